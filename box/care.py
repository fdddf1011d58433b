# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Looks after the box while nobody plays: sleep, burn-in, stuck buttons, the battery."""

from adafruit_ticks import ticks_add, ticks_diff
from micropython import const

from box.settings import BRIGHTNESS_LEVELS

AWAKE, DIM, ASLEEP = const(0), const(1), const(2)
_MINUTE = const(60000)  # ms
_DIM_FOR = const(20000)  # ms between the dimming and the panel going dark
_STUCK = const(10000)  # ms after which a button that is down is called stuck
_BATTERY_EVERY = const(10000)  # ms
# V from which on the battery's mark has one part more; below the first the battery is low. Three
# cells have 4.5 V when new and little left at 3.3, a lithium cell has 4.2 V and then nothing left.
LEVELS = (3.3, 3.6, 3.9)
_MARGIN = 0.05  # V above a level at which the mark rises again: it shall not flicker
_WEIGHT = 4  # readings that are averaged: a panel that is lit draws more than one that is not


class Care:
    """Knows how long nothing has been pressed; ``now`` comes in as ticks of 1 ms.

    state  AWAKE, DIM or ASLEEP               stuck  the button that was found stuck last, or None
    volts  of the battery, averaged, and level, from 0 (low) to 3: None where the box cannot tell
    """

    def __init__(self, app):
        self._app = app
        self.state = AWAKE
        self._pressed_at = app.now
        self._shift_at = ticks_add(app.now, _MINUTE)
        self._battery_at = app.now
        self._down_since = [None, None, None]
        self._is_stuck = [False, False, False]
        self.stuck = None
        self.volts = None
        self.level = None
        self._look_at_battery(app.now)

    def press(self):
        """Something was pressed. True if that only woke the box and shall do nothing else."""
        self._pressed_at = self._app.now
        self._shift_at = ticks_add(self._app.now, _MINUTE)
        if self.state == AWAKE:
            return False
        if self.state == ASLEEP:
            self._app.hardware.panel(True)
        self.state = AWAKE
        self._app.hardware.set_brightness(BRIGHTNESS_LEVELS[self._app.settings.brightness - 1])
        return True

    def tick(self, now):
        """Let time pass while the box is awake. True if the picture was moved or the battery's mark
        has changed."""
        self._fall_asleep(now)
        changed = self._look_at_battery(now)
        if ticks_diff(now, self._shift_at) >= 0:
            self._shift_at = ticks_add(now, _MINUTE)
            self._app.view.shift()
            changed = True
        return changed

    def _fall_asleep(self, now):
        minutes = self._app.settings.sleep_minutes
        if not minutes:
            return
        idle = ticks_diff(now, self._pressed_at) - minutes * _MINUTE
        if idle >= 0 and self.state == AWAKE:
            self.state = DIM
            self._app.hardware.set_brightness(0.0)
        if idle >= _DIM_FOR:
            self.state = ASLEEP
            self._app.hardware.panel(False)

    def rest(self):
        """Sleep until a button is pressed, for some seconds at most; one that is stuck cannot wake
        the box."""
        ignored = [button for button in range(3) if self._is_stuck[button]]
        if self._app.hardware.rest(ignored):
            self._app.now = self._app.hardware.now()
            self.press()

    def look_at_buttons(self, now):
        """Notes a button that has been down for 10 s. True the moment that it is noted."""
        for button in range(3):
            if not self._app.buttons.is_down(button):
                self._down_since[button] = None
                self._is_stuck[button] = False
            elif self._down_since[button] is None:
                self._down_since[button] = now
            elif not self._is_stuck[button] and ticks_diff(now, self._down_since[button]) >= _STUCK:
                self._is_stuck[button] = True
                self.stuck = button
                self._app.buttons.consume(button)
                return True
        return False

    # --- the battery

    @property
    def is_low(self):
        """Whether the battery will not last much longer."""
        return self.level == 0

    def _look_at_battery(self, now):
        """True if its mark has changed."""
        if ticks_diff(now, self._battery_at) < 0:
            return False
        self._battery_at = ticks_add(now, _BATTERY_EVERY)
        level = self.level
        volts = self._app.hardware.battery_volts()
        if volts is None or self.volts is None:
            self.volts = volts
        else:
            self.volts += (volts - self.volts) / _WEIGHT
        self.level = None if volts is None else self._level(level)
        return self.level != level

    def _level(self, before):
        level = 0
        for volts in LEVELS:
            if before is not None and level >= before:
                volts += _MARGIN
            if self.volts >= volts:
                level += 1
        return level
