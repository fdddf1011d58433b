# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Seeded games that the opponents play among themselves.

On MicroPython: `micropython table_games.py ROOT GAMES` prints the number that stands for them all.
"""

import binascii
import sys

NAMES = ("Ana", "Luis", "Marta", "Íñigo", "Bea", "Zoe", "Leo", "Eva", "Paz", "Gil", "Sol", "Blas")


class Chance:
    """Numbers that are the same on every runtime (minimal standard generator, Park-Miller)."""

    def __init__(self, seed):
        self.state = seed % 2147483646 + 1

    def below(self, limit):
        self.state = self.state * 48271 % 2147483647
        return self.state * limit // 2147483647


def play(strengths, point_limit, chance):
    """Play a game to its end, the seats' strengths given.

    Returns (the game, a number for all its moves). A choice that is not legal raises IllegalMove.
    """
    from mitchi import opponents
    from mitchi.choices import to_move
    from mitchi.game import Game

    start = NAMES[chance.below(len(strengths))]
    game = Game(NAMES[: len(strengths)], point_limit, start)
    number = 0
    while game.phase != "over":
        choice = opponents.choose(game, strengths[game.seat], chance.below(256))
        token = to_move(choice, game.dice, chance.below(6) + 1, chance.below(6) + 1)
        number = binascii.crc32(token.encode(), number)
        game = game.after(token)
    return game, number


def checksum(games):
    """Play games of 2 to 12 players of mixed strengths; returns one number for all their moves."""
    total = 0
    for seed in range(games):
        chance = Chance(seed)
        strengths = [chance.below(3) for _ in range(2 + seed % 11)]
        game, number = play(strengths, 1 + seed % 12, chance)
        total = binascii.crc32(("%d %s" % (number, game.scores)).encode(), total)
    return total


def compete(games, point_limit):
    """Games of the three strengths with each other, seated in every order: a list of their points.

    For each game [points of 0, points of 1, points of 2, rounds].
    """
    seatings = ((0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 2, 1), (2, 1, 0), (1, 0, 2))
    results = []
    for seed in range(games):
        seating = seatings[seed % len(seatings)]
        game, _ = play(seating, point_limit, Chance(seed))
        results.append([game.scores[seating.index(strength)] for strength in range(3)])
        results[-1].append(game.round)
    return results


if __name__ == "__main__":
    sys.path.insert(0, sys.argv[1])
    print(checksum(int(sys.argv[2])))
