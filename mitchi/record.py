# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""A game of Mitchi as text: reading a record, and writing one.

    for game in games(open("game.txt")):
        ...                                     # the new game, then the game after each move

    for line in record_lines(("Ana", "Luis"), 25, None, ("4", "6", "63", ".")):
        ...                                     # without line ends

Both work line by line and keep no more than one game, so that a board can do it too.
"""

from mitchi.game import BLANKS, USUAL_POINT_LIMIT, Game, check_players, check_point_limit
from mitchi.moves import quoted

# Pasted from a page, it looks like any other blank.
_NO_BREAK_SPACE = "\u00a0"

# Characters of a number that no limit needs, and that every runtime can still turn into an int.
_TOO_LONG = 9


# No `raise ... from` in here: MicroPython prints a warning for it.


class RecordError(ValueError):
    """A record breaks the notation or the rules, in `line` (from 1), for `reason` (a sentence)."""

    def __init__(self, line, reason):
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


def games(lines):
    """Yield the game that a record begins, then the game after each of its moves.

    `lines` is any iterable of the record's lines, with or without their ends. The first game comes
    once the headers are complete, with a "starts" event if they name the starting player.
    Raises RecordError, after the games up to there.
    """
    headers = {}
    game = None
    number = 0
    for number, line in enumerate(lines, 1):
        text = line.split("#", 1)[0].replace(_NO_BREAK_SPACE, " ")
        key = text.split(":", 1)[0].strip(BLANKS) if ":" in text else None
        if key is not None and game is None:
            _read_header(headers, number, key, text)
            continue
        if key in _READERS:
            raise RecordError(number, f"the header {key} cannot come after the first move")
        for token in _words(text):
            if game is None:
                game = _first_game(headers, number)
                yield game
            try:
                game = game.after(token)
            except ValueError as error:
                raise RecordError(number, str(error))  # noqa: B904
            yield game
    if game is None:
        yield _first_game(headers, number or 1)


def record_lines(players, point_limit, starts, moves):
    """Yield the lines of a game's record: headers, then one for the roll-off and for each round.

    `starts` is a name, or None for a game with a roll-off; `moves` is any iterable of moves.
    Raises ValueError for a game or a move that cannot be.
    """
    game = Game(players, point_limit, starts)
    yield "players: " + ", ".join(game.players)
    yield f"limit: {point_limit}"
    if starts is not None:
        yield f"starts: {starts}"
    line = []
    for move in moves:
        game = game.after(move)
        line.append(move)
        if any(event[0] in ("starts", "round") for event in game.events):
            yield " ".join(line)
            line = []
    if line:
        yield " ".join(line)


def _words(text):
    # Not split() alone: which characters are white space to it differs between the runtimes.
    for blank in BLANKS:
        text = text.replace(blank, " ")
    return [word for word in text.split(" ") if word]


def _read_header(headers, number, key, text):
    """Put a header into `headers` as key: (value, line number)."""
    value = text.split(":", 1)[1].strip(BLANKS)
    if key not in _READERS:
        known = "the headers are players, limit and starts"
        raise RecordError(number, f"{quoted(key)} is not a header: {known}")
    if key in headers:
        raise RecordError(number, f"the header {key} is given twice")
    try:
        headers[key] = _READERS[key](value), number
    except ValueError as error:
        raise RecordError(number, str(error))  # noqa: B904


def _read_players(value):
    names = tuple(name.strip(BLANKS) for name in value.split(",")) if value else ()
    check_players(names)
    return names


def _read_limit(value):
    # int() alone would take 1_0, +5 and foreign digits on one runtime and not on the other.
    digits_only = value and all(character in "0123456789" for character in value)
    point_limit = int(value) if digits_only and len(value) < _TOO_LONG else value
    check_point_limit(point_limit)
    return point_limit


_READERS = {"players": _read_players, "limit": _read_limit, "starts": str}


def _first_game(headers, number):
    """The game that the headers describe; `number` is the line by which they had to be there."""
    if "players" not in headers:
        begin = "a record begins with a line such as players: Ana, Luis"
        raise RecordError(number, f"the players are missing, {begin}")
    players = headers["players"][0]
    point_limit = headers.get("limit", (USUAL_POINT_LIMIT, 0))[0]
    starts, starts_line = headers.get("starts", (None, 0))
    try:
        return Game(players, point_limit, starts)
    except ValueError as error:
        raise RecordError(starts_line, str(error))  # noqa: B904
