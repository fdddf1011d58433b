# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""Stand-ins for the board's own modules: board, busio, digitalio, keypad and so on.

There is one set of them in a process, so that modules that imported them once work in every later
run; plug() says which machine they belong to. They do what the box needs, and refuse what a board
refuses: pins in use, pins that are no I2C pair, a bus that is not locked. Those that have to do
with memory and power are in simulator.stand_ins_power.
"""

import time
import types

from simulator import keys
from simulator.boards import PIN_COUNT
from simulator.machine import TICKS_PERIOD

_machine = None


def plug(machine):
    """Makes machine, or None, what the stand-ins speak of. Returns the one before."""
    global _machine
    before, _machine = _machine, machine
    if machine is not None:
        for name in [name for name in vars(_BOARD) if not name.startswith("__")]:
            delattr(_BOARD, name)
        pins = {name: _PINS[number] for name, number in machine.board.pins.items()}
        vars(_BOARD).update(pins, board_id=machine.board_id)
    return before


def plugged():
    """The machine that is plugged in; raises RuntimeError when there is none."""
    if _machine is None:
        raise RuntimeError("no simulated board is switched on")
    return _machine


class Pin:
    """A pin of the chip, by its number."""

    def __init__(self, number):
        self.number = number

    def __repr__(self):
        return f"board.GP{self.number}"


_PINS = [Pin(number) for number in range(PIN_COUNT)]


class OnPins:
    """Something that holds pins until deinit()."""

    _pins = ()

    def _claim(self, *pins):
        machine = plugged()
        for pin in pins:
            if not isinstance(pin, Pin):
                raise TypeError(f"{pin!r} is no Pin")
            machine.claim(pin.number, self)
            self._pins += (pin,)

    def deinit(self):
        for pin in self._pins:
            if plugged().claimed.get(pin.number) is self:
                plugged().free(pin.number)
        self._pins = ()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.deinit()


class I2C(OnPins):
    """busio.I2C with the chip's rules for pins and the panel on it."""

    def __init__(self, scl, sda, *, frequency=100_000, timeout=255):
        same_bus = scl.number // 2 % 2 == sda.number // 2 % 2
        if scl.number % 2 != 1 or sda.number % 2 != 0 or not same_bus:
            raise ValueError("Invalid pins")
        if frequency > 1_000_000:
            raise ValueError("frequency must be <= 1000000")
        self._claim(scl, sda)
        if not plugged().pull_ups:
            self.deinit()
            raise RuntimeError("No pull up found on SDA or SCL; check your wiring")
        self._frequency = frequency
        self._locked = False

    def try_lock(self):
        if self._locked or not self._pins:
            return False
        self._locked = True
        return True

    def unlock(self):
        self._locked = False

    def scan(self):
        machine = plugged()
        return [] if machine.panel is None else [machine.panel_address]

    def writeto(self, address, buffer, *, start=0, end=None):
        if not self._locked:
            raise RuntimeError("Function requires lock")
        plugged().write(address, bytes(buffer[start:end]), self._frequency)

    def readfrom_into(self, address, buffer, *, start=0, end=None):
        if not self._locked:
            raise RuntimeError("Function requires lock")
        wanted = range(len(buffer))[start:end]
        for place, byte in zip(wanted, plugged().read(address, len(wanted), self._frequency)):
            buffer[place] = byte


class DigitalInOut(OnPins):
    """digitalio.DigitalInOut; an input reads low while its button is pressed."""

    def __init__(self, pin):
        self._claim(pin)
        self._number = pin.number
        self.pull = None

    def switch_to_output(self, value=False, drive_mode=None):
        self.value = value

    def switch_to_input(self, pull=None):
        self.pull = pull
        plugged().outputs.pop(self._number, None)

    @property
    def direction(self):
        is_output = self._number in plugged().outputs
        return Direction.OUTPUT if is_output else Direction.INPUT

    @direction.setter
    def direction(self, direction):
        if direction is Direction.OUTPUT:
            self.switch_to_output()
        else:
            self.switch_to_input()

    @property
    def value(self):
        return plugged().outputs.get(self._number, not plugged().is_closed(self._number))

    @value.setter
    def value(self, value):
        plugged().outputs[self._number] = bool(value)


def _neopixel_write(digitalinout, buf):
    digitalinout.value  # noqa: B018  raises if it has been let go of
    plugged().outputs[digitalinout._number] = bytes(buf)


