# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""What the owner may choose: from settings.toml at first, then on the Settings screen."""

from box import modules

BRIGHTNESS_LEVELS = (0.02, 0.15, 0.4, 0.7, 1.0)  # of the panel, for the steps 1 to 5
LIMITS = (5, 10, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 300, 500, 999)  # points, on offer
STRENGTHS = ("mixed", "easy", "medium", "hard")  # of the opponents in a practice game
MOST_PLAYERS = 12
LONGEST_NAME = 12  # characters
SLEEP_MINUTES = (0, 1, 2, 5, 10, 20, 60)  # on offer


class Settings:
    """The settings as plain attributes; box/settings_reader.py tells which, and what each may be.

    kept: a dict of what the journal kept of them. ``problems`` lists (key, value) of lines of
    settings.toml that were no use; None stands for a value that cannot be read.
    """

    def __init__(self, hardware, kept=None):
        from box import settings_reader  # here, so that its memory can be had back

        modules.forget("box.settings_reader")
        settings_reader.read(self, hardware, kept or {})

    @property
    def limits(self):
        """The point limits on offer, the owner's own among them."""
        return LIMITS if self.limit in LIMITS else tuple(sorted(LIMITS + (self.limit,)))
