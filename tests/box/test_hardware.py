# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""The hardware module on a simulated board that is soldered well, badly, or not at all."""

import contextlib
import importlib
import os
import sys

import pytest

from simulator.chance import Chance
from simulator.clock import VirtualClock
from simulator.machine import Machine
from simulator.power import switched_on
from simulator.settings import Settings

SECOND = 1_000_000  # us


@contextlib.contextmanager
def board(folder, settings=None, text=None, **soldered):
    """(hardware, machine), with settings.toml as text if given, and settings in its place."""
    if text is not None:
        (folder / "settings.toml").write_bytes(text)
    machine = Machine(VirtualClock(), Settings(folder, settings), **soldered)
    with switched_on(machine, folder):
        from box import hardware

        yield hardware.take(), machine


def fill_panel(hardware):
    import displayio

    bitmap = displayio.Bitmap(128, 64, 1)
    palette = displayio.Palette(1)
    palette[0] = 0xFFFFFF
    group = displayio.Group()
    group.append(displayio.TileGrid(bitmap, pixel_shader=palette))
    hardware.display.root_group = group
    return hardware.refresh()


def lit(machine):
    return sum(map(sum, machine.panel.pixels()))


def test_the_default_board_is_a_pico_with_everything_in_its_place(tmp_path):
    with board(tmp_path) as (hardware, machine):
        assert sorted(machine.claimed) == [4, 5, 10, 11, 12, 25]
        assert not hardware.display.failure
        assert hardware.wrong_settings == []
        display = hardware.display.display
        assert (display.width, display.height) == (128, 64)
        assert not display.auto_refresh


def test_the_panel_is_dark_until_the_first_refresh_and_then_shows_the_group(tmp_path):
    with board(tmp_path) as (hardware, machine):
        assert lit(machine) == 0
        assert fill_panel(hardware)
        assert lit(machine) == 128 * 64


def test_a_full_screen_takes_24_ms_on_the_wire(tmp_path):
    with board(tmp_path) as (hardware, machine):
        start, sent = machine.clock.now, machine.bytes_on_wire
        fill_panel(hardware)
        # 1024 of picture, 2 x 6 to set the window, and with each of three writes an address
        # byte, with the picture a control byte: 1040 bytes of 9 bits at 400 kHz. The rest is a look
        # at the clock.
        assert machine.bytes_on_wire - sent == 1040
        assert machine.clock.now - start == pytest.approx(23_400, abs=30)


def test_a_slower_bus_is_a_setting(tmp_path):
    with board(tmp_path, {"I2C_FREQUENCY": 100_000}) as (hardware, machine):
        start = machine.clock.now
        fill_panel(hardware)
        assert machine.clock.now - start == pytest.approx(4 * 23_400, abs=30)


def test_a_refresh_without_a_change_sends_nothing(tmp_path):
    with board(tmp_path) as (hardware, machine):
        fill_panel(hardware)
        hardware.refresh()  # Blinka, unlike a board, sends a whole new screen twice
        sent = machine.bytes_on_wire
        assert hardware.refresh()
        assert machine.bytes_on_wire == sent


def test_the_panel_can_be_turned_upside_down(tmp_path):
    with board(tmp_path, {"DISPLAY_ROTATION": 180}) as (hardware, machine):
        import displayio

        bitmap = displayio.Bitmap(1, 1, 1)
        palette = displayio.Palette(1)
        palette[0] = 0xFFFFFF
        group = displayio.Group()
        group.append(displayio.TileGrid(bitmap, pixel_shader=palette))
        hardware.display.root_group = group
        hardware.refresh()
        assert machine.panel.pixels()[63][127] == 1
        assert lit(machine) == 1


def test_brightness_is_the_panels_contrast(tmp_path):
    with board(tmp_path) as (hardware, machine):
        hardware.set_brightness(0.0)
        assert machine.panel.contrast == 0
        hardware.set_brightness(1.0)
        assert machine.panel.contrast == 255


def test_a_panel_that_is_switched_off_keeps_its_picture(tmp_path):
    with board(tmp_path) as (hardware, machine):
        fill_panel(hardware)
        hardware.panel(False)
        assert lit(machine) == 0
        hardware.panel(True)
        assert lit(machine) == 128 * 64


def test_a_panel_that_is_found_while_it_is_to_be_dark_stays_dark(tmp_path):
    with board(tmp_path, panel_address=0x30) as (hardware, machine):
        hardware.panel(False)
        machine.panel_address = 0x3C
        hardware.wait(1100)
        hardware.wait(1)
        assert not hardware.display.failure
        assert not machine.panel.on
        hardware.panel(True)
        assert machine.panel.on


