# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""Lets a person play a box in real time, through a window or a terminal.

A face is what a person sees and touches. It has open(machine), close(), and pump(machine), which is
called every few milliseconds while the box waits: it takes what the person does, shows the panel,
and raises PowerOff when the person leaves. Inside pump() the face runs in the box's thread, so its
print, time.sleep and time.monotonic would be the box's.
"""

from simulator.clock import RealClock
from simulator.machine import BUTTONS, Machine
from simulator.power import ROOT, run_box
from simulator.settings import Settings

_LEAST = 40_000  # us: a shorter press would hardly be seen by a board that looks every 5 ms

KEYS = {"r": "roll", "k": "keep", "s": "stop"}


def play(face, settings=None, root=ROOT, memory=None, **soldered):
    """Plays until the person leaves. Returns what the box printed; what it raises comes out.

    memory: a simulator.memory_file.MemoryFile that the box's memory is taken from and kept in.
    soldered: as Machine has it.
    """

    def pump():
        face.pump(machine)
        if memory is not None:
            memory.save(machine.flash)

    machine = Machine(RealClock(pump), Settings(root, settings), **soldered)
    if memory is not None:
        memory.load(machine.flash)
    face.open(machine)
    try:
        run_box(machine, root)
    finally:
        face.close()
        if memory is not None:
            memory.save(machine.flash)
    return machine.serial_text()


class Fingers:
    """A person's fingers on the buttons of a machine, which press for as long as a board needs."""

    def __init__(self, machine):
        self._machine = machine
        self._until = {}  # button: when it may come up, in us

    def down(self, button):
        """Presses a button until up()."""
        self._until[button] = self._machine.clock.now + _LEAST
        self._machine.press(button)

    def up(self, button):
        self._machine.clock.at(self._until.get(button, 0), lambda: self._come_up(button))

    def all_up(self):
        for button in BUTTONS:
            if self._machine.is_pressed(button):
                self.up(button)

    def press(self, button, start, length):
        """Presses a button at start (us) for length (us); one that is down then stays so longer."""
        clock = self._machine.clock

        def go_down():
            self._until[button] = start + length
            self._machine.press(button)
            clock.at(start + length, lambda: self._come_up(button))

        clock.at(start, go_down)

    def _come_up(self, button):
        if self._machine.clock.now >= self._until.get(button, 0):
            self._machine.release(button)


class Watch:
    """Tells whether a machine looks different from the last time it was asked."""

    def __init__(self):
        self._seen = None

    def changed(self, machine):
        changes = machine.panel.changes if machine.panel else 0
        pressed = tuple(machine.is_pressed(button) for button in BUTTONS)
        state = (changes, pressed, machine.light_is_on())
        different = state != self._seen
        self._seen = state
        return different
