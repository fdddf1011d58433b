# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Nobody plays: the picture moves, the panel goes dark, the board sleeps; a press wakes it."""

import sys

import pytest

from tests.care.fast_box import FastBox
from tests.care.table import MINUTE, START_UP, simulated, start_game, taps, words

DIM_FOR = 20_000  # ms
# Most of these tests let a minute be 4 s, so that the box need not be awake for so long.
SHORT_MINUTE = 4000  # ms
SHORT_DIM_FOR = 1000  # ms
UNTIL_SLEEP = SHORT_MINUTE + SHORT_DIM_FOR + 500  # ms
WAKE = 300  # ms, after which a box that was woken has drawn


def lit(box):
    return sum(map(sum, box.pixels()))


def moved(rows):
    """A picture moved to the right by a pixel."""
    return [b"\0" + bytes(row[:-1]) for row in rows]


def shows(box, before):
    """Whether the panel shows the picture from before, be it moved against burn-in or not."""
    now = [bytes(row) for row in box.pixels()]
    return now in ([bytes(row) for row in before], moved(before))


def asleep(box):
    """Leaves a box in its first turn alone until it sleeps; returns the picture from before."""
    start_game(box)
    box.dice(6, 4)
    taps(box, "roll")
    before = box.pixels()
    box.wait(UNTIL_SLEEP)
    assert lit(box) == 0
    return before


def refuse(*alarms):
    raise NotImplementedError


@pytest.fixture
def slow_box():
    """A box that goes to sleep after a minute."""
    with simulated({"SLEEP_MINUTES": 1, "BRIGHTNESS": 5}) as box:
        yield box


@pytest.fixture
def box(slow_box, monkeypatch):
    """The same with a short minute."""
    slow_box.wait(1)
    monkeypatch.setattr(sys.modules["box.care"], "_MINUTE", SHORT_MINUTE)
    monkeypatch.setattr(sys.modules["box.care"], "_DIM_FOR", SHORT_DIM_FOR)
    return slow_box


@pytest.fixture(params=["sleeps", "has no alarm", "refuses to sleep"])
def any_box(box, request, monkeypatch):
    """The same on boards that can sleep lightly or not."""
    if request.param == "has no alarm":
        monkeypatch.setitem(sys.modules, "alarm", None)
    elif request.param == "refuses to sleep":
        monkeypatch.setattr(sys.modules["alarm"], "light_sleep_until_alarms", refuse)
    return box


def test_the_panel_dims_after_the_minutes_set_and_goes_dark_after_some_seconds(slow_box):
    slow_box.wait(MINUTE - 1000)
    assert slow_box.machine.panel.contrast == 255
    slow_box.wait(4000)
    assert slow_box.machine.panel.contrast == 0
    assert lit(slow_box) > 0
    slow_box.wait(DIM_FOR - 6000)
    assert lit(slow_box) > 0
    slow_box.wait(6000)
    assert lit(slow_box) == 0


def test_any_press_wakes_shows_what_was_there_and_does_nothing_else(any_box):
    before = asleep(any_box)
    for button in ("roll", "keep", "stop"):
        sent = any_box.bytes_on_wire
        any_box.wait(2 * MINUTE + 777)
        assert any_box.bytes_on_wire == sent
        any_box.tap(button)
        any_box.wait(WAKE)
        assert shows(any_box, before)
        assert any_box.machine.panel.contrast == 255
        any_box.wait(UNTIL_SLEEP)
        assert lit(any_box) == 0


def test_not_a_byte_is_sent_in_hours_of_sleep(box):
    asleep(box)
    sent = box.bytes_on_wire
    box.wait(300 * MINUTE)
    assert box.bytes_on_wire == sent


@pytest.mark.parametrize("button", ["roll", "keep", "stop"])
def test_a_press_that_wakes_does_nothing_else_however_long_it_lasts(box, button):
    before = asleep(box)
    box.wait(12_345)
    box.tap(button, 3000)
    box.wait(WAKE)
    assert shows(box, before)


def test_the_shortest_tap_wakes_at_every_moment_of_the_sleep(any_box):
    before = asleep(any_box)
    for extra in (0, 1999, 4500):
        any_box.wait(20_000 + extra)
        assert lit(any_box) == 0
        any_box.tap("roll", 30)
        any_box.wait(WAKE)
        assert shows(any_box, before)
        any_box.wait(UNTIL_SLEEP)


