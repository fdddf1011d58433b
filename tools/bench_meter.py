# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Counts what a box makes and sends, by listening at displayio and at the simulated wire."""

import contextlib
import sys

from tools import bench_costs

_DATA = 0x40  # the control byte before picture data


class Meter:
    """Counts since reset().

    made: {class name: objects}. labels, changes: the characters of every label that was made, and
    of every text that was set. imported: names of modules that were read. sent: [(time in us,
    bytes on the wire)]. refreshes: times in us at which one began. pixels: how many of the layers'
    were looked at to put pictures together. first_pixel: ms until the picture changed first, by
    the model; 0 as long as it has not.
    """

    def __init__(self, machine, sizes=None):
        self._machine = machine
        self._sizes = sizes or {}
        self.reset()

    def reset(self):
        self._begin = self._machine.clock.now
        self._picture = self._machine.panel.pixels()
        self.first_pixel = 0
        self.made = {}
        self.labels = []
        self.changes = []
        self.imported = []
        self.sent = []
        self.pixels = 0
        self.refreshes = []

    def label_ms(self):
        """What the labels cost on the board, by the model."""
        made, changed = self.labels, self.changes
        cost = len(made) * bench_costs.MAKE + sum(made) * bench_costs.MAKE_CHARACTER
        cost += len(changed) * bench_costs.CHANGE + sum(changed) * bench_costs.CHANGE_CHARACTER
        return cost

    def ms(self):
        """What all of it costs on the board, by the model."""
        return self.wire() * bench_costs.WIRE + self.drawing_ms()

    def drawing_ms(self):
        """What it costs but for the wire, which virtual time has already."""
        return self.pixels * bench_costs.PIXEL + self.label_ms() + self.import_ms()

    def import_ms(self):
        """What it costs to read modules that are needed now and then."""
        return sum(self._sizes.get(name, 0) for name in self.imported) * bench_costs.IMPORT

    def wire(self):
        """Bytes on the wire."""
        return sum(count for _, count in self.sent)

    def frames(self):
        """Bytes on the wire of every refresh that sent any."""
        ends = self.refreshes[1:] + [float("inf")]
        frames = [
            sum(count for when, count in self.sent if begin < when <= end)
            for begin, end in zip(self.refreshes, ends)
        ]
        return [frame for frame in frames if frame]

    # What the hooks below call

    def on_made(self, kind):
        self.made[kind] = self.made.get(kind, 0) + 1

    def find_spec(self, name, path=None, target=None):
        self.imported.append(name)

    def on_write(self, message):
        now = self._machine.clock.now
        self.sent.append((now, 1 + len(message)))
        if not self.first_pixel and message[0] == _DATA:
            if self._machine.panel.pixels() != self._picture:
                self.first_pixel = (now - self._begin) / 1000 + self.drawing_ms()

    def on_fill(self, overlap, area, mask):
        """A layer is about to be looked at in overlap, a part of area, where mask has no bit."""
        covered = int.from_bytes(mask.tobytes(), "little")
        row = (1 << overlap.width()) - 1
        self.pixels += overlap.width() * overlap.height()
        for y in range(overlap.y1 - area.y1, overlap.y2 - area.y1):
            bits = covered >> (y * area.width() + overlap.x1 - area.x1) & row
            self.pixels -= bin(bits).count("1")


@contextlib.contextmanager
def listening(box, sizes=None):
    """A Meter that listens to a Simulator whose box has started, until the block ends.

    sizes: {module name: compiled bytes}, for what importing costs.
    """
    # Imported by then with the stand-ins for the board's modules in their place.
    import busdisplay
    import displayio
    from adafruit_display_text.bitmap_label import Label
    from vectorio import Rectangle

    machine = box.machine
    meter = Meter(machine, sizes)
    with contextlib.ExitStack() as undo:
        sys.meta_path.insert(0, meter)
        undo.callback(sys.meta_path.remove, meter)

        def hook(owner, name, wrapper):
            real = getattr(owner, name)
            undo.callback(setattr, owner, name, real)
            setattr(owner, name, wrapper(real))

        for kind in (displayio.Bitmap, displayio.TileGrid, displayio.Group, displayio.Palette):
            hook(kind, "__init__", lambda real, kind=kind: _counted(meter, real, kind.__name__))
        hook(Label, "__init__", lambda real: _counted(meter, real, "Label"))
        hook(Label, "_reset_text", lambda real: _reset_text(meter, real))
        for layer in (displayio.TileGrid, Rectangle):
            hook(layer, "_fill_area", lambda real: _fill_area(meter, real, displayio))
        hook(busdisplay.BusDisplay, "refresh", lambda real: _refresh(meter, real, box))
        real_receive = machine.panel.receive
        undo.callback(setattr, machine.panel, "receive", real_receive)

        def receive(message):
            changes = real_receive(message)
            meter.on_write(message)
            return changes

        machine.panel.receive = receive
        yield meter


def _counted(meter, real, kind):
    def make(self, *values, **named):
        meter.on_made(kind)
        return real(self, *values, **named)

    return make


def _reset_text(meter, real):
    def reset_text(self, *values, **named):
        is_new = self._bitmap is None and self._tilegrid is None
        text = named.get("text")
        if text is not None:
            # the box hands a whole line over as one character
            text = getattr(self, "shown", text)
            if isinstance(text, tuple):
                text = "".join(part for part, _ in text)
            (meter.labels if is_new else meter.changes).append(len(text))
        return real(self, *values, **named)

    return reset_text


def _fill_area(meter, real, displayio):
    def fill_area(self, colorspace, area, mask, buffer):
        overlap = displayio._area.Area()
        if not _is_hidden(self) and area.compute_overlap(self._current_area, overlap):
            meter.on_fill(overlap, area, mask)
        return real(self, colorspace, area, mask, buffer)

    return fill_area


def _is_hidden(layer):
    if hasattr(layer, "_hidden_tilegrid"):
        return layer._hidden_tilegrid or layer._hidden_by_parent
    return layer._hidden


def _refresh(meter, real, box):
    def refresh(self, *values, **named):
        meter.refreshes.append(box.machine.clock.now)
        return real(self, *values, **named)

    return refresh
