# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The quick reference: all 21 hands in order and what Mitchis are worth, on one screen."""

from box import font
from box.screens.base import Sheet
from box.view import LEFT, LINE, RIGHT, WIDTH
from box.words import say
from mitchi.hands import HANDS, group

_HANDS_X = 29  # where the hands of a line begin
_CAPTION_X = 100  # the right end of the captions of the scoring, in the corner that is free
_POTS = (1, 2, 4, 6)  # points for 0 to 3 Mitchis


class Reference(Sheet):
    """A line for each group, the best on top, the best hand of each first."""

    def draw(self, view):
        tiny = font.tiny()
        lines = _lines()
        # as few labels as can be: each takes long to make
        view.text("\n".join([say("short_" + name) for name, _ in lines]), 0, 2, face=tiny)
        view.text("\n".join([_row(hands) for _, hands in lines]), _HANDS_X, 0)
        y = 4 * LINE + 2
        scoring = (("mitchis", range(len(_POTS))), ("pot_short", _POTS))
        for name, values in scoring:
            parts = ((say(name), _CAPTION_X, RIGHT), (_row(values), _CAPTION_X + 3, LEFT))
            view.row(parts, y, face=tiny)
            y += LINE
        view.rectangle(_CAPTION_X + 2, y - LINE - 2, WIDTH - _CAPTION_X - 2, 1)


def _lines():
    """The groups from the best on, each with its hands."""
    lines = []
    for hand in HANDS:
        if not lines or lines[-1][0] != group(hand):
            lines.append((group(hand), []))
        lines[-1][1].append(hand)
    return lines


def _row(numbers):
    return " ".join([str(number) for number in numbers])
