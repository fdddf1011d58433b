# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""`make` builds exactly the files for the board, the same bytes every time."""

import shutil
import zipfile

import pytest

from tools import build, drive_list, mpy, sizes
from tools.project_files import AS_IT_IS, ROOT


@pytest.fixture(scope="module")
def output(tmp_path_factory):
    folder = tmp_path_factory.mktemp("build")
    copy_wheels(folder)
    return folder


@pytest.fixture(scope="module")
def built(output):
    return build.build(output=output)


def copy_wheels(output):
    """Start from the libraries that `make` has fetched, if it has."""
    if (ROOT / "build" / "wheels").is_dir():
        shutil.copytree(ROOT / "build" / "wheels", output / "wheels", dirs_exist_ok=True)


def tree(folder):
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


def test_the_drive_has_the_files_for_the_board_and_no_others(built, output):
    tops = {path.split("/")[0] for path in built.files}
    assert {"boot.py", "code.py", "settings.toml", "mitchi", "box", "lib"} <= tops
    assert tops <= {*AS_IT_IS, "settings.toml", "mitchi", "mito", "box", "lib"}
    assert tree(output / "drive") == built.files


def test_all_but_what_the_firmware_starts_is_compiled(built):
    for path, data in built.files.items():
        if path not in (*AS_IT_IS, "settings.toml", drive_list.PATH):
            assert path.endswith(".mpy")
            mpy.check_header(data, path)


def test_each_compiled_file_comes_from_the_source_beside(built, output):
    sources = tree(output / "source")
    assert len(sources) == sum(path.endswith(".mpy") for path in built.files)
    for path, source in sources.items():
        assert built.files[path[:-3] + ".mpy"] == mpy.compile_source(source, path)


def test_commands_of_the_desktop_stay_there(built):
    assert "mitchi/__main__.py" in built.left_out
    assert "mitchi/replay.py" in built.left_out
    assert not any("__main__" in path or "replay" in path for path in built.files)


def test_the_libraries_are_those_that_are_imported(built):
    libraries = {path.split("/")[1] for path in built.files if path.startswith("lib/")}
    # The debouncer imports the ticks; Blinka's own modules are the firmware's on a board.
    assert "adafruit_debouncer.mpy" in libraries
    assert "adafruit_ticks.mpy" in libraries
    assert not any("typing" in name or "blinka" in name for name in libraries)


def test_the_list_on_the_drive_names_every_other_file(built):
    version, digests = drive_list.read(built.files[drive_list.PATH])
    assert version == built.version
    assert digests.keys() == built.files.keys() - {drive_list.PATH}
    assert digests["code.py"] == drive_list.digest(built.files["code.py"])


def test_the_build_repeats_byte_for_byte_from_nothing(built, output, tmp_path):
    copy_wheels(tmp_path)
    build.build(output=tmp_path)
    assert tree(tmp_path / "drive") == tree(output / "drive")
    name = f"mitchi-box-{built.version}.zip"
    assert (tmp_path / name).read_bytes() == (output / name).read_bytes()


def test_only_what_changed_is_compiled_and_written_again(built, output, monkeypatch):
    before = {path: path.stat().st_mtime_ns for path in output.rglob("*") if path.is_file()}
    monkeypatch.setattr(mpy, "compile_source", lambda *_: pytest.fail("compiled again"))
    build.build(output=output)
    after = {path: path.stat().st_mtime_ns for path in output.rglob("*") if path.is_file()}
    assert after == before


def test_what_does_not_belong_is_removed_from_the_built_drive(built, output):
    (output / "drive" / "old").mkdir()
    (output / "drive" / "old" / "left.mpy").write_bytes(b"x")
    build.build(output=output)
    assert tree(output / "drive") == built.files
    assert not (output / "drive" / "old").exists()


def test_the_zip_unpacks_onto_the_drive_and_says_what_to_do(built, output):
    with zipfile.ZipFile(output / f"mitchi-box-{built.version}.zip") as archive:
        assert archive.testzip() is None
        packed = {name: archive.read(name) for name in archive.namelist()}
    texts = {name: packed.pop(name) for name in ("README.txt", "LEEME.txt", "LICENSES.txt")}
    assert packed == built.files
    assert "Copy everything from this zip" in texts["README.txt"].decode("utf-8-sig")
    assert "Copia todo lo de este zip" in texts["LEEME.txt"].decode("utf-8-sig")
    for library in built.libraries:
        assert f"{library.name} {library.version}" in texts["LICENSES.txt"].decode("utf-8-sig")


def test_the_times_in_the_zip_are_fixed(built, output):
    with zipfile.ZipFile(output / f"mitchi-box-{built.version}.zip") as archive:
        assert {entry.date_time for entry in archive.infolist()} == {(2026, 1, 1, 0, 0, 0)}
        names = archive.namelist()
    assert names == sorted(names)


def test_the_drive_fits_a_pico_with_room_to_spare(built):
    assert sizes.on_disk(built.files) < sizes.PICO_ROOM / 2


