# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""A whole game of two, by buttons alone, read from the panel: worked out by hand with the rules.

Roll-off 3 and 5: Luis starts.
Round 1  Luis 4-1, keeps the 4: 4-4, stops after 2 rolls. Ana 6-2, both again: 3-1. Ana takes 1.
Round 2  Ana 2-1, stops after 1 roll, the pot is 2. Luis 6-5. Luis takes 2.
Round 3  Luis 5-3, stops. Ana 5-3: a tie, the pot doubles to 2, Ana rolls before Luis. 6-4 and 6-4:
         a tie again, the pot doubles to 4, Luis rolls before Ana. Luis 2-1, the pot is 6. Ana 5-1.
         Ana takes 6 and has 7. The limit is 5: Luis wins with 2.
"""

import pytest

from tests.box.playing import see, see_none, switched_on
from tools.tour import take
from tools.tour_walks import start


@pytest.fixture
def box():
    with switched_on(PLAYERS="Ana,Luis", LIMIT=5) as box:
        take(box, start(2))
        yield box


def test_a_game_of_two_to_five_points_goes_as_worked_out_by_hand(box):
    see(box, "dice:3 roll", "Luis", "Ana: 3", "Highest: 3")
    see(box, "dice:5 roll", "Luis", "starts", "Go on")
    # round 1
    see(box, "roll", "Pass the box to", "Luis", "up to 3 rolls", "In the pot: 1", "I have it")
    see(box, "roll", "Luis", "0/3", "pot 1", "nothing")
    see(box, "dice:41 roll", "1/3", "four-", "one", "Four-high", "Roll both", "Keep", "Stop")
    see(box, "keep", "Roll one", "Other")
    see(box, "dice:4 roll", "2/3", "double", "four", "Doubles", "Roll both")
    see(box, "stop", "Ana", "You have 2 rolls", "Beat double four", "Undo")
    see(box, "roll", "Ana", "0/2", "4-4")
    see(box, "dice:62 roll", "1/2", "six-", "two", "Worst so far 4-4", "is worst")
    see(box, "dice:31 roll", "2/2", "three-", "one", "is worst", "Go on")
    see(box, "roll", "Ana takes 1 point", "Luis  4-4  0", "Ana  3-1  +1 1")
    # round 2
    see(box, "roll", "Pass the box to", "Ana", "up to 3 rolls")
    see(box, "roll dice:21 roll", "Mitchi", "1/3")
    see(box, "stop", "Luis", "You have 1 roll", "Beat Mitchi", "In the pot: 2")
    see(box, "roll dice:56 roll", "1/1", "six-", "five", "is worst")
    see(box, "roll", "Luis takes 2 points", "Luis  6-5  +2 2")
    # round 3
    see(box, "roll", "Luis", "up to 3 rolls", "In the pot: 1")
    see(box, "roll dice:53 roll stop", "Ana", "Beat five-three", "You have 1 roll")
    see(box, "roll dice:35 roll", "five-", "three", "ties it")
    see(box, "roll", "Tie on five-three", "Pot doubles: 1 to 2", "1. Ana", "2. Luis")
    see(box, "roll", "Ana", "Tie-break: one roll", "In the pot: 2")
    see(box, "roll", "Ana", "0/1", "pot 2")
    see(box, "dice:64 roll", "six-", "four", "Go on")
    see(box, "roll", "Luis", "Beat six-four")
    see(box, "roll dice:64 roll", "ties it")
    see(box, "roll", "Tie on six-four", "Pot doubles: 2 to 4", "1. Luis", "2. Ana")
    see(box, "roll", "Luis", "In the pot: 4")
    see(box, "roll dice:12 roll", "Mitchi", "pot 6", "Go on")
    see(box, "roll", "Ana", "Beat Mitchi", "In the pot: 6")
    see(box, "roll dice:51 roll", "five-", "one", "is worst")
    see(box, "roll", "Ana takes 6 points", "+6 7", "Luis", "2")
    # the end
    see(box, "roll", "The winner, fewest points", "Luis", "Ana", "7", "Rematch", "Home")
    see(box, "roll", "Highest die starts", "Ana", "rolls one die")


def test_home_after_the_end_offers_a_new_game(box):
    take(box, "dice:62 roll*3 roll dice:31 roll stop roll dice:41 roll*2")
    # Ana has 1 point a round until she has 5: she starts each round and loses it
    for points in range(2, 6):
        see(box, "roll*2 dice:31 roll stop roll dice:41 roll*2", f"+1 {points}")
    see(box, "roll", "The winner, fewest points", "Luis")
    see(box, "stop", "Play", "Quick reference", "Choose")
    see_none(box, "Go on with the game")
    see(box, "choose:play", "How many players?", "2")


def to_the_last_turn(box):
    """Ana starts and stops with 6-4 after two rolls; Luis has rolled once: 5-1."""
    take(box, "dice:62 roll*4 dice:41 roll dice:64 roll stop roll dice:51 roll")


def test_a_stop_can_be_undone_until_the_next_player_goes_on(box):
    take(box, "dice:62 roll*4 dice:64 roll stop")
    see(box, "", "Luis", "Undo")
    see(box, "keep", "Ana", "1/3", "six-", "four", "Stop")
    see(box, "dice:63 roll", "2/3", "six-", "three")
    see(box, "stop roll", "Luis", "0/2", "6-3")
    see_none(box, "Undo")


def test_the_last_stop_of_a_round_can_be_undone_too(box):
    to_the_last_turn(box)
    see(box, "stop", "Luis takes 1 point", "Undo")
    see(box, "stop", "Luis", "1/2", "five-", "one", "Worst so far 6-4")
    see(box, "dice:31 roll roll", "Luis takes 1 point", "Luis  3-1  +1 1")
    see_none(box, "Undo")


def test_the_stop_that_made_a_tie_can_be_undone_too(box):
    take(box, "dice:62 roll*4 dice:41 roll dice:64 roll stop roll dice:64 roll")
    see(box, "stop", "Tie on six-four", "Pot doubles: 1 to 2", "Undo")
    see(box, "stop", "Luis", "1/2", "six-", "four", "ties it")
    see(box, "keep dice:5 roll roll", "Ana takes 1 point")


def test_a_turn_that_is_out_of_rolls_cannot_be_undone(box):
    to_the_last_turn(box)
    see(box, "dice:65 roll", "2/2", "beats it", "Go on")
    see(box, "roll", "Ana takes 1 point")
    see_none(box, "Undo")
    see(box, "stop", "Ana takes 1 point")


def test_keeping_is_a_fresh_choice_after_every_roll(box):
    take(box, "dice:62 roll*4 dice:64 roll")
    see(box, "keep", "Roll one", "Other")
    see(box, "keep", "Roll one", "Other")
    see(box, "keep", "Roll both", "Keep")
    see(box, "keep dice:1 roll", "six-", "one", "Roll both")


@pytest.mark.parametrize(
    ("keeps", "hand"), [(0, ("double", "three")), (1, ("six-", "three")), (2, ("four-", "three"))]
)
def test_keep_steps_through_none_left_and_right(box, keeps, hand):
    take(box, f"dice:62 roll*4 dice:64 roll {'keep ' * keeps}")
    see(box, "dice:33 roll", *hand)
