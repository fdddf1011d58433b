# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Builds the printed case as solids, in millimetres, from dimensions.csv, with build123d.

x runs to the right and y up as the player sees the box, from the lower left inner corner; z runs
from the outside of the back to the player. Start at cases.py.
"""
