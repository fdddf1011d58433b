# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""What is best in a round of Mitchi, exactly: the command `python -m mitchi solve`.

With --players it prints what each seat is worth and what to do with every hand; with --dice the
choices of one position. The numbers come from `mitchi.solver`, the tables from `mitchi.solve_text`.
"""

import json

from mitchi.hands import HANDS, hand, rank
from mitchi.solve_options import WrongArguments, read_options
from mitchi.solve_text import LETTERS, position_lines, round_lines
from mitchi.solver import CHOICES, Round
from mitchi.solver_values import choices, seats, starter_choices

ARGUMENTS = (
    "--players N [--all] [--json]\n"
    "  or solve --dice FACE FACE --rolls-left N --to-act N\n"
    "           [--worst HAND --limit N [--tied N] [--mitchis N]] [--players N] [--json]"
)
SUMMARY = (
    "print what each seat in a round of N players can expect, and what is best with each hand;\n"
    "    or the choices in one position: the dice, the rolls left, the players to act after this\n"
    "    one, the worst hand so far (without it: a starting player), the roll limit, how many\n"
    "    hold that hand (1), Mitchis so far (0); --all: every row; --json: as JSON, every row"
)

_WRONG = 2


def run(arguments, stdin, stdout, stderr):
    """Solve what `arguments` ask for; the streams take text, `stdin` is not read.

    Returns the exit status: 0, or 2 with one sentence on `stderr` when the arguments are wrong.
    """
    try:
        options = read_options(arguments)
    except WrongArguments as error:
        print(error, file=stderr)
        return _WRONG
    if "--dice" in options:
        result = solve_position(options)
        lines = position_lines(result)
    else:
        result = solve_round(options["--players"])
        lines = round_lines(result, "--all" in options)
    if "--json" in options:
        lines = [json.dumps(result)]
    for line in lines:
        print(line, file=stdout)
    return 0


def solve_round(players):
    """Everything about a round of so many players, as --json prints it.

    Points come as a decimal number and, exactly, as a fraction in a string. Choices come as a
    string of letters, one for each of `hands`.
    """
    solved = Round(players)
    expected = enumerate(seats(solved, players), 1)
    return {
        "players": players,
        "seats": [_with_exact({"seat": place}, points=points) for place, points in expected],
        "tie_breaks": [
            {"tied": tied, "a": str(slope), "b": str(fixed)}
            for tied, (slope, fixed) in enumerate(solved.tie_breaks[2:], 2)
        ],
        "hands": [str(each) for each in HANDS],
        "letters": dict(zip(LETTERS, CHOICES)),
        "starting_player": [
            {"rolls_left": left, "choices": _letters(solved.starter_plans[players, left])}
            for left in (2, 1)
        ],
        "later_players": list(_later_players(solved, players)),
    }


def _later_players(solved, players):
    for to_act in range(players - 2, -1, -1):
        done = players - 1 - to_act
        for limit in (2, 3):
            for left in range(limit - 1, 0, -1):
                plans = solved.plans[to_act, limit, left]
                # Where a Mitchi is the worst hand, all who are done have one; it comes last.
                ordinary = [each for each in solved.standings(done) if each[0] > 0]
                for worst, tied, mitchis in ordinary + [(0, done, done)]:
                    yield {
                        "to_act": to_act,
                        "limit": limit,
                        "rolls_left": left,
                        "worst": str(HANDS[worst]),
                        "tied": tied,
                        "mitchis": mitchis,
                        "choices": _letters(plans[worst, tied, mitchis]),
                    }


def _letters(plan):
    return "".join(LETTERS[choice] for choice in plan)


def _with_exact(row, **values):
    """`row` with each value as a decimal number and, its name ending in _exact, as a fraction."""
    for name, value in values.items():
        row[name] = float(value)
        row[name + "_exact"] = str(value)
    return row


def solve_position(options):
    """The choices of the position in `options` (from `read_options`), as --json prints it."""
    high, low = max(options["--dice"]), min(options["--dice"])
    on_table = hand(high, low)
    left, to_act = options["--rolls-left"], options["--to-act"]
    position = {"dice": str(on_table), "rolls_left": left, "to_act": to_act}
    if "--worst" in options:
        worst, limit = options["--worst"], options["--limit"]
        tied, mitchis = options["--tied"], options["--mitchis"]
        position.update(worst=str(worst), tied=tied, mitchis=mitchis, limit=limit)
        standing = (rank(worst), tied, mitchis)
        solved = Round(to_act + 1 + tied + mitchis)
        found = choices(solved, rank(on_table), left, to_act, limit, standing)
    else:
        found = starter_choices(Round(to_act + 1), rank(on_table), left, to_act + 1)
    names = ("stop", f"keep the {high}", f"keep the {low}", "roll both")
    rows = {}
    for name, choice in zip(names, found):
        # On doubles both ways to keep are one, and have one name.
        row = rows[name] = _with_exact({"choice": name}, points=choice.points)
        if choice.beat is not None:
            _with_exact(row, beat=choice.beat, tie=choice.tie, worst=choice.worst)
    best = min(range(len(found)), key=lambda place: found[place].points)
    return {"position": position, "choices": list(rows.values()), "best": names[best]}
