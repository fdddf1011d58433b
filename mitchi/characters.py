# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Who the opponents are: three strengths and their names; how they play is in mitchi.opponents."""

EASY = 0
MEDIUM = 1
HARD = 2

# What they are called, for as many as sit down: Hard's are people who worked out dice.
NAMES = (
    ("Pipo", "Lulú", "Coco", "Nube"),
    ("Olga", "Bruno", "Vera", "Hugo"),
    ("Fermat", "Pascal", "Galileo", "Huygens"),
)


def name(strength, taken):
    """A name for an opponent that is not among the names `taken`, at most 12 characters."""
    number = 1
    while True:
        for each in NAMES[strength]:
            full = each if number == 1 else "%s %d" % (each, number)
            if full not in taken:
                return full
        number += 1
