# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Runs one file of tests on MicroPython: `micropython run_on_micropython.py ROOT NAME`.

Prints the name of every test that passed; a test that fails ends the run with its traceback.
"""

import sys

root, name = sys.argv[1:]
sys.path.insert(0, root)
__import__("tests.strategy." + name)
module = sys.modules["tests.strategy." + name]
for test in sorted(dir(module)):
    if test.startswith("test_"):
        getattr(module, test)()
        print(test)
