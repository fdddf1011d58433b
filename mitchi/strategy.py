# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The best play on the board: reads what the exact solution does from a table made on a desktop.

`mitchi.strategy_table` holds it; tools/make_strategy.py packs it and says how. It is the exact
solution's own choice in every position of a round of 2 to 12 players.
"""

from mitchi.places import FEWEST_PLAYERS, HANDS_IN_ALL, PIECE, place
from mitchi.strategy_table import PLANS, RUNS, SECTIONS, STARTS

# What a choice is here: the exact solution does not know left from right.
STOP = 0
KEEP_HIGH = 1
KEEP_LOW = 2
ROLL_BOTH = 3


def starting_choice(players, rolls_left, rank):
    """What the starting player does with the hand of this rank (0 best), 1 or 2 rolls left."""
    return _choice(STARTS[2 * (players - FEWEST_PLAYERS) + rolls_left - 1], rank)


def later_choice(to_act, limit, rolls_left, worst, tied, mitchis, rank):
    """What a later player does with the hand of this rank on the table.

    to_act counts the players after him; worst is the rank of the worst hand so far, tied how many
    hold it, mitchis the Mitchis so far; limit is the roll limit, rolls_left 1 or 2 below it.
    """
    if rank < worst:
        return STOP
    if worst == 0:
        # All who are done have a Mitchi: such standings are stored by how many they are.
        tied = 1
        mitchis -= 1
    section = 2 * ((limit + rolls_left - 3) * HANDS_IN_ALL + worst)
    at = SECTIONS[section] | SECTIONS[section + 1] << 8
    left = place(to_act, tied, mitchis)
    while True:
        code = RUNS[at // PIECE][at % PIECE]
        at += 1
        if code & 0x80:
            left -= 1
        else:
            left -= RUNS[at // PIECE][at % PIECE]
            at += 1
        if left < 0:
            return _choice(code & 0x7F, rank)


def _choice(plan, rank):
    # Six bytes a plan, four hands a byte, the best in the lowest bits.
    return PLANS[6 * plan + (rank >> 2)] >> 2 * (rank & 3) & 3
