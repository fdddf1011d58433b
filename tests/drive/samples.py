# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""A small house to build and to deploy, and the drive of a board as it comes out of the box."""

from tools import drive_list

BOOT_OUT = (
    "Adafruit CircuitPython 10.2.1 on 2026-08-11; Raspberry Pi Pico with rp2040\r\n"
    "Board ID:raspberry_pi_pico\r\nUID:E661410403672B2F\r\n"
)

# What CircuitPython puts on a drive when it formats it, and then when it starts.
NEW_DRIVE = {
    ".fseventsd/no_log": b"",
    ".metadata_never_index": b"",
    ".Trashes": b"",
    ".Trash-1000": b"",
    "boot_out.txt": BOOT_OUT.encode(),
    "code.py": b'print("Hello World!")\n',
    "sd/placeholder.txt": b"SD cards mounted at /sd will hide this file from Python.\n",
    "settings.toml": b"",
}

OLD_CODE = b"# old\nif __name__ == '__main__':\n    from box import app\n"
NEW_CODE = OLD_CODE.replace(b"old", b"new")


class Built:
    """Stands for a tools.build.Build: `version`, `files`, `sources`."""

    def __init__(self, version, files):
        self.version = version
        self.files = dict(files)
        self.files[drive_list.PATH] = drive_list.write(version, self.files)
        self.sources = {
            path: b"# the source of " + path.encode() for path in files if path.endswith(".mpy")
        }


# Sizes on both sides of a 512-byte cluster.
OLD = Built(
    "0.1.0",
    {
        "boot.py": b"# boot\n",
        "code.py": OLD_CODE,
        "settings.toml": b"LIMIT = 25\nSOUND = 1\n",
        "box/__init__.mpy": b"C\x06\x00\x1f",
        "box/app.mpy": b"C\x06\x00\x1f" + b"a" * 900,
        "box/gone.mpy": b"C\x06\x00\x1f" + b"g" * 600,
        "box/screens/gone.mpy": b"C\x06\x00\x1f" + b"s" * 30,
        "lib/adafruit_ticks.mpy": b"C\x06\x00\x1f" + b"t" * 512,
        "mitchi/__init__.mpy": b"C\x06\x00\x1f",
    },
)
NEW = Built(
    "0.2.0",
    {
        "boot.py": b"# boot\n",
        "code.py": NEW_CODE,
        "settings.toml": b"LIMIT = 25\nSOUND = 1\nANIMATION = 1\n",
        "box/__init__.mpy": b"C\x06\x00\x1f",
        "box/app.mpy": b"C\x06\x00\x1f" + b"A" * 1300,
        "lib/adafruit_ticks.mpy": b"C\x06\x00\x1f" + b"T" * 508,
        "lib/adafruit_display_text/__init__.mpy": b"C\x06\x00\x1f" + b"d" * 100,
        "mitchi/__init__.mpy": b"C\x06\x00\x1f",
        "mitchi/game.mpy": b"C\x06\x00\x1f" + b"m" * 509,
    },
)


def put(folder, files):
    """Write `files`, {path: bytes}, under `folder`."""
    for path, data in files.items():
        place = folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)


def contents(folder):
    """Return {path: bytes} of everything under `folder`."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


def owned_by_old(**changed):
    """Return the files of a drive with the older box, with `changed` ones on top."""
    files = {**NEW_DRIVE, **OLD.files}
    files.update(changed)
    return files
