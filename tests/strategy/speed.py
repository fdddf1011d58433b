# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""How long choices and odds take on MicroPython, and allocate: `micropython speed.py ROOT`.

A line for each of "choose" and "odds": the worst time, in passes of an empty loop (on an RP2040 one
takes 5 us), then the bytes that were allocated.
"""

import gc
import sys
import time

sys.path.insert(0, sys.argv[1])

from mitchi import odds, opponents  # noqa: E402
from tests.strategy.positions import position, starting_position  # noqa: E402

TIMES = 40
POSITIONS = [
    position([43, 65, 64], 3, (3, 2), 1),
    position([66, 66, 21], 3, (3, 2), 1, players=12),
    position([43, 65, 55, 21, 64, 52], 3, (3, 2), 1, players=12),
    position([43] + [65] * 10, 3, (3, 1), 1),
    starting_position(4, (3, 2), 1),
    starting_position(12, (3, 2), 1),
]


def an_empty_loop():
    for _ in range(1000):
        pass


def shortest(function, *arguments):
    """The shortest time of a few runs, in microseconds, which is the undisturbed one."""
    times = []
    for _ in range(7):
        began = time.ticks_us()
        for _ in range(TIMES):
            function(*arguments)
        times.append(time.ticks_diff(time.ticks_us(), began) / TIMES)
    return min(times)


def allocated(function, *arguments):
    gc.collect()
    gc.disable()
    before = gc.mem_alloc()
    function(*arguments)
    after = gc.mem_alloc()
    gc.enable()
    return after - before


one_pass = shortest(an_empty_loop) / 1000
CHOOSE = [(opponents.choose, game, strength, 200) for game in POSITIONS for strength in range(3)]
ODDS = [(function, game) for game in POSITIONS for function in (odds.choices, odds.points)]
for what, calls in (("choose", CHOOSE), ("odds", ODDS)):
    passes = max(shortest(*call) for call in calls) / one_pass
    print(what, round(passes), max(allocated(*call) for call in calls))
