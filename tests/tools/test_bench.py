# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The bench: lines that a program can read, and an exit status that only counts decide."""

import json

import pytest

from tools import bench
from tools.bench_costs import DRIVER, LIBRARIES, MODEL, PIXEL, WIRE, figure

GOOD = figure("bytes", 10, "bytes", 10)
OVER = figure("labels", 11, "labels", 10)
OVER_BY_THE_MODEL = figure("time", 150.04, MODEL, 150)
WITHOUT_A_BUDGET = figure("files", 7, "files", how="counted")


@pytest.fixture
def run(monkeypatch, capsys):
    def run(figures, *arguments):
        monkeypatch.setattr(bench, "figures", lambda: iter(figures))
        status = bench.main(list(arguments))
        return status, capsys.readouterr().out.splitlines()

    return run


def test_a_figure_is_ok_up_to_its_budget():
    assert GOOD["ok"]
    assert not OVER["ok"]
    assert WITHOUT_A_BUDGET["ok"]
    assert list(OVER) == ["name", "value", "unit", "budget", "ok"]
    assert WITHOUT_A_BUDGET["budget"] is None


def test_a_time_is_judged_as_it_is_shown():
    assert OVER_BY_THE_MODEL["value"] == 150.0
    assert OVER_BY_THE_MODEL["ok"]
    assert not figure("time", 150.06, MODEL, 150)["ok"]


def test_every_line_is_a_json_object(run):
    status, lines = run([GOOD, OVER, WITHOUT_A_BUDGET])
    assert [json.loads(line) for line in lines] == [GOOD, OVER, WITHOUT_A_BUDGET]
    assert status == 0


def test_check_tells_what_is_over_and_fails_for_what_was_counted(run):
    status, lines = run([GOOD, OVER], "--check")
    assert json.loads(lines[0]) == OVER
    assert lines[1:] == ["Counted budgets that are broken: 1. Over by the model: 0."]
    assert status == 1


def test_check_tells_what_the_model_says_and_lets_it_pass(run):
    over = figure("time", 151.0, MODEL, 150)
    status, lines = run([GOOD, over], "--check")
    assert json.loads(lines[0]) == over
    assert lines[1:] == ["Counted budgets that are broken: 0. Over by the model: 1."]
    assert status == 0


def test_the_model_gives_back_what_was_measured_on_the_firmware():
    # a blank screen, one full of text, one die, and the start without the app
    assert round(1040 * WIRE) == pytest.approx(24, abs=1)
    assert 1040 * WIRE + 128 * 64 * PIXEL == pytest.approx(73, abs=1)
    assert 144 * WIRE + 32 * 32 * PIXEL == pytest.approx(9.7, abs=0.5)
    assert LIBRARIES + DRIVER == 57 + 51 + 13 + 133
