# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""One simulated box as its maker soldered it: a board, three buttons, a panel, a light, a buzzer.

The stand-ins for the board's modules ask it for everything; the faces and the tests look at it and
press its buttons. It knows nothing of what the box does with all that.
"""

import errno

from simulator.boards import BOARDS, USUAL
from simulator.chance import Chance
from simulator.clock import Reset
from simulator.flash import Flash
from simulator.sh1106 import SH1106
from simulator.sh1107 import SH1107
from simulator.ssd1306 import SSD1306

BUTTONS = ("roll", "keep", "stop")

TICKS_PERIOD = 1 << 29  # ms
# The firmware starts its ticks 65.5 s before they wrap, so that every program meets the wrap.
FIRST_TICK = TICKS_PERIOD - 65536

_SLEEP_MEMORY = 256  # bytes
_BITS_PER_BYTE = 9  # eight and the acknowledge
_BUS_PATIENCE = 1_000_000  # us after which the firmware gives up a bus that hangs
_READ_CLOCK = 16  # us: what a call costs on an RP2040
_READ_CHANCE = 600  # us
_READ_ANALOG = 20  # us

_PANEL_ADDRESS = 0x3C
_PANELS = {"SSD1306": SSD1306, "SH1106": SH1106, "SH1107": SH1107}
_ANALOG_VOLTS = 3.3  # at which an analog pin reads its highest
_ANALOG_HIGHEST = 65535
_FRESH_BATTERY = 4.5  # V

_A_NEW_ONE = object()


class Machine:
    """A box with a clock, its settings and its chance.

    board: its board_id, of simulator.boards.BOARDS. panel: the name of its chip, None for a box
    without one, True for what settings.toml or the board's drawing says. panel_address: what it
    listens to, taken from the settings if None. pull_ups: whether SDA and SCL have their resistors.
    writes: while it is a list, every I2C write is added to it as (time in us at its end, bytes).
    flash: a simulator.flash.Flash, the memory that outlives the power: that of an RP2040 if it is
    not given, or None for a board without. battery: V. faults: what the box printed a traceback of.
    """

    def __init__(
        self,
        clock,
        settings,
        chance=None,
        panel=True,
        panel_address=None,
        pull_ups=True,
        flash=_A_NEW_ONE,
        board=USUAL,
        battery=_FRESH_BATTERY,
    ):
        self.clock = clock
        self.settings = settings
        self.chance = chance or Chance()
        self.board_id = board
        self.board = BOARDS[board]
        self.panel = self._make_panel(panel)
        self.panel_address = panel_address or self._address_in_settings()
        self._panel_is_plugged = True
        self.pull_ups = pull_ups
        self.flash = Flash() if flash is _A_NEW_ONE else flash
        self.battery = battery
        self.usb_connected = False
        self.autoreload = True
        self.was_reloaded = self._is_reloading = False
        self.sleep_memory = bytearray(_SLEEP_MEMORY)
        self.safe_mode = None  # why the firmware is in safe mode, a name of SafeModeReason
        self._coming_safe_mode = None
        self.watchdog = None  # s, while it is on
        self.started_at = 0  # us, at which the chip last started
        self.faults = []
        self.stops_at_faults = False
        self.serial = []  # what the box printed, in pieces
        self.claimed = {}  # pin number: what uses it
        # Pin number: True, False, (hertz, duty cycle) of a PWM output, or the colours of a pixel.
        self.outputs = {}
        self.bytes_on_wire = 0
        self.last_write = 0  # us
        self.writes = None
        self._closed = set()  # pin numbers of closed contacts
        self._listeners = []
        self._button_pins = self._solder_buttons()

    def _make_panel(self, panel):
        if panel is True:
            panel = self.settings.text("DISPLAY_DRIVER", self.board.panel)
            panel = panel if panel in _PANELS else self.board.panel
        return _PANELS[panel]() if panel else None

    def _address_in_settings(self):
        address = self.settings.number("DISPLAY_ADDRESS", _PANEL_ADDRESS)
        return address if address in (0x3C, 0x3D) else _PANEL_ADDRESS

    def _solder_buttons(self):
        """Where settings.toml says, if it names three pins; else where the drawing says."""
        drawn = self.board.buttons
        if self.board.buttons_turn and self.settings.number("DISPLAY_ROTATION", 0) == 180:
            drawn = drawn[::-1]
        keys = ("PIN_ROLL", "PIN_KEEP", "PIN_STOP")
        names = [self.settings.text(key, usual) for key, usual in zip(keys, drawn)]
        numbers = [self.board.pins.get(name) for name in names]
        if None in numbers or len(set(numbers)) < len(numbers):
            numbers = [self.board.pins[name] for name in drawn]
        return numbers

    # Power

    def start_anew(self, has_lost_power):
        """Forgets what does not outlive a reset of the chip, or, if so, a loss of power."""
        for user in set(self.claimed.values()):
            if hasattr(user, "stop"):
                user.stop()
        self.claimed.clear()
        self.outputs.clear()
        self._listeners.clear()
        self.autoreload = True
        self.watchdog = None
        self.clock.bites_at = None
        self.started_at = self.clock.now
        self.last_write = 0
        self.was_reloaded, self._is_reloading = self._is_reloading, False
        self.safe_mode, self._coming_safe_mode = self._coming_safe_mode, None
        if has_lost_power:
            self.sleep_memory[:] = bytes(_SLEEP_MEMORY)
        if has_lost_power and self.panel is not None:
            self.panel.reset()

    def reload(self):
        """Starts the code anew, as supervisor.reload() does."""
        self._is_reloading = True
        raise Reset

    def dip(self, reason="BROWNOUT"):
        """Lets the power dip, or something worse happen: the chip starts anew, in safe mode."""

        def start_anew():
            self._coming_safe_mode = reason
            raise Reset

        self.clock.at(self.clock.now, start_anew)

    def feed(self):
        """Feeds the watchdog, or stops it for good while watchdog is None."""
        seconds = self.watchdog
        self.clock.bites_at = seconds and self.clock.now + round(seconds * 1_000_000)

    def write_flash(self, place, new):
        """Writes to the flash in the time that it takes."""
        took = self.flash.time
        try:
            self.flash[place] = new
        finally:
            took = self.flash.time - took
        self.clock.work(took)

    def read_analog(self, number):
        """What the analog pin of that number reads, 0 to 65535."""
        self.clock.work(_READ_ANALOG)
        name, divider = self.board.battery or (None, 1)
        volts = self.battery / divider if number == self.board.pins.get(name) else 0
        return min(_ANALOG_HIGHEST, round(volts / _ANALOG_VOLTS * _ANALOG_HIGHEST))

    # Buttons

    def press(self, button):
        """Closes the contact of "roll", "keep" or "stop"."""
        self.close_contact(self._button_pins[BUTTONS.index(button)])

    def release(self, button):
        """Opens the contact of a button."""
        self.open_contact(self._button_pins[BUTTONS.index(button)])

    def is_pressed(self, button):
        return self._button_pins[BUTTONS.index(button)] in self._closed

    def close_contact(self, pin_number):
        """Closes the contact between a pin and ground."""
        self._closed.add(pin_number)
        self._tell_listeners()

    def open_contact(self, pin_number):
        self._closed.discard(pin_number)
        self._tell_listeners()

    def is_closed(self, pin_number):
        return pin_number in self._closed

    def listen(self, listener):
        """listener() is called after every change of a contact."""
        self._listeners.append(listener)

    def stop_listening(self, listener):
        self._listeners.remove(listener)

    def _tell_listeners(self):
        for listener in list(self._listeners):
            listener()

    # Pins

    def claim(self, number, user):
        """One pin, one use; raises ValueError for a second one, as the firmware does."""
        if number in self.claimed:
            raise ValueError(f"GP{number} in use")
        self.claimed[number] = user

    def free(self, number):
        self.claimed.pop(number, None)
        self.outputs.pop(number, None)

    def light_is_on(self):
        return self.board.light_is_on(self.outputs)

    def tone(self):
        """What the buzzer sounds, in hertz, 0 for silence."""
        for value in self.outputs.values():
            if isinstance(value, tuple) and value[1]:
                return value[0]
        return 0

    # The bus

    def write(self, address, message, frequency):
        """One I2C write of message (bytes) at frequency (Hz); OSError where nobody answers."""
        self._transfer(address, len(message), frequency)
        self.last_write = self.clock.now
        if self.writes is not None:
            self.writes.append((self.clock.now, 1 + len(message)))
        self.panel.receive(message)

    def read(self, address, count, frequency):
        """One I2C read of count bytes at frequency (Hz); OSError where nobody answers."""
        self._transfer(address, count, frequency)
        return bytes([self.panel.status()]) * count

    def _transfer(self, address, count, frequency):
        """What a message of count bytes costs; raises OSError if nobody listens to it."""
        if not self.pull_ups:
            self.clock.work(_BUS_PATIENCE)
            raise OSError(errno.ETIMEDOUT, "Timed out")
        is_there = self.panel is not None and self._panel_is_plugged
        answered = is_there and address == self.panel_address
        passed = 1 + count if answered else 1
        self.bytes_on_wire += passed
        self.clock.work(passed * _BITS_PER_BYTE * 1_000_000 // frequency)
        if not answered:
            raise OSError(errno.ENODEV, "No such device")

    def unplug_panel(self, with_pull_ups=False):
        """Pulls the panel out; with_pull_ups if the resistors of the lines are on its board."""
        self._panel_is_plugged = False
        self.pull_ups = self.pull_ups and not with_pull_ups
        self.panel.reset()

    def plug_panel(self):
        """Plugs the panel in again. It remembers nothing."""
        self._panel_is_plugged = True
        self.pull_ups = True

    # Time and chance

    def ticks(self):
        """The board's ticks in ms, as they are without asking for them."""
        return (self.uptime() // 1000 + FIRST_TICK) % TICKS_PERIOD

    def uptime(self):
        """us since the chip started."""
        return self.clock.now - self.started_at

    def read_ticks(self):
        self.clock.work(_READ_CLOCK)
        return self.ticks()

    def random_bytes(self, count):
        self.clock.work(_READ_CHANCE)
        return self.chance.bytes(count)

    def serial_text(self):
        """All that the box has printed."""
        return "".join(self.serial)
