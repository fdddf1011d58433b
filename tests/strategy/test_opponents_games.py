# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Ten thousand games among the opponents: choices are legal, the stronger take fewer points."""

from itertools import permutations
from statistics import mean, stdev

from mitchi.opponents import EASY, HARD, MEDIUM
from tests.strategy.table_games import Chance, checksum, play

GAMES = 9_000
POINT_LIMIT = 10


def standard_errors(differences):
    return mean(differences) / (stdev(differences) / len(differences) ** 0.5)


def test_choices_are_legal_in_a_thousand_games_of_2_to_12_players():
    assert checksum(1_000) > 0


def test_in_nine_thousand_games_the_stronger_take_fewer_points_beyond_chance():
    seatings = list(permutations((EASY, MEDIUM, HARD)))
    easy_over_medium, medium_over_hard = [], []
    for seed in range(GAMES):
        seating = seatings[seed % len(seatings)]
        game, _ = play(seating, POINT_LIMIT, Chance(seed))
        points = dict(zip(seating, game.scores))
        easy_over_medium.append(points[EASY] - points[MEDIUM])
        medium_over_hard.append(points[MEDIUM] - points[HARD])
    assert standard_errors(easy_over_medium) > 5
    assert standard_errors(medium_over_hard) > 5
