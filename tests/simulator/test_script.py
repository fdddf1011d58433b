# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""Simulator scripts: what each command does to a small box, and what each wrong line says."""

import io

import pytest
from PIL import Image

from simulator import script
from simulator.script import BoxFailure, ScriptError, parse, run_script

# Writes into a file what happens to it; the first row of its panel gets a pixel for every answer.
BOX = """
import os
from box import hardware
from box.buttons import Buttons, HOLD
import displayio
import supervisor

taken = hardware.take()
buttons = Buttons(taken)
bitmap = displayio.Bitmap(128, 64, 2)
palette = displayio.Palette(2)
palette[1] = 0xFFFFFF
group = displayio.Group()
group.append(displayio.TileGrid(bitmap, pixel_shader=palette))
taken.display.root_group = group

def write(*words):
    with open("log", "a") as log:
        log.write(" ".join(map(str, words)) + "\\n")

write("on", taken.setting("PLAYERS", "nobody"), taken.setting("LIMIT", 25))
count = 0
while True:
    told = buttons.next(taken.now())
    if told:
        write(told[0], ("down", "tap", "hold", "repeat", "up")[told[1]])
        if told == (0, 1):
            write("die", taken.random_byte() % 6 + 1)
        if told == (1, 1):
            write("usb", supervisor.runtime.usb_connected)
        if told == (2, HOLD):
            raise ValueError("held")
        bitmap[count, 0] = 1
        count += 1
    taken.refresh()
    taken.wait(5)
"""


def run(tmp_path, text, **how):
    """Runs a script; (what it showed, the lines that the box wrote)."""
    (tmp_path / "code.py").write_text(BOX)
    shown = io.StringIO()
    run_script(text, "play.txt", output=shown, root=tmp_path, **how)
    log = tmp_path / "log"
    return shown.getvalue(), log.read_text().splitlines() if log.exists() else []


def test_a_press_is_a_tap_and_time_goes_on_until_it_is_over(tmp_path):
    _, log = run(tmp_path, "wait 1000\npress keep\npress stop 25")
    assert log[1:] == ["1 down", "1 tap", "usb False", "2 down", "2 tap"]


def test_a_hold_lasts_long_enough_to_be_one(tmp_path):
    _, log = run(tmp_path, "wait 1000\nhold keep\nhold roll 700")
    assert log[1:] == ["1 down", "1 hold", "1 repeat", "1 up", "0 down", "0 hold", "0 up"]


def test_buttons_may_be_pressed_for_any_time(tmp_path):
    _, log = run(tmp_path, "wait 1000\nhold roll 100\npress keep 650")
    assert log[1:3] == ["0 down", "0 tap"]
    assert log[4:] == ["1 down", "1 hold", "1 up"]


def test_dice_come_in_their_order_also_if_ordered_before_the_power(tmp_path):
    text = "dice 6 1\nwait 1000\npress roll\npress roll\ndice 3 # again\npress roll"
    _, log = run(tmp_path, text)
    assert [line for line in log if "die" in line] == ["die 6", "die 1", "die 3"]


def test_a_seed_makes_chance_repeat(tmp_path):
    text = "wait 1000\nseed 7\n" + "press roll\n" * 12 + "seed 7\n" + "press roll\n" * 12
    _, log = run(tmp_path, text)
    dice = [line for line in log if "die" in line]
    assert len(dice) == 24
    assert dice[:12] == dice[12:]


def test_show_writes_the_panel_as_text(tmp_path):
    shown, _ = run(tmp_path, "wait 1000\npress keep\nshow")
    assert shown.split("\n")[0] == "▀▀"
    assert len(shown.split("\n")) == 33  # 32 lines, each with its end


def test_shot_writes_a_png_where_the_caller_is(tmp_path, monkeypatch):
    folder = tmp_path / "pictures"
    folder.mkdir()
    monkeypatch.chdir(folder)
    run(tmp_path, "wait 1000\npress keep\nshot one.png")
    with Image.open(folder / "one.png") as image:
        assert image.size == (512, 256)
        assert [image.getpixel((x, 0)) for x in (0, 7, 8)] == [255, 255, 0]


def test_usb_is_plugged_in_and_out(tmp_path):
    _, log = run(tmp_path, "usb on\nwait 1000\npress keep\nusb off\npress keep")
    assert [line for line in log if "usb" in line] == ["usb True", "usb False"]


@pytest.mark.parametrize(
    "line, first",
    [
        ("settings LIMIT=15", "on nobody 15"),
        ("settings LIMIT = 15  # short", "on nobody 15"),
        ('settings PLAYERS="Ana,  Iñaki"  # who', "on Ana,  Iñaki 25"),
        ("settings PLAYERS=Ana, Iñaki # who", "on Ana, Iñaki 25"),
        ("settings LIMIT=many", "on nobody 25"),
        ("settings LIMIT=", "on nobody 25"),
    ],
)
def test_settings_hold_from_the_power_on(tmp_path, line, first):
    _, log = run(tmp_path, line + "\nwait 500")
    assert log[0] == first


def test_settings_of_the_caller_come_before_those_of_the_script(tmp_path):
    _, log = run(tmp_path, "settings LIMIT=10\nwait 500", settings={"LIMIT": 15, "PLAYERS": "Bo"})
    assert log[0] == "on Bo 10"


def test_nothing_is_switched_on_by_a_script_that_does_nothing(tmp_path):
    assert run(tmp_path, "# a comment\n\n   \nseed 7\ndice 6\nusb on\nsettings A=1\n") == ("", [])


