# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""`python -m simulator --drive`: the built drive's own tree, and nothing beside it."""

import contextlib
import shutil
import sys

import pytest

from simulator import __main__ as command
from simulator.drive import DriveError, unpacked
from simulator.power import ROOT
from simulator.runner import BoxStopped, Simulator
from tests.box.reading import read
from tools import build

CODE = "if __name__ == '__main__':\n    from box import app\n"


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """What `make` builds, from the libraries that it has fetched before, if it has."""
    output = tmp_path_factory.mktemp("build")
    if (ROOT / "build" / "wheels").is_dir():
        shutil.copytree(ROOT / "build" / "wheels", output / "wheels")
    build.build(output=output)
    return output / "drive"


def made(folder, **files):
    """A drive in folder; the names of files have _ for / and end in the kind: box_app_mpy."""
    for name, text in files.items():
        path = folder / (name.replace("_", "/").rpartition("/")[0] + "." + name.split("_")[-1])
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder / "drive"


def run(drive):
    """What the box prints on a drive."""
    with unpacked(drive) as root, Simulator(root=root) as box:
        with contextlib.suppress(BoxStopped):  # it ends
            box.wait(100)
        return box.serial


def test_the_built_drive_starts_and_plays_with_its_own_files_only(built):
    settings = {"LANGUAGE": "en", "PLAYERS": "Ana, Luis"}
    with unpacked(built) as root, Simulator(root=root, settings=settings, dice=[6, 3] * 9) as box:
        box.wait(2500)
        assert "Play" in read(box)
        for _ in range(8):
            box.tap("roll")
            box.settle()
        assert "Ana" in read(box)
        for name in ("box.app", "mitchi.game", "adafruit_debouncer", "adafruit_display_text"):
            assert sys.modules[name].__file__.startswith(str(root))
    assert str(ROOT) in (sys.modules["box"].__file__ if "box" in sys.modules else str(ROOT))


@pytest.mark.parametrize("missing", ["box/dice.mpy", "mitchi/hands.mpy", "lib/adafruit_ticks.mpy"])
def test_a_file_that_is_missing_on_the_drive_is_not_taken_from_elsewhere(built, tmp_path, missing):
    shutil.copytree(built.parent / "source", tmp_path / "source")
    shutil.copytree(built, tmp_path / "drive")
    (tmp_path / "drive" / missing).unlink()
    name = missing.removesuffix(".mpy").removeprefix("lib/").replace("/", ".")
    with pytest.raises(ImportError, match=f"no module named '{name}'"):
        with unpacked(tmp_path / "drive") as root, Simulator(root=root) as box:
            box.wait(2500)


def test_a_drive_runs_what_its_compiled_files_were_made_from(tmp_path):
    drive = made(
        tmp_path,
        drive_code_py=CODE,
        drive_box_app_mpy="compiled",
        drive_box_note_mpy="compiled",
        source_box_app_py="from box import note",
        source_box_note_py="print('the source')",
    )
    assert run(drive) == "the source\n"


def test_an_old_source_on_the_drive_comes_before_the_compiled_file(tmp_path):
    drive = made(
        tmp_path,
        drive_code_py=CODE,
        drive_box_app_mpy="compiled",
        drive_box_app_py="print('the old one')",
        source_box_app_py="print('the new one')",
    )
    assert run(drive) == "the old one\n"


def test_without_a_source_beside_it_that_of_the_project_is_run(tmp_path):
    drive = made(tmp_path, drive_code_py="import box.version\nprint(box.version.__file__)")
    (drive / "box").mkdir()
    (drive / "box" / "version.mpy").write_text("compiled")
    assert run(drive).endswith("/box/version.py\n")
    assert str(ROOT) not in run(drive)


def test_a_compiled_file_without_a_source_is_told(tmp_path):
    drive = made(tmp_path, drive_code_py=CODE, drive_box_gone_mpy="compiled")
    with pytest.raises(DriveError, match=r"the source of box/gone\.mpy is neither"):
        run(drive)


def test_what_a_board_has_built_in_is_there_and_what_it_lacks_is_not(tmp_path, monkeypatch):
    monkeypatch.delitem(sys.modules, "colorsys", raising=False)
    assert run(made(tmp_path / "a", drive_code_py="import json\nprint('there')")) == "there\n"
    with pytest.raises(ImportError, match="no module named 'colorsys'"):
        run(made(tmp_path / "b", drive_code_py="import colorsys"))


def test_the_command_runs_a_drive_and_another_board(built, tmp_path, capsys):
    script = tmp_path / "play.txt"
    script.write_text("settings LANGUAGE=en\nwait 2500\nshow")
    arguments = ["--script", str(script), "--drive", str(built)]
    assert command.main(arguments) == 0
    shown = capsys.readouterr().out
    assert shown.count("\n") == 32
    assert command.main([*arguments, "--board", "adafruit_feather_rp2040"]) == 0
    on_a_wing = capsys.readouterr().out
    assert on_a_wing.count("\n") == 32
    assert on_a_wing != shown  # a Pico shows its battery


def test_the_command_tells_what_is_no_drive(tmp_path, capsys):
    script = tmp_path / "play.txt"
    script.write_text("wait 10")
    assert command.main(["--script", str(script), "--drive", str(tmp_path)]) == 2
    assert "is no drive of the box: there is no code.py" in capsys.readouterr().err
