# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The test for who has just soldered a box: the panel's edge, the buttons, battery, dice,
memory."""

import sys

from box import dice
from box.buttons import STOP
from box.screens.base import LINE, NOTHING, REDRAW, Screen, centred
from box.view import HEIGHT, WIDTH
from box.words import say

_DICE = 6


class HardwareTest(Screen):
    """A frame on the outermost pixels shows the panel's offset; a button lights its name up.

    Every press throws dice; a hold of STOP leaves.
    """

    holds = (STOP,)

    def __init__(self, app):
        super().__init__(app)
        self.shown_volts = None
        self._throw()

    def _throw(self):
        random_byte = self.app.hardware.random_byte
        self.dice = " ".join([str(dice.throw(random_byte)) for _ in range(_DICE)])

    def words(self):
        return ("ROLL", "KEEP", "STOP")

    def press(self, button):
        self._throw()

    def hold(self, button):
        self.app.back()

    def tick(self, now):
        volts = self._volts()
        if volts != self.shown_volts:
            return REDRAW
        return NOTHING

    def _volts(self):
        volts = self.app.care.volts
        if volts is None:
            return say("no_battery")
        tenths = int(volts * 10 + 0.5)
        return say("volts", say("decimal", tenths // 10, tenths % 10))

    def draw(self, view):
        view.rectangle(0, 0, WIDTH + 1, HEIGHT)
        view.rectangle(1, 1, WIDTH - 1, HEIGHT - 2, 0)
        self.shown_volts = self._volts()
        memory = self.app.hardware.memory
        implementation = sys.implementation
        lines = (
            say("hardware_test"),
            implementation.name
            + " "
            + ".".join([str(part) for part in implementation.version[:3]]),
            say("memory_bytes", 0 if memory is None else len(memory)) + ", " + self.shown_volts,
            self.dice,
            say("hold_to_leave"),
        )
        for index, line in enumerate(lines):
            centred(view, line, 3 + index * LINE + index)
