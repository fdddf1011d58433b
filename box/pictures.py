# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The dice, the icons and the start picture as displayio Bitmaps, one sheet of tiles each.

Use a sheet as a TileGrid's bitmap and set the tile: `grid[0] = KEPT + 3`. Each sheet is made once.
"""

import displayio
from micropython import const

# Tiles of dice_sheet(), 32 x 32 px, and small_dice_sheet(), 16 x 16 px: BLANK, then faces by their number.
BLANK = const(0)
# KEPT + face, dice_sheet() only.
KEPT = const(6)
# TUMBLING + 0 .. 5, dice_sheet() only.
TUMBLING = const(13)
TUMBLING_FRAMES = const(6)

# Tiles of icon_sheet(), 8 x 8 px.
LOCK = const(1)
CROWN = const(2)
STAR = const(3)
SPEAKER = const(4)
MUTE = const(5)
CHECK = const(6)
CROSS = const(7)
EQUALS = const(8)
UP = const(9)
DOWN = const(10)
HAND = const(11)
DIE = const(12)
# BATTERY + 0 (empty) .. 3 (full).
BATTERY = const(13)
BOMB = const(17)

_cache = {}


def unpack(width, packed):
    """A new two-colour Bitmap, `width` px wide, of packed rows (see tools/draw_glyphs.py)."""
    stride = (width + 31) // 32 * 4
    height = len(packed) // stride
    bitmap = displayio.Bitmap(width, height, 2)
    try:
        # On the firmware the packed rows are the Bitmap's own memory, so one copy will do.
        memoryview(bitmap)[:] = packed
    except TypeError:
        _unpack_by_pixel(bitmap, packed, stride)
    return bitmap


def _unpack_by_pixel(bitmap, packed, stride):
    """Fills a Bitmap whose memory cannot be written to, as a desktop's."""
    for y in range(bitmap.height):
        for x in range(bitmap.width):
            if packed[y * stride + x // 8] & (0x80 >> x % 8):
                bitmap[x, y] = 1


def _sheet(name):
    bitmap = _cache.get(name)
    if bitmap is None:
        from box import sheets

        bitmap = _cache[name] = unpack(*getattr(sheets, name))
    return bitmap


def dice_sheet():
    """19 tiles of 32 x 32 px: blank, faces 1 to 6, kept faces 1 to 6, six frames of a tumbling
    die."""
    return _sheet("DICE")


def small_dice_sheet():
    """7 tiles of 16 x 16 px: blank, faces 1 to 6."""
    return _sheet("SMALL_DICE")


def icon_sheet():
    """Tiles of 8 x 8 px, see the constants."""
    return _sheet("ICONS")


def logo():
    """The start picture: the game's name and a Mitchi."""
    return _sheet("LOGO")
