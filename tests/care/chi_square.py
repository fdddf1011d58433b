# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""How likely a chi-square statistic is, worked out without the box's own table."""

import math


def survival(statistic, freedom):
    """The chance that a chi-square of so many degrees of freedom is above a statistic.

    In closed form for whole degrees: the terms of the regularised upper incomplete gamma function
    from freedom / 2 down, with exp() at its end for even ones and erfc() for odd ones.
    """
    half = statistic / 2
    if freedom % 2:
        total = math.erfc(math.sqrt(half))
        term = math.exp(-half) * math.sqrt(half) / math.gamma(1.5)
        step = 1.5
    else:
        total, term = 0.0, math.exp(-half)
        step = 1.0
    while step <= freedom / 2:
        total += term
        term *= half / step
        step += 1
    return total
