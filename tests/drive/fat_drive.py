# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""A board's drive as a real FAT12 image, for a deploy to run on, with the board's own FatFs."""

import json
import os
import subprocess
import sys
from pathlib import Path

_SERVER = Path(__file__).with_name("fat_server.py")
MICROPYTHON = Path(sys.executable).with_name("micropython")


class FatDrive:
    """Stands for a tools.drive_folder.FolderDrive. `ask` sends any command of fat_server.py."""

    def __init__(self):
        self.process = subprocess.Popen(
            [MICROPYTHON, "-X", "heapsize=32m", _SERVER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def close(self):
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()

    def ask(self, command, *values):
        """Return the server's answer. Raises OSError where the drive gave one."""
        self.process.stdin.write(json.dumps([command, *values]) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        while line and not line.startswith("["):
            # A file that was torn while open complains when MicroPython collects it.
            line = self.process.stdout.readline()
        outcome, answer = json.loads(line)
        if outcome == "fault":
            raise AssertionError(answer)
        if outcome == "error":
            raise OSError(answer, os.strerror(answer))
        return answer

    def files(self):
        return dict(self.ask("files"))

    def read(self, path):
        return bytes.fromhex(self.ask("read", path))

    def write(self, path, data):
        self.ask("write", path, data.hex())

    def remove(self, path):
        self.ask("remove", path)

    def room(self):
        return tuple(self.ask("room"))

    def settle(self):
        self.ask("room")

    def put(self, files):
        for path, data in files.items():
            self.write(path, data)

    def contents(self):
        return {path: self.read(path) for path in self.files()}
