# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""Lets `python -m simulator` find the packages that `make play` has put into .venv.

Whoever types the command need not know that there is a .venv, nor which Python is in it.
"""

import importlib.util
import os
import subprocess
import sys

from simulator.power import ROOT

_NEEDED = ("displayio", "adafruit_display_text", "platformdirs")
_FOLDER = ROOT / ".venv"


def are_here():
    """Whether this Python has what the simulator needs."""
    return all(importlib.util.find_spec(name) for name in _NEEDED)


def python_that_has_them():
    """The path of .venv's Python, None if there is none, or if it is this one."""
    path = _FOLDER / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    is_this_one = os.path.realpath(sys.prefix) == os.path.realpath(_FOLDER)
    return None if is_this_one or not path.exists() else path


def run_there(python, arguments):
    """Runs the simulator with another Python; returns its exit status, or never comes back."""
    command = [str(python), "-m", "simulator", *arguments]
    sys.stdout.flush()
    if os.name == "nt":
        return subprocess.call(command)
    # In place of this process, so that keys and signals go there.
    os.execv(command[0], command)
