# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Reads the arguments of `python -m mitchi solve`; says what is wrong with them in a sentence."""

from mitchi.hands import MITCHI, hand

FEWEST_PLAYERS, MOST_PLAYERS = 2, 12

# The options that take a whole number: (least, most).
_NUMBERS = {
    "--players": (FEWEST_PLAYERS, MOST_PLAYERS),
    "--rolls-left": (0, 2),
    "--tied": (1, MOST_PLAYERS - 1),
    "--mitchis": (0, MOST_PLAYERS - 1),
    "--to-act": (0, MOST_PLAYERS - 1),
    "--limit": (1, 3),
}
_FLAGS = ("--json", "--all")
_ONLY_WITH_DICE = ("--rolls-left", "--worst", "--tied", "--mitchis", "--to-act", "--limit")
_KNOWN = ", ".join(("--dice", "--worst") + tuple(_NUMBERS) + _FLAGS)


class WrongArguments(Exception):
    """The arguments ask for nothing that can be solved. The message is one sentence."""


def read_options(arguments):
    """The options as a dict by name, values read: whole numbers, a hand, a pair of faces, True.

    A position comes complete: "--to-act", and with "--worst" also "--tied", "--mitchis", "--limit".
    Raises WrongArguments for a word that is no option, a value that is missing or cannot be, an
    option given twice, or options that do not go together.
    """
    options = {}
    words = _words(arguments)
    while words:
        name = words.pop(0)
        if name in options:
            raise WrongArguments(f"{name} is given twice")
        options[name] = _read_value(name, words)
    if "--dice" in options:
        _check_position(options)
    else:
        _check_round(options)
    return options


def _words(arguments):
    """The arguments, with --players=4 taken for --players 4."""
    words = []
    for argument in arguments:
        name, equals, value = argument.partition("=")
        words += [name, value] if equals and name.startswith("--") else [argument]
    return words


def _read_value(name, words):
    if name in _FLAGS:
        return True
    if name == "--dice":
        return _face(_next(name, words)), _face(_next(name, words))
    if name == "--worst":
        return _hand(_next(name, words))
    if name in _NUMBERS:
        return _number(name, _next(name, words))
    raise WrongArguments(f"solve does not know {name!r}; it knows {_KNOWN}")


def _next(name, words):
    if not words or words[0].startswith("--"):
        wanted = "two faces, such as 6 3" if name == "--dice" else "a value"
        raise WrongArguments(f"{name} needs {wanted}")
    return words.pop(0)


def _number(name, text):
    least, most = _NUMBERS[name]
    if text.isascii() and text.isdigit() and len(text) < 9 and least <= int(text) <= most:
        return int(text)
    raise WrongArguments(f"{name} is a whole number from {least} to {most}, not {text!r}")


def _face(text):
    if len(text) == 1 and text in "123456":
        return int(text)
    raise WrongArguments(f"--dice takes two faces from 1 to 6, not {text!r}")


def _hand(text):
    if len(text) == 2 and text[0] in "123456" and text[1] in "123456":
        return hand(int(text[0]), int(text[1]))
    raise WrongArguments(f"--worst is a hand such as 64 or 21, not {text!r}")


def _check_round(options):
    for name in _ONLY_WITH_DICE:
        if name in options:
            raise WrongArguments(f"{name} is part of a position, which needs --dice too")
    if "--players" not in options:
        raise WrongArguments("solve needs --players N, or --dice and the rest of a position")


def _check_position(options):
    if "--all" in options:
        raise WrongArguments("--all goes with a whole round, not with one position")
    if "--rolls-left" not in options:
        raise WrongArguments("a position needs --rolls-left")
    if "--worst" in options:
        _check_later_player(options)
    else:
        _check_starting_player(options)


def _check_starting_player(options):
    for name in ("--tied", "--mitchis", "--limit"):
        if name in options:
            raise WrongArguments(f"{name} needs --worst: a starting player has nothing to beat yet")
    players = options.get("--players")
    if players is None and "--to-act" not in options:
        raise WrongArguments("the position of a starting player needs --to-act or --players")
    to_act = options.setdefault("--to-act", (players or 0) - 1)
    if to_act == 0:
        raise WrongArguments("--to-act is 1 or more for a starting player: nobody plays alone")
    if players not in (None, to_act + 1):
        raise WrongArguments(
            f"with --players {players} there are {players - 1} to act after the starting player,"
            f" not {to_act}"
        )


def _check_later_player(options):
    for name in ("--to-act", "--limit"):
        if name not in options:
            raise WrongArguments(f"a position with --worst needs {name}")
    limit, rolls_left = options["--limit"], options["--rolls-left"]
    if rolls_left >= limit:
        raise WrongArguments(
            f"with --limit {limit} and dice on the table --rolls-left is at most {limit - 1},"
            f" not {rolls_left}"
        )
    tied = options.setdefault("--tied", 1)
    everybody_has_one = options["--worst"] == MITCHI
    mitchis = options.setdefault("--mitchis", tied if everybody_has_one else 0)
    if everybody_has_one and mitchis != tied:
        raise WrongArguments(
            f"with --worst 21 all who are done have a Mitchi: --mitchis is {tied}, not {mitchis}"
        )
    done = tied if everybody_has_one else tied + mitchis
    seated = done + 1 + options["--to-act"]
    players = options.get("--players", MOST_PLAYERS)
    if seated > players or (everybody_has_one and seated < options.get("--players", 0)):
        raise WrongArguments(
            f"{done} with those hands, this player and {options['--to-act']} to act are {seated},"
            f" which cannot be in a round of {players}"
        )
