# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The board's drive as a folder of this computer: read, write, remove, and make sure of it."""

import os
import shutil
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None

# macOS: F_FULLFSYNC waits for the device and not only for the computer; F_NOCACHE reads from it.
_MAC_FULL_SYNC = 51
_MAC_NO_CACHE = 48

SMALLEST_CLUSTER = 512


class FolderDrive:
    """Paths are texts relative to the drive, with "/". Every method may raise OSError."""

    def __init__(self, folder):
        self.folder = Path(folder)

    def files(self):
        """Return {path: bytes} of every file on the drive, as the computer names them."""
        found = {}
        waiting = [(self.folder, "")]
        while waiting:
            folder, prefix = waiting.pop()
            with os.scandir(folder) as entries:
                for entry in entries:
                    path = prefix + entry.name
                    if entry.is_dir(follow_symlinks=False):
                        waiting.append((Path(entry.path), path + "/"))
                    elif entry.is_file(follow_symlinks=False):
                        found[path] = entry.stat().st_size
        return found

    def read(self, path):
        """Return the bytes of a file, from the drive itself where the computer lets us."""
        with open(self.folder / path, "rb", buffering=0) as file:
            _forget_copies(file.fileno())
            return file.read()

    def write(self, path, data):
        """Write a whole file and wait until the drive has it."""
        place = self.folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        with open(place, "wb") as file:
            file.write(data)
            file.flush()
            _wait_for_device(file.fileno())

    def remove(self, path):
        """Remove a file, and the folders that it leaves empty, but none at the top."""
        (self.folder / path).unlink()
        parts = path.split("/")[:-1]
        while len(parts) > 1 and not os.listdir(self.folder.joinpath(*parts)):
            self.folder.joinpath(*parts).rmdir()
            parts.pop()

    def room(self):
        """Return (free bytes, bytes of a cluster)."""
        if hasattr(os, "statvfs"):
            about = os.statvfs(self.folder)
            cluster = max(about.f_frsize, SMALLEST_CLUSTER)
            return about.f_bavail * about.f_frsize, cluster
        return shutil.disk_usage(self.folder).free, SMALLEST_CLUSTER

    def settle(self):
        """Wait until the drive has everything, folders included."""
        if hasattr(os, "sync"):
            os.sync()


def _wait_for_device(descriptor):
    os.fsync(descriptor)
    if fcntl and hasattr(fcntl, "F_FULLFSYNC"):
        try:
            fcntl.fcntl(descriptor, _MAC_FULL_SYNC)
        except OSError:
            pass  # not every file system on a Mac knows it, and fsync is done


def _forget_copies(descriptor):
    """Ask the computer to read from the drive, instead of from what it remembers of writing."""
    if hasattr(os, "posix_fadvise"):
        os.posix_fadvise(descriptor, 0, 0, os.POSIX_FADV_DONTNEED)
    elif fcntl and hasattr(fcntl, "F_FULLFSYNC"):
        fcntl.fcntl(descriptor, _MAC_NO_CACHE, 1)
