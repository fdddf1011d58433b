# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Runs on a real MicroPython: keeps a FAT12 drive of a Pico's size in memory and serves it.

MicroPython and CircuitPython share the FatFs library that formats and reads a board's drive, so
what this says is what a board would see. One JSON array a line comes in, a command and its values;
one comes back, ["ok", answer], ["error", errno] or ["fault", what is wrong with this server].
Contents of files go as hexadecimal digits.
"""

import json
import sys
from binascii import hexlify, unhexlify

import vfs

SECTOR = 512
# 2 MiB of flash, less 1 MiB for the firmware and its sector of memory.
SECTORS = 2048
EIO = 5


class Flash:
    """The drive's sectors. After `writes_left` of them it is torn off and answers nothing."""

    def __init__(self, data, writes_left=None):
        self.data = bytearray(data)
        self.writes = 0
        self.writes_left = writes_left

    def readblocks(self, block, buffer):
        if self.writes_left is not None and self.writes_left < 0:
            raise OSError(EIO)
        buffer[:] = memoryview(self.data)[block * SECTOR : block * SECTOR + len(buffer)]

    def writeblocks(self, block, buffer):
        for start in range(0, len(buffer), SECTOR):
            if self.writes_left is not None:
                self.writes_left -= 1
                if self.writes_left < 0:
                    raise OSError(EIO)
            self.writes += 1
            place = block * SECTOR + start
            self.data[place : place + SECTOR] = memoryview(buffer)[start : start + SECTOR]

    def ioctl(self, operation, _):
        return {4: SECTORS, 5: SECTOR}.get(operation, 0)


class Server:
    """One method a command; it returns what is answered."""

    def __init__(self):
        self.kept = {}
        self.flash = Flash(bytes(SECTOR * SECTORS))
        vfs.VfsFat.mkfs(self.flash)
        self.drive = vfs.VfsFat(self.flash)

    def plug_in(self, writes_left=None):
        """Look at the drive afresh, and let it be torn off after so many writes of a sector."""
        self.replace(self.flash.data, writes_left)

    def replace(self, data, writes_left=None):
        """Take new sectors: a file that was torn while open must not write into them later."""
        self.flash.writes_left = -1
        self.flash = Flash(data, writes_left)
        self.drive = vfs.VfsFat(self.flash)

    def keep(self, name):
        self.kept[name] = bytes(self.flash.data)

    def bring_back(self, name):
        self.replace(self.kept[name])

    def writes(self):
        return self.flash.writes

    def files(self):
        found = []
        waiting = [""]
        while waiting:
            folder = waiting.pop()
            for name, kind, _, size in self.drive.ilistdir(folder or "/"):
                path = folder + "/" + name
                if kind == 0x4000:
                    waiting.append(path)
                else:
                    found.append((path[1:], size))
        return found

    def read(self, path):
        with self.drive.open("/" + path, "rb") as file:
            return hexlify(file.read()).decode()

    def write(self, path, digits):
        folder = ""
        for part in path.split("/")[:-1]:
            folder += "/" + part
            try:
                self.drive.stat(folder)
            except OSError:
                self.drive.mkdir(folder)
        with self.drive.open("/" + path, "wb") as file:
            file.write(unhexlify(digits))

    def fill(self, path, size):
        """Write a file of `size` bytes, to take up room."""
        with self.drive.open("/" + path, "wb") as file:
            file.write(bytes(size))

    def remove(self, path):
        self.drive.remove("/" + path)
        parts = path.split("/")[:-1]
        while len(parts) > 1 and not list(self.drive.ilistdir("/" + "/".join(parts))):
            self.drive.rmdir("/" + "/".join(parts))
            parts.pop()

    def room(self):
        about = self.drive.statvfs("/")
        return about[0] * about[3], about[0]

    def layout(self):
        """Return bytes of a cluster, all clusters, and the name of the kind of FAT."""
        about = self.drive.statvfs("/")
        return about[0], about[2], bytes(self.flash.data[54:62]).decode()

    def save(self, path):
        with open(path, "wb") as file:
            file.write(self.flash.data)


def main():
    server = Server()
    for line in sys.stdin:
        command, *values = json.loads(line)
        try:
            answer = ["ok", getattr(server, command)(*values)]
        except OSError as error:
            answer = ["error", error.errno]
        except Exception as error:
            answer = ["fault", repr(error)]
        print(json.dumps(answer))


main()
