# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Ten thousand games among the opponents: choices are legal, the stronger take fewer points."""

from statistics import mean, stdev

from mitchi.opponents import EASY, HARD, MEDIUM
from tests.strategy.elsewhere import elsewhere
from tests.strategy.table_games import checksum, compete

GAMES = 9_000
POINT_LIMIT = 10


def standard_errors(differences):
    return mean(differences) / (stdev(differences) / len(differences) ** 0.5)


def test_choices_are_legal_in_a_thousand_games_of_2_to_12_players():
    assert checksum(1_000) > 0


def test_in_nine_thousand_games_the_stronger_take_fewer_points_beyond_chance():
    results = elsewhere(compete, GAMES, POINT_LIMIT)
    assert len(results) == GAMES
    assert standard_errors([points[EASY] - points[MEDIUM] for points in results]) > 5
    assert standard_errors([points[MEDIUM] - points[HARD] for points in results]) > 5
