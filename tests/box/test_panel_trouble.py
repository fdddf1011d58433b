# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""A panel that is missing, unplugged, or cannot be driven: said, blinked, borne, and healed."""

import sys

import pytest

from simulator.runner import Simulator
from tests.box.reading import read

SETTINGS = {"LANGUAGE": "en", "PLAYERS": "Ana, Luis"}
FOUND = 1300  # ms: a second until the box looks again, and the set-up of the display


def start(settings=(), **soldered):
    box = Simulator(settings={**SETTINGS, **dict(settings)}, dice=[6, 3] * 10, **soldered)
    box.power_on()
    box.wait(2500)
    return box


def blinks(box):
    """How often the light goes on between two pauses, looked at every 10 ms for 12 s."""
    counts = []
    dark_for = count = 0
    for _ in range(1200):
        box.wait(10)
        if box.machine.light_is_on():
            count += dark_for > 0
            dark_for = 0
        else:
            dark_for += 10
            if dark_for == 1000:
                counts.append(count)
                count = 0
    # The first may have been cut short by the beginning of the look.
    assert len(counts) >= 2 and len(set(counts[1:])) == 1
    return counts[-1]


def into_the_game(box):
    """Chooses play and what is offered until somebody has rolled a die."""
    for _ in range(6):
        box.tap("roll")
        box.settle()


@pytest.mark.parametrize("address", [0x3C, 0x3D])
@pytest.mark.parametrize("setting", [{}, {"DISPLAY_ADDRESS": 0x3C}, {"DISPLAY_ADDRESS": 0x3D}])
def test_a_panel_is_found_at_either_address_whatever_settings_toml_says(address, setting):
    with start(setting, panel_address=address) as box:
        assert "Play" in read(box)
        assert box.serial == ""


@pytest.mark.parametrize(
    "soldered, times, spanish, english",
    [
        ({"panel": False}, 5, "Ninguna pantalla responde", "No display answers"),
        ({"pull_ups": False}, 4, "La pantalla no tiene corriente", "The display has no power"),
        ({"panel_address": 0x30}, 5, "Ninguna pantalla responde", "No display answers"),
    ],
)
def test_a_missing_panel_is_said_and_blinked_and_the_box_goes_on(soldered, times, spanish, english):
    with start(**soldered) as box:
        said = box.serial.splitlines()
        assert said[0].startswith(spanish)
        assert said[1].startswith(english)
        into_the_game(box)
        assert blinks(box) == times
        assert box.machine.faults == []


def test_what_is_wrong_is_said_again_for_who_listens_later():
    with start(panel=False) as box:
        box.wait(60_000)
        assert 4 <= box.serial.count("No display answers") <= 7


@pytest.mark.parametrize("missing", ["panel", "pull-ups"])
def test_a_panel_that_is_connected_after_the_start_shows_what_there_is(missing):
    with start() as whole:
        into_the_game(whole)
        expected = whole.pixels()
    with start(panel_address=0x30, pull_ups=missing == "panel") as box:
        into_the_game(box)
        assert not any(map(any, box.pixels()))
        box.machine.panel_address = 0x3C
        box.machine.pull_ups = True
        box.wait(FOUND)
        assert box.pixels() == expected
        assert not box.machine.light_is_on()


def test_a_panel_that_is_unplugged_while_playing_is_missed_at_the_next_press():
    with start() as box:
        into_the_game(box)
        box.machine.unplug_panel()
        box.wait(3000)
        assert box.serial == ""
        box.tap("roll")
        assert "La pantalla ya no responde" in box.serial
        assert "The display does not answer any more" in box.serial
        assert blinks(box) == 6
        assert box.machine.faults == []


def test_a_panel_that_comes_back_shows_the_whole_picture_as_bright_as_before():
    with start({"BRIGHTNESS": 1}) as box:
        into_the_game(box)
        contrast = box.machine.panel.contrast
        box.machine.unplug_panel()
        box.wait(1000)
        box.tap("keep")
        box.wait(5000)
        box.machine.plug_panel()
        box.wait(FOUND)
        after = box.pixels()
        assert box.machine.panel.contrast == contrast < 0x20
        assert not box.machine.light_is_on()
        box.tap("roll")
        box.settle()
        assert box.pixels() != after
    with start({"BRIGHTNESS": 1}) as undisturbed:
        into_the_game(undisturbed)
        undisturbed.tap("keep")
        undisturbed.settle()
        assert undisturbed.pixels() == after


