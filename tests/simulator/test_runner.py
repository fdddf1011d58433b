# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""A small box made for these tests is driven in virtual time and put away without a trace."""

import builtins
import os
import sys
import time

import pytest
from PIL import Image

from simulator.runner import BoxStopped, Simulator

# A box that tells its keys, and whose panel shows as many pixels in its first row as keys changed.
BOX = """
import time
from box import hardware
import displayio

taken = hardware.take()
bitmap = displayio.Bitmap(128, 64, 2)
palette = displayio.Palette(2)
palette[1] = 0xFFFFFF
group = displayio.Group()
group.append(displayio.TileGrid(bitmap, pixel_shader=palette))
taken.display.root_group = group
count = 0
while True:
    key = taken.next_key()
    if key:
        print(key[0], key[1], round(time.monotonic() * 1000))
        bitmap[count, 0] = 1
        count += 1
    taken.refresh()
    taken.wait(5)
"""


def drive(tmp_path, program=BOX, **how):
    (tmp_path / "code.py").write_text(program)
    return Simulator(root=tmp_path, **how)


def test_a_tap_closes_a_contact_for_its_time(tmp_path):
    with drive(tmp_path) as box:
        box.wait(1000)
        box.tap("keep")
        assert box.now == 1130
        words = [line.split() for line in box.serial.splitlines()]
        assert [word[:2] for word in words] == [["1", "True"], ["1", "False"]]
        # A look at the keys may be 5 ms late, and so may a pass of the loop.
        assert 1000 <= int(words[0][2]) <= 1015
        assert 1080 <= int(words[1][2]) <= 1095


def test_pixels_are_what_the_panel_shows_at_that_moment(tmp_path):
    with drive(tmp_path) as box:
        box.wait(1000)
        assert sum(map(sum, box.pixels())) == 0
        box.tap("roll")
        box.tap("stop")
        assert box.pixels()[0][:6] == bytes([1, 1, 1, 1, 0, 0])
        assert box.text().startswith("▀▀▀▀\n")


def test_a_picture_can_be_saved_from_where_the_caller_is(tmp_path, monkeypatch):
    folder = tmp_path / "pictures"
    folder.mkdir()
    monkeypatch.chdir(folder)
    with drive(tmp_path) as box:
        box.wait(1000)
        box.save("panel.png")
    with Image.open(folder / "panel.png") as image:
        assert image.size == (512, 256)


def test_waiting_for_something_ends_when_it_happens(tmp_path):
    with drive(tmp_path) as box:
        box.wait(1000)
        box.press("roll")
        passed = box.run_until(lambda: box.serial)
        assert 0 < passed <= 10
        with pytest.raises(TimeoutError):
            box.run_until(lambda: "stop" in box.serial, limit_ms=500)
        assert box.run_until(lambda: True) == 0


def test_settling_waits_until_the_panel_is_left_alone(tmp_path):
    with drive(tmp_path) as box:
        box.settle()
        sent = box.bytes_on_wire
        box.press("roll")
        assert 0 < box.settle() < 30
        assert box.bytes_on_wire > sent
        assert box.settle() == 0


def test_every_write_on_the_bus_can_be_kept_with_its_time(tmp_path):
    with drive(tmp_path) as box:
        box.settle()
        box.machine.writes = []
        sent = box.bytes_on_wire
        box.tap("roll")
        assert sum(length for _, length in box.machine.writes) == box.bytes_on_wire - sent
        assert all(when > 250_000 for when, _ in box.machine.writes)


def test_the_same_driving_gives_the_same_run(tmp_path):
    def run():
        with drive(tmp_path) as box:
            box.wait(777)
            for button in ("roll", "keep", "roll"):
                box.tap(button, 33)
            return box.serial, box.bytes_on_wire, box.now

    assert run() == run()


def test_a_button_may_be_down_when_the_power_comes(tmp_path):
    with drive(tmp_path, held=["stop"]) as box:
        box.wait(1000)
        assert box.serial.startswith("2 True")


