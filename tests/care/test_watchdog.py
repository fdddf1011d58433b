# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""A box that hangs starts anew by itself, unless a programmer sits at it, and the game goes on."""

import sys

import pytest

from tests.care.table import START_UP, simulated, start_game, taps, words


def hang(monkeypatch, how):
    """Lets the app hang at its next pass: it waits for ever, or looks at the clock for ever."""

    def step(self):
        while True:
            self.hardware.wait(10) if how == "waits" else self.hardware.now()

    monkeypatch.setattr(sys.modules["box.app"].App, "step", step)


@pytest.mark.parametrize("how", ["waits", "spins"])
def test_a_box_that_hangs_restarts_after_eight_seconds_and_the_game_resumes(how, monkeypatch):
    with simulated() as box:
        start_game(box)
        box.dice(6, 4)
        taps(box, "roll")
        before = words(box)
        hang(monkeypatch, how)
        box.wait(7800)
        assert words(box) == before
        box.wait(200 + START_UP)
        assert "Go on with the game" in words(box)
        taps(box, "roll")
        assert words(box) == before


def test_the_watchdog_does_not_bite_in_a_box_that_is_well():
    with simulated({"SLEEP_MINUTES": 1}) as box:
        start_game(box)
        box.wait(30_000)
        assert box.machine.watchdog == 8
        before = words(box)
        started = box.machine.started_at
        box.wait(10 * 60_000)  # asleep for most of the time
        box.tap("keep")
        box.wait(300)
        assert words(box) == before
        assert box.machine.started_at == started


def test_no_watchdog_while_a_computer_is_there(monkeypatch):
    with simulated() as box:
        box.usb(True)
        start_game(box)
        assert box.machine.watchdog is None
        before = words(box)
        hang(monkeypatch, "waits")
        box.wait(60_000)
        assert words(box) == before


def test_the_watchdog_comes_and_goes_with_the_computer():
    with simulated() as box:
        box.wait(START_UP)
        for connected in (True, False, True, False):
            box.usb(connected)
            box.wait(50)
            assert box.machine.watchdog == (None if connected else 8)
            box.wait(20_000)
        assert "Play" in words(box)


class NoWatchDog:
    """One that cannot be set up, as on some chips."""

    mode = None
    timeout = 0

    def __setattr__(self, name, value):
        raise NotImplementedError


class EndlessWatchDog:
    """One that cannot be stopped, as on other chips."""

    def __init__(self):
        self.fed = 0
        self._mode = None
        self.timeout = 0

    @property
    def mode(self):
        return self._mode

    @mode.setter
    def mode(self, mode):
        if mode is None:
            raise RuntimeError("cannot be stopped")
        self._mode = mode

    def feed(self):
        self.fed += 1


@pytest.mark.parametrize("watchdog", [None, NoWatchDog()])
def test_a_chip_without_a_watchdog_plays_all_the_same(watchdog, monkeypatch):
    monkeypatch.setattr("simulator.stand_ins_power.Microcontroller.watchdog", watchdog)
    with simulated() as box:
        box.wait(START_UP)
        assert "Play" in words(box)
        assert box.machine.watchdog is None


def test_a_watchdog_that_cannot_be_stopped_goes_on_being_fed(monkeypatch):
    watchdog = EndlessWatchDog()
    monkeypatch.setattr("simulator.stand_ins_power.Microcontroller.watchdog", watchdog)
    with simulated() as box:
        box.wait(START_UP)
        box.usb(True)
        box.wait(1000)
        fed = watchdog.fed
        box.wait(1000)
        assert watchdog.fed > fed
        assert watchdog.mode is not None
        assert "Play" in words(box)
