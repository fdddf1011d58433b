# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The feel of the buttons: no press is lost, whatever the box is doing, and each is felt."""

import pytest

from tests.box.playing import see, see_none, switched_on
from tools.tour import marked, take
from tools.tour_walks import STILL, start

SHORTEST_TAP = 30  # ms
FIRST_TURN = "dice:62 roll*4"  # from the roll-off of two to the starting player's turn


def press_shortly(box, button, then):
    """A tap of 30 ms, and then so many ms."""
    box.press(button)
    box.wait(SHORTEST_TAP)
    box.release(button)
    box.wait(then)


def test_a_tap_of_30_ms_counts_at_every_phase_of_a_redraw():
    with switched_on(PLAYERS="Ana,Luis,Eva,Íñigo", **STILL) as box:
        take(box, "choose:play roll")
        lines = 8  # four names, another name, three opponents
        steps = 0
        # 30 ms is how long a contact may bounce, so that the next press comes no sooner; from
        # there on every 1 ms of the 24 that a whole screen is on the wire, and of what follows it
        for pause in range(31, 91):
            press_shortly(box, "keep", pause)
            steps += 1
        box.wait(300)
        for _ in range(lines):
            if marked(box) == ["Ana"]:
                break
            take(box, "keep")
            steps += 1
        assert marked(box) == ["Ana"]
        assert steps % lines == 0


def test_a_tap_of_30_ms_counts_at_every_phase_of_the_scan_and_the_loop():
    with switched_on(**STILL) as box:
        take(box, "choose:play")
        for value in range(3, 13):
            box.wait(100.7)  # another phase every time: the keys are looked at every 5 ms
            press_shortly(box, "keep", 60)
            see(box, "", str(value), "Less")


def test_pages_turn_with_every_tap_of_30_ms_however_fast():
    with switched_on(**STILL) as box:
        take(box, "choose:rules")
        for _ in range(14):
            press_shortly(box, "roll", 35)
        box.wait(300)
        see(box, "", "15/15", "Close")


@pytest.mark.parametrize("button", ["roll", "keep", "stop"])
def test_any_press_while_the_dice_roll_skips_to_the_end_and_does_nothing_else(button):
    with switched_on(PLAYERS="Ana,Luis") as box:
        take(box, start(2) + " " + FIRST_TURN)
        for moment in (70, 140, 210, 280, 350, 420, 490):
            box.dice(6, 4)
            box.press("roll")
            box.wait(moment - 35)
            box.release("roll")
            box.wait(35)  # a contact may bounce so long
            see_none(box, "Six-high")
            press_shortly(box, button, 60)
            see(box, "", "1/3", "six-", "four", "Six-high", "Roll both", "Keep", "Stop")
            box.wait(700)
            see(box, "", "1/3", "six-", "four", "Roll both", "Keep", "Stop")
            # back to a first roll: stop, and the other player does worse
            take(box, "stop roll dice:31 roll*2 roll*2")


def test_the_press_after_the_one_that_skipped_acts_at_once():
    with switched_on(PLAYERS="Ana,Luis") as box:
        take(box, start(2) + " " + FIRST_TURN)
        box.dice(6, 4)
        box.tap("roll")
        press_shortly(box, "roll", 40)  # skips
        press_shortly(box, "keep", 40)
        press_shortly(box, "stop", 60)
        see(box, "", "Luis", "Beat six-four", "Undo")


def test_a_press_skips_the_rolling_of_the_roll_off_too():
    with switched_on(PLAYERS="Ana,Luis") as box:
        take(box, start(2) + " dice:6")
        box.tap("roll")
        press_shortly(box, "stop", 40)
        see(box, "", "Luis", "Ana: 6")


def test_a_press_skips_the_celebration_of_a_mitchi():
    with switched_on(PLAYERS="Ana,Luis") as box:
        take(box, start(2) + " " + FIRST_TURN + " dice:21")
        box.tap("roll")
        box.wait(700)  # the dice lie still and flash
        lit = sum(map(sum, box.pixels()))
        box.wait(120)
        assert sum(map(sum, box.pixels())) != lit
        press_shortly(box, "keep", 60)
        still = box.pixels()
        box.wait(2000)
        assert box.pixels() == still
        see(box, "", "Mitchi", "Roll both", "Keep")


def test_without_animation_the_hand_is_there_at_once():
    with switched_on(PLAYERS="Ana,Luis", **STILL) as box:
        take(box, start(2) + " " + FIRST_TURN + " dice:64")
        box.press("roll")
        box.wait(60)
        see(box, "", "1/3", "six-", "four", "Keep")
        box.release("roll")


def test_the_rolling_takes_about_half_a_second():
    with switched_on(PLAYERS="Ana,Luis") as box:
        take(box, start(2) + " " + FIRST_TURN + " dice:64")
        box.press("roll")
        box.wait(100)
        box.release("roll")
        box.wait(300)
        see_none(box, "Six-high")
        box.wait(220)
        see(box, "", "Six-high")


def test_a_button_that_is_down_lights_its_word_and_a_release_puts_it_out():
    with switched_on(**STILL) as box:
        see(box, "", "Choose", "Next")
        box.press("keep")
        assert box.run_until(lambda: "Next" in marked(box), 100) <= 40
        box.release("keep")
        box.wait(100)
        assert "Next" not in marked(box)


def test_two_buttons_at_once_do_one_thing_each_in_the_order_of_their_presses():
    with switched_on(PLAYERS="Ana,Luis", **STILL) as box:
        take(box, start(2) + " " + FIRST_TURN + " dice:641 roll")
        box.press("keep")
        box.wait(20)
        box.press("roll")
        box.wait(60)
        # KEEP may still become a hold, so ROLL acts first: both dice, of which one face is ordered
        see(box, "", "2/3")
        box.release("keep")
        box.release("roll")
        box.wait(100)
        see(box, "", "Other")


def test_a_long_hold_on_a_button_without_a_hold_is_one_press():
    with switched_on(PLAYERS="Ana,Luis", **STILL) as box:
        take(box, start(2) + " dice:62")
        box.press("roll")
        box.wait(3000)
        see(box, "", "Luis", "Ana: 6")
        box.release("roll")
        box.wait(200)
        see(box, "", "Luis", "Ana: 6")


def test_the_hold_that_opened_the_menu_does_nothing_in_it():
    with switched_on(PLAYERS="Ana,Luis", **STILL) as box:
        take(box, start(2) + " " + FIRST_TURN)
        box.press("stop")
        box.wait(590)
        see(box, "", "Ana", "0/3")
        box.wait(2500)
        see(box, "", "Game menu", "Go on playing")
        box.release("stop")
        box.wait(300)
        see(box, "", "Game menu", "Go on playing")
