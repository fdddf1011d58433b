# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Libraries are taken by their hash or not at all."""

import hashlib
import zipfile

import pytest

from tools import wheels
from tools.wheels import LibraryError

DIGEST = "0" * 64


def pins_file(folder, text):
    path = folder / "requirements.txt"
    path.write_text(text, encoding="utf-8")
    return path


def make_wheel(folder, files, name="example-1.0-py3-none-any.whl"):
    folder.mkdir(exist_ok=True)
    path = folder / name
    with zipfile.ZipFile(path, "w") as wheel:
        for inside, text in files.items():
            wheel.writestr(inside, text)
    return path


def library_of(path):
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    return wheels.Library("example", "1.0", digest, path)


def test_pins_are_name_version_and_hash(tmp_path):
    path = pins_file(tmp_path, f"# a comment\n\nadafruit-x==1.2.3 --hash=sha256:{DIGEST}\n")
    (library,) = wheels.read_pins(path)
    assert (library.name, library.version, library.digest) == ("adafruit-x", "1.2.3", DIGEST)


@pytest.mark.parametrize(
    "line",
    [
        "adafruit-x==1.2.3",
        "adafruit-x>=1.2.3 --hash=sha256:" + DIGEST,
        "adafruit-x==1.2.3 --hash=sha256:abc",
        "adafruit-x==1.2.3 \\",
    ],
)
def test_a_pin_that_leaves_something_open_is_refused_with_its_line(tmp_path, line):
    with pytest.raises(LibraryError, match=r"^requirements\.txt:2: not NAME==VERSION"):
        wheels.read_pins(pins_file(tmp_path, f"# first line\n{line}\n"))


def test_a_wheel_that_is_there_is_not_fetched_again(tmp_path, monkeypatch):
    path = make_wheel(tmp_path / "wheels", {"example.py": ""})
    monkeypatch.setattr(wheels, "_download", lambda *_: pytest.fail("fetched again"))
    wanted = library_of(path)
    wanted.path = None
    assert wheels.fetch([wanted], tmp_path / "wheels")[0].path == path


def test_a_wheel_with_another_hash_is_not_taken(tmp_path, monkeypatch):
    make_wheel(tmp_path / "wheels", {"example.py": "changed on the way"})
    monkeypatch.setattr(wheels, "_download", lambda *_: None)
    with pytest.raises(LibraryError, match="cannot be had as pinned: example"):
        wheels.fetch([wheels.Library("example", "1.0", DIGEST)], tmp_path / "wheels")


def test_pip_that_fails_is_told_in_one_sentence(tmp_path, monkeypatch):
    class Failed:
        returncode, stdout, stderr = 1, "", "WARNING: retrying\nERROR: no network\n"

    monkeypatch.setattr(wheels.subprocess, "run", lambda *_, **__: Failed)
    with pytest.raises(LibraryError, match=r"internet\? pip says: ERROR: no network$"):
        wheels.fetch([wheels.Library("example", "1.0", DIGEST)], tmp_path / "wheels")


def test_modules_and_packages_are_found_in_a_wheel(tmp_path):
    path = make_wheel(tmp_path, {"one.py": "1", "two/__init__.py": "2", "two/part.py": "3"})
    find = wheels.finder([library_of(path)])
    assert (find("one").path, find("one").is_package) == ("lib/one.py", False)
    assert (find("two").path, find("two").is_package) == ("lib/two/__init__.py", True)
    assert find("two.part").source == b"3"
    assert find("three") is None


def test_a_library_without_a_licence_is_refused(tmp_path):
    with pytest.raises(LibraryError, match=r"example 1\.0 comes without a licence"):
        library_of(make_wheel(tmp_path, {"one.py": ""})).licence()


def test_a_library_of_which_nothing_is_used_is_named(tmp_path):
    used = library_of(make_wheel(tmp_path, {"one.py": ""}, "a.whl"))
    idle = library_of(make_wheel(tmp_path, {"two.py": ""}, "b.whl"))
    assert wheels.unused([used, idle], {"lib/one.py": None, "box/two.py": None}) == [idle]


def test_desktop_and_board_have_the_same_versions():
    play = (wheels.ROOT / "requirements" / "play.txt").read_text(encoding="utf-8").splitlines()
    for library in wheels.read_pins():
        assert f"{library.name}=={library.version}" in play


def test_circup_is_told_of_every_library():
    told = (wheels.ROOT / "lib" / "circup.txt").read_text(encoding="utf-8").split()
    for library in wheels.read_pins():
        assert library.name.replace("-circuitpython-", "_").replace("-", "_") in told
