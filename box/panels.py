# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""Finds the panel and sets it up; loaded at the start and while a panel is missing, then forgotten.

What a Panel does all the time stands in box/panel.py.
"""

import displayio
from i2cdisplaybus import I2CDisplayBus
from micropython import const

from box.blinks import LOST_PANEL, MISSING_FILE, NO_PANEL, NO_PULL_UPS
from box.panel import answers

WIDTH = const(128)  # px
HEIGHT = const(64)  # px
_ADDRESSES = (0x3C, 0x3D)
_TELL_EVERY = const(10000)  # ms
_TICKS = const(0x1FFFFFFF)  # where ticks wrap


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


# What was said last, and when, in ms. It is forgotten with this module when a panel is found.
_told = {"failure": 0, "at": 0}


class NoPanel(Exception):
    """args: the failure, of box.blinks, and what its sentence names."""


def find(bus, make_bus, driver, address, rotation, colstart):
    """Gives the old bus back, if there is one, and returns (bus, address, display), all new.

    make_bus to colstart: as Panel takes them. Raises NoPanel; no bus is left after any error.
    """
    _close(bus)
    try:
        bus = make_bus()
    except (OSError, RuntimeError):
        raise NoPanel(NO_PULL_UPS) from None
    try:
        for place in (address,) + _ADDRESSES if address else _ADDRESSES:
            if answers(bus, place):
                return bus, place, _set_up(bus, place, driver, rotation, colstart)
        raise NoPanel(NO_PANEL)
    except Exception:
        _close(bus)
        raise


def _set_up(bus, address, driver, rotation, colstart):
    try:
        return DRIVERS[driver](I2CDisplayBus(bus, device_address=address), rotation, colstart)
    except ImportError:
        raise NoPanel(MISSING_FILE, "lib/adafruit_displayio_" + driver.lower()) from None
    except (OSError, RuntimeError, ValueError):
        raise NoPanel(NO_PANEL) from None


def _close(bus):
    # Displays outlive a restart of the code, and keep the pins of their bus.
    release = getattr(displayio, "release_displays", None)
    if release is not None:
        release()
    if bus is not None:
        bus.deinit()


def note(trouble, failure, now):
    """Says a NoPanel, again now and then for who listens later. Returns the failure from now on.

    failure: the one until now, or 0. now: in ms.
    """
    if failure != LOST_PANEL:  # one that was there is still the one that went
        failure = trouble.args[0]
    if _told["failure"] != failure or (now - _told["at"]) & _TICKS >= _TELL_EVERY:
        from box import failures

        _told["failure"] = failure
        _told["at"] = now
        failures.tell(failure, *trouble.args[1:])
    return failure
