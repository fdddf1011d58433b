# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""A game that is taken up at the beginning of a round, as the journal does.

Runs on MicroPython too.
"""

from mitchi.game import Game
from tests.rules.rules_helper import Chance, any_move, play, raises

NAMES = ("Ana", "Luis", "Marta")


def test_a_game_taken_up_at_a_round_stands_where_the_scores_say():
    game = Game.at_round(NAMES, 25, (3, 0, 8), 5, 2)
    assert (game.phase, game.seat, game.starter, game.round) == ("turn", 2, 2, 5)
    assert game.order == (2, 0, 1)
    assert game.scores == (3, 0, 8)
    assert (game.pot, game.dice, game.rolls, game.worst) == (1, None, 0, None)
    assert game.events == ()


def test_a_pot_adds_to_the_scores_that_the_game_was_taken_up_with():
    # Marta stops with six-four, Ana has three-one, Luis six-three: Ana takes 1 point.
    game = play(Game.at_round(NAMES, 25, (3, 0, 8), 5, 2), "64 . 31 63")
    assert game.scores == (4, 0, 8)
    assert (game.round, game.starter) == (6, 0)


def test_a_game_taken_up_at_each_of_its_rounds_goes_on_as_it_did():
    chance = Chance(41)
    game = Game(NAMES, 12)
    taken_up = None
    rounds = 0
    while game.phase != "over":
        move = any_move(game, chance)
        game = game.after(move)
        if taken_up is not None:
            taken_up = taken_up.after(move)
            assert taken_up == game
        if game.events and game.events[-1][0] in ("starts", "round"):
            taken_up = Game.at_round(NAMES, 12, game.scores, game.round, game.starter)
            rounds += 1
    assert rounds > 5


def test_a_round_that_cannot_be_is_refused():
    def refused(scores, round, starter):
        return raises(ValueError, Game.at_round, NAMES, 25, scores, round, starter)

    assert refused((0, 0, 0), 1, 3) == "seat 3 cannot start round 1"
    assert refused((0, 0, 0), 0, 2) == "seat 2 cannot start round 0"
    assert refused((0, 0), 1, 0) == "a game to 25 cannot go on from the scores (0, 0)"
    assert refused((0, 25, 0), 1, 0) == "a game to 25 cannot go on from the scores (0, 25, 0)"
    assert refused((0, -1, 0), 1, 0) == "a game to 25 cannot go on from the scores (0, -1, 0)"
