# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""Pictures of pixels: text and PNG."""

import io

from PIL import Image

from simulator import picture


def rows(*lines):
    return [bytes(character == "#" for character in line) for line in lines]


CORNERS = rows("#...", "....", ".#..", "##.#")


def test_half_blocks_are_two_pixels_each_without_blanks_at_the_end():
    assert picture.half_blocks(CORNERS) == "▀\n▄█ ▄"


def test_braille_is_eight_pixels_each():
    # Dots 1, 6, 7 and 8 are 0x01, 0x20, 0x40 and 0x80 of a character.
    assert picture.braille(CORNERS) == chr(0x2800 + 0x01 + 0x20 + 0x40 + 0x80) + chr(0x2800 + 0x80)


def test_a_png_is_black_and_white_and_four_times_as_large():
    image = Image.open(io.BytesIO(picture.png(CORNERS)))
    assert (image.size, image.mode) == ((16, 16), "1")
    for y, row in enumerate(CORNERS):
        for x, pixel in enumerate(row):
            for corner in ((0, 0), (3, 3)):
                assert image.getpixel((4 * x + corner[0], 4 * y + corner[1])) == 255 * pixel


def test_a_png_of_the_panel_has_512_by_256_pixels():
    image = Image.open(io.BytesIO(picture.png([bytes(128)] * 64)))
    assert image.size == (512, 256)


def test_a_png_may_have_a_width_that_fills_no_byte():
    image = Image.open(io.BytesIO(picture.png(rows("#.#"), scale=1)))
    assert [image.getpixel((x, 0)) for x in range(3)] == [255, 0, 255]
