# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Reads the settings: from settings.toml, then what was chosen on the box itself.

Needed once, when the box starts, and forgotten then.
"""

from box import words
from box.settings import BRIGHTNESS_LEVELS, MOST_PLAYERS, STRENGTHS
from mitchi.game import check_name

# What the journal may keep of the settings that are numbers, and from where to where they go.
_KEPT = {
    "limit": (1, 999),
    "brightness": (1, len(BRIGHTNESS_LEVELS)),
    "sound": (0, 1),
    "animation": (0, 1),
    "strength": (0, len(STRENGTHS) - 1),
    "sleep_minutes": (0, 60),
}
_YES_NO = {"1": 1, "true": 1, "0": 0, "false": 0}


def names_in(text):
    """The player names in a comma separated text, or None if nobody can play under one of them or
    it is there twice."""
    names = [name.strip() for name in text.split(",")] if text.strip() else []
    if len(names) > MOST_PLAYERS:
        return None
    for index, name in enumerate(names):
        try:
            check_name(name)
        except ValueError:
            return None
        if name in names[:index]:
            return None
    return tuple(names)


def read(settings, hardware, kept):
    """Sets every attribute of a Settings."""
    settings.problems = problems = []

    def setting(key, default, is_good):
        value = hardware.setting(key, default)
        if is_good(value):
            return value
        problems.append((key, value))
        return default

    def number(key, default, least, most):
        return setting(key, default, lambda value: least <= value <= most)

    def yes_no(key):
        return _YES_NO[str(setting(key, 1, lambda value: str(value).lower() in _YES_NO)).lower()]

    settings.language = setting("LANGUAGE", "", lambda code: not code or code in words.LANGUAGES)
    settings.limit = number("LIMIT", 25, 1, 999)
    settings.brightness = number("BRIGHTNESS", 3, 1, len(BRIGHTNESS_LEVELS))
    settings.sound = yes_no("SOUND")
    settings.animation = yes_no("ANIMATION")
    settings.sleep_minutes = number("SLEEP_MINUTES", 5, 0, 60)  # 0: never
    settings.strength = 0  # in STRENGTHS
    settings.names = names_in(setting("PLAYERS", "", lambda text: names_in(text) is not None))
    problems.extend(hardware.wrong_settings)
    _take_kept(settings, kept)


def _take_kept(settings, kept):
    """What was chosen on the box itself counts for more than settings.toml."""
    for name in kept:
        if name == "language":
            if kept[name] in words.LANGUAGES:
                settings.language = kept[name]
        elif name in _KEPT and _KEPT[name][0] <= kept[name] <= _KEPT[name][1]:
            setattr(settings, name, kept[name])
