# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""What the owner may choose: from settings.toml at first, then on the Settings screen."""

from box import words
from mitchi.game import check_name

BRIGHTNESS_LEVELS = (0.02, 0.15, 0.4, 0.7, 1.0)  # of the panel, for the steps 1 to 5
LIMITS = (5, 10, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 300, 500, 999)  # points, on offer
STRENGTHS = ("mixed", "easy", "medium", "hard")  # of the opponents in a practice game
MOST_PLAYERS = 12
LONGEST_NAME = 12  # characters
SLEEP_MINUTES = (0, 1, 2, 5, 10, 20, 60)  # on offer
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


class Settings:
    """The settings as plain attributes; ``problems`` lists (key, value) of lines that were no
    use."""

    def __init__(self, hardware, kept=None):
        self.problems = []
        self._hardware = hardware
        self.language = self._choice("LANGUAGE", "", ("",) + words.LANGUAGES)
        self.limit = self._number("LIMIT", 25, 1, 999)
        self.brightness = self._number("BRIGHTNESS", 3, 1, len(BRIGHTNESS_LEVELS))
        self.sound = self._yes_no("SOUND", 1)
        self.animation = self._yes_no("ANIMATION", 1)
        self.sleep_minutes = self._number("SLEEP_MINUTES", 5, 0, 60)  # 0: never
        self.strength = 0  # in STRENGTHS
        names = hardware.setting("PLAYERS", "")
        self.names = names_in(names)
        if self.names is None:
            self.problems.append(("PLAYERS", names))
            self.names = ()
        self.problems.extend(hardware.wrong_settings)
        self._take_kept(kept or {})

    def _take_kept(self, kept):
        """What was chosen on the box itself counts for more than settings.toml."""
        for name in kept:
            if name == "language":
                if kept[name] in words.LANGUAGES:
                    self.language = kept[name]
            elif name in _KEPT and _KEPT[name][0] <= kept[name] <= _KEPT[name][1]:
                setattr(self, name, kept[name])

    def _wrong(self, key, value, default):
        self.problems.append((key, value))
        return default

    def _choice(self, key, default, choices):
        value = self._hardware.setting(key, default)
        return value if value in choices else self._wrong(key, value, default)

    def _number(self, key, default, least, most):
        value = self._hardware.setting(key, default)
        return value if least <= value <= most else self._wrong(key, value, default)

    def _yes_no(self, key, default):
        value = self._hardware.setting(key, default)
        known = _YES_NO.get(str(value).lower())
        return self._wrong(key, value, default) if known is None else known

    @property
    def limits(self):
        """The point limits on offer, the owner's own among them."""
        return LIMITS if self.limit in LIMITS else tuple(sorted(LIMITS + (self.limit,)))
