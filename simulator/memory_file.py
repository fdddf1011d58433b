# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""Keeps the flash of the box on this computer in a file, from one time to the next."""

import os
from pathlib import Path

import platformdirs

from simulator.flash import BLANK


def usual_place():
    """The file's path where this computer has such things of this user."""
    return platformdirs.user_state_path("mitchi-box", appauthor=False) / "memory.bin"


class MemoryFile:
    """A file that is as the flash of a machine is. trouble: None, or why it cannot be so."""

    def __init__(self, path):
        self.trouble = None
        self._path = Path(path)
        self._saved = 0  # operations of the flash

    def load(self, flash):
        """Puts into the flash what is in the file, as much of it as fits."""
        try:
            image = self._path.read_bytes()[: len(flash)]
        except FileNotFoundError:
            return
        except OSError as error:
            self.trouble = error
            return
        flash.load(image + bytes([BLANK]) * (len(flash) - len(image)))

    def save(self, flash):
        """Writes the flash to the file if it was written to; whole or not at all."""
        operations = flash.programs + flash.erases
        if operations == self._saved or self.trouble:
            return
        self._saved = operations
        part = self._path.with_name(self._path.name + ".part")
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            part.write_bytes(flash.image())
            os.replace(part, self._path)
        except OSError as error:
            self.trouble = error

    def forget(self):
        """Takes the file away."""
        try:
            self._path.unlink(missing_ok=True)
        except OSError as error:
            self.trouble = error

    def complaint(self):
        """A sentence for whoever plays, if the file could not be had."""
        if self.trouble is None:
            return None
        return f"{self._path}: the box cannot keep its memory there: {self.trouble.strerror}"
