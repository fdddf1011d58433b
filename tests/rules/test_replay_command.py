# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""`python -m mitchi replay FILE`, to the field, and every way in which it can go wrong."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from mitchi import __main__ as entry
from mitchi.__main__ import main

ROOT = Path(__file__).resolve().parents[2]

EXAMPLE = """players: Ana, Luis, Marta
limit: 25
4 6 6  2 5        # roll-off: Luis and Marta tie on 6, Marta wins with the 5
43 4k1 .          # Marta: four-one in two, so the roll limit is 2
31 21             # Ana: re-rolls both, Mitchi in two
65 .              # Luis stops in one; Marta has the worst hand and takes 2 points
"""
# As RECORD.md shows it, the last line unfolded.
EXAMPLE_REPLAYED = """\
{"event": "starts", "player": "Marta"}
{"event": "turn", "player": "Marta", "hand": "41", "group": "four-high", "rolls": 2, "limit": 2}
{"event": "turn", "player": "Ana", "hand": "21", "group": "mitchi", "rolls": 2, "limit": 2}
{"event": "turn", "player": "Luis", "hand": "65", "group": "six-high", "rolls": 1, "limit": 2}
{"event": "round", "round": 1, "player": "Marta", "pot": 2, \
"scores": {"Ana": 0, "Luis": 0, "Marta": 2}}
{"event": "state", "phase": "turn", "player": "Marta", "round": 2, "roll": 0, "limit": null, \
"dice": null, "pot": 1, "worst": null, "scores": {"Ana": 0, "Luis": 0, "Marta": 2}}
"""


def run(*arguments, stdin=b""):
    """What the command does in this process: (exit status, standard output, standard error)."""
    stdout, stderr = io.StringIO(), io.StringIO()
    stdin = None if stdin is None else io.BytesIO(stdin)
    status = main(list(arguments), stdin, stdout, stderr)
    return status, stdout.getvalue(), stderr.getvalue()


def replay(text):
    """The objects that a record's replay prints, which must go well."""
    status, stdout, stderr = run("replay", "-", stdin=text.encode())
    assert (status, stderr) == (0, "")
    return [json.loads(line) for line in stdout.splitlines()]


def state(text):
    return replay("players: Ana, Luis, Marta\n" + text)[-1]


def test_the_example_is_replayed_to_the_letter(tmp_path):
    file = tmp_path / "game.txt"
    file.write_text(EXAMPLE, encoding="utf-8")
    assert run("replay", str(file)) == (0, EXAMPLE_REPLAYED, "")


def test_standard_input_is_replayed_to_the_letter():
    assert run("replay", "-", stdin=EXAMPLE.encode()) == (0, EXAMPLE_REPLAYED, "")


def test_line_ends_and_byte_order_mark_do_not_matter():
    for content in (
        EXAMPLE.replace("\n", "\r\n").encode(),
        EXAMPLE.replace("\n", "\r").encode(),
        EXAMPLE.encode("utf-8-sig"),
        EXAMPLE.rstrip().encode(),
    ):
        assert run("replay", "-", stdin=content) == (0, EXAMPLE_REPLAYED, "")


def test_a_named_starter_is_told_before_any_move():
    assert replay("players: Ana, Íñigo\nstarts: Íñigo\n") == [
        {"event": "starts", "player": "Íñigo"},
        {
            "event": "state",
            "phase": "turn",
            "player": "Íñigo",
            "round": 1,
            "roll": 0,
            "limit": None,
            "dice": None,
            "pot": 1,
            "worst": None,
            "scores": {"Ana": 0, "Íñigo": 0},
        },
    ]


def test_letters_beyond_ascii_are_printed_as_they_are():
    assert '"Íñigo"' in run("replay", "-", stdin="players: Ana, Íñigo\n6 1".encode())[1]


