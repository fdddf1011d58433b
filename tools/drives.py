# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Finds the board's drive on Linux, macOS and Windows, and reads which CircuitPython is on it.

A drive counts by its boot_out.txt, which CircuitPython writes at every start: owners rename drives.
"""

import os
import re
from pathlib import Path

import psutil

OLDEST = 9
# Where the box was tried, first and last: others get a word about it.
TRIED = ((9, 2), (11, 99))

_FIRST_LINE = re.compile(r"Adafruit CircuitPython ((\d+)\.(\d+)\S*) on \S+; (.+)")
_BOARD_ID = re.compile(r"^Board ID:\s*(\S+)", re.MULTILINE)
_UNMOUNTED = Path("/dev/disk/by-label/CIRCUITPY")


class NoDrive(ValueError):
    """There is no drive that the box can go to; the message is the sentence to show."""


class Board:
    """A drive and the board behind it: `folder`, `version` ("10.2.1"), `numbers` ((10, 2)),
    `name` ("Raspberry Pi Pico with rp2040"), `board_id` ("raspberry_pi_pico", "" if not told)."""

    def __init__(self, folder, version, numbers, name, board_id):
        self.folder = folder
        self.version = version
        self.numbers = numbers
        self.name = name
        self.board_id = board_id

    def __str__(self):
        return f"{self.folder}: {self.name}, CircuitPython {self.version}"


def find(named=None, mounted=None):
    """Return the Board to deploy to: the one in the folder `named`, or the only one plugged in.

    mounted: a function that returns the folders of all drives, for tests. Raises NoDrive.
    """
    if named:
        return check(_named(Path(named)))
    folders = [Path(folder) for folder in (mounted or mounted_folders)()]
    boards = [folder for folder in folders if _is_file(folder / "boot_out.txt")]
    if not boards:
        raise NoDrive(_why_none(folders))
    if len(boards) > 1:
        names = "; ".join(str(read_board(folder)) for folder in boards)
        raise NoDrive(
            f"{len(boards)} boards are plugged in ({names}). "
            f"Unplug the others, or name the one: make deploy DRIVE={boards[0]}"
        )
    return check(read_board(boards[0]))


def mounted_folders():
    """Return the folders of the drives that this computer has open."""
    return [partition.mountpoint for partition in psutil.disk_partitions()]


def _named(folder):
    if not folder.is_dir():
        raise NoDrive(f"There is no folder {folder}. Is the board plugged in?")
    if not _is_file(folder / "boot_out.txt"):
        raise NoDrive(
            f"{folder} has no boot_out.txt, so it is not the drive of a board with CircuitPython."
        )
    return read_board(folder)


def _is_file(path):
    try:
        return path.is_file()
    except OSError:
        # A card reader without a card, or a drive of which this user may see nothing.
        return False


def _why_none(folders):
    if any(_is_file(folder / "INFO_UF2.TXT") for folder in folders):
        return (
            "The board shows its bootloader, so there is no CircuitPython on it yet. Get the .uf2 "
            "file for your board from https://circuitpython.org/downloads and copy it onto the "
            "drive that you see; then run this again."
        )
    if _UNMOUNTED.exists():
        return (
            "The board is plugged in, but its drive is not open. Open it in your file manager, or "
            f"type: udisksctl mount -b {_UNMOUNTED}"
        )
    return (
        "No board with CircuitPython is plugged in. If it is, try another USB cable: some carry "
        "power only. Or name its folder: make deploy DRIVE=path"
    )


def read_board(folder):
    """Return the Board that boot_out.txt in `folder` tells of. Raises NoDrive."""
    try:
        text = (folder / "boot_out.txt").read_text(encoding="utf-8", errors="replace")
    except OSError as error:
        raise NoDrive(f"{folder} cannot be read: {error.strerror}.") from None
    told = _FIRST_LINE.search(text)
    if not told:
        raise NoDrive(
            f"boot_out.txt on {folder} does not say which CircuitPython this is. Press the "
            "board's reset button, wait for the drive to come back, and run this again."
        )
    version, major, minor, name = told.groups()
    board_id = _BOARD_ID.search(text)
    numbers = (int(major), int(minor))
    return Board(folder, version, numbers, name.strip(), board_id.group(1) if board_id else "")


def check(board):
    """Return `board`. Raises NoDrive when the box cannot work there."""
    if board.numbers[0] < OLDEST:
        raise NoDrive(
            f"CircuitPython {board.version} on {board.folder} is too old: the box needs {OLDEST} "
            "or newer. Get it from https://circuitpython.org/downloads; settings.toml stays."
        )
    if is_read_only(board.folder):
        raise NoDrive(
            f"{board.folder} can only be read. Unplug the board, plug it in again, and run this "
            "once more; if that does not help, its file system may need a repair."
        )
    return board


def is_read_only(folder):
    """Tell whether the computer opened the drive for reading only, as far as it says so."""
    if not hasattr(os, "statvfs"):
        return False  # Windows says it when something is written
    return bool(os.statvfs(folder).f_flag & os.ST_RDONLY)


def remarks(board):
    """Return sentences about what may work, but was not tried."""
    first, last = TRIED
    if first <= board.numbers <= last:
        return []
    return [
        f"The box was tried on CircuitPython {first[0]}.{first[1]} to {last[0]}, and the board has "
        f"{board.version}: if something is odd, change that first."
    ]
