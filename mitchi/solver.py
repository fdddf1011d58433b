# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The exact solution of a round of Mitchi, by backward induction; for a desktop, not for the board.

Start at `Round`. Every player in turn minimises the points that he expects to take from this
round, its pot and tie-breaks included, and knows that those after him do the same. Where choices
are exactly equal the first of `CHOICES` is made: it matters, since what is chosen then changes what
the others can expect.

All values are whole numbers over a common denominator (`Round.scale`), so nothing is ever rounded.
Inside, a hand is its rank, 0 for the best.
"""

from fractions import Fraction
from math import comb, lcm

from mitchi.hands import HANDS

STOP, HIGH, LOW, BOTH = range(4)
CHOICES = ("stop", "keep high", "keep low", "roll both")
MOST_ROLLS = 3


class Dice:
    """Two dice of `faces` faces, and the hands that they make.

    hands      best to worst
    throws     faces * faces, all equally likely
    ways       by rank, how many of the throws make the hand
    rows       for each kept face, the ranks that the other die makes
    high, low  by rank, the place in `rows` of the hand's higher and its lower die
    """

    def __init__(self, faces=6):
        self.faces = faces
        self.throws = faces * faces
        self.hands = tuple(hand for hand in HANDS if hand // 10 <= faces)
        self.ways = [1 if hand // 10 == hand % 10 else 2 for hand in self.hands]
        self.high = [hand // 10 - 1 for hand in self.hands]
        self.low = [hand % 10 - 1 for hand in self.hands]
        every = range(1, faces + 1)
        self.rows = [
            [self.hands.index(max(one, two) * 10 + min(one, two)) for two in every] for one in every
        ]


def pot_after(mitchis):
    """The points in the pot after `mitchis` Mitchi hands in a round, before any tie-break."""
    return max(1, 2 * mitchis)


def tie_breaks(players, dice=None):
    """By number of tied players, (a, b): a tie-break from pot P ends with a * P + b, in the mean.

    A list of players + 1 entries, the first of them unused; one player alone just takes P: (1, 0).
    Source: after one roll each the pot is 2 * P + 2 * (Mitchis rolled); with j players left tied it
    goes on from there as for j, so that a and b follow from those for fewer players.
    """
    dice = dice or Dice()
    pairs = [None, (Fraction(1), Fraction(0))]
    for count in range(2, players + 1):
        share, extra = _tie_break_outcomes(count, dice)
        again = share[count]
        slope = 2 * sum(share[left] * pairs[left][0] for left in range(1, count)) / (1 - 2 * again)
        fixed = sum(
            share[left] * pairs[left][1] + extra[left] * pairs[left][0] for left in range(1, count)
        )
        pairs.append((slope, (fixed + extra[count] * slope) / (1 - again)))
    return pairs


def _tie_break_outcomes(count, dice):
    """For one roll of `count` players, by number left tied: (chance, chance times points)."""
    share = [Fraction(0)] * (count + 1)
    extra = [Fraction(0)] * (count + 1)
    better = Fraction(0)
    mitchi = Fraction(dice.ways[0], dice.throws)
    for rank, ways in enumerate(dice.ways):
        here = Fraction(ways, dice.throws)
        for left in range(1, count + 1):
            chance = comb(count, left) * here**left * better ** (count - left)
            share[left] += chance
            if rank == 0:
                extra[left] += chance * 2 * left
            else:
                # A hand that beats this one is a Mitchi with the chance mitchi / better.
                extra[left] += chance * 2 * (count - left) * mitchi / better
        better += here
    return share, extra


def step_back(dice, points, others):
    """Before a re-roll that leads to `points` by rank: (plan, points, others), one roll earlier.

    The plan is a bytes of choices by rank. The lists that come back are scaled by `dice.throws`.
    `others` is a list of further lists by rank, which are carried along what the player chooses.
    """
    faces, throws = dice.faces, dice.throws
    kept = [faces * sum(points[rank] for rank in row) for row in dice.rows]
    both = sum(kept) // faces
    others_kept = [
        [faces * sum(other[rank] for rank in row) for row in dice.rows] for other in others
    ]
    others_both = [sum(other_kept) // faces for other_kept in others_kept]
    plan, best_points = bytearray(len(points)), []
    best_others = [[throws * value for value in other] for other in others]
    for rank, (high, low) in enumerate(zip(dice.high, dice.low)):
        best, choice = throws * points[rank], STOP
        if kept[high] < best:
            best, choice = kept[high], HIGH
        if kept[low] < best:
            best, choice = kept[low], LOW
        if both < best:
            best, choice = both, BOTH
        best_points.append(best)
        plan[rank] = choice
        if choice != STOP:
            for best_other, other_kept, other_both in zip(best_others, others_kept, others_both):
                kept_face = high if choice == HIGH else low
                best_other[rank] = other_both if choice == BOTH else other_kept[kept_face]
    return bytes(plan), best_points, best_others


def mean(dice, values):
    """The sum of `values` by rank over every throw: `dice.throws` times the mean."""
    return sum(ways * value for ways, value in zip(dice.ways, values))


class Round:
    """The solution of every round of 2 to `players` players.

    A standing is (worst, tied, mitchis): the worst hand so far, how many hold it, Mitchis so far.
    scale[to_act, limit]     the common denominator of values when so many players have still to act
    holder[to_act, limit]    by standing, the points that each holder of the worst hand expects
    plans[to_act, limit, rolls_left]    by standing, a bytes with a place in `CHOICES` by rank: what
                             a player does with the hand on the table, `to_act` more to come
    starter_plans[players, rolls_left]  such a bytes for the starting player
    starter_points[players]  what the starting player expects, a Fraction
    """

    def __init__(self, players, faces=6):
        self.players = players
        self.dice = Dice(faces)
        self.tie_breaks = tie_breaks(players, self.dice)
        self.scale, self.holder, self.plans = {}, {}, {}
        self.starter_plans, self.starter_points = {}, {}
        self._solve_ends()
        for to_act in range(players - 1):
            for limit in range(1, MOST_ROLLS + 1):
                self._solve_turns(to_act, limit)
        for count in range(2, players + 1):
            self._solve_starter(count)

    def standings(self, done):
        """Every standing that there can be when at most `done` players, 1 or more, are done."""
        for tied in range(1, done + 1):
            yield 0, tied, tied
            for mitchis in range(done - tied + 1):
                for worst in range(1, len(self.dice.hands)):
                    yield worst, tied, mitchis

    def _solve_ends(self):
        ends = {}
        for standing in self.standings(self.players):
            worst, tied, mitchis = standing
            slope, fixed = self.tie_breaks[tied]
            ends[standing] = (slope * pot_after(mitchis) + fixed) / tied
        scale = lcm(*(value.denominator for value in ends.values()))
        whole = {standing: int(value * scale) for standing, value in ends.items()}
        for limit in range(1, MOST_ROLLS + 1):
            self.scale[0, limit] = scale
            self.holder[0, limit] = whole

    def outcomes(self, to_act, limit, standing):
        """By rank, what ending a turn so is worth: (to oneself, to a holder of the worst hand)."""
        worst, tied, mitchis = standing
        holder = self.holder[to_act, limit]
        count = len(self.dice.hands)
        own, theirs = [0] * count, [0] * count
        if worst > 0:
            theirs[0] = holder[worst, tied, mitchis + 1]
            theirs[1:worst] = [holder[standing]] * (worst - 1)
        own[worst] = theirs[worst] = holder[worst, tied + 1, mitchis + (worst == 0)]
        for rank in range(worst + 1, count):
            own[rank] = holder[rank, 1, mitchis]
        return own, theirs

    def _solve_turns(self, to_act, limit):
        dice = self.dice
        before = {}
        plans = [self.plans.setdefault((to_act, limit, left), {}) for left in range(1, limit)]
        for standing in self.standings(self.players - to_act - 1):
            own, theirs = self.outcomes(to_act, limit, standing)
            for plan_of in plans:
                plan_of[standing], own, (theirs,) = step_back(dice, own, [theirs])
            before[standing] = mean(dice, theirs)
        self.holder[to_act + 1, limit] = before
        self.scale[to_act + 1, limit] = self.scale[to_act, limit] * dice.throws**limit

    def starter_stops(self, players):
        """What stopping is worth to the starting player: ({rolls used: points by rank}, scale)."""
        to_act = players - 1
        limits = range(1, MOST_ROLLS + 1)
        scale = lcm(*(self.scale[to_act, limit] for limit in limits))
        stops = {}
        for limit in limits:
            factor = scale // self.scale[to_act, limit]
            holder = self.holder[to_act, limit]
            stops[limit] = [
                factor * holder[rank, 1, int(rank == 0)] for rank in range(len(self.dice.hands))
            ]
        return stops, scale

    def _solve_starter(self, players):
        stops, scale = self.starter_stops(players)
        points = stops[MOST_ROLLS]
        for left in range(1, MOST_ROLLS):
            plan, points = self.starter_step(points, stops[MOST_ROLLS - left], left)
            self.starter_plans[players, left] = plan
        self.starter_points[players] = Fraction(
            mean(self.dice, points), scale * self.dice.throws**MOST_ROLLS
        )

    def starter_step(self, after, stops, rolls_left):
        """The starting player's (plan, points) by rank with so many rolls left.

        Stopping is worth `stops`, on `starter_stops`' scale, and one more roll leads to `after`, on
        throws ** (rolls_left - 1) times that scale; what comes back is on throws ** rolls_left.
        """
        dice = self.dice
        kept = [dice.faces * sum(after[rank] for rank in row) for row in dice.rows]
        both = mean(dice, after)
        larger = dice.throws**rolls_left
        worths = [
            (larger * stop, kept[high], kept[low], both)
            for stop, high, low in zip(stops, dice.high, dice.low)
        ]
        points = [min(worth) for worth in worths]
        return bytes(worth.index(best) for worth, best in zip(worths, points)), points
