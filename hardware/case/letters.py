# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Draws the raised words of the button caps with lines of one width, so that no font is needed."""

import math

from build123d import Pos, Rot, SlotCenterToCenter, extrude

# Each letter as lines through points of a field 4 wide and 6 high.
_LETTERS = {
    "A": ("00 26 40", "12 32"),
    "D": ("00 06 26 45 41 20 00",),
    "E": ("40 00 06 46", "03 33"),
    "G": ("45 36 16 05 01 10 30 41 43 23",),
    "I": ("20 26",),
    "K": ("00 06", "46 03 40"),
    "L": ("06 00 40",),
    "N": ("00 06 40 46",),
    "O": ("10 01 05 16 36 45 41 30 10",),
    "P": ("00 06 36 45 44 33 03",),
    "R": ("00 06 36 45 44 33 03", "23 40"),
    "S": ("01 10 30 41 42 33 13 04 05 16 36 45",),
    "T": ("06 46", "26 20"),
    "U": ("06 01 10 30 41 46",),
}
_NARROW = {"I": 0.5}  # of a letter's width

# What the caps say: the buttons' names in English, the words on the screen in Spanish.
WORDS = {"en": ("ROLL", "KEEP", "STOP"), "es": ("TIRO", "GUARDO", "PLANTO")}


def lines(word, width, height, stroke, gap):
    """Return the word as lists of points round (0, 0), and nothing outside of width and height.

    stroke is the width of a line and gap the room between two letters, in mm. A letter is at most
    0.8 times as wide as it is high.
    """
    count = sum(_NARROW.get(letter, 1) for letter in word)
    letter_width = (width - gap * (len(word) - 1)) / count
    letter_width = min(letter_width, 0.8 * height)
    left = -(letter_width * count + gap * (len(word) - 1)) / 2
    drawn = []
    for letter in word:
        share = _NARROW.get(letter, 1)
        across = letter_width - stroke
        middle = left + letter_width * share / 2
        for line in _LETTERS[letter]:
            drawn.append(
                [
                    (
                        middle + (int(point[0]) - 2) / 4 * across,
                        (int(point[1]) - 3) / 6 * (height - stroke),
                    )
                    for point in line.split()
                ]
            )
        left += letter_width * share + gap
    return drawn


def raised(word, width, height, stroke, rise, gap):
    """Return the word as one solid from z = 0 to rise, in the middle of (0, 0)."""
    sketch = None
    for line in lines(word, width, height, stroke, gap):
        for start, end in zip(line, line[1:]):
            part = _stroke(start, end, stroke)
            sketch = part if sketch is None else sketch + part
    return extrude(sketch, rise)


def _stroke(start, end, width):
    (x0, y0), (x1, y1) = start, end
    length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
    turn = math.degrees(math.atan2(y1 - y0, x1 - x0))
    return Pos((x0 + x1) / 2, (y0 + y1) / 2) * Rot(0, 0, turn) * SlotCenterToCenter(length, width)

