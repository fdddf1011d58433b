# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""A round: the pot and its Mitchis, the worst hand so far, who takes the pot and starts next."""

from mitchi.game import Game
from tests.rules.rules_helper import happenings, play

FOUR = Game(("A", "B", "C", "D"), 25, "A")


def test_every_round_starts_with_1_point_in_the_pot():
    assert FOUR.pot == 1
    assert play(FOUR, "65 . 64 63 62").pot == 1
    assert play(FOUR, "65 . 21 63 62").pot == 1


def test_the_pot_is_2_points_for_every_mitchi():
    # The table of the rules: none 1, one 2, two 4, three 6.
    assert happenings(FOUR, "65 . 64 63 62")[-1] == ("round", 1, 3, 1, (65, 64, 63, 62))
    assert happenings(FOUR, "21 . 64 63 62")[-1] == ("round", 1, 3, 2, (21, 64, 63, 62))
    assert happenings(FOUR, "21 . 12 63 62")[-1] == ("round", 1, 3, 4, (21, 21, 63, 62))
    assert happenings(FOUR, "21 . 12 21 62")[-1] == ("round", 1, 3, 6, (21, 21, 21, 62))


def test_a_mitchi_counts_as_soon_as_the_turn_ends_with_it():
    game = FOUR.after("21")
    assert (game.pot, game.mitchis) == (1, 0)
    game = game.after(".")
    assert (game.pot, game.mitchis) == (2, 1)
    game = game.after("21")
    assert (game.pot, game.mitchis) == (4, 2)


def test_a_mitchi_that_is_rolled_away_again_does_not_count():
    game = play(FOUR, "21 65 .")
    assert (game.pot, game.mitchis) == (1, 0)
    game = play(FOUR, "21 2k2 .")
    assert (game.pot, game.mitchis) == (1, 0)


def test_a_mitchi_made_by_keeping_a_die_counts():
    assert play(FOUR, "52 2k1 .").pot == 2
    assert play(FOUR, "11 1k2 .").pot == 2


def test_the_worst_hand_so_far_only_gets_worse():
    game = play(FOUR, "64 65")
    assert game.worst is None
    game = game.after(".")
    assert game.worst == 65
    game = play(game, "21 .")
    assert game.worst == 65
    game = play(game, "31 11")
    assert game.worst == 65
    game = play(FOUR, "65 . 64")
    assert game.worst == 64


def test_a_better_hand_of_a_lower_number_does_not_become_the_worst():
    # Double-one is a smaller number than six-five and beats it all the same.
    assert play(FOUR, "65 . 11").worst == 65
    assert play(FOUR, "11 . 65").worst == 65
    assert play(FOUR, "32 . 31").worst == 31


def test_the_worst_hand_takes_the_pot_and_starts_the_next_round():
    game = play(FOUR, "65 . 64 21 63")
    assert game.scores == (0, 0, 0, 2)
    assert game.round == 2
    assert game.phase == "turn"
    assert game.seat == game.starter == 3
    assert game.order == (3, 0, 1, 2)


def test_a_round_begins_with_nothing_left_of_the_one_before():
    game = play(FOUR, "65 . 64 21 63")
    assert (game.pot, game.mitchis, game.worst, game.roll_limit) == (1, 0, None, None)
    assert (game.hands, game.round_hands) == ((), (None,) * 4)
    assert (game.dice, game.rolls, game.rolls_left) == (None, 0, 3)


def test_points_add_up_over_the_rounds():
    game = play(FOUR, "65 . 64 21 63   31 . 65 65 65   65 . 65 65 41")
    assert game.scores == (0, 0, 1, 3)
    assert game.round == 4


def test_the_example_of_the_record():
    moves = "4 6 6  2 5  43 4k1 .  31 21  65 ."
    assert happenings(Game(("Ana", "Luis", "Marta"), 25), moves) == [
        ("starts", 2),
        ("turn", 2, 41, 2, 2),
        ("turn", 0, 21, 2, 2),
        ("turn", 1, 65, 1, 2),
        ("round", 1, 2, 2, (21, 65, 41)),
    ]


def test_twelve_players_play_a_round():
    names = [f"P{number}" for number in range(12)]
    game = Game(names, 25, "P7")
    events = happenings(game, "65 . 64 63 62 61 54 53 52 51 43 42 32")
    assert events[-1] == ("round", 1, 6, 1, (54, 53, 52, 51, 43, 42, 32, 65, 64, 63, 62, 61))
