# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""At its end a game goes out on the serial console as a record that can be replayed."""

import io
import json

from box.buttons import ROLL, STOP
from mitchi import replay
from tests.care.fast_box import FastBox
from tests.care.table import START_UP, simulated, taps, words

BEGINS, ENDS = "# --- 8< --- Mitchi ---\n", "# --- >8 --- Mitchi ---\n"


def replayed(tmp_path, text):
    """The events that the command prints for a record."""
    file = tmp_path / "copied.txt"
    file.write_text(text, encoding="utf-8")
    output, complaints = io.StringIO(), io.StringIO()
    assert replay.run([str(file)], None, output, complaints) == 0, complaints.getvalue()
    return [json.loads(line) for line in output.getvalue().splitlines()]


def test_a_game_that_was_played_by_taps_can_be_replayed_from_the_console(tmp_path):
    with simulated({"LIMIT": 2, "PLAYERS": "Ana,Íñigo"}) as box:
        box.wait(START_UP)
        # The roll-off twice; Ana 6-4, Íñigo ties with one roll; 2-1 and 3-1 break the tie.
        box.dice(5, 5, 6, 2, 6, 4, 6, 4, 2, 1, 3, 1)
        taps(box, "roll " * 5 + "roll " * 5 + "roll roll stop roll roll roll " + "roll roll roll ")
        assert BEGINS not in box.serial
        taps(box, "roll roll roll roll roll")
        assert "Ana" in words(box)
        box.wait(500)
        before, _, rest = box.serial.partition(BEGINS)
        record, end, after = rest.partition(ENDS)
    assert record == "players: Ana, Íñigo\nlimit: 2\n5 5 6 2\n64 . 64 21 31\n"
    assert end and not before and not after
    for copied in (record, BEGINS + record + ENDS, "\n" + BEGINS + record):
        events = replayed(tmp_path, copied)
        assert [event["event"] for event in events] == [
            "starts", "turn", "turn", "tiebreak", "tiebreak_roll", "tiebreak_roll", "round",
            "game", "state",
        ]  # fmt: skip
        assert events[-1]["phase"] == "over"


def finished(seed, presses=(), **how):
    """A box at the last screen of a game, and what it has printed."""
    box = FastBox({"LIMIT": 2}, seed=seed, **how)
    box.start_game()
    while box.screen != "GameEnd":
        box.tap(STOP if box.screen == "Turn" and box.app.screen.may_choose else ROLL)
    return box


def test_the_record_comes_line_by_line_while_the_last_screen_stands(capsys):
    box = finished(1)
    lines = [len(capsys.readouterr().out.splitlines())]
    for _ in range(12):
        box.step(5)
        lines.append(len(capsys.readouterr().out.splitlines()))
    assert lines[0] <= 4
    assert max(lines[1:]) == 1
    assert lines[-1] == 0


def test_the_record_is_whole_whoever_is_quick_with_the_next_game(capsys, tmp_path):
    for button in (ROLL, STOP):  # rematch, home
        box = finished(2)
        capsys.readouterr()
        box.hardware.press(button, True)
        box.app.step()
        text = capsys.readouterr().out
        assert text.endswith(ENDS)
        assert box.screen in ("RollOff", "Home")


def test_the_record_of_a_game_that_was_cut_off_and_resumed_is_whole(capsys, tmp_path):
    box = FastBox({"LIMIT": 2}, seed=3)
    box.start_game()
    for number in range(300):
        if box.screen == "GameEnd":
            break
        if number % 7 == 6:
            box.app.session.go_on()
            box.power_on()
            box.tap(ROLL)
        box.tap(STOP if box.screen == "Turn" and box.app.screen.may_choose else ROLL)
    box.wait(500, step=5)
    printed = capsys.readouterr().out
    events = replayed(tmp_path, printed[printed.rindex(BEGINS) :])
    assert events[-1]["phase"] == "over"
    assert tuple(events[-1]["scores"].values()) == box.game.scores
