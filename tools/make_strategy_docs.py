# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Fills docs/strategy.md and docs/estrategia.md with tables and pictures of the exact solution.

`python -m tools.make_strategy_docs` writes docs/strategy/*.svg and, in the two texts, what stands
between `<!-- NAME -->` and `<!-- end -->`. The texts around are written by hand.
"""

import re
import sys
from functools import cache
from pathlib import Path
from statistics import mean, stdev

from mitchi.hands import HANDS, rank
from mitchi.solver import STOP, Round, step_back
from mitchi.solver_values import seats
from tools import strategy_pictures as pictures
from tools.opponents_match import compete
from tools.strategy_words import WORDS

DOCS = Path(__file__).resolve().parent.parent / "docs"
TEXTS = {"en": DOCS / "strategy.md", "es": DOCS / "estrategia.md"}
PICTURES = DOCS / "strategy"
MOST_PLAYERS = 12
GAMES = 9_000
POINT_LIMIT = 10
PLAYERS_DRAWN = (2, 3, 4, 6, 8, 12)

_BLOCK = re.compile(r"(<!-- (\w+) -->\n)(.*?)(<!-- end -->)", re.DOTALL)


def _table(head, rows):
    lines = ["| " + " | ".join(row) + " |" for row in [head, *rows]]
    lines.insert(1, "|" + " --- |" * len(head))
    return "\n".join(lines) + "\n"


def _decimal(words, value, places=3):
    return f"{value:.{places}f}".replace(".", words["point"])


@cache
def _expected(solved):
    """What the seats expect, by number of players."""
    return {
        players: [float(value) for value in seats(solved, players)]
        for players in range(2, MOST_PLAYERS + 1)
    }


def _seats_table(words, solved):
    rows = []
    for players, expected in _expected(solved).items():
        points = [_decimal(words, value) for value in expected]
        rows.append([str(players), points[0], points[1], points[-1]])
    rows[0][2] = rows[0][3]
    return _table(words["seats"], rows)


def last_stop(plan, first=0):
    """The lowest hand with which a plan stops, and those it stops with though not with one better.

    Looks at hands from rank `first` on. (None, []) where it never stops.
    """
    stops = [place for place in range(first, len(HANDS)) if plan[place] == STOP]
    lowest = first - 1
    while lowest + 1 in stops:
        lowest += 1
    if lowest < first:
        return None, [HANDS[place] for place in stops]
    return HANDS[lowest], [HANDS[place] for place in stops if place > lowest]


def _starting_table(words, solved):
    rows = []
    for players in range(2, MOST_PLAYERS + 1):
        stops = [last_stop(solved.starter_plans[players, left]) for left in (2, 1)]
        assert not any(also for _, also in stops)
        rows.append([str(players)] + [str(lowest) for lowest, _ in stops])
    return _table(words["starting"], rows)


def _following_table(words, solved):
    """Against a double-four, as an example of a good worst hand."""
    worst = rank(44)
    rows = []
    for to_act in range(MOST_PLAYERS - 1):
        row = [str(to_act)]
        for limit, left in ((3, 2), (3, 1), (2, 1)):
            lowest, also = last_stop(solved.plans[to_act, limit, left][worst, 1, 0], worst)
            row.append(words["never"] if lowest is None else str(lowest))
            row[-1] += "".join(f", {words['also']} {hand}" for hand in also)
        rows.append(row)
    return _table(words["following"], rows)


def beating_chances(solved):
    """By number of rolls, 1 to 3, the best chance to beat each hand, by rank."""
    curves = {rolls: [] for rolls in (1, 2, 3)}
    for worst in range(len(HANDS)):
        missed = [int(place >= worst) for place in range(len(HANDS))]
        scale = 1
        for curve in curves.values():
            scale *= solved.dice.throws
            total = sum(ways * miss for ways, miss in zip(solved.dice.ways, missed))
            curve.append(1 - total / scale)
            missed = step_back(solved.dice, missed, [])[1]
    return curves


def _beating_table(words, solved):
    curves = beating_chances(solved)
    rows = [
        [str(hand)] + [_decimal(words, 100 * curve[place], 1) + " %" for curve in curves.values()]
        for place, hand in enumerate(HANDS)
    ]
    return _table(words["beating"], rows)


def _ties_table(words, solved):
    rows = []
    for tied in range(1, 5):
        slope, fixed = solved.tie_breaks[tied]
        each = [float((slope * pot + fixed) / tied) for pot in (1, 2, 4)]
        rows.append([str(tied)] + [_decimal(words, value, 2) for value in each])
    return _table(words["ties"], rows)


def strength_blocks(results):
    """The table of a match (`tools.opponents_match.compete`), by language."""
    rounds = sum(played for _, played in results)
    blocks = {}
    for language, words in WORDS.items():
        rows = []
        for strength, name in enumerate(words["strengths"]):
            points = [taken[strength] for taken, _ in results]
            won = sum(
                (taken[strength] == min(taken)) / taken.count(min(taken)) for taken, _ in results
            )
            row = [name, _decimal(words, mean(points), 2)]
            row.append(_decimal(words, sum(points) / rounds))
            rows.append([*row, _decimal(words, 100 * won / len(results), 1) + " %"])
        block = _table(words["strength_columns"], rows) + "\n"
        for more, less, sentence in ((0, 1, "easy_medium"), (1, 2, "medium_hard")):
            differences = [taken[more] - taken[less] for taken, _ in results]
            error = stdev(differences) / len(differences) ** 0.5
            figures = [_decimal(words, value, 2) for value in (mean(differences), error)]
            blocks[language] = block = block + words[sentence].format(
                *figures, round(mean(differences) / error)
            )
    return blocks


def solution_blocks(solved):
    """What stands between the marks in each text, except for the match: by language and name."""
    makers = {
        "seats": _seats_table,
        "starting": _starting_table,
        "following": _following_table,
        "beating": _beating_table,
        "ties": _ties_table,
    }
    return {
        language: {name: make(words, solved) for name, make in makers.items()}
        for language, words in WORDS.items()
    }


def drawn(solved):
    """The texts of all pictures by file name."""
    files = {}
    for language, words in WORDS.items():
        expected = {players: _expected(solved)[players] for players in PLAYERS_DRAWN}
        files[f"seats.{language}.svg"] = pictures.seats(expected, words["seats_picture"])
        curves = beating_chances(solved)
        files[f"beating.{language}.svg"] = pictures.chances(curves, words["beating_picture"])
        for to_act, name in enumerate(("last", "third", "second")):
            plans = {
                worst: solved.plans[to_act, 2, 1][worst, 1, 0] for worst in range(1, len(HANDS))
            }
            files[f"{name}.{language}.svg"] = pictures.grid(plans, words["grid_picture"])
    return files


def written_blocks(language):
    """What stands between the marks of a text now, by name."""
    text = TEXTS[language].read_text(encoding="utf-8")
    return {name: block for _, name, block, _ in _BLOCK.findall(text)}


def main():
    """Write the pictures and fill both texts."""
    solved = Round(MOST_PLAYERS)
    PICTURES.mkdir(exist_ok=True)
    for name, text in drawn(solved).items():
        (PICTURES / name).write_text(text, encoding="utf-8")
    match = strength_blocks(compete(GAMES, POINT_LIMIT))
    for language, blocks in solution_blocks(solved).items():
        blocks["strengths"] = match[language]
        path = TEXTS[language]
        text = path.read_text(encoding="utf-8")

        def fill(found, blocks=blocks):
            return found[1] + blocks[found[2]] + found[4]

        path.write_text(_BLOCK.sub(fill, text), encoding="utf-8")
        print(f"{path.name}: {len(blocks)} tables", file=sys.stdout)


if __name__ == "__main__":
    main()
