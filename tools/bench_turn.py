# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Measures a turn: the frames of the rolling dice, and the objects that it makes."""

from tools import bench_costs
from tools.bench_costs import MODEL, figure
from tools.bench_meter import listening
from tools.tour import Walk, take
from tools.tour_walks import FOUR, start, starting

# A 32x32 tile is 128 bytes, and each area of the panel takes 16 more to say where it is: two
# commands of 7 with their addresses, and 2 before the picture.
_DICE = 2 * (128 + 16)

# A whole turn: the box is taken over, both dice roll, one is kept, the player stops, passes on.
_TURN = "roll dice:64 roll keep dice:5 roll stop"


def figures():
    """The figures of a turn."""
    with Walk({"PLAYERS": FOUR}, ()).switched_on("es") as box:
        with listening(box) as meter:
            take(box, start(4) + " " + starting(4) + " roll")
            yield from _frames(box, meter)
            take(box, "keep dice:5 roll stop")
            meter.reset()
            take(box, _TURN)
            yield from _objects(meter)


def _frames(box, meter):
    take(box, "dice:64")
    box.press("roll")
    box.wait(80)
    meter.reset()
    box.wait(250)  # the first die settles 340 ms after the press
    frames = meter.frames()
    time = meter.ms() / len(frames)
    box.release("roll")
    take(box, "rest")
    name = "a frame of the rolling dice"
    yield figure(name + ", on the wire", max(frames), "bytes", _DICE, f"the worst of {len(frames)}")
    yield figure(name + ", time", time, MODEL, bench_costs.ROLLING_FRAME, "the mean")


def _objects(meter):
    yield figure("a turn after the first, labels made", len(meter.labels), "labels", 0)
    yield figure("a turn after the first, texts changed", len(meter.changes), "labels")
    for kind in ("Bitmap", "TileGrid", "Group", "Palette"):
        # A label makes a new Bitmap and TileGrid whenever its text becomes wider or narrower.
        made = meter.made.get(kind, 0)
        if kind in ("Bitmap", "TileGrid"):
            budget = len(meter.changes)
        else:
            budget = 0
        yield figure(f"a turn after the first, {kind}s made", made, "objects", budget)
    yield figure("a turn after the first, on the wire", meter.wire(), "bytes")
