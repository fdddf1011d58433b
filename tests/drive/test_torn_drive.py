# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""A drive that is pulled out at any moment: no box starts half, and a second run repairs it."""

import errno

import pytest

from tests.drive.samples import NEW, NEW_DRIVE, OLD, contents, put
from tools import deploy, drive_folder
from tools.deploy_copy import DeployError
from tools.drive_folder import FolderDrive

BLOCK = 512


@pytest.fixture(autouse=True)
def _no_device_to_wait_for(monkeypatch):
    monkeypatch.setattr(drive_folder, "_wait_for_device", lambda descriptor: None)


class TornDrive(FolderDrive):
    """A drive that answers nothing any more after so many writes of a block or of a folder."""

    def __init__(self, folder, writes_left):
        super().__init__(folder)
        self.writes_left = writes_left

    def room(self):
        return 1_000_000, BLOCK

    def settle(self):
        self.answer()

    def answer(self):
        if self.writes_left is not None and self.writes_left < 0:
            raise OSError(errno.EIO, "Input/output error")

    def count(self):
        self.answer()
        if self.writes_left is not None:
            self.writes_left -= 1
        self.answer()

    def files(self):
        self.answer()
        return super().files()

    def read(self, path):
        self.answer()
        return super().read(path)

    def write(self, path, data):
        """First the file is there and empty, then it grows block by block."""
        self.count()
        super().write(path, b"")
        for end in range(BLOCK, len(data) + BLOCK, BLOCK):
            self.count()
            super().write(path, data[:end])

    def remove(self, path):
        self.count()
        super().remove(path)


FOREIGN = {**NEW_DRIVE, "code.py": b"import my_lamp\n", "box/app.py": b"# mine\n"}
CASES = {
    "a new drive": (NEW_DRIVE, NEW, NEW.files["settings.toml"]),
    "an update": ({**NEW_DRIVE, **OLD.files}, NEW, NEW.files["settings.toml"]),
    "a step back": ({**NEW_DRIVE, **NEW.files}, OLD, OLD.files["settings.toml"]),
    "settings of the owner": (
        {**NEW_DRIVE, **OLD.files, "settings.toml": b"LIMIT = 7\n", "._x": b"", "mine.txt": b"m"},
        NEW,
        b"LIMIT = 7\n",
    ),
    "another program": (FOREIGN, NEW, NEW.files["settings.toml"]),
}


def torn_at_every_write(case, tmp_path):
    """Yield (folder, rescued folder) for each number of writes after which a deploy can be torn."""
    before, built, _ = CASES[case]
    for writes in range(10_000):
        folder = tmp_path / str(writes)
        put(folder, before)
        try:
            deploy.deploy(built, TornDrive(folder, writes), rescue_to=folder / "rescued")
        except DeployError as error:
            assert "The drive stopped answering" in str(error)
            yield folder
        else:
            assert writes > 10
            return
    raise AssertionError("the deploy never ends")


@pytest.mark.parametrize("case", CASES)
def test_a_second_run_repairs_what_was_torn(case, tmp_path):
    before, built, settings = CASES[case]
    others = {path: before[path] for path in before if path in (*NEW_DRIVE, "mine.txt")}
    expected = {**others, **built.files, "settings.toml": settings}
    for folder in torn_at_every_write(case, tmp_path):
        assert deploy.deploy(built, TornDrive(folder, None), rescue_to=folder / "rescued") == 0
        assert without_rescued(folder) == expected


@pytest.mark.parametrize("case", CASES)
def test_a_box_that_was_torn_starts_whole_or_not_at_all(case, tmp_path):
    before, built, _ = CASES[case]
    for folder in torn_at_every_write(case, tmp_path):
        now = without_rescued(folder)
        # An empty code.py does nothing, and ours is smaller than a block: it comes in one write.
        if not now.get("code.py"):
            continue
        whole = before if now["code.py"] == before["code.py"] else built.files
        for path in whole.keys() - {"settings.toml"}:
            assert now[path] == whole[path]


def test_another_program_is_saved_whenever_the_drive_was_torn(tmp_path):
    for folder in torn_at_every_write("another program", tmp_path):
        deploy.deploy(NEW, TornDrive(folder, None), rescue_to=folder / "rescued")
        saved = contents(folder / "rescued")
        assert saved == {"code.py": b"import my_lamp\n", "box-app.py": b"# mine\n"}


def test_torn_twice_and_then_another_version_leaves_nothing_behind(tmp_path):
    # The older box, torn on the way to the newer, and then back to the older.
    for folder in torn_at_every_write("an update", tmp_path):
        deploy.deploy(OLD, TornDrive(folder, None), rescue_to=folder / "rescued")
        now = without_rescued(folder)
        # Torn between the newer settings and the newer list, nobody can tell that the settings
        # are not their owner's: they stay, with a setting that the older box does not look at.
        assert now.pop("settings.toml") in (OLD.files["settings.toml"], NEW.files["settings.toml"])
        expected = {**NEW_DRIVE, **OLD.files}
        del expected["settings.toml"]
        assert now == expected


def without_rescued(folder):
    return {
        path: data for path, data in contents(folder).items() if not path.startswith("rescued/")
    }
