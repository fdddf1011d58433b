# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The house stands: a room uses only what is below it, and the board's files only what it has."""

import ast

import pytest

from tools.project_files import PACKAGES, ROOT, board_modules

PIN_MODULES = {
    "alarm", "analogio", "board", "busio", "digitalio", "keypad", "microcontroller", "pwmio",
    "supervisor", "watchdog",
}  # fmt: skip
MODULES_THAT_BOARDS_LACK = {
    "abc", "copy", "dataclasses", "enum", "functools", "importlib", "itertools", "logging",
    "hashlib", "heapq", "operator", "pathlib", "platform", "select", "string", "textwrap", "types",
    "typing", "unittest",
}  # fmt: skip
# Each is missing, or different, on one of the three runtimes.
NAMES_THAT_BOARDS_LACK = {
    "casefold", "ljust", "rjust", "zfill", "removeprefix", "removesuffix", "_replace", "_asdict",
    "shuffle", "Random", "intern", "getsizeof", "isclose", "factorial",
}  # fmt: skip
CLOCK_AND_CHANCE = {"datetime", "random", "secrets", "time"}

OTHER_FOLDERS = ("simulator", "tools", "tests", "hardware")
LONGEST_FILE = 400


def tree(path):
    return ast.parse((ROOT / path).read_bytes())


def imported(path):
    """Return the first parts of the names of all modules that a file imports."""
    modules = set()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            modules.update(alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno} imports relatively"
            modules.add(node.module.split(".")[0])
    return modules


def files_of(*rooms):
    paths = [path for room in rooms for path in (ROOT / room).rglob("*.py")]
    return sorted(path.relative_to(ROOT).as_posix() for path in paths)


FILES_ON_THE_BOARD = list(board_modules())
RULES_ON_THE_BOARD = [path for path in FILES_ON_THE_BOARD if path.startswith(("mitchi", "mito"))]


@pytest.mark.parametrize("path", files_of("mitchi", "mito"))
def test_rules_know_neither_clock_nor_chance_nor_the_rooms_above(path):
    assert not imported(path) & CLOCK_AND_CHANCE
    assert not imported(path) & {"box", "simulator", "tools", "tests"}


@pytest.mark.parametrize("path", RULES_ON_THE_BOARD)
def test_rules_on_the_board_need_nothing_but_rules(path):
    assert imported(path) <= {"mitchi", "mito", "array"}


@pytest.mark.parametrize("path", files_of("box"))
def test_the_box_knows_nothing_of_the_desktop(path):
    assert not imported(path) & {"simulator", "tools", "tests"}


@pytest.mark.parametrize("path", files_of("box"))
def test_only_one_module_of_the_box_touches_pins(path):
    if path != "box/hardware.py":
        assert not imported(path) & PIN_MODULES


@pytest.mark.parametrize("path", FILES_ON_THE_BOARD)
def test_a_file_on_the_board_uses_only_what_every_runtime_has(path):
    assert not imported(path) & MODULES_THAT_BOARDS_LACK
    for node in ast.walk(tree(path)):
        name = getattr(node, "attr", getattr(node, "id", ""))
        assert name not in NAMES_THAT_BOARDS_LACK, f"{path}:{node.lineno} uses {name}"


@pytest.mark.parametrize("path", FILES_ON_THE_BOARD)
def test_a_file_on_the_board_asks_no_more_of_the_builtins_than_the_firmware_offers(path):
    # What MicroPython has by the features that its ports choose, and CircuitPython leaves out.
    for node in ast.walk(tree(path)):
        line = f"{path}:{getattr(node, 'lineno', '?')}"
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "next":
            assert len(node.args) == 1, f"{line} gives next() a second argument"
        if isinstance(node, ast.Compare):
            compared = [node.left, *node.comparators]
            names = [getattr(getattr(each, "func", None), "id", "") for each in compared]
            assert "range" not in names, f"{line} compares a range"
        if isinstance(node, ast.FunctionDef):
            assert node.name not in {"__setattr__", "__delattr__"}, f"{line} defines {node.name}"
            assert not node.name.startswith("__i") or node.name in {"__init__", "__iter__"}, line


@pytest.mark.parametrize("path", FILES_ON_THE_BOARD)
def test_a_file_on_the_board_uses_only_syntax_that_every_compiler_takes(path):
    for node in ast.walk(tree(path)):
        line = f"{path}:{getattr(node, 'lineno', '?')}"
        assert not isinstance(node, ast.Match), f"{line} has match"
        assert not isinstance(node, (ast.AsyncFunctionDef, ast.Await)), f"{line} is asynchronous"
        if isinstance(node, ast.Dict):
            assert None not in node.keys, f"{line} unpacks into a dict"
        if isinstance(node, (ast.List, ast.Tuple, ast.Set)) and not is_target(node):
            starred = [element for element in node.elts if isinstance(element, ast.Starred)]
            assert not starred, f"{line} unpacks into a list, tuple or set"
        if isinstance(node, ast.arguments):
            assert not node.posonlyargs, f"{line} has positional-only parameters"


def is_target(node):
    return isinstance(getattr(node, "ctx", None), ast.Store)


SOURCE_FILES = sorted({*files_of(*PACKAGES, *OTHER_FOLDERS), *FILES_ON_THE_BOARD})


@pytest.mark.parametrize("path", SOURCE_FILES)
def test_a_file_names_its_licence_says_what_it_is_for_and_fits_in_a_head(path):
    lines = (ROOT / path).read_text(encoding="utf-8").splitlines()
    assert lines[0] == "# SPDX-FileCopyrightText: 2026 The Mitchi box authors"
    assert lines[1] == "# SPDX-License-Identifier: MIT"
    assert ast.get_docstring(tree(path)), f"{path} does not say what it is for"
    assert len(lines) <= LONGEST_FILE
