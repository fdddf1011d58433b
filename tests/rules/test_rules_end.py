# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The end of a game: at the point limit, at once, and who wins or shares the win."""

from mitchi.game import Game
from mitchi.moves import IllegalMove, MalformedMove
from tests.rules.rules_helper import happenings, play, raises


def three(point_limit):
    return Game(("A", "B", "C"), point_limit, "A")


def test_the_game_goes_on_below_the_limit():
    game = play(three(3), "21 . 65 64")
    assert game.scores == (0, 0, 2)
    assert game.phase == "turn"


def test_the_game_ends_when_a_player_reaches_the_limit():
    game = play(three(2), "21 . 65 64")
    assert game.scores == (0, 0, 2)
    assert game.phase == "over"


def test_the_game_ends_when_a_player_goes_over_the_limit():
    game = play(three(3), "21 . 21 64")
    assert game.scores == (0, 0, 4)
    assert game.phase == "over"


def test_a_limit_of_1_ends_with_the_first_round():
    assert play(three(1), "65 . 64 63").phase == "over"


def test_a_tie_is_broken_before_the_game_can_end():
    # The pot of 2 would take anyone to the limit, but nobody has taken it yet.
    game = play(three(2), "65 . 64 64")
    assert game.phase == "tiebreak"
    assert play(game, "66 55").phase == "over"


def test_the_fewest_points_win():
    moves = "65 . 64 63   65 . 65 64   65 . 64 65"
    assert happenings(three(2), moves)[-1] == ("game", (0,))
    assert play(three(2), moves).scores == (0, 1, 2)
    assert play(three(2), moves).winners == (0,)


def test_equal_fewest_share_the_win():
    assert play(three(1), "65 . 64 63").winners == (0, 1)
    assert play(three(1), "63 . 64 65").winners == (1, 2)


def test_a_single_winner_need_not_be_without_points():
    # A, B, C and C again take 1, then B takes the 2 of a Mitchi and 1 more.
    moves = "54 . 65 65  65 . 54 65  65 . 54 65  54 . 65 65  21 . 65 54  54 . 65 65"
    game = play(three(4), moves)
    assert game.scores == (1, 4, 2)
    assert game.winners == (0,)


def test_everything_that_happens_at_the_end():
    assert happenings(three(2), "21 . 65 64") == [
        ("turn", 0, 21, 1, 1),
        ("turn", 1, 65, 1, 1),
        ("turn", 2, 64, 1, 1),
        ("round", 1, 2, 2, (21, 65, 64)),
        ("game", (0, 1)),
    ]


def test_where_things_stand_when_the_game_is_over():
    game = play(three(3), "54 . 65 65   21 . 65 21")
    assert game.scores == (1, 4, 0)
    assert game.phase == "over"
    assert game.seat is None
    assert game.round == 2
    assert (game.rolls, game.rolls_left, game.roll_limit, game.dice) == (0, 0, None, None)
    assert (game.pot, game.worst, game.mitchis) == (1, None, 0)
    assert (game.order, game.hands) == ((), ())
    assert game.round_hands == (21, 65, 21)
    assert game.winners == (2,)


def test_no_move_follows_the_end():
    game = play(three(1), "65 . 64 63")
    for move in ("4", "63", "6k2", "."):
        message = raises(IllegalMove, game.after, move)
        assert message == f"the game is over, no move can follow ('{move}')"
    raises(MalformedMove, game.after, "7")
