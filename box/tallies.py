# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""What no turn needs of the statistics: counting a game that is left, and what would be fair.

`statistics` is a box.statistics.Statistics.
"""

from micropython import const

from box.statistics import RANKS
from mitchi.hands import HANDS

_MOST_NAMES = const(12)  # as many as can share a win


def add_end(journal, numbers):
    """Add to the statistics of a box.journal.Journal what the record of a game's end says."""
    winners = [journal.names[seat] for seat in numbers[3:]]
    add_game(journal.statistics, numbers[0], numbers[1], numbers[2], winners)


def add_game(statistics, rounds, mitchis, biggest_pot, winners):
    """Add a game that was left; `winners` are names, none if nobody won it."""
    statistics.rounds += rounds
    statistics.mitchis += mitchis
    statistics.biggest_pot = max(statistics.biggest_pot, biggest_pot)
    if winners:
        statistics.games += 1
    wins = statistics.wins
    for name in winners:
        count = 1
        for entry in wins:
            if entry[0] == name:
                count += entry[1]
                wins.remove(entry)
                break
        if len(wins) == _MOST_NAMES:
            wins.remove(min(wins, key=lambda entry: entry[1]))
        wins.append((name, count))


def expected_hands(statistics):
    """What a fair box would have in `hands` after as many throws with the same dice kept."""
    both = sum(statistics.hands) - sum(statistics.keeps)
    expected = [0] * len(HANDS)
    for dice in range(36):
        expected[RANKS[dice]] += both / 36 + statistics.keeps[dice // 6] / 6
    return expected
