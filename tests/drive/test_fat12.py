# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""A deploy on a real FAT12 image of a Pico's size and cluster layout."""

import shutil
import subprocess

import pytest

from tests.drive.fat_drive import MICROPYTHON, FatDrive
from tests.drive.samples import NEW, NEW_DRIVE, OLD, contents
from tools import build, deploy, sizes
from tools.deploy_copy import DeployError
from tools.project_files import ROOT

pytestmark = pytest.mark.skipif(
    not MICROPYTHON.exists(), reason="there is no MicroPython for this computer, which has FatFs"
)


@pytest.fixture(scope="module")
def drive():
    drive = FatDrive()
    drive.ask("keep", "formatted")
    drive.put(NEW_DRIVE)
    drive.ask("keep", "new")
    drive.put(OLD.files)
    drive.ask("keep", "older box")
    yield drive
    drive.close()


@pytest.fixture(scope="module")
def real_box(tmp_path_factory):
    output = tmp_path_factory.mktemp("build")
    if (ROOT / "build" / "wheels").is_dir():
        shutil.copytree(ROOT / "build" / "wheels", output / "wheels")
    return build.build(output=output)


@pytest.fixture
def run(drive, tmp_path):
    return lambda built: deploy.deploy(built, drive, rescue_to=tmp_path / "rescued")


def test_the_image_has_the_layout_of_a_picos_drive(drive):
    # 2,048 sectors less 1 for the boot record, 7 for the FAT and 32 for the top folder.
    drive.ask("bring_back", "formatted")
    assert drive.ask("layout") == [512, 2008, "FAT     "]
    assert sizes.CLUSTER * 2008 == sizes.PICO_ROOM


def test_the_real_box_goes_onto_a_new_drive(drive, run, real_box):
    drive.ask("bring_back", "new")
    assert run(real_box) == 0
    assert drive.contents() == {**NEW_DRIVE, **real_box.files}


def test_the_room_that_was_reckoned_is_the_room_that_it_takes(drive, run, real_box):
    drive.ask("bring_back", "formatted")
    free, _ = drive.room()
    drive.put({"boot_out.txt": NEW_DRIVE["boot_out.txt"]})
    run(real_box)
    used = free - drive.room()[0]
    # sizes.on_disk knows nothing of boot_out.txt, and of the further clusters of a large folder.
    assert sizes.on_disk(real_box.files) + 512 <= used <= sizes.on_disk(real_box.files) + 16 * 512


def test_a_second_deploy_writes_nothing(drive, run, real_box):
    drive.ask("bring_back", "new")
    run(real_box)
    before = drive.ask("writes")
    run(real_box)
    assert drive.ask("writes") == before


def test_a_hundred_deploys_to_and_fro_lose_no_room(drive, run):
    drive.ask("bring_back", "older box")
    free = drive.room()
    for _ in range(50):
        run(NEW)
        run(OLD)
    assert drive.contents() == {**NEW_DRIVE, **OLD.files}
    assert drive.room() == free


def test_a_full_drive_is_refused_before_anything_is_touched(drive, run, capsys):
    drive.ask("bring_back", "new")
    free, cluster = drive.room()
    drive.ask("fill", "holiday.jpg", free - 5 * cluster)
    before = drive.ask("writes")
    assert run(NEW) == 1
    assert drive.ask("writes") == before
    assert f"and {5 * cluster:,} are free" in capsys.readouterr().out


def test_as_much_room_as_was_asked_for_is_enough(drive, run, capsys):
    drive.ask("bring_back", "new")
    free, cluster = drive.room()
    drive.ask("fill", "holiday.jpg", free - cluster)
    run(NEW)
    told = capsys.readouterr().out
    needed = int(told.split("the box needs ")[1].split(" bytes")[0].replace(",", ""))
    drive.ask("fill", "holiday.jpg", free - needed)
    assert drive.room()[0] == needed
    assert run(NEW) == 0


def test_a_drive_that_fills_up_on_the_way_is_told_and_repaired_later(drive, run):
    drive.ask("bring_back", "new")
    free, cluster = drive.room()
    drive.ask("fill", "holiday.jpg", free - 5 * cluster)
    honest = drive.room
    drive.room = lambda: (free, cluster)
    try:
        with pytest.raises(DeployError, match="^The drive is full"):
            run(NEW)
    finally:
        drive.room = honest
    assert "code.py" not in drive.files()
    drive.remove("holiday.jpg")
    assert run(NEW) == 0
    assert drive.contents() == {**NEW_DRIVE, **NEW.files}


@pytest.mark.parametrize("start", ["new", "older box"])
def test_a_second_run_repairs_a_drive_torn_at_any_sector(drive, run, start):
    """At every number of sectors that were written, the drive is as the board would find it."""
    for writes in range(10_000):
        drive.ask("bring_back", start)
        drive.ask("plug_in", writes)
        try:
            run(NEW)
        except DeployError:
            drive.ask("plug_in")
            assert_starts_whole_or_not_at_all(drive.contents())
            assert run(NEW) == 0
            assert drive.contents() == {**NEW_DRIVE, **NEW.files}
        else:
            assert writes > 20
            return
    raise AssertionError("the deploy never ends")


def assert_starts_whole_or_not_at_all(now):
    program = now.get("code.py")
    if not program:
        return
    for built in (OLD, NEW):
        if program == built.files["code.py"]:
            for path in built.files.keys() - {"settings.toml"}:
                assert now[path] == built.files[path]
            return
    assert program == NEW_DRIVE["code.py"]


@pytest.mark.skipif(not shutil.which("mcopy"), reason="mtools is not installed")
def test_mtools_reads_the_same_files(drive, run, real_box, tmp_path):
    drive.ask("bring_back", "new")
    run(real_box)
    drive.ask("save", str(tmp_path / "drive.img"))
    (tmp_path / "read").mkdir()
    copy = ["mcopy", "-s", "-n", "-i", tmp_path / "drive.img", "::*", tmp_path / "read"]
    subprocess.run(copy, check=True, capture_output=True)
    assert contents(tmp_path / "read") == {**NEW_DRIVE, **real_box.files}


@pytest.mark.skipif(not shutil.which("fsck.fat"), reason="dosfstools is not installed")
def test_the_file_system_is_sound_afterwards(drive, run, real_box, tmp_path):
    drive.ask("bring_back", "older box")
    run(real_box)
    drive.ask("save", str(tmp_path / "drive.img"))
    result = subprocess.run(
        ["fsck.fat", "-n", tmp_path / "drive.img"], capture_output=True, text=True
    )
    assert result.returncode == 0, result.stdout
