# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""A move as a number below 55, so that it fits a byte with its check.

0 to 35 both dice are rolled: 6 x (left face - 1) + (right face - 1). 36 to 41 the left die is kept
and the right one shows a face, 42 to 47 the reverse; 48 to 53 a die of the roll-off; 54 a stop.

Two dice on the table are the number of the roll that would have thrown them, no dice are -1.
box/records.py turns the number into the move again.
"""

from micropython import const

from mitchi import moves

_KEEP_LEFT = const(36)
_KEEP_RIGHT = const(42)
_DIE = const(48)
_STOP = const(54)
_NO_DICE = const(-1)


def dice_of(game):
    """The dice on the table in a game, as a number."""
    return game.dice[0] * 6 + game.dice[1] - 7 if game.dice else _NO_DICE


def code_of(token, dice):
    """The code of a legal move, with the dice on the table before it."""
    kind, first, second = moves.parse(token)
    if kind == "roll":
        return first * 6 + second - 7
    if kind == "die":
        return _DIE + first - 1
    if kind == "stop":
        return _STOP
    return (_KEEP_LEFT if dice // 6 == first - 1 else _KEEP_RIGHT) + second - 1


def dice_after(code, dice):
    """The dice on the table after the move of a code, and none where that cannot be known."""
    if code < _KEEP_LEFT:
        return code
    if code >= _DIE or dice < 0:
        return _NO_DICE
    if code < _KEEP_RIGHT:
        return dice - dice % 6 + code - _KEEP_LEFT
    return (code - _KEEP_RIGHT) * 6 + dice % 6
