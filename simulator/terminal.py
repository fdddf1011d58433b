# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""The box in a terminal, for machines without a display: the whole panel in 80 x 24 characters.

A terminal tells of keys going down, not up: so a small letter is a tap and a capital letter a hold.
"""

import signal
import sys

import blessed

from simulator import picture
from simulator.clock import PowerOff
from simulator.live import KEYS, Fingers, Watch
from simulator.machine import BUTTONS

HELP = "Tap: R K S   Hold: Shift + R K S   Quit: Q"

_TAP = 80_000  # us
_HOLD = 900_000  # us: longer than what the box takes for a hold
_GAP = 80_000  # us between keys that were typed, or pasted, in one go

_BLANK = [bytes(128)] * 64
_BELOW_PANEL = 3  # lines: the frame, the buttons, the help


class TerminalFace:
    """A face for simulator.live.play; raises OSError if there is no terminal."""

    def __init__(self):
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            raise OSError("there is no terminal here; --script FILE needs none")
        self._terminal = blessed.Terminal()
        self._watch = Watch()
        self._fingers = None
        self._size = None
        self._shown = []  # the lines that are on the screen
        self._open = []
        self._on_terminate = None

    def open(self, machine):
        terminal = self._terminal
        self._fingers = Fingers(machine)
        self._on_terminate = signal.signal(signal.SIGTERM, _leave)
        for context in (terminal.fullscreen(), terminal.cbreak(), terminal.hidden_cursor()):
            context.__enter__()
            self._open.append(context)

    def close(self):
        """Leaves the terminal as it was found."""
        while self._open:
            self._open.pop().__exit__(None, None, None)
        signal.signal(signal.SIGTERM, self._on_terminate)

    def pump(self, machine):
        self._take_keys(machine.clock.now)
        size = (self._terminal.width, self._terminal.height)
        if self._watch.changed(machine) or size != self._size:
            self._show(machine, size, clear=size != self._size)
            self._size = size

    def _take_keys(self, now):
        """Presses what was typed. A key that the terminal repeats holds its button down."""
        start = now
        key = self._terminal.inkey(timeout=0)
        while key:
            if key.lower() in ("q", "\x03", "\x04") or key.name == "KEY_ESCAPE":
                raise PowerOff
            button = KEYS.get(key.lower())
            if button:
                length = _TAP if key.islower() else _HOLD
                self._fingers.press(button, start, length)
                start += length + _GAP
            key = self._terminal.inkey(timeout=0)

    def _show(self, machine, size, clear):
        """Writes the lines that changed, or all of them; they stand in the middle."""
        terminal = self._terminal
        lines = self._lines(machine, *size)
        top = max(0, (size[1] - len(lines)) // 2)
        text = terminal.home + terminal.clear if clear else ""
        for row, line in enumerate(lines):
            if clear or line != self._shown[row]:
                left = max(0, (size[0] - terminal.length(line)) // 2)
                text += terminal.move_xy(left, top + row) + line
        self._shown = lines
        sys.stdout.write(text)
        sys.stdout.flush()

    def _lines(self, machine, width, height):
        pixels = machine.panel.pixels() if machine.panel else _BLANK
        for draw in (picture.half_blocks, picture.braille):
            rows = draw(pixels).split("\n")
            columns = 128 if draw is picture.half_blocks else 64
            if columns + 2 <= width and len(rows) + 1 + _BELOW_PANEL <= height:
                break
        else:
            return [f"The box needs a terminal of {columns + 2} x {len(rows) + 1 + _BELOW_PANEL}."]
        light = "●" if machine.light_is_on() else "─"
        return [
            "╭" + "─" * (columns - 2) + light + "─╮",
            *("│" + row.ljust(columns) + "│" for row in rows),
            "╰" + "─" * columns + "╯",
            self._buttons(machine, columns),
            HELP,
        ]

    def _buttons(self, machine, columns):
        """The buttons, each in its third of the line, as the words on the panel are."""
        line = ""
        for button in BUTTONS:
            third = columns // 3 + (button == "keep") * (columns % 3)
            label = f"[ {button.upper()} ]"
            left = (third - len(label)) // 2
            styled = self._terminal.reverse(label) if machine.is_pressed(button) else label
            line += " " * left + styled + " " * (third - left - len(label))
        return line


def _leave(_signal, _frame):
    raise PowerOff
