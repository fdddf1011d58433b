# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""Makes pictures of the panel's pixels: PNG, half blocks and braille.

Pixels are rows of 0 and 1, as a panel's pixels() gives them.
"""

import struct
import zlib

_HALVES = " ▀▄█"  # neither, upper, lower, both
_BRAILLE = 0x2800
_DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))  # by row, by column


def half_blocks(pixels):
    """One character for two pixels, one above the other; lines do not end in blanks."""
    lines = []
    for upper, lower in zip(pixels[::2], pixels[1::2]):
        line = "".join(_HALVES[high + 2 * low] for high, low in zip(upper, lower))
        lines.append(line.rstrip())
    return "\n".join(lines)


def braille(pixels):
    """One character for two by four pixels; every line has its whole length."""
    lines = []
    for top in range(0, len(pixels), 4):
        line = ""
        for left in range(0, len(pixels[0]), 2):
            dots = 0
            for row in range(4):
                for column in range(2):
                    if pixels[top + row][left + column]:
                        dots |= _DOTS[row][column]
            line += chr(_BRAILLE + dots)
        lines.append(line)
    return "\n".join(lines)


def png(pixels, scale=4):
    """The bytes of a PNG in black and white, scale times as large."""
    rows = b""
    for row in pixels:
        bits = "".join(("0", "1")[pixel] * scale for pixel in row)
        bits += "0" * (-len(bits) % 8)
        line = b"\0" + int(bits, 2).to_bytes(len(bits) // 8, "big")
        rows += line * scale
    width, height = len(pixels[0]) * scale, len(pixels) * scale
    header = struct.pack(">IIBBBBB", width, height, 1, 0, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + _chunk(b"IHDR", header)
        + _chunk(b"IDAT", zlib.compress(rows, 9))
        + _chunk(b"IEND", b"")
    )


def _chunk(kind, contents):
    checksum = zlib.crc32(kind + contents)
    return struct.pack(">I", len(contents)) + kind + contents + struct.pack(">I", checksum)
