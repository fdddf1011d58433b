# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""Stand-ins for what outlives the power, watches over it or saves it.

microcontroller with its nvm and its watchdog, watchdog, alarm, analogio; they do for
simulator.stand_ins what their names say there.
"""

import types

from simulator import stand_ins
from simulator.clock import Reset
from simulator.stand_ins import OnPins, Pin, module, plugged

_LONGEST_TIMEOUT = 8  # s, on an RP2040
_ANALOG_PINS = range(26, 30)


class _Memory:
    """microcontroller.nvm: the machine's flash, and the time that writing takes."""

    def __len__(self):
        return len(plugged().flash)

    def __getitem__(self, place):
        return plugged().flash[place]

    def __setitem__(self, place, new):
        plugged().write_flash(place, new)


class _SleepMemory:
    """alarm.sleep_memory, which a reset leaves alone"""

    def __len__(self):
        return len(plugged().sleep_memory)

    def __getitem__(self, place):
        return plugged().sleep_memory[place]

    def __setitem__(self, place, new):
        plugged().sleep_memory[place] = new


class WatchDogMode:
    """watchdog.WatchDogMode; RAISE is not there on an RP2040."""

    RESET = "RESET"


class _WatchDog:
    """microcontroller.watchdog"""

    def __init__(self):
        self._timeout = 0

    @property
    def timeout(self):
        return self._timeout

    @timeout.setter
    def timeout(self, seconds):
        if seconds > _LONGEST_TIMEOUT:
            raise ValueError(f"timeout must be <= {_LONGEST_TIMEOUT}")
        self._timeout = seconds
        if plugged().watchdog is not None:
            self._set(seconds)

    @property
    def mode(self):
        return None if plugged().watchdog is None else WatchDogMode.RESET

    @mode.setter
    def mode(self, mode):
        if mode not in (None, WatchDogMode.RESET):
            raise NotImplementedError
        self._set(None if mode is None else self._timeout)

    def feed(self):
        if plugged().watchdog is not None:
            plugged().feed()

    def _set(self, seconds):
        plugged().watchdog = seconds
        plugged().feed()


class Microcontroller(types.ModuleType):
    """microcontroller, whose nvm is there or not, as the machine has it."""

    Pin = Pin
    pin = stand_ins.GPIO
    watchdog = _WatchDog()
    _memory = _Memory()

    @property
    def nvm(self):
        return None if plugged().flash is None else self._memory

    def reset(self):
        raise Reset


class AnalogIn(OnPins):
    """analogio.AnalogIn"""

    def __init__(self, pin):
        if pin.number not in _ANALOG_PINS:
            raise ValueError("Invalid pin")
        self._claim(pin)
        self._number = pin.number

    @property
    def value(self):
        return plugged().read_analog(self._number)

    reference_voltage = 3.3


class PinAlarm:
    """alarm.pin.PinAlarm; wakes by level, as the box has it."""

    def __init__(self, pin, *, value, edge=False, pull=False):
        if edge or value or not pull:
            raise NotImplementedError("only contacts to ground, by level, are simulated")
        if pin.number in plugged().claimed:
            raise ValueError(f"GP{pin.number} in use")
        self.pin = pin
        self.value = value

    def is_due(self):
        return plugged().is_closed(self.pin.number)


class TimeAlarm:
    """alarm.time.TimeAlarm; counts whole seconds, and one more, as an RP2040's does."""

    def __init__(self, *, monotonic_time):
        self.monotonic_time = monotonic_time
        seconds = monotonic_time - plugged().uptime() / 1_000_000
        self.end = plugged().clock.now + (int(max(0, seconds)) + 1) * 1_000_000

    def is_due(self):
        return plugged().clock.now >= self.end


def _light_sleep_until_alarms(*alarms):
    machine = plugged()

    def due():
        return next((alarm for alarm in alarms if alarm.is_due()), None)

    ends = [alarm.end for alarm in alarms if isinstance(alarm, TimeAlarm)]
    machine.clock.doze(min(ends, default=float("inf")), due)
    return due()


MODULES = {
    one.__name__: one
    for one in (
        Microcontroller("microcontroller", "Stands in for the board's microcontroller."),
        module("watchdog", WatchDogMode=WatchDogMode),
        module("analogio", AnalogIn=AnalogIn),
        module(
            "alarm",
            sleep_memory=_SleepMemory(),
            light_sleep_until_alarms=_light_sleep_until_alarms,
            pin=module("alarm.pin", PinAlarm=PinAlarm),
            time=module("alarm.time", TimeAlarm=TimeAlarm),
        ),
    )
}
