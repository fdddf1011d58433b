# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""The terminal face in a real (pseudo) terminal: what it writes, what keys do, how it leaves."""

import os
import re
import signal
import subprocess
import sys
import time

import pytest

from simulator.power import ROOT

fcntl = pytest.importorskip("fcntl", reason="pseudo terminals are a thing of Unix")
import pty  # noqa: E402
import struct  # noqa: E402
import termios  # noqa: E402

pytestmark = pytest.mark.real_time

# Lights the panel's first pixel, then writes what its buttons tell into a file.
BOX = """
from box import hardware
from box.buttons import Buttons
import displayio

taken = hardware.take()
buttons = Buttons(taken)
bitmap = displayio.Bitmap(1, 1, 1)
palette = displayio.Palette(1)
palette[0] = 0xFFFFFF
group = displayio.Group()
group.append(displayio.TileGrid(bitmap, pixel_shader=palette))
taken.display.root_group = group
while True:
    told = buttons.next(taken.now())
    if told:
        with open("log", "a") as log:
            log.write("RKS"[told[0]] + ("down", "tap", "hold", "repeat", "up")[told[1]] + " ")
        if told == (2, 2):
            raise ValueError("held")
    taken.refresh()
    taken.wait(5)
"""

PLAY = (
    "from pathlib import Path; from simulator.live import play;"
    "from simulator.terminal import TerminalFace;"
    "print(play(TerminalFace(), root=Path({folder!r})), 'bye')"
)

HELP = "Tap: R K S"
PATIENCE = 15  # s


class Terminal:
    """A pseudo terminal with a box in it."""

    def __init__(self, folder, columns=80, rows=24, command=None):
        (folder / "code.py").write_text(BOX)
        self.log = folder / "log"
        self.seen = ""
        self._mine, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self._theirs = theirs
        self.attributes = termios.tcgetattr(theirs)
        self.process = subprocess.Popen(
            [sys.executable, *(command or ["-c", PLAY.format(folder=str(folder))])],
            cwd=ROOT,
            env={**os.environ, "TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8"},
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.set_blocking(self._mine, False)

    def read(self):
        """Takes what was written, and answers like a terminal when asked for the cursor's place."""
        try:
            text = os.read(self._mine, 65536).decode("utf-8", "replace")
        except BlockingIOError:
            return
        self.seen += text
        self.type("\x1b[1;1R" * text.count("\x1b[6n"))

    def read_until(self, condition):
        end = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < end and self.process.poll() is None, self.seen[-300:]
            self.read()
            time.sleep(0.005)

    def wait_for(self, text):
        self.read_until(lambda: text in self.seen)

    def wait_for_log(self, text):
        self.read_until(lambda: self.log.exists() and text in self.log.read_text())

    def type(self, keys):
        os.write(self._mine, keys.encode())

    def finish(self):
        """Waits for the end; returns the exit status, and checks that the terminal is as it was."""
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            assert time.monotonic() < end, self.seen[-300:]
            self.read()
            time.sleep(0.005)
        self.read()
        assert termios.tcgetattr(self._theirs) == self.attributes
        assert self.seen.rindex("\x1b[?1049l") > self.seen.rindex("\x1b[?1049h")
        assert self.seen.rindex("\x1b[?25h") > self.seen.rindex("\x1b[?25l")
        return self.process.returncode

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self._mine)
        os.close(self._theirs)


@pytest.fixture
def terminal(tmp_path):
    opened = []

    def open_terminal(**size):
        opened.append(Terminal(tmp_path, **size))
        return opened[-1]

    yield open_terminal
    for one in opened:
        one.close()


def plain(text):
    """Without what moves the cursor and sets colours."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[()][A-Z0-9]", "", text)


def test_the_whole_panel_fits_80_by_24_and_a_line_of_help_names_the_keys(terminal):
    box = terminal()
    box.wait_for("\u2801")  # the upper left dot of a braille character
    box.type("q")
    assert box.finish() == 0
    words = plain(box.seen)
    assert words.count("\u2500" * 63) >= 2
    for word in ("[ ROLL ]", "[ KEEP ]", "[ STOP ]", "Tap: R K S   Hold: Shift + R K S   Quit: Q"):
        assert word in words
    rows = [int(row) for row in re.findall(r"\x1b\[(\d+);\d+H", box.seen)]
    assert max(rows) <= 24
    assert words.rstrip().endswith("bye")


def test_a_large_terminal_gets_larger_pixels(terminal):
    box = terminal(columns=140, rows=40)
    box.wait_for("▀")
    box.type("q")
    assert box.finish() == 0
    assert "\u2800" not in box.seen


def test_a_terminal_that_is_too_small_says_what_is_needed(terminal):
    box = terminal(columns=60, rows=20)
    box.wait_for("The box needs a terminal of 66 x 20.")
    box.type("Q")
    assert box.finish() == 0


def test_small_letters_tap_and_capital_letters_hold(terminal):
    box = terminal()
    box.wait_for("\u2801")
    time.sleep(0.1)  # a button that is pressed within 50 ms of the start is ignored
    box.type("rks")
    box.wait_for_log("Rdown Rtap Kdown Ktap Sdown Stap ")
    box.type("Kr")
    box.wait_for_log("Kdown Khold Krepeat Kup Rdown Rtap ")
    box.type("rr")
    box.wait_for_log("Kup Rdown Rtap Rdown Rtap Rdown Rtap ")
    box.type("x q")
    assert box.finish() == 0


@pytest.mark.parametrize("way", ["q", "\x1b", "\x03", "\x04", signal.SIGTERM])
def test_every_way_out_leaves_the_terminal_as_it_was(terminal, way):
    box = terminal()
    box.wait_for(HELP)
    if way == signal.SIGTERM:
        box.process.send_signal(way)
    else:
        box.type(way)
    status = box.finish()
    # Ctrl-C is Python's own way to end; the command makes a quiet end of it.
    assert status == 0 or (way == "\x03" and "KeyboardInterrupt" in box.seen)


def test_the_command_plays_the_real_box_and_ctrl_c_ends_it_quietly(terminal, tmp_path):
    memory = tmp_path / "box" / "memory.bin"
    command = ["-m", "simulator", "--terminal", "--settings", "LANGUAGE=en"]
    box = terminal(command=[*command, "--memory", str(memory)])
    box.wait_for("\u28ff")  # somewhere on the first screen something is filled
    box.type("\x03")
    assert box.finish() == 0
    assert "Traceback" not in box.seen
    assert memory.stat().st_size == 4096


def test_a_failure_of_the_box_leaves_the_terminal_as_it_was(terminal):
    box = terminal()
    box.wait_for("\u2801")
    time.sleep(0.1)
    box.type("S")
    box.finish()
    assert "ValueError: held" in box.seen
