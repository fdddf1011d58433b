# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Finds what on a drive would keep the box from starting: files in its way, too little room."""

# A FAT folder keeps 32 bytes for a file, and 32 more for each 13 letters of a long name.
_ENTRY = 32
_LETTERS = 13


def hidden(modules, paths):
    """Return a sentence for each of `paths`, in small letters, that the board would run or import
    in place of one of the box's files. `modules` are the paths of our .mpy files."""
    sentences = []
    rivals = {"code.py": ["code.txt"]}
    for module in modules:
        rivals[module] = _rivals(module)
    for ours, others in rivals.items():
        for other in others:
            if any(path == other or path.startswith(other + "/") for path in paths):
                sentences.append(
                    f"{other} on the drive would be run instead of the box's {ours}. It is not "
                    "the box's, so it is left alone: move it away, then run this again."
                )
    return sentences


def _rivals(module):
    """Return what is found before `module`: a folder of its name, and for a library also what
    lies at the top, where the board looks before it looks into lib/."""
    name = module.removesuffix(".mpy")
    package = name.removesuffix("/__init__")
    found = [] if package != name else [name]
    top = package.removeprefix("lib/")
    if module.startswith("lib/") and "/" not in top:
        found += [top, top + ".py", top + ".mpy"]
    return found


def too_little_room(steps, sizes, files, room):
    """Return a sentence in a list when the drive has too little room for `steps`, else none.

    steps: ("remove" or "copy", path) in order. sizes: {path: bytes} on the drive now. files:
    {path: bytes object} to copy. room: (free bytes, bytes of a cluster).
    """
    free, cluster = room
    needed = room_needed(steps, sizes, files, cluster)
    if needed <= free:
        return []
    return [
        f"There is too little room: the box needs {needed:,} bytes more, and {free:,} are free. "
        "Remove something from the drive that you do not need."
    ]


def room_needed(steps, sizes, files, cluster):
    """Return the most bytes that `steps` need at any moment, beyond those in use; 0 if none."""
    on_drive = {path.lower(): size for path, size in sizes.items()}
    folders = {path.rpartition("/")[0] for path in on_drive}
    entries = {}
    used = most = 0
    for action, path in steps:
        used -= _clusters(on_drive.pop(path.lower(), 0), cluster)
        if action == "copy":
            used += _clusters(len(files[path]), cluster)
            on_drive[path.lower()] = len(files[path])
            folder, _, name = path.rpartition("/")
            entries[folder] = entries.get(folder, 0) + _ENTRY * (1 + _clusters(len(name), _LETTERS))
        most = max(most, used)
    for folder, size in entries.items():
        if folder and folder.lower() not in folders:
            most += _clusters(size, cluster)
    return max(most, 0) * cluster


def _clusters(size, cluster):
    return -(-size // cluster)
