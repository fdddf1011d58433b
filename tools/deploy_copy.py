# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Carries out a plan on a drive: saves, removes, copies, reads everything back, code.py last."""

import errno

from tools.deploy_plan import PROGRAM, is_litter

# How often a file is written again when it does not read back as it was written.
ATTEMPTS = 3

_FULL = {errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)}
_READ_ONLY = {errno.EROFS, errno.EACCES, errno.EPERM}


class DeployError(Exception):
    """A deploy that did not reach its end; the message is the sentence to show."""


def carry_out(plan, files, drive, rescue_to, tell):
    """Do what `plan` says: afterwards `drive` holds `files`, {path: bytes}, or this raises.

    rescue_to: the folder of this computer that gets what the box did not write.
    tell: a function (what, path, bytes) that is called before each file is touched.
    Raises DeployError; what was done up to there, a second run completes.
    """
    try:
        for path in plan.rescue:
            tell("saving", path, 0)
            rescue(drive.read(path), path, rescue_to)
        for path in plan.remove + plan.litter:
            tell("removing", path, 0)
            drive.remove(path)
        _copy(plan.copy, [path for path in plan.checked if path != PROGRAM], files, drive, tell)
        _copy([PROGRAM] if plan.finish else [], [PROGRAM], files, drive, tell)
        _sweep(drive, tell)
    except OSError as error:
        raise DeployError(sentence(error)) from None


def _copy(paths, checked, files, drive, tell):
    """Write `paths`, read `checked` back, and write again what did not arrive."""
    for _ in range(ATTEMPTS):
        for path in paths:
            tell("copying", path, len(files[path]))
            drive.write(path, files[path])
        drive.settle()
        paths = []
        for path in checked:
            tell("reading", path, len(files[path]))
            if drive.read(path) != files[path]:
                paths.append(path)
        if not paths:
            return
        checked = paths
    raise DeployError(
        f"The drive does not keep what is written to it ({', '.join(paths)}). Its file system is "
        "damaged: save your settings.toml, then have CircuitPython format the drive anew with "
        "'import storage; storage.erase_filesystem()' in the serial console."
    )


def _sweep(drive, tell):
    """Remove what the computer left beside the files while they were copied."""
    for path in sorted(drive.files()):
        if is_litter(path):
            tell("removing", path, 0)
            drive.remove(path)
    drive.settle()


def rescue(data, path, folder):
    """Save `data` in `folder` under the name of `path`, beside what was saved there before."""
    folder.mkdir(parents=True, exist_ok=True)
    name = path.replace("/", "-")
    number = 1
    place = folder / name
    while place.exists() and place.read_bytes() != data:
        number += 1
        place = folder / f"{number}-{name}"
    place.write_bytes(data)


def sentence(error):
    """Return what the OSError `error` of a drive means for its owner."""
    again = "Put that right, then run this again: it goes on where it stopped."
    if error.errno in _FULL:
        return f"The drive is full. Remove something from it that you do not need. {again}"
    if error.errno in _READ_ONLY:
        return (
            "The drive does not let itself be written. Unplug the board, plug it in, and run this "
            "again: it goes on where it stopped."
        )
    return (
        f"The drive stopped answering ({error.strerror or error}). Plug the board in again, then "
        "run this again: it goes on where it stopped."
    )
