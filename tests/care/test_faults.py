# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""An exception that nobody expected: a sentence, a traceback at the cable, and the game again."""

import sys

import pytest

from tests.care.table import START_UP, simulated, start_game, taps, words

AFTER = 1500  # ms, by which the box has come back from a fault
SENTENCE = "Something went wrong; your game is saved. Press ROLL."


@pytest.fixture
def box():
    """A box in Ana's first turn, with 6-4 on the table, that may fail."""
    with simulated(may_fail=True) as box:
        start_game(box)
        box.dice(6, 4)
        taps(box, "roll")
        yield box


def fail(monkeypatch, name, method, error, times=1):
    """Lets a method of a class of the box raise, so many times."""
    module, _, owner = name.rpartition(".")
    owner = getattr(sys.modules[module], owner)
    real = getattr(owner, method)
    left = [times]

    def failing(*values, **named):
        if left[0]:
            left[0] -= 1
            raise error
        return real(*values, **named)

    monkeypatch.setattr(owner, method, failing)


@pytest.mark.parametrize(
    "name, method, error",
    [
        ("box.screens.turn.Turn", "keep", KeyError("lost")),
        ("box.screens.turn.Turn", "keep", MemoryError()),
        ("box.screens.turn.Turn", "draw", ValueError("x")),
        ("box.screens.turn.Turn", "tick", OSError(5)),
        ("box.view.View", "end", RuntimeError("pystack exhausted")),
        ("box.buttons.Buttons", "next", IndexError()),
        ("box.care.Care", "tick", AttributeError()),
        ("box.hardware.Hardware", "feed", KeyError("lost")),
        ("box.hardware.Hardware", "wait", KeyError("lost")),
    ],
)
def test_a_fault_is_one_sentence_then_home_then_the_game(box, monkeypatch, name, method, error):
    before = words(box)
    fail(monkeypatch, name, method, error)
    box.tap("keep")
    box.wait(AFTER)
    assert SENTENCE in words(box)
    assert box.machine.faults == [error]
    assert "Traceback" in box.serial
    taps(box, "roll")
    assert "Go on with the game" in words(box)
    taps(box, "roll")
    assert words(box) == before
    taps(box, "keep")
    assert "Roll one" in words(box)


def test_a_roll_that_was_saved_when_the_fault_came_is_not_rolled_again(box, monkeypatch):
    fail(monkeypatch, "box.screens.turn.Turn", "pot_now", KeyError("lost"))
    box.dice(5, 1)
    box.tap("roll")
    box.wait(AFTER)
    assert SENTENCE in words(box)
    taps(box, "roll roll")
    assert "2/3" in words(box)
    assert "five- one" in words(box)


def test_a_fault_that_comes_back_at_every_press_never_runs_wild(box, monkeypatch):
    fail(monkeypatch, "box.screens.base.Screen", "press", KeyError("again"), times=5)
    for faults in range(1, 6):
        box.tap("roll")
        box.wait(AFTER)
        assert SENTENCE in words(box)
        assert len(box.machine.faults) == faults
    box.wait(20_000)
    assert len(box.machine.faults) == 5
    taps(box, "roll")
    assert "Go on with the game" in words(box)


def test_a_fault_at_every_start_is_tried_again_once_a_second_at_most(monkeypatch):
    with simulated(may_fail=True) as box:
        box.wait(START_UP)
        box.usb(True)
        box.wait(100)  # now the watchdog does not help
        with monkeypatch.context() as patch:
            patch.setattr(sys.modules["box.words"], "use", lambda code: 1 / 0)
            patch.setattr(sys.modules["box.app"].App, "step", lambda self: 1 / 0)
            box.wait(20_000)
        assert 10 <= len(box.machine.faults) <= 20
        box.wait(2000)
        assert SENTENCE in words(box)


def test_a_fault_while_the_box_sleeps_lights_the_panel(monkeypatch):
    with simulated({"SLEEP_MINUTES": 1}, may_fail=True) as box:
        start_game(box)
        box.wait(90_000)
        assert sum(map(sum, box.pixels())) == 0
        fail(monkeypatch, "box.hardware.Hardware", "rest", KeyError("lost"))
        box.wait(6000 + AFTER)
        assert SENTENCE in words(box)


def test_a_fault_on_a_board_without_memory_keeps_the_game_too(monkeypatch):
    with simulated(may_fail=True, flash=None) as box:
        box.wait(START_UP)
        taps(box, "roll")  # the notice
        box.dice(6, 2)
        taps(box, "roll roll roll roll roll roll roll roll roll")
        box.dice(6, 4)
        taps(box, "roll")
        before = words(box)
        fail(monkeypatch, "box.screens.turn.Turn", "keep", KeyError("lost"))
        box.tap("keep")
        box.wait(AFTER)
        assert SENTENCE in words(box)
        taps(box, "roll roll")
        assert words(box) == before


def test_wrong_settings_are_not_told_again_after_a_fault(monkeypatch):
    with simulated({"BRIGHTNESS": 9}, may_fail=True) as box:
        box.wait(START_UP)
        assert "Please check" in words(box)
        taps(box, "roll")
        fail(monkeypatch, "box.screens.base.Screen", "press", KeyError("lost"))
        box.tap("keep")
        box.wait(AFTER)
        assert SENTENCE in words(box)
        taps(box, "roll")
        assert "Play" in words(box)


def test_a_programmers_ctrl_c_stops_the_box(monkeypatch):
    with simulated(may_fail=True) as box:
        box.wait(START_UP)
        fail(monkeypatch, "box.care.Care", "tick", KeyboardInterrupt())
        with pytest.raises(KeyboardInterrupt):
            box.wait(100)
        assert box.machine.faults == []


def test_a_fault_makes_a_simulated_box_fail_unless_it_was_told_otherwise(monkeypatch):
    with simulated() as box:
        box.wait(START_UP)
        fail(monkeypatch, "box.screens.base.Screen", "press", KeyError("lost"))
        with pytest.raises(KeyError, match="lost"):
            box.tap("keep")