def test_a_panel_that_goes_while_it_is_set_up_is_missed(tmp_path, monkeypatch):
    """The first question is answered, that of the display's bus is not."""
    questions = []
    real_write = Machine.write

    def write(machine, address, message, frequency):
        if not message:
            questions.append(address)
            if len(questions) == 2:
                raise OSError
        real_write(machine, address, message, frequency)

    monkeypatch.setattr(Machine, "write", write)
    with board(tmp_path) as (hardware, machine):
        assert hardware.display.failure
        hardware.wait(1100)
        hardware.wait(1)
        assert not hardware.display.failure


def test_keys_come_with_their_numbers_and_the_times_at_which_they_changed(tmp_path):
    with board(tmp_path) as (hardware, machine):
        start = hardware.now()
        machine.press("stop")
        hardware.wait(200)
        machine.release("stop")
        machine.press("roll")
        hardware.wait(200)
        changes = []
        while (change := hardware.next_key()) is not None:
            changes.append(change)
        # Contacts are looked at every 5 ms; on one look, in the order of their numbers.
        assert [change[:2] for change in changes] == [(2, True), (0, True), (2, False)]
        assert [round((change[2] - start) / 200) for change in changes] == [0, 1, 1]


def test_keys_are_seen_while_the_panel_is_being_written(tmp_path):
    with board(tmp_path) as (hardware, machine):
        now = machine.clock.now
        machine.clock.at(now + 2000, lambda: machine.press("keep"))
        machine.clock.at(now + 12000, lambda: machine.release("keep"))
        fill_panel(hardware)
        assert hardware.next_key()[:2] == (1, True)
        assert hardware.next_key()[:2] == (1, False)
        assert hardware.next_key() is None


def test_a_full_queue_is_told_once_and_starts_over_with_what_is_down(tmp_path):
    with board(tmp_path) as (hardware, machine):
        for _ in range(40):
            for change in (machine.press, machine.release):
                change("roll")
                hardware.wait(10)
        machine.press("keep")
        hardware.wait(10)
        assert hardware.keys_lost()
        assert not hardware.keys_lost()
        assert hardware.next_key()[:2] == (1, True)
        assert hardware.next_key() is None


def test_a_setting_has_the_type_of_its_default(tmp_path):
    text = b'LIMIT = 15\nLANGUAGE = "es"\nSOUND = false\nANIMATION = "true"\n'
    with board(tmp_path, text=text) as (hardware, _):
        assert hardware.setting("LIMIT", 25) == 15
        assert hardware.setting("LANGUAGE", "") == "es"
        assert hardware.setting("SOUND", 1) == 0
        assert hardware.setting("ANIMATION", 0) == 1
        assert hardware.setting("PLAYERS", "nobody") == "nobody"
        assert hardware.wrong_settings == []


@pytest.mark.parametrize(
    "line, name, default, value",
    [
        (b'LIMIT = "many"', "LIMIT", 25, "many"),
        (b"LIMIT = 2.5", "LIMIT", 25, 2.5),
        (b"LIMIT = 0", "LIMIT", 25, 0),
        (b"LIMIT = 1000", "LIMIT", 25, 1000),
        (b"LIMIT =", "LIMIT", 25, None),
        (b'LANGUAGE = "e', "LANGUAGE", "", None),
        (b"LANGUAGE = es", "LANGUAGE", "", None),
        (b"LANGUAGE = 7", "LANGUAGE", "", 7),
    ],
)
def test_a_wrong_setting_is_listed_and_its_default_holds(tmp_path, line, name, default, value):
    with board(tmp_path, text=line) as (hardware, machine):
        assert hardware.setting(name, default, 1, 999) == default
        assert hardware.wrong_settings == [(name, value)]
        assert name in machine.serial_text()


@pytest.mark.parametrize(
    "text, listed",
    [
        (b"PIN_SD", [("PIN_SD", None)]),
        (b"# a comment\n\nLIMIT = 15\nPLAY", [("PLAY", None)]),
        (b"\xff\xfe\x00garbage", [("?", None)]),
        (b"", []),
        (b"# nothing\n[section]\nnothing", []),
    ],
)
def test_a_settings_file_that_is_half_a_line_is_told(tmp_path, text, listed):
    with board(tmp_path, text=text) as (hardware, _):
        assert hardware.wrong_settings == listed
        assert not hardware.display.failure


def test_pins_are_settings(tmp_path):
    pins = {"PIN_SDA": "GP0", "PIN_SCL": "GP1", "PIN_ROLL": "A0", "PIN_KEEP": "GPIO14"}
    pins.update(PIN_LED="", PIN_BUZZER="GP15")
    with board(tmp_path, pins) as (hardware, machine):
        assert sorted(machine.claimed) == [0, 1, 12, 14, 15, 26]
        assert hardware.wrong_settings == []
        hardware.light(True)
        assert not machine.light_is_on()


