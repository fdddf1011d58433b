# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""The panel: found at the start, missed while it is away, set up again when it is back.

The firmware does not say whether anybody listens to what it sends to a display. So the panel is
asked whether it is well before a picture is sent, at most once a second; while nothing is to be
sent, it is left in peace. One Panel outlives any number of displays.
"""

import displayio
from micropython import const

from box import modules

_ASK_EVERY = const(1000)  # ms
_TICKS = const(0x1FFFFFFF)  # where ticks wrap
_IS_OFF = const(0x40)  # in the status byte of all three chips
_OFF, _ON = const(0xAE), const(0xAF)  # commands of all three


def answers(bus, address, status=None):
    """Whether the chip at an address of the I2C bus answers. status: a bytearray for its status."""
    bus.try_lock()  # nobody else has it
    try:
        if status is None:
            bus.writeto(address, b"")
        else:
            bus.readfrom_into(address, status)
        return True
    except OSError:
        return False
    finally:
        bus.unlock()


class Panel:
    """128x64 px in one colour. failure: why it cannot be reached, of box.blinks, or 0.

    make_bus: a function that returns a new I2C bus and raises RuntimeError if its lines are not
    pulled up. ticks: a function that returns ms which wrap at 2**29. driver: of box.panels.DRIVERS.
    address: where to look first, 0 for the usual places. rotation: 0 or 180. colstart: the column
    of the chip's memory that is the first of the glass, -1 for the usual one.
    """

    def __init__(self, make_bus, ticks, driver, address, rotation, colstart):
        self.failure = 0
        self.display = None
        self._how = (make_bus, driver, address, rotation, colstart)
        self._ticks = ticks
        self._group = displayio.Group()
        self._bus = None
        self._address = 0
        self._tells_when_off = False
        self._status = bytearray(1)  # the byte that the chip answers
        self._brightness = 1.0
        self._is_on = True
        self._asked_at = 0
        self.open()

    def open(self):
        """Looks for the panel and sets it up. Returns whether it is there."""
        from box import panels  # here, so that its memory can be had back

        bus = self._bus
        self._bus = self.display = None
        try:
            self._bus, self._address, self.display = panels.find(bus, *self._how)
        except panels.NoPanel as trouble:
            self.failure = panels.note(trouble, self.failure, self._ticks())
            return False
        # At once, or the console's text would show.
        self.display.root_group = self._group
        self.failure = 0
        self._tells_when_off = self._says_it_is_on()
        self._asked_at = self._ticks()
        self.set_brightness(self._brightness)
        if not self._is_on:
            self.switch(False)
        for name in ("box.panels", "box.failures", "box.blinks"):
            modules.forget(name)
        return True

    def _says_it_is_on(self):
        status = self._status
        return answers(self._bus, self._address, status) and status[0] & _IS_OFF == 0

    def _is_well(self):
        """Whether the panel answers and was not off its power since it was set up."""
        if self._tells_when_off and self._is_on:
            return self._says_it_is_on()
        return answers(self._bus, self._address)

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
            from box.blinks import LOST_PANEL

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
