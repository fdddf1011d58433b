# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The four things that a player can do with the dice on the table."""

STOP = 0
BOTH = 1  # roll both dice
LEFT = 2  # keep the left die, roll the other
RIGHT = 3  # keep the right die, roll the other

CHOICES = (STOP, BOTH, LEFT, RIGHT)
