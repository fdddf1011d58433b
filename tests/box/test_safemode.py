# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""After a dip of its power the board comes back by itself, three times in a row."""

import sys

import pytest

from simulator.runner import BoxStopped, Simulator
from tests.box.reading import read


@pytest.fixture
def box():
    with Simulator(settings={"LANGUAGE": "en"}) as made:
        made.wait(2500)
        yield made


def dip(box):
    box.machine.dip()
    box.wait(2500)


def test_a_box_comes_back_after_a_dip(box):
    before = box.machine.started_at
    dip(box)
    assert box.machine.started_at > before
    assert box.machine.safe_mode is None
    assert "Play" in read(box)


def test_three_dips_in_a_row_are_borne_and_the_fourth_leaves_it_in_safe_mode(box):
    for _ in range(3):
        dip(box)
        assert "Play" in read(box)
    with pytest.raises(BoxStopped):
        dip(box)
    assert box.machine.safe_mode == "BROWNOUT"


def test_a_minute_of_steady_power_makes_the_count_begin_anew(box):
    for _ in range(3):
        dip(box)
    box.wait(61_000)
    for _ in range(3):
        dip(box)
        assert "Play" in read(box)
    with pytest.raises(BoxStopped):
        dip(box)


def test_what_else_stands_in_the_memory_is_no_count(box):
    box.machine.sleep_memory[:2] = b"\xc3\x5a"
    for _ in range(3):
        dip(box)
    with pytest.raises(BoxStopped):
        dip(box)


def test_another_safe_mode_than_a_dips_stays(box):
    """Its cause is not gone by starting anew, and the owner wants to look into it."""
    box.machine.dip("HARD_FAULT")
    with pytest.raises(BoxStopped):
        box.wait(2500)
    assert box.machine.safe_mode == "HARD_FAULT"


def test_without_memory_that_outlives_a_reset_the_board_stays_in_safe_mode(box, monkeypatch):
    """As on a Pico 2, which has no alarm: better to stay than to start for ever."""
    monkeypatch.setitem(sys.modules, "alarm", None)
    with pytest.raises(BoxStopped):
        dip(box)
    assert box.serial == ""


def test_a_box_without_that_memory_runs_well_all_the_same(monkeypatch):
    with Simulator(settings={"LANGUAGE": "en"}) as made:
        made.wait(1000)
        monkeypatch.setitem(sys.modules, "alarm", None)
        made.wait(62_000)
        assert "Play" in read(made)
        assert made.machine.faults == []
