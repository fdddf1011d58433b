# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""A deploy leaves exactly the box, keeps what is the owner's, and says what it did."""

import errno

import pytest

from tests.drive.samples import BOOT_OUT, NEW, NEW_DRIVE, OLD, contents, put
from tools import deploy, deploy_copy, deploy_plan
from tools.drive_folder import FolderDrive
from tools.mpy import RefusedFile

ROOMY = (1_000_000, 512)


class Drive(FolderDrive):
    """A folder with the room of a Pico's drive, that remembers what is done to it."""

    def __init__(self, folder, files=(), free=None):
        super().__init__(folder)
        folder.mkdir(exist_ok=True)
        put(folder, dict(files))
        self.free = free
        self.done = []

    def room(self):
        return ROOMY if self.free is None else (self.free, 512)

    def write(self, path, data):
        self.done.append(("copy", path))
        super().write(path, data)

    def remove(self, path):
        self.done.append(("remove", path))
        super().remove(path)


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "CIRCUITPY"


@pytest.fixture
def run(tmp_path, capsys):
    def run(drive, built=NEW, **options):
        status = deploy.deploy(built, drive, rescue_to=tmp_path / "rescued", **options)
        return status, capsys.readouterr().out

    return run


def owned_by_old(**changed):
    files = {**NEW_DRIVE, **OLD.files}
    files.update(changed)
    return files


def test_a_new_drive_becomes_the_box(folder, run):
    drive = Drive(folder, NEW_DRIVE)
    status, _ = run(drive)
    assert status == 0
    assert contents(folder) == {**NEW_DRIVE, **NEW.files}


def test_what_circuitpython_put_on_the_drive_is_not_kept_elsewhere(folder, run, tmp_path):
    run(Drive(folder, NEW_DRIVE))
    assert not (tmp_path / "rescued").exists()


def test_an_older_box_becomes_the_newer(folder, run):
    drive = Drive(folder, owned_by_old())
    run(drive)
    assert contents(folder) == {**NEW_DRIVE, **NEW.files}
    assert not (folder / "box" / "screens").exists()


def test_a_newer_box_becomes_the_older_again(folder, run):
    drive = Drive(folder, {**NEW_DRIVE, **NEW.files})
    run(drive, OLD)
    assert contents(folder) == {**NEW_DRIVE, **OLD.files}


def test_only_what_changed_is_copied_and_the_program_is_first_gone_and_last_there(folder, run):
    drive = Drive(folder, owned_by_old())
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


def test_a_second_run_changes_nothing_and_still_reads_everything_back(folder, run):
    drive = Drive(folder, NEW_DRIVE)
    run(drive)
    drive.done.clear()
    _, told = run(drive)
    assert drive.done == []
    assert f"Read {len(NEW.files)} files back: every byte is right." in told


def test_the_end_says_what_was_done_and_that_it_is_safe_to_unplug(folder, run):
    _, told = run(Drive(folder, NEW_DRIVE))
    size = sum(map(len, NEW.files.values()))
    assert f"Copied {len(NEW.files)} files ({size:,} bytes), removed 0." in told
    assert "Safe to unplug. Switch the box off and on to start version 0.2.0." in told


def test_the_owners_settings_stay_and_new_ones_are_named(folder, run):
    mine = b"LIMIT = 10\nSOUND = 0\n"
    _, told = run(Drive(folder, owned_by_old(**{"settings.toml": mine})))
    assert (folder / "settings.toml").read_bytes() == mine
    assert "Your settings.toml was kept." in told
    assert "goes by the defaults for: ANIMATION" in told


def test_settings_that_the_owner_never_changed_follow_the_box(folder, run):
    _, told = run(Drive(folder, owned_by_old()))
    assert (folder / "settings.toml").read_bytes() == NEW.files["settings.toml"]
    assert "kept" not in told


def test_the_computers_litter_goes_also_what_comes_while_copying(folder, run):
    drive = Drive(folder, {**NEW_DRIVE, "._code.py": b"x", "box/.DS_Store": b"x"})
    real = drive.write

    def write_like_a_mac(path, data):
        real(path, data)
        (folder / path).with_name("._" + path.split("/")[-1]).write_bytes(b"\0\5\x16\7")

    drive.write = write_like_a_mac
    run(drive)
    assert contents(folder) == {**NEW_DRIVE, **NEW.files}


