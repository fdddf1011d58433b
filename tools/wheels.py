# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Fetches the board's libraries as wheels, pinned by hash, and finds their modules and licences."""

import hashlib
import re
import subprocess
import sys
import zipfile

from tools.board_imports import LIBRARIES, Module
from tools.project_files import ROOT

PINS = ROOT / "lib" / "requirements.txt"

_PIN = re.compile(
    r"(?P<name>[a-z0-9-]+)==(?P<version>[^ ]+) --hash=sha256:(?P<digest>[0-9a-f]{64})"
)


class LibraryError(ValueError):
    """A library that cannot be had, or is pinned wrongly; the message says which and why."""


class Library:
    """One pinned library: `name` on PyPI, `version`, `digest` (SHA-256), `path` of its wheel."""

    def __init__(self, name, version, digest, path=None):
        self.name = name
        self.version = version
        self.digest = digest
        self.path = path

    def read(self, inside):
        """Return the bytes of the file called `inside` in the wheel, None if there is none."""
        with zipfile.ZipFile(self.path) as wheel:
            try:
                return wheel.read(inside)
            except KeyError:
                return None

    def licence(self):
        """Return the licence's text. Raises LibraryError if the wheel has none."""
        with zipfile.ZipFile(self.path) as wheel:
            for inside in wheel.namelist():
                if ".dist-info/" in inside and "LICENSE" in inside:
                    return wheel.read(inside).decode("utf-8").replace("\r\n", "\n")
        raise LibraryError(f"{self.name} {self.version} comes without a licence")


def read_pins(path=PINS):
    """Return the Libraries that `path` pins, in its order. Raises LibraryError."""
    libraries = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        line = line.strip()
        if line and not line.startswith("#"):
            pin = _PIN.fullmatch(line)
            if not pin:
                raise LibraryError(
                    f"{path.name}:{number}: not NAME==VERSION --hash=sha256:DIGEST in one line"
                )
            libraries.append(Library(**pin.groupdict()))
    return libraries


def fetch(libraries, folder, pins=PINS):
    """Give each Library the path of its wheel in `folder`, downloading those that are missing.

    A wheel counts by its hash, not by its name. Raises LibraryError.
    """
    folder.mkdir(parents=True, exist_ok=True)
    if not _match(libraries, folder):
        _download(folder, pins)
        if not _match(libraries, folder):
            lacking = ", ".join(library.name for library in libraries if not library.path)
            raise LibraryError(f"These libraries cannot be had as pinned: {lacking}")
    return libraries


def _match(libraries, folder):
    wheels = {}
    for path in sorted(folder.glob("*.whl")):
        wheels[hashlib.sha256(path.read_bytes()).hexdigest()] = path
    for library in libraries:
        library.path = wheels.get(library.digest)
    return all(library.path for library in libraries)


def _download(folder, pins):
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
    # Blinka and its like are dependencies on a desktop only: what a board needs is pinned itself.
    command += ["--no-deps", "--require-hashes", "--only-binary", ":all:"]
    command += ["--dest", str(folder), "--requirement", str(pins)]
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode:
        lines = (result.stderr or result.stdout).strip().splitlines() or ["nothing"]
        raise LibraryError(
            "The board's libraries cannot be fetched. Is there a connection to the internet? "
            f"pip says: {lines[-1]}"
        )


def finder(libraries):
    """Return a function from a dotted name to the Module of a library, or None."""

    def find(name):
        path = name.replace(".", "/")
        for library in libraries:
            for inside, is_package in ((path + "/__init__.py", True), (path + ".py", False)):
                source = library.read(inside)
                if source is not None:
                    return Module(name, LIBRARIES + inside, source, is_package)
        return None

    return find


def unused(libraries, modules):
    """Return the Libraries of which none of `modules`, a dict by path on the drive, is a part."""
    paths = {path.removeprefix(LIBRARIES) for path in modules if path.startswith(LIBRARIES)}
    return [library for library in libraries if not paths & set(_names(library))]


def _names(library):
    with zipfile.ZipFile(library.path) as wheel:
        return wheel.namelist()
