# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The exact solution: known values, cases worked out by hand, and a million simulated rounds."""

from fractions import Fraction
from functools import cache

import pytest

from mitchi.hands import HANDS, rank
from mitchi.solver import BOTH, HIGH, LOW, STOP, Round
from mitchi.solver_values import choices, seats, starter_choices
from tests.strategy.elsewhere import elsewhere
from tests.strategy.simulation import deviations


@cache
def solved():
    return Round(12)


@cache
def seats_of(players):
    return seats(solved(), players)


def test_the_starting_players_points_are_the_known_ones():
    known = {2: "0.48668", 3: "0.32544", 4: "0.24549"}
    for players, points in known.items():
        assert f"{float(solved().starter_points[players]):.5f}" == points


def test_a_tie_break_of_two_ends_with_the_known_pot():
    assert solved().tie_breaks[1] == (1, 0)
    assert solved().tie_breaks[2] == (Fraction(205, 97), Fraction(4944, 19885))


def test_a_smaller_solution_is_part_of_a_larger_one():
    small = Round(3)
    assert small.starter_points[3] == solved().starter_points[3]
    for where, plans in small.plans.items():
        for standing, plan in plans.items():
            assert solved().plans[where][standing] == plan


def test_what_all_seats_expect_is_a_pot():
    # The pot is at least 1, mostly 1 or 2, and grows with the players, who roll more Mitchis.
    pots = []
    for players in range(2, 13):
        expected = seats_of(players)
        assert len(expected) == players
        pots.append(sum(expected))
    assert 1 < pots[0] and pots[-1] < 3
    assert pots == sorted(pots)


def test_whoever_starts_is_best_off():
    for players in range(2, 13):
        starter, *others = seats_of(players)
        assert starter < min(others)


def test_the_last_player_beats_the_worst_hand_or_pays():
    # Dice 63 against one 64, nobody after: stopping loses 1; the 6 loses in 3 of 6 and ties in one.
    tie = (Fraction(205, 97) + Fraction(4944, 19885)) / 2
    rows = choices(solved(), rank(63), 1, 0, 2, (rank(64), 1, 0))
    assert [row.name for row in rows] == ["stop", "keep high", "keep low", "roll both"]
    assert rows[0].points == 1
    assert rows[1].points == Fraction(1, 2) + tie / 6
    assert rows[2].points == Fraction(5, 6)
    assert rows[3].points == Fraction(24, 36) + tie * Fraction(2, 36)
    keep = rows[1]
    assert (keep.beat, keep.tie, keep.worst) == (Fraction(1, 3), Fraction(1, 6), Fraction(1, 2))
    assert (rows[0].beat, rows[0].tie, rows[0].worst) == (0, 0, 1)


def test_with_two_rolls_left_the_chances_are_those_of_the_best_play_after():
    # Against 31 all but 31 beats: once in 18 a second roll is needed.
    both = choices(solved(), rank(31), 2, 0, 3, (rank(31), 1, 0))[3]
    assert both.tie == Fraction(1, 324)
    assert both.beat == Fraction(323, 324)


def test_with_no_roll_left_there_is_only_stopping():
    (row,) = choices(solved(), rank(63), 0, 0, 2, (rank(64), 1, 2))
    assert (row.name, row.points) == ("stop", 4)
    (row,) = starter_choices(solved(), rank(21), 0, 2)
    assert row.name == "stop"


def test_where_choices_are_equal_stopping_comes_first():
    # The last player, no Mitchi in hand, loses two points to a Mitchi whatever he does.
    rows = choices(solved(), rank(66), 1, 0, 2, (rank(21), 1, 1))
    assert rows[0].points == rows[1].points == 2
    assert solved().plans[0, 2, 1][0, 1, 1][rank(66)] == STOP


def test_where_keeps_are_equal_the_higher_die_is_kept():
    equal = 0
    for (to_act, limit, left), plans in solved().plans.items():
        for standing, plan in list(plans.items())[to_act::97]:
            for hand in range(len(HANDS)):
                rows = choices(solved(), hand, left, to_act, limit, standing)
                points = [row.points for row in rows]
                assert plan[hand] == points.index(min(points))
                equal += points[HIGH] == points[LOW] == min(points) < points[STOP]
    assert equal > 0


def test_the_starting_players_choices_are_his_plan():
    for players in (2, 5, 12):
        for left in (1, 2):
            for hand in range(len(HANDS)):
                points = [row.points for row in starter_choices(solved(), hand, left, players)]
                best = points.index(min(points))
                assert solved().starter_plans[players, left][hand] == best
    first = [
        min(row.points for row in starter_choices(solved(), hand, 2, 4))
        for hand in range(len(HANDS))
    ]
    ways = solved().dice.ways
    mean = sum(count * points for count, points in zip(ways, first)) / 36
    assert mean == solved().starter_points[4]


def test_every_kind_of_choice_is_best_somewhere():
    used = set()
    for plans in solved().plans.values():
        used.update(*plans.values())
    assert used == {STOP, HIGH, LOW, BOTH}


@pytest.mark.parametrize(
    ("players", "rounds"), [(2, 1_000_000), (3, 1_000_000), (4, 1_000_000), (12, 250_000)]
)
def test_simulated_rounds_take_the_points_that_are_expected(players, rounds):
    found = elsewhere(deviations, players, rounds, 2026)
    assert len(found) == players
    assert all(abs(deviation) < 3 for deviation in found)
