# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""The panel: found at the start, missed while it is away, set up again when it is back.

The firmware does not say whether anybody listens to what it sends to a display. So the panel is
asked whether it is well before a picture is sent, at most once a second; while nothing is to be
sent, it is left in peace. One Panel outlives any number of displays.
"""

import displayio
from i2cdisplaybus import I2CDisplayBus
from micropython import const

from box.blinks import LOST_PANEL, MISSING_FILE, NO_PANEL, NO_PULL_UPS

WIDTH = const(128)  # px
HEIGHT = const(64)  # px
_ADDRESSES = (0x3C, 0x3D)
_ASK_EVERY = const(1000)  # ms
_TELL_EVERY = const(10000)  # ms
_TICKS = const(0x1FFFFFFF)  # where ticks wrap
_IS_OFF = const(0x40)  # in the status byte of all three chips
_OFF, _ON = const(0xAE), const(0xAF)  # commands of all three


def _make_ssd1306(bus, rotation, colstart):
    from adafruit_displayio_ssd1306 import SSD1306

    return SSD1306(bus, width=WIDTH, height=HEIGHT, rotation=rotation, auto_refresh=False)


def _make_sh1106(bus, rotation, colstart):
    from adafruit_displayio_sh1106 import SH1106

    return SH1106(
        bus,
        width=WIDTH,
        height=HEIGHT,
        rotation=rotation,
        # Its memory has 132 columns; the usual glass shows those in the middle.
        colstart=2 if colstart < 0 else colstart,
        auto_refresh=False,
    )


def _make_sh1107(bus, rotation, colstart):
    from adafruit_displayio_sh1107 import SH1107

    return SH1107(
        bus,
        width=WIDTH,
        height=HEIGHT,
        rotation=rotation + 90,  # its glass lies on its side
        colstart=max(0, colstart),
        auto_refresh=False,
    )


DRIVERS = {"SSD1306": _make_ssd1306, "SH1106": _make_sh1106, "SH1107": _make_sh1107}


class Panel:
    """128x64 px in one colour. failure: why it cannot be reached, of box.blinks, or 0.

    make_bus: a function that returns a new I2C bus and raises RuntimeError if its lines are not
    pulled up. driver: of DRIVERS. address: where to look first, 0 for the usual places. rotation:
    0 or 180. colstart: the column of the chip's memory that is the first of the glass, -1 for the
    usual one. ticks: a function that returns ms which wrap at 2**29.
    """

    def __init__(self, make_bus, driver, address, rotation, colstart, ticks):
        self.failure = 0
        self.display = None
        self._make_bus = make_bus
        self._driver = driver
        self._make_display = lambda bus: DRIVERS[driver](bus, rotation, colstart)
        self._addresses = (address,) + _ADDRESSES if address else _ADDRESSES
        self._ticks = ticks
        self._group = displayio.Group()
        self._bus = None
        self._address = 0
        self._tells_when_off = False
        self._byte = bytearray(1)
        self._brightness = 1.0
        self._is_on = True
        self._asked_at = 0
        self._told = 0  # the failure that was said last
        self._told_at = 0
        self.open()

    def open(self):
        """Looks for the panel and sets it up. Returns whether it is there."""
        self._close()
        try:
            self._bus = self._make_bus()
        except (OSError, RuntimeError):
            return self._fail(NO_PULL_UPS)
        if not self._find():
            return self._fail(NO_PANEL)
        try:
            display = self._make_display(I2CDisplayBus(self._bus, device_address=self._address))
        except ImportError:
            return self._fail(MISSING_FILE, "lib/adafruit_displayio_" + self._driver.lower())
        except (OSError, RuntimeError, ValueError):
            return self._fail(NO_PANEL)
        # At once, or the console's text would show.
        display.root_group = self._group
        self.display = display
        self.failure = self._told = 0
        self._tells_when_off = self._status() & _IS_OFF == 0
        self._asked_at = self._ticks()
        self.set_brightness(self._brightness)
        if not self._is_on:
            self.switch(False)
        return True

    def _close(self):
        self.display = None
        # Displays outlive a restart of the code, and keep the pins of their bus.
        release = getattr(displayio, "release_displays", None)
        if release is not None:
            release()
        if self._bus is not None:
            self._bus.deinit()
            self._bus = None

    def _fail(self, failure, *values):
        """Notes a failure and says so, again now and then for who listens later. Returns False."""
        if self.failure != LOST_PANEL:
            self.failure = failure
        now = self._ticks()
        if self._told != self.failure or (now - self._told_at) & _TICKS >= _TELL_EVERY:
            from box import failures

            self._told = self.failure
            self._told_at = now
            failures.tell(self.failure, *values)
        return False

    def _find(self):
        """Whether there is a panel; notes its address."""
        for address in self._addresses:
            self._address = address
            if self._answers():
                return True
        return False

    def _answers(self):
        """Whether somebody listens at the address."""
        self._bus.try_lock()  # nobody else has it
        try:
            self._bus.writeto(self._address, b"")
            return True
        except OSError:
            return False
        finally:
            self._bus.unlock()

    def _status(self):
        """The chip's status byte, or 0xFF where it tells none."""
        self._bus.try_lock()
        try:
            self._bus.readfrom_into(self._address, self._byte)
            return self._byte[0]
        except OSError:
            return 0xFF
        finally:
            self._bus.unlock()

    def _is_well(self):
        """Whether the panel answers and was not off its power since it was set up."""
        if self._tells_when_off and self._is_on:
            return self._status() & _IS_OFF == 0
        return self._answers()

    @property
    def root_group(self):
        """The group that is shown from the next refresh() on."""
        return self._group

    @root_group.setter
    def root_group(self, group):
        self._group = group
        if self.display is not None:
            self.display.root_group = group

    def clear(self):
        """Shows nothing from the next refresh() on, and lets go of what was shown."""
        self.root_group = displayio.Group()

    def refresh(self):
        """Sends what changed; everything to a panel that has just come back. Returns whether the
        panel was there."""
        if self.failure:
            return False
        if self._may_ask() and not self._is_well():
            self.failure = LOST_PANEL
            if not self.open():
                return False
        self.display.refresh()
        return True

    def look_again(self):
        """Looks for a panel that is missing, if it is time to, and shows it what there is."""
        if self._may_ask() and self.open():
            self.display.refresh()

    def _may_ask(self):
        now = self._ticks()
        if (now - self._asked_at) & _TICKS < _ASK_EVERY:
            return False
        self._asked_at = now
        return True

    def set_brightness(self, brightness):
        """From 0.0, the darkest that can be read, to 1.0."""
        self._brightness = brightness
        if self.display is not None:
            self.display.brightness = brightness

    def switch(self, on):
        """Switches the panel on or off; it keeps its picture."""
        self._is_on = on
        # Not by the drivers' own methods: that of the SH1106 raises TypeError on a board.
        if self.display is not None:
            self.display.bus.send(_ON if on else _OFF, b"")
