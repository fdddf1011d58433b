# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The tour of every screen of the box: which there are, in tools/tour_walks.py, and how to go.

A walk is one power-on of the box and its stops, each a file name and the steps that lead there
from the stop before. Steps are a text:

    roll keep stop             tap the button, wait until the picture rests
    hold-keep hold-stop        hold it for 0.7 s, wait until the picture rests
    press-roll release-roll    the same in two, without any waiting
    dice:631                   order the faces of the next throws
    wait:200                   let 200 ms pass
    rest                       wait until the picture rests

and `keep*3` is `keep keep keep`. A stop whose name is "" is on the way only.
"""

from simulator.runner import Simulator

LANGUAGES = ("en", "es")
START_UP = 3000  # ms: by then the box has drawn its first picture
HOLD = 700  # ms
REST = 250  # ms without a byte on the wire: an opponent's longest pause is longer


class Walk:
    """One power-on. settings: dict that takes the place of lines of settings.toml."""

    def __init__(self, settings, stops):
        self.settings = settings
        self.stops = stops

    def names(self):
        """The names of its stops."""
        return [name for name, _ in self.stops if name]

    def visit(self, language, **soldered):
        """Walk from power-on; yields (name, box) wherever there is a name.

        The box, a Simulator, stands still until the walk goes on; soldered is for it, too.
        """
        settings = {"LANGUAGE": language}
        settings.update(self.settings)
        with Simulator(settings=settings, seed=1, **soldered) as box:
            box.wait(START_UP)
            box.settle(REST)
            for name, steps in self.stops:
                take(box, steps)
                if name:
                    yield name, box


def take(box, steps):
    """Do what a text of steps says."""
    for step in parse(steps):
        take_one(box, step)


def parse(steps):
    """The single steps of a text of steps, those with a * repeated."""
    single = []
    for step in steps.split():
        step, _, times = step.partition("*")
        single += [step] * int(times or 1)
    return single


def take_one(box, step):
    """Do one step. Raises ValueError for one that nobody knows."""
    kind, _, value = step.partition(":")
    verb, _, button = kind.rpartition("-")
    if kind == "dice":
        box.dice(*[int(face) for face in value])
    elif kind == "wait":
        box.wait(int(value))
    elif kind == "rest":
        box.settle(REST)
    elif verb == "press":
        box.press(button)
    elif verb == "release":
        box.release(button)
    elif verb in ("", "hold"):
        box.tap(button, HOLD) if verb else box.tap(button)
        box.settle(REST)
    else:
        raise ValueError(f"{step} is no step of a walk")
