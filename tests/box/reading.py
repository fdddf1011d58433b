# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Reads the text on a panel from its pixels, so that a test can say what a person would read.

    assert "Luis takes 2" in read(box)

Knows the letters of the box's fonts, light on dark and dark on light, and nothing of the app.
"""

from tools.letters import LARGE, SMALL, TINY

WIDTH, HEIGHT = 128, 64  # px


MOST_MISSING = 3  # px of a letter that a neighbouring line may lie over


class _Face:
    """One font, ready to be searched for.

    The rows of a cell that a neighbouring line may reach into are no part of the key; of letters
    that differ there only, such as N and Ñ, the one that fits best is taken.
    """

    def __init__(self, letters, first_row, last_row):
        self.height = letters.height
        self.rows = (first_row, last_row)
        self.mask = sum(1 << row for row in range(first_row, last_row + 1))
        self.space = len(letters.columns[" "])
        self.by_beginning = {}
        for character, columns in letters.columns.items():
            key = tuple(column & self.mask for column in columns)
            if any(key):
                ink = sum(bin(column).count("1") for column in columns)
                candidates = self.by_beginning.setdefault(key[:2], [])
                candidates.append((ink, character, key, columns))
        for candidates in self.by_beginning.values():
            candidates.sort(reverse=True)

    def match(self, columns, x):
        """The letter that begins at column x as (ink, character, width), or None."""
        mask = self.mask
        best = None
        beginning = (columns[x] & mask, columns[x + 1] & mask)
        for ink, character, key, letter in self.by_beginning.get(beginning, ()):
            seen = columns[x : x + len(key)]
            if key == tuple([column & mask for column in seen]):
                differs = self._difference(letter, seen)
                if differs is not None and (best is None or differs < best[0]):
                    best = (differs, ink, character, len(key))
        return best and best[1:]

    def _difference(self, letter, seen):
        """How badly a letter fits what is seen in the shared rows: ink of its own that is missing
        there counts for more than ink of the neighbours. None if it cannot be this letter."""
        through = (1 << self.height) - 1  # rows that are lit all along: the edge of a bar or a die
        for column in seen:
            through &= column
        rows = 0xFFFF & ~(self.mask | through)
        missing = sum(bin(own & ~there & rows).count("1") for own, there in zip(letter, seen))
        if missing > MOST_MISSING:
            return None
        others = sum(bin(there & ~own & rows).count("1") for own, there in zip(letter, seen))
        return 3 * missing + others


_FACES = (_Face(LARGE, 4, 12), _Face(SMALL, 1, 7), _Face(TINY, 0, 6))
_STROKES = set(" .,:;'`-–_|")  # alone they are rules and edges rather than text
_GAP = 9  # blank px between two texts that stand on the same line


def _columns(rows, inverted):
    """The columns of the panel as numbers, bit r for row r; blank ones beyond the right edge."""
    columns = [0] * WIDTH
    for y, row in enumerate(rows):
        for x, pixel in enumerate(row):
            if pixel != inverted:
                columns[x] |= 1 << y
    return columns + [0] * 16


def _runs(columns, face):
    """Every (ink, x, end, text) of letters that stand side by side."""
    x = 0
    while x < WIDTH:
        text, start, end, ink, blanks = "", 0, 0, 0, 0
        while x < WIDTH and blanks < _GAP:
            letter = face.match(columns, x)
            if letter:
                start = start if text else x
                text += " " * (blanks // face.space) + letter[1]
                ink += letter[0]
                x += letter[2]
                end, blanks = x, 0
            elif columns[x] & face.mask:
                break
            else:
                blanks += 1 if text else 0
                x += 1
        if text:
            yield ink, start, end, text
        if blanks < _GAP:  # something that cannot be read
            while x < WIDTH and columns[x] & face.mask:
                x += 1


def read_rows(rows):
    """The texts in 64 rows of 128 pixels: [(y, x, text)], from the top, from the left."""
    found = []
    for inverted in (0, 1):
        whole = _columns(rows, inverted)
        for face in _FACES:
            cell = (1 << face.height) - 1
            for top in range(1 - face.height, HEIGHT):
                columns = [
                    (column >> top if top > 0 else column << -top) & cell for column in whole
                ]
                for ink, x, end, text in _runs(columns, face):
                    core = (top + face.rows[0], top + face.rows[1])
                    found.append((ink, top, x, end, text, core))
    found.sort(key=lambda run: (-run[0], run[1], run[2]))
    taken = []
    for run in found:
        if not set(run[4]) <= _STROKES and not any(_share(run, other) for other in taken):
            taken.append(run)
    return sorted((run[1], run[2], run[4]) for run in taken)


def _share(one, other):
    """Whether two runs lie over each other by more than the rows that lines may share."""
    (top, bottom), (other_top, other_bottom) = one[5], other[5]
    above_each_other = bottom < other_top or other_bottom < top
    return not above_each_other and one[2] < other[3] and other[2] < one[3]


def read(box):
    """What stands on the panel of a Simulator, line by line; two blanks part texts of one line."""
    lines = {}
    for y, x, text in read_rows(box.pixels()):
        lines.setdefault(y, []).append((x, text))
    return "\n".join("  ".join(text for _, text in lines[y]) for y in sorted(lines))
