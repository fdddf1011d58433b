# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Buttons that are held at power-up, for ever, or for as long as a list is; and ticks that wrap."""

import pytest

from box.buttons import KEEP, ROLL, STOP
from tests.care.fast_box import BUTTONS, PERIOD, FastBox
from tests.care.table import START_UP, simulated, words

NAMES = {ROLL: "left", KEEP: "middle", STOP: "right"}
DAY = 24 * 60 * 60 * 1000  # ms


@pytest.mark.parametrize("button", ["roll", "stop"])
def test_a_button_held_at_power_up_does_nothing_and_is_named_after_ten_seconds(button):
    with simulated(held=[button]) as box:
        box.wait(START_UP)
        home = words(box)
        box.wait(7500)
        assert words(box) == home
        box.wait(1000)
        side = {"roll": "left", "stop": "right"}[button]
        assert f"Stuck button The {side} button has been down for 10 seconds" in words(box)
        box.release(button)
        box.wait(300)
        assert words(box) == home
        box.tap("roll")
        box.wait(300)
        assert "How many players?" in words(box)


def test_keep_held_at_power_up_opens_the_hardware_test_after_three_seconds():
    with simulated(held=["keep"]) as box:
        box.wait(2800)
        assert "Play" in words(box)
        box.wait(700)
        assert "Hardware test" in words(box)
        box.release("keep")
        box.tap("stop", 900)
        box.wait(300)
        assert "Play" in words(box)


@pytest.mark.parametrize("button", BUTTONS)
def test_a_button_that_sticks_in_a_game_is_named_and_the_others_go_on(button):
    box = FastBox(dice=[6, 2])
    box.start_game()
    box.hardware.press(button, True)
    box.wait(9900)
    assert box.screen != "Stuck"
    box.wait(200)
    assert box.screen == "Stuck"
    assert NAMES[button] in box.text()
    assert box.app.screen.words()[button] == ""
    other = (button + 1) % 3
    box.tap(other)
    assert box.screen != "Stuck"
    before = (box.text(), box.screen, box.game)
    box.wait(60_000)
    assert (box.text(), box.screen, box.game) == before  # it is not named twice
    box.hardware.press(button, False)
    box.wait(100)
    assert (box.text(), box.screen, box.game) == before  # and letting go is no press


def test_two_stuck_buttons_are_both_named():
    box = FastBox()
    box.hardware.press(ROLL, True)
    box.wait(11_000)
    box.hardware.press(STOP, True)
    assert "left" in box.text()
    box.wait(11_000)  # the second one has acted, as any press does on this screen
    assert "right" in box.text()
    box.tap(KEEP)
    assert "How many players?" in box.text()
    assert box.hardware.is_lit


def test_keep_that_steps_through_a_list_is_stopped_only_after_ten_seconds():
    box = FastBox()
    box.choose("Play")
    box.hardware.press(KEEP, True)
    seen = set()
    for _ in range(98):
        box.wait(100)
        seen.add(box.app.screen.index)
        assert box.screen == "Picker"
    assert seen == set(range(11))
    box.wait(300)
    assert box.screen == "Stuck"
    box.hardware.press(KEEP, False)
    box.wait(100)
    assert box.screen == "Picker"
    index = box.app.screen.index
    box.wait(5000)
    assert box.app.screen.index == index


def test_a_button_that_is_pressed_again_and_again_is_not_stuck():
    box = FastBox()
    for _ in range(200):
        box.hold(KEEP, 400)
        assert box.screen == "Home"


def test_a_button_that_was_stuck_is_named_again_when_it_sticks_again():
    box = FastBox()
    for _ in range(2):
        box.hardware.press(STOP, True)
        box.wait(11_000)
        assert box.screen == "Stuck"
        box.hardware.press(STOP, False)
        box.wait(100)
        assert box.screen == "Home"


def test_a_game_is_played_across_the_wrap_of_the_ticks():
    # The simulated chip, like the real one, starts its ticks 65.5 s before they wrap.
    with simulated({"ANIMATION": 1, "LIMIT": 999}, seed=3) as box:
        box.wait(58_000)
        for _ in range(5):
            box.tap("roll")
            box.wait(200)
        assert box.machine.ticks() > PERIOD - 8000
        for _ in range(7):
            for button in ("roll", "roll", "stop"):
                box.tap(button)
                box.wait(530)
        assert box.machine.ticks() < 8000
        assert "Ana" in words(box) or "Luis" in words(box)


@pytest.mark.parametrize("before_wrap", [1, 40, 300, 650, 5_000, 20_500, 60_000])
def test_nothing_minds_at_which_moment_the_ticks_wrap(before_wrap):
    def run(first_tick):
        box = FastBox({"SLEEP_MINUTES": 1, "ANIMATION": 1}, seed=5, first_tick=first_tick)
        told = []
        box.start_game()
        for button, milliseconds in (
            (ROLL, 80), (ROLL, 60), (STOP, 700), (KEEP, 80), (ROLL, 80), (STOP, 80), (ROLL, 300),
        ) * 6:  # fmt: skip
            box.hardware.press(button, True)
            box.wait(milliseconds)
            box.hardware.press(button, False)
            box.wait(700)
            told.append((box.text(), box.app.care.state))
        for _ in range(100):
            box.wait(1000)
            told.append((box.text(), box.app.care.state, box.app.view.shifts))
        return told

    start = PERIOD - before_wrap
    assert run(start) == run(1_000_000)
    # And in the middle of what happens later:
    assert run(PERIOD - before_wrap - 25_000) == run(1_000_000)


def test_the_box_sleeps_and_is_woken_after_days():
    box = FastBox({"SLEEP_MINUTES": 5})
    box.start_game()
    text = box.text()
    box.wait(6 * 60_000)
    assert not box.hardware.is_lit
    for _ in range(8):
        box.hardware.time += DAY
        box.app.step()
        box.app.pause()
        assert not box.hardware.is_lit
    box.tap(KEEP)
    assert box.hardware.is_lit
    assert box.text() == text


def test_a_box_that_never_sleeps_does_not_begin_to_after_days():
    box = FastBox({"SLEEP_MINUTES": 0})
    for _ in range(8):
        box.wait(DAY, step=30_000)
        assert box.hardware.is_lit
    box.app.change_setting("sleep_minutes", 60)
    box.tap(KEEP)
    box.wait(59 * 60_000, step=1000)
    assert box.hardware.is_lit
