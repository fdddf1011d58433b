# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The menus: home, and the one that a hold of STOP brings during a game.

What they lead to is imported when it is chosen, and forgotten when a game begins (box/modules.py).
"""

from box.screens.base import draw_battery, title
from box.screens.lists import Menu
from box.view import WIDTH
from box.words import say


class Home(Menu):
    """The first screen, with the battery's mark."""

    def draw_title(self, view):
        care = self.app.care
        end = WIDTH - draw_battery(view, care.level)
        title(view, self.heading, say("battery_low") if care.is_low else "", end)


def home(app):
    """The first screen: a game cut off comes first."""
    items = [
        (say("play"), lambda: set_up(app)),
        (say("practice"), lambda: set_up(app, is_practice=True)),
        (say("reference"), lambda: open_reference(app)),
        (say("rules"), lambda: open_rules(app)),
        (say("saved_games"), lambda: open_statistics(app)),
        (say("settings"), lambda: open_settings(app)),
    ]
    if app.session.is_on:
        items.insert(0, (say("resume"), app.resume))
    return Home(app, "Mitchi", items)


def game_menu(app):
    """What a hold of STOP brings during a game."""
    items = [
        (say("go_on_playing"), app.back),
        (say("scores"), lambda: open_scores(app)),
        (say("reference"), lambda: open_reference(app)),
        (say("rules"), lambda: open_rules(app)),
        (
            say("sound"),
            lambda: app.change_setting("sound", 1 - app.settings.sound),
            lambda: say("on") if app.settings.sound else say("off"),
        ),
        (say("end_game"), lambda: app.open(end_question(app))),
    ]
    if app.screen.may_choose:
        items.insert(1, (say("odds"), app.open_odds))
    return Menu(app, say("game"), items, app.back)


def end_question(app):
    """Whether to end the game for good."""
    answers = [(say("no"), app.back), (say("yes"), app.end_game)]
    return Menu(app, say("end_game_question"), answers, app.back)


def set_up(app, is_practice=False):
    """Ask for what a new game needs."""
    from box.screens.setup import SetUp

    SetUp(app, is_practice).ask_number()


def open_reference(app):
    """The quick reference."""
    from box.screens.reference import Reference

    app.open(Reference(app))


def open_rules(app):
    """The rules in short."""
    from box.screens.rules import Rules

    app.open(Rules(app))


def open_statistics(app):
    """What the box has counted."""
    from box.screens.statistics import statistics_menu

    app.open(statistics_menu(app))


def open_settings(app):
    """All that may be chosen."""
    from box.screens.settings import settings_menu

    app.open(settings_menu(app))


def open_scores(app):
    """Who has how many points."""
    from box.screens.rounds import Scores

    app.open(Scores(app))
