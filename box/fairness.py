# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Whether counts are those of fair dice: Pearson's chi-square test at the level of one in a
hundred."""

TOO_FEW, FAIR, ODD = 0, 1, 2
_LEAST_EXPECTED = 5  # counts in a cell, below which the test says nothing
# The value that a fair box exceeds once in a hundred times, by the number of cells less one
# (NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.4, upper-tail 0.01).
_CRITICAL = {5: 15.086, 20: 37.566}


def chi_square(counts, expected):
    """Pearson's statistic of whole ``counts`` against ``expected`` ones, all above 0."""
    total = 0.0
    for count, expects in zip(counts, expected):
        total += (count - expects) * (count - expects) / expects
    return total


def verdict(counts, expected):
    """TOO_FEW, FAIR or ODD, for 6 faces or 21 hands."""
    if min(expected) < _LEAST_EXPECTED:
        return TOO_FEW
    return ODD if chi_square(counts, expected) > _CRITICAL[len(counts) - 1] else FAIR