class Direction:
    INPUT, OUTPUT = "INPUT", "OUTPUT"


class Pull:
    UP, DOWN = "UP", "DOWN"


class DriveMode:
    PUSH_PULL, OPEN_DRAIN = "PUSH_PULL", "OPEN_DRAIN"


class PWMOut(OnPins):
    """pwmio.PWMOut; machine.tone() hears it."""

    def __init__(self, pin, *, duty_cycle=0, frequency=500, variable_frequency=False):
        self._claim(pin)
        self._number = pin.number
        self._variable = variable_frequency
        plugged().outputs[pin.number] = (frequency, duty_cycle)

    @property
    def frequency(self):
        return plugged().outputs[self._number][0]

    @frequency.setter
    def frequency(self, frequency):
        if not self._variable:
            raise AttributeError("frequency is fixed")
        plugged().outputs[self._number] = (frequency, self.duty_cycle)

    @property
    def duty_cycle(self):
        return plugged().outputs[self._number][1]

    @duty_cycle.setter
    def duty_cycle(self, duty_cycle):
        plugged().outputs[self._number] = (self.frequency, duty_cycle)


class Keys(keys.Scanner, OnPins):
    """keypad.Keys on the machine's contacts."""

    def __init__(
        self,
        pins,
        *,
        value_when_pressed,
        pull=True,
        interval=0.020,
        max_events=64,
        debounce_threshold=1,
    ):
        if len(set(pins)) < len(pins):
            raise ValueError("row_pins duplicated")
        self._claim(*pins)
        super().__init__(
            plugged(),
            [pin.number for pin in pins],
            value_when_pressed,
            interval,
            max_events,
            debounce_threshold,
        )

    def deinit(self):
        self.stop()
        super().deinit()


class SafeModeReason:
    """supervisor.SafeModeReason, as much of it as there is need for"""

    NONE, BROWNOUT, HARD_FAULT = "NONE", "BROWNOUT", "HARD_FAULT"


class RunReason:
    """supervisor.RunReason, as much of it as there is need for"""

    STARTUP, SUPERVISOR_RELOAD = "STARTUP", "SUPERVISOR_RELOAD"


class _Runtime:
    """supervisor.runtime"""

    @property
    def autoreload(self):
        return plugged().autoreload

    @autoreload.setter
    def autoreload(self, on):
        plugged().autoreload = bool(on)

    @property
    def safe_mode_reason(self):
        return plugged().safe_mode or SafeModeReason.NONE

    @property
    def run_reason(self):
        return RunReason.SUPERVISOR_RELOAD if plugged().was_reloaded else RunReason.STARTUP

    @property
    def usb_connected(self):
        return plugged().usb_connected

    @property
    def serial_connected(self):
        return plugged().usb_connected

    serial_bytes_available = 0


def _ticks_ms():
    # adafruit_ticks keeps this function for good, also for who has no board at all.
    if _machine is None:
        return time.monotonic_ns() // 1_000_000 % TICKS_PERIOD
    return _machine.read_ticks()


def _reload():
    plugged().reload()


def _not_there(name):
    def refuse(*_, **__):
        raise NotImplementedError(f"{name} is not simulated")

    return refuse


def module(name, **contents):
    """A module that stands in for the board's one of that name."""
    stand_in = types.ModuleType(name, f"Stands in for the board's {name}.")
    vars(stand_in).update(contents)
    return stand_in


GPIO = types.SimpleNamespace(**{f"GPIO{pin.number}": pin for pin in _PINS})

_BOARD = module("board")  # plug() fills it

MODULES = {
    one.__name__: one
    for one in (
        _BOARD,
        # SPI and UART are there for Blinka's annotations.
        module("busio", I2C=I2C, SPI=_not_there("busio.SPI"), UART=_not_there("busio.UART")),
        module(
            "digitalio",
            DigitalInOut=DigitalInOut,
            Direction=Direction,
            Pull=Pull,
            DriveMode=DriveMode,
        ),
        module("keypad", Keys=Keys, Event=keys.Event, EventQueue=keys.EventQueue),
        module("neopixel_write", neopixel_write=_neopixel_write),
        module("pwmio", PWMOut=PWMOut),
        module(
            "supervisor",
            runtime=_Runtime(),
            SafeModeReason=SafeModeReason,
            ticks_ms=_ticks_ms,
            get_setting=lambda key, default=None: plugged().settings.get(key, default),
            reload=_reload,
            RunReason=RunReason,
        ),
    )
}
