# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""Blinka's displayio, put right: what reaches the bus is what the firmware would send."""

import contextlib

import pytest

from simulator.clock import VirtualClock
from simulator.machine import Machine
from simulator.power import switched_on
from simulator.settings import Settings


@contextlib.contextmanager
def switched_on_bus(folder, chip, **soldered):
    """(I2C bus, machine) of a board with a panel of that chip."""
    machine = Machine(VirtualClock(), Settings(folder), panel=chip, **soldered)
    with switched_on(machine, folder):
        import board
        import busio

        yield busio.I2C(board.GP5, board.GP4, frequency=400_000), machine


def messages(machine, action):
    """What the panel receives during action()."""
    received = []
    receive = machine.panel.receive

    def note(message):
        if message:
            received.append(bytes(message))
        return receive(message)

    machine.panel.receive = note
    action()
    machine.panel.receive = receive
    return received


def square(bus, chip, x, y):
    """A display with nothing but a lit square of 8x8 px at x, y, that is not refreshed yet."""
    import displayio
    from i2cdisplaybus import I2CDisplayBus

    from box.panels import DRIVERS

    display = DRIVERS[chip](I2CDisplayBus(bus, device_address=0x3C), 0, -1)
    group = displayio.Group()
    display.root_group = group
    display.refresh()
    palette = displayio.Palette(1)
    palette[0] = 0xFFFFFF
    group.append(displayio.TileGrid(displayio.Bitmap(8, 8, 1), pixel_shader=palette, x=x, y=y))
    return display


def test_a_page_chip_is_told_the_whole_number_of_a_column(tmp_path):
    """Column 100 of the glass is 102 = 0x66 of the memory; y 40 is page 5."""
    with switched_on_bus(tmp_path, "SH1106") as (bus, machine):
        display = square(bus, "SH1106", 100, 40)
        assert messages(machine, display.refresh) == [
            b"\x80\x16\x80\x06",
            b"\x80\xb5",
            b"\x40" + b"\xff" * 8,
        ]
        lit = {(x, y) for y, row in enumerate(machine.panel.pixels()) for x in range(128) if row[x]}
        assert lit == {(x, y) for x in range(100, 108) for y in range(40, 48)}


def test_a_chip_with_windows_is_told_a_window(tmp_path):
    with switched_on_bus(tmp_path, "SSD1306") as (bus, machine):
        display = square(bus, "SSD1306", 100, 40)
        assert messages(machine, display.refresh) == [
            b"\x80\x21\x80\x64\x80\x6b",
            b"\x80\x22\x80\x05\x80\x05",
            b"\x40" + b"\xff" * 8,
        ]


def test_nothing_is_sent_twice_after_a_whole_picture(tmp_path):
    with switched_on_bus(tmp_path, "SSD1306") as (bus, machine):
        display = square(bus, "SSD1306", 0, 0)
        display.refresh()
        assert messages(machine, display.refresh) == []


def test_a_display_that_does_not_answer_cannot_be_made(tmp_path):
    with switched_on_bus(tmp_path, None) as (bus, _):
        from i2cdisplaybus import I2CDisplayBus

        for _ in range(2):  # the failed one is not counted among the displays
            with pytest.raises(ValueError, match="Unable to find I2C Display at 3c"):
                I2CDisplayBus(bus, device_address=0x3C)
        assert bus.try_lock()


def test_a_display_that_is_gone_is_written_to_without_a_word(tmp_path):
    with switched_on_bus(tmp_path, "SSD1306") as (bus, machine):
        display = square(bus, "SSD1306", 8, 8)
        machine.unplug_panel()
        display.refresh()
        display.brightness = 0.5


def test_letting_go_of_the_displays_leaves_the_bus_to_its_owner(tmp_path):
    with switched_on_bus(tmp_path, "SSD1306") as (bus, machine):
        import displayio

        square(bus, "SSD1306", 8, 8)
        displayio.release_displays()
        assert sorted(machine.claimed) == [4, 5]
        assert bus.try_lock()
        bus.deinit()
        assert machine.claimed == {}
