# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Measures every screen change of the tour: what a tap sends, and how soon it is seen."""

from simulator.machine import BUTTONS
from tools import bench_costs
from tools.bench_costs import MODEL, figure
from tools.bench_files import compiled_sizes
from tools.bench_meter import listening
from tools.tour import REST, parse, take_one
from tools.tour_walks import STILL, WALKS

# A tap as people tap, in ms. Its parts are measured apart: a button acts either when it goes down
# or when it goes up, and what counts is the one of the two that changes the screen.
_TAP = 80

# A whole screen has 1,040. The word of the button that lights up and the bar behind it are two
# areas of at most 60 px on two pages, and 16 bytes say where each is.
_WORST_BYTES = 1040 + 2 * 2 * (60 * 2 + 16)
# Of 150 ms the wire takes 24, putting every pixel together once 49: 77 are left, for five labels of
# 13 characters at 14.5 ms each; one of the five for what changes on those that are there already.
_MOST_LABELS = 4


class Change:
    """What one tap did, as the heavier of its halves has it.

    wire: bytes. labels: how many were made. ms: until all is there. first_pixel: ms until anything
    is seen.
    """

    def __init__(self, halves):
        self.wire, self.labels, self.ms, self.first_pixel = map(max, zip(*halves))


def measure(language):
    """Go on the tour in a language; returns ({name: Change}, {name: bytes in an idle second}).

    Without the rolling animation, so that a tap leads to the next screen at once.
    """
    changes, idle = {}, {}
    sizes = dict(compiled_sizes().values())
    for walk in WALKS:
        for name, box, change in _walk(walk, language, sizes):
            if change:
                changes[name] = change
            is_down = any(box.machine.is_pressed(button) for button in BUTTONS)
            if not is_down and "opponent" not in name:  # opponents act by themselves
                before = box.bytes_on_wire
                box.wait(1000)
                idle[name] = box.bytes_on_wire - before
    return changes, idle


def _walk(walk, language, sizes):
    """Like walk.visit, but yields (name, box, Change of the last tap or None)."""
    with walk.switched_on(language, STILL) as box, listening(box, sizes) as meter:
        for name, steps in walk.stops:
            change = None
            for step in parse(steps):
                if step in ("roll", "keep", "stop"):
                    change = _tap(box, meter, step)
                else:
                    take_one(box, step)
            if name:
                yield name, box, change


def _tap(box, meter, button):
    halves = []
    for act, pause in ((box.press, _TAP), (box.release, 0)):
        meter.reset()
        act(button)
        if pause:
            box.wait(pause)
        else:
            box.settle(REST)
        halves.append((meter.wire(), len(meter.labels), meter.ms(), meter.first_pixel))
    return Change(halves)


def figures(measured):
    """The figures of what measure() returned for each language."""
    all_changes = [changes for changes, _ in measured]
    for name in all_changes[0]:
        both = [changes[name] for changes in all_changes]
        wire = max(change.wire for change in both)
        yield figure(f"screen {name}, on the wire", wire, "bytes", _WORST_BYTES)
        labels = max(change.labels for change in both)
        yield figure(f"screen {name}, labels made", labels, "labels", _MOST_LABELS)
        time = max(change.ms for change in both)
        yield figure(f"screen {name}, time", time, MODEL, bench_costs.COMPLETE_SCREEN)
    worst = max(
        (change.first_pixel, name) for changes in all_changes for name, change in changes.items()
    )
    yield figure(
        "press or release to the first changed pixel",
        worst[0],
        MODEL,
        bench_costs.FIRST_PIXEL,
        f"the worst of all screens, {worst[1]}: virtual time, and labels and drawing before it",
    )
    idle = max((count, name) for _, counts in measured for name, count in counts.items())
    yield figure("an idle second on any screen", idle[0], "bytes", 0, f"the worst: {idle[1]}")
