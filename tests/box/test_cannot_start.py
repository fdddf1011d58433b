# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""A box that cannot start says why, blinks for ever, and never starts itself anew."""

import ast
import sys
import types

import pytest

from simulator import boards, stand_ins_power
from simulator.power import ROOT, forget_modules
from simulator.runner import Simulator
from tests.box.reading import read

SETTINGS = {"LANGUAGE": "en"}


class NotOnTheDrive:
    """Finds nothing: raises what CircuitPython does for modules whose names are given."""

    def __init__(self, names, error):
        self.names = names
        self.error = error

    def find_spec(self, name, *_):
        if name in self.names:
            raise self.error(name)


def no_module(name):
    return ImportError(f"no module named '{name}'")


def incompatible(_name):
    return ValueError("incompatible .mpy file")


@pytest.fixture
def firmware(monkeypatch):
    """A function that makes this interpreter a CircuitPython of some version that lacks modules."""

    def make(version=(10, 2, 1), lacks=(), error=no_module):
        known = vars(sys.implementation)
        of_a_board = types.SimpleNamespace(**known)
        of_a_board.name = "circuitpython"
        of_a_board.version = version
        monkeypatch.setattr(sys, "implementation", of_a_board)
        monkeypatch.setattr(sys, "meta_path", [NotOnTheDrive(lacks, error), *sys.meta_path])
        for name in lacks:
            if not name.startswith(("box", "mitchi")):  # those are forgotten anyway
                monkeypatch.delitem(sys.modules, name, raising=False)

    return make


def start(settings=(), **soldered):
    box = Simulator(settings={**SETTINGS, **dict(settings)}, **soldered)
    forget_modules()
    box.power_on()
    try:
        box.wait(2500)
    except BaseException:
        box.close()
        raise
    return box


def blinks(box):
    """How often the light changes from one pause to the next, and then to the next one."""
    counts = []
    steady_for = count = 0
    lit = box.machine.light_is_on()
    for _ in range(1500):
        box.wait(10)
        steady_for += 10
        if box.machine.light_is_on() != lit:
            lit = not lit
            if steady_for > 1000:
                counts.append(count)
                count = 0
            count += 1
            steady_for = 0
    assert len(counts) >= 3 and counts[1] == counts[2]
    assert counts[1] % 2 == 0
    return counts[1] // 2


@pytest.mark.parametrize("board", boards.BOARDS)
def test_a_missing_library_is_named_and_blinked_on_every_board(firmware, board):
    firmware(lacks=["adafruit_debouncer"])
    with start(board=board) as box:
        assert "Falta adafruit_debouncer en la unidad" in box.serial
        assert "adafruit_debouncer is missing on the drive" in box.serial
        assert blinks(box) == 8


@pytest.mark.parametrize("name", ["box", "box.view", "mitchi.hands", "adafruit_ticks"])
def test_any_missing_file_is_named(firmware, name):
    firmware(lacks=[name])
    with start() as box:
        assert f"{name} is missing on the drive" in box.serial


def test_it_is_said_again_for_who_listens_later(firmware):
    firmware(lacks=["box"])
    with start() as box:
        box.wait(20_000)
        assert box.serial.count("box is missing on the drive") >= 4


def test_a_circuitpython_that_is_too_old_is_told_to_be_renewed(firmware):
    """Version 8 has no i2cdisplaybus; that is what fails in box/panels.py, but not what is said."""
    firmware((8, 2, 10), ["box.panels"], lambda _: no_module("i2cdisplaybus"))
    with start() as box:
        assert "CircuitPython 8.2 no va con estos archivos: instala el 9.2" in box.serial
        assert "CircuitPython 8.2 does not go with these files: install 9.2" in box.serial
        assert "missing" not in box.serial
        assert blinks(box) == 9


def test_files_that_the_firmware_cannot_read_are_told(firmware):
    firmware(version=(13, 0, 0), lacks=["box"], error=incompatible)
    with start() as box:
        assert "CircuitPython 13.0 does not go with these files" in box.serial
        assert blinks(box) == 9


def test_a_file_that_is_missed_while_playing_is_named_and_the_watchdog_is_fed(firmware):
    firmware(lacks=["box.screens.setup"])
    with start() as box:
        assert "Play" in read(box)
        box.tap("roll")
        box.wait(1000)
        assert "box.screens.setup is missing on the drive" in box.serial
        assert blinks(box) == 8
        box.wait(60_000)
        assert box.machine.started_at == 0


NEW_BOARD = boards.Board({"LED": 3, "IO1": 6, "IO2": 7, "IO3": 8, "IO4": 9, "IO5": 10}, ())
WIRING = {"PIN_SDA": "IO1", "PIN_SCL": "IO2", "PIN_ROLL": "IO3", "PIN_KEEP": "IO4"}
WIRING["PIN_STOP"] = "IO5"


@pytest.fixture
def new_board(monkeypatch):
    """A board that the box does not know, on which no pin has the name of a Pico's."""
    made = boards.Board(NEW_BOARD.pins, ("IO3", "IO4", "IO5"))
    monkeypatch.setitem(boards.BOARDS, "new_board", made)
    monkeypatch.setattr(stand_ins_power.Microcontroller, "pin", types.SimpleNamespace())
    return "new_board"


def test_a_board_without_the_usual_pins_asks_for_them(firmware, new_board):
    firmware()
    with start(board=new_board) as box:
        names = "PIN_SDA, PIN_SCL, PIN_ROLL, PIN_KEEP, PIN_STOP"
        assert f"La caja no conoce esta placa: pon {names} en settings.toml." in box.serial
        assert f"The box does not know this board: set {names} in settings.toml." in box.serial
        assert blinks(box) == 7


def test_any_board_works_by_settings_toml(firmware, new_board):
    firmware()
    with start(WIRING, board=new_board) as box:
        assert sorted(box.machine.claimed) == [3, 6, 7, 8, 9, 10]
        first = read(box)
        box.tap("roll")
        box.settle()
        assert read(box) != first
        assert box.serial == ""


def test_a_new_board_with_two_pins_that_are_no_bus_says_so_once(firmware, new_board):
    firmware()
    with start({**WIRING, "PIN_SDA": "IO2", "PIN_SCL": "IO1"}, board=new_board) as box:
        box.wait(20_000)
        assert box.serial.count("settings.toml: PIN_SDA, PIN_SCL is no use") == 1
        assert "The display has no power" in box.serial


def test_what_rescue_does_not_know_comes_out(firmware, monkeypatch):
    firmware()
    monkeypatch.setattr("simulator.stand_ins.Keys.__init__", lambda *_, **__: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        start()


def test_on_a_desktop_its_programmer_sees_the_error_itself(monkeypatch):
    monkeypatch.setattr(sys, "meta_path", [NotOnTheDrive(["box.view"], no_module), *sys.meta_path])
    with pytest.raises(ImportError, match=r"box\.view"):
        start()


def test_rescue_needs_nothing_that_can_be_missing():
    built_in = {"sys", "time", "board", "digitalio", "neopixel_write"}
    for node in ast.walk(ast.parse((ROOT / "rescue.py").read_text("utf-8"))):
        if isinstance(node, ast.Import):
            assert {alias.name for alias in node.names} <= built_in
        elif isinstance(node, ast.ImportFrom):
            assert node.module in built_in
