# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""Drives a box in virtual time, from a test, a script or a tool: press, wait, look.

    with Simulator(dice=[6, 3]) as box:
        box.wait(2000)
        box.tap("roll")
        box.settle()
        print(box.text())

The box's endless loop has a thread of its own, but never runs at the same time as the caller: it
runs inside the calls below only, and stops at the exact microsecond at which they end.
"""

import threading
from pathlib import Path

from simulator import picture
from simulator.chance import Chance
from simulator.clock import VirtualClock
from simulator.machine import Machine
from simulator.power import ROOT, run_box
from simulator.settings import Settings

TAP = 80  # ms
# After a release, time for the bounce that might come, a look at the keys and a pass of the loop.
AFTER_RELEASE = 50  # ms
_PATIENCE = 60  # s of real time that the box may compute without letting any virtual time pass


class BoxStopped(RuntimeError):
    """code.py ended, or never gives the turn back."""


class Simulator:
    """A box that is switched on by `with` or power_on().

    settings: dict that takes the place of lines of settings.toml. dice: faces for the next throws.
    seed: makes chance repeat. root: the folder that is the drive. held: buttons that are down at
    power-on. Others as Machine has them. What the box raises comes out of the call during which it
    was raised, and of every later one. machine: everything that is soldered, for a closer look.
    """

    def __init__(self, settings=None, dice=(), seed=None, root=ROOT, held=(), **soldered):
        self._root = Path(root).resolve()
        self._folder = Path.cwd()
        self._clock = VirtualClock()
        self.machine = Machine(
            self._clock, Settings(self._root, settings), Chance(dice, seed), **soldered
        )
        for button in held:
            self.machine.press(button)
        self._thread = None
        self._ended = False
        self._failure = None
        self._box_may_run = threading.Semaphore(0)
        self._caller_may_run = threading.Semaphore(0)

    def __enter__(self):
        self.power_on()
        return self

    def __exit__(self, *_):
        self.close()

    def power_on(self):
        """Switches the box on; code.py's first line runs when time passes."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._live, name="box", daemon=True)
            self._thread.start()

    def close(self):
        """Switches the box off and puts everything of this process back as it was."""
        if self._thread is not None and self._thread.is_alive():
            self._clock.switched_off = True
            self._box_may_run.release()
            self._thread.join(_PATIENCE)
        self._thread = None

    def _live(self):
        self._box_may_run.acquire()
        try:
            if not self._clock.switched_off:
                run_box(self.machine, self._root)
        except BaseException as failure:
            self._failure = failure
        finally:
            self._ended = True
            self._caller_may_run.release()

    def _give_turn(self):
        """In the box's thread: lets the caller go on, comes back at its next call."""
        self._clock.watch = None
        self._caller_may_run.release()
        self._box_may_run.acquire()

    def _run(self):
        """In the caller's thread: lets the box go on until it gives the turn back."""
        if self._thread is None:
            raise BoxStopped("the box is switched off")
        if not self._ended:
            self._box_may_run.release()
            if not self._caller_may_run.acquire(timeout=_PATIENCE):
                raise BoxStopped(f"the box has computed for {_PATIENCE} s without waiting")
        if self._failure is not None:
            raise self._failure
        if self._ended:
            raise BoxStopped("code.py has ended")

    # What a person does

    def press(self, button):
        """Presses "roll", "keep" or "stop" and leaves it down; no time passes."""
        self.machine.press(button)

    def release(self, button):
        """Lets go of a button; no time passes."""
        self.machine.release(button)

    def tap(self, button, ms=TAP):
        """Presses a button for ms, and waits until the box has had time to notice."""
        self.press(button)
        self.wait(ms)
        self.release(button)
        self.wait(AFTER_RELEASE)

    hold = tap

    def wait(self, ms):
        """Lets ms of the box's time pass."""
        self._clock.at(self._clock.now + round(ms * 1000), self._give_turn)
        self._run()

    def run_until(self, condition, limit_ms=10_000):
        """Lets time pass until condition() is true, asked after each of the box's steps.

        Returns the ms that passed; raises TimeoutError after limit_ms.
        """
        start = self._clock.now
        limit = start + round(limit_ms * 1000)

        def watch():
            if self._clock.now >= limit or condition():
                self._give_turn()

        if not condition():
            self._clock.watch = watch
            self._run()
            if not condition():
                raise TimeoutError(f"it did not happen within {limit_ms} ms")
        return (self._clock.now - start) / 1000

    def settle(self, quiet_ms=250, limit_ms=20_000):
        """Lets time pass until the panel has been left alone for quiet_ms.

        Returns the ms from the call to the last write on the bus; 0 if there was none.
        """
        start = self._clock.now
        self.run_until(
            lambda: self._clock.now - max(start, self.machine.last_write) >= quiet_ms * 1000,
            limit_ms,
        )
        return max(0, self.machine.last_write - start) / 1000

    def dice(self, *faces):
        """Orders what the next throws show, after what is ordered already."""
        self.machine.chance.order(faces)

    def seed(self, seed):
        """Makes chance repeat from here on."""
        self.machine.chance.seed(seed)

    def usb(self, connected):
        """Plugs the box into a computer, or out."""
        self.machine.usb_connected = connected

    # What a person sees

    @property
    def now(self):
        """ms since power-on."""
        return self._clock.now / 1000

    @property
    def bytes_on_wire(self):
        """All bytes that went over I2C so far, addresses and control bytes included."""
        return self.machine.bytes_on_wire

    @property
    def serial(self):
        """What the box has printed."""
        return self.machine.serial_text()

    def pixels(self):
        """64 rows of 128 bytes of 0 or 1, from the top left; [] without a panel."""
        return self.machine.panel.pixels() if self.machine.panel else []

    def text(self):
        """The panel as half blocks, 32 lines."""
        return picture.half_blocks(self.pixels())

    def save(self, path, scale=4):
        """Writes the panel as a PNG; a relative path is from where the caller was at the start."""
        (self._folder / path).write_bytes(picture.png(self.pixels(), scale))
