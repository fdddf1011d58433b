# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""The model of the FeatherWing's SH1107, against its data sheet and the wing's drawing.

Held upright, with its buttons at the left, the wing's glass has column 0 of the memory at the
bottom and page 0 at the left.
"""

import pytest

from simulator.sh1107 import SH1107

# What the wing needs: 64 lines from the chip's 33rd on.
ON = b"\x00\xa0\xc0\xa8\x3f\xd3\x60\xdc\x00\xaf"


def panel(*messages):
    made = SH1107()
    for message in (ON, *messages):
        made.receive(message)
    return made


def lit(made):
    return {(x, y) for y, row in enumerate(made.pixels()) for x, byte in enumerate(row) if byte}


def test_column_0_is_the_bottom_row_and_page_0_at_the_left():
    assert lit(panel(b"\x40\x01")) == {(0, 63)}
    assert lit(panel(b"\x40\x80")) == {(7, 63)}


def test_a_column_is_a_row_of_the_glass():
    assert lit(panel(b"\x00\x0f\x13\xb0", b"\x40\x01")) == {(0, 0)}
    assert lit(panel(b"\x00\x00\x14\xb0", b"\x40\x01")) == set()  # column 64 has no glass


def test_a_page_is_eight_columns_of_the_glass():
    assert lit(panel(b"\x00\xbf", b"\x40\x81")) == {(120, 63), (127, 63)}


def test_a_write_goes_up_the_glass():
    assert lit(panel(b"\x40\x01\x01\x02")) == {(0, 63), (0, 62), (1, 61)}


def test_a_write_goes_round_in_its_page():
    made = panel(b"\x00\x0f\x17\xb2", b"\x40\x01\x01")
    assert lit(made) == {(16, 63)}  # column 127 has no glass, the next is 0


def test_vertical_addressing_goes_from_page_to_page():
    made = panel(b"\x00\x21\xbf", b"\x40\x01\x01")
    assert lit(made) == {(120, 63), (0, 62)}


# Column 0 is on the line 128 - offset of the chip; the glass begins below with line 32.
@pytest.mark.parametrize("offset, shown", [(0x60, {(0, 63)}), (0x5F, {(0, 62)}), (0x61, set())])
def test_another_offset_moves_the_picture_on_the_glass(offset, shown):
    assert lit(panel(bytes([0x00, 0xD3, offset]), b"\x40\x01")) == shown


def test_a_start_line_scrolls_the_picture_down():
    assert lit(panel(b"\x00\x05\x10", b"\x40\x01", b"\x00\xdc\x05")) == {(0, 63)}


def test_reversed_scan_and_remap_turn_the_picture_upside_down():
    assert lit(panel(b"\x40\x01", b"\x00\xc8\xa1")) == {(127, 0)}


def test_a_panel_that_is_off_is_dark_and_says_so():
    made = panel(b"\x40\x01", b"\x00\xae")
    assert lit(made) == set()
    assert made.status() & 0x40
    made.receive(b"\x00\xaf")
    assert lit(made) == {(0, 63)}
    assert not made.status() & 0x40


def test_inverse_and_all_on_show_what_is_not_there():
    assert len(lit(panel(b"\x40\x01", b"\x00\xa7"))) == 128 * 64 - 1
    assert len(lit(panel(b"\x00\xa5"))) == 128 * 64


def test_commands_that_do_not_show_take_their_parameters():
    made = panel(b"\x00\xad\x8a\xd5\x51\xd9\x22\xdb\x35\x20\xe3\x81\x12")
    assert made.unknown == []
    assert made.contrast == 0x12


def test_commands_that_the_chip_does_not_have_are_kept():
    assert panel(b"\x00\x8d\x18").unknown == [0x8D, 0x18]
