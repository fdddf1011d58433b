# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The command `python -m mitchi solve`: tables, JSON, and one sentence for what cannot be."""

import io
import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

from mitchi import __main__ as command

ROOT = Path(__file__).resolve().parent.parent.parent
EXAMPLE = "--dice 6 3 --rolls-left 1 --worst 64 --tied 1 --mitchis 0 --to-act 2 --limit 3"


def solve(text):
    """(exit status, standard output, standard error) of the command with these words."""
    stdout, stderr = io.StringIO(), io.StringIO()
    status = command.main(["solve", *text.split()], None, stdout, stderr)
    return status, stdout.getvalue(), stderr.getvalue()


def solved_json(text):
    status, output, complaint = solve(text + " --json")
    assert (status, complaint) == (0, "")
    return json.loads(output)


def test_it_runs_as_a_command():
    finished = subprocess.run(
        [sys.executable, "-m", "mitchi", "solve", "--players", "2"],
        cwd=ROOT, capture_output=True, text=True,
    )  # fmt: skip
    assert (finished.returncode, finished.stderr) == (0, "")
    assert "0.48668" in finished.stdout


def test_a_round_shows_what_each_seat_expects():
    status, output, complaint = solve("--players 3")
    assert (status, complaint) == (0, "")
    assert "1st  0.32544  (starts)" in output
    assert "   2nd  " in output
    assert "   3rd  " in output
    assert "   4th  " not in output


def test_a_round_shows_what_to_do_with_every_hand():
    lines = solve("--players 2")[1].splitlines()
    heading = "2nd player, roll limit 2, 1 roll left, 1 holds the worst hand, 0 Mitchis so far"
    begin = lines.index(heading)
    assert lines[begin + 1].split() == (
        "worst hand 21 66 55 44 33 22 11 65 64 63 62 61 54 53 52 51 43 42 41 32 31".split()
    )
    # The last player has 31 to beat: whatever he holds beats it, but 31, which both dice should.
    assert lines[begin + 21].split() == ["31", *["."] * 20, "B"]


def test_only_all_shows_the_rows_for_ties_and_mitchis():
    assert "2 hold the worst hand" not in solve("--players 3")[1]
    assert "2 hold the worst hand" in solve("--players 3 --all")[1]


def test_json_of_a_round_is_complete_and_exact():
    result = solved_json("--players 3")
    assert result["players"] == 3
    assert [seat["seat"] for seat in result["seats"]] == [1, 2, 3]
    assert f"{result['seats'][0]['points']:.5f}" == "0.32544"
    top, bottom = result["seats"][0]["points_exact"].split("/")
    assert abs(int(top) / int(bottom) - result["seats"][0]["points"]) < 1e-12
    assert result["tie_breaks"][0] == {"tied": 2, "a": "205/97", "b": "4944/19885"}
    # One is done for the second player; for the third two are, so that the worst hand has one
    # holder, or two, or one and a Mitchi was rolled. All that for three pairs of limit and rolls
    # left and for twenty worst hands; and once for a Mitchi.
    assert len(result["later_players"]) == 3 * (20 + 1) + 3 * (3 * 20 + 1)
    assert all(len(plan["choices"]) == 21 for plan in result["later_players"])


def test_one_position_shows_points_and_chances():
    status, output, complaint = solve(EXAMPLE)
    assert (status, complaint) == (0, "")
    rows = {line[:14].strip(): line[14:].split() for line in output.splitlines()[-4:]}
    # 64 is beaten by 65 and 66 beside the 6, by 33 beside the 3, by 10 of 36 throws.
    assert rows["stop"][1:] == ["0.00%", "0.00%", "100.00%"]
    assert rows["keep the 6"][1:] == ["33.33%", "16.67%", "50.00%", "best"]
    assert rows["keep the 3"][1:] == ["16.67%", "0.00%", "83.33%"]
    assert rows["roll both"][1:] == ["27.78%", "5.56%", "66.67%"]


def test_json_of_one_position():
    result = solved_json(EXAMPLE)
    assert result["position"] == {
        "dice": "63", "rolls_left": 1, "to_act": 2,
        "worst": "64", "tied": 1, "mitchis": 0, "limit": 3,
    }  # fmt: skip
    assert result["best"] == "keep the 6"
    keep = result["choices"][1]
    assert (keep["choice"], keep["beat_exact"], keep["tie_exact"]) == ("keep the 6", "1/3", "1/6")
    assert keep["worst"] == 0.5


def test_what_is_usual_may_be_left_out():
    short = "--dice 3 6 --rolls-left 1 --worst 46 --to-act 2 --limit 3"
    assert solve(short) == solve(EXAMPLE)
    mitchi = "--dice 3 6 --rolls-left 1 --worst 21 --tied 2 --to-act 0 --limit 2"
    assert solve(mitchi) == solve(mitchi + " --mitchis 2 --players 3")


