# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The quick reference: all 21 hands in order and what Mitchis are worth, on one screen."""

from box import font
from box.screens.base import Screen
from box.view import LINE, RIGHT, WIDTH
from box.words import say
from mitchi.hands import HANDS, group

_HANDS_X = 32  # where the hands of a line begin
_HAND_WIDTH = 16
_TABLE_X = 100  # the scoring stands in the corner that the short lines leave free
_TABLE_STEP = 8
_POTS = (1, 2, 4, 6)  # points for 0 to 3 Mitchis


class Reference(Screen):
    """A line for each group, the best on top, the best hand of each first."""

    def words(self):
        return (say("go_on"), "", say("back"))

    def roll(self):
        self.app.back()

    def stop(self):
        self.app.back()

    def draw(self, view):
        tiny = font.tiny()
        line = -1
        last = None
        for hand in HANDS:
            if group(hand) != last:
                last = group(hand)
                line += 1
                pairs = []
                view.text(say("short_" + last), 0, line * LINE + 2, face=tiny)
            view.text(str(hand), _HANDS_X + len(pairs) * _HAND_WIDTH, line * LINE)
            pairs.append(hand)
        y = 4 * LINE
        for number, pot in enumerate(_POTS):
            x = _TABLE_X + number * _TABLE_STEP
            view.text(str(number), x, y + 2, face=tiny)
            view.text(str(pot), x - 1, y + LINE)
        view.text(say("mitchis"), _TABLE_X - 4, y + 2, RIGHT, tiny)
        view.text(say("pot_short"), _TABLE_X - 4, y + LINE + 2, RIGHT, tiny)
        view.rectangle(_TABLE_X - 2, y + LINE - 1, WIDTH - _TABLE_X + 2, 1)
