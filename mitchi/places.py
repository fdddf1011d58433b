# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Where in the tables made by tools/make_strategy.py a standing of a round is kept.

A standing is the worst hand so far (by rank, 0 the best), how many hold it, and the Mitchis so far.
Where a Mitchi is the worst hand, all who are done have one.
"""

FEWEST_PLAYERS = 2
MOST_PLAYERS = 12
MOST_ROLLS = 3
HANDS_IN_ALL = 21
FOUR = 4  # the players of a practice game
UNIT = 8192  # units of points_table in a point
PIECE = 256  # bytes of the large tables that lie together in memory

PLACES = 286  # of one worst hand, for 12 players


def pair(done, tied, mitchis):
    """The place of (tied, mitchis) among those that at most `done` players can make."""
    return (tied - 1) * (done + 1) - (tied - 1) * tied // 2 + mitchis


def place(to_act, tied, mitchis):
    """The place of a standing among all of one worst hand, `to_act` players coming after this turn.

    Those after whom nobody comes are first: eleven players can be done then.
    """
    done = MOST_PLAYERS - 1 - to_act
    return PLACES - done * (done + 1) * (done + 2) // 6 + pair(done, tied, mitchis)


def place_of_four(to_act, limit, worst, tied, mitchis):
    """The place of a standing among four players, of whom 0, 1 or 2 have still to act.

    With nobody to act the pot alone matters: eleven places. Then come the blocks for one to act,
    one for each roll limit, of 6 * 20 + 1, and for two, of 3 * 20 + 1: in each the pairs of tied,
    mitchis, in those the worst hand, and last a Mitchi as the worst hand.
    """
    done = FOUR - to_act
    pairs = done * (done + 1) // 2
    number = pair(done, tied, mitchis) if worst else pairs
    if to_act == 0:
        return number
    begin = 11 if to_act == 1 else 11 + MOST_ROLLS * 121
    begin += (limit - 1) * (20 * pairs + 1) + 20 * number
    return begin + worst - 1 if worst else begin
