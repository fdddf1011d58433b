# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Chance: a fair die from random bytes."""

from micropython import const

_FAIR = const(252)  # the largest multiple of 6 in a byte: what lies above it would favour 1 to 4


def throw(random_byte):
    """One face, 1 to 6, each equally likely.

    ``random_byte`` returns an even random whole number from 0 to 255 at each call. A byte is used
    for one face only; one of 252 and up is thrown away and another is asked for.
    """
    while True:
        byte = random_byte()
        if byte < _FAIR:
            return byte % 6 + 1
