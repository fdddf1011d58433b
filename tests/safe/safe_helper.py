# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""What the journal's tests share: players with some sense, and ways to compare.

Runs on MicroPython too.
"""

from box.rewriting import statistics_record
from mitchi.hands import hand, rank

NAMES = (
    "Ana", "Luis", "Marta", "Íñigo", "Bea", "Zoe", "Pau", "Nuño", "Carmen", "Jo", "Rosa", "Xi",
)  # fmt: skip


def sensible_move(game, chance):
    """A move as players make it: beat the worst hand and stop, keep a low die to roll a Mitchi."""
    if game.phase == "rolloff":
        return f"{chance.face()}"
    if game.phase == "turn" and game.dice:
        goal = 13 if game.worst is None else rank(game.worst) - 1
        if rank(hand(game.dice[0], game.dice[1])) <= goal:
            return "."
        if min(game.dice) <= 2:
            return f"{min(game.dice)}k{chance.face()}"
    return f"{chance.face()}{chance.face()}"


def play(journal, chance, moves=None):
    """Play so many moves, or the game to its end; returns how many were played."""
    played = 0
    while journal.game and played != moves:
        journal.move(sensible_move(journal.game, chance))
        played += 1
    return played


def new_game(journal, players, limit=25):
    """Start a game of so many players."""
    return journal.start(NAMES[:players], limit)


def where(game):
    """Everything about a game but what its last move caused, which only the move itself tells."""
    if game is None:
        return None
    return (
        game.players, game.point_limit, game.phase, game.seat, game.starter, game.scores,
        game.round, game.order, game.hands, game.rolls, game.roll_limit, game.dice, game.pot,
        game.worst, game.mitchis, game.round_hands, game.winners,
    )  # fmt: skip


def counts(statistics):
    """All that was counted, as one value."""
    return bytes(statistics_record(statistics))


def kept(journal):
    """All that a journal holds, to compare."""
    return (
        where(journal.current), journal.names, journal.kinds, journal.practice,
        journal.settings, counts(journal.statistics),
    )  # fmt: skip


def blank(size=4096):
    """A memory as it is sold, that can be written anywhere."""
    return bytearray(b"\xff" * size)
