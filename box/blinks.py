# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""How the board's light tells what is wrong: as many short blinks as the failure's number, a pause.

The firmware itself blinks once when a program has ended, twice after an error and three times in
safe mode. box/failures.py has the sentences, rescue.py the failures without which nothing runs.
"""

from micropython import const

NO_PULL_UPS = const(4)
NO_PANEL = const(5)
LOST_PANEL = const(6)
WRONG_SETTING = const(7)
MISSING_FILE = const(8)

_BLINK = const(400)  # ms from one to the next
_PAUSE = const(1600)  # ms


def is_lit(failure, ticks):
    """Whether the light is on for a failure, 0 for none, at a time in ms."""
    place = ticks % (failure * _BLINK + _PAUSE)
    return place < failure * _BLINK and place % _BLINK < _BLINK // 2
