# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""A Python without the simulator's packages: it hands over to .venv's, or says what to do."""

import subprocess
import sys

import pytest

from simulator import __main__ as command
from simulator import packages
from simulator.power import ROOT


@pytest.fixture
def without_packages(monkeypatch):
    monkeypatch.setattr(packages, "_NEEDED", ("displayio", "a_package_that_nobody_has"))


def test_this_python_has_them():
    assert packages.are_here()


def test_without_them_and_without_a_venv_there_is_one_sentence_and_status_2(
    without_packages, monkeypatch, tmp_path, capsys
):
    monkeypatch.setattr(packages, "_FOLDER", tmp_path)
    assert command.main(["--script", "play.txt"]) == 2
    sentence = "what the simulator needs is not installed; `make play` installs it\n"
    assert capsys.readouterr().err == sentence


def test_the_python_of_the_venv_does_not_hand_over_to_itself(monkeypatch, tmp_path):
    monkeypatch.setattr(packages, "_FOLDER", tmp_path)
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "python").touch()
    assert packages.python_that_has_them() is None


@pytest.mark.skipif(sys.platform == "win32", reason="the venv's Python has another place there")
def test_without_them_the_venv_runs_the_same_command(without_packages, monkeypatch, tmp_path):
    (tmp_path / "bin").mkdir()
    python = tmp_path / "bin" / "python"
    python.symlink_to(sys.executable)
    monkeypatch.setattr(packages, "_FOLDER", tmp_path)
    ran = []
    monkeypatch.setattr(packages, "run_there", lambda *what: ran.append(what) or 0)
    assert command.main(["--script", "play.txt"]) == 0
    assert ran == [(python, ["--script", "play.txt"])]


@pytest.mark.skipif(sys.platform == "win32", reason="a POSIX shell's quoting")
def test_the_other_python_gets_every_word_and_gives_its_status():
    code = (
        "import sys; from simulator import packages; "
        "packages.run_there(sys.executable, ['--script', 'no such file'])"
    )
    ended = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=60
    )
    assert ended.returncode == 2
    assert ended.stderr == "no such file: cannot be read: No such file or directory\n"
