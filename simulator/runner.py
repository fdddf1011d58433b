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

import sys
import threading
from pathlib import Path

from simulator import picture
from simulator.chance import Chance
from simulator.clock import VirtualClock
from simulator.machine import Machine
from simulator.power import ROOT, box_modules, forget_modules, remember_modules, run_box
from simulator.settings import Settings

TAP = 80  # ms
# After a release, time for the bounce that might come, a look at the keys and a pass of the loop.
AFTER_RELEASE = 50  # ms
_PATIENCE = 60  # s of real time that the box may compute without letting any virtual time pass


class BoxStopped(RuntimeError):
    """code.py ended, or never gives the turn back."""


class Simulator:
    """A box that is switched on by `with` or power_on().

    settings: dict that takes the place of lines of settings.toml, from the next power-on. dice:
    faces for the next throws. seed: makes chance repeat. root: the folder that is the drive. held:
    buttons that are down at power-on. may_fail: whether the box may survive a fault of its own, as
    on a board. Others as Machine has them.

    What the box raises, or else prints a traceback of, comes out of the call during which it was
    raised, and of every later one. While the power is off nothing happens; it may go off inside any
    call, after cut(). machine: everything that is soldered, for a closer look.
    """

    def __init__(
        self,
        settings=None,
        dice=(),
        seed=None,
        root=ROOT,
        held=(),
        may_fail=False,
        **soldered,
    ):
        self._root = Path(root).resolve()
        self._folder = Path.cwd()
        self._clock = VirtualClock()
        self.settings = dict(settings or {})
        self.machine = Machine(
            self._clock, Settings(self._root, self.settings), Chance(dice, seed), **soldered
        )
        self.machine.stops_at_faults = not may_fail
        for button in held:
            self.machine.press(button)
        self._modules = box_modules()
        self._thread = None
        self._was_on = False
        self._is_waiting = False  # the box, for the caller
        self._ended = False
        self._failure = None
        self._box_may_run = self._caller_may_run = None

    def __enter__(self):
        self.power_on()
        return self

    def __exit__(self, *_):
        self.close()

    def power_on(self):
        """Switches the box on; code.py's first line runs when time passes. What was in the flash
        is still there, and nothing else."""
        if self.is_on:
            return
        if self._was_on:
            self.machine.settings = Settings(self._root, self.settings)
            forget_modules()
        self._clock.switched_off = self._ended = False
        self._failure = None
        self._was_on = True
        self._box_may_run = threading.Semaphore(0)
        self._caller_may_run = threading.Semaphore(0)
        self._thread = threading.Thread(target=self._live, name="box", daemon=True)
        self._thread.start()

    def power_off(self):
        """Switches the box off, whatever it is doing."""
        self._was_on = True
        if self._thread is None:
            return
        if self._thread.is_alive():
            self._clock.switched_off = True
            self._box_may_run.release()
            self._thread.join(_PATIENCE)
        self._lose_power()

    def cut(self, operations, stage=0.5, seed=0):
        """Lets the power fail inside a write to the flash, as Flash.cut() has it."""
        self.machine.flash.cut(operations, stage, seed)

    @property
    def is_on(self):
        """Whether the box has power."""
        return self._thread is not None

    def close(self):
        """Switches the box off and puts everything of this process back as it was."""
        self.power_off()
        self._was_on = False
        if sys.modules.get("box") is not self._modules.get("box") is not None:
            remember_modules(self._modules)

    def _lose_power(self):
        self._thread = None
        self._clock.watch = None
        self._clock.forget()
        self.machine.start_anew(has_lost_power=True)

    def _live(self):
        self._box_may_run.acquire()
        try:
            if not self._clock.switched_off:
                self._ended = not run_box(self.machine, self._root)
        except BaseException as failure:
            self._failure = failure
        finally:
            self._caller_may_run.release()

    def _give_turn(self):
        """In the box's thread: lets the caller go on, comes back at its next call."""
        self._clock.watch = None
        self._is_waiting = True
        self._caller_may_run.release()
        self._box_may_run.acquire()

    def _run(self):
        """In the caller's thread: lets the box go on until it gives the turn back. Returns False
        if it has no power, or has none any more."""
        if not self._was_on:
            raise BoxStopped("the box is switched off")
        if self._failure is None and not self._ended:
            if self._thread is None:
                return False
            self._is_waiting = False
            self._box_may_run.release()
            if not self._caller_may_run.acquire(timeout=_PATIENCE):
                raise BoxStopped(f"the box has computed for {_PATIENCE} s without waiting")
        if self._failure is not None:
            raise self._failure
        if self._ended:
            raise BoxStopped("code.py has ended")
        if not self._is_waiting:
            self._lose_power()
        return self.is_on

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
        end = self._clock.now + round(ms * 1000)
        if self.is_on:
            self._clock.at(end, self._give_turn)
        if not self._run():
            self._clock.now = max(self._clock.now, end)

    def run_until(self, condition, limit_ms=10_000):
        """Lets time pass until condition() is true, asked after each of the box's steps.

        Returns the ms that passed; raises TimeoutError after limit_ms, BoxStopped if the power
        goes off before.
        """
        start = self._clock.now
        limit = start + round(limit_ms * 1000)

        def watch():
            if self._clock.now >= limit or condition():
                self._give_turn()

        if not condition():
            self._clock.watch = watch
            is_on = self._run()
            if not condition():
                if not is_on:
                    raise BoxStopped("the box is switched off")
                raise TimeoutError(f"it did not happen within {limit_ms} ms")
        return (self._clock.now - start) / 1000

    def settle(self, quiet_ms=250, limit_ms=20_000):
        """Lets time pass until the panel has been left alone for quiet_ms.

        Returns the ms from the call to the last write on the bus; 0 if there was none.
        """
        start = self._clock.now
        self.run_until(
            lambda: (
                not self.is_on
                or self._clock.now - max(start, self.machine.last_write) >= quiet_ms * 1000
            ),
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
        """ms since the first power-on."""
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
