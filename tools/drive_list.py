# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The list of the box's own files that lies on the drive, so that a later version can tidy up.

    Mitchi box 0.1.0
    0123456789abcdef box/app.mpy

A line per file: the first 16 digits of its SHA-256, its path. The list does not name itself.
"""

import hashlib

PATH = "box/files.txt"
_TITLE = "Mitchi box "


def digest(data):
    """Return the 16 digits that stand for `data`, bytes, in the list."""
    return hashlib.sha256(data).hexdigest()[:16]


def write(version, files):
    """Return the list, as bytes, of `files`, a dict from path to bytes."""
    lines = [_TITLE + version]
    lines += [f"{digest(files[path])} {path}" for path in sorted(files)]
    return ("\n".join(lines) + "\n").encode("utf-8")


def read(data):
    """Return (version, {path: digest}) of the list `data`, bytes or None.

    What is not such a list, or only half of one, gives as much as can be read: ("", {}) at worst.
    """
    lines = (data or b"").decode("utf-8", "replace").splitlines()
    if not lines or not lines[0].startswith(_TITLE):
        return "", {}
    digests = {}
    for line in lines[1:]:
        mark, _, path = line.partition(" ")
        if len(mark) == 16 and path:
            digests[path] = mark
    return lines[0].removeprefix(_TITLE), digests
