# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Seeded games whose every state goes into one number, to compare runtimes.

On MicroPython: `micropython seeded_games.py ROOT GAMES` prints that number and the moves.
"""

import binascii
import sys


def checksum(number_of_games):
    """Play games of 2 to 6 players to the end; returns (a number for all their states, moves)."""
    from mitchi.game import Game
    from tests.rules.rules_helper import Chance, any_move

    total = 0
    moves = 0
    for seed in range(number_of_games):
        chance = Chance(seed)
        players = ["Ana", "Luis", "Marta", "Íñigo", "Bea", "Zoe"][: 2 + seed % 5]
        game = Game(players, 5 + seed % 30, players[1] if seed % 4 == 0 else None)
        while game.phase != "over":
            game = game.after(any_move(game, chance))
            moves += 1
            total = binascii.crc32(_shown(game), total)
    return total, moves


def _shown(game):
    state = (
        game.phase, game.scores, game.round, game.seat, game.order, game.hands, game.rolls,
        game.roll_limit, game.dice, game.pot, game.worst, game.mitchis, game.events,
    )  # fmt: skip
    return str(state).encode()


if __name__ == "__main__":
    sys.path.insert(0, sys.argv[1])
    print(*checksum(int(sys.argv[2])))
