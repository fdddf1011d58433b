# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Tie-breaks: the pot doubles, the order turns round, Mitchis add 2, until one alone is worst."""

from mitchi.game import Game
from mitchi.moves import IllegalMove
from tests.rules.rules_helper import happenings, play, raises

THREE = Game(("A", "B", "C"), 25, "A")


def test_the_example_table_of_the_rules():
    game = play(THREE, "43 . 43")
    assert game.pot == 1
    game = game.after("43")
    assert (game.phase, game.pot) == ("tiebreak", 2)
    game = game.after("21")
    assert game.pot == 4
    game = play(game, "65")
    assert game.pot == 4
    game = play(game, "65")
    assert (game.phase, game.pot) == ("tiebreak", 8)
    game = play(game, "61 62")
    assert game.scores == (8, 0, 0)
    assert (game.phase, game.pot) == ("turn", 1)


def test_everything_that_happens_in_the_example_table():
    assert happenings(THREE, "43 . 43 43   21 65 65   61 62") == [
        ("turn", 0, 43, 1, 1),
        ("turn", 1, 43, 1, 1),
        ("turn", 2, 43, 1, 1),
        ("tiebreak", (2, 1, 0), 2),
        ("tiebreak_roll", 2, 21, 4),
        ("tiebreak_roll", 1, 65, 4),
        ("tiebreak_roll", 0, 65, 4),
        ("tiebreak", (0, 1), 8),
        ("tiebreak_roll", 0, 61, 8),
        ("tiebreak_roll", 1, 62, 8),
        ("round", 1, 0, 8, (43, 43, 43)),
    ]


def test_a_tie_that_is_not_on_the_worst_hand_breaks_nothing():
    assert happenings(THREE, "65 . 65 43")[-1] == ("round", 1, 2, 1, (65, 65, 43))


def test_only_those_tied_on_the_worst_hand_roll():
    game = play(THREE, "43 . 65 43")
    assert game.order == (2, 0)
    assert game.seat == 2
    assert game.after("66").seat == 0


def test_the_order_is_the_reverse_of_the_round_wherever_it_started():
    game = play(Game(("A", "B", "C", "D"), 25, "C"), "43 . 65 43 43")
    assert game.order == (1, 0, 2)


def test_each_further_tie_break_turns_round_the_one_before():
    game = play(Game(("A", "B", "C", "D"), 25, "B"), "43 . 43 43 43")
    assert game.order == (0, 3, 2, 1)
    game = play(game, "31 65 31 31")
    assert game.order == (1, 2, 0)
    game = play(game, "54 54 66")
    assert game.order == (2, 1)
    game = play(game, "61 62")
    assert game.scores == (0, 0, 8, 0)


def test_the_worst_hand_is_that_of_this_tie_break():
    game = play(THREE, "31 . 31 65")
    assert game.worst is None
    assert game.after("66").worst == 66
    assert play(game, "66 11").worst is None


def test_the_round_keeps_its_hands_through_its_tie_breaks():
    game = play(THREE, "31 . 65 31   44 44   11")
    assert game.round_hands == (31, 65, 31)
    assert game.hands == (11,)
    assert game.round == 1


def test_the_pot_of_the_mitchis_is_doubled_too():
    assert happenings(THREE, "21 . 43 43   66 54")[-1] == ("round", 1, 1, 4, (21, 43, 43))


def test_when_all_have_a_mitchi_the_mitchis_are_the_worst_hand_and_tie():
    assert happenings(THREE, "21 . 12 21   65 64 63")[3:] == [
        ("tiebreak", (2, 1, 0), 12),
        ("tiebreak_roll", 2, 65, 12),
        ("tiebreak_roll", 1, 64, 12),
        ("tiebreak_roll", 0, 63, 12),
        ("round", 1, 0, 12, (21, 21, 21)),
    ]


def test_mitchis_that_tie_in_a_tie_break_count_before_the_next_doubling():
    # 1 doubles to 2, two Mitchis make it 6, which doubles to 12; one more makes 14.
    assert happenings(THREE, "43 . 43 65   21 21   21 66")[3:] == [
        ("tiebreak", (1, 0), 2),
        ("tiebreak_roll", 1, 21, 4),
        ("tiebreak_roll", 0, 21, 6),
        ("tiebreak", (0, 1), 12),
        ("tiebreak_roll", 0, 21, 14),
        ("tiebreak_roll", 1, 66, 14),
        ("round", 1, 1, 14, (43, 43, 65)),
    ]


def test_a_mitchi_of_a_tie_break_is_not_one_of_the_round():
    game = play(THREE, "43 . 43 43 21")
    assert (game.pot, game.mitchis) == (4, 0)


def test_tie_breaks_go_on_for_as_long_as_they_tie():
    game = Game(("A", "B"), 999, "A")
    game = play(game, "43 . 43" + " 65 65" * 9)
    assert game.pot == 1024
    assert game.order == (0, 1)
    game = play(game, "66 55")
    assert game.scores == (0, 1024)


def test_the_loser_of_the_tie_break_starts_the_next_round():
    game = play(THREE, "65 . 43 43   66 54")
    assert game.scores == (0, 2, 0)
    assert game.starter == game.seat == 1
    assert game.order == (1, 2, 0)
    assert game.round == 2


def test_a_tie_break_has_one_roll_each_and_no_roll_limit():
    game = play(THREE, "43 43 . 43 . 43 .")
    assert game.phase == "tiebreak"
    assert (game.rolls, game.rolls_left, game.roll_limit, game.dice) == (0, 1, None, None)


def test_a_tie_break_has_no_stop_no_keeping_and_no_single_die():
    game = play(THREE, "43 . 43 43 65")
    for move in (".", "6k5", "4"):
        message = raises(IllegalMove, game.after, move)
        assert message == f"B rolls both dice once in a tie-break, such as 63 ('{move}')"
