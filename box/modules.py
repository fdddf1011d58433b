# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Gives back the memory of modules that are needed now and then: a chip has 162 KB for everything.

A module takes as much memory as its file; the menus, the set-up, the odds and the opponents are
imported where they are used, and forgotten when a game begins or ends.
"""

import gc
import sys

_ON_DEMAND = (
    "box.coach",
    "box.fairness",
    "box.screens.hardware_test",
    "box.screens.home",
    "box.screens.odds",
    "box.screens.opponent",
    "box.screens.practice",
    "box.screens.reference",
    "box.screens.resume",
    "box.screens.rules",
    "box.screens.settings",
    "box.screens.setup",
    "box.screens.statistics",
    "mitchi.odds",
    "mitchi.opponents",
    "mitchi.places",
    "mitchi.points_table",
    "mitchi.record",
    "mitchi.strategy",
    "mitchi.strategy_table",
)


def forget(name):
    """Forget the module ``name``, if it is there: what still uses it goes on doing so."""
    if sys.modules.pop(name, None) is not None:
        package, _, module = name.rpartition(".")
        package = sys.modules.get(package)
        if hasattr(package, module):
            delattr(package, module)


def forget_all():
    """Forget everything that is imported again where it is used."""
    for name in _ON_DEMAND:
        forget(name)
    gc.collect()


def borrow(name):
    """The module ``name``, imported and forgotten again: it lasts as long as it is held."""
    __import__(name)
    module = sys.modules[name]
    forget(name)
    return module
