# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The picture on the panel: screens say what stands where, the view changes only what differs.

A screen draws by calling ``text``, ``rectangle`` and ``tile`` between ``begin`` and ``end``. The
view keeps the displayio objects of the last picture and reuses them, so a redraw of the same
picture costs no byte on the wire and makes no object. Coordinates are pixels from the top left
corner of the panel.
"""

import bitmaptools
import displayio
from adafruit_display_text.bitmap_label import Label
from micropython import const

from box import font, pictures

# The panel has 128 columns; the last is left free, for the picture moves by one against burn-in.
WIDTH = const(127)
HEIGHT = const(64)
LINE = const(9)  # the pitch of lines of small text
WORDS_Y = const(54)  # the top of the bottom line, where the three buttons' words stand
_DESCENDERS = "gjpqyQÇç,;"
_WORD_GAP = const(4)  # px between two words of the bottom line
LEFT, CENTRE, RIGHT = const(0), const(1), const(2)
DIE, SMALL_DIE, ICON, LOGO = const(0), const(1), const(2), const(3)
_SHEETS = (pictures.dice_sheet, pictures.small_dice_sheet, pictures.icon_sheet, pictures.logo)
_SIDES = (32, 16, 8, 0)  # px of a tile; 0: the sheet is one tile
_WHITE = const(0xFFFFFF)


def two_colours():
    """A palette in which 0 is see-through and 1 is lit."""
    palette = displayio.Palette(2)
    palette[0] = 0
    palette[1] = _WHITE
    palette.make_transparent(0)
    return palette


def overlap(one, other):
    """Whether two rectangles (x, y, width, height, ...) share a pixel."""
    return (
        one[0] < other[0] + other[2]
        and other[0] < one[0] + one[2]
        and one[1] < other[1] + other[3]
        and other[1] < one[1] + one[3]
    )


class _Line:
    """One label of the pool, and what it shows now."""

    def __init__(self, face):
        self.label = Label(face, text=" ", color=_WHITE)
        self.top = self.label.bounding_box[1]
        self.text = " "
        self.dark = False

    def show(self, text, x, y, dark):
        label = self.label
        if text != self.text:
            self.text = text
            label.text = text
        if dark != self.dark:
            self.dark = dark
            label.color = 0 if dark else _WHITE
        y -= self.top
        if label.x != x:
            label.x = x
        if label.y != y:
            label.y = y
        if label.hidden:
            label.hidden = False


class View:
    """Draws on ``display`` (a displayio display of 128 x 64 pixels, refreshed by its owner)."""

    def __init__(self, display):
        self._palette = two_colours()
        self._ink = displayio.Bitmap(WIDTH + 1, HEIGHT, 2)
        self._rectangles = []
        self._new_rectangles = []
        self._tiles = {}  # sheet number -> [TileGrid]
        self._lines = {}  # font -> [_Line]
        self._used = {}  # sheet or font -> how many this picture has used so far
        self._tile_group = displayio.Group()
        self._line_group = displayio.Group()
        root = displayio.Group()
        root.append(displayio.TileGrid(self._ink, pixel_shader=self._palette))
        root.append(self._tile_group)
        root.append(self._line_group)
        self.root = root
        if display is not None:
            display.root_group = root

    def shift(self):
        """Move the picture by a pixel, to and fro, so that none is lit for ever."""
        self.root.x = 1 - self.root.x

    def begin(self):
        """Start a new picture."""
        for key in self._used:
            self._used[key] = 0
        self._new_rectangles = []

    def text(self, text, x, y, align=LEFT, face=None, dark=False):
        """Write ``text`` with its top at y; x is its left end, its middle or the pixel after its
        right end."""
        if not text:
            return
        face = face or font.small()
        if align:
            width = font.text_width(face, text)
            x -= width if align == RIGHT else width // 2
        index = self._used.get(face, 0)
        self._used[face] = index + 1
        lines = self._lines.setdefault(face, [])
        if index == len(lines):
            lines.append(_Line(face))
            self._line_group.append(lines[index].label)
        lines[index].show(text, x, y, dark)

    def rectangle(self, x, y, width, height, colour=1):
        """Fill a rectangle under the text: colour 1 is lit, 0 dark. Later ones lie over earlier
        ones."""
        if width > 0 and height > 0:
            self._new_rectangles.append((x, y, width, height, colour))

    def tile(self, sheet, number, x, y):
        """Put tile ``number`` of a sheet (DIE, SMALL_DIE, ICON or LOGO) at x, y; returns its
        TileGrid."""
        index = self._used.get(sheet, 0)
        self._used[sheet] = index + 1
        tiles = self._tiles.setdefault(sheet, [])
        if index == len(tiles):
            bitmap = _SHEETS[sheet]()
            side = _SIDES[sheet]
            grid = displayio.TileGrid(
                bitmap,
                pixel_shader=self._palette,
                tile_width=side or bitmap.width,
                tile_height=side or bitmap.height,
            )
            tiles.append(grid)
            self._tile_group.append(grid)
        grid = tiles[index]
        if grid[0] != number:
            grid[0] = number
        if grid.x != x:
            grid.x = x
        if grid.y != y:
            grid.y = y
        if grid.hidden:
            grid.hidden = False
        return grid

    def end(self):
        """Finish the picture: hide what it did not use, fill what changed."""
        for face in self._lines:
            lines = self._lines[face]
            for index in range(self._used.get(face, 0), len(lines)):
                if not lines[index].label.hidden:
                    lines[index].label.hidden = True
        for sheet in self._tiles:
            tiles = self._tiles[sheet]
            for index in range(self._used.get(sheet, 0), len(tiles)):
                if not tiles[index].hidden:
                    tiles[index].hidden = True
        old, new = self._rectangles, self._new_rectangles
        if old != new:
            self._fill_changed(old, new)
            self._rectangles = new

    def _fill_changed(self, old, new):
        gone = [one for one in old if one not in new]
        changed = gone + [one for one in new if one not in old]
        for x, y, width, height, _ in gone:
            bitmaptools.fill_region(self._ink, x, y, x + width, y + height, 0)
        for one in new:
            for other in changed:
                if overlap(one, other):
                    x, y, width, height, colour = one
                    bitmaptools.fill_region(self._ink, x, y, x + width, y + height, colour)
                    break

    def words(self, words, down=(False, False, False)):
        """The bottom line: the word of each button above it, dark on light while it is held
        down."""
        small = font.small()
        left, middle, right = [font.text_width(small, word) for word in words]
        right_x = WIDTH - 2 - right
        # in the middle of the panel, but for two long neighbours: then in the middle between them
        middle_x = max(WIDTH // 2 - middle // 2, 2 + left + _WORD_GAP if left else 0)
        middle_x = min(middle_x, right_x - _WORD_GAP - middle if right else WIDTH)
        for word, x, width, is_down in zip(
            words, (2, middle_x, right_x), (left, middle, right), down
        ):
            if word:
                if is_down:
                    self.bar(word, x - 2, WORDS_Y, width + 4)
                self.text(word, x, WORDS_Y, dark=is_down)

    def bar(self, text, x, y, width):
        """A lit bar behind ``text``, small and with its top at ``y``; write on it with
        dark=True."""
        # no lower than the text, or the bar would touch the next line's capitals
        for character in text:
            if character in _DESCENDERS:
                self.rectangle(x, y, width, LINE + 1)
                return
        self.rectangle(x, y, width, LINE)


def fit(text, width, face=None):
    """``text``, shortened with an ellipsis if it is wider than ``width`` px."""
    face = face or font.small()
    if font.text_width(face, text) <= width:
        return text
    while text and font.text_width(face, text + "…") > width:
        text = text[:-1]
    return text + "…"


def wrap(text, width=WIDTH, face=None):
    """The lines of ``text``, none wider than ``width`` px where its words allow; newlines are
    kept."""
    face = face or font.small()
    lines = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = line + " " + word if line else word
            if line and font.text_width(face, longer) > width:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return lines
