# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Measures the drive's files by part, against the app's budget and the room on a Pico.

    python -m tools.sizes

lists the compiled files of the last build, the largest first: where to look for bytes to save.
"""

from pathlib import Path

# What the whole app may take up, compiled. The first design allowed 64 KB, before it had
# opponents that play exactly, a journal and the screens of them all. This keeps it from growing
# unseen; what a chip is short of is heap, and that has its own budget.
APP_BUDGET = 108 * 1024

# The drive of a Raspberry Pi Pico: 1 MiB of flash, formatted by CircuitPython as FAT12 with 2,008
# clusters of 512 bytes.
CLUSTER = 512
PICO_ROOM = 2008 * CLUSTER


def by_part(files):
    """Return {part: bytes} of `files`, a dict from path on the drive to bytes.

    A part is a top folder, or a file at the top. The file list is no part: it is no code.
    """
    parts = {}
    for path, data in files.items():
        if path.endswith((".py", ".mpy", ".toml")):
            part = path.split("/")[0]
            parts[part] = parts.get(part, 0) + len(data)
    return parts


def app_size(files):
    """Return the bytes of the app: all of its code, without libraries and settings."""
    parts = by_part(files)
    return sum(size for part, size in parts.items() if part not in ("lib", "settings.toml"))


def on_disk(files, cluster=CLUSTER):
    """Return the bytes that `files` take up on a drive with clusters of `cluster` bytes."""
    folders = {path.rsplit("/", 1)[0] for path in files if "/" in path}
    clusters = sum(-(-len(data) // cluster) for data in files.values())
    return (clusters + len(folders)) * cluster


def report(files):
    """Return the lines of a table of the parts."""
    lines = []
    for part, size in sorted(by_part(files).items()):
        count = sum(path.split("/")[0] == part for path in files)
        lines.append(f"  {part:<14}{size:>8,} bytes  {count:>3} file{'s' if count > 1 else ''}")
    sums = (("the app", app_size(files), APP_BUDGET), ("on the drive", on_disk(files), PICO_ROOM))
    for name, size, limit in sums:
        lines.append(f"  {name:<14}{size:>8,} bytes  of {limit:,} ({100 * size // limit} %)")
    return lines


def main():
    """Print the size of each compiled file of the last build."""
    drive = Path(__file__).resolve().parent.parent / "build" / "drive"
    sizes = sorted((-path.stat().st_size, path) for path in drive.rglob("*.mpy"))
    for size, path in sizes:
        print(f"{-size:>8,} {path.relative_to(drive).as_posix()}")


if __name__ == "__main__":
    main()
