# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Knows which of the project's own files the board runs, and how an import finds them."""

import re
from pathlib import Path

from tools.board_imports import BUILT_IN, Module, needed

ROOT = Path(__file__).resolve().parent.parent

# What the firmware runs by itself.
STARTED_BY_FIRMWARE = ("boot.py", "safemode.py", "code.py")
# What is not compiled: this, and what code.py falls back on when nothing compiled can be run.
AS_IT_IS = (*STARTED_BY_FIRMWARE, "rescue.py")
# The rooms of the house that live on the board.
PACKAGES = ("mitchi", "mito", "box")


def starts(root=ROOT):
    """Return the Modules that nothing compiled imports."""
    paths = [root / name for name in AS_IT_IS if (root / name).exists()]
    return [Module(path.stem, path.name, path.read_bytes(), False) for path in paths]


def finder(root=ROOT):
    """Return a function from a dotted name to the Module of the project, or None."""

    def find(name):
        if name.split(".")[0] not in PACKAGES:
            return None
        return module_in_folder(root, name)

    return find


def module_in_folder(root, name, prefix=""):
    """Return the Module called `name` of the tree under `root`, None where there is none.

    A package comes before a module of the same name, as on the board.
    """
    path = name.replace(".", "/")
    for candidate, is_package in ((path + "/__init__.py", True), (path + ".py", False)):
        if (root / candidate).is_file():
            return Module(name, prefix + candidate, (root / candidate).read_bytes(), is_package)
    return None


def board_modules(root=ROOT, find_library=None):
    """Return the Modules that go to the board, by path.

    All of box/ does, since it loads its texts by a name that it makes up at run time; of the
    rules, what box/ imports. `find_library` finds the Module of a library; without it, imports
    that lead out of the project are not followed.
    Raises MissingModule.
    """
    find_own = finder(root)

    def find(name):
        return find_own(name) or (find_library(name) if find_library else None)

    begin = starts(root)
    for path in sorted((root / "box").rglob("*.py")):
        name = path.relative_to(root).with_suffix("").as_posix().replace("/", ".")
        begin.append(find_own(name.removesuffix(".__init__")))
    return needed(begin, find, BUILT_IN if find_library else _OutsideTheProject())


class _OutsideTheProject:
    """Holds every module name that is not the project's own."""

    def __contains__(self, name):
        return name not in PACKAGES


def version(root=ROOT):
    """Return the version of the box, such as "0.1.0", from its only place, box/version.py."""
    text = (root / "box" / "version.py").read_text(encoding="utf-8")
    return re.search(r'^VERSION = "([^"]+)"', text, re.MULTILINE).group(1)