def test_sizes_are_summed_by_part():
    files = {
        "code.py": b"x" * 10,
        "settings.toml": b"x" * 1000,
        "box/app.mpy": b"x" * 513,
        "box/files.txt": b"x" * 700,
        "lib/a.mpy": b"x" * 20,
    }
    assert sizes.by_part(files) == {"code.py": 10, "settings.toml": 1000, "box": 513, "lib": 20}
    assert sizes.app_size(files) == 523
    # Clusters: 1 + 2 + 2 + 2 + 1, and one for each of the two folders.
    assert sizes.on_disk(files) == 10 * 512


def a_house(folder, app="", extra=None):
    """Make a project in `folder` with nothing but code.py and box/app.py."""
    for path, text in {
        "code.py": "from box import app\n",
        "boot.py": "",
        "settings.toml": "LIMIT = 25\n",
        "LICENSE": "MIT\n",
        "lib/requirements.txt": "",
        "box/__init__.py": "",
        "box/app.py": app,
        "box/version.py": 'VERSION = "9.8.7"\n',
        **(extra or {}),
    }.items():
        place = folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
    return folder


def test_the_version_names_the_zip(tmp_path):
    build.build(a_house(tmp_path))
    assert (tmp_path / "build" / "mitchi-box-9.8.7.zip").is_file()


def test_a_file_that_changed_is_compiled_again(tmp_path):
    before = build.build(a_house(tmp_path, "x = 1\n")).files["box/app.mpy"]
    after = build.build(a_house(tmp_path, "x = 22\n")).files["box/app.mpy"]
    assert before != after == (tmp_path / "build" / "drive" / "box" / "app.mpy").read_bytes()


def test_everything_is_compiled_again_when_the_way_to_compile_has_changed(tmp_path, monkeypatch):
    build.build(a_house(tmp_path, "x = 1\n"))
    monkeypatch.setattr(mpy, "compile_source", lambda source, path: b"another way")
    assert build.build(tmp_path).files["box/app.mpy"] != b"another way"
    monkeypatch.setattr(mpy, "recipe", lambda: b"another way")
    monkeypatch.setattr(mpy, "check_header", lambda *_: None)
    files = build.build(tmp_path).files
    assert {data for path, data in files.items() if path.endswith(".mpy")} == {b"another way"}


@pytest.mark.parametrize(
    ("app", "error", "why"),
    [
        ("async def f():\n    pass\n", mpy.RefusedFile, r"box/app\.py:1 uses async"),
        ("import numpy\n", ImportError, r"box/app\.py:1 imports numpy"),
    ],
)
def test_a_build_that_is_refused_leaves_the_last_one_as_it_was(tmp_path, app, error, why):
    build.build(a_house(tmp_path, "x = 1\n"))
    before = tree(tmp_path / "build" / "drive")
    with pytest.raises(error, match=why):
        build.build(a_house(tmp_path, app))
    assert tree(tmp_path / "build" / "drive") == before


def test_a_half_cached_file_of_another_making_is_refused(tmp_path):
    build.build(a_house(tmp_path, "x = 1\n"))
    for path in (tmp_path / "build" / "cache").iterdir():
        path.write_bytes(b"M\x06\x00\x1f")
    with pytest.raises(mpy.RefusedFile, match=r"starts with b'M' instead of b'C'"):
        build.build(tmp_path)


def test_a_pinned_library_that_nothing_imports_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(build.wheels, "fetch", lambda libraries, *_: libraries)
    monkeypatch.setattr(build.wheels, "_names", lambda library: ["adafruit_idle.py"])
    monkeypatch.setattr(build.wheels.Library, "read", lambda *_: None)
    pin = "adafruit-idle==1.0 --hash=sha256:" + "0" * 64
    with pytest.raises(build.wheels.LibraryError, match="pins what nothing imports: adafruit-idle"):
        build.build(a_house(tmp_path, extra={"lib/requirements.txt": pin + "\n"}))


def test_the_command_prints_sizes_and_a_refusal_in_a_sentence(tmp_path, capsys, monkeypatch):
    copy_wheels(tmp_path)
    assert build.main(tmp_path) == 0
    printed = capsys.readouterr().out
    assert "the app" in printed and f"of {sizes.APP_BUDGET:,}" in printed
    assert f"mitchi-box-{build.project_files.version()}.zip" in printed

    def refuse(*_, **__):
        raise mpy.RefusedFile("box/app.py:7 uses async or await")

    monkeypatch.setattr(build, "build", refuse)
    assert build.main(tmp_path) == 1
    assert capsys.readouterr().out == "Nothing was built. box/app.py:7 uses async or await\n"


def test_the_command_says_when_the_app_is_over_its_budget(tmp_path, capsys, monkeypatch):
    copy_wheels(tmp_path)
    monkeypatch.setattr(sizes, "APP_BUDGET", 1000)
    assert build.main(tmp_path) == 0
    assert "bytes over its budget" in capsys.readouterr().out
