# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""A deploy leaves exactly the box, keeps what is the owner's, and says what it did."""

import pytest

from tests.drive.samples import NEW, NEW_DRIVE, OLD, contents, owned_by_old
from tools import deploy_plan


def test_a_new_drive_becomes_the_box(folder, make_drive, run):
    drive = make_drive(NEW_DRIVE)
    status, _ = run(drive)
    assert status == 0
    assert contents(folder) == {**NEW_DRIVE, **NEW.files}


def test_what_circuitpython_put_on_the_drive_is_not_kept_elsewhere(make_drive, run, tmp_path):
    run(make_drive(NEW_DRIVE))
    assert not (tmp_path / "rescued").exists()


def test_an_older_box_becomes_the_newer(folder, make_drive, run):
    drive = make_drive(owned_by_old())
    run(drive)
    assert contents(folder) == {**NEW_DRIVE, **NEW.files}
    assert not (folder / "box" / "screens").exists()


def test_a_newer_box_becomes_the_older_again(folder, make_drive, run):
    drive = make_drive({**NEW_DRIVE, **NEW.files})
    run(drive, OLD)
    assert contents(folder) == {**NEW_DRIVE, **OLD.files}


def test_only_what_changed_is_copied_and_the_program_is_first_gone_and_last_there(make_drive, run):
    drive = make_drive(owned_by_old())
    run(drive)
    removed = [path for action, path in drive.done if action == "remove"]
    copied = [path for action, path in drive.done if action == "copy"]
    assert removed == ["code.py", "box/gone.mpy", "box/screens/gone.mpy"]
    assert copied == [
        "settings.toml",
        "box/files.txt",
        "box/app.mpy",
        "lib/adafruit_ticks.mpy",
        "lib/adafruit_display_text/__init__.mpy",
        "mitchi/game.mpy",
        "code.py",
    ]
    assert drive.done[0] == ("remove", "code.py")


def test_a_second_run_changes_nothing_and_still_reads_everything_back(make_drive, run):
    drive = make_drive(NEW_DRIVE)
    run(drive)
    drive.done.clear()
    _, told = run(drive)
    assert drive.done == []
    assert f"Read {len(NEW.files)} files back: every byte is right." in told


def test_the_end_says_what_was_done_and_that_it_is_safe_to_unplug(make_drive, run):
    _, told = run(make_drive(NEW_DRIVE))
    size = sum(map(len, NEW.files.values()))
    assert f"Copied {len(NEW.files)} files ({size:,} bytes), removed 0." in told
    assert "Safe to unplug. Switch the box off and on to start version 0.2.0." in told


def test_the_owners_settings_stay_and_new_ones_are_named(folder, make_drive, run):
    mine = b"LIMIT = 10\nSOUND = 0\n"
    _, told = run(make_drive(owned_by_old(**{"settings.toml": mine})))
    assert (folder / "settings.toml").read_bytes() == mine
    assert "Your settings.toml was kept." in told
    assert "goes by the defaults for: ANIMATION" in told


def test_settings_that_the_owner_never_changed_follow_the_box(folder, make_drive, run):
    _, told = run(make_drive(owned_by_old()))
    assert (folder / "settings.toml").read_bytes() == NEW.files["settings.toml"]
    assert "kept" not in told


def test_the_computers_litter_goes_also_what_comes_while_copying(folder, make_drive, run):
    drive = make_drive({**NEW_DRIVE, "._code.py": b"x", "box/.DS_Store": b"x"})
    real = drive.write

    def write_like_a_mac(path, data):
        real(path, data)
        (folder / path).with_name("._" + path.split("/")[-1]).write_bytes(b"\0\5\x16\7")

    drive.write = write_like_a_mac
    run(drive)
    assert contents(folder) == {**NEW_DRIVE, **NEW.files}


def test_what_the_box_does_not_know_stays(folder, make_drive, run):
    others = {"notes.txt": b"n", "box/mine.mpy": b"m", "lib/neopixel.mpy": b"n", "my/a.py": b"a"}
    run(make_drive(owned_by_old(**others)))
    assert contents(folder) == {**NEW_DRIVE, **NEW.files, **others}


def test_another_program_on_the_drive_is_saved_on_the_computer(make_drive, run, tmp_path):
    mine = {"code.py": b"import my_lamp\n", "boot.py": b"# mine\n"}
    _, told = run(make_drive({**NEW_DRIVE, **mine}))
    assert contents(tmp_path / "rescued") == mine
    assert "What was in code.py is now in" in told


def test_a_saved_program_does_not_replace_one_saved_before(make_drive, run, tmp_path):
    for program in (b"first\n", b"second\n", b"first\n"):
        run(make_drive({**NEW_DRIVE, "code.py": program}))
    assert contents(tmp_path / "rescued") == {"code.py": b"first\n", "2-code.py": b"second\n"}


def test_a_source_that_the_board_would_prefer_goes(folder, make_drive, run, tmp_path):
    own = NEW.sources["box/app.mpy"]
    drive = make_drive({**NEW_DRIVE, "box/app.py": own, "mitchi/game.py": b"# my own rules\n"})
    run(drive)
    assert contents(folder) == {**NEW_DRIVE, **NEW.files}
    assert contents(tmp_path / "rescued") == {"mitchi-game.py": b"# my own rules\n"}


def test_an_old_file_at_the_top_that_was_changed_by_hand_stays(folder, make_drive, run):
    built = type(OLD)("0.0.9", {**OLD.files, "safemode.py": b"# ours\n"})
    drive = make_drive({**NEW_DRIVE, **built.files, "safemode.py": b"# mine\n"})
    _, told = run(drive)
    assert (folder / "safemode.py").read_bytes() == b"# mine\n"
    assert "safemode.py is no part of the box any more, but was changed by hand: it stays." in told


def test_an_old_file_at_the_top_goes(folder, make_drive, run):
    built = type(OLD)("0.0.9", {**OLD.files, "safemode.py": b"# ours\n"})
    run(make_drive({**NEW_DRIVE, **built.files}))
    assert not (folder / "safemode.py").exists()


@pytest.mark.parametrize("path", ["._a.mpy", "box/._a.mpy", ".DS_Store", "lib/x/.DS_Store"])
def test_litter_is_known_by_its_name(path):
    assert deploy_plan.is_litter(path)


@pytest.mark.parametrize("path", [".Trashes", "._", ".metadata_never_index", "a._b", "DS_Store"])
def test_what_keeps_computers_from_littering_is_no_litter(path):
    assert not deploy_plan.is_litter(path)
