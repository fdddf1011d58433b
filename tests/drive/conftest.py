# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""A drive in a folder, and a deploy to it."""

import pytest

from tests.drive.samples import NEW, put
from tools import deploy
from tools.drive_folder import FolderDrive

ROOMY = (1_000_000, 512)


class Drive(FolderDrive):
    """A folder with the room of a Pico's drive, that remembers what is done to it."""

    def __init__(self, folder, files=(), free=None):
        super().__init__(folder)
        folder.mkdir(exist_ok=True)
        put(folder, dict(files))
        self.free = free
        self.done = []

    def room(self):
        return ROOMY if self.free is None else (self.free, 512)

    def write(self, path, data):
        self.done.append(("copy", path))
        super().write(path, data)

    def remove(self, path):
        self.done.append(("remove", path))
        super().remove(path)


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "CIRCUITPY"


@pytest.fixture
def make_drive(folder):
    return lambda files=(), free=None: Drive(folder, files, free)


@pytest.fixture
def run(tmp_path, capsys):
    def run(drive, built=NEW, **options):
        status = deploy.deploy(built, drive, rescue_to=tmp_path / "rescued", **options)
        return status, capsys.readouterr().out

    return run
