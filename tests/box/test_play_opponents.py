# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Playing against the box: its players act by themselves, slowly enough to be followed."""

import pytest

from simulator.power import box_modules
from tests.box.playing import see, see_none, switched_on
from tools.tour import take
from tools.tour_walks import STILL


@pytest.fixture
def box():
    with switched_on(PLAYERS="Ana", **STILL) as box:
        yield box


# What an opponent's choice needs, that of the strongest.
CHOOSING = {"mitchi.opponents", "mitchi.places", "mitchi.strategy", "mitchi.strategy_table"}

# From home to the roll-off of a practice game: Ana, Pipo, Olga, Fermat.
PRACTICE = "choose:practice roll*2"


def until_it_rests(box):
    """Wait for everything that the box does by itself."""
    box.settle(quiet_ms=2500, limit_ms=60_000)


def test_a_practice_game_is_one_person_and_one_opponent_of_each_strength(box):
    see(box, "choose:practice", "Who are you?", "Ana")
    see(box, "roll", "Play to how many points?", "10")
    see(box, "roll hold-stop choose:scores", "Ana", "Pipo", "Olga", "Fermat")


def test_opponents_throw_one_after_another_so_that_each_throw_can_be_seen(box):
    take(box, PRACTICE + " dice:6543")
    box.tap("roll")
    see(box, "", "Pipo", "Ana: 6")
    box.wait(450)  # an opponent waits for 700 ms
    see(box, "", "Pipo", "Ana: 6")
    box.wait(300)
    see(box, "", "Olga", "Pipo: 5")
    box.wait(400)
    see(box, "", "Olga", "Pipo: 5")
    box.wait(300)
    see(box, "", "Fermat", "Olga: 4")
    box.wait(700)
    see(box, "", "Ana", "starts", "Fermat: 3", "Go on")


def test_a_press_hurries_an_opponent_on(box):
    take(box, PRACTICE + " dice:1622")
    box.tap("roll")
    for name, next_one in (("Ana: 1", "Pipo"), ("Pipo: 6", "Olga"), ("Olga: 2", "Fermat")):
        see(box, "", name, next_one)
        box.tap("roll")
    see(box, "", "Pipo", "starts")


def loaded():
    """The modules in memory that an opponent's choice needs."""
    return CHOOSING & box_modules().keys()


def test_what_an_opponent_needs_makes_room_for_the_menu_and_for_the_next_player(box):
    take(box, PRACTICE + " dice:1226 roll roll*3")  # Fermat begins, who looks into the table
    see(box, "", "Fermat", "starts")
    take(box, "dice:31 roll")
    for _ in range(100):
        box.wait(100)
        if loaded():
            break
    assert loaded() == CHOOSING
    take(box, "hold-stop")
    see(box, "", "Game menu")
    assert not loaded()
    take(box, "choose:go_on_playing dice:32")
    until_it_rests(box)
    see(box, "", "Ana", "I have it")
    assert not loaded()


def test_an_opponent_takes_its_turn_by_itself_and_passes_the_box_on(box):
    take(box, PRACTICE + " dice:1622 roll")
    until_it_rests(box)
    see(box, "roll", "Pipo", "0/3", "Hurry")
    until_it_rests(box)
    # Pipo, Olga and Fermat have rolled
    see(box, "", "Your turn,", "Ana", "Beat", "I have it")
    see_none(box, "Undo")


def test_the_menu_stops_the_opponents_until_it_is_left(box):
    take(box, PRACTICE + " dice:1622 roll")
    until_it_rests(box)
    take(box, "roll")
    see(box, "hold-stop", "Game menu")
    box.wait(20_000)
    see(box, "", "Game menu")
    see(box, "stop", "Pipo")


def test_the_coach_says_what_would_have_been_better(box):
    take(box, PRACTICE + " dice:6111 roll")
    until_it_rests(box)
    see(box, "roll roll dice:31 roll", "three-", "one")
    see(box, "stop", "The coach", "Better:", "Go on")
    see(box, "roll", "Pipo")


def test_the_coach_is_silent_about_the_best_choice(box):
    take(box, PRACTICE + " dice:6111 roll")
    until_it_rests(box)
    see(box, "roll roll dice:66 roll stop", "Pipo", "Hurry")


def test_the_odds_are_one_hold_away(box):
    take(box, PRACTICE + " dice:6111 roll")
    until_it_rests(box)
    take(box, "roll roll dice:31 roll")
    see(box, "hold-keep", "Points to expect", "Stop", "Roll both", "Keep the 3", "Keep the 1")
    see(box, "roll", "three-", "one", "Roll both")


def test_people_and_opponents_play_in_one_game():
    with switched_on(PLAYERS="Ana,Luis", **STILL) as box:
        take(box, "choose:play keep roll")
        see(box, "roll", "Player 2 of 3", "Luis", "Pipo", "easy", "hard")
        see(box, "keep*4 roll", "Player 3 of 3", "Luis")
        see(box, "roll roll dice:654 roll", "Fermat", "Ana: 6")
        box.wait(800)
        see(box, "", "Luis", "Fermat: 5")
        see(box, "roll roll", "Pass the box to", "Ana")
