# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""What cannot work is refused in a sentence before anything is touched."""

import pytest

from tests.drive.samples import BOOT_OUT, NEW_DRIVE, contents, owned_by_old


@pytest.mark.parametrize(
    ("rival", "ours"),
    [
        ("code.txt", "code.py"),
        ("adafruit_ticks.py", "lib/adafruit_ticks.mpy"),
        ("adafruit_ticks.mpy", "lib/adafruit_ticks.mpy"),
        ("Adafruit_Display_Text/label.py", "lib/adafruit_display_text/__init__.mpy"),
        ("lib/adafruit_ticks/__init__.py", "lib/adafruit_ticks.mpy"),
        ("box/app/__init__.py", "box/app.mpy"),
    ],
)
def test_a_file_that_would_run_in_place_of_the_boxs_is_refused(make_drive, run, rival, ours):
    drive = make_drive(owned_by_old(**{rival: b"x"}))
    status, told = run(drive)
    assert status == 1 and drive.done == []
    assert told.startswith("Nothing was copied.\n")
    assert f"would be run instead of the box's {ours}. It is not the box's, so it is left" in told


def test_capital_letters_do_not_make_another_file(folder, make_drive, run):
    # A FAT drive does not tell them apart; this folder does, so the old one must be gone.
    old = owned_by_old()
    del old["code.py"]
    run(make_drive({**old, "CODE.PY": b"import my_lamp\n"}))
    assert not (folder / "CODE.PY").exists()


def test_too_little_room_is_refused_with_both_numbers(make_drive, run):
    drive = make_drive({"boot_out.txt": BOOT_OUT.encode()}, free=4096)
    status, told = run(drive)
    # Clusters: boot, code, settings, list, __init__, display_text, __init__ 1 each; app 3, ticks 1,
    # game 2: 13; and box, lib, lib/adafruit_display_text, mitchi 1 each.
    assert status == 1 and drive.done == []
    assert "the box needs 8,704 bytes more, and 4,096 are free" in told


def test_room_that_is_just_enough_is_enough(make_drive, run):
    status, _ = run(make_drive({"boot_out.txt": BOOT_OUT.encode()}, free=8704))
    assert status == 0


def test_room_counts_what_goes_before_what_comes(folder, make_drive, run):
    # From the older to the newer: code.py -1, gone -2 -1; settings 0, list 0, app 3 - 2, ticks
    # 1 - 2, display_text 1 + 1 for its folder, game 2, code.py 1. Never above 1 in use.
    status, _ = run(make_drive(owned_by_old(), free=512))
    assert status == 0


def test_a_check_says_what_would_be_done_and_touches_nothing(folder, make_drive, run):
    files = owned_by_old(**{"settings.toml": b"LIMIT = 10\n", ".DS_Store": b"x"})
    drive = make_drive(files)
    status, told = run(drive, check=True)
    assert status == 0 and drive.done == []
    assert contents(folder) == files
    assert "would remove box/gone.mpy" in told
    assert "would remove .DS_Store" in told
    assert "would copy box/app.mpy (1,304 bytes)" in told
    assert told.index("would copy code.py") > told.index("would copy mitchi/game.mpy")
    assert "would keep the settings.toml that is there" in told
    assert "New in settings.toml, and not in yours: SOUND, ANIMATION" in told


def test_a_check_of_a_finished_box_says_so(make_drive, run):
    drive = make_drive(NEW_DRIVE)
    run(drive)
    status, told = run(drive, check=True)
    assert status == 0
    assert told == "Nothing would be changed: the drive is as it should be.\n"