def test_what_the_box_does_not_know_stays(folder, run):
    others = {"notes.txt": b"n", "box/mine.mpy": b"m", "lib/neopixel.mpy": b"n", "my/a.py": b"a"}
    run(Drive(folder, owned_by_old(**others)))
    assert contents(folder) == {**NEW_DRIVE, **NEW.files, **others}


def test_another_program_on_the_drive_is_saved_on_the_computer(folder, run, tmp_path):
    mine = {"code.py": b"import my_lamp\n", "boot.py": b"# mine\n"}
    _, told = run(Drive(folder, {**NEW_DRIVE, **mine}))
    assert contents(tmp_path / "rescued") == mine
    assert "What was in code.py is now in" in told


def test_a_saved_program_does_not_replace_one_saved_before(folder, run, tmp_path):
    for program in (b"first\n", b"second\n", b"first\n"):
        run(Drive(folder, {**NEW_DRIVE, "code.py": program}))
    assert contents(tmp_path / "rescued") == {"code.py": b"first\n", "2-code.py": b"second\n"}


def test_a_source_that_the_board_would_prefer_to_its_compiled_file_goes(folder, run, tmp_path):
    own = NEW.sources["box/app.mpy"]
    drive = Drive(folder, {**NEW_DRIVE, "box/app.py": own, "mitchi/game.py": b"# my own rules\n"})
    run(drive)
    assert contents(folder) == {**NEW_DRIVE, **NEW.files}
    assert contents(tmp_path / "rescued") == {"mitchi-game.py": b"# my own rules\n"}


def test_an_old_file_at_the_top_that_was_changed_by_hand_stays(folder, run):
    built = type(OLD)("0.0.9", {**OLD.files, "safemode.py": b"# ours\n"})
    drive = Drive(folder, {**NEW_DRIVE, **built.files, "safemode.py": b"# mine\n"})
    _, told = run(drive)
    assert (folder / "safemode.py").read_bytes() == b"# mine\n"
    assert "safemode.py is no part of the box any more, but was changed by hand: it stays." in told


def test_an_old_file_at_the_top_goes(folder, run):
    built = type(OLD)("0.0.9", {**OLD.files, "safemode.py": b"# ours\n"})
    run(Drive(folder, {**NEW_DRIVE, **built.files}))
    assert not (folder / "safemode.py").exists()


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
def test_a_file_that_would_run_in_place_of_the_boxs_is_refused(folder, run, rival, ours):
    drive = Drive(folder, owned_by_old(**{rival: b"x"}))
    status, told = run(drive)
    assert status == 1 and drive.done == []
    assert told.startswith("Nothing was copied.\n")
    assert f"would be run instead of the box's {ours}. It is not the box's, so it is left" in told


def test_capital_letters_do_not_make_another_file(folder, run):
    # A FAT drive does not tell them apart; this folder does, so the old one must be gone.
    old = owned_by_old()
    del old["code.py"]
    run(Drive(folder, {**old, "CODE.PY": b"import my_lamp\n"}))
    assert not (folder / "CODE.PY").exists()


def test_too_little_room_is_refused_with_both_numbers(folder, run):
    drive = Drive(folder, {"boot_out.txt": BOOT_OUT.encode()}, free=4096)
    status, told = run(drive)
    # Clusters: boot, code, settings, list, __init__, display_text, __init__ 1 each; app 3, ticks 1,
    # game 2: 13; and box, lib, lib/adafruit_display_text, mitchi 1 each.
    assert status == 1 and drive.done == []
    assert "the box needs 8,704 bytes more, and 4,096 are free" in told


def test_room_that_is_just_enough_is_enough(folder, run):
    status, _ = run(Drive(folder, {"boot_out.txt": BOOT_OUT.encode()}, free=8704))
    assert status == 0


def test_room_counts_what_goes_before_what_comes(folder, run):
    # From the older to the newer: code.py -1, gone -2 -1; settings 0, list 0, app 3 - 2, ticks
    # 1 - 2, display_text 1 + 1 for its folder, game 2, code.py 1. Never above 1 in use.
    status, _ = run(Drive(folder, owned_by_old(), free=512))
    assert status == 0


def test_a_check_says_what_would_be_done_and_touches_nothing(folder, run):
    files = owned_by_old(**{"settings.toml": b"LIMIT = 10\n", ".DS_Store": b"x"})
    drive = Drive(folder, files)
    status, told = run(drive, check=True)
    assert status == 0 and drive.done == []
    assert contents(folder) == files
    assert "would remove box/gone.mpy" in told
    assert "would remove .DS_Store" in told
    assert "would copy box/app.mpy (1,304 bytes)" in told
    assert told.index("would copy code.py") > told.index("would copy mitchi/game.mpy")
    assert "would keep the settings.toml that is there" in told
    assert "New in settings.toml, and not in yours: SOUND, ANIMATION" in told


