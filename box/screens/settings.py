# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The settings, and the choice of the language."""

from box.screens.lists import Menu, Picker
from box.settings import BRIGHTNESS_LEVELS, SLEEP_MINUTES, STRENGTHS
from box.version import VERSION
from box.view import LINE, LOGO
from box.words import say


def toggle(app, name):
    """Turn a setting that is on off, and the other way round."""
    app.change_setting(name, 0 if getattr(app.settings, name) else 1)


def on_off(value):
    """On or off, in words."""
    return say("on") if value else say("off")


def minutes(number):
    """So many minutes, or never."""
    return say("minutes", number) if number else say("never")


def _next(values, value):
    """The one of ``values`` after ``value``, which need not be one of them; the first after the
    last."""
    for each in values:
        if each > value:
            return each
    return values[0]


def settings_menu(app):
    """All that may be chosen; a choice acts at once."""
    settings = app.settings

    def brighter():
        app.change_setting("brightness", settings.brightness % len(BRIGHTNESS_LEVELS) + 1)

    def ask_limit():
        def accept(limit):
            app.change_setting("limit", limit)
            app.back()

        app.open(
            Picker(app, say("default_limit"), settings.limits, settings.limit, accept, app.back)
        )

    items = [
        (
            say("language"),
            lambda: app.open(language_menu(app, app.back)),
            lambda: say("language_name"),
        ),
        (
            say("brightness"),
            brighter,
            lambda: str(settings.brightness) + "/" + str(len(BRIGHTNESS_LEVELS)),
        ),
        (say("sound"), lambda: toggle(app, "sound"), lambda: on_off(settings.sound)),
        (say("animation"), lambda: toggle(app, "animation"), lambda: on_off(settings.animation)),
        (
            say("strength"),
            lambda: app.change_setting("strength", (settings.strength + 1) % len(STRENGTHS)),
            lambda: say(STRENGTHS[settings.strength]),
        ),
        (
            say("sleep"),
            lambda: app.change_setting(
                "sleep_minutes", _next(SLEEP_MINUTES, settings.sleep_minutes)
            ),
            lambda: minutes(settings.sleep_minutes),
        ),
        (say("default_limit"), ask_limit, lambda: str(settings.limit)),
        (say("hardware_test"), app.open_hardware_test),
    ]
    return Menu(app, say("settings"), items, app.back, VERSION)


def language_menu(app, back=None):
    """The choice of the language, asked in both; ``back`` is None on the first start, when one
    must be chosen."""

    def choose(language):
        app.change_language(language)

    items = [("Español", lambda: choose("es")), ("English", lambda: choose("en"))]
    return LanguageMenu(app, "Idioma · Language", items, back)


class LanguageMenu(Menu):
    """The first thing that a new owner sees: the name of the game over the two languages."""

    def words(self):
        back = say("back") if self._back else ""
        return ("OK", "▼", back)

    def draw(self, view):
        view.tile(LOGO, 0, 6, 0)
        for index, item in enumerate(self.items):
            self.draw_item(view, item, 34 + index * LINE, index == self.marked)
