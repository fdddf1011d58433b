# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""What each choice of a player is worth, worked out on the board: start at `choices` and `lesson`.

Chances come from the rules alone and are exact. Points need what a hand is worth once the others
have played as well as can be: `mitchi.points_table` has that, to 1/16384 point, for the starting
player of 2 to 12 and for all of four players; tools/make_strategy.py made it of the exact solution.
"""

from mitchi.choices import BOTH, CHOICES, LEFT, RIGHT, STOP
from mitchi.hands import HANDS, hand, rank
from mitchi.places import (
    FEWEST_PLAYERS,
    FOUR,
    HANDS_IN_ALL,
    MOST_PLAYERS,
    MOST_ROLLS,
    PIECE,
    UNIT,
    place_of_four,
)
from mitchi.points_table import HOLDER, STARTER

OUT_OF = 1296  # chances of 1296: two throws of 36
SAME = 0.0005  # points: choices closer than this are as good as each other

_THROWS = 36
# The rank of the hand that faces make, by 6 * (one face - 1) + the other - 1.
_RANKS = bytes([rank(hand(one, two)) for one in range(1, 7) for two in range(1, 7)])
# One number for both chances, for which less is better: to beat counts before to tie.
_WORSE = 2048


def choices(game):
    """What the player to act can expect of each choice, with dice on the table and a roll left.

    Returns a list in the order of `mitchi.choices.CHOICES`. With a worst hand so far to beat:
    (choice, beat, tie, worst), the chances of OUT_OF that the turn ends with a hand that beats it,
    ties with it, or is the new worst, where later rolls are for beating it, and failing that for a
    tie. For a starting player: (choice, points), what he expects to take; nothing for more than 12.
    """
    if game.worst is None:
        expected = points(game)
        return list(zip(CHOICES, expected)) if expected else []
    worst = rank(game.worst)
    ends = [0] * worst + [_WORSE - 1] + [_WORSE] * (HANDS_IN_ALL - 1 - worst)
    rows = []
    for choice, worth in zip(CHOICES, _worths([ends] * MOST_ROLLS, game)):
        worth *= OUT_OF // _THROWS**game.rolls_left
        missed = (worth + _WORSE - 1) // _WORSE
        tie = missed * _WORSE - worth
        rows.append((choice, OUT_OF - missed, tie, missed - tie))
    return rows


def points(game):
    """The points that the player to act expects to take from this round, by choice, as floats.

    With dice on the table and a roll left, and all playing as well as can be from then on. Returns
    None where the table does not know: for later players, unless there are four in all; for more
    than 12.
    """
    players = len(game.players)
    if game.worst is None and players <= MOST_PLAYERS:
        ends = [_starter_ends(players, rolls) for rolls in (3, 2, 1)]
    elif game.worst is not None and players == FOUR:
        ends = [_later_ends(game)] * MOST_ROLLS
    else:
        return None
    scale = UNIT * _THROWS**game.rolls_left
    return [worth / scale for worth in _worths(ends, game)]


def lesson(game, choice):
    """Whether `choice` was best: (the best choice, the points that `choice` costs more than it).

    The cost is 0.0, and the best choice is `choice`, where no other is better by SAME. Returns None
    where `points` does.
    """
    expected = points(game)
    if expected is None:
        return None
    least = min(expected) + SAME
    if expected[choice] < least:
        return choice, 0.0
    high, low = (LEFT, RIGHT) if game.dice[0] >= game.dice[1] else (RIGHT, LEFT)
    for best in (STOP, high, low, BOTH):
        if expected[best] < least:
            return best, expected[choice] - expected[best]


def _worths(ends, game):
    """What the choices are worth by `CHOICES`, the less the better, scaled by 36 ** rolls left.

    ends[rolls left] is what stopping is worth by rank; the player makes the best of later rolls.
    """
    left, right = game.dice
    after = ends[0]
    scale = _THROWS
    for rolls_left in range(1, game.rolls_left):
        kept = _kept(after)
        both = sum(kept) // 6
        stops = ends[rolls_left]
        after = [
            min(scale * stops[place], kept[each // 10 - 1], kept[each % 10 - 1], both)
            for place, each in enumerate(HANDS)
        ]
        scale *= _THROWS
    kept = _kept(after)
    stop = ends[game.rolls_left][rank(hand(left, right))]
    return scale * stop, sum(kept) // 6, kept[left - 1], kept[right - 1]


def _kept(after):
    """What keeping each face is worth, scaled by 36; `after` is by rank."""
    return [6 * sum([after[place] for place in _RANKS[row : row + 6]]) for row in range(0, 36, 6)]


def _starter_ends(players, rolls):
    """What stopping in so many rolls is worth to the starting player, by rank, in units."""
    first = ((players - FEWEST_PLAYERS) * MOST_ROLLS + rolls - 1) * HANDS_IN_ALL
    return [_word(STARTER, first + place) for place in range(HANDS_IN_ALL)]


def _later_ends(game):
    """What stopping is worth to a later player of four, the one to act, by rank, in units."""
    worst = rank(game.worst)
    to_act = len(game.order) - len(game.hands) - 1
    limit, mitchis = game.roll_limit, game.mitchis
    tied = 1
    for each in game.hands:
        if each == game.worst:
            tied += 1
    ends = [0] * HANDS_IN_ALL
    ends[worst] = _word(HOLDER, place_of_four(to_act, limit, worst, tied, mitchis + (worst == 0)))
    for place in range(worst + 1, HANDS_IN_ALL):
        ends[place] = _word(HOLDER, place_of_four(to_act, limit, place, 1, mitchis))
    return ends


def _word(table, place):
    piece = table[2 * place // PIECE]
    at = 2 * place % PIECE
    return piece[at] | piece[at + 1] << 8
