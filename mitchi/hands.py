# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The 21 hands of Mitchi, and which beats which.

A hand is an int of two digits, the higher die first: 21 is a Mitchi, 66 double-six, 31 the worst.
"""

MITCHI = 21

# Best to worst: Mitchi, the doubles, then six-high down to three-high.
HANDS = (21, 66, 55, 44, 33, 22, 11, 65, 64, 63, 62, 61, 54, 53, 52, 51, 43, 42, 41, 32, 31)

_HIGH_GROUPS = {6: "six-high", 5: "five-high", 4: "four-high", 3: "three-high"}


def hand(a, b):
    """The hand that the faces `a` and `b` (1 to 6) make, in either order."""
    return a * 10 + b if a >= b else b * 10 + a


def rank(hand):
    """The place of `hand` from 0 (best) to 20 (worst). Raises ValueError for what is no hand."""
    return HANDS.index(hand)


def group(hand):
    """The group of `hand`, as a replay names it: "mitchi", "doubles", "six-high" ... "three-high".

    Raises KeyError for a number whose higher digit is none of a hand's.
    """
    if hand == MITCHI:
        return "mitchi"
    high, low = divmod(hand, 10)
    return "doubles" if high == low else _HIGH_GROUPS[high]
