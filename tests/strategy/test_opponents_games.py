# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Ten thousand games among the opponents: choices are legal, the stronger take fewer points."""

from functools import cache
from statistics import mean, stdev

from mitchi.characters import EASY, HARD, MEDIUM
from mitchi.choices import BOTH, LEFT, RIGHT, STOP
from tests.strategy.elsewhere import elsewhere
from tests.strategy.table_games import checksum
from tools.make_strategy_docs import GAMES, POINT_LIMIT, strength_blocks, written_blocks
from tools.opponents_match import compete, to_move


@cache
def results():
    """A match of Easy, Medium and Hard: [points, rounds] of each game."""
    return elsewhere(compete, GAMES, POINT_LIMIT)


def standard_errors(more, less):
    """How many standard errors above nothing the mean of what one took more than the other is."""
    differences = [points[more] - points[less] for points, _ in results()]
    return mean(differences) / (stdev(differences) / len(differences) ** 0.5)


def test_choices_are_legal_in_a_thousand_games_of_2_to_12_players():
    assert elsewhere(checksum, 1_000) > 0


def test_in_nine_thousand_games_the_stronger_take_fewer_points_beyond_chance():
    assert len(results()) == GAMES == 9_000
    assert standard_errors(EASY, MEDIUM) > 5
    assert standard_errors(MEDIUM, HARD) > 5


def test_the_docs_give_the_figures_of_these_games():
    for language, block in strength_blocks(results()).items():
        assert written_blocks(language)["strengths"] == block


def test_a_choice_and_faces_make_a_move():
    assert to_move(BOTH, None, 6, 3) == "63"
    assert to_move(STOP, None, 6, 3) == "63"
    assert to_move(STOP, (6, 3), 1, 2) == "."
    assert to_move(BOTH, (6, 3), 1, 2) == "12"
    assert to_move(LEFT, (6, 3), 2) == "6k2"
    assert to_move(RIGHT, (6, 3), 2) == "3k2"
