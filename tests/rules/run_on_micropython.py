# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Runs one file of the rules' tests on MicroPython: `micropython run_on_micropython.py ROOT NAME`.

Prints the name of every test that passed, one a line; the traceback of one that failed. Exits 1
when one failed. `test_rules_on_micropython.py` starts it and compares the names.
"""

import sys

root, name = sys.argv[1:]
sys.path.insert(0, root)
__import__("tests.rules." + name)
module = sys.modules["tests.rules." + name]

failed = False
for test in sorted(dir(module)):
    if test.startswith("test_"):
        try:
            getattr(module, test)()
            print(test)
        except Exception as error:
            failed = True
            print("FAILED", test)
            sys.print_exception(error)
sys.exit(1 if failed else 0)
