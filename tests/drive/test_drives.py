# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The board's drive is found by what lies on it, and refused in a plain sentence."""

import os

import pytest

from tests.drive.samples import BOOT_OUT
from tools import drives
from tools.drives import NoDrive, find


def drive(folder, boot_out=BOOT_OUT):
    folder.mkdir()
    (folder / "boot_out.txt").write_bytes(boot_out.encode())
    return folder


def found(*folders):
    return find(mounted=lambda: [str(folder) for folder in folders])


def boot_out(version):
    return BOOT_OUT.replace("10.2.1", version)


def test_the_drive_is_found_by_its_boot_out_whatever_its_name(tmp_path):
    other = tmp_path / "CIRCUITPY"
    other.mkdir()
    board = found(other, drive(tmp_path / "LA CAJA"))
    assert board.folder == tmp_path / "LA CAJA"
    assert (board.version, board.numbers) == ("10.2.1", (10, 2))
    assert (board.name, board.board_id) == ("Raspberry Pi Pico with rp2040", "raspberry_pi_pico")


@pytest.mark.parametrize(
    ("version", "numbers"),
    [("9.2.0", (9, 2)), ("11.0.0-beta.1", (11, 0)), ("10.3.1-7-gabcdef0-dirty", (10, 3))],
)
def test_every_kind_of_version_is_read(tmp_path, version, numbers):
    assert found(drive(tmp_path / "D", boot_out(version))).numbers == numbers


def test_a_board_that_does_not_tell_its_id_is_fine(tmp_path):
    assert found(drive(tmp_path / "D", BOOT_OUT.splitlines()[0])).board_id == ""


def test_no_drive_is_told_with_what_to_try(tmp_path, monkeypatch):
    monkeypatch.setattr(drives, "_UNMOUNTED", tmp_path / "nothing")
    with pytest.raises(NoDrive, match="^No board with CircuitPython is plugged in.*DRIVE=path$"):
        found(tmp_path)


def test_a_drive_that_is_not_open_is_told_with_the_command(tmp_path, monkeypatch):
    monkeypatch.setattr(drives, "_UNMOUNTED", tmp_path)
    with pytest.raises(NoDrive, match="^The board is plugged in, but .* udisksctl mount -b "):
        found()


def test_a_board_in_its_bootloader_is_told_what_it_lacks(tmp_path):
    (tmp_path / "INFO_UF2.TXT").write_text("UF2 Bootloader v3.0\n")
    with pytest.raises(NoDrive, match="^The board shows its bootloader, so there is no Circuit"):
        found(tmp_path)


def test_two_drives_are_refused_by_name(tmp_path):
    one, two = drive(tmp_path / "ONE"), drive(tmp_path / "TWO", boot_out("9.2.1"))
    with pytest.raises(NoDrive, match="^2 boards are plugged in") as told:
        found(one, two)
    assert f"{one}: Raspberry Pi Pico with rp2040, CircuitPython 10.2.1" in str(told.value)
    assert f"{two}: Raspberry Pi Pico with rp2040, CircuitPython 9.2.1" in str(told.value)
    assert f"make deploy DRIVE={one}" in str(told.value)


def test_a_named_drive_is_taken_of_two(tmp_path):
    drive(tmp_path / "ONE")
    assert find(str(drive(tmp_path / "TWO"))).folder == tmp_path / "TWO"


def test_a_named_drive_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(NoDrive, match=r"^There is no folder .*nowhere\. Is the board plugged in\?"):
        find(str(tmp_path / "nowhere"))


def test_a_named_folder_that_is_no_board_is_refused(tmp_path):
    with pytest.raises(NoDrive, match="has no boot_out.txt, so it is not the drive of a board"):
        find(str(tmp_path))


@pytest.mark.parametrize("version", ["8.2.10", "7.3.3", "8.0.0-rc.2"])
def test_an_old_circuitpython_is_refused(tmp_path, version):
    with pytest.raises(NoDrive, match=f"^CircuitPython {version} on .* is too old: .* 9 or newer"):
        found(drive(tmp_path / "D", boot_out(version)))


@pytest.mark.parametrize("text", ["", "half a li", "MicroPython v1.28.0 on 2026-01-01; Pico"])
def test_a_boot_out_that_says_nothing_is_refused(tmp_path, text):
    with pytest.raises(NoDrive, match="does not say which CircuitPython this is. Press the"):
        found(drive(tmp_path / "D", text))


@pytest.mark.skipif(not hasattr(os, "statvfs"), reason="Windows says it when a file is written")
def test_a_drive_that_can_only_be_read_is_refused(tmp_path, monkeypatch):
    class ReadOnly:
        f_flag = os.ST_RDONLY

    monkeypatch.setattr(drives.os, "statvfs", lambda folder: ReadOnly)
    with pytest.raises(NoDrive, match="can only be read. Unplug the board, plug it in again"):
        found(drive(tmp_path / "D"))


def test_a_card_reader_without_a_card_is_passed_over(tmp_path, monkeypatch):
    real = drives.Path.is_file

    def is_file(path):
        if path.parent.name == "EMPTY":
            raise OSError(21, "The device is not ready")
        return real(path)

    monkeypatch.setattr(drives.Path, "is_file", is_file)
    assert found(tmp_path / "EMPTY", drive(tmp_path / "D")).folder == tmp_path / "D"


@pytest.mark.parametrize(
    ("version", "count"), [("9.1.4", 1), ("9.2.0", 0), ("10.3.1", 0), ("11.4.0", 0), ("12.0.0", 1)]
)
def test_a_version_that_was_not_tried_gets_a_remark(tmp_path, version, count):
    assert len(drives.remarks(found(drive(tmp_path / "D", boot_out(version))))) == count


def test_the_drives_of_this_computer_can_be_listed():
    assert all(isinstance(folder, str) for folder in drives.mounted_folders())
