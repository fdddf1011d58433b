# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Runs everything that a change must pass, for `make test` and before a deploy.

    python -m tools.checks [what pytest takes, such as -k odds]

Stops at the first check that fails, and hands its exit status on.
"""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# Branch coverage in percent that each part must reach, of the tests as a whole.
COVERAGE = {"mitchi": 95, "mito": 95, "box": 90}


def commands(root=ROOT, pytest_arguments=()):
    """Return the checks in order, as (what it is, command) for the project in folder `root`."""
    python = sys.executable
    steps = [
        ("style", [python, "-m", "ruff", "check", "."]),
        # Before the tests, which look at what it made and share the libraries that it fetched.
        ("build", [python, "-m", "tools.build"]),
    ]
    if (root / "tools" / "bench.py").exists() or (root / "tools" / "bench").is_dir():
        steps.append(("budget", [python, "-m", "tools.bench", "--check"]))
    steps.append(("tests", _pytest(python, pytest_arguments)))
    if not pytest_arguments:
        for part, percent in COVERAGE.items():
            if (root / part).is_dir():
                steps.append((f"branch coverage of {part}", _coverage(python, part, percent)))
    return steps


def _pytest(python, arguments):
    command = [python, "-m", "pytest", "--quiet", "--numprocesses=logical", "--dist=worksteal"]
    if arguments:
        return command + list(arguments)
    return command + ["--cov", "--cov-report="]


def _coverage(python, part, percent):
    command = [python, "-m", "coverage", "report", f"--include={part}/*"]
    return command + [f"--fail-under={percent}"]


def run(pytest_arguments=()):
    """Run every check; returns 0, or the exit status of the first that failed."""
    for name, command in commands(pytest_arguments=pytest_arguments):
        print(f"== {name}", flush=True)
        status = subprocess.run(command, cwd=ROOT).returncode
        if status:
            print(f"This check failed: {name}. Nothing after it was run.", flush=True)
            return status
    if not find_spec("build123d"):
        print("Skipped: the solids of the case. `make test-hardware` installs what they need.")
    return 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