def test_the_example_table_of_the_tie_breaks_and_the_end():
    lines = run(
        "replay",
        "-",
        stdin=b"players: A, B, C\nlimit: 8\nstarts: A\n43 . 43 43  21 65 65  61 62",
    )[1].splitlines()
    assert lines[4:] == [
        '{"event": "tiebreak", "players": ["C", "B", "A"], "pot": 2}',
        '{"event": "tiebreak_roll", "player": "C", "hand": "21", "pot": 4}',
        '{"event": "tiebreak_roll", "player": "B", "hand": "65", "pot": 4}',
        '{"event": "tiebreak_roll", "player": "A", "hand": "65", "pot": 4}',
        '{"event": "tiebreak", "players": ["A", "B"], "pot": 8}',
        '{"event": "tiebreak_roll", "player": "A", "hand": "61", "pot": 8}',
        '{"event": "tiebreak_roll", "player": "B", "hand": "62", "pot": 8}',
        '{"event": "round", "round": 1, "player": "A", "pot": 8, '
        '"scores": {"A": 8, "B": 0, "C": 0}}',
        '{"event": "game", "winners": ["B", "C"], "scores": {"A": 8, "B": 0, "C": 0}}',
        '{"event": "state", "phase": "over", "player": null, "round": 1, "roll": 0, "limit": null, '
        '"dice": null, "pot": 1, "worst": null, "scores": {"A": 8, "B": 0, "C": 0}}',
    ]


def test_the_state_of_a_roll_off():
    now = state("4 6")
    assert (now["phase"], now["player"], now["round"]) == ("rolloff", "Marta", 1)
    assert (now["pot"], now["roll"], now["limit"], now["dice"]) == (1, 0, None, None)
    assert now["worst"] is None
    assert state("4 6 6")["player"] == "Luis"


def test_the_state_in_the_middle_of_a_turn():
    now = state("starts: Ana\n36")
    assert (now["phase"], now["player"], now["roll"], now["limit"]) == ("turn", "Ana", 1, None)
    assert (now["dice"], now["worst"]) == ([6, 3], None)
    now = state("starts: Ana\n63 3k1 . 21")
    assert (now["player"], now["roll"], now["limit"]) == ("Luis", 1, 2)
    assert (now["dice"], now["worst"], now["pot"]) == ([2, 1], "31", 1)


def test_the_state_between_two_turns_is_that_of_the_next_player():
    now = state("starts: Ana\n63 12 .")
    assert (now["player"], now["roll"], now["limit"]) == ("Luis", 0, 2)
    assert (now["dice"], now["worst"], now["pot"]) == (None, "21", 2)


def test_the_state_in_a_tie_break():
    now = state("starts: Ana\n43 . 43 43")
    assert (now["phase"], now["player"], now["round"]) == ("tiebreak", "Marta", 1)
    assert (now["pot"], now["roll"], now["limit"]) == (2, 0, None)
    assert (now["dice"], now["worst"]) == (None, None)
    now = state("starts: Ana\n43 . 43 43 26")
    assert (now["player"], now["worst"], now["pot"]) == ("Luis", "62", 2)


def test_the_keys_of_every_event_stand_in_their_order():
    text = "players: A, B\nlimit: 2\n6 1 43 . 43 65 64"
    keys = {each["event"]: " ".join(each) for each in replay(text)}
    assert keys == {
        "starts": "event player",
        "turn": "event player hand group rolls limit",
        "tiebreak": "event players pot",
        "tiebreak_roll": "event player hand pot",
        "round": "event round player pot scores",
        "game": "event winners scores",
        "state": "event phase player round roll limit dice pot worst scores",
    }


def test_a_wrong_record_gives_its_events_up_to_there_and_no_state():
    status, stdout, stderr = run(
        "replay", "-", stdin=b"players: Ana, Luis\nstarts: Ana\n63 .\n65 6k2"
    )
    assert status == 2
    assert stdout.splitlines() == [
        '{"event": "starts", "player": "Ana"}',
        '{"event": "turn", "player": "Ana", "hand": "63", "group": "six-high", "rolls": 1, '
        '"limit": 1}',
        '{"event": "turn", "player": "Luis", "hand": "65", "group": "six-high", "rolls": 1, '
        '"limit": 1}',
        '{"event": "round", "round": 1, "player": "Ana", "pot": 1, '
        '"scores": {"Ana": 1, "Luis": 0}}',
    ]
    assert stderr == "-:4: Ana cannot keep a 6 before the first roll ('6k2')\n"


