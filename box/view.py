# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The picture on the panel: screens say what stands where, the view changes only what differs.

A screen draws by calling ``text``, ``rectangle`` and ``tile`` between ``begin`` and ``end``. The
view keeps the displayio objects of the last picture and reuses them, so a redraw of the same
picture costs no byte on the wire and makes no object. Coordinates are pixels from the top left
corner of the panel.
"""

import displayio
from adafruit_display_text.bitmap_label import Label
from micropython import const
from vectorio import Rectangle

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
_LABELS = const(9)  # of small text, made at the start: a label takes 8 ms or more to make
_LARGE_LABELS = const(2)  # of each other font that are kept
_WHITE = const(0xFFFFFF)
# px: displayio sends what was and what is of everything apart; beyond this, the whole panel is less
_MUCH = const(7500)


def two_colours(is_clear=False):
    """A palette of 0, dark, and 1, lit; 0 can be clear instead, for what lies on a bar."""
    palette = displayio.Palette(2)
    palette[0] = 0
    palette[1] = _WHITE
    if is_clear:
        palette.make_transparent(0)
    return palette


def _sent(width, height):
    """About how many px' worth of bytes are sent for a part of the picture: a byte is 8 px, one
    above the other, and 16 bytes say where it is."""
    return width * (height + 6) + 128


class _Line(Label):
    """One label of the pool, and what it shows now.

    shown: the text, or the parts of a row as (text, x). picture: the number of the last picture
    that showed it.
    """

    def __init__(self, face):
        # where a text has lines, they lie LINE px apart
        spacing = (LINE + 0.5) / face.get_bounding_box()[1]
        super().__init__(face, text=" ", color=_WHITE, line_spacing=spacing)
        self.shown = " "
        self.hidden = True
        self.top = self.bounding_box[1]
        self.dark = False
        self.picture = 0

    def show(self, text, x, y, dark):
        """Show ``text``; returns how many px of the picture that changes, roughly."""
        y -= self.top
        changed = 0
        if text != self.shown or x != self.x or y != self.y or self.hidden:
            # what a hidden label showed is sent, too, when it gets another text
            changed = 0 if self.hidden and text == self.shown else self._size()
            if text != self.shown:
                self.shown = text
                self.text = self.font.compose(text, self.text)
            self.x = x
            self.y = y
            if self.hidden:
                self.hidden = False
            changed += self._size()
        if dark != self.dark:
            self.dark = dark
            self.color = 0 if dark else _WHITE
            changed += self._size()
        return changed

    def hide(self):
        """Show nothing; returns how many px of the picture that changes."""
        if self.hidden:
            return 0
        self.hidden = True
        return self._size()

    def _size(self):
        _, _, width, height = self.bounding_box
        return _sent(width, height)


class View:
    """Draws on ``display`` (a displayio display of 128 x 64 pixels, refreshed by its owner)."""

    def __init__(self, display):
        self._display = display
        self._palette = two_colours()
        self._rectangles = {}  # (x, y, width, height, colour) -> [Rectangle, its last picture]
        self._tiles = {}  # sheet number -> [TileGrid]
        self._lines = {}  # font -> [_Line]
        self._used = {}  # sheet -> how many this picture has used so far
        self._picture = 0  # the number of this picture
        self._changed = 0  # px of this picture that are different, roughly
        self._rectangle_groups = (displayio.Group(), displayio.Group())  # lit ones, dark ones
        self._tile_group = displayio.Group()
        self._line_group = displayio.Group()
        self.root = displayio.Group()
        for group in self._rectangle_groups:
            self.root.append(group)
        self.root.append(self._tile_group)
        self.root.append(self._line_group)
        self._nothing = displayio.Group()
        self._word_lines = []  # what the bottom line shows
        self._word_bars = []
        for _ in range(_LABELS):
            self._new_line(font.small())
        self._show_all()

    def _new_line(self, face):
        line = _Line(face)
        self._lines.setdefault(face, []).append(line)
        self._line_group.append(line)
        return line

    def _line(self, face, text):
        """The line to show ``text`` with: one that has it already, or the one that was not used for
        longest."""
        oldest = None
        for line in self._lines.get(face, ()):
            if line.picture != self._picture:
                if line.shown == text:
                    return line
                if oldest is None or line.picture < oldest.picture:
                    oldest = line
        return oldest or self._new_line(face)

    def _show_all(self):
        """Send the whole picture with the next refresh."""
        if self._display is not None:
            self._display.root_group = self._nothing
            self._display.root_group = self.root

    def shift(self):
        """Move the picture by a pixel, to and fro, so that none is lit for ever."""
        self.root.x = 1 - self.root.x

    def begin(self):
        """Start a new picture."""
        for key in self._used:
            self._used[key] = 0
        self._picture += 1
        self._changed = 0

    def _take(self, kind):
        """The number of the next thing of a kind that this picture uses."""
        index = self._used.get(kind, 0)
        self._used[kind] = index + 1
        return index

    def text(self, text, x, y, align=LEFT, face=None, dark=False):
        """Write ``text`` with its top at y; x is its left end, its middle or the pixel after its
        right end. Aligned to the left it may have several lines, LINE px apart. Returns the _Line
        that shows it, or None."""
        if not text:
            return None
        face = face or font.small()
        return self._show(text, _left(face, text, x, align), y, dark, face)

    def _show(self, text, x, y, dark, face):
        line = self._line(face, text)
        line.picture = self._picture
        self._changed += line.show(text, x, y, dark)
        return line

    def row(self, parts, y, dark=False, face=None):
        """Write ``parts``, (text, x, align) from the left to the right, on one line with its top at
        y: as one label, for each holds 1 KB."""
        face = face or font.small()
        placed = [(text, _left(face, text, x, align)) for text, x, align in parts if text]
        if placed:
            first = placed[0][1]
            self._show(tuple([(text, x - first) for text, x in placed]), first, y, dark, face)

    def rectangle(self, x, y, width, height, colour=1):
        """Fill a rectangle under the text: colour 1 is lit, 0 dark; the dark ones lie over the lit
        ones. Returns what is known of it, or None."""
        if width <= 0 or height <= 0:
            return None
        key = (x, y, width, height, colour)
        known = self._rectangles.get(key)
        if known is None:
            # One that moved or grew would have all that lies between sent, too.
            shape = Rectangle(
                pixel_shader=self._palette, x=x, y=y, width=width, height=height, color_index=colour
            )
            self._rectangle_groups[1 - colour].append(shape)
            known = self._rectangles[key] = [shape, 0]
            self._changed += _sent(width, height)
        elif known[0].hidden:
            known[0].hidden = False
            self._changed += _sent(width, height)
        known[1] = self._picture
        return known

    def tile(self, sheet, number, x, y):
        """Put tile ``number`` of a sheet (DIE, SMALL_DIE, ICON or LOGO) at x, y; returns its
        TileGrid."""
        index = self._take(sheet)
        tiles = self._tiles.setdefault(sheet, [])
        if index == len(tiles):
            bitmap = _SHEETS[sheet]()
            side = _SIDES[sheet]
            grid = displayio.TileGrid(
                bitmap,
                pixel_shader=two_colours(True) if sheet == ICON else self._palette,
                tile_width=side or bitmap.width,
                tile_height=side or bitmap.height,
            )
            tiles.append(grid)
            self._tile_group.append(grid)
        grid = tiles[index]
        if grid[0] != number or grid.x != x or grid.y != y or grid.hidden:
            self._changed += _sent(grid.tile_width, grid.tile_height)
            grid[0] = number
            grid.x = x
            grid.y = y
            grid.hidden = False
        return grid

    def place(self, x, y):
        """Draw where a large die will lie."""
        self.rectangle(x + 2, y + 2, 28, 28)
        self.rectangle(x + 3, y + 3, 26, 26, 0)

    def end(self):
        """Finish the picture: hide what it did not use."""
        for lines in self._lines.values():
            for line in lines:
                if line.picture != self._picture:
                    self._changed += line.hide()
        for sheet in self._tiles:
            for grid in self._tiles[sheet][self._used.get(sheet, 0) :]:
                if not grid.hidden:
                    grid.hidden = True
                    self._changed += _sent(grid.tile_width, grid.tile_height)
        for shape, picture in self._rectangles.values():
            if picture != self._picture and not shape.hidden:
                shape.hidden = True
                self._changed += _sent(shape.width, shape.height)
        if self._changed > _MUCH:
            self._tidy()
            self._show_all()

    def _tidy(self):
        """Drop rectangles that this picture has not, and labels beyond those that a turn needs: now
        that all is sent, that costs nothing."""
        for face in self._lines:
            lines = self._lines[face]
            for index in range(len(lines) - 1, -1, -1):
                if len(lines) > (_LABELS if face is font.small() else _LARGE_LABELS):
                    if lines[index].picture != self._picture:
                        self._line_group.remove(lines[index])
                        del lines[index]
        for key in list(self._rectangles):
            shape, picture = self._rectangles[key]
            if picture != self._picture:
                self._rectangle_groups[1 - key[4]].remove(shape)
                del self._rectangles[key]

    def words(self, words, down=(False, False, False)):
        """The bottom line: the word of each button above it, dark on light while it is held
        down."""
        del self._word_lines[:]
        del self._word_bars[:]
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
                    self._word_bars.append(self.bar(word, x - 2, WORDS_Y, width + 4))
                self._word_lines.append(self.text(word, x, WORDS_Y, dark=is_down))

    def touch(self, words, down):
        """Draw the bottom line anew and leave the rest of the picture as it is."""
        lines = list(self._word_lines)
        bars = list(self._word_bars)
        for line in lines:
            line.picture -= 1
        for bar in bars:
            bar[1] -= 1
        self.words(words, down)
        for line in lines:
            if line.picture != self._picture:
                line.hide()
        for shape, picture in bars:
            if picture != self._picture:
                shape.hidden = True

    def bar(self, text, x, y, width):
        """A lit bar behind ``text``, small and with its top at ``y``; write on it with
        dark=True."""
        # no lower than the text, or the bar would touch the next line's capitals
        for character in text:
            if character in _DESCENDERS:
                return self.rectangle(x, y, width, LINE + 1)
        return self.rectangle(x, y, width, LINE)


def _left(face, text, x, align):
    """The left end of a text whose left end, middle or right end is at x."""
    if not align:
        return x
    width = font.text_width(face, text)
    return x - (width if align == RIGHT else width // 2)


def fit(text, width, face=None):
    """``text``, shortened with an ellipsis if it is wider than ``width`` px."""
    face = face or font.small()
    if font.text_width(face, text) <= width:
        return text
    while text and font.text_width(face, text + "…") > width:
        text = text[:-1]
    return text + "…"


def wrap(text, width=WIDTH, face=None):
    """The lines of ``text``, none wider than ``width`` px: broken between words, or in one that is
    wider; newlines are kept."""
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
            while font.text_width(face, line) > width:
                start = _fitting(line, width, face)
                lines.append(line[:start])
                line = line[start:]
        lines.append(line)
    return lines


def _fitting(text, width, face):
    """How many characters of ``text`` fit into ``width`` px; one at least."""
    count = len(text) - 1
    while count > 1 and font.text_width(face, text[:count]) > width:
        count -= 1
    return count
