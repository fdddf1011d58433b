# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""The board under the box: the panel, the buttons, the light, the buzzer, the clock, chance.

The one module that touches board, busio, digitalio, keypad, microcontroller, supervisor and pwmio.
Start at take(). On a board that box/profiles.py knows, nothing that settings.toml may say and no
missing part makes it raise: a wrong setting is replaced by what the board's drawing says and listed
in wrong_settings, a missing panel sets display.failure.
Runs on CircuitPython 9.2 to 11.
"""

import os
import time

import board
import busio
import digitalio
import keypad
import microcontroller
import supervisor
from micropython import const

from box import modules
from box.panel import Panel

_SCAN_SECONDS = 0.005
_WATCHDOG_SECONDS = const(8)  # as long as an RP2040's can be
_SLEEP_SECONDS = const(4)  # a whole second more may pass: the watchdog must be fed in between
_NAP_SECONDS = 0.05  # where the board cannot sleep
_BATTERY_READINGS = const(8)
_TICKS = const(0x1FFFFFFF)  # where ticks wrap
_RUNS_WELL = const(60000)  # ms after which the power counts as steady
_SOUND_HALF = const(0x8000)  # duty cycle of a square wave

_PIXEL = b"\x10\x10\x10"  # a light of three colours, not too bright

# The light of a board with radio may hang on the radio and be of a type of its own.
_PIN_TYPES = (microcontroller.Pin, type(getattr(board, "LED", None)))


def _find_pin(name):
    """The pin of that name, or None. GP4 also means microcontroller.pin.GPIO4."""
    if not name:
        return None
    pin = getattr(board, name, None)
    if pin is None:
        pin = getattr(microcontroller.pin, name, None)
    if pin is None and name.startswith("GP"):
        pin = getattr(microcontroller.pin, "GPIO" + name[2:], None)
    return pin if isinstance(pin, _PIN_TYPES) else None


class Hardware:
    """The whole box as parts, made once by take().

    display: a Panel, reached or not. memory: what outlives the power, like a bytearray, or None.
    wrong_settings: a list of (name, value) that settings.toml got wrong, None for a value that
    cannot be read.
    """

    def __init__(self):
        # A computer that touches a file on the drive must not restart a game.
        try:
            supervisor.runtime.autoreload = False
        except AttributeError:
            pass
        self.memory = getattr(microcontroller, "nvm", None)
        self.wrong_settings = []
        wiring = self._read_wiring()
        led = wiring["PIN_LED"]
        self._light_is_pixel = led is getattr(board, "NEOPIXEL", self)
        if self._light_is_pixel:  # whose current some boards can switch
            self._output(getattr(board, "NEOPIXEL_POWER", None), True)
        self._light = self._output(led)
        self._is_lit_when_low = bool(wiring["LED_LOW"])
        self._light_is_on = None
        self.light(False)
        self._buzzer = self._make_buzzer(wiring["PIN_BUZZER"])
        # The keys come before the display: whatever is pressed during its 130 ms is known.
        self._key_pins = (wiring["PIN_ROLL"], wiring["PIN_KEEP"], wiring["PIN_STOP"])
        self._event = keypad.Event()
        self._open_keys()
        self._keys_are_new = False
        self._started_at = supervisor.ticks_ms()
        self._runs_well = False
        self._can_sleep = True
        self._watchdog = getattr(microcontroller, "watchdog", None)
        self._monitor = None  # the analog pin at the battery
        self._battery_pin = wiring["PIN_BATTERY"]
        self._battery_divider = wiring["BATTERY_DIVIDER"]
        self._bus_pins = (wiring["PIN_SCL"], wiring["PIN_SDA"])
        self._drawn_bus_pins = wiring["DRAWN_BUS"]
        self._bus_frequency = wiring["I2C_FREQUENCY"]
        self.display = Panel(self._make_bus, supervisor.ticks_ms, *wiring["DISPLAY"])

    # Settings

    def _owner(self):
        from box.owner import OwnersSettings  # here, so that its memory can be had back

        return OwnersSettings(_get_setting, self.wrong_settings)

    def setting(self, name, default, low=None, high=None):
        """The value of a line of settings.toml, of the type of default; see OwnersSettings.get."""
        return self._owner().get(name, default, low, high)

    def _read_wiring(self):
        from box import wiring

        modules.forget("box.wiring")
        modules.forget("box.profiles")
        return wiring.read(board.board_id, self._owner(), _find_pin)

    # The panel

    def _make_bus(self):
        """A new I2C bus. Raises RuntimeError if nothing pulls its lines up."""
        try:
            return busio.I2C(*self._bus_pins, frequency=self._bus_frequency)
        except ValueError:  # not a pair of pins that the chip can use
            if ("PIN_SDA, PIN_SCL", None) not in self.wrong_settings:
                self._owner().refuse("PIN_SDA, PIN_SCL", None)
            drawn = self._drawn_bus_pins
            if None in drawn or self._bus_pins == drawn:
                raise RuntimeError from None
            self._bus_pins = drawn
            return self._make_bus()

    def refresh(self):
        """Sends to the panel what changed. Returns False if the panel cannot be reached."""
        return self.display.refresh()

    def set_brightness(self, brightness):
        """From 0.0, the darkest that can be read, to 1.0."""
        self.display.set_brightness(brightness)

    def panel(self, on):
        """Switches the panel on or off; it keeps its picture."""
        self.display.switch(on)

    # Memory and power

    def battery_volts(self):
        """The battery in V, or None where the box cannot tell: a computer may be feeding it."""
        if self._battery_pin is None or supervisor.runtime.usb_connected:
            return None
        try:
            if not self._monitor:
                import analogio

                self._monitor = analogio.AnalogIn(self._battery_pin)
        except (ImportError, ValueError):  # the pin is used for something else
            return None
        total = 0
        for _ in range(_BATTERY_READINGS):
            total += self._monitor.value
        volts = self._monitor.reference_voltage * self._battery_divider
        return volts * total / (_BATTERY_READINGS * 65535)

    def feed(self):
        """Tells the watchdog that the box is alive: 8 s without it, and the board starts anew.

        It only watches while there is no computer: whoever types Ctrl-C is not to be disturbed.
        """
        watchdog = self._watchdog
        if watchdog is None:
            return
        is_on = watchdog.mode is not None
        if is_on == supervisor.runtime.usb_connected:
            try:
                from watchdog import WatchDogMode

                watchdog.timeout = _WATCHDOG_SECONDS
                watchdog.mode = None if is_on else WatchDogMode.RESET
            except (ImportError, NotImplementedError, RuntimeError, ValueError):
                if not is_on:
                    self._watchdog = None  # not on this chip
                    return
        watchdog.feed()

    @property
    def has_restarted(self):
        """Whether restart() was called, and the power has stayed on since."""
        reasons = getattr(supervisor, "RunReason", None)
        if reasons is None:
            return False
        return supervisor.runtime.run_reason == reasons.SUPERVISOR_RELOAD

    def restart(self):
        """Starts the code anew, with an empty heap; does not return."""
        supervisor.reload()

    def rest(self, ignored=()):
        """Sleeps until a button is pressed, but for a few seconds at most. True if one woke it.

        ignored: numbers of buttons that cannot. After it keys_lost() may be True, and then tells
        nothing of the press that woke it.
        """
        if not self._can_sleep:
            time.sleep(_NAP_SECONDS)
            return False
        self._keys.deinit()  # an alarm wants its pin to itself
        try:
            return self._sleep_lightly(ignored)
        except (ImportError, NotImplementedError, RuntimeError, TypeError, ValueError):
            self._can_sleep = False
            return False
        finally:
            self._open_keys()
            self._keys_are_new = True

    def _sleep_lightly(self, ignored):
        import alarm

        alarms = [alarm.time.TimeAlarm(monotonic_time=time.monotonic() + _SLEEP_SECONDS)]
        for number, pin in enumerate(self._key_pins):
            if number not in ignored:
                alarms.append(alarm.pin.PinAlarm(pin=pin, value=False, pull=True))
        return alarm.light_sleep_until_alarms(*alarms) in alarms[1:]

    # Light and sound

    def _output(self, pin, value=False):
        if pin is None:
            return None
        output = digitalio.DigitalInOut(pin)
        output.switch_to_output(value)
        return output

    def _make_buzzer(self, pin):
        if pin is None:
            return None
        try:
            import pwmio

            return pwmio.PWMOut(pin, frequency=440, duty_cycle=0, variable_frequency=True)
        except (ImportError, ValueError, RuntimeError):
            return self._owner().refuse("PIN_BUZZER", None)

    def light(self, on):
        """The board's own light, where it has one."""
        on = bool(on)
        if self._light is None or on is self._light_is_on:
            return
        self._light_is_on = on
        if self._light_is_pixel:
            from neopixel_write import neopixel_write

            neopixel_write(self._light, _PIXEL if on else bytes(3))
        else:
            self._light.value = on != self._is_lit_when_low

    def tone(self, hertz):
        """Sounds the buzzer until the next call, where there is one; 0 is silence."""
        if self._buzzer is None:
            return
        if hertz:
            self._buzzer.frequency = hertz
        self._buzzer.duty_cycle = _SOUND_HALF if hertz else 0

    # Time, buttons, chance

    def now(self):
        """Ticks in ms; they wrap at 2**29: compare with adafruit_ticks.ticks_diff only."""
        return supervisor.ticks_ms()

    def wait(self, milliseconds):
        """Lets time pass. Meanwhile the light tells what is wrong, and a panel may come back."""
        now = supervisor.ticks_ms()
        if self.display.failure:
            self.display.look_again()
        failure = self.display.failure
        if failure or self.wrong_settings:
            from box import blinks

            self.light(blinks.is_lit(failure or blinks.WRONG_SETTING, now))
        else:
            self.light(False)
        if not self._runs_well and (now - self._started_at) & _TICKS >= _RUNS_WELL:
            self._forget_dips()
        time.sleep(milliseconds / 1000)

    def _forget_dips(self):
        """The power has been steady for a while: safemode.py begins to count anew."""
        self._runs_well = True
        try:
            import alarm

            alarm.sleep_memory[0:2] = bytes(2)
        except (ImportError, AttributeError):
            pass  # not on this chip

    def _open_keys(self):
        self._keys = keypad.Keys(
            self._key_pins, value_when_pressed=False, pull=True, interval=_SCAN_SECONDS
        )

    def next_key(self):
        """The oldest change as (number, pressed, ticks), or None. 0 is ROLL, 1 KEEP, 2 STOP."""
        event = self._event
        if not self._keys.events.get_into(event):
            return None
        return event.key_number, event.pressed, event.timestamp

    def keys_lost(self):
        """True once after more changes than the queue holds, and after a rest; all keys then start
        as released."""
        if self._keys_are_new:
            self._keys_are_new = False
            return True
        if not self._keys.events.overflowed:
            return False
        self._keys.events.clear()
        self._keys.reset()
        return True

    def random_byte(self):
        """A number from 0 to 255 out of the chip's noise; no pattern can be learned from it."""
        return os.urandom(1)[0]


_get_setting = getattr(supervisor, "get_setting", None) or os.getenv


def take():
    """The hardware of this board, set up as settings.toml says. Raises box.wiring.MissingPins."""
    return Hardware()
