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
LOW_VOLTS = 3.3


class Care:
    """Knows how long nothing has been pressed; ``now`` comes in as ticks of 1 ms."""

    def __init__(self, app):
        self._app = app
        self.state = AWAKE
        self._pressed_at = app.now
        self._shift_at = ticks_add(app.now, _MINUTE)
        self._battery_at = app.now
        self._down_since = [None, None, None]
        self.stuck = None  # the button that was down for too long
        self.volts = None  # of the battery, None where the box cannot tell
        self.is_low = False

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
        """Let time pass. True if the picture was moved or the battery's mark has changed."""
        changed = self._look_at_battery(now)
        self._fall_asleep(now)
        if self.state != ASLEEP and ticks_diff(now, self._shift_at) >= 0:
            self._shift_at = ticks_add(now, _MINUTE)
            self._app.view.shift()
            return True
        return changed

    def _fall_asleep(self, now):
        minutes = self._app.settings.sleep_minutes
        if not minutes or self.state == ASLEEP:
            return
        idle = ticks_diff(now, self._pressed_at) - minutes * _MINUTE
        if idle >= 0 and self.state == AWAKE:
            self.state = DIM
            self._app.hardware.set_brightness(0.0)
        if idle >= _DIM_FOR:
            self.state = ASLEEP
            self._app.hardware.panel(False)

    def look_at_buttons(self, now):
        """Notes a button that has been down for 10 s. True the moment that it is noted."""
        for button in range(3):
            if not self._app.buttons.is_down(button):
                self._down_since[button] = None
                if self.stuck == button:
                    self.stuck = None
            elif self._down_since[button] is None:
                self._down_since[button] = now
            elif self.stuck is None and ticks_diff(now, self._down_since[button]) >= _STUCK:
                self.stuck = button
                self._app.buttons.consume(button)
                return True
        return False

    def _look_at_battery(self, now):
        if ticks_diff(now, self._battery_at) < 0:
            return False
        self._battery_at = ticks_add(now, _BATTERY_EVERY)
        was_low = self.is_low
        self.volts = self._app.hardware.battery_volts()
        self.is_low = self.volts is not None and self.volts < LOW_VOLTS
        return self.is_low != was_low
