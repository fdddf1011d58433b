# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""`make deploy` tests, builds and copies, and ends with a sentence and a status."""

import errno

import pytest

from tests.drive.samples import NEW, NEW_DRIVE, contents, put
from tools import deploy, deploy_copy
from tools.mpy import RefusedFile


class Board:
    """Stands for a tools.drives.Board."""

    numbers = (10, 2)
    version = "10.2.1"

    def __init__(self, folder):
        self.folder = folder

    def __str__(self):
        return "a board"


def test_the_command_tests_builds_and_copies(folder, capsys, monkeypatch):
    put(folder, NEW_DRIVE)
    monkeypatch.setattr(deploy.build, "build", lambda: NEW)
    asked = []
    status = deploy.main(
        ["--drive", "D:"],
        find=lambda named: asked.append(named) or Board(folder),
        run_tests=lambda: asked.append("tests") or 0,
    )
    assert (status, asked) == (0, ["D:", "tests"])
    assert contents(folder) == {**NEW_DRIVE, **NEW.files}
    assert capsys.readouterr().out.startswith("a board\n")


def test_a_test_that_fails_stops_the_command(folder, capsys):
    put(folder, NEW_DRIVE)
    status = deploy.main([], find=lambda named: Board(folder), run_tests=lambda: 5)
    assert status == 1
    assert contents(folder) == NEW_DRIVE
    assert "Nothing was copied, since a test failed." in capsys.readouterr().out


@pytest.mark.parametrize("option", ["--check", "--no-tests"])
def test_the_tests_can_be_left_out(folder, option, monkeypatch):
    put(folder, NEW_DRIVE)
    monkeypatch.setattr(deploy.build, "build", lambda: NEW)
    run_tests = lambda: pytest.fail("ran the tests")  # noqa: E731
    assert deploy.main([option], lambda named: Board(folder), run_tests) == 0


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (deploy.drives.NoDrive("No board."), "Nothing was copied. No board.\n"),
        (RefusedFile("a.py uses await"), "Nothing was copied. a.py uses await\n"),
        (OSError(errno.EIO, "said the system"), "Nothing was copied. The drive stopped answering"),
        (deploy_copy.DeployError("It is full."), "It is full.\n"),
        (KeyboardInterrupt(), "Stopped. The box does not start like this: run this again"),
    ],
)
def test_what_goes_wrong_is_one_sentence_and_status_1(capsys, error, told):
    def find(named):
        raise error

    assert deploy.main([], find=find) == 1
    assert capsys.readouterr().out.startswith(told)


def test_a_wrong_option_is_status_2(capsys):
    with pytest.raises(SystemExit) as stopped:
        deploy.main(["--drvie", "x"])
    assert stopped.value.code == 2
    assert "usage:" in capsys.readouterr().err
