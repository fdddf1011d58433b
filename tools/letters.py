# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The box's fonts as plain columns of bits, for tools that write or read text in pixels.

Needs neither displayio nor a board: it reads the packed sheets of box/glyphs.py by itself.
"""

from box import glyphs

_ASCII = "".join(chr(code) for code in range(0x20, 0x7F))


class Letters:
    """The letters of one font.

    height: rows of a cell. columns: {character: tuple of ints, one a column of its advance, bit r
    set where row r from the top is lit}.
    """

    def __init__(self, packed_font):
        width, height, _, _, others, advances, packed = packed_font
        self.height = height
        self.columns = {}
        stride = (width * len(advances) + 31) // 32 * 4
        for place, character in enumerate(_ASCII + others):
            columns = []
            for x in range(place * width, place * width + advances[place]):
                column = 0
                # the advance of the widest letters is a column wider than the cell
                if x < (place + 1) * width:
                    for row in range(height):
                        if packed[row * stride + x // 8] & (0x80 >> x % 8):
                            column |= 1 << row
                columns.append(column)
            self.columns[character] = tuple(columns)

    def rows(self, text):
        """`text` as rows of 0 and 1, one a pixel. KeyError for a character that nobody drew."""
        columns = [column for character in text for column in self.columns[character]]
        return [bytes(column >> row & 1 for column in columns) for row in range(self.height)]


SMALL = Letters(glyphs.SMALL)
LARGE = Letters(glyphs.LARGE)
TINY = Letters(glyphs.TINY)
