# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""What the rules' tests share: short ways to play moves, and a small chance that repeats.

Runs on MicroPython too, like every `test_rules_*.py` beside it: no pytest in here.
"""


def raises(kind, function, *arguments):
    """Call `function`, which must raise exactly `kind`; returns the message."""
    try:
        function(*arguments)
    except ValueError as error:
        assert type(error) is kind, error
        return str(error)
    raise AssertionError("nothing was raised")


def play(game, moves):
    """The game after `moves`, a string of moves with blanks between them."""
    for move in moves.split():
        game = game.after(move)
    return game


def happenings(game, moves):
    """The events of all of `moves`, as one list."""
    events = []
    for move in moves.split():
        game = game.after(move)
        events.extend(game.events)
    return events


class Chance:
    """Numbers that are the same on every runtime: the generator of Park and Miller, 48271."""

    def __init__(self, seed):
        self.state = seed % 2147483646 + 1

    def below(self, limit):
        self.state = self.state * 48271 % 2147483647
        return self.state * limit // 2147483647

    def face(self):
        return self.below(6) + 1


def any_move(game, chance):
    """A legal move for `game`, with no sense in it: every choice and every face comes up."""
    if game.phase == "rolloff":
        return f"{chance.face()}"
    choice = chance.below(4) if game.phase == "turn" and game.dice else 0
    if choice == 1:
        return "."
    if choice > 1:
        return f"{game.dice[choice - 2]}k{chance.face()}"
    return f"{chance.face()}{chance.face()}"
