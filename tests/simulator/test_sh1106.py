# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""The SH1106's model, against its data sheet: pages, 132 columns, and no windows."""

import pytest

from simulator.sh1106 import SH1106

# Upright and on, as every driver leaves it.
ON = b"\x00\xa1\xc8\xaf"


def panel(*messages):
    made = SH1106()
    for message in (ON, *messages):
        made.receive(message)
    return made


def lit(made):
    return {(x, y) for y, row in enumerate(made.pixels()) for x, byte in enumerate(row) if byte}


def test_the_first_column_that_shows_is_the_third_of_the_memory():
    assert lit(panel(b"\x40\xff")) == set()
    assert lit(panel(b"\x00\x02\x10", b"\x40\x01")) == {(0, 0)}
    assert lit(panel(b"\x00\x01\x18", b"\x40\x01")) == {(127, 0)}
    assert lit(panel(b"\x00\x02\x18", b"\x40\x01")) == set()


def test_a_byte_is_eight_pixels_of_a_page_from_the_top():
    assert lit(panel(b"\x00\xb3\x02\x10", b"\x40\x81")) == {(0, 24), (0, 31)}


def test_the_two_halves_of_a_column_are_set_apart():
    assert lit(panel(b"\x00\x14\x0c", b"\x40\x01")) == {(0x4C - 2, 0)}
    assert lit(panel(b"\x00\x0c\x14", b"\x00\x03", b"\x40\x01")) == {(0x43 - 2, 0)}


def test_a_write_goes_round_in_its_page():
    made = panel(b"\x00\xb1\x0f\x17", b"\x40" + b"\x01" * 8)
    # 127 to 131, then 0, 1 and 2, of which 127 to 129 and 2 show.
    assert lit(made) == {(125, 8), (126, 8), (127, 8), (0, 8)}


def test_a_window_of_an_ssd1306_is_misread_as_commands():
    """0x21, 0x00, 0x7F: nothing, the lower half of a column, and start line 63."""
    made = panel(b"\x00\x02\x10", b"\x40\x01", b"\x00\x21\x00\x7f")
    assert made.start_line == 63
    assert lit(made) == {(0, 1)}
    assert made.unknown == []


def test_a_panel_that_is_off_is_dark_and_keeps_its_picture():
    made = panel(b"\x00\x02", b"\x40\x01", b"\x00\xae")
    assert lit(made) == set()
    made.receive(b"\x00\xaf")
    assert lit(made) == {(0, 0)}


def test_its_status_tells_whether_it_is_off():
    assert SH1106().status() & 0x40
    assert not panel().status() & 0x40


def test_without_remap_and_reversed_scan_it_is_upside_down():
    made = SH1106()
    made.receive(b"\x00\xaf\x02\x10")
    made.receive(b"\x40\x01")
    assert lit(made) == {(127, 63)}


def test_inverse_and_all_on_show_what_is_not_there():
    assert len(lit(panel(b"\x00\x02", b"\x40\x01", b"\x00\xa7"))) == 128 * 64 - 1
    assert len(lit(panel(b"\x00\xa5"))) == 128 * 64


@pytest.mark.parametrize("command, row", [(b"\x00\x48", 56), (b"\x00\xd3\x08", 56)])
def test_start_line_and_offset_move_the_picture_up_and_around(command, row):
    assert lit(panel(b"\x00\x02", b"\x40\x01", command)) == {(0, row)}


def test_a_smaller_multiplex_ratio_leaves_rows_dark():
    assert {y for _, y in lit(panel(b"\x00\xa8\x1f", b"\x00\xa5"))} == set(range(32, 64))


def test_commands_that_do_not_show_take_their_parameters():
    made = panel(b"\x00\xad\x8b\xd5\x80\xd9\x1f\xda\x12\xdb\x40\x33\xe0\xee\xe3\x81\x12")
    assert made.unknown == []
    assert made.contrast == 0x12


def test_commands_that_the_chip_does_not_have_are_kept():
    assert panel(b"\x00\x8d").unknown == [0x8D]
