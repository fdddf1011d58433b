# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Measures the heap of a game on a real MicroPython, whose objects are twice a board's."""

import shutil
import subprocess
import sys
from pathlib import Path

from tools.bench_costs import figure
from tools.project_files import ROOT

_BUDGET = 60 * 1024  # bytes over the libraries, for the whole box
_LEVEL = 64  # bytes by which round 400 may differ from round 40


def figures():
    """The figures of 2 and 12 players; none where there is no MicroPython, as on Windows."""
    program = _micropython()
    if program is None:
        return
    for players in (2, 12):
        rounds = _measure(program, players)
        yield figure(
            f"heap, the rules with {players} players at round 400",
            rounds[2],
            "bytes",
            _BUDGET,
            "MicroPython with 64 bits; budget: the whole box on a board with 32",
        )
        yield figure(
            f"heap, the rules with {players} players, growth from round 40 to 400",
            rounds[2] - rounds[1],
            "bytes",
            _LEVEL,
        )


def _micropython():
    beside = Path(sys.executable).with_name("micropython")
    return str(beside) if beside.exists() else shutil.which("micropython")


def _measure(program, players):
    command = [program, "-X", "heapsize=120k", str(ROOT / "tools" / "heap_of_rules.py")]
    process = subprocess.run(
        command + [str(ROOT), str(players)], capture_output=True, text=True, cwd=ROOT
    )
    if process.returncode:
        raise RuntimeError(f"the rules do not run on MicroPython:\n{process.stderr}")
    return [int(line) for line in process.stdout.split()]
