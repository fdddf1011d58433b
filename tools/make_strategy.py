# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Makes the tables for the board out of the exact solution: `python -m tools.make_strategy`.

mitchi/strategy_table.py is what `mitchi.strategy` reads: what to do in every position.

    PLANS     a plan says what to do with each of the 21 hands: two bits each, six bytes a plan.
              It serves every worst hand for which it is right from that hand on, since a hand that
              beats the worst one stops anyway.
    STARTS    the numbers of the starting player's plans: two for each number of players, from two
              on, with 1 and with 2 rolls left.
    RUNS      the numbers of the later players' plans. There is a section for each (roll limit,
              rolls left) and worst hand; in it the standings are in the order of
              `mitchi.places.place`, as runs of one plan: its number and a length, or its
              number + 128 for a run of one.
    SECTIONS  where each section begins in RUNS, two bytes, the low one first.

RUNS, STARTER and HOLDER are tuples of PIECE bytes each, the last one of fewer: in a heap that has
been in use for hours there is room for many small things, and for no large one.

mitchi/points_table.py is what `mitchi.odds` reads: what hands are worth, two bytes each, the low
one first, in units of 1/8192 point.

    STARTER   what a starting player expects who stops with a hand: by players, rolls used and hand.
    HOLDER    for four players, what a holder of the worst hand expects, in the order of
              `mitchi.places.place_of_four`.
"""

import sys
from pathlib import Path

from mitchi.places import (
    FEWEST_PLAYERS,
    FOUR,
    HANDS_IN_ALL,
    MOST_PLAYERS,
    MOST_ROLLS,
    PIECE,
    PLACES,
    UNIT,
    place,
    place_of_four,
)
from mitchi.solver import Round

MITCHI_FOLDER = Path(__file__).resolve().parent.parent / "mitchi"
BYTES_A_LINE = 22
IN_PIECES = ("RUNS", "STARTER", "HOLDER")
LONGEST_RUN = 255
MOST_PLANS = 128
SECTIONS_OF = ((2, 1), (3, 1), (3, 2))


def pack_plan(plan):
    """Six bytes for a plan of 21 choices."""
    packed = 0
    for rank, choice in enumerate(plan):
        packed |= choice << 2 * rank
    return packed.to_bytes(6, "little")


def strategy(solved):
    """The names and bytes of strategy_table.py, from a Round of MOST_PLAYERS."""
    starts = [
        solved.starter_plans[players, left]
        for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
        for left in (1, 2)
    ]
    sections = [
        _section(solved, limit, left, worst)
        for limit, left in SECTIONS_OF
        for worst in range(HANDS_IN_ALL)
    ]
    wanted = set(starts)
    for section in sections:
        wanted.update(end for end in section if end is not None)
    plans = _longest(wanted)
    assert len(plans) <= MOST_PLANS
    runs, begins = bytearray(), []
    for section in sections:
        begins.append(len(runs))
        runs += _runs([end if end is None else _number(plans, end) for end in section])
    return {
        "PLANS": b"".join(pack_plan(bytes(HANDS_IN_ALL - len(plan)) + plan) for plan in plans),
        "STARTS": bytes(_number(plans, plan) for plan in starts),
        "SECTIONS": b"".join(begin.to_bytes(2, "little") for begin in begins),
        "RUNS": bytes(runs),
    }


def _section(solved, limit, left, worst):
    """The ends of the plans, from the worst hand on, by place; None where there is no standing."""
    section = [None] * PLACES
    for to_act in range(MOST_PLAYERS - 1):
        for standing, plan in solved.plans[to_act, limit, left].items():
            if standing[0] == worst:
                _, tied, mitchis = standing if worst else (0, 1, standing[2] - 1)
                section[place(to_act, tied, mitchis)] = plan[worst:]
    return section


def _longest(ends):
    """The plans of `ends` that are not the end of a longer one, the longest first."""
    longest = []
    for end in sorted(ends, key=lambda end: (-len(end), end)):
        if not any(plan.endswith(end) for plan in longest):
            longest.append(end)
    return longest


def _number(plans, end):
    return next(number for number, plan in enumerate(plans) if plan.endswith(end))


def _runs(numbers):
    """Plan numbers by place, None for any, as runs."""
    lengths = []
    for number in numbers:
        if lengths and number in (None, lengths[-1][0]) and lengths[-1][1] < LONGEST_RUN:
            lengths[-1][1] += 1
        else:
            lengths.append([lengths[-1][0] if number is None else number, 1])
    packed = bytearray()
    for number, length in lengths:
        packed += bytes([number | 128]) if length == 1 else bytes([number, length])
    return packed


def points(solved):
    """The names and bytes of points_table.py, from a Round of MOST_PLAYERS."""
    starter = []
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        stops, scale = solved.starter_stops(players)
        for rolls in range(1, MOST_ROLLS + 1):
            starter += [round(UNIT * stop / scale) for stop in stops[rolls]]
    holder = {}
    for to_act in range(FOUR - 1):
        done = FOUR - to_act
        for limit in range(1, MOST_ROLLS + 1):
            values, scale = solved.holder[to_act, limit], solved.scale[to_act, limit]
            for worst, tied, mitchis in solved.standings(done):
                if worst or tied == done:
                    where = place_of_four(to_act, limit, worst, tied, mitchis)
                    holder[where] = round(UNIT * values[worst, tied, mitchis] / scale)
    assert sorted(holder) == list(range(len(holder)))
    return {
        "STARTER": _words(starter),
        "HOLDER": _words([holder[where] for where in range(len(holder))]),
    }


def _words(values):
    return b"".join(value.to_bytes(2, "little") for value in values)


def source(docstring, tables):
    """The text of a module with `tables` of bytes by name."""
    lines = [
        "# SPDX-FileCopyrightText: 2026 The Mitchi box authors",
        "# SPDX-License-Identifier: MIT",
        f'"""{docstring}',
        "",
        "Made by tools/make_strategy.py, which says what is where: do not edit.",
        '"""',
        "",
        "# fmt: off",
    ]
    for name, table in tables.items():
        lines += ["", f"{name} = ("]
        size = PIECE if name in IN_PIECES else len(table)
        for begin in range(0, len(table), size):
            for start in range(begin, min(begin + size, len(table)), BYTES_A_LINE):
                end = min(start + BYTES_A_LINE, begin + size)
                part = "".join(f"\\x{byte:02x}" for byte in table[start:end])
                lines.append(f'    b"{part}"')
            if name in IN_PIECES:
                lines[-1] += ","
        lines.append(")")
    return "\n".join(lines) + "\n"


def modules():
    """The texts of the modules by file name."""
    solved = Round(MOST_PLAYERS)
    return {
        "strategy_table.py": source("What is best in every position of a round.", strategy(solved)),
        "points_table.py": source("What hands are worth in a round.", points(solved)),
    }


def main():
    """Write both modules; prints what it wrote."""
    for name, text in modules().items():
        (MITCHI_FOLDER / name).write_text(text, encoding="utf-8")
        print(f"mitchi/{name}: {len(text)} bytes", file=sys.stdout)


if __name__ == "__main__":
    main()