WRONG = [
    ("jump roll", "there is no command jump; there are press, hold, wait, dice"),
    ("PRESS roll", "there is no command PRESS"),
    ("press", "press takes a button"),
    ("press roll 80 90", "press takes a button"),
    ("press fire", "there is no button fire; there are roll, keep and stop"),
    ("press roll soon", "soon is no number of milliseconds"),
    ("press roll 0", "0 is no number of milliseconds from 1"),
    ("press roll -5", "-5 is no number"),
    ("press roll 2.5", "2.5 is no number"),
    ("press roll ²", "² is no number"),
    ("hold", "hold takes a button"),
    ("hold keep long", "long is no number"),
    ("wait", "wait takes milliseconds"),
    ("wait long", "long is no number"),
    ("wait 5 6", "5 6 is no number"),
    ("wait 99999999999", "99999999999 is no number"),
    ("dice", "dice takes the faces"),
    ("dice 6 7", "7 is no face of a die"),
    ("dice 0", "0 is no face"),
    ("dice six", "six is no face"),
    ("seed", "seed takes a whole number"),
    ("seed x", "seed takes a whole number"),
    ("shot", "shot takes the name"),
    ("shot picture.jpg", "shot takes the name of a file that ends in .png"),
    ("show me", "show takes nothing after it"),
    ("usb", "usb takes on or off"),
    ("usb maybe", "usb takes on or off"),
    ("settings", "settings takes KEY=VALUE"),
    ("settings LIMIT", "settings takes KEY=VALUE"),
    ("settings =5", "settings takes KEY=VALUE"),
    ("settings A B=5", "settings takes KEY=VALUE"),
    ('settings PLAYERS="Ana', 'the quotes in "Ana do not match'),
    ("power", "power takes on or off"),
    ("power out", "power takes on or off"),
    ("cut", "cut takes the number of the write"),
    ("cut 0", "cut takes the number of the write"),
    ("cut now", "cut takes the number of the write"),
    ("seed " + "9" * 5000, "seed takes a whole number of up to 18 digits"),
    ("wait " + "9" * 5000, "9999999999999999999"),
    ("cut " + "9" * 5000, "cut takes the number of the write"),
]


@pytest.mark.parametrize("line, reason", WRONG, ids=[line[:30] for line, _ in WRONG])
def test_a_wrong_line_is_told_with_file_line_and_reason_before_anything_runs(
    tmp_path, line, reason
):
    with pytest.raises(ScriptError) as error:
        run(tmp_path, f"# first\nwait 10\n{line}\nnonsense")
    assert str(error.value).startswith(f"play.txt:3: {reason}")
    assert not (tmp_path / "log").exists()


@pytest.mark.parametrize(
    "line",
    [
        "press\tkeep",
        "\tpress \t keep\t80\t",
        "press keep# a comment",
        "press keep\r",
        "press keep 80#",
    ],
)
def test_blanks_and_comments_may_be_of_any_kind(tmp_path, line):
    _, log = run(tmp_path, f"wait 1000# to start\n#\n{line}\nwait\t10")
    assert log[1:3] == ["1 down", "1 tap"]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_are_counted_as_an_editor_counts_them(end):
    # A form feed and a line separator are no ends of lines.
    with pytest.raises(ScriptError, match="play.txt:4: there is no command fly"):
        parse(end.join(["# page \f one", "# \u2028 two", "", "fly"]), "play.txt")


WRITER = """
import time
import microcontroller
import supervisor

with open("log", "a") as log:
    log.write(f"on {supervisor.get_setting('LIMIT')}\\n")
time.sleep(1)
microcontroller.nvm[0:2] = b"ab"
while True:
    time.sleep(1)
"""


def run_writer(tmp_path, text):
    (tmp_path / "code.py").write_text(WRITER)
    run_script(text, "play.txt", root=tmp_path)
    return (tmp_path / "log").read_text().splitlines()


def test_settings_may_change_once_a_cut_has_taken_the_power(tmp_path):
    text = "settings LIMIT=5\ncut 1\nwait 3000\nsettings LIMIT=10\npower on\nwait 500"
    assert run_writer(tmp_path, text) == ["on 5", "on 10"]


def test_settings_are_too_late_if_the_cut_is_still_to_come(tmp_path):
    with pytest.raises(ScriptError, match="play.txt:3: too late: the box is on"):
        run_writer(tmp_path, "cut 2\nwait 3000\nsettings LIMIT=10")


def test_settings_after_the_power_are_too_late():
    with pytest.raises(ScriptError, match="play.txt:4: too late: line 2 has switched the box on"):
        parse("dice 1\nwait 10\n\nsettings LIMIT=15", "play.txt")


def test_a_picture_that_cannot_be_written_is_told(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ScriptError, match="play.txt:2: cannot write no/such.png: No such file"):
        run(tmp_path, "wait 10\nshot no/such.png")


def test_what_the_box_raises_is_told_with_the_line_that_was_running(tmp_path):
    with pytest.raises(BoxFailure) as error:
        run(tmp_path, "wait 1000\n\nhold stop\nwait 10")
    assert str(error.value) == "play.txt:3: the box stopped: ValueError: held"
    assert isinstance(error.value.__cause__, ValueError)


def test_every_command_is_in_the_list_that_a_wrong_one_gets():
    with pytest.raises(ScriptError) as error:
        parse("?", "play.txt")
    for command in script.COMMANDS:
        assert command in str(error.value)


def test_the_help_tells_of_every_command():
    assert {line.split()[0] for line in script.HELP.splitlines()[1:]} == set(script.COMMANDS)


def test_what_the_help_says_can_be_written_so():
    for line in script.HELP.splitlines()[1:]:
        usage = line[2:34].split(" | ")[0].split("[")[0].replace("...", "")
        for word, example in (("MS", "5"), ("FACE", "6"), ("NUMBER", "7")):
            usage = usage.replace(word, example)
        assert len(parse(usage, "help")) == 1
