# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The tour of every screen of the box: which there are, in tools/tour_walks.py, and how to go.

A walk is one power-on of the box and its stops, each a file name and the steps that lead there
from the stop before. Steps are a text:

    roll keep stop             tap the button, wait until the picture rests
    to:settings                KEEP until the line of a list with the words of that key is marked
    choose:settings            the same, and ROLL
    hold-keep hold-stop        hold it for 0.7 s, wait until the picture rests
    press-roll release-roll    the same in two, without any waiting
    power-off power-on         what was saved stays; wait for the first picture
    dice:631                   order the faces of the next throws
    wait:200                   let 200 ms pass
    rest                       wait until the picture rests

and `keep*3` is `keep keep keep`. A stop whose name is "" is on the way only.
"""

import contextlib
import sys

from simulator.runner import Simulator

LANGUAGES = ("en", "es")
START_UP = 3000  # ms: by then the box has drawn its first picture
HOLD = 700  # ms
LONGEST_LIST = 20  # lines
REST = 250  # ms without a byte on the wire: an opponent's longest pause is longer


class Walk:
    """One power-on. settings: dict that takes the place of lines of settings.toml. soldered: what
    else Simulator takes."""

    def __init__(self, settings, stops, **soldered):
        self.settings = settings
        self.stops = stops
        self.soldered = soldered

    def names(self):
        """The names of its stops."""
        return [name for name, _ in self.stops if name]

    @contextlib.contextmanager
    def switched_on(self, language, settings=()):
        """The box, a Simulator, at the beginning of the walk; settings come before the walk's."""
        values = {"LANGUAGE": language, **self.settings, **dict(settings)}
        with Simulator(settings=values, seed=1, **self.soldered) as box:
            box.wait(START_UP)
            box.settle(REST)
            yield box

    def visit(self, language):
        """Walk from power-on; yields (name, box) wherever there is a name.

        The box stands still until the walk goes on.
        """
        with self.switched_on(language) as box:
            for name, steps in self.stops:
                take(box, steps)
                if name:
                    yield name, box


def take(box, steps):
    """Do what a text of steps says."""
    for step in parse(steps):
        take_one(box, step)


def parse(steps):
    """The single steps of a text of steps: those with a * repeated, each choice as two."""
    single = []
    for step in steps.split():
        step, _, times = step.partition("*")
        if step.startswith("choose:"):
            single += ["to:" + step[7:], "roll"]
        else:
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
    elif kind == "to":
        mark(box, value)
    elif verb == "press":
        box.press(button)
    elif verb == "release":
        box.release(button)
    elif step == "power-off":
        box.power_off()
    elif step == "power-on":
        box.power_on()
        box.wait(START_UP)
        box.settle(REST)
    elif verb in ("", "hold"):
        box.tap(button, HOLD) if verb else box.tap(button)
        box.settle(REST)
    else:
        raise ValueError(f"{step} is no step of a walk")


def mark(box, key):
    """KEEP until the line of a list with the words of `key` is marked. Raises LookupError."""
    # As the box has loaded it, with the language that is spoken.
    wanted = sys.modules["box.words"].say(key)
    for _ in range(LONGEST_LIST):
        if wanted in marked(box):
            return
        take_one(box, "keep")
    raise LookupError(f"no line of this list is {wanted!r}")


def marked(box):
    """The texts that are dark on light."""
    texts = []
    layers = [sys.modules["displayio"].displays[0].root_group]
    while layers:
        layer = layers.pop()
        if hasattr(layer, "shown"):
            if layer.color == 0 and not layer.hidden:
                row = layer.shown if isinstance(layer.shown, tuple) else ((layer.shown, 0),)
                texts += [text for text, _ in row]
        elif hasattr(layer, "append"):
            layers += layer
    return texts
