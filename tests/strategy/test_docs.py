# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The pages on strategy: tables and pictures are the solution's, and what they say is true."""

import io
import re
from functools import cache

import pytest

from mitchi import __main__ as command
from mitchi.hands import HANDS, rank
from mitchi.solver import STOP, Round
from mitchi.solver_values import choices
from tools.make_strategy_docs import (
    PICTURES,
    TEXTS,
    drawn,
    last_stop,
    solution_blocks,
    written_blocks,
)


@cache
def solved():
    return Round(12)


def test_the_tables_are_what_the_solution_gives():
    for language, blocks in solution_blocks(solved()).items():
        written = written_blocks(language)
        assert set(written) == {*blocks, "strengths"}
        for name, block in blocks.items():
            assert written[name] == block, (language, name)


def test_the_pictures_are_what_the_solution_gives():
    files = drawn(solved())
    assert {path.name for path in PICTURES.iterdir()} == set(files)
    for name, text in files.items():
        assert (PICTURES / name).read_text(encoding="utf-8") == text


@pytest.mark.parametrize("language", TEXTS)
def test_every_picture_that_a_page_shows_is_there(language):
    text = TEXTS[language].read_text(encoding="utf-8")
    shown = re.findall(r"\]\(strategy/([^)]+)\)", text)
    assert set(shown) == {path.name for path in PICTURES.iterdir() if f".{language}." in path.name}


@pytest.mark.parametrize("language", TEXTS)
def test_the_commands_on_a_page_run(language):
    text = TEXTS[language].read_text(encoding="utf-8")
    commands = re.findall(r"^    python -m mitchi (.*)$", text, re.MULTILINE)
    assert len(commands) == 2
    for words in commands:
        complaint = io.StringIO()
        assert command.main(words.split(), None, io.StringIO(), complaint) == 0
        assert complaint.getvalue() == ""


def test_the_mitchi_to_throw_away_costs_what_the_pages_say():
    rows = choices(solved(), rank(21), 1, 0, 2, (rank(21), 1, 1))
    assert f"{float(rows[0].points):.2f}" == "4.35"
    assert f"{float(rows[3].points):.2f}" == "2.13"
    assert min(row.points for row in rows) == rows[3].points


def test_below_64_a_later_player_rolls_until_he_beats_it_nearly_always():
    # The exception that the pages show: 54, and what ties with 63 to 61, with five or more to come.
    for (to_act, limit, left), plans in solved().plans.items():
        for worst in range(rank(63), len(HANDS)):
            plan = plans[worst, 1, 0]
            stops = [hand for hand in range(worst, len(HANDS)) if plan[hand] == STOP]
            if stops:
                assert (limit, left) == (2, 1) and to_act >= 5
                assert all(HANDS[hand] in (63, 54) for hand in stops)


def test_the_last_player_never_stops_with_a_tie_of_two_but_sometimes_with_one_of_three():
    joins = 0
    for left in (1, 2):
        plans = solved().plans[0, 3, left]
        for worst in range(1, len(HANDS)):
            assert plans[worst, 1, 0][worst] != STOP
            joins += plans[worst, 2, 0][worst] == STOP
            assert plans[worst, 2, 0][worst] != STOP or HANDS[worst] % 11 == 0
    assert joins > 0


def test_the_lowest_hand_to_stop_with_is_found():
    plan = bytes([STOP] * 3 + [1, STOP] + [1] * 16)
    assert last_stop(plan) == (HANDS[2], [HANDS[4]])
    assert last_stop(plan, 3) == (None, [HANDS[4]])
    assert last_stop(plan, 5) == (None, [])


def test_the_pages_count_the_positions_of_the_table():
    positions = 21 * sum(len(plans) for plans in solved().plans.values())
    assert positions == 364_518
    assert "364,518" in TEXTS["en"].read_text(encoding="utf-8")
    assert "364.518" in TEXTS["es"].read_text(encoding="utf-8")
