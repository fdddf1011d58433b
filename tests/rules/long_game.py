# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""A very long game on MicroPython: `micropython long_game.py ROOT ROUNDS PLAYERS`.

Prints the heap in use after every round, in bytes, one a line; then the moves and the seconds.
"""

import gc
import sys
import time

root, rounds, players = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
sys.path.insert(0, root)

from mitchi.game import Game  # noqa: E402
from tests.rules.rules_helper import Chance, any_move  # noqa: E402

chance = Chance(2026)
gc.collect()
before = gc.mem_alloc()
game = Game([f"Player {number}" for number in range(players)], 999)
gc.collect()
print("game", gc.mem_alloc() - before)
played = moves = 0
seconds = 0
while played < rounds:
    began = time.ticks_us()
    while True:
        game = game.after(any_move(game, chance))
        moves += 1
        if any(event[0] == "round" for event in game.events):
            break
    seconds += time.ticks_diff(time.ticks_us(), began) / 1000000
    played += 1
    gc.collect()
    print(gc.mem_alloc())
    if game.phase == "over":
        game = Game(game.players, 999)
print("moves", moves, "seconds", seconds)
