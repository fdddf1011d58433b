# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""What tests of a whole simulated box have in common: how to get to a game, and what it says."""

from simulator.runner import Simulator
from tests.box.reading import read

START_UP = 2000  # ms: by then the first picture stands
MINUTE = 60_000  # ms


def simulated(settings=(), **how):
    """A Simulator whose box speaks English, knows Ana and Luis and keeps its dice still."""
    usual = {"LANGUAGE": "en", "PLAYERS": "Ana,Luis", "ANIMATION": 0, "SOUND": 0}
    return Simulator(settings={**usual, **dict(settings)}, **how)


def taps(box, text):
    """Taps the buttons that a text names, one after the other."""
    for button in text.split():
        box.tap(button)
    box.settle(100)


def start_game(box):
    """From power-on to the first turn: Ana starts, and has the box in her hand."""
    box.wait(START_UP)
    box.dice(6, 2)
    taps(box, "roll roll roll roll roll roll roll roll roll")


def words(box):
    """All that stands on the panel, as one line."""
    return " ".join(read(box).split())


def power_cycle(box):
    """Switches the box off and on, and waits for its first picture."""
    box.power_off()
    box.power_on()
    box.wait(START_UP)
