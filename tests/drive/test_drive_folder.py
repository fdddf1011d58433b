# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""A drive as a folder of the computer: whole files, no empty folders, room as the system says."""

from types import SimpleNamespace

import pytest

from tools import drive_folder
from tools.drive_folder import FolderDrive


@pytest.fixture
def drive(tmp_path):
    return FolderDrive(tmp_path)


def test_a_file_is_written_with_its_folders_and_read_back(drive):
    drive.write("box/screens/turn.mpy", b"turn")
    assert drive.read("box/screens/turn.mpy") == b"turn"
    assert drive.files() == {"box/screens/turn.mpy": 4}


def test_a_shorter_file_replaces_a_longer_one_whole(drive):
    drive.write("a", b"long and old")
    drive.write("a", b"new")
    assert drive.read("a") == b"new"


def test_removing_takes_the_folders_that_are_empty_then_but_none_at_the_top(drive, tmp_path):
    drive.write("box/screens/old/a.mpy", b"")
    drive.remove("box/screens/old/a.mpy")
    assert list(tmp_path.iterdir()) == [tmp_path / "box"]
    assert list((tmp_path / "box").iterdir()) == []


def test_removing_leaves_a_folder_with_something_in_it(drive, tmp_path):
    drive.write("box/screens/a.mpy", b"")
    drive.write("box/screens/b.mpy", b"")
    drive.remove("box/screens/a.mpy")
    assert drive.files() == {"box/screens/b.mpy": 0}


def test_links_are_not_followed(drive, tmp_path):
    (tmp_path / "link").symlink_to(tmp_path)
    assert drive.files() == {}


def test_every_write_waits_for_the_device(drive, monkeypatch):
    waits = []
    monkeypatch.setattr(drive_folder.os, "fsync", waits.append)
    drive.write("a", b"a")
    drive.write("b", b"b")
    assert len(waits) == 2


def test_room_is_what_the_system_says(drive, monkeypatch):
    about = SimpleNamespace(f_frsize=512, f_bavail=100)
    monkeypatch.setattr(drive_folder.os, "statvfs", lambda folder: about, raising=False)
    assert drive.room() == (51_200, 512)


def test_windows_says_only_how_much_is_free(drive, monkeypatch):
    monkeypatch.delattr(drive_folder.os, "statvfs", raising=False)
    monkeypatch.setattr(drive_folder.shutil, "disk_usage", lambda folder: SimpleNamespace(free=7))
    assert drive.room() == (7, 512)


def test_settling_waits_for_the_whole_computer(drive, monkeypatch):
    waits = []
    monkeypatch.setattr(drive_folder.os, "sync", lambda: waits.append("sync"), raising=False)
    drive.settle()
    assert waits == ["sync"]
