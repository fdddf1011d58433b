# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""What the box has counted: its games, and every die that it ever threw."""

from micropython import const

from box.modules import borrow
from mitchi.hands import HANDS, hand, rank

# Codes of moves that begin a kind, as in box/packed.py.
_KEEP_LEFT = const(36)
_KEEP_RIGHT = const(42)
_STOP = const(54)

# The place of a hand in HANDS, by the number of its dice (box/packed.py).
RANKS = bytes([rank(hand(dice // 6 + 1, dice % 6 + 1)) for dice in range(36)])


class Statistics:
    """Counts. Treat them as read only; the journal does the counting.

    games, rounds, mitchis, biggest_pot  of the games that were left; `games` counts those that
        were played to the end. A Mitchi counts where a turn, or a roll of a tie-break, ends with it
    wins   list of (name, wins), whoever won last at its end; twelve names at most: the thirteenth
        winner takes the place of the one with the fewest wins, among equals of the one whose last
        win is the longest ago
    faces  throws of each face, 1 first
    hands  how often each of the 21 hands, in the order of HANDS, lay on the table after a throw
    keeps  throws of one die beside each kept face, 1 first
    """

    def __init__(self):
        self.games = self.rounds = self.mitchis = self.biggest_pot = 0
        self.faces = [0] * 6
        self.hands = [0] * len(HANDS)
        self.keeps = [0] * 6
        self.wins = []

    def count(self, code, dice, times=1):
        """Count what a move throws; `dice` lie on the table after it. Both as in box/packed.py."""
        if code < _STOP:
            self.faces[code % 6] += times
        if code < _KEEP_LEFT:
            self.faces[code // 6] += times
        elif dice >= 0:
            self.keeps[dice // 6 if code < _KEEP_RIGHT else dice % 6] += times
        if dice >= 0:
            self.hands[RANKS[dice]] += times

    def add_game(self, rounds, mitchis, biggest_pot, winners):
        """Add a game that was left; `winners` are names, none if nobody won it."""
        borrow("box.tallies").add_game(self, rounds, mitchis, biggest_pot, winners)

    def expected_hands(self):
        """What a fair box would have in `hands` after as many throws with the same dice kept."""
        return borrow("box.tallies").expected_hands(self)
