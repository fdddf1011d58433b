# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Gives back the memory of modules that are needed now and then: a chip has 162 KB for everything.

A module takes as much memory as its file. What a turn does not need is imported where it is used,
and forgotten when the next turn, or another game, begins.
"""

import gc
import sys

# What comes between two turns is quickly loaded: a round's end in 21 ms.
_BETWEEN_TURNS = (
    "box.screens.home",
    "box.screens.lists",
    "box.screens.odds",
    "box.screens.opponent",
    "box.screens.practice",
    "box.screens.rolloff",
    "box.screens.rounds",
    "mitchi.odds",
    "mitchi.opponents",
    "mitchi.places",
    "mitchi.points_table",
    "mitchi.strategy",
    "mitchi.strategy_table",
)
_ON_DEMAND = _BETWEEN_TURNS + (
    "box.coach",
    "box.failures",
    "box.fairness",
    "box.owner",
    "box.screens.hardware_test",
    "box.screens.reference",
    "box.screens.resume",
    "box.screens.rules",
    "box.screens.settings",
    "box.screens.setup",
    "box.screens.statistics",
    "mitchi.record",
)


def forget(name):
    """Forget the module ``name``, if it is there: what still uses it goes on doing so."""
    if sys.modules.pop(name, None) is not None:
        package, _, module = name.rpartition(".")
        package = sys.modules.get(package)
        if hasattr(package, module):
            delattr(package, module)


def collect():
    """Collect garbage on a chip, where memory is short; a desktop does that by itself."""
    if hasattr(gc, "mem_free"):
        gc.collect()


def forget_between_turns():
    """Forget what a turn does not need."""
    for name in _BETWEEN_TURNS:
        forget(name)


def forget_all():
    """Forget everything that is imported again where it is used."""
    for name in _ON_DEMAND:
        forget(name)
    collect()


def borrow(name):
    """The module ``name``, imported and forgotten again: it lasts as long as it is held."""
    __import__(name)
    module = sys.modules[name]
    forget(name)
    return module
