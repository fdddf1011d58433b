# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""A very long game in the journal, on MicroPython: `micropython long_play.py ROOT ROUNDS PLAYERS`.

Prints the heap in use after every round, in bytes, one a line; then how long a power-up takes with
the log nearly full, compiling included. Every so often the box is switched off and on: the game
must be the same.
"""

import gc
import sys
import time

# Collected early, what compiling leaves makes no holes: a board compiles nothing.
gc.threshold(8192)

root, rounds, players = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
sys.path.insert(0, root)

from box.journal import Journal  # noqa: E402
from box.records import end_of  # noqa: E402
from tests.rules.rules_helper import Chance  # noqa: E402
from tests.safe.safe_helper import kept, new_game, play  # noqa: E402

memory = bytearray(b"\xff" * 4096)
journal = Journal(memory)
chance = Chance(2026)
new_game(journal, players, 999)


def switched_on_again():
    """Cut the power and check that the game comes back the same; returns how long that took."""
    global journal
    before = kept(journal)
    # what was in RAM is gone with the power
    journal = None
    gc.collect()
    began = time.ticks_us()
    journal = Journal(memory)
    took = time.ticks_diff(time.ticks_us(), began)
    assert kept(journal) == before
    assert journal.notice is None
    return took


moves = 0
for number in range(rounds):
    while journal.game.round == number + 1:
        moves += play(journal, chance, 1)
    if number % 20 == 7:
        switched_on_again()
    gc.collect()
    print(gc.mem_alloc())

while end_of(memory) < 3900 or journal.replayed < 40:
    moves += play(journal, chance, 1)
print("moves", moves, "log", end_of(memory), "replayed", journal.replayed)
print("power-up", min(switched_on_again() for _ in range(9)), "us")