@pytest.mark.parametrize(
    "pins",
    [
        {"PIN_ROLL": "GP99"},
        {"PIN_KEEP": "board_id"},
        {"PIN_STOP": ""},
        {"PIN_SDA": "nonsense"},
        {"PIN_LED": "GP77"},
        {"PIN_ROLL": "GP4"},
        {"PIN_KEEP": "GP12"},
        {"PIN_LED": "GP10"},
        {"PIN_BUZZER": "GP5"},
        {"PIN_SCL": 5},
        {"PIN_SDA": "GP5", "PIN_SCL": "GP4"},
        {"PIN_SDA": "GP2"},
    ],
)
def test_wrong_pins_are_listed_and_the_box_works_on_the_default_ones(tmp_path, pins):
    with board(tmp_path, pins) as (hardware, machine):
        assert sorted(machine.claimed) == [4, 5, 10, 11, 12, 25]
        assert not hardware.display.failure
        assert hardware.wrong_settings


@pytest.mark.parametrize(
    "settings",
    [
        {"I2C_FREQUENCY": 0},
        {"I2C_FREQUENCY": 5_000_000},
        {"DISPLAY_ADDRESS": 300},
        {"DISPLAY_ADDRESS": "0x3C"},
        {"DISPLAY_COLSTART": 200},
        {"DISPLAY_DRIVER": "ST7735"},
        {"DISPLAY_DRIVER": 1306},
        {"DISPLAY_ROTATION": 90},
        {"DISPLAY_ROTATION": "up"},
    ],
)
def test_a_wrong_setting_of_the_panel_does_not_cost_the_picture(tmp_path, settings):
    with board(tmp_path, settings) as (hardware, machine):
        assert fill_panel(hardware)
        assert lit(machine) == 128 * 64
        assert hardware.wrong_settings == list(settings.items())


def test_the_light_goes_on_and_off(tmp_path):
    with board(tmp_path) as (hardware, machine):
        hardware.light(True)
        assert machine.light_is_on()
        hardware.light(False)
        assert not machine.light_is_on()


def test_the_buzzer_sounds_until_it_is_told_not_to(tmp_path):
    with board(tmp_path, {"PIN_BUZZER": "GP15"}) as (hardware, machine):
        hardware.tone(880)
        assert machine.tone() == 880
        hardware.tone(0)
        assert machine.tone() == 0


def test_without_a_buzzer_there_is_silence(tmp_path):
    with board(tmp_path) as (hardware, machine):
        hardware.tone(880)
        assert machine.tone() == 0


def test_a_random_byte_is_one_byte_of_the_chips_noise(tmp_path):
    with board(tmp_path, chance=Chance(faces=(1, 6))) as (hardware, _):
        assert [hardware.random_byte() % 6 + 1 for _ in range(2)] == [1, 6]
        assert hardware.random_byte() in range(256)


def test_waiting_lets_time_pass_and_ticks_wrap(tmp_path):
    with board(tmp_path) as (hardware, machine):
        start = machine.clock.now
        hardware.wait(250)
        assert machine.clock.now - start == pytest.approx(250_000, abs=30)
        hardware.wait(70_000)
        assert hardware.now() < 6000


def test_taking_the_hardware_switches_autoreload_off(tmp_path):
    with board(tmp_path) as (_, machine):
        assert not machine.autoreload


def test_firmware_without_get_setting_gives_its_settings_by_getenv(tmp_path, monkeypatch):
    """CircuitPython 9: supervisor.get_setting came with 10.2, true is a text."""
    values = {"LIMIT": 15, "SOUND": "true", "PIN_LED": ""}
    machine = Machine(VirtualClock(), Settings(tmp_path))
    with switched_on(machine, tmp_path):
        from box import hardware

        with monkeypatch.context() as old:
            old.delattr(sys.modules["supervisor"], "get_setting")
            old.setattr(os, "getenv", values.get)
            importlib.reload(hardware)
            taken = hardware.take()
            assert taken.setting("LIMIT", 25) == 15
            assert taken.setting("SOUND", 0) == 1
            assert 25 not in machine.claimed
        importlib.reload(hardware)


def test_firmware_without_autoreload_or_release_displays_is_fine(tmp_path, monkeypatch):
    """CircuitPython 11 means to drop displayio.release_displays."""
    machine = Machine(VirtualClock(), Settings(tmp_path))
    with switched_on(machine, tmp_path):
        import displayio

        from box import hardware

        with monkeypatch.context() as other:
            other.delattr(displayio, "release_displays")
            other.setattr(sys.modules["supervisor"], "runtime", object())
            assert not hardware.take().display.failure
