# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The app on next to no hardware: quick enough for hundreds of thousands of presses.

    box = FastBox(names="Ana,Luis", dice=[6, 2])
    box.tap(ROLL)
    assert "Resume" in box.text()

Everything of box/ is real but the view, which only notes what is written where, and the hardware,
which is a clock, three contacts, chance, and a model of the flash.
"""

import random
import tempfile
from pathlib import Path

from box.buttons import KEEP, ROLL, STOP
from simulator.clock import VirtualClock
from simulator.flash import Flash
from simulator.machine import Machine
from simulator.power import switched_on
from simulator.settings import Settings

with (
    tempfile.TemporaryDirectory() as _folder,
    switched_on(Machine(VirtualClock(), Settings(Path(_folder)))),
):
    # Their imports of the board's modules need stand-ins; what they do here needs none.
    from box import app as app_module
    from box import font
    from box.care import ASLEEP

BUTTONS = (ROLL, KEEP, STOP)
PERIOD = 1 << 29  # ms, at which ticks wrap
TAP = 80  # ms
HOLD = 700  # ms
STILL = {"LANGUAGE": "en", "ANIMATION": 0, "SOUND": 0}


class Hardware:
    """What box.hardware has, without a board. time: ms since the start, which a test moves."""

    def __init__(self, settings, flash, chance, first_tick):
        self.memory = flash
        self.display = None
        self.wrong_settings = []
        self.time = 0
        self.keys = []
        self.volts = None
        self.is_lit = True
        self.brightness = 0
        self.rests = []  # what each rest ignored
        self.is_woken = False  # by the next rest
        self._settings = settings
        self._chance = chance
        self._first_tick = first_tick

    def now(self):
        return (self.time + self._first_tick) % PERIOD

    def press(self, button, is_down):
        """A contact closes or opens."""
        self.keys.append((button, is_down, self.now()))

    def next_key(self):
        return self.keys.pop(0) if self.keys else None

    def keys_lost(self):
        return False

    def setting(self, name, default, low=None, high=None):
        return self._settings.get(name, default)

    def random_byte(self):
        return self._chance()

    def wait(self, milliseconds):
        self.time += milliseconds

    def rest(self, ignored=()):
        self.rests.append(list(ignored))
        self.time += 4000
        return self.is_woken

    def panel(self, on):
        self.is_lit = on

    def set_brightness(self, brightness):
        self.brightness = brightness

    def battery_volts(self):
        return self.volts

    def tone(self, hertz):
        pass

    def refresh(self):
        return True

    def feed(self):
        pass


class View:
    """Notes what a screen draws, as the real one is told."""

    def __init__(self, display):
        self.lines = []
        self.shifts = 0
        self._next = []
        self._known = set()

    def begin(self):
        self._next = []

    def text(self, text, x, y, align=0, face=None, dark=False):
        if face is not None or not self._known.issuperset(text):
            font.text_width(face or font.small(), text)  # which must have every character
            self._known.update(text)
        if text:
            self._next.append((y, x, text))

    def row(self, parts, y, dark=False, face=None):
        for text, x, align in parts:
            self.text(text, x, y, align, face, dark)

    def rectangle(self, x, y, width, height, colour=1):
        pass

    def bar(self, text, x, y, width):
        pass

    def tile(self, sheet, number, x, y):
        return [number]

    def words(self, words, down=(False, False, False)):
        assert len(words) == 3
        self.buttons = list(words)

    def touch(self, words, down):
        self.words(words, down)

    def end(self):
        self.lines = self._next

    def shift(self):
        self.shifts += 1

    def __getattr__(self, name):
        """Whatever else the real view can write comes as text, too."""
        if name.startswith("_"):
            raise AttributeError(name)
        return lambda *values, **named: None


class FastBox:
    """A box that is switched on. hardware: a Hardware. app: the app, new after every power_on().

    settings: dict of lines of settings.toml. dice: faces of the next throws; then chance of seed.
    flash: the memory, a new Flash if not given, None for none. names: PLAYERS.
    """

    def __init__(
        self, settings=(), dice=(), seed=0, flash=True, names="Ana,Luis", first_tick=PERIOD - 65536
    ):
        self.settings = {**STILL, "PLAYERS": names, **dict(settings)}
        self.flash = Flash() if flash is True else flash
        self.first_tick = first_tick
        self._faces = list(dice)
        self._random = random.Random(seed)
        self.power_on()

    def _byte(self):
        return self._faces.pop(0) - 1 if self._faces else self._random.randrange(256)

    def dice(self, *faces):
        """Orders the faces of the next throws."""
        self._faces.extend(faces)

    def power_on(self):
        """Starts the app anew from what is in the memory."""
        self.hardware = Hardware(self.settings, self.flash, self._byte, self.first_tick)
        self._patch(self._start)
        self.step(100)  # who is down by now was down before

    def _start(self):
        self.app = app_module.App(self.hardware)

    def _patch(self, action):
        real = app_module.View
        app_module.View = View
        try:
            action()
        finally:
            app_module.View = real

    def step(self, milliseconds):
        """Lets time pass, in one pass of the loop at its end."""
        self.hardware.time += milliseconds
        self.app.step()

    def wait(self, milliseconds, step=50):
        """Lets time pass, with a pass of the loop every so often."""
        end = self.hardware.time + milliseconds
        while self.hardware.time < end:
            if self.app.care.state == ASLEEP:
                self.app.pause()
            else:
                self.hardware.time += min(step, end - self.hardware.time)
            self.app.step()

    def tap(self, button, milliseconds=TAP):
        """Presses a button for so long; shorter than a hold."""
        self.hardware.press(button, True)
        self.app.step()
        self.hardware.time += milliseconds
        self.hardware.press(button, False)
        self.app.step()
        self.step(40)

    def hold(self, button, milliseconds=HOLD):
        """Holds a button for so long."""
        self.hardware.press(button, True)
        self.app.step()
        self.wait(milliseconds)
        self.hardware.press(button, False)
        self.app.step()
        self.step(40)

    def text(self):
        """What stands on the panel, from the top, the buttons' words last."""
        lines = [text for _, _, text in sorted(self.app.view.lines)]
        return "\n".join(lines + [" | ".join(self.app.view.buttons)])

    @property
    def screen(self):
        """The name of the class of the screen in front."""
        return type(self.app.screen).__name__

    @property
    def game(self):
        return self.app.session.game

    def choose(self, text):
        """Chooses the line of the menu in front that reads so."""
        for _ in self.app.screen.items:
            item = self.app.screen.items[self.app.screen.marked]
            if (item[0]() if callable(item[0]) else item[0]) == text:
                self.tap(ROLL)
                return
            self.tap(KEEP)
        raise AssertionError(f"no {text} in {self.text()}")

    def start_game(self, players=2):
        """From home to the roll-off, with the names that are offered."""
        self.choose("Play")
        while self.app.screen.values[self.app.screen.index] != players:
            self.tap(KEEP)
        self.tap(ROLL)
        for _ in range(players + 1):
            self.tap(ROLL)
        assert self.screen == "RollOff", self.text()
