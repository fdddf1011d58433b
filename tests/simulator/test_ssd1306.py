# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""The panel's model against streams of bytes made by hand from the data sheet."""

import pytest

from simulator.ssd1306 import SSD1306

ON = b"\x00\x8d\x14\xaf"  # charge pump, display on
UPRIGHT = b"\x00\xa1\xc8"
HORIZONTAL, VERTICAL, PAGE = b"\x00\x20\x00", b"\x00\x20\x01", b"\x00\x20\x02"


def panel(*messages):
    """An upright panel that is on, after messages (bytes of I2C writes without the address)."""
    made = SSD1306()
    for message in (ON, UPRIGHT, *messages):
        made.receive(message)
    return made


def lit(made):
    """The lit pixels as a set of (x, y)."""
    rows = made.pixels()
    assert len(rows) == 64 and all(len(row) == 128 for row in rows)
    return {(x, y) for y, row in enumerate(rows) for x, pixel in enumerate(row) if pixel}


def column(x, y, count=8):
    return {(x, y + row) for row in range(count)}


def test_after_power_on_the_panel_is_dark():
    assert lit(SSD1306()) == set()


def test_a_byte_is_eight_pixels_from_the_top_down():
    assert lit(panel(PAGE, b"\x40\x81")) == {(0, 0), (0, 7)}


def test_page_mode_fills_one_page_from_the_column_that_was_set():
    made = panel(PAGE, b"\x00\xb3\x05\x12", b"\x40\xff\x01")
    assert lit(made) == column(0x25, 24) | {(0x26, 24)}


def test_page_mode_goes_back_to_its_first_column_and_stays_in_its_page():
    made = panel(PAGE, b"\x00\xb1\x0f\x17", b"\x40\x01\x02\x04")
    # Column 0x7F, then again and again: the last byte stays.
    assert lit(made) == {(127, 10)}


def test_page_mode_is_what_the_chip_starts_in():
    assert lit(panel(b"\x00\xb7\x00\x10", b"\x40\x80")) == {(0, 63)}


def test_horizontal_mode_fills_a_window_row_by_row():
    made = panel(HORIZONTAL, b"\x00\x21\x0a\x0b\x22\x02\x03", b"\x40\x01\x02\x04\x08")
    assert lit(made) == {(10, 16), (11, 17), (10, 26), (11, 27)}


def test_horizontal_mode_starts_again_when_its_window_is_full():
    made = panel(HORIZONTAL, b"\x00\x21\x0a\x0b\x22\x02\x02", b"\x40\x01\x02\x04")
    assert lit(made) == {(10, 18), (11, 17)}


def test_vertical_mode_fills_a_window_column_by_column():
    made = panel(VERTICAL, b"\x00\x21\x0a\x0b\x22\x02\x03", b"\x40\x01\x02\x04\x08")
    assert lit(made) == {(10, 16), (10, 25), (11, 18), (11, 27)}


def test_vertical_mode_in_one_page_goes_from_column_to_column():
    made = panel(VERTICAL, b"\x00\x21\x05\x06\x22\x04\x04", b"\x40\x01\x02\x04")
    assert lit(made) == {(5, 34), (6, 33)}


def test_a_window_may_be_the_whole_screen():
    made = panel(HORIZONTAL, b"\x00\x21\x00\x7f\x22\x00\x07", b"\x40" + b"\xff" * 1024)
    assert len(lit(made)) == 128 * 64


def test_data_may_come_in_many_messages():
    made = panel(HORIZONTAL, b"\x00\x21\x00\x7f\x22\x00\x07", *[b"\x40\x01"] * 130)
    assert lit(made) == {(x, 0) for x in range(128)} | {(0, 8), (1, 8)}


def test_page_commands_are_for_page_mode_only():
    made = panel(HORIZONTAL, b"\x00\xb5\x03\x11", b"\x40\x01")
    assert lit(made) == {(0, 0)}


def test_single_commands_each_behind_a_control_byte():
    made = panel(PAGE, b"\x80\xb2\x80\x04\x80\x10\x40\x01\x02")
    assert lit(made) == {(4, 16), (5, 17)}


