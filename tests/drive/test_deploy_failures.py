# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""A drive that fails under the copy is told in a sentence, and nothing wrong is left to start."""

import errno

import pytest

from tests.drive.samples import NEW, NEW_DRIVE, contents
from tools import deploy_copy


def test_a_file_that_did_not_arrive_is_written_again(folder, make_drive, run):
    drive = make_drive(NEW_DRIVE)
    real = drive.write
    drops = ["box/app.mpy", "box/app.mpy"]

    def write(path, data):
        real(path, data)
        if path in drops:
            drops.remove(path)
            (folder / path).write_bytes(data[:-1] + b"?")

    drive.write = write
    status, _ = run(drive)
    assert status == 0
    assert contents(folder) == {**NEW_DRIVE, **NEW.files}


def test_a_drive_that_does_not_keep_what_is_written_is_told(folder, make_drive, run):
    drive = make_drive(NEW_DRIVE)
    real = drive.write
    drive.write = lambda path, data: real(path, data[:-1] if path == "box/app.mpy" else data)
    with pytest.raises(deploy_copy.DeployError, match=r"does not keep .* \(box/app\.mpy\)"):
        run(drive)
    assert not (folder / "code.py").exists()


@pytest.mark.parametrize(
    ("number", "why"),
    [
        (errno.ENOSPC, "The drive is full"),
        (errno.EROFS, "The drive does not let itself be written"),
        (errno.EACCES, "The drive does not let itself be written"),
        (errno.EIO, r"The drive stopped answering \(.*\)\. Plug the board in again"),
        (errno.ENOENT, "The drive stopped answering"),
    ],
)
def test_a_write_that_fails_is_told_in_a_sentence(make_drive, run, number, why):
    drive = make_drive(NEW_DRIVE)

    def write(path, data):
        raise OSError(number, "said the system")

    drive.write = write
    with pytest.raises(deploy_copy.DeployError, match=f"^{why}.*it goes on where it stopped"):
        run(drive)


def test_a_file_that_cannot_be_read_is_copied_anew(make_drive, run):
    drive = make_drive({**NEW_DRIVE, **NEW.files})
    real = drive.read

    def read(path):
        if path == "box/app.mpy" and ("copy", path) not in drive.done:
            raise OSError(errno.EIO, "torn")
        return real(path)

    drive.read = read
    run(drive)
    assert ("copy", "box/app.mpy") in drive.done
