# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""Runs a built drive: for each compiled file its source, and nothing that is not on the drive.

    with unpacked("build/drive") as root, Simulator(root=root) as box:
        box.wait(2500)

A desktop cannot run the board's compiled files. `make` keeps the source of each beside the drive,
in build/source; for a drive that is elsewhere the project's own are taken.
"""

import contextlib
import shutil
import sys
import tempfile
from importlib.machinery import PathFinder
from pathlib import Path

from simulator.power import ROOT
from tools.board_imports import BUILT_IN
from tools.project_files import PACKAGES

# What libraries import for their annotations, which this Python looks at and a board does not.
_FOR_ANNOTATIONS = ("typing", "typing_extensions", "circuitpython_typing")


class DriveError(Exception):
    """A drive that cannot be run; the message is a sentence."""


@contextlib.contextmanager
def unpacked(drive):
    """A folder with what is on drive, in sources; inside, its files import from it only.

    As on a board, a module that is missing there raises ImportError. Raises DriveError.
    """
    drive = Path(drive).resolve()
    if not (drive / "code.py").is_file():
        raise DriveError(f"{drive} is no drive of the box: there is no code.py")
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as undo:
        root = Path(folder).resolve()
        _unpack(drive, root)
        # Whatever is in the memory under the names of a drive's files is of the project.
        tops = _names_on_a_drive(root)
        for name in _modules(tops):
            undo.callback(sys.modules.__setitem__, name, sys.modules.pop(name))
        undo.callback(_forget, tops)
        guard = _Guard(root)
        sys.meta_path.insert(0, guard)
        undo.callback(sys.meta_path.remove, guard)
        sys.path.insert(0, str(root / "lib"))
        undo.callback(sys.path.remove, str(root / "lib"))
        yield root


def _unpack(drive, root):
    for path in sorted(drive.rglob("*")):
        inside = path.relative_to(drive)
        target = root / inside
        if path.is_dir():
            target.mkdir(exist_ok=True)
        elif path.suffix != ".mpy":
            shutil.copyfile(path, target)
        elif not path.with_suffix(".py").exists():  # which the firmware would take
            shutil.copyfile(_source(drive, inside), target.with_suffix(".py"))


def _source(drive, inside):
    for folder in (drive.parent / "source", ROOT):
        source = (folder / inside).with_suffix(".py")
        if source.is_file():
            return source
    raise DriveError(f"the source of {inside.as_posix()} is neither beside the drive nor here")


def _names_on_a_drive(root):
    """What modules of this drive, and of one that lacks nothing, are called."""
    libraries = (ROOT / "lib" / "circup.txt").read_text("utf-8").splitlines()
    names = {name for name in libraries if not name.startswith("#")} | set(PACKAGES)
    names |= {path.stem for folder in (root, root / "lib") for path in folder.glob("*")}
    return names - {"code"}  # which is Python's own here


def _modules(tops):
    return [name for name in sys.modules if name.partition(".")[0] in tops]


def _forget(tops):
    for name in _modules(tops):
        del sys.modules[name]


class _Guard:
    """Finds on the drive what its files import, and refuses what a board would not find."""

    def __init__(self, root):
        self._folders = [str(root), str(root / "lib")]

    def find_spec(self, name, path=None, target=None):
        importer = _importer()
        if not importer.startswith(self._folders[0]):
            return None
        spec = PathFinder.find_spec(name, self._folders if path is None else path)
        top = name.partition(".")[0]
        if spec is not None or top in BUILT_IN:
            return spec
        if importer.startswith(self._folders[1]) and top in _FOR_ANNOTATIONS:
            return None
        raise ImportError(f"no module named '{name}'", name=name)


def _importer():
    """The path of the file that the import under way is in."""
    frame = sys._getframe(2)
    while frame is not None and "importlib" in frame.f_code.co_filename:
        frame = frame.f_back
    return frame.f_code.co_filename if frame is not None else ""
