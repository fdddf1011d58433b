# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The solver against the whole tree of a round, with cut-down dice and with whole ones."""

import pytest

from mitchi.solver import BOTH, HIGH, LOW, STOP, Round
from mitchi.solver_values import seats
from tests.strategy import brute_force
from tests.strategy.elsewhere import elsewhere

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


def differences(players, faces):
    """(what differs between the tree and the solver, how many choices were compared)."""
    tree = brute_force.Tree(players, faces)
    solved = Round(players, faces)
    found = []
    if list(tree.expected()) != seats(solved, players):
        found.append("what the seats expect")
    for where, choice in tree.chosen.items():
        if solvers_choice(solved, players, *where) != choice:
            found.append(repr(where))
    return found, len(tree.chosen)


@pytest.mark.parametrize(("players", "faces"), [(2, 2), (3, 2), (4, 2), (2, 3), (3, 3), (2, 4)])
def test_small_trees_give_the_same_points_and_the_same_choices(players, faces):
    found, compared = differences(players, faces)
    assert found == []
    assert compared > 0


@pytest.mark.parametrize(("players", "faces"), [(4, 3), (3, 4), (2, 6), (3, 6)])
def test_large_trees_give_the_same_points_and_the_same_choices(players, faces):
    found, compared = elsewhere(differences, players, faces)
    assert found == []
    assert compared > 1_000


@pytest.mark.parametrize("faces", [2, 3, 6])
def test_tie_breaks_are_what_counting_every_throw_gives(faces):
    tree = brute_force.Tree(2, faces)
    for tied in range(1, 4):
        assert Round(3, faces).tie_breaks[tied] == tree.tie_break(tied)
