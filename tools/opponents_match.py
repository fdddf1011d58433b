# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Has the opponents play seeded games with each other, to compare the strengths; runs anywhere."""

import binascii

NAMES = ("Ana", "Luis", "Marta", "Íñigo", "Bea", "Zoe", "Leo", "Eva", "Paz", "Gil", "Sol", "Blas")
STRENGTHS = 3

# The three strengths in every order of sitting.
_SEATINGS = ((0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 2, 1), (2, 1, 0), (1, 0, 2))


class Chance:
    """Numbers that are the same on every runtime (minimal standard generator, Park-Miller)."""

    def __init__(self, seed):
        self.state = seed % 2147483646 + 1

    def below(self, limit):
        """The next number, from 0 to limit - 1."""
        self.state = self.state * 48271 % 2147483647
        return self.state * limit // 2147483647


def play(strengths, point_limit, chance):
    """Play a game to its end, the seats' strengths given.

    Returns (the game, a number for all its moves). A choice that is not legal raises IllegalMove.
    """
    from mitchi import opponents
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


def to_move(choice, dice, first, second=None):
    """The move of `choice` with `dice` (left, right) on the table, None before a first roll.

    `first` is the face that the rolled die shows, or where both are rolled the left one, `second`
    then the right one. Without `dice` every choice rolls both.
    """
    from mitchi import choices, moves

    if choice == choices.BOTH or dice is None:
        return moves.roll(first, second)
    if choice == choices.STOP:
        return moves.STOP
    return moves.keep(dice[choice - choices.LEFT], first)


def compete(games, point_limit):
    """Games of Easy, Medium and Hard with each other: a list of [their points, rounds]."""
    results = []
    for seed in range(games):
        seating = _SEATINGS[seed % len(_SEATINGS)]
        game, _ = play(seating, point_limit, Chance(seed))
        points = [game.scores[seating.index(strength)] for strength in range(STRENGTHS)]
        results.append([points, game.round])
    return results