def test_a_check_of_a_finished_box_says_so(folder, run):
    drive = Drive(folder, NEW_DRIVE)
    run(drive)
    status, told = run(drive, check=True)
    assert status == 0
    assert told == "Nothing would be changed: the drive is as it should be.\n"


def test_a_file_that_did_not_arrive_is_written_again(folder, run):
    drive = Drive(folder, NEW_DRIVE)
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


def test_a_drive_that_does_not_keep_what_is_written_is_told(folder, run):
    drive = Drive(folder, NEW_DRIVE)
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
def test_a_write_that_fails_is_told_in_a_sentence(folder, run, number, why):
    drive = Drive(folder, NEW_DRIVE)

    def write(path, data):
        raise OSError(number, "said the system")

    drive.write = write
    with pytest.raises(deploy_copy.DeployError, match=f"^{why}.*it goes on where it stopped"):
        run(drive)


def test_a_file_that_cannot_be_read_is_copied_anew(folder, run):
    drive = Drive(folder, {**NEW_DRIVE, **NEW.files})
    real = drive.read

    def read(path):
        if path == "box/app.mpy" and ("copy", path) not in drive.done:
            raise OSError(errno.EIO, "torn")
        return real(path)

    drive.read = read
    run(drive)
    assert ("copy", "box/app.mpy") in drive.done


class Board:
    folder = "nowhere"
    numbers = (10, 2)
    version = "10.2.1"

    def __init__(self, folder):
        self.folder = folder

    def __str__(self):
        return "a board"


def test_the_command_tests_builds_and_copies(folder, capsys, monkeypatch):
    put(folder, NEW_DRIVE)
    monkeypatch.setattr(deploy.build, "build", lambda: NEW)
    asked = []
    status = deploy.main(
        ["--drive", "D:"],
        find=lambda named: asked.append(named) or Board(folder),
        run_tests=lambda: asked.append("tests") or 0,
    )
    assert (status, asked) == (0, ["D:", "tests"])
    assert contents(folder) == {**NEW_DRIVE, **NEW.files}
    assert capsys.readouterr().out.startswith("a board\n")


def test_a_test_that_fails_stops_the_command(folder, capsys):
    put(folder, NEW_DRIVE)
    status = deploy.main([], find=lambda named: Board(folder), run_tests=lambda: 5)
    assert status == 1
    assert contents(folder) == NEW_DRIVE
    assert "Nothing was copied, since a test failed." in capsys.readouterr().out


@pytest.mark.parametrize("option", ["--check", "--no-tests"])
def test_the_tests_can_be_left_out(folder, option, monkeypatch):
    put(folder, NEW_DRIVE)
    monkeypatch.setattr(deploy.build, "build", lambda: NEW)
    run_tests = lambda: pytest.fail("ran the tests")  # noqa: E731
    assert deploy.main([option], lambda named: Board(folder), run_tests) == 0


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (deploy.drives.NoDrive("No board."), "Nothing was copied. No board.\n"),
        (RefusedFile("a.py uses await"), "Nothing was copied. a.py uses await\n"),
        (OSError(errno.EIO, "said the system"), "Nothing was copied. The drive stopped answering"),
        (deploy_copy.DeployError("It is full."), "It is full.\n"),
        (KeyboardInterrupt(), "Stopped. The box does not start like this: run this again"),
    ],
)
def test_what_goes_wrong_is_one_sentence_and_status_1(capsys, error, told):
    def find(named):
        raise error

    assert deploy.main([], find=find) == 1
    assert capsys.readouterr().out.startswith(told)


def test_a_wrong_option_is_status_2(capsys):
    with pytest.raises(SystemExit) as stopped:
        deploy.main(["--drvie", "x"])
    assert stopped.value.code == 2
    assert "usage:" in capsys.readouterr().err


@pytest.mark.parametrize("path", ["._a.mpy", "box/._a.mpy", ".DS_Store", "lib/x/.DS_Store"])
def test_litter_is_known_by_its_name(path):
    assert deploy_plan.is_litter(path)


@pytest.mark.parametrize("path", [".Trashes", "._", ".metadata_never_index", "a._b", "DS_Store"])
def test_what_keeps_computers_from_littering_is_no_litter(path):
    assert not deploy_plan.is_litter(path)
