# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""What happens in a recorded game, as JSON lines: the command `python -m mitchi replay FILE`.

A line for every event, then one for where things stand. A record that breaks the notation or the
rules gives its events up to there, and a sentence with its file and line.
"""

import codecs
import json

from mitchi.hands import group
from mitchi.record import RecordError, games

ARGUMENTS = "FILE"
SUMMARY = "print what happens in the game recorded in FILE (- for standard input) as JSON lines"


class Unreadable(Exception):
    """The file cannot be had. The message is the reason."""


def run(arguments, stdin, stdout, stderr):
    """Replay the one file named in `arguments`; `stdin` gives bytes, the others take text.

    Returns the exit status: 0, or 2 with one line on `stderr` when the file or the record is wrong.
    """
    if len(arguments) != 1:
        print(f"replay takes one {ARGUMENTS}: python -m mitchi replay {ARGUMENTS}", file=stderr)
        return 2
    (name,) = arguments
    try:
        lines = _read_lines(name, stdin)
        for event in replay(lines):
            print(json.dumps(event, ensure_ascii=False), file=stdout)
    except Unreadable as error:
        return _complain(f"{name}: {error}", stdout, stderr)
    except RecordError as error:
        return _complain(f"{name}:{error.line}: {error.reason}", stdout, stderr)
    return 0


def replay(lines):
    """Yield a dict for every event of the record in `lines`, then one for the state it ends in.

    Raises mitchi.record.RecordError after the events up to there.
    """
    game = None
    for game in games(lines):
        for event in game.events:
            yield _EVENTS[event[0]](game, *event)
    yield _state(game)


def _complain(sentence, stdout, stderr):
    # What was printed comes first, also where both go to the same file.
    stdout.flush()
    print(sentence, file=stderr)
    return 2


def _read_bytes(name, stdin):
    if name == "-" and stdin is None:
        raise Unreadable("standard input is closed")
    try:
        if name == "-":
            return stdin.read()
        with open(name, "rb") as file:
            return file.read()
    except OSError as error:
        raise Unreadable(error.strerror) from error


def _read_lines(name, stdin):
    """Yield the lines of the file; raises RecordError at the one that is not UTF-8."""
    # A byte order mark is no part of the text.
    content = _read_bytes(name, stdin).removeprefix(codecs.BOM_UTF8)
    lines = content.replace(b"\r\n", b"\n").replace(b"\r", b"\n").split(b"\n")
    # The end of the last line does not begin another.
    for number, line in enumerate(lines[:-1] if lines[-1] == b"" else lines, 1):
        try:
            yield line.decode("utf-8")
        except UnicodeDecodeError as error:
            raise RecordError(number, "this line is not text in UTF-8") from error


def _name(game, seat):
    return None if seat is None else game.players[seat]


def _names(game, seats):
    return [game.players[seat] for seat in seats]


def _scores(game):
    return dict(zip(game.players, game.scores))


def _starts(game, event, seat):
    return {"event": event, "player": _name(game, seat)}


def _turn(game, event, seat, hand, rolls, limit):
    return {
        "event": event,
        "player": _name(game, seat),
        "hand": str(hand),
        "group": group(hand),
        "rolls": rolls,
        "limit": limit,
    }


def _round(game, event, number, seat, pot, _hands):
    return {
        "event": event,
        "round": number,
        "player": _name(game, seat),
        "pot": pot,
        "scores": _scores(game),
    }


def _tiebreak(game, event, order, pot):
    return {"event": event, "players": _names(game, order), "pot": pot}


def _tiebreak_roll(game, event, seat, hand, pot):
    return {"event": event, "player": _name(game, seat), "hand": str(hand), "pot": pot}


def _game(game, event, winners):
    return {"event": event, "winners": _names(game, winners), "scores": _scores(game)}


_EVENTS = {
    "starts": _starts,
    "turn": _turn,
    "round": _round,
    "tiebreak": _tiebreak,
    "tiebreak_roll": _tiebreak_roll,
    "game": _game,
}


def _state(game):
    return {
        "event": "state",
        "phase": game.phase,
        "player": _name(game, game.seat),
        "round": game.round,
        "roll": game.rolls,
        "limit": game.roll_limit,
        "dice": game.dice and sorted(game.dice, reverse=True),
        "pot": game.pot,
        "worst": game.worst and str(game.worst),
        "scores": _scores(game),
    }
