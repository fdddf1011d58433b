# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Measures what the board reads: the compiled app by its parts, and what its start imports."""

import json
import re
import subprocess
import sys
from functools import cache

from tools import bench_costs
from tools.bench_costs import MODEL, figure
from tools.mpy import compile_source, names
from tools.project_files import AS_IT_IS, ROOT, board_modules
from tools.sizes import APP_BUDGET

# The firmware's table of names grows at the 1,281st that it does not have itself, by 9 KB. Of 1,059
# in the app about 865 are new to CircuitPython 10.2.1; the libraries bring 193 more, the modules'
# own names some 40, single characters of texts some 100. So 60 more would do at the most.
_MOST_NAMES = 1100

# The first screen: the labels that box/view.py makes at the start, of " ", the texts of a list of
# six lines and three words, a whole screen of which every pixel is looked at twice.
_LABELS = int(
    re.search(r"_LABELS = const\((\d+)\)", (ROOT / "box" / "view.py").read_text("utf-8"))[1]
)
_FIRST_SCREEN = (
    _LABELS * (bench_costs.MAKE + bench_costs.MAKE_CHARACTER)
    + 10 * bench_costs.CHANGE
    + 100 * bench_costs.CHANGE_CHARACTER
    + 1040 * bench_costs.WIRE
    + 2 * 128 * 64 * bench_costs.PIXEL
)


def figures():
    """The figures of the files, in bytes as compiled for the board."""
    sizes = compiled_sizes()
    yield from _parts(sizes)
    yield from _start(sizes)


@cache
def _compiled():
    """{path: (module name, bytes)} of the app's files; what the firmware starts is not compiled."""
    files = {}
    for path, module in board_modules().items():
        data = module.source if path in AS_IT_IS else compile_source(module.source, path)
        files[path] = (module.name, data)
    return files


def compiled_sizes():
    """{path: (module name, number of bytes)} of the app's files."""
    return {path: (name, len(data)) for path, (name, data) in _compiled().items()}


def _parts(sizes):
    parts = {}
    for path, (_, size) in sizes.items():
        part = path.rpartition("/")[0] or "at the top"
        parts[part] = parts.get(part, 0) + size
    for part, size in sorted(parts.items()):
        yield figure(f"compiled, {part}", size, "bytes")
    yield figure(
        "compiled, the app without libraries",
        sum(parts.values()),
        "bytes",
        APP_BUDGET,
        "budget: tools/sizes.py",
    )
    compiled = [data for path, (_, data) in _compiled().items() if path not in AS_IT_IS]
    count = len(set().union(*map(names, compiled)))
    yield figure(
        "names in the app's files", count, "names", _MOST_NAMES, "see tools/short_names.py"
    )


def _start(sizes):
    process = subprocess.run(
        [sys.executable, "-m", "tools.bench_start"], cwd=ROOT, capture_output=True, text=True
    )
    if process.returncode:
        raise RuntimeError(f"the box does not start:\n{process.stderr}")
    found = json.loads(process.stdout)
    imported = set(found["modules"])
    read = [size for path, (name, size) in sizes.items() if name in imported or path in AS_IT_IS]
    yield figure("start, files opened", len(read), "files", None, "the app's own, compiled")
    yield figure("start, read", sum(read), "bytes", None, "the app's own, compiled")
    yield figure("start, on the wire to the first screen", found["bytes"], "bytes")
    time = bench_costs.LIBRARIES + bench_costs.DRIVER + _FIRST_SCREEN
    yield figure(
        "start, code.py to the first full screen",
        time + sum(read) * bench_costs.IMPORT,
        MODEL,
        bench_costs.START,
        f"{time:.0f} ms for libraries, driver and the first screen, the rest to import the app",
    )
