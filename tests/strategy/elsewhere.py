# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Runs long work of the tests in a Python of its own, where counting coverage does not slow it."""

import json
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent

_PROGRAM = """
import importlib, json, sys
root, module, function, arguments = sys.argv[1:]
sys.path.append(root)
function = getattr(importlib.import_module(module), function)
print(json.dumps(function(*json.loads(arguments))))
"""


def elsewhere(function, *arguments):
    """What `function`, one of a module, returns there. Arguments and result go through JSON."""
    words = [str(ROOT), function.__module__, function.__name__, json.dumps(arguments)]
    finished = subprocess.run(
        [sys.executable, "-c", _PROGRAM, *words], cwd=HERE, capture_output=True, text=True
    )
    assert finished.returncode == 0, finished.stderr
    return json.loads(finished.stdout)
