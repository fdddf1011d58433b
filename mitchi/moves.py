# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""What a player may do: the four kinds of move, and when each is legal.

A move is its own text, the token of a game's record:

    "4"      die    one die of the roll-off
    "63"     roll   both dice, the left one first
    "6k2"    keep   the 6 is kept, the other die is rolled again and shows a 2
    "."      stop   the turn ends, the hand is kept
"""

STOP = "."

_FACES = "123456"
_LONGEST_SHOWN = 20


class MalformedMove(ValueError):
    """The text is not a move in any game."""


class IllegalMove(ValueError):
    """The move breaks a rule in the game that it was made in."""


def die(face):
    """The move that rolls one die in the roll-off. Raises MalformedMove unless `face` is 1 to 6."""
    return _made("die", f"{face}")


def roll(left, right):
    """The move that rolls both dice. Raises MalformedMove unless both are 1 to 6."""
    return _made("roll", f"{left}{right}")


def keep(kept, face):
    """The move that keeps one die, rolls the other. Raises MalformedMove unless both are 1 to 6."""
    return _made("keep", f"{kept}k{face}")


def _made(kind, token):
    if parse(token)[0] != kind:
        raise MalformedMove(f"{quoted(token)} is not made of faces from 1 to 6")
    return token


def parse(token):
    """Take a move apart: (kind, first, second).

    ("die", face, None), ("roll", left, right), ("keep", kept, face) or ("stop", None, None).
    Raises MalformedMove, naming the text, for anything else.
    """
    if isinstance(token, str) and 1 <= len(token) <= 3:
        if token == STOP:
            return "stop", None, None
        faces = [_FACES.find(character) + 1 for character in token]
        if len(token) == 3 and token[1] == "k" and faces[0] and faces[2]:
            return "keep", faces[0], faces[2]
        if len(token) == 2 and faces[0] and faces[1]:
            return "roll", faces[0], faces[1]
        if len(token) == 1 and faces[0]:
            return "die", faces[0], None
    examples = "moves look like 4, 63, 6k2 or . and faces are 1 to 6"
    raise MalformedMove(f"{quoted(token)} is not a move: {examples}")


def quoted(text):
    """`text` in quotes, for a message of one line: strange characters escaped, the end cut off."""
    if isinstance(text, str) and len(text) > _LONGEST_SHOWN:
        text = text[:_LONGEST_SHOWN] + "..."
    return repr(text)


def objection(game, kind, face):
    """The rule that a move of this kind breaks in `game`, as a sentence, or None when it is legal.

    `face` is the kept die of a "keep".
    """
    if game.phase == "over":
        return "the game is over, no move can follow"
    name = game.players[game.seat]
    if game.phase == "rolloff":
        return None if kind == "die" else f"{name} rolls one die in the roll-off, such as 4"
    if game.phase == "tiebreak":
        return None if kind == "roll" else f"{name} rolls both dice once in a tie-break, such as 63"
    if kind == "die":
        return f"{name} rolls both dice in a turn, such as 63"
    if kind != "roll" and game.dice is None:
        if kind == "keep":
            return f"{name} cannot keep a {face} before the first roll"
        return f"{name} cannot stop before the first roll (a turn ends by itself at its last roll)"
    if kind == "keep" and face not in game.dice:
        return f"{name} cannot keep a {face}: the dice show {game.dice[0]} and {game.dice[1]}"
    return None
