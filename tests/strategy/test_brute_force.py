# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The solver against the whole tree of a round, with cut-down dice and with whole ones."""

import pytest

from mitchi.solver import BOTH, HIGH, LOW, STOP, Round
from mitchi.solver_values import seats
from tests.strategy import brute_force

NAMES = {
    STOP: brute_force.STOP,
    HIGH: brute_force.HIGH,
    LOW: brute_force.LOW,
    BOTH: brute_force.BOTH,
}


def solvers_choice(solved, players, done, limit, used, on_table):
    """What the solver does where the tree has a history `done`."""
    rank = solved.dice.hands.index(on_table[0] * 10 + on_table[1])
    if not done:
        return NAMES[solved.starter_plans[players, 3 - used][rank]]
    hands = [solved.dice.hands.index(high * 10 + low) for high, low in done]
    standing = (max(hands), hands.count(max(hands)), hands.count(0))
    plans = solved.plans[players - 1 - len(done), limit, limit - used]
    return NAMES[plans[standing][rank]]


@pytest.mark.parametrize(
    ("players", "faces"),
    [(2, 2), (3, 2), (4, 2), (2, 3), (3, 3), (4, 3), (2, 4), (3, 4), (2, 6), (3, 6)],
)
def test_the_whole_tree_gives_the_same_points_and_the_same_choices(players, faces):
    tree = brute_force.Tree(players, faces)
    solved = Round(players, faces)
    assert list(tree.expected()) == seats(solved, players)
    assert tree.chosen
    for where, choice in tree.chosen.items():
        assert solvers_choice(solved, players, *where) == choice, where


@pytest.mark.parametrize("faces", [2, 3, 6])
def test_tie_breaks_are_what_counting_every_throw_gives(faces):
    tree = brute_force.Tree(2, faces)
    for tied in range(1, 4):
        assert Round(3, faces).tie_breaks[tied] == tree.tie_break(tied)