def test_faces_are_answered_in_their_order_and_then_chance_repeats_for_a_seed(tmp_path):
    program = """
import os, time
while True:
    print(os.urandom(1)[0] % 6 + 1, end="")
    time.sleep(1)
"""

    def run():
        with drive(tmp_path, program, dice=[6, 1, 2], seed=7) as box:
            box.wait(1500)
            box.dice(5, 5)
            box.wait(18_000)
            return box.serial

    assert run() == run()
    assert run()[:5] == "61255"
    with drive(tmp_path, program) as box:
        box.wait(1500)
        box.seed(8)
        box.wait(18_000)
        assert set(box.serial) <= set("123456")
        with pytest.raises(ValueError, match="7 is no face"):
            box.dice(7)


def test_usb_can_be_plugged_in_and_out(tmp_path):
    program = """
import supervisor, time
while True:
    print(supervisor.runtime.usb_connected, supervisor.runtime.serial_connected)
    time.sleep(1)
"""
    with drive(tmp_path, program) as box:
        box.wait(500)
        box.usb(True)
        box.wait(1000)
        assert box.serial == "False False\nTrue True\n"


def test_boot_runs_before_code(tmp_path):
    (tmp_path / "boot.py").write_text("print('boot')")
    with drive(tmp_path, "print('code')\nimport time\ntime.sleep(9)") as box:
        box.wait(1)
        assert box.serial == "boot\ncode\n"


def test_a_box_without_a_panel_has_no_pixels(tmp_path):
    with drive(tmp_path, panel=False) as box:
        box.wait(1000)
        assert box.pixels() == []


def test_what_the_box_raises_comes_out_of_the_call_that_made_it(tmp_path):
    program = "import time\ntime.sleep(1)\nraise KeyError('lost')"
    with drive(tmp_path, program) as box:
        box.wait(900)
        for _ in range(2):
            with pytest.raises(KeyError, match="lost"):
                box.wait(200)


def test_a_program_that_ends_is_told(tmp_path):
    with drive(tmp_path, "pass") as box, pytest.raises(BoxStopped, match="ended"):
        box.wait(1)


def test_a_program_that_computes_for_ever_is_told(tmp_path, monkeypatch):
    monkeypatch.setattr("simulator.runner._PATIENCE", 0.2)
    program = "import sys\nwhile not hasattr(sys, 'let_me_go'): pass"
    box = drive(tmp_path, program)
    box.power_on()
    try:
        with pytest.raises(BoxStopped, match="without waiting"):
            box.wait(1)
    finally:
        sys.let_me_go = True
        box.close()
        del sys.let_me_go


def test_a_loop_that_only_reads_the_clock_does_not_hang(tmp_path):
    program = """
import supervisor
while True:
    supervisor.ticks_ms()
"""
    with drive(tmp_path, program) as box:
        box.wait(100)
        assert box.now == 100


def test_a_box_that_is_off_does_nothing(tmp_path):
    box = drive(tmp_path)
    with pytest.raises(BoxStopped, match="switched off"):
        box.wait(1)
    box.close()


def test_a_box_that_never_ran_can_be_put_away(tmp_path):
    drive(tmp_path, "raise SystemError").power_on()
    with drive(tmp_path, "raise SystemError"):
        pass


def test_everything_is_as_it_was_after_a_run(tmp_path):
    def state():
        names = ("board", "busio", "digitalio", "keypad", "microcontroller", "pwmio", "supervisor")
        return (
            [sys.modules.get(name) for name in names],
            [time.sleep, time.monotonic, time.monotonic_ns, os.urandom, builtins.print],
            list(sys.path),
            os.getcwd(),
        )

    before = state()
    with drive(tmp_path) as box:
        box.wait(1000)
        assert state() != before
    assert state() == before
    with drive(tmp_path, "raise KeyError") as box, pytest.raises(KeyError):
        box.wait(1)
    assert state() == before


def test_the_caller_keeps_its_own_time_and_output_while_a_box_is_on(tmp_path, capsys):
    with drive(tmp_path) as box:
        box.wait(1_000_000)
        assert time.monotonic() != box.now / 1000
        print("mine")
        assert len(os.urandom(4)) == 4
    assert capsys.readouterr().out == "mine\n"
    assert "mine" not in box.serial


def test_two_boxes_one_after_the_other_know_nothing_of_each_other(tmp_path):
    for _ in range(2):
        with drive(tmp_path) as box:
            box.wait(1000)
            box.tap("roll")
            assert sum(map(sum, box.pixels())) == 2
