# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Prints what a desktop can count of the budget, one JSON object a line, for `make bench`.

    python -m tools.bench [--check]

A line has name, value, unit, budget (null where there is none) and ok; how says how the value or
its budget came about. With --check only what is over its budget is printed, and exits 1 if one of
these was counted. Times are not: a model makes them of counts, tools/bench_costs.py says how, and
what is over by that is told and left to the eye.
"""

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from tools import bench_files, bench_heap, bench_screens, bench_turn
from tools.bench_costs import is_counted
from tools.tour import LANGUAGES


def figures():
    """Yield every figure, a dict each, in a fixed order."""
    # Screens take longest, so each language has a process; `spawn` because the box's thread and
    # its patched modules must not be copied.
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(bench_screens.measure, language) for language in LANGUAGES]
        yield from bench_files.figures()
        yield from bench_heap.figures()
        yield from bench_turn.figures()
        yield from bench_screens.figures([future.result() for future in waiting])


def main(arguments):
    """Print the figures; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench", description="The budget.")
    parser.add_argument("--check", action="store_true", help="exit 1 where a budget is broken")
    check = parser.parse_args(arguments).check
    broken = over = 0
    for line in figures():
        if not line["ok"]:
            broken += is_counted(line)
            over += not is_counted(line)
        if not (check and line["ok"]):
            print(json.dumps(line, ensure_ascii=False), flush=True)
    if check:
        print(f"Counted budgets that are broken: {broken}. Over by the model: {over}.")
    return 1 if check and broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
