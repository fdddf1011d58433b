# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""What a solved round says of its seats and of one position; for a desktop, not for the board.

Start at `seats` and `choices`. Both read a `mitchi.solver.Round`; all they return is exact.
"""

from fractions import Fraction

from mitchi.solver import (
    BOTH,
    CHOICES,
    HIGH,
    MOST_ROLLS,
    STOP,
    mean,
    step_back,
)


def seats(solved, players):
    """What each of `players` players expects to take, in rolling order, as Fractions."""
    return [solved.starter_points[players]] + _later_seats(solved, players)


class Choice:
    """One choice of a position.

    name    one of `mitchi.solver.CHOICES`
    points  what the player then expects to take from this round, a Fraction
    beat, tie, worst    the chances, Fractions, that his turn ends with a hand that beats the worst
            hand so far, ties with it, is the new worst; None where there is none to beat
    """

    def __init__(self, name, points, beat=None, tie=None, worst=None):
        self.name = name
        self.points = points
        self.beat = beat
        self.tie = tie
        self.worst = worst


def choices(solved, rank, rolls_left, to_act, limit, standing):
    """The choices of a player with the hand of this rank on the table, each with best play after.

    `to_act` counts the players after him, `standing` is (worst, tied, mitchis) before his turn.
    Returns a list of `Choice`: all four, or with no roll left only to stop.
    """
    worst = standing[0]
    own, _ = solved.outcomes(to_act, limit, standing)
    ends = range(len(own))
    beat = [int(end < worst) for end in ends]
    tie = [int(end == worst) for end in ends]
    scale = 1
    for _ in range(rolls_left - 1):
        _, own, (beat, tie) = step_back(solved.dice, own, [beat, tie])
        scale *= solved.dice.throws
    stop = [int(rank < worst), int(rank == worst)]
    points = solved.outcomes(to_act, limit, standing)[0][rank]
    rows = [(Fraction(points, solved.scale[to_act, limit]), Fraction(stop[0]), Fraction(stop[1]))]
    if rolls_left:
        columns = [
            [Fraction(value, scale * unit) for value in _rerolls(solved.dice, after, rank)]
            for after, unit in ((own, solved.scale[to_act, limit]), (beat, 1), (tie, 1))
        ]
        rows += zip(*columns)
    return [
        Choice(name, points, beat, tie, 1 - beat - tie)
        for name, (points, beat, tie) in zip(CHOICES, rows)
    ]


def _rerolls(dice, after, rank):
    """The mean of `after` for keeping the higher die, keeping the lower and rolling both."""
    for face in (dice.high[rank], dice.low[rank]):
        yield Fraction(sum(after[end] for end in dice.rows[face]), dice.faces)
    yield Fraction(mean(dice, after), dice.throws)


def starter_choices(solved, rank, rolls_left, players):
    """The choices of the starting player with the hand of this rank on the table, as `choices`."""
    dice = solved.dice
    stops, scale = solved.starter_stops(players)
    after = stops[MOST_ROLLS]
    for left in range(1, rolls_left):
        after = solved.starter_step(after, stops[MOST_ROLLS - left], left)[1]
    rows = [Fraction(stops[MOST_ROLLS - rolls_left][rank], scale)]
    if rolls_left:
        after_scale = scale * dice.throws ** (rolls_left - 1)
        rows += [value / after_scale for value in _rerolls(dice, after, rank)]
    return [Choice(name, points) for name, points in zip(CHOICES, rows)]


def final_weights(dice, plans):
    """How often a turn ends with each hand: weights over throws ** (len(plans) + 1).

    `plans` are those of its re-rolls, in the order of rolling.
    """
    weights = list(dice.ways)
    for plan in plans:
        stopped, weights = _follow(dice, plan, weights)
        weights = [dice.throws * early + late for early, late in zip(stopped, weights)]
    return weights


def _follow(dice, plan, weights):
    """Split hands on the table by a plan: (weights that stop, weights after the roll, scaled)."""
    stopped, rolled = [0] * len(weights), [0] * len(weights)
    kept, both = [0] * dice.faces, 0
    for rank, weight in enumerate(weights):
        choice = plan[rank]
        if choice == STOP:
            stopped[rank] = weight
        elif choice == BOTH:
            both += weight
        else:
            kept[(dice.high if choice == HIGH else dice.low)[rank]] += weight
    for face, weight in enumerate(kept):
        for rank in dice.rows[face]:
            rolled[rank] += dice.faces * weight
    return stopped, [early + both * ways for early, ways in zip(rolled, dice.ways)]


def _starter_ends(solved, players):
    """How often the starting player ends so: {rolls: weights by rank over throws ** 3}."""
    dice = solved.dice
    ends, weights = {}, list(dice.ways)
    for rolls in range(1, MOST_ROLLS):
        stopped, weights = _follow(dice, solved.starter_plans[players, MOST_ROLLS - rolls], weights)
        ends[rolls] = [dice.throws ** (MOST_ROLLS - rolls) * weight for weight in stopped]
    ends[MOST_ROLLS] = weights
    return ends


def _later_seats(solved, players):
    """What the players after the starting player expect, in rolling order, as Fractions.

    Follows how often every standing comes about, from the first turn of the round to its last.
    """
    points = [Fraction(0)] * (players - 1)
    dice = solved.dice
    for limit, weights in _starter_ends(solved, players).items():
        reach = {(rank, 1, int(rank == 0)): weight for rank, weight in enumerate(weights) if weight}
        total = dice.throws**MOST_ROLLS
        for seat in range(players - 1):
            to_act = players - 2 - seat
            total *= dice.throws**limit
            taken, following = 0, {}
            for standing, weight in reach.items():
                own, _ = solved.outcomes(to_act, limit, standing)
                lefts = range(limit - 1, 0, -1)
                plans = [solved.plans[to_act, limit, left][standing] for left in lefts]
                for rank, ways in enumerate(final_weights(dice, plans)):
                    if ways:
                        taken += weight * ways * own[rank]
                        new = standing_after(standing, rank)
                        following[new] = following.get(new, 0) + weight * ways
            points[seat] += Fraction(taken, total * solved.scale[to_act, limit])
            reach = following
    return points


def standing_after(standing, rank):
    """The standing after a turn that ended with the hand of this rank."""
    worst, tied, mitchis = standing
    mitchis += rank == 0
    if rank < worst:
        return worst, tied, mitchis
    if rank == worst:
        return worst, tied + 1, mitchis
    return rank, 1, mitchis
