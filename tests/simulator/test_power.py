# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""The power of a small simulated box comes and goes: what stays, and what is lost."""

import io
import sys

import pytest

from simulator.flash import Flash, PowerCut
from simulator.runner import BoxStopped, Simulator
from simulator.script import run_script

# Adds a byte to its memory for every press; its panel shows as many pixels. It tells of its start.
BOX = """
import time
from box import hardware
import displayio
import supervisor
import box

taken = hardware.take()
print("on", getattr(box, "left_over", "nothing"), supervisor.ticks_ms(), round(time.monotonic(), 1))
box.left_over = "something"
bitmap = displayio.Bitmap(128, 64, 2)
palette = displayio.Palette(2)
palette[1] = 0xFFFFFF
group = displayio.Group()
group.append(displayio.TileGrid(bitmap, pixel_shader=palette))
taken.display.root_group = group
memory = taken.memory
while True:
    count = 0
    while memory is not None and memory[count] == 7:
        bitmap[count, 0] = 1
        count += 1
    taken.refresh()
    key = taken.next_key()
    if key and key[1]:
        memory[count] = 7
        print("saved", count)
    taken.wait(5)
"""
FIRST_TICK = (1 << 29) - 65536  # ms


def drive(tmp_path, program=BOX, **how):
    (tmp_path / "code.py").write_text(program)
    return Simulator(root=tmp_path, **how)


def lit(box):
    return sum(map(sum, box.pixels()))


def starts(box):
    return [line.split()[1:] for line in box.serial.splitlines() if line.startswith("on ")]


def test_what_was_saved_is_there_after_the_power_and_nothing_else(tmp_path):
    with drive(tmp_path) as box:
        box.wait(1000)
        box.tap("roll")
        box.tap("keep")
        assert lit(box) == 2
        box.power_off()
        assert not box.is_on
        assert lit(box) == 0
        box.power_on()
        box.wait(1000)
        assert lit(box) == 2
        # The box's modules are loaded anew, and its clocks begin again.
        assert [(left, int(ticks) - FIRST_TICK < 300) for left, ticks, _ in starts(box)] == [
            ("nothing", True),
            ("nothing", True),
        ]
        assert all(float(since) < 0.3 for _, _, since in starts(box))
        assert box.now > 2000


def test_a_box_without_power_does_nothing_and_time_goes_on(tmp_path):
    with drive(tmp_path) as box:
        box.wait(1000)
        box.power_off()
        box.power_off()
        box.tap("roll")
        box.wait(870)
        assert box.now == 2000
        assert box.settle() == 0
        assert lit(box) == 0
        assert "saved" not in box.serial
        with pytest.raises(BoxStopped, match="switched off"):
            box.run_until(lambda: lit(box))
        box.power_on()
        box.power_on()
        box.wait(1000)
        box.tap("roll")
        assert lit(box) == 1


def test_a_button_that_is_held_through_it_all_is_down_at_the_start(tmp_path):
    with drive(tmp_path) as box:
        box.wait(1000)
        box.power_off()
        box.press("stop")
        box.power_on()
        box.wait(500)
        assert box.serial.count("saved") == 1


def test_settings_are_read_again_at_each_power_on(tmp_path):
    program = BOX.replace('"on"', '"on", taken.setting("LIMIT", 25)')
    with drive(tmp_path, program, settings={"LIMIT": 5}) as box:
        box.wait(500)
        box.power_off()
        box.settings["LIMIT"] = 15
        box.power_on()
        box.wait(500)
        assert [start[0] for start in starts(box)] == ["5", "15"]


@pytest.mark.parametrize("stage, after", [(0, 1), (1, 2)])
def test_the_power_can_fail_inside_a_write(tmp_path, stage, after):
    with drive(tmp_path) as box:
        box.wait(1000)
        box.cut(2, stage=stage)
        box.tap("roll")
        assert box.is_on
        box.tap("roll")
        assert not box.is_on
        assert lit(box) == 0
        box.power_on()
        box.wait(1000)
        assert lit(box) == after


def test_a_cut_leaves_what_it_was_writing_half_done(tmp_path):
    with drive(tmp_path) as box:
        box.wait(1000)
        box.cut(1)
        box.tap("roll")
        assert box.machine.flash.image()[0] not in (7, 255)


def test_waiting_for_something_ends_when_the_power_fails(tmp_path):
    with drive(tmp_path) as box:
        box.wait(1000)
        box.cut(1)
        box.press("roll")
        with pytest.raises(BoxStopped, match="switched off"):
            box.run_until(lambda: lit(box))
    with drive(tmp_path) as box:
        box.wait(1000)
        box.cut(1)
        box.press("roll")
        assert box.settle() < 1000
        assert not box.is_on


def test_writing_takes_the_time_that_it_takes_on_the_board(tmp_path):
    program = """
import microcontroller, time
memory = microcontroller.nvm
for place, data in ((0, b"ab"), (0, b"cd")):
    start = time.monotonic()
    memory[place : place + 2] = data
    print(round((time.monotonic() - start) * 10000))
time.sleep(1)
"""
    with drive(tmp_path, program) as box:
        box.wait(500)
        assert box.serial == "8\n560\n"  # 0.8 ms to program, 56 ms with an erase


