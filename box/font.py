# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The box's own fonts, with every character of both languages, for adafruit_display_text.

small(), large() and tiny() make a font the first time it is asked for. Lay lines out with
text_width(), and hand a label what compose() makes of its text.
"""

import bitmaptools
import displayio
from fontio import Glyph
from micropython import const

from box import pictures

_FIRST = const(0x20)
_BEYOND_ASCII = const(0x7F)
_LINES = const(0xE000)  # and up: whole lines, see Font.compose
_MOST_LINES = const(8)
_LINE_WIDTH = const(128)  # px: of the panel

_cache = {}


class Font:
    """A proportional font over one Bitmap of equal cells.

    `ascent` and `descent` are the rows above and below the baseline in px, labels read them;
    `gap` is the empty px at the end of every character's advance, `advances` are those of the
    cells, the space first.
    """

    def __init__(self, width, height, ascent, gap, others, advances, packed):
        self.gap = gap
        self.ascent = ascent
        self.descent = height - ascent
        self._width = width
        self._height = height
        self._others = others
        self.advances = advances
        self._sheet = pictures.unpack(width * len(advances), packed)
        self._line_bitmap = displayio.Bitmap(_LINE_WIDTH, height, 2)
        self._lines = []  # what the last compose() made,
        self._line_code = _LINES  # and the code of the first of them

    def get_bounding_box(self):
        """(width, height) of the cell in px."""
        return (self._width, self._height)

    def _place(self, codepoint):
        """The number of the cell; the last one, a box, for characters that nobody drew."""
        if _FIRST <= codepoint < _BEYOND_ASCII:
            return codepoint - _FIRST
        place = self._others.find(chr(codepoint))
        return place + _BEYOND_ASCII - _FIRST if place >= 0 else len(self.advances) - 1

    def get_glyph(self, codepoint):
        """The fontio.Glyph of a character; never None."""
        if 0 <= codepoint - self._line_code < len(self._lines):
            return self._lines[codepoint - self._line_code]
        place = self._place(codepoint)
        return self._glyph(self._sheet, place, self._width, self.advances[place])

    def _glyph(self, bitmap, place, width, advance):
        return Glyph(bitmap, place, width, self._height, 0, -self.descent, advance, 0)

    def compose(self, text, before=""):
        """A text for a label, to be set at once, that looks like ``text`` and is quicker.

        text: one, perhaps of several lines, or the parts of a line as (text, x). before: the text
        that the label has, composed or not.

        A label takes 1.6 ms for every character on the board, most of it for what the box does not
        use. So each line is drawn here, and is one character for the label; a later compose()
        forgets it.
        """
        # A label does not draw a text that it has. More codes than these would be more names: the
        # firmware keeps every character that it ever met.
        code = _LINES + _MOST_LINES if before[:1] == chr(_LINES) else _LINES
        if isinstance(text, tuple):
            lines = [self._line(text, self._line_bitmap)]
        elif "\n" in text:
            lines = [self._line(((line, 0),)) for line in text.split("\n")]
        else:
            lines = [self._line(((text, 0),), self._line_bitmap)]
        self._lines = lines
        self._line_code = code
        return "\n".join([chr(code + number) for number in range(len(lines))])

    def _line(self, parts, bitmap=None):
        """A glyph that is a whole line, in the bitmap if it has room there."""
        text, x = parts[-1]
        width = max(1, x + text_width(self, text))
        height = self._height
        if bitmap is None or width > _LINE_WIDTH:
            bitmap = displayio.Bitmap(width, height, 2)
        else:
            bitmap.fill(0)
        sheet = self._sheet
        blit = bitmaptools.blit
        for text, x in parts:
            for character in text:
                code = ord(character)
                place = code - _FIRST if _FIRST <= code < _BEYOND_ASCII else self._place(code)
                advance = self.advances[place]
                if place:  # 0 is the space
                    left = place * self._width
                    right = left + advance - self.gap
                    blit(bitmap, sheet, x, 0, x1=left, y1=0, x2=right, y2=height)
                x += advance
        return self._glyph(bitmap, 0, width, width)

    def advance(self, codepoint):
        """From this character's left edge to the next one's in px."""
        return self.advances[self._place(codepoint)]


def text_width(font, text):
    """The px from the first to the last column of one line of text; 0 for ""."""
    width = 0
    advances = font.advances
    for character in text:
        code = ord(character)
        # most are, and a call takes as long as all the rest
        if _FIRST <= code < _BEYOND_ASCII:
            width += advances[code - _FIRST]
        else:
            width += font.advance(code)
    return width and width - font.gap


def _font(name):
    font = _cache.get(name)
    if font is None:
        font = _cache[name] = Font(*pictures.take("glyphs", name))
    return font


def small():
    """For lines of text: capitals 7 px, small letters 5, cell 6 x 10; lines may lie 9 px apart."""
    return _font("SMALL")


def large():
    """For names and hands: bold, capitals 11 px, small letters 8, cell 10 x 16."""
    return _font("LARGE")


def tiny():
    """For tables that must fit: capitals 5 px, small letters 4, cell 5 x 7."""
    return _font("TINY")
