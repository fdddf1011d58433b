# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Gives back the memory of modules that are needed now and then: a chip has 162 KB for everything.

A module takes as much memory as its file. What a turn does not need is imported where it is used,
and forgotten when the next turn, or another game, begins.
"""

import gc
import sys

# Texts, for tuples of texts take more memory than what they name.
_OPPONENTS = "mitchi.opponents mitchi.places mitchi.strategy mitchi.strategy_table"
# What comes between two turns is quickly loaded: a round's end in 21 ms.
_BETWEEN_TURNS = (
    "box.screens.home box.screens.lists box.screens.odds box.screens.opponent box.screens.practice "
    "box.screens.rolloff box.screens.rounds mitchi.odds mitchi.points_table"
)
_NOW_AND_THEN = (
    "box.coach box.failures box.fairness box.owner box.record_out box.screens.hardware_test "
    "box.screens.reference box.screens.resume box.screens.rules box.screens.settings "
    "box.screens.setup box.screens.statistics mitchi.record"
)


def forget(name):
    """Forget the module ``name``, if it is there: what still uses it goes on doing so."""
    if sys.modules.pop(name, None) is not None:
        package, _, module = name.rpartition(".")
        package = sys.modules.get(package)
        if hasattr(package, module):
            delattr(package, module)


def _forget_all_of(names):
    for name in names.split():
        forget(name)


def collect():
    """Collect garbage on a chip, where memory is short; a desktop does that by itself."""
    if hasattr(gc, "mem_free"):
        gc.collect()


def forget_opponents():
    """Forget what an opponent's choice needed."""
    _forget_all_of(_OPPONENTS)


def forget_between_turns():
    """Forget what a turn does not need."""
    _forget_all_of(_OPPONENTS)
    _forget_all_of(_BETWEEN_TURNS)


def forget_all():
    """Forget everything that is imported again where it is used."""
    forget_between_turns()
    _forget_all_of(_NOW_AND_THEN)
    collect()


def borrow(name):
    """The module ``name``, imported and forgotten again: it lasts as long as it is held."""
    __import__(name)
    module = sys.modules[name]
    forget(name)
    return module
