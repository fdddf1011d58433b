# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Rounds of Mitchi played with seeded dice, to check what the solver expects against what happens.

It knows the rules by itself and takes nothing from the solver but what to do with the dice on the
table. Hands are ranks, 0 the best.
"""

from random import Random

from mitchi.solver import Round
from mitchi.solver_values import seats

ORDER = [21, 66, 55, 44, 33, 22, 11, 65, 64, 63, 62, 61, 54, 53, 52, 51, 43, 42, 41, 32, 31]
THROWS = [ORDER.index(max(a, b) * 10 + min(a, b)) for a in range(1, 7) for b in range(1, 7)]
# What the solver's choices lead to: by choice and hand, the hands that are all equally likely.
LEADS_TO = {
    1: [THROWS[6 * (hand // 10) - 6 : 6 * (hand // 10)] for hand in ORDER],
    2: [THROWS[6 * (hand % 10) - 6 : 6 * (hand % 10)] for hand in ORDER],
    3: [THROWS] * len(ORDER),
}


def play_rounds(solved, players, rounds, seed):
    """Play rounds by the solver's choices: for every seat in rolling order, (sum, sum of squares).

    The sums are of the points that the seat took.
    """
    chance = Random(seed).random
    starts = [None, solved.starter_plans[players, 1], solved.starter_plans[players, 2]]
    plans = solved.plans
    sums, squares = [0] * players, [0] * players
    for _ in range(rounds):
        on_table = THROWS[int(chance() * 36)]
        limit = 1
        while limit < 3:
            choice = starts[3 - limit][on_table]
            if choice == 0:
                break
            ends = LEADS_TO[choice][on_table]
            on_table = ends[int(chance() * len(ends))]
            limit += 1
        worst = on_table
        holders = [0]
        mitchis = int(on_table == 0)
        for seat in range(1, players):
            on_table = THROWS[int(chance() * 36)]
            standing = (worst, len(holders), mitchis)
            for left in range(limit - 1, 0, -1):
                choice = plans[players - 1 - seat, limit, left][standing][on_table]
                if choice == 0:
                    break
                ends = LEADS_TO[choice][on_table]
                on_table = ends[int(chance() * len(ends))]
            if on_table > worst:
                worst = on_table
                holders = [seat]
            elif on_table == worst:
                holders.append(seat)
            mitchis += on_table == 0
        pot = 2 * mitchis or 1
        while len(holders) > 1:
            pot *= 2
            hands = [THROWS[int(chance() * 36)] for _ in holders]
            pot += 2 * hands.count(0)
            worst = max(hands)
            holders = [holder for holder, own in zip(holders, hands) if own == worst]
        sums[holders[0]] += pot
        squares[holders[0]] += pot * pot
    return list(zip(sums, squares))


def deviations(players, rounds, seed):
    """For every seat, how many standard errors its simulated mean is from the expected one."""
    solved = Round(players)
    totals = play_rounds(solved, players, rounds, seed)
    found = []
    for expected, (total, square) in zip(seats(solved, players), totals):
        mean = total / rounds
        standard_error = ((square / rounds - mean * mean) / rounds) ** 0.5
        found.append((mean - float(expected)) / standard_error)
    return found
