# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Games that stand where a test wants them: made by moves, as any game is. Runs on MicroPython."""

from mitchi.game import Game


def _game(players):
    names = ["P%d" % number for number in range(players)]
    return Game(names, starts=names[0])


def _tokens(hand, rolls, limit):
    """A turn that ends with `hand` after so many rolls that all show it."""
    return ["%d" % hand] * rolls + ["."] * (rolls < limit)


def after_hands(hands, limit, players):
    """The game after the players before this one ended with `hands`; the first set `limit`."""
    game = _game(players)
    for number, hand in enumerate(hands):
        rolls, most = (limit, 3) if number == 0 else (1, limit)
        for token in _tokens(hand, rolls, most):
            game = game.after(token)
    return game


def position(hands, limit, dice, rolls, players=None):
    """The game with `dice` (left, right) on the table after so many rolls.

    `hands` are those of the players before. Without `players` this one is the last.
    """
    game = after_hands(hands, limit, players or len(hands) + 1)
    for _ in range(rolls):
        game = game.after("%d%d" % dice)
    return game


def starting_position(players, dice, rolls):
    """The game with the starting player's dice on the table after so many rolls."""
    return position([], None, dice, rolls, players)
