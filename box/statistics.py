# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""What the box has counted: its games, and every die that it ever threw."""

from micropython import const

from box import log
from mitchi.hands import HANDS, hand, rank

_MOST_NAMES = const(12)  # as many as can share a win
_COUNTS = const(37)
# Codes of moves that begin a kind, as in box/packed.py.
_KEEP_LEFT = const(36)
_KEEP_RIGHT = const(42)
_STOP = const(54)

# The place of a hand in HANDS, by the number of its dice (box/packed.py).
_RANKS = bytes([rank(hand(dice // 6 + 1, dice % 6 + 1)) for dice in range(36)])


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
        self.load([0] * _COUNTS)

    def load(self, numbers):
        """Take what numbers() gave. Raises ValueError or IndexError for less."""
        if len(numbers) < _COUNTS:
            raise ValueError
        self.games, self.rounds, self.mitchis, self.biggest_pot = numbers[:4]
        self.faces = numbers[4:10]
        self.hands = numbers[10:31]
        self.keeps = numbers[31:_COUNTS]
        self.wins = []
        rest = numbers[_COUNTS:]
        while rest:
            count = rest.pop(0)
            self.wins.append((log.take_text(rest), count))

    def numbers(self):
        """Everything as a list of whole numbers from 0 up."""
        numbers = [self.games, self.rounds, self.mitchis, self.biggest_pot]
        numbers += self.faces + self.hands + self.keeps
        for name, count in self.wins:
            numbers.append(count)
            numbers += log.text_numbers(name)
        return numbers

    def count(self, code, dice, times=1):
        """Count what a move throws; `dice` lie on the table after it. Both as in box/packed.py."""
        if code < _STOP:
            self.faces[code % 6] += times
        if code < _KEEP_LEFT:
            self.faces[code // 6] += times
        elif dice >= 0:
            self.keeps[dice // 6 if code < _KEEP_RIGHT else dice % 6] += times
        if dice >= 0:
            self.hands[_RANKS[dice]] += times

    def add_game(self, rounds, mitchis, biggest_pot, winners):
        """Add a game that was left; `winners` are names, none if nobody won it."""
        self.rounds += rounds
        self.mitchis += mitchis
        self.biggest_pot = max(self.biggest_pot, biggest_pot)
        if winners:
            self.games += 1
        for name in winners:
            count = 1
            for entry in self.wins:
                if entry[0] == name:
                    count += entry[1]
                    self.wins.remove(entry)
                    break
            if len(self.wins) == _MOST_NAMES:
                self.wins.remove(min(self.wins, key=lambda entry: entry[1]))
            self.wins.append((name, count))

    def expected_hands(self):
        """What a fair box would have in `hands` after as many throws with the same dice kept."""
        both = sum(self.hands) - sum(self.keeps)
        expected = [0] * len(HANDS)
        for dice in range(36):
            expected[_RANKS[dice]] += both / 36 + self.keeps[dice // 6] / 6
        return expected
