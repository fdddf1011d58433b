# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""The board under the box: the panel, the buttons, the light, the buzzer, the clock, chance.

The one module that touches board, busio, digitalio, keypad, microcontroller, supervisor and pwmio.
Start at take(). Nothing that settings.toml may say, and no missing part, makes it raise: a wrong
setting is replaced by its default and listed in wrong_settings, a missing panel sets display_lost.
Runs on CircuitPython 9.2 to 11.
"""

import os
import time

import board
import busio
import digitalio
import displayio
import keypad
import microcontroller
import supervisor
from adafruit_displayio_ssd1306 import SSD1306
from i2cdisplaybus import I2CDisplayBus
from micropython import const

WIDTH = const(128)  # px
HEIGHT = const(64)  # px

_SCAN_SECONDS = 0.005
_WATCHDOG_SECONDS = const(8)  # as long as an RP2040's can be
_SLEEP_SECONDS = const(4)  # a whole second more may pass: the watchdog must be fed in between
_NAP_SECONDS = 0.05  # where the board cannot sleep
_BATTERY_READINGS = const(8)
_SOUND_HALF = const(0x8000)  # duty cycle of a square wave

_NO_PANEL = (
    "No encuentro la pantalla: revisa sus cuatro cables y DISPLAY_ADDRESS en settings.toml.\n"
    "No display found: check its four wires and DISPLAY_ADDRESS in settings.toml."
)
_NO_PULL_UPS = (
    "La pantalla no responde: faltan las resistencias de SDA y SCL, o un cable está suelto.\n"
    "The display does not answer: pull-up resistors on SDA and SCL are missing, or a wire is loose."
)
_WRONG = "settings.toml: {0} = {1} no vale / is not valid"

# What settings.toml may name a pin for, with the default wiring of a Raspberry Pi Pico.
_PINS = (
    ("PIN_SDA", "GP4"),
    ("PIN_SCL", "GP5"),
    ("PIN_ROLL", "GP10"),
    ("PIN_KEEP", "GP11"),
    ("PIN_STOP", "GP12"),
    ("PIN_LED", "LED"),
    ("PIN_BUZZER", ""),
)


# By board.board_id: the pin that sees the battery, and by how much the battery is more than that.
_VSYS = ("VOLTAGE_MONITOR", 3)
_BATTERY = {"raspberry_pi_pico": _VSYS, "raspberry_pi_pico2": _VSYS}


def _find_pin(name):
    """The pin of that name, or None. GP4 also means microcontroller.pin.GPIO4."""
    if not name:
        return None
    pin = getattr(board, name, None)
    if pin is None:
        pin = getattr(microcontroller.pin, name, None)
    if pin is None and name.startswith("GP"):
        pin = getattr(microcontroller.pin, "GPIO" + name[2:], None)
    return pin if isinstance(pin, microcontroller.Pin) else None


def _text(line):
    try:
        return str(line, "utf-8")
    except ValueError:  # UnicodeError is one
        return "?"


class Hardware:
    """The whole box as parts. Made once, by take().

    display: a BusDisplay of 128x64 px that is refreshed by hand, or None when none was found.
    display_lost: True when the panel cannot be reached. wrong_settings: list of (name, value)
    that settings.toml got wrong; the value is None where it could not even be read.
    """

    def __init__(self):
        # A computer that touches a file on the drive must not restart a game.
        try:
            supervisor.runtime.autoreload = False
        except AttributeError:
            pass
        self.wrong_settings = []
        self.display = None
        self.display_lost = False
        self._check_settings_file()
        pins = self._pins()
        self._light = self._output(pins["PIN_LED"])
        self._buzzer = self._make_buzzer(pins["PIN_BUZZER"])
        # The keys come before the display: whatever is pressed during its 130 ms is known.
        self._key_pins = (pins["PIN_ROLL"], pins["PIN_KEEP"], pins["PIN_STOP"])
        self._event = keypad.Event()
        self._open_keys()
        self._keys_are_new = False
        self._can_sleep = True
        self._watchdog = getattr(microcontroller, "watchdog", None)
        self._monitor = None  # the analog pin at the battery
        self._open_display(pins["PIN_SDA"], pins["PIN_SCL"])

    # Settings

    def setting(self, name, default, low=None, high=None):
        """The value of a line of settings.toml, of the type of default (int or str).

        default if there is no such line. A value of another type, or an int outside of low to
        high, is listed in wrong_settings and replaced by default. true and false count as 1 and 0.
        """
        try:
            value = _get_setting(name)
        except ValueError:
            return self._wrong(name, None, default)
        if value is None:
            return default
        if isinstance(default, int):
            if value is True or value == "true":
                value = 1
            elif value is False or value == "false":
                value = 0
            good = (
                isinstance(value, int)
                and (low is None or value >= low)
                and (high is None or value <= high)
            )
        else:
            good = isinstance(value, str)
        return value if good else self._wrong(name, value, default)

    def _wrong(self, name, value, default):
        self.wrong_settings.append((name, value))
        print(_WRONG.format(name, value))
        return default

    def _check_settings_file(self):
        """Lists a line without a value: the firmware passes over it without a word."""
        try:
            with open("settings.toml", "rb") as settings:
                for line in settings:
                    line = line.strip()
                    if line[:1] == b"[":
                        break  # the firmware reads no further
                    if line and line[:1] != b"#" and b"=" not in line:
                        self._wrong(_text(line[:20]), None, None)
        except OSError:
            pass  # no file at all: every default holds

    def _pins(self):
        """Every pin by its settings' name; two uses of one pin put all of them back to default."""
        pins = {}
        changed = []
        for name, default in _PINS:
            text = self.setting(name, default)
            pin = _find_pin(text)
            if pin is None and text and text != default:
                self._wrong(name, text, None)
                text = default
                pin = _find_pin(default)
            if text != default:
                changed.append((name, text))
            pins[name] = pin
        used = [pin for pin in pins.values() if pin is not None]
        needed = [pins[name] for name, _ in _PINS[:5]]
        if len(set(used)) < len(used) or None in needed:
            for name, text in changed:
                self._wrong(name, text, None)
            for name, default in _PINS:
                pins[name] = _find_pin(default)
        return pins

    # The panel

    def _open_display(self, sda, scl):
        frequency = self.setting("I2C_FREQUENCY", 400000, 10000, 1000000)
        address = self.setting("DISPLAY_ADDRESS", 60, 8, 119)
        rotation = self.setting("DISPLAY_ROTATION", 0)
        if rotation not in (0, 180):
            rotation = self._wrong("DISPLAY_ROTATION", rotation, 0)
        # Displays outlive a restart of the code; version 11 means to drop the call.
        release = getattr(displayio, "release_displays", None)
        if release is not None:
            release()
        try:
            try:
                i2c = busio.I2C(scl, sda, frequency=frequency)
            except ValueError:  # not a pair of pins that the chip can use
                self._wrong("PIN_SDA, PIN_SCL", None, None)
                i2c = busio.I2C(_find_pin("GP5"), _find_pin("GP4"), frequency=frequency)
        except (RuntimeError, ValueError, TypeError):
            self._lose_display(_NO_PULL_UPS)
            return
        try:
            display = SSD1306(
                I2CDisplayBus(i2c, device_address=address),
                width=WIDTH,
                height=HEIGHT,
                rotation=rotation,
                auto_refresh=False,
            )
        except (OSError, RuntimeError, ValueError):
            self._lose_display(_NO_PANEL)
            return
        # At once, or the console's text would show.
        display.root_group = displayio.Group()
        self.display = display

    def _lose_display(self, sentence):
        self.display_lost = True
        print(sentence)

    def show(self, group):
        """Makes group what the panel shows from the next refresh() on."""
        if self.display is not None:
            self.display.root_group = group

    def refresh(self):
        """Sends to the panel what changed. Returns False if the panel cannot be reached."""
        if self.display_lost:
            return False
        try:
            self.display.refresh()
        except (OSError, RuntimeError):
            self._lose_display(_NO_PANEL)
            return False
        return True

    def set_brightness(self, brightness):
        """From 0.0, the darkest that can be read, to 1.0."""
        if not self.display_lost:
            self.display.brightness = brightness

    def panel(self, on):
        """Switches the panel on or off; it keeps its picture."""
        if not self.display_lost:
            if on:
                self.display.wake()
            else:
                self.display.sleep()

    # Memory and power

    @property
    def memory(self):
        """What outlives the power, like a bytearray: microcontroller.nvm; None if there is none."""
        return getattr(microcontroller, "nvm", None)

    def battery_volts(self):
        """The battery in V, or None where the box cannot tell: a computer may be feeding it."""
        pin, divider = _BATTERY.get(board.board_id, ("", 0))
        if not divider or supervisor.runtime.usb_connected:
            return None
        try:
            if not self._monitor:
                import analogio

                self._monitor = analogio.AnalogIn(_find_pin(pin))
        except (ImportError, TypeError, ValueError):  # the pin is used for something else
            return None
        total = 0
        for _ in range(_BATTERY_READINGS):
            total += self._monitor.value
        volts = self._monitor.reference_voltage * divider
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

    def _output(self, pin):
        if pin is None:
            return None
        output = digitalio.DigitalInOut(pin)
        output.switch_to_output(False)
        return output

    def _make_buzzer(self, pin):
        if pin is None:
            return None
        try:
            import pwmio

            return pwmio.PWMOut(pin, frequency=440, duty_cycle=0, variable_frequency=True)
        except (ImportError, ValueError, RuntimeError):
            self._wrong("PIN_BUZZER", None, None)
            return None

    def light(self, on):
        """The board's own light, where it has one."""
        if self._light is not None:
            self._light.value = bool(on)

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
        """Lets time pass. Without a panel the light blinks once a second, to say so."""
        if self.display_lost:
            self.light(supervisor.ticks_ms() & 512)
        time.sleep(milliseconds / 1000)

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
    """The hardware of this board, set up as settings.toml says."""
    return Hardware()
