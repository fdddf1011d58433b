# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""Makes Blinka's displayio do what the firmware's does, where they differ.

Read in CircuitPython's shared-module/ (displayio, busdisplay, i2cdisplaybus) and measured against
the bytes that it sends. Each function takes what Blinka has and returns what takes its place.
"""

import functools


def behave_like_the_firmware():
    """Puts right what can be, once in a process."""
    import displayio
    import i2cdisplaybus  # before busdisplay, or Blinka goes round in circles
    from busdisplay import _DisplayCore

    # It refreshes displays in a thread of its own; the box refreshes by hand.
    displayio._stop_background()
    for owner, name, change in (
        (displayio.TileGrid, "_prepare_full_refresh", _forget_what_a_full_refresh_sent),
        (_DisplayCore, "set_region_to_update", _send_whole_columns),
        (i2cdisplaybus.I2CDisplayBus, "__init__", _look_for_the_display),
        (i2cdisplaybus.I2CDisplayBus, "_send", _do_not_listen),
        (i2cdisplaybus.I2CDisplayBus, "deinit", _leave_the_bus_alone),
    ):
        original = getattr(owner, name)
        if not hasattr(original, "__wrapped__"):
            setattr(owner, name, functools.wraps(original)(change(original)))


def _forget_what_a_full_refresh_sent(original):
    """The firmware takes nothing for changed after a full refresh. Blinka still does, for the sake
    of its thread, and sends it a second time."""

    def prepare_full_refresh(self):
        original(self)
        self._needs_refresh = False

    return prepare_full_refresh


def _send_whole_columns(original):
    """Blinka 2.7.1 loses the upper half of a column's number on chips with pages, so that what
    changes beyond the 16th column goes astray."""

    def set_region_to_update(self, area):
        if not self.sh1107_addressing:
            original(self, area)
            return
        from displayio._constants import CHIP_SELECT_TOGGLE_EVERY_BYTE, DISPLAY_COMMAND

        column = area.x1 + self.colstart
        page = (area.y1 + self.rowstart) // 8
        for command in ([0x10 | column >> 4, column & 0x0F], [0xB0 | page]):
            self.begin_transaction()
            self.send(DISPLAY_COMMAND, CHIP_SELECT_TOGGLE_EVERY_BYTE, bytes(command))
            self.end_transaction()

    return set_region_to_update


def _look_for_the_display(original):
    """The firmware asks whether somebody listens at the address, and raises ValueError."""

    def make_bus(self, i2c_bus, *, device_address, reset=None):
        import displayio

        while not i2c_bus.try_lock():
            pass
        try:
            i2c_bus.writeto(device_address, b"")
        except OSError:
            displayio.display_buses.remove(self)
            raise ValueError(f"Unable to find I2C Display at {device_address:x}") from None
        finally:
            i2c_bus.unlock()
        original(self, i2c_bus, device_address=device_address, reset=reset)

    return make_bus


def _do_not_listen(original):
    """The firmware does not look whether what it sends to a display was heard."""

    def send(self, *values):
        try:
            original(self, *values)
        except OSError:
            pass

    return send


def _leave_the_bus_alone(_original):
    """The firmware lets go of the display, but the I2C bus stays with whoever made it."""

    def deinit(self):
        pass

    return deinit
