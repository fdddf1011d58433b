# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Players that the box plays itself, in three strengths: start at `choose`.

Easy     plays like a child: it rolls on with the higher die where that can beat the worst hand so
         far, wants nothing less than doubles when it starts, and one time in four does anything.
Medium   beats the worst hand so far, with the best chance that the next roll gives it, and knows
         nothing more; when it starts it is content with a six.
Hard     plays the exact solution.

They make no chance: what Easy's moods need is handed in.
"""

from mitchi.characters import EASY, HARD
from mitchi.choices import BOTH, LEFT, RIGHT, STOP
from mitchi.hands import HANDS, hand, rank

# Of 256. Four must divide it, so that each choice is as likely.
_MOODS = 64
_MOST_PLAYERS = 12  # in the table of the exact solution
_WORST_DOUBLE = rank(11)
_WORST_SIX_HIGH = rank(61)


def choose(game, strength, chance=255):
    """What an opponent whose turn it is does: STOP, BOTH, LEFT or RIGHT of `mitchi.choices`.

    strength is EASY, MEDIUM or HARD; chance a number from 0 to 255, all equally likely, a new one
    for every choice: only Easy uses it. Before a first roll, and in a tie-break, it is BOTH.
    """
    if game.dice is None:
        return BOTH
    if strength == HARD and len(game.players) <= _MOST_PLAYERS:
        return _choose_hard(game)
    if strength == EASY:
        return chance & 3 if chance < _MOODS else _choose_easy(game)
    return _choose_medium(game)


def _choose_easy(game):
    left, right = game.dice
    on_table = rank(hand(left, right))
    if game.worst is None:
        return STOP if on_table <= _WORST_DOUBLE else _higher(game.dice)
    worst = rank(game.worst)
    if on_table < worst:
        return STOP
    return _higher(game.dice) if _ways_kept(max(left, right), worst) else BOTH


def _choose_medium(game):
    left, right = game.dice
    on_table = rank(hand(left, right))
    if game.worst is None:
        return STOP if on_table <= _WORST_SIX_HIGH else BOTH
    worst = rank(game.worst)
    # Nothing beats a Mitchi.
    if on_table < worst or worst == 0:
        return STOP
    ways_left = 6 * _ways_kept(left, worst)
    ways_right = 6 * _ways_kept(right, worst)
    if max(ways_left, ways_right) < _ways_both(worst):
        return BOTH
    if ways_left == ways_right:
        return _higher(game.dice)
    return LEFT if ways_left > ways_right else RIGHT


def _choose_hard(game):
    # Here, for the table takes memory, and only this one needs it.
    from mitchi import strategy

    left, right = game.dice
    on_table = rank(hand(left, right))
    if game.worst is None:
        choice = strategy.starting_choice(len(game.players), game.rolls_left, on_table)
    else:
        tied = 0
        for each in game.hands:
            if each == game.worst:
                tied += 1
        to_act = len(game.order) - len(game.hands) - 1
        worst = rank(game.worst)
        choice = strategy.later_choice(
            to_act, game.roll_limit, game.rolls_left, worst, tied, game.mitchis, on_table
        )
    if choice == strategy.STOP:
        return STOP
    if choice == strategy.ROLL_BOTH:
        return BOTH
    higher = _higher(game.dice)
    if choice == strategy.KEEP_HIGH:
        return higher
    return RIGHT if higher == LEFT else LEFT


def _higher(dice):
    """LEFT or RIGHT, whichever die is higher; on doubles the left one counts as the kept one."""
    return LEFT if dice[0] >= dice[1] else RIGHT


def _ways_kept(face, worst):
    """How many of the six faces beat the hand of rank `worst` beside the kept `face`."""
    ways = 0
    for other in range(1, 7):
        if rank(hand(face, other)) < worst:
            ways += 1
    return ways


def _ways_both(worst):
    """How many of the 36 throws beat the hand of rank `worst`."""
    ways = 0
    for place in range(worst):
        ways += 1 if HANDS[place] % 11 == 0 else 2
    return ways
