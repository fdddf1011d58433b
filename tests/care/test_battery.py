# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The battery's mark: what is measured, when it changes, where it stands, when it warns."""

import sys

import pytest

from tests.care.fast_box import FastBox
from tests.care.table import START_UP, simulated, start_game, words

EVERY = 10_000  # ms between two looks at the battery


def levels(*volts):
    """The levels that the box shows for what the battery has, look by look."""
    box = FastBox({"SLEEP_MINUTES": 0})
    shown = []
    for each in volts:
        box.hardware.volts = each
        box.step(EVERY)
        shown.append(box.app.care.level)
    return shown


@pytest.mark.parametrize(
    "volts, level",
    [(2.8, 0), (3.29, 0), (3.3, 1), (3.59, 1), (3.6, 2), (3.89, 2), (3.9, 3), (4.2, 3), (4.7, 3)],
)
def test_a_mark_of_four_levels_low_below_3_3_volts(volts, level):
    assert levels(volts) == [level]
    box = FastBox()
    box.hardware.volts = volts
    box.step(EVERY)
    assert box.app.care.is_low == (level == 0)


def test_without_a_measurement_there_is_no_mark():
    assert levels(None, 3.7, None, 3.7) == [None, 2, None, 2]


def test_a_single_low_reading_does_not_warn():
    # A quarter of each reading counts: (3 x 3.5 + 3.0) / 4 = 3.375, which is still above 3.3.
    assert levels(3.5, 3.0, 3.5, 3.5) == [1, 1, 1, 1]


def test_the_mark_follows_a_battery_that_runs_down():
    run_down = [4.2 - step / 100 for step in range(121)]
    shown = levels(*run_down)
    assert shown == sorted(shown, reverse=True)
    assert set(shown) == {0, 1, 2, 3}


def test_the_mark_does_not_flicker_around_a_level():
    around = [3.29, 3.31] * 30
    shown = levels(3.31, *around)
    assert sum(one != other for one, other in zip(shown, shown[1:])) <= 1
    assert levels(3.2, *[3.34] * 40)[-1] == 0
    assert levels(3.2, *[3.36] * 40)[-1] == 1


@pytest.mark.parametrize("volts", [3.0, 3.7, 4.5])
def test_a_picos_own_pin_is_read_to_a_hundredth_of_a_volt(volts):
    assert measured(volts) == pytest.approx(volts, abs=0.01)


def measured(volts, **how):
    """The V that the box's care has measured after its start."""
    with simulated(battery=volts, **how) as box:
        seen = []
        box.wait(1)
        care = sys.modules["box.care"].Care
        real = care._look_at_battery

        def look(self, now):
            changed = real(self, now)
            seen.append(self.volts)
            return changed

        care._look_at_battery = look
        try:
            box.wait(START_UP)
        finally:
            care._look_at_battery = real
        return seen[-1]


def test_a_computer_feeds_the_box_and_hides_the_battery():
    with simulated(battery=3.0) as box:
        box.usb(True)
        box.wait(START_UP)
        assert "low battery" not in words(box)
        box.usb(False)
        box.wait(EVERY + 1000)
        assert "low battery" in words(box)


def test_a_board_that_cannot_measure_shows_no_mark():
    # A Feather's battery is on none of its pins.
    assert measured(3.0, board="adafruit_feather_rp2040") is None


@pytest.mark.parametrize("pin", ["", "GP3"])
def test_no_pin_or_one_that_cannot_measure_shows_no_mark(pin):
    assert measured(3.0, settings={"PIN_BATTERY": pin}) is None


def test_a_low_battery_is_said_at_home_and_when_the_box_is_passed_on():
    box = FastBox(dice=[6, 2])
    box.hardware.volts = 3.1
    box.step(EVERY)
    assert "low battery" in box.text()
    box.start_game()
    box.tap(0)
    box.tap(0)
    box.tap(0)
    assert box.screen == "Passing"
    assert "low battery" in box.text()


def test_the_mark_stands_beside_everything_else_on_the_panel():
    with simulated(battery=4.0) as box:
        start_game(box)
        assert "battery" not in words(box)
    pictures = []
    for volts in (4.0, 3.4):
        with simulated(battery=volts) as box:
            box.wait(START_UP)
            pictures.append(box.pixels())
    differing = [
        (x, y) for y in range(64) for x in range(128) if pictures[0][y][x] != pictures[1][y][x]
    ]
    assert differing
    assert all(x >= 119 and y < 8 for x, y in differing)
