# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Prints the heap that a game takes: `micropython -X heapsize=120k heap_of_rules.py ROOT PLAYERS`.

Plays rounds in which no two hands are alike, and prints the bytes in use after rounds 1, 40 and
400, one a line: what importing the rules takes is in it. Run by tools/bench_heap.py.
"""

import gc
import sys

root, players = sys.argv[1], int(sys.argv[2])
sys.path.insert(0, root)

from mitchi.game import Game  # noqa: E402
from mitchi.hands import HANDS  # noqa: E402

names = ["Player %d" % number for number in range(players)]
game = Game(names, 999, starts=names[0])
for played in range(1, 401):
    for number in range(players):
        hand = HANDS[len(HANDS) - 1 - number]
        game = game.after("%d%d" % (hand // 10, hand % 10))
        if game.rolls:
            game = game.after(".")
    if game.phase == "over":
        game = Game(names, 999, starts=names[0])
    if played in (1, 40, 400):
        gc.collect()
        print(gc.mem_alloc())