def test_single_bytes_of_data_each_behind_a_control_byte():
    assert lit(panel(PAGE, b"\xc0\x01\xc0\x02\x80\xb1\xc0\x04")) == {(0, 0), (1, 1), (2, 10)}


def test_the_parameters_of_a_command_may_come_in_the_next_message():
    made = panel(b"\x00\x81", b"\x00\x42")
    assert made.contrast == 0x42
    assert made.unknown == []


@pytest.mark.parametrize(
    "message, visible", [(b"\x00\xae", 0), (b"\x00\x8d\x10", 0), (b"\x00\xe3", 8)]
)
def test_without_display_or_charge_pump_the_panel_is_dark(message, visible):
    assert len(lit(panel(b"\x40\xff", message))) == visible


def test_a_panel_that_was_off_shows_what_it_had():
    assert lit(panel(b"\x40\x03", b"\x00\xae", b"\x00\xaf")) == {(0, 0), (0, 1)}


def test_all_on_lights_everything_and_keeps_the_picture():
    made = panel(b"\x40\x03", b"\x00\xa5")
    assert len(lit(made)) == 128 * 64
    made.receive(b"\x00\xa4")
    assert lit(made) == {(0, 0), (0, 1)}


def test_inverse_shows_dark_for_lit():
    made = panel(b"\x40\x03", b"\x00\xa7")
    assert len(lit(made)) == 128 * 64 - 2
    assert (0, 0) not in lit(made)
    made.receive(b"\x00\xa6")
    assert lit(made) == {(0, 0), (0, 1)}


@pytest.mark.parametrize("line, row", [(0, 5), (5, 0), (6, 63), (63, 6)])
def test_the_start_line_scrolls_the_picture_up(line, row):
    assert lit(panel(b"\x40\x20", bytes([0x00, 0x40 | line]))) == {(0, row)}


def test_the_offset_moves_the_picture_up_and_around():
    # Table 10-2: with an offset of 8, row 8 is where row 0 was.
    assert lit(panel(b"\x40\x01", b"\x40\x02", b"\x00\xd3\x08")) == {(0, 56), (1, 57)}


def test_a_smaller_multiplex_ratio_leaves_rows_dark():
    made = panel(b"\x00\xa8\x1f", b"\x00\xa5")
    assert {y for _, y in lit(made)} == set(range(32, 64))


def test_a_multiplex_ratio_that_does_not_exist_is_ignored():
    assert panel(b"\x00\xa8\x03").multiplex == 63


def test_a_panel_without_remap_and_reversed_scan_is_upside_down():
    made = SSD1306()
    for message in (ON, b"\x40\x01"):
        made.receive(message)
    assert lit(made) == {(127, 63)}


def test_the_segment_remap_holds_for_what_is_written_after_it():
    made = panel(b"\x40\x01", b"\x00\xa0", b"\x40\x01")
    assert lit(made) == {(0, 0), (126, 0)}


def test_the_scan_direction_turns_what_is_there():
    assert lit(panel(b"\x40\x01", b"\x00\xc0")) == {(0, 63)}


def test_commands_that_do_not_show_take_their_parameters():
    made = panel(
        b"\x00\xd5\x80\xd9\xf1\xda\x12\xdb\x40\xad\x30\xd6\x00\x23\x00"
        b"\x26\x00\x00\x00\x07\x00\xff\x29\x00\x00\x00\x07\x01\xa3\x00\x40\x2e\x2f",
        b"\x40\x01",
    )
    assert made.unknown == []
    assert lit(made) == {(0, 0)}


def test_commands_that_the_chip_does_not_have_are_kept():
    assert panel(b"\x00\xfe", b"\x3f\x00").unknown == [0xFE, 0x3F]


def test_the_panel_tells_whether_the_picture_may_have_changed():
    made = panel()
    assert made.receive(b"\x40\x01")
    assert made.receive(b"\x00\xa7")
    assert not made.receive(b"\x00\x21\x00\x7f")
    assert not made.receive(b"\x00\xb1")
    assert not made.receive(b"")


def test_a_reset_forgets_everything():
    made = panel(b"\x40\xff", b"\x00\x81\x10")
    made.reset()
    assert made.contrast == 0x7F
    made.receive(ON)
    assert lit(made) == set()