def test_other_boards_have_another_memory_or_none(tmp_path):
    program = BOX.replace('"on"', '"on", 0 if taken.memory is None else len(taken.memory)')
    for flash, length in ((Flash(8192, in_place=True), "8192"), (None, "0")):
        with drive(tmp_path, program, flash=flash) as box:
            box.wait(500)
            assert starts(box)[0][0] == length


def test_nothing_of_the_box_outlives_its_end_for_the_next_one(tmp_path):
    with drive(tmp_path) as box:
        box.wait(500)
        modules = {name: module for name, module in sys.modules.items() if name[:4] == "box."}
    with drive(tmp_path) as box:
        box.wait(500)
        box.power_off()
        box.power_on()
        box.wait(500)
        assert sys.modules["box.hardware"] is not modules["box.hardware"]
    assert all(sys.modules[name] is module for name, module in modules.items())
    del sys.modules["box"].left_over


def test_a_reset_of_the_chip_starts_it_anew_with_the_panel_still_on(tmp_path):
    program = BOX.replace("taken.refresh()", "taken.refresh(); check()").replace(
        "taken = ",
        "import microcontroller\n"
        "def check():\n"
        "    if time.monotonic() > 2 and len(taken.memory) and memory[9] == 255:\n"
        "        memory[9] = 1\n"
        "        microcontroller.reset()\n"
        "taken = ",
    )
    with drive(tmp_path, program) as box:
        box.wait(1900)
        assert len(starts(box)) == 1
        box.wait(500)
        assert len(starts(box)) == 2
        assert starts(box)[1][0] == "nothing"
        assert float(starts(box)[1][2]) < 0.3
        box.tap("roll")
        assert lit(box) == 1


SCRIPT = """
wait 1000
press roll
show
power off
show
wait 500
press keep
power on
wait 1000
show
"""


def shown(tmp_path, text):
    """The first line of every picture that a script shows of the small box."""
    (tmp_path / "code.py").write_text(BOX)
    output = io.StringIO()
    run_script(text, "play.txt", output=output, root=tmp_path)
    return [len(picture.split("\n")[0]) for picture in _pictures(output.getvalue())]


def _pictures(text):
    lines = text.split("\n")
    return ["\n".join(lines[at : at + 32]) for at in range(0, len(lines) - 1, 32)]


def test_a_script_switches_the_box_off_and_on(tmp_path):
    assert shown(tmp_path, SCRIPT) == [1, 0, 1]


def test_a_script_cuts_the_power_and_goes_on_when_it_is_switched_on(tmp_path):
    text = "cut 2\nwait 1000\npress roll\nshow\npress roll\nshow\nwait 500\npress roll\nshow\n"
    assert shown(tmp_path, text) == [1, 0, 0]
    assert shown(tmp_path, text + "power on\nwait 1000\nshow\n")[-1] == 1


def test_a_script_may_begin_without_power_and_change_settings_whenever_it_is_off(tmp_path):
    program = BOX.replace("count = 0", 'count = taken.setting("LIMIT", 25)')
    text = "power off\nwait 10\nsettings LIMIT=3\npower on\nwait 500\npress roll\npower off\n"
    text += "settings LIMIT=2\npower on\npower on\nwait 500\npress stop\nshow"
    (tmp_path / "code.py").write_text(program)
    output = io.StringIO()
    run_script(text, "play.txt", output=output, root=tmp_path)
    # Bit 2 was saved by the second press, and bit 3 by the first one.
    assert output.getvalue().split("\n")[0] == "  ▀▀"


def test_no_exception_handler_of_the_box_holds_a_cut_up(tmp_path):
    program = """
import microcontroller, time
while True:
    try:
        time.sleep(1)
        microcontroller.nvm[0] = 7
    except Exception:
        print("held up")
"""
    with drive(tmp_path, program) as box:
        box.cut(1)
        box.wait(5000)
        assert not box.is_on
        assert box.serial == ""
    assert not issubclass(PowerCut, Exception)


def test_what_the_box_prints_a_traceback_of_stops_it_unless_it_may_fail(tmp_path):
    program = """
import time, traceback
time.sleep(1)
try:
    raise KeyError("lost")
except Exception as error:
    traceback.print_exception(error)
print("survived")
time.sleep(9)
"""
    with drive(tmp_path, program) as box:
        box.wait(900)
        for _ in range(2):
            with pytest.raises(KeyError, match="lost"):
                box.wait(200)
        assert "survived" not in box.serial
    with drive(tmp_path, program, may_fail=True) as box:
        box.wait(1200)
        assert box.serial.startswith("Traceback")
        assert box.serial.endswith("KeyError: 'lost'\nsurvived\n")
        assert [type(fault) for fault in box.machine.faults] == [KeyError]


def test_a_box_that_failed_can_be_switched_on_again(tmp_path):
    program = BOX.replace("memory[count] = 7", "memory[count] = 7; raise OSError('once')")
    with drive(tmp_path, program) as box:
        box.wait(1000)
        with pytest.raises(OSError, match="once"):
            box.tap("roll")
        box.power_off()
        box.release("roll")
        box.power_on()
        box.wait(1000)
        assert lit(box) == 1
