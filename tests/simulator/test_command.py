# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""`python -m simulator` as a person types it, with the real box behind it."""

import io
import os
import subprocess
import sys

import pytest

from simulator import __main__ as command
from simulator.power import ROOT


@pytest.fixture
def script(tmp_path):
    def write(text):
        path = tmp_path / "play.txt"
        path.write_text(text, encoding="utf-8")
        return str(path)

    return write


def test_a_script_runs_the_real_box(script, capsys):
    path = script("settings LANGUAGE=en\nwait 2500\nshow")
    assert command.main(["--script", path]) == 0
    shown = capsys.readouterr().out
    assert shown.count("\n") == 32
    assert any(block in shown for block in "▀▄█")


@pytest.mark.parametrize("locale", ["utf-8", "ascii"])
def test_a_script_may_come_from_standard_input_in_any_locale(monkeypatch, capsys, locale):
    text = "settings PLAYERS=Iñaki\nshow\nfly".encode()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text), encoding=locale))
    assert command.main(["--script", "-"]) == 2
    assert capsys.readouterr().err.startswith("-:3: there is no command fly")


def test_a_closed_standard_input_is_one_sentence_and_status_2(monkeypatch, capsys):
    monkeypatch.setattr(sys, "stdin", None)
    assert command.main(["--script", "-"]) == 2
    assert capsys.readouterr().err == "-: cannot be read: standard input is closed\n"


def test_a_byte_order_mark_is_no_part_of_a_script(script):
    assert command.main(["--script", script("\ufeffseed 7\n")]) == 0


def test_a_closed_standard_output_stops_no_script(script, monkeypatch):
    monkeypatch.setattr(sys, "stdout", None)
    assert command.main(["--script", script("wait 100\nshow")]) == 0


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no device that is always full here")
def test_an_output_that_cannot_be_written_is_one_sentence_and_status_2(script):
    path = script("wait 100\nshow\nshow")
    with open("/dev/full", "w") as full:
        ended = subprocess.run(
            [sys.executable, "-m", "simulator", "--script", path],
            cwd=ROOT,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            timeout=60,
            check=False,
        )
    assert ended.stderr == f"{path}:2: cannot write the output: No space left on device\n"
    assert ended.returncode == 2


def test_settings_can_be_given_with_the_command(script, capsys):
    path = script("wait 2500\nshow")
    shown = set()
    for language in ("es", "en"):
        assert command.main(["--script", path, "--settings", f"LANGUAGE={language}"]) == 0
        shown.add(capsys.readouterr().out)
    assert len(shown) == 2


def test_a_wrong_line_is_one_sentence_and_status_2(script, capsys):
    path = script("wait 100\npress fire")
    assert command.main(["--script", path]) == 2
    sentence = capsys.readouterr().err
    assert sentence == f"{path}:2: there is no button fire; there are roll, keep and stop\n"


@pytest.mark.parametrize(
    "make, reason",
    [
        (lambda path: None, "No such file or directory"),
        (lambda path: path.mkdir(), "Is a directory"),
        (lambda path: path.write_bytes(b"wait \xff"), "it is not text in UTF-8"),
    ],
)
def test_a_script_that_cannot_be_read_is_one_sentence_and_status_2(tmp_path, capsys, make, reason):
    path = tmp_path / "play.txt"
    make(path)
    assert command.main(["--script", str(path)]) == 2
    assert capsys.readouterr().err == f"{path}: cannot be read: {reason}\n"


def test_a_failure_of_the_box_is_one_sentence_and_status_1(script, capsys, monkeypatch):
    def fail(*_, **__):
        raise RuntimeError("the panel is on fire")

    path = script("wait 3000")
    monkeypatch.setattr("simulator.runner.run_box", fail)
    assert command.main(["--script", path]) == 1
    complaint = capsys.readouterr().err
    assert "play.txt:1: the box stopped: RuntimeError: the panel is on fire" in complaint
    assert complaint.count("\n") == 1
    assert command.main(["--script", path, "--debug"]) == 1
    assert "Traceback" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments, reason",
    [
        (["--settings", "LIMIT"], "settings takes KEY=VALUE"),
        (["--window", "--terminal"], "not allowed with"),
        (["--fly"], "unrecognized arguments"),
    ],
)
def test_wrong_options_are_told_with_status_2(arguments, reason, capsys):
    with pytest.raises(SystemExit) as ended:
        command.main(arguments)
    assert ended.value.code == 2
    assert reason in capsys.readouterr().err


def test_a_reader_who_has_seen_enough_ends_a_script_quietly(script):
    path = script("wait 2500\n" + "show\n" * 400)
    ended = subprocess.run(
        f"{sys.executable} -m simulator --script {path} | head -1",
        shell=True,
        cwd=ROOT,
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert ended.stderr == b""


def test_a_script_that_is_interrupted_ends_quietly_with_status_130(script, capsys, monkeypatch):
    def interrupt(*_, **__):
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "run_script", interrupt)
    assert command.main(["--script", script("wait 1")]) == 130
    assert capsys.readouterr().err == ""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
@pytest.mark.parametrize("options", [[], ["--terminal"]])
def test_without_a_terminal_and_a_display_there_is_one_sentence_and_status_2(options):
    quiet = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    environment = {name: value for name, value in os.environ.items() if name not in quiet}
    ended = subprocess.run(
        [sys.executable, "-m", "simulator", *options],
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert ended.stderr == (
        "the box cannot be shown: there is no terminal here; --script FILE needs none\n"
    )
