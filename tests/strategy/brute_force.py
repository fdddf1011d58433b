# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""A round of Mitchi worked out the long way, to check the solver against.

It walks the whole tree of a round, history by history, with a vector of what every player expects:
no standings, no sharing among those who hold the worst hand, no formula for how a tie-break ends.
It uses nothing of `mitchi`, not even the ranking of the hands, and takes dice of any faces.
"""

from fractions import Fraction
from functools import lru_cache
from itertools import product

STOP, HIGH, LOW, BOTH = "stop", "high", "low", "both"


def strength(hand):
    """The larger, the better, for a hand (higher die, lower die)."""
    return hand == (2, 1), hand[0] == hand[1], hand


def hand(one, two):
    return max(one, two), min(one, two)


def pot(hands):
    return max(1, 2 * hands.count((2, 1)))


class Tree:
    """The tree of a round of so many players with dice of so many faces."""

    def __init__(self, players, faces):
        self.players = players
        self.faces = range(1, faces + 1)
        self.throws = [hand(one, two) for one, two in product(self.faces, repeat=2)]
        self.turn = lru_cache(maxsize=None)(self._turn)
        self.tie_break = lru_cache(maxsize=None)(self._tie_break)
        # What was chosen: by (hands of those done, limit, rolls used, hand on the table).
        self.chosen = {}

    def expected(self):
        """What every player expects before the first roll, in rolling order."""
        return self.before_turn((), None)

    def before_turn(self, done, limit):
        if len(done) == self.players:
            return self.settled(done)
        return self.mean(self.turn(done, limit, 1, rolled) for rolled in self.throws)

    def mean(self, vectors):
        vectors = list(vectors)
        return tuple(sum(column) / Fraction(len(vectors)) for column in zip(*vectors))

    def _turn(self, done, limit, used, on_table):
        """What every player expects when the next one has this on the table in `used` rolls."""
        stopped = self.before_turn((*done, on_table), limit or used)
        if used == (limit or 3):
            return stopped
        high, low = on_table
        after = {STOP: stopped}
        for name, kept in ((HIGH, high), (LOW, low)):
            rolled = [hand(kept, face) for face in self.faces]
            after[name] = self.mean(self.turn(done, limit, used + 1, each) for each in rolled)
        after[BOTH] = self.mean(self.turn(done, limit, used + 1, each) for each in self.throws)
        # min() takes the first of those that are equal.
        choice = min(after, key=lambda name: after[name][len(done)])
        self.chosen[done, limit, used, on_table] = choice
        return after[choice]

    def settled(self, hands):
        worst = min(hands, key=strength)
        tied = hands.count(worst)
        slope, fixed = self.tie_break(tied)
        each = (slope * pot(hands) + fixed) / tied
        return tuple(each if own == worst else Fraction(0) for own in hands)

    def _tie_break(self, tied):
        """(a, b) of the expected final pot a * P + b, by counting every throw of all who are tied.

        One throw later the pot is 2 * P + 2 * M. Where all are tied again a and b come back in:
        a = known + again * 2 * a, and so b.
        """
        if tied == 1:
            return Fraction(1), Fraction(0)
        chance = Fraction(1, len(self.throws) ** tied)
        slope = fixed = again = mitchis_again = Fraction(0)
        for hands in product(self.throws, repeat=tied):
            mitchis = hands.count((2, 1))
            left = hands.count(min(hands, key=strength))
            if left == tied:
                again += chance
                mitchis_again += chance * mitchis
            else:
                next_slope, next_fixed = self.tie_break(left)
                slope += chance * 2 * next_slope
                fixed += chance * (next_slope * 2 * mitchis + next_fixed)
        slope /= 1 - 2 * again
        return slope, (fixed + slope * 2 * mitchis_again) / (1 - again)