def test_an_error_names_the_file_as_it_was_given(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("game.txt").write_text("players: Ana, Luis\nstarts: Ana\n63\n\n5k2\n", encoding="utf-8")
    expected = "game.txt:5: Ana cannot keep a 5: the dice show 6 and 3 ('5k2')\n"
    assert run("replay", "game.txt")[2] == expected
    assert run("replay", "./game.txt")[2] == "./" + expected


@pytest.mark.parametrize(
    "record, line",
    [
        ("", 1),
        ("limit: 5\n\n\n", 3),
        ("4 6\nplayers: A, B\n", 1),
        ("players: A\n", 1),
        ("players: A, \n", 1),
        ("players: A, ABCDEFGHIJKLM\n", 1),
        ("players: A, A\n", 1),
        ("players: A, B\nlimit: many\n", 2),
        ("players: A, B\nlimit: 0\n", 2),
        ("players: A, B\nlimit: 1000\n", 2),
        ("players: A, B\nlimit: 2.5\n", 2),
        ("players: A, B\n\nstarts: C\n4\n", 3),
        ("players: A, B\nseats: 2\n", 2),
        ("players: A, B\nplayers: A, C\n", 2),
        ("players: A, B\n6 1\nlimit: 5\n", 3),
        ("players: A, B\n6 1\n6x3\n", 3),
        ("players: A, B\n6 63\n", 2),
        ("players: A, B\nstarts: A\n6\n", 3),
        ("players: A, B\nstarts: A\n.\n", 3),
        ("players: A, B\nstarts: A\n6k6\n", 3),
        ("players: A, B\nstarts: A\n63 .\n65 .\n", 4),
        ("players: A, B\nstarts: A\n63 . 63\n63 .\n", 4),
        ("players: A, B\nstarts: A\nlimit: 1\n63 . 65\n63\n", 5),
    ],
)
def test_every_wrong_record_gets_one_line_with_its_place(record, line):
    status, stdout, stderr = run("replay", "-", stdin=record.encode())
    assert status == 2
    assert '"state"' not in stdout
    assert stderr.startswith(f"-:{line}: ")
    assert stderr.count("\n") == 1
    assert len(stderr) > 20


def test_a_file_that_cannot_be_read_is_named_with_the_reason(tmp_path):
    absent = str(tmp_path / "absent.txt")
    assert run("replay", absent) == (2, "", f"{absent}: No such file or directory\n")
    assert run("replay", str(tmp_path)) == (2, "", f"{tmp_path}: Is a directory\n")


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
@pytest.mark.parametrize("end", [b"\n", b"\r\n", b"\r"])
def test_a_line_that_is_not_utf_8_is_named_after_the_events_before_it(tmp_path, mark, end):
    file = tmp_path / "game.txt"
    lines = (b"players: Ana, Luis", b"starts: Luis", b"63 .", b"# I\xf1igo", b"54", b"")
    file.write_bytes(mark + end.join(lines))
    status, stdout, stderr = run("replay", str(file))
    assert (status, stderr) == (2, f"{file}:4: this line is not text in UTF-8\n")
    assert [json.loads(line)["event"] for line in stdout.splitlines()] == ["starts", "turn"]


def test_a_file_that_is_no_text_at_all_is_one_sentence(tmp_path):
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\r\n\x1a\n\0\xff")
    assert run("replay", str(file)) == (2, "", f"{file}:1: this line is not text in UTF-8\n")


def test_standard_input_that_is_closed_is_a_reason():
    assert run("replay", "-", stdin=None) == (2, "", "-: standard input is closed\n")


def test_a_missing_or_unknown_command_gets_one_sentence():
    for arguments in ([], ["play"], [""], ["replay"], ["replay", "a", "b"], ["\x1b[31m"]):
        status, stdout, stderr = run(*arguments)
        assert (status, stdout) == (2, "")
        assert stderr.count("\n") == 1
        assert "python -m mitchi" in stderr
        assert "\x1b" not in stderr


def test_help_says_what_there_is():
    for arguments in (["--help"], ["-h"], ["help"], ["replay", "--help"], ["replay", "-h"]):
        status, stdout, stderr = run(*arguments)
        assert (status, stderr) == (0, "")
        assert "python -m mitchi replay FILE\n" in stdout
        assert "JSON" in stdout


class Failing(io.StringIO):
    """A stream that fails when it is written to."""

    def __init__(self, error):
        super().__init__()
        self.error = error

    def write(self, _text):
        raise self.error


def test_an_output_that_nobody_reads_ends_quietly():
    stderr = io.StringIO()
    stdin = io.BytesIO(EXAMPLE.encode())
    assert main(["replay", "-"], stdin, Failing(BrokenPipeError()), stderr) == 141
    assert stderr.getvalue() == ""


def test_an_output_that_fails_is_a_sentence():
    stderr = io.StringIO()
    full = OSError(28, "No space left on device")
    assert main(["replay", "-"], io.BytesIO(EXAMPLE.encode()), Failing(full), stderr) == 2
    assert stderr.getvalue() == "cannot write the output: No space left on device\n"
    assert main(["replay", "-"], io.BytesIO(EXAMPLE.encode()), Failing(full), Failing(full)) == 2


def test_an_interruption_ends_quietly():
    class Interrupted:
        def read(self):
            raise KeyboardInterrupt

    stdout, stderr = io.StringIO(), io.StringIO()
    assert main(["replay", "-"], Interrupted(), stdout, stderr) == 130
    assert (stdout.getvalue(), stderr.getvalue()) == ("", "")


def test_the_standard_streams_are_utf_8(monkeypatch):
    stdin, stdout, stderr = (io.TextIOWrapper(io.BytesIO(), encoding="ascii") for _ in range(3))
    stdin.buffer.write("players: Íñigo, B\nstarts: Íñigo\n4".encode())
    stdin.seek(0)
    for name, stream in (("stdin", stdin), ("stdout", stdout), ("stderr", stderr)):
        monkeypatch.setattr(sys, name, stream)
    monkeypatch.setattr(sys, "argv", ["mitchi", "replay", "-"])
    assert entry._run_on_standard_streams() == 2
    assert stdout.buffer.getvalue().decode() == '{"event": "starts", "player": "Íñigo"}\n'
    assert stderr.buffer.getvalue().decode().startswith("-:3: Íñigo rolls both dice")


def test_closed_standard_streams_are_no_trouble(monkeypatch):
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)
    monkeypatch.setattr(sys, "argv", ["mitchi", "replay", "-"])
    assert entry._run_on_standard_streams() == 2
    monkeypatch.setattr(sys, "argv", ["mitchi", "--help"])
    assert entry._run_on_standard_streams() == 0


