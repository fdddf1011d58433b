# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The model of the flash is as awkward as FACTS.md says the real one is."""

import pytest

from simulator.flash import Flash, PowerCut

BLANK = b"\xff" * 4096


def cut_in_write(flash, place, new, stage, seed):
    flash.cut(1, stage, seed)
    with pytest.raises(PowerCut):
        flash[place : place + len(new)] = new


def test_it_is_blank_at_first():
    flash = Flash()
    assert len(flash) == 4096
    assert flash.image() == BLANK


def test_blank_bytes_are_programmed_in_place():
    flash = Flash()
    flash[10:13] = b"abc"
    assert flash[9:14] == b"\xffabc\xff"
    assert flash[10] == ord("a")
    assert (flash.programs, flash.erases, flash.time) == (1, 0, 800)


def test_two_pages_are_programmed_one_after_the_other():
    flash = Flash()
    flash[255:257] = b"ab"
    assert (flash.programs, flash.erases, flash.time) == (1, 0, 1600)


def test_other_bytes_take_an_erase_and_leave_their_neighbours_as_they_were():
    flash = Flash()
    flash[0:4] = b"abcd"
    flash[1:3] = b"xy"
    assert flash[0:5] == b"axyd\xff"
    assert (flash.programs, flash.erases, flash.time) == (1, 1, 800 + 56_000)


def test_one_byte_that_is_not_blank_is_enough_for_an_erase():
    flash = Flash()
    flash[5] = 0
    flash[0:10] = b"0123456789"
    assert flash.erases == 1
    assert flash[0:10] == b"0123456789"


def test_a_memory_of_two_sectors_erases_the_one_it_must():
    flash = Flash(size=8192)
    flash[0:1] = b"a"
    flash[4096:4097] = b"b"
    flash[4096:4098] = b"cd"
    assert (flash.programs, flash.erases) == (2, 1)
    assert flash[0:1] + flash[4096:4098] == b"acd"


def test_an_eeprom_is_written_anywhere():
    flash = Flash(in_place=True)
    flash[0:2] = b"ab"
    flash[1:3] = b"xy"
    assert flash[0:3] == b"axy"
    assert flash.erases == 0


def test_a_write_that_does_not_fit_its_place_is_refused():
    with pytest.raises(ValueError, match="as many bytes"):
        Flash()[0:2] = b"abc"
    with pytest.raises(ValueError, match="as many bytes"):
        Flash()[4095:4097] = b"ab"


def test_a_cut_happens_in_the_operation_that_was_said_and_only_once():
    flash = Flash()
    flash.cut(2, stage=1)
    flash[0:1] = b"a"
    with pytest.raises(PowerCut):
        flash[1:2] = b"b"
    flash[2:3] = b"c"
    assert flash[0:3] == b"abc"


def test_no_except_exception_holds_up_a_cut():
    assert not issubclass(PowerCut, Exception)


def test_a_cut_while_programming_leaves_a_mix_of_bits_in_those_bytes_only():
    seen = set()
    for seed in range(200):
        flash = Flash()
        flash[0:1] = b"\x00"
        cut_in_write(flash, 1, b"\x0f", 0.5, seed)
        assert flash[1] & 0x0F == 0x0F
        assert flash.image() == b"\x00" + bytes([flash[1]]) + BLANK[2:]
        seen.add(flash[1])
    assert len(seen) == 16


def test_the_stages_of_a_cut_reach_from_nothing_to_all():
    for stage, left in ((0, b"\xff" * 4), (1, b"\x00" * 4)):
        flash = Flash()
        cut_in_write(flash, 0, b"\x00" * 4, stage, 7)
        assert flash[0:4] == left


def test_a_cut_while_erasing_leaves_old_bits_and_set_ones():
    for seed in range(20):
        flash = Flash()
        flash[0:256] = b"\x0f" * 256
        cut_in_write(flash, 0, b"\x00" * 256, 0.4, seed)
        assert all(byte & 0x0F == 0x0F for byte in flash[0:256])
        assert len(set(flash[0:256])) > 4
        assert flash[256:4096] == BLANK[256:]


def test_a_cut_after_the_erase_leaves_pages_that_are_written_one_that_is_mixed_and_blank_ones():
    flash = Flash()
    flash[0:4096] = b"\x0f" * 4096
    cut_in_write(flash, 0, b"\x00" * 4096, 0.91, 3)
    # Eleven twentieths of the programming: 8.8 of 16 pages.
    assert flash[0:2048] == b"\x00" * 2048
    assert flash[2304:4096] == BLANK[2304:]
    assert len(set(flash[2048:2304])) > 4


def test_an_image_is_put_back_as_it_was():
    flash = Flash()
    flash[3:5] = b"ab"
    image = flash.image()
    flash.cut(1)
    other = Flash()
    flash.load(other.image())
    assert flash.image() == BLANK
    flash.load(image)
    flash[5:6] = b"c"
    assert flash[3:6] == b"abc"
