# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""`make test` runs every check in order, stops at the first that fails, and says which."""

import subprocess

from tools import checks
from tools.project_files import ROOT


def names(root, arguments=()):
    return [name for name, _ in checks.commands(root, arguments)]


def test_the_checks_come_in_order(tmp_path):
    for folder in ("mitchi", "box", "tools/bench"):
        (tmp_path / folder).mkdir(parents=True)
    assert names(tmp_path) == [
        "style", "build", "budget", "tests", "branch coverage of mitchi", "branch coverage of box",
    ]  # fmt: skip


def test_what_is_not_there_yet_is_not_checked(tmp_path):
    assert names(tmp_path) == ["style", "build", "tests"]


def test_a_part_of_the_tests_says_nothing_of_coverage():
    assert "branch coverage of box" not in names(ROOT, ["-k", "odds"])
    command = dict(checks.commands(ROOT, ["-k", "odds"]))["tests"]
    assert command[-2:] == ["-k", "odds"]


def test_the_first_failure_ends_it_with_its_status(monkeypatch, capsys):
    ran = []

    def run(command, cwd):
        ran.append(command)
        return subprocess.CompletedProcess(command, 0 if len(ran) < 2 else 3)

    monkeypatch.setattr(checks.subprocess, "run", run)
    assert checks.run() == 3
    assert len(ran) == 2
    assert "This check failed: build. Nothing after it was run." in capsys.readouterr().out


def test_all_that_pass_are_status_0(monkeypatch):
    passed = subprocess.CompletedProcess([], 0)
    monkeypatch.setattr(checks.subprocess, "run", lambda command, cwd: passed)
    assert checks.run() == 0


def test_continuous_integration_runs_what_a_person_types():
    lines = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    commands = [line for line in lines if line and not line.startswith(("#", "set ", "cd "))]
    assert commands == ["make test"]


def test_the_help_names_every_command():
    result = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True)
    for command in ("build", "play", "test", "deploy", "screens", "bench", "clean"):
        assert f"\n  {command}" in result.stdout
