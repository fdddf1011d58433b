# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Opponents' games as one number, to compare runtimes: `micropython table_games.py ROOT GAMES`."""

import binascii
import sys


def checksum(games):
    """Play games of 2 to 12 players of mixed strengths; returns one number for all their moves."""
    from tools.opponents_match import STRENGTHS, Chance, play

    total = 0
    for seed in range(games):
        chance = Chance(seed)
        strengths = [chance.below(STRENGTHS) for _ in range(2 + seed % 11)]
        game, number = play(strengths, 1 + seed % 12, chance)
        total = binascii.crc32(("%d %s" % (number, game.scores)).encode(), total)
    return total


if __name__ == "__main__":
    sys.path.insert(0, sys.argv[1])
    print(checksum(int(sys.argv[2])))
