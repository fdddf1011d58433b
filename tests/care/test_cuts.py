# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The power fails inside every write of a whole game: the game is the one before it or after it."""

import pytest

from box.buttons import KEEP, ROLL, STOP
from simulator.flash import Flash, PowerCut
from tests.care.fast_box import FastBox
from tests.care.table import START_UP, power_cycle, simulated, taps, words
from tests.safe.safe_helper import where

STAGES = (0, 0.2, 0.5, 0.8, 1)
GO_ON = "Go on with the game"


def press(box, number):
    """Presses what somebody would, somewhere in a game: mostly ROLL, sometimes STOP or KEEP."""
    screen = box.app.screen
    if box.screen == "Turn" and screen.may_choose:
        box.tap((ROLL, STOP, STOP, KEEP, ROLL)[number % 5])
    elif box.screen == "GameEnd":
        box.tap(STOP)
    else:
        box.tap(ROLL)


def resumed(image, seed, settings=()):
    """A box that has found this in its memory, and goes on with its game if there is one."""
    flash = Flash()
    flash.load(image)
    box = FastBox(settings, seed=seed, flash=flash)
    if GO_ON in box.text():
        box.tap(ROLL)
    return box


def operations(box):
    return box.flash.programs + box.flash.erases


def until_a_write(box, first=0):
    """Presses on until something is written, or the power fails meanwhile; returns the presses."""
    before = operations(box)
    number = first
    while operations(box) == before:
        press(box, number)
        number += 1
        assert number < first + 12, box.text()
    return number


def new_game(settings=()):
    """The memory of a box in which a game has just begun."""
    box = FastBox(settings)
    box.start_game()
    return box.flash.image()


def test_a_whole_game_is_cut_at_every_write_and_goes_on():
    settings = {"LIMIT": 5}
    image = new_game(settings)
    writes = 0
    finished = None
    while finished is None:
        whole = resumed(image, writes, settings)
        before = where(whole.game)
        until_a_write(whole, writes)
        after = where(whole.game)
        for stage in STAGES:
            box = resumed(image, writes, settings)
            assert where(box.game) == before
            box.flash.cut(1, stage, seed=writes)
            with pytest.raises(PowerCut):
                until_a_write(box, writes)
            box.power_on()
            found = where(box.game)
            assert found in (before, after), (writes, stage)
            if stage in (0, 1):
                assert found == (before if stage == 0 else after)
            assert ("Memory" in box.text()) is False
            assert (GO_ON in box.text()) == (found is not None)
            if found is not None:
                box.tap(ROLL)
                until_a_write(box, writes)  # and it can be gone on with
        image = whole.flash.image()
        writes += 1
        if whole.game is None:
            finished = whole
    assert writes > 15
    assert finished.app.journal.statistics.games == 1


def test_a_new_game_is_there_or_the_old_one_whichever_way_its_first_write_ends():
    image = new_game()
    for stage in STAGES:
        box = resumed(image, 1)
        before = where(box.game)
        box.hold(STOP)
        box.choose("End the game")
        box.flash.cut(1, stage)
        with pytest.raises(PowerCut):
            box.choose("Yes, end it")
        box.power_on()
        assert where(box.game) in (None, before)
        box.app.home()
        box.app.session.end()
        box.app.home()
        box.flash.cut(1, stage)
        with pytest.raises(PowerCut):
            box.start_game()
        box.power_on()
        assert box.game is None or where(box.game) == before


@pytest.mark.parametrize("stage", STAGES)
def test_a_setting_is_the_old_one_or_the_new_one(stage):
    box = FastBox()
    box.flash.cut(1, stage)
    with pytest.raises(PowerCut):
        box.app.change_setting("brightness", 5)
    box.power_on()
    assert box.app.settings.brightness in (3, 5)
    assert "Memory" not in box.text()


def fill(box):
    """Plays until the memory is full, and is written anew."""
    box.start_game()
    number = 0
    while not box.flash.erases:
        press(box, number)
        number += 1


def small_box():
    return FastBox({"LIMIT": 999}, flash=Flash(256, 256), seed=2)


@pytest.fixture(scope="module")
def erasing_write():
    """The number of the first write that erases the memory of the small box."""
    box = small_box()
    before = operations(box)
    fill(box)
    return operations(box) - before


@pytest.mark.parametrize("stage", [0, 0.1, 0.4, 0.6, 0.79, 0.82, 0.9, 0.98, 1])
def test_a_cut_inside_an_erase_may_cost_the_game_but_never_the_box(stage, erasing_write):
    box = small_box()
    box.flash.cut(erasing_write, stage, seed=int(100 * stage))
    with pytest.raises(PowerCut):
        fill(box)
    assert box.flash.erases == 1
    box.power_on()
    if box.text().startswith("Memory"):
        assert "Part of the memory was damaged" in box.text().replace("\n", " ")
        box.tap(ROLL)
    assert box.text().startswith("Mitchi\n")
    assert (GO_ON in box.text()) or 0 < stage < 1
    if GO_ON in box.text():
        box.tap(ROLL)
    else:
        box.start_game()
    for number in range(50):
        press(box, number)


@pytest.fixture(scope="module")
def first_writes():
    """How often the box of the next test writes."""
    with simulated() as box:
        play(box)
        return operations_of(box)


def play(box):
    """The first round of a game on the simulated box: Ana 6-4, Luis 6-1 and takes the pot."""
    box.wait(START_UP)
    box.dice(6, 2, 6, 4, 6, 1)
    taps(box, "roll roll roll roll roll")  # the set-up
    taps(box, "roll roll roll roll roll stop roll roll roll roll roll")


def operations_of(box):
    return box.machine.flash.programs + box.machine.flash.erases


def test_the_simulated_box_starts_after_a_cut_at_each_of_its_writes(first_writes):
    assert first_writes >= 7
    for number in range(1, first_writes + 1):
        with simulated() as box:
            box.cut(number, stage=0.5, seed=number)
            play(box)
            assert not box.is_on
            assert not any(map(any, box.pixels()))
            box.power_on()
            box.wait(START_UP)
            said = words(box)
            assert "Memory" not in said
            assert "Play" in said
            assert (GO_ON in said) == (number > 2), number
            taps(box, "roll")
            power_cycle(box)
            assert (GO_ON in words(box)) == (number > 2)