def test_a_starting_player_has_points_but_no_chances():
    result = solved_json("--dice 6 5 --rolls-left 2 --players 4")
    assert result == solved_json("--dice 6 5 --rolls-left=2 --to-act=3")
    assert result["position"] == {"dice": "65", "rolls_left": 2, "to_act": 3}
    assert "beat" not in result["choices"][0]
    assert "nothing to beat yet" in solve("--dice 6 5 --rolls-left 2 --players 4")[1]


def test_doubles_have_one_way_to_keep():
    result = solved_json("--dice 4 4 --rolls-left 1 --worst 44 --to-act 0 --limit 2")
    assert [row["choice"] for row in result["choices"]] == ["stop", "keep the 4", "roll both"]


def test_twelve_players_take_less_than_a_minute():
    began = time.process_time()
    result = solved_json("--players 12")
    assert time.process_time() - began < 60
    assert len(result["seats"]) == 12


def test_help_says_how():
    status, output, complaint = solve("--help")
    assert (status, complaint) == (0, "")
    assert "--players N" in output


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("", "solve needs --players N, or --dice and the rest of a position"),
        ("--players", "--players needs a value"),
        ("--players --json", "--players needs a value"),
        ("--players 1", "--players is a whole number from 2 to 12, not '1'"),
        ("--players 13", "--players is a whole number from 2 to 12, not '13'"),
        ("--players four", "--players is a whole number from 2 to 12, not 'four'"),
        ("--players -3", "--players is a whole number from 2 to 12, not '-3'"),
        ("--players ²", "--players is a whole number from 2 to 12, not '²'"),
        ("--players 4 --players 4", "--players is given twice"),
        ("--players 4 --tied 1", "--tied is part of a position, which needs --dice too"),
        ("--dice 6", "--dice needs two faces, such as 6 3"),
        ("--dice 6 7", "--dice takes two faces from 1 to 6, not '7'"),
        ("--dice 6 3", "a position needs --rolls-left"),
        ("--dice 6 3 --all", "--all goes with a whole round, not with one position"),
        ("--dice 6 3 --rolls-left 1 --worst 6", "--worst is a hand such as 64 or 21, not '6'"),
        ("--dice 6 3 --rolls-left 1 --worst 64", "a position with --worst needs --to-act"),
        (
            "--dice 6 3 --rolls-left 1 --worst 64 --to-act 0",
            "a position with --worst needs --limit",
        ),
        (
            "--dice 6 3 --rolls-left 2 --worst 64 --to-act 0 --limit 2",
            "with --limit 2 and dice on the table --rolls-left is at most 1, not 2",
        ),
        (
            "--dice 6 3 --rolls-left 1 --worst 21 --tied 2 --mitchis 1 --to-act 0 --limit 2",
            "with --worst 21 all who are done have a Mitchi: --mitchis is 2, not 1",
        ),
        (
            "--dice 6 3 --rolls-left 1 --worst 64 --tied 2 --to-act 1 --limit 2 --players 3",
            "2 with those hands, this player and 1 to act are 4, which cannot be in a round of 3",
        ),
        (
            "--dice 6 3 --rolls-left 1 --worst 21 --to-act 1 --limit 2 --players 4",
            "1 with those hands, this player and 1 to act are 3, which cannot be in a round of 4",
        ),
        (
            "--dice 6 3 --rolls-left 1 --worst 64 --tied 2 --mitchis 2 --to-act 8 --limit 2",
            "4 with those hands, this player and 8 to act are 13, which cannot be in a round of 12",
        ),
        (
            "--dice 6 3 --rolls-left 1 --to-act 2 --tied 2",
            "--tied needs --worst: a starting player has nothing to beat yet",
        ),
        (
            "--dice 6 3 --rolls-left 1",
            "the position of a starting player needs --to-act or --players",
        ),
        (
            "--dice 6 3 --rolls-left 1 --to-act 0",
            "--to-act is 1 or more for a starting player: nobody plays alone",
        ),
        (
            "--dice 6 3 --rolls-left 1 --to-act 2 --players 4",
            "with --players 4 there are 3 to act after the starting player, not 2",
        ),
    ],
)
def test_what_cannot_be_gets_one_sentence_and_status_2(words, sentence):
    assert solve(words) == (2, "", sentence + "\n")


def test_an_unknown_word_is_named_with_what_is_known():
    status, output, complaint = solve("--player 4")
    assert (status, output) == (2, "")
    assert complaint.startswith("solve does not know '--player'; it knows --dice, ")
    assert complaint.count("\n") == 1
