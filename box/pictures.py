# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The dice, the icons and the start picture as displayio Bitmaps, one sheet of tiles each.

Use a sheet as a TileGrid's bitmap and set the tile: `grid[0] = KEPT + 3`. Each sheet is made once.
"""

import sys

import displayio
from micropython import const

import box

# Tiles of dice_sheet() and small_dice_sheet(): BLANK, then faces 1 to 6 by their number.
BLANK = const(0)
# KEPT + face: that face as a die the player keeps, dice_sheet() only.
KEPT = const(6)
# TUMBLING + 0 .. 5: a die on its way through the air, shown round and round, dice_sheet() only.
TUMBLING = const(13)
TUMBLING_FRAMES = const(6)
DIE_SIZE = const(32)
SMALL_DIE_SIZE = const(16)

ICON_SIZE = const(8)
# Tiles of icon_sheet().
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


def take(module, name):
    """The constant `name` of a generated module of the box, which is imported for the moment only.

    Its bytes go into a Bitmap; a module that stayed would keep all of them a second time.
    """
    path = "box." + module
    constant = getattr(__import__(path, None, None, (name,)), name)
    del sys.modules[path]
    delattr(box, module)
    return constant


def unpack(width, packed):
    """A new two-colour Bitmap, `width` px wide, of packed rows.

    A row is whole 32-bit words, its first pixel in the top bit of its first byte.
    """
    stride = (width + 31) // 32 * 4
    bitmap = displayio.Bitmap(width, len(packed) // stride, 2)
    try:
        # On the firmware (9.2 and later) that is how a Bitmap lies in memory: one copy does it.
        memoryview(bitmap)[:] = packed
    except TypeError:
        _unpack_by_pixel(bitmap, packed, stride)
    return bitmap


def _unpack_by_pixel(bitmap, packed, stride):
    """Fills a new Bitmap that offers no buffer, as on a desktop."""
    for y in range(bitmap.height):
        for x in range(bitmap.width):
            if packed[y * stride + x // 8] & (0x80 >> x % 8):
                bitmap[x, y] = 1


def _sheet(name):
    bitmap = _cache.get(name)
    if bitmap is None:
        bitmap = _cache[name] = unpack(*take("sheets", name))
    return bitmap


def dice_sheet():
    """The big dice, 19 tiles of 32 x 32 px; dice side by side stay 2 px apart."""
    return _sheet("DICE")


def small_dice_sheet():
    """The dice of the lists, 7 tiles of 16 x 16 px; a die takes 15 x 15 at the top left."""
    return _sheet("SMALL_DICE")


def icon_sheet():
    """Icons of 8 x 8 px, see the constants."""
    return _sheet("ICONS")


def logo():
    """The start picture, 115 x 32 px: the game's name with a Mitchi on its letters i."""
    return _sheet("LOGO")
