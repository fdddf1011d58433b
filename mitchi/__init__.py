# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The rules of Mitchi on CPython, MicroPython and CircuitPython alike; start at `mitchi.game.Game`.

`hands` ranks the 21 hands, `moves` is what a player may do, `game` is a game that moves are
applied to, `record` is its text. `replay` and `__main__` are the command `python -m mitchi`.
Nothing here makes chance, reads a clock or draws: dice come in as values.
"""