def test_a_tap_between_two_naps_of_the_board_wakes(box):
    asleep(box)
    # The board sleeps for 5 s at a time: let the presses fall around the end of one.
    naps = sys.modules["alarm"].light_sleep_until_alarms
    ends = []

    def sleep(*alarms):
        due = naps(*alarms)
        ends.append(box.machine.clock.now)
        return due

    sys.modules["alarm"].light_sleep_until_alarms = sleep
    try:
        for offset in range(-1400, 7000, 1400):  # us
            box.wait(12_000)
            assert lit(box) == 0
            until_end = ends[-1] + 5_000_000 - box.machine.clock.now
            box.wait((until_end + offset) / 1000)
            box.tap("keep", 30)
            box.wait(WAKE)
            assert lit(box) > 0, offset
            box.wait(UNTIL_SLEEP)
    finally:
        sys.modules["alarm"].light_sleep_until_alarms = naps


def test_the_press_after_the_one_that_wakes_acts_again(any_box):
    asleep(any_box)
    any_box.wait(5000)
    any_box.tap("keep")
    any_box.wait(WAKE)
    any_box.tap("keep")
    any_box.wait(WAKE)
    assert "Roll one" in words(any_box)


def test_a_press_while_the_panel_is_dim_only_makes_it_bright(box):
    box.wait(START_UP)
    before = box.pixels()
    box.wait(SHORT_MINUTE + 300)
    assert box.machine.panel.contrast == 0
    box.tap("keep")
    box.wait(WAKE)
    assert box.machine.panel.contrast == 255
    assert shows(box, before)


def test_every_press_starts_the_minutes_anew(box):
    box.wait(START_UP)
    for _ in range(3):
        box.wait(SHORT_MINUTE - 1000)
        taps(box, "keep")
        assert box.machine.panel.contrast == 255


def test_a_box_that_shall_never_sleep_does_not():
    box = FastBox({"SLEEP_MINUTES": 0})
    brightness = box.hardware.brightness
    box.wait(90 * MINUTE, step=1000)
    assert box.hardware.is_lit
    assert box.hardware.brightness == brightness


def test_the_picture_moves_by_a_pixel_each_minute_and_back():
    with simulated({"SLEEP_MINUTES": 0}) as box:
        box.wait(START_UP)
        left = [bytes(row) for row in box.pixels()]
        sent = box.bytes_on_wire
        box.wait(MINUTE - START_UP - 1000)
        assert box.bytes_on_wire == sent
        box.wait(5000)
        assert box.pixels() == moved(left)
        box.wait(MINUTE)
        assert box.pixels() == left


def test_a_button_that_is_stuck_does_not_keep_the_box_awake_nor_the_others_from_waking_it(slow_box):
    slow_box.wait(START_UP)
    slow_box.press("keep")
    slow_box.wait(MINUTE + DIM_FOR + 1000)
    assert lit(slow_box) == 0
    sent = slow_box.bytes_on_wire
    slow_box.wait(5 * MINUTE)
    assert slow_box.bytes_on_wire == sent
    slow_box.tap("stop")
    slow_box.wait(WAKE)
    assert lit(slow_box) > 0


def test_a_button_that_was_stuck_works_again_after_the_sleep_in_which_it_was_let_go(slow_box):
    start_game(slow_box)
    slow_box.press("roll")  # in the first turn: this rolls
    slow_box.wait(MINUTE + DIM_FOR + 11_000)
    slow_box.release("roll")
    slow_box.wait(10_000)
    assert lit(slow_box) == 0
    slow_box.tap("stop")
    slow_box.wait(500)
    slow_box.dice(6, 4)
    slow_box.tap("roll")
    slow_box.wait(WAKE)
    assert "2/3" in words(slow_box)
    assert "four" in words(slow_box)


def test_a_button_that_is_held_while_the_box_falls_asleep_is_no_press_later():
    with simulated({"SLEEP_MINUTES": 1}) as box:
        start_game(box)
        box.wait(MINUTE + DIM_FOR - 5000)
        box.press("keep")  # too late for the dimming: it makes the panel bright
        box.wait(2 * MINUTE)
        assert lit(box) == 0
        box.release("keep")
        box.wait(10_000)
        assert lit(box) == 0
