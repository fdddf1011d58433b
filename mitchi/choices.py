# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The four things that a player can do with the dice on the table, and the moves that they are."""

from mitchi import moves

STOP = 0
BOTH = 1  # roll both dice
LEFT = 2  # keep the left die, roll the other
RIGHT = 3  # keep the right die, roll the other

CHOICES = (STOP, BOTH, LEFT, RIGHT)


def to_move(choice, dice, first, second=None):
    """The move of `choice` with `dice` (left, right) on the table, None before a first roll.

    `first` is the face that the rolled die shows, or where both are rolled the left one, `second`
    then the right one. Without `dice` every choice rolls both.
    """
    if choice == BOTH or dice is None:
        return moves.roll(first, second)
    if choice == STOP:
        return moves.STOP
    return moves.keep(dice[choice - LEFT], first)