def test_what_a_full_disk_did_not_take_is_given_up(monkeypatch):
    with open("/dev/full", "w", encoding="utf-8") as full:
        monkeypatch.setattr(sys, "stdout", full)
        monkeypatch.setattr(sys, "argv", ["mitchi", "--help"])
        assert entry._run_on_standard_streams() == 2
        full.flush()


def process(command, **options):
    """Run a shell command of the project's folder as a user would, in a locale without UTF-8."""
    environment = dict(os.environ, LC_ALL="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0")
    # Buffers hide the order of what is written, so they have to be there.
    environment.pop("PYTHONUNBUFFERED", None)
    command = command.replace("mitchi ", f"{sys.executable} -m mitchi ")
    return subprocess.run(
        ["bash", "-c", command], cwd=ROOT, env=environment, capture_output=True, **options
    )


def test_the_command_itself_speaks_utf_8_in_any_locale():
    record = EXAMPLE.replace("Marta", "Íñigo")
    done = process("mitchi replay -", input=record.encode())
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode() == EXAMPLE_REPLAYED.replace("Marta", "Íñigo")
    done = process("mitchi replay -", input="players: Íñigo, B\nstarts: Íñigo\n4".encode())
    expected = "-:3: Íñigo rolls both dice in a turn, such as 63 ('4')\n"
    assert (done.returncode, done.stderr.decode()) == (2, expected)


def test_events_come_before_the_error_when_both_go_to_one_place():
    record = b"players: A, B\n6 1 x"
    lines = process("mitchi replay - 2>&1", input=record).stdout.splitlines()
    assert lines[0] == b'{"event": "starts", "player": "A"}'
    assert lines[1].startswith(b"-:2: 'x' is not a move")


def test_the_command_itself_never_shows_a_traceback():
    long_game = "players: A, B\nlimit: 999\nstarts: A\n" + "63 . 66\n" * 990
    for command, status in (
        ("mitchi replay - | head -n 1", 0),
        ("mitchi replay - > /dev/full", 2),
        ("mitchi replay - > /dev/full 2> /dev/full", 2),
        ("mitchi replay - >&-", 0),
        ("mitchi replay - <&-", 2),
        ("mitchi replay - 2>&- <&-", 2),
        ("mitchi replay $'absent\\xff'", 2),
    ):
        done = process(command, input=long_game.encode())
        assert done.returncode == status, command
        assert done.stderr.count(b"\n") <= 1, done.stderr
        assert b"Traceback" not in done.stderr
        assert b"Exception" not in done.stderr
