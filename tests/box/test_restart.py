# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""Where the memory runs out, the code starts anew with an empty heap, and the game goes on."""

import sys

import pytest

from simulator.machine import Machine
from simulator.runner import Simulator
from tests.box.reading import read

SETTINGS = {"LANGUAGE": "en", "PLAYERS": "Ana,Luis", "ANIMATION": 0, "SOUND": 0}
BACK_AGAIN = 3000  # ms: a second of rest, and a start
SENTENCE = "Something went wrong; your game is saved. Press ROLL."


def words(box):
    return " ".join(read(box).split())


def taps(box, *buttons):
    for button in buttons:
        box.tap(button)
    box.settle(100)


def second_roll(box):
    """On to Ana's second roll of the first turn, a 5-1: she began the roll-off with a 6."""
    box.wait(2000)
    if box.machine.flash is None:
        taps(box, "roll")  # that there is no memory
    box.dice(6, 2)
    taps(box, *["roll"] * 9)
    box.dice(6, 4)
    taps(box, "roll")
    box.dice(5, 1)
    taps(box, "roll")
    assert "five- one" in words(box) and "2/3" in words(box)


def run_out_of_memory(box, monkeypatch):
    """As the firmware does it, once, in what the next press of KEEP asks for."""
    left = [MemoryError("memory allocation failed, allocating 512 bytes")]
    turn = sys.modules["box.screens.turn"].Turn
    keep = turn.keep

    def failing(screen, *values):
        if left:
            raise left.pop()
        return keep(screen, *values)

    monkeypatch.setattr(turn, "keep", failing)
    box.tap("keep")
    box.wait(BACK_AGAIN)
    assert not left


@pytest.fixture
def reloads(monkeypatch):
    """The times, in us, at which supervisor.reload() was called."""
    times = []
    reload = Machine.reload

    def noted(machine):
        times.append(machine.clock.now)
        reload(machine)

    monkeypatch.setattr(Machine, "reload", noted)
    return times


def test_a_box_out_of_memory_starts_its_code_anew_and_offers_the_game_at_the_same_move(
    reloads, monkeypatch
):
    with Simulator(settings=SETTINGS, may_fail=True) as box:
        second_roll(box)
        before = words(box)
        app = sys.modules["box.app"]
        run_out_of_memory(box, monkeypatch)
        assert len(reloads) == 1
        assert sys.modules["box.app"] is not app
        assert [type(fault) for fault in box.machine.faults] == [MemoryError]
        assert SENTENCE in words(box)
        taps(box, "roll")
        assert words(box).startswith("Mitchi Go on with the game Play")
        taps(box, "roll")
        assert words(box) == before
        box.dice(3, 3)
        taps(box, "roll")
        assert "3/3" in words(box)


def test_after_a_restart_the_box_starts_as_ever(reloads, monkeypatch):
    """What went wrong is told once; the next power-up is like any other."""
    with Simulator(settings=SETTINGS, may_fail=True) as box:
        second_roll(box)
        run_out_of_memory(box, monkeypatch)
        box.power_off()
        box.power_on()
        box.wait(2000)
        assert SENTENCE not in words(box)
        assert "Go on with the game" in words(box)
        assert len(reloads) == 1


def test_another_fault_does_not_start_the_code_anew(reloads, monkeypatch):
    with Simulator(settings=SETTINGS, may_fail=True) as box:
        second_roll(box)
        monkeypatch.setattr(sys.modules["box.screens.turn"].Turn, "keep", lambda screen: 1 / 0)
        box.tap("keep")
        box.wait(BACK_AGAIN)
        assert reloads == []
        assert SENTENCE in words(box)


def test_a_game_that_a_restart_would_lose_goes_on_in_the_same_run(reloads, monkeypatch):
    """On a board without memory the game is in the RAM only, which a restart would empty."""
    with Simulator(settings=SETTINGS, may_fail=True, flash=None) as box:
        second_roll(box)
        before = words(box)
        app = sys.modules["box.app"]
        run_out_of_memory(box, monkeypatch)
        assert reloads == []
        assert sys.modules["box.app"] is app
        assert SENTENCE in words(box)
        taps(box, "roll", "roll")
        assert words(box) == before
        box.dice(3, 3)
        taps(box, "roll")
        assert "3/3" in words(box)
