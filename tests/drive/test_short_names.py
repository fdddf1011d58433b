# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Private names get shorter on their way to the board, and nothing else changes."""

import ast

import pytest

from tools.project_files import board_modules
from tools.short_names import shorten

MODULES = {path: module for path, module in board_modules().items() if "/" in path}


def test_private_names_get_numbers_in_their_order():
    source = b"_b = 1\ndef _a(_c):\n    return _b + _c\n"
    assert shorten(source, "box/x.py") == b"_q1 = 1\ndef _q0(_q2):\n    return _q1 + _q2\n"


def test_public_names_double_underscores_and_the_lone_one_stay():
    source = b"for _ in __name__:\n    public.__init__(_)\n"
    assert shorten(source, "box/x.py") == source


def test_a_name_that_a_string_mentions_stays():
    source = b"def f(self):\n    return f'{self._name}', self._other\n"
    assert shorten(source, "box/x.py") == b"def f(self):\n    return f'{self._name}', self._q0\n"


def test_modules_that_inherit_and_libraries_stay_as_they_are():
    for path in ("box/screens/turn.py", "lib/a.py"):
        assert shorten(b"_a = 1\n", path) == b"_a = 1\n"


@pytest.mark.parametrize("path", MODULES)
def test_only_names_change(path):
    source = MODULES[path].source
    before, after = ast.parse(source), ast.parse(shorten(source, MODULES[path].path))
    for one, other in zip(ast.walk(before), ast.walk(after), strict=True):
        assert type(one) is type(other)


def test_classes_that_inherit_across_modules_are_in_the_modules_left_alone():
    for path, module in MODULES.items():
        if shorten(module.source, module.path) == module.source:
            continue
        tree = ast.parse(module.source)
        own = {node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
        # a library keeps its own private names, which are no _q0
        others = {"Exception", "ValueError", "IllegalMove", "MalformedMove", "Label"}
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                bases = {base.id for base in node.bases if isinstance(base, ast.Name)}
                assert bases <= own | others, path


def test_no_module_uses_another_ones_private_names():
    for path, module in MODULES.items():
        for node in ast.walk(ast.parse(module.source)):
            if isinstance(node, ast.ImportFrom):
                assert not [one.name for one in node.names if one.name.startswith("_")], path
