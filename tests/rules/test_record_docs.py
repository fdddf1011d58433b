# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""What README and docs/record.md say of a game as text is so, in both languages."""

import io
import json
import re
from pathlib import Path

import pytest

from mitchi.game import Game
from mitchi.moves import parse
from mitchi.record import games
from mitchi.replay import replay
from mitchi.solve import run as solve

ROOT = Path(__file__).resolve().parents[2]
PAGES = ("docs/record.md", "docs/registro.md")


def text_of(path):
    return (ROOT / path).read_text(encoding="utf-8")


def example(page):
    return [line[4:] for line in text_of(page).splitlines() if line.startswith("    ")]


@pytest.mark.parametrize("page", PAGES)
def test_the_example_is_a_round_in_which_marta_takes_two(page):
    events = list(replay(example(page)))
    assert [event["event"] for event in events] == ["starts"] + 3 * ["turn"] + ["round", "state"]
    assert events[0]["player"] == "Marta"
    assert events[-1]["scores"] == {"Ana": 0, "Luis": 0, "Marta": 2}


@pytest.mark.parametrize("page", PAGES)
def test_every_header_move_and_event_is_in_the_tables(page):
    in_tables = re.findall(r"^\| `([^`]+)` \|", text_of(page), re.MULTILINE)
    assert [word for word in in_tables if ":" in word] == [
        "players: Ana, Luis",
        "limit: 25",
        "starts: Ana",
    ]
    next(games(in_tables[:3]))
    assert [parse(word)[0] for word in in_tables[3:7]] == ["die", "roll", "keep", "stop"]
    told = re.findall(r'\("(\w+)", ', Game.__doc__)
    assert in_tables[8:] == [*told, "state"]


@pytest.mark.parametrize("page", PAGES)
def test_every_field_of_a_state_that_needs_words_is_told(page):
    (state,) = replay(["players: Ana, Luis"])
    for field in ("phase", "roll", "limit", "dice", "worst"):
        assert field in state
        assert f"`{field}`" in text_of(page)


@pytest.mark.parametrize("readme, page", [("README.md", PAGES[0]), ("README.es.md", PAGES[1])])
def test_the_readme_leads_to_the_notation_and_its_commands_work(readme, page):
    words = text_of(readme)
    assert f"]({page})" in words
    file = re.search(r"python -m mitchi replay (\S+)", words).group(1)
    assert json.dumps(list(replay(text_of(file).splitlines())))
    arguments = re.search(r"python -m mitchi solve (.+)", words).group(1).split()
    stdout, stderr = io.StringIO(), io.StringIO()
    assert solve(arguments, None, stdout, stderr) == 0
    assert "0.32544" in stdout.getvalue()
