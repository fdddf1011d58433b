# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""What holds for every test: the same run every time, and no waiting."""

import os
import sys
import time
from pathlib import Path

import pytest
from hypothesis import settings

ROOT = Path(__file__).resolve().parent.parent


def _look_in_the_project_last():
    """Put the project's folder at the end of Python's search path.

    A board's program is called code.py, and so is a module of Python's that pdb, and through it
    pytest, imports. In front, ours would be taken for it.
    """
    here = {"", str(ROOT)}
    sys.path[:] = [entry for entry in sys.path if entry not in here] + [str(ROOT)]


_look_in_the_project_last()

# The same examples every time, whichever machine; print_blob says how to repeat a failure.
settings.register_profile(
    "repeatable", derandomize=True, deadline=None, print_blob=True, database=None
)
settings.load_profile("repeatable")


@pytest.fixture(autouse=True)
def _nothing_sleeps(request, monkeypatch):
    """Fail the test whose own project code waits in real time: tests own the clock."""
    if request.node.get_closest_marker("real_time"):
        return
    real_sleep = time.sleep

    def sleep(seconds):
        caller = sys._getframe(1).f_code.co_filename
        if _is_of_the_project(caller):
            pytest.fail(f"{caller} slept for {seconds} s: hand the clock in, or mark real_time")
        real_sleep(seconds)

    monkeypatch.setattr(time, "sleep", sleep)


def _is_of_the_project(path):
    folder = str(ROOT) + os.sep
    return path.startswith(folder) and not path.startswith(folder + ".venv")