@pytest.mark.parametrize("chip", ["SSD1306", "SH1106", "SH1107"])
def test_a_panel_that_was_away_while_nobody_looked_is_set_up_again_at_the_next_press(chip):
    with start({"DISPLAY_DRIVER": chip}) as box:
        first = box.pixels()
        box.machine.unplug_panel()
        box.wait(1000)
        box.machine.plug_panel()
        box.wait(1000)
        assert not any(map(any, box.pixels()))
        box.press("keep")
        box.wait(400)
        assert any(map(any, box.pixels())) and box.pixels() != first
        assert box.serial == ""


def test_a_panel_that_does_not_tell_whether_it_is_off_is_trusted(monkeypatch):
    """Some chips cannot be read; their status is always the same, or an error."""
    from simulator.ssd1306 import SSD1306

    monkeypatch.setattr(SSD1306, "status", lambda self: 0xFF)
    with start() as box:
        into_the_game(box)
        assert any(map(any, box.pixels()))
        box.machine.unplug_panel()
        box.wait(1000)
        box.tap("roll")
        assert "does not answer any more" in box.serial


def test_a_bus_that_hangs_costs_a_second_once():
    """The resistors are on the panel's board, as they usually are, and go with it."""
    with start() as box:
        into_the_game(box)
        box.machine.unplug_panel(with_pull_ups=True)
        box.wait(1500)
        begin = box.now
        box.press("roll")
        box.run_until(lambda: "does not answer any more" in box.serial)
        assert box.now - begin < 1100
        box.release("roll")
        assert blinks(box) == 6
        box.machine.plug_panel()
        box.wait(FOUND)
        assert any(map(any, box.pixels()))


def test_an_idle_second_sends_nothing_and_a_busy_one_asks_once(monkeypatch):
    with start() as box:
        asked = []
        read_status = box.machine.read
        monkeypatch.setattr(
            box.machine, "read", lambda *values: asked.append(box.now) or read_status(*values)
        )
        before = box.bytes_on_wire
        box.wait(5000)
        assert box.bytes_on_wire == before and asked == []
        begin = box.now
        for _ in range(20):
            box.tap("keep")
        seconds = (box.now - begin) / 1000
        assert 1 <= len(asked) <= seconds + 1


@pytest.mark.parametrize("chip", ["SSD1306", "SH1106", "SH1107"])
def test_a_driver_that_is_missing_is_named_and_the_box_waits_for_it(monkeypatch, chip):
    module = f"adafruit_displayio_{chip.lower()}"
    with monkeypatch.context() as without:
        without.setitem(sys.modules, module, None)
        box = start({"DISPLAY_DRIVER": chip})
        assert f"Falta lib/{module} en la unidad" in box.serial
        assert f"lib/{module} is missing on the drive" in box.serial
        assert blinks(box) == 8
    with box:
        box.wait(FOUND)
        assert "Play" in read(box)


@pytest.mark.parametrize("chip", ["SSD1306", "SH1106", "SH1107"])
def test_a_panel_sleeps_and_wakes_by_commands_that_every_driver_survives(chip):
    """The SH1106's own sleep() raises TypeError on a board."""
    with start({"DISPLAY_DRIVER": chip, "SLEEP_MINUTES": 1}) as box:
        box.wait(90_000)
        assert not box.machine.panel.on
        box.tap("roll")
        box.settle()
        assert box.machine.panel.on
        assert "Play" in read(box)


@pytest.mark.parametrize("driver", ["adafruit_displayio_sh1106", "adafruit_displayio_sh1107"])
def test_only_the_driver_of_the_panel_takes_up_memory(driver, monkeypatch):
    monkeypatch.delitem(sys.modules, driver, raising=False)
    with start() as box:
        assert "Play" in read(box)
        assert driver not in sys.modules


def test_a_pin_that_the_board_lacks_is_said_on_the_panel_and_by_the_light():
    with start({"PIN_KEEP": "GP99"}) as box:
        assert "settings.toml: PIN_KEEP = GP99 no vale." in box.serial
        assert "settings.toml: PIN_KEEP = GP99 is no use." in box.serial
        assert "PIN_KEEP" in read(box) and "GP99" in read(box)
        assert blinks(box) == 7
        box.tap("roll")
        box.settle()
        assert "Play" in read(box)
