# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""The flash of the box that is played on a computer is there again the next time."""

import os
import sys
from pathlib import Path

import pytest

from simulator import __main__ as command
from simulator.clock import PowerOff
from simulator.flash import Flash
from simulator.live import play
from simulator.memory_file import MemoryFile, usual_place

# Adds a byte to its memory and tells how many there are.
BOX = """
import microcontroller
memory = microcontroller.nvm
count = bytes(memory[0:9]).index(255)
memory[count] = 7
print(count + 1)
import time
while True:
    time.sleep(1)
"""


class Nobody:
    """A face that leaves at the second look."""

    def open(self, machine):
        self.looks = 0

    def close(self):
        pass

    def pump(self, machine):
        self.looks += 1
        if self.looks == 2:
            raise PowerOff


def play_once(folder, memory):
    (folder / "code.py").write_text(BOX)
    return play(Nobody(), root=folder, memory=memory)


@pytest.mark.real_time
def test_what_the_box_has_saved_is_there_the_next_time(tmp_path):
    path = tmp_path / "not yet there" / "memory.bin"
    assert play_once(tmp_path, MemoryFile(path)) == "1\n"
    assert play_once(tmp_path, MemoryFile(path)) == "2\n"
    assert path.read_bytes()[:3] == b"\7\7\xff"
    assert play_once(tmp_path, None) == "1\n"
    assert [file.name for file in path.parent.iterdir()] == ["memory.bin"]


def test_a_file_that_was_taken_away_is_a_new_box(tmp_path):
    memory = MemoryFile(tmp_path / "memory.bin")
    flash = Flash()
    flash[0] = 7
    memory.save(flash)
    memory.forget()
    memory.forget()
    other = Flash()
    MemoryFile(tmp_path / "memory.bin").load(other)
    assert other.image() == b"\xff" * 4096


def test_nothing_is_written_while_nothing_changes(tmp_path):
    memory = MemoryFile(tmp_path / "memory.bin")
    flash = Flash()
    memory.save(flash)
    assert not (tmp_path / "memory.bin").exists()
    flash[0] = 7
    memory.save(flash)
    (tmp_path / "memory.bin").unlink()
    memory.save(flash)
    assert not (tmp_path / "memory.bin").exists()


@pytest.mark.parametrize("length", [0, 5, 4096, 5000])
def test_a_file_of_any_length_can_be_taken(tmp_path, length):
    (tmp_path / "memory.bin").write_bytes(b"\7" * length)
    flash = Flash()
    MemoryFile(tmp_path / "memory.bin").load(flash)
    assert flash.image().count(7) == min(length, 4096)
    assert len(flash.image()) == 4096


@pytest.mark.parametrize("act", [lambda it: it.load(Flash()), lambda it: it.forget()])
def test_a_place_that_cannot_be_read_is_told_in_one_sentence(tmp_path, act):
    (tmp_path / "memory.bin").mkdir()
    memory = MemoryFile(tmp_path / "memory.bin")
    assert memory.complaint() is None
    act(memory)
    begin = f"{tmp_path / 'memory.bin'}: the box cannot keep its memory there: "
    assert memory.complaint().startswith(begin)
    assert memory.complaint() != begin


def test_a_place_that_cannot_be_written_is_told_after_playing(tmp_path, capsys, monkeypatch):
    (tmp_path / "file").write_text("")
    path = tmp_path / "file" / "memory.bin"

    def write(face, settings, memory, **_):
        flash = Flash()
        flash[0] = 7
        memory.save(flash)
        return ""

    monkeypatch.setattr(command, "_face", lambda options: None)
    monkeypatch.setattr("simulator.live.play", write)
    assert command.main(["--memory", str(path)]) == 0
    assert "the box cannot keep its memory there: " in capsys.readouterr().err


def test_fresh_begins_as_a_new_box(tmp_path, monkeypatch):
    path = tmp_path / "memory.bin"
    path.write_bytes(b"\7")
    monkeypatch.setattr(command, "_face", lambda options: None)
    monkeypatch.setattr("simulator.live.play", lambda face, settings, memory, **_: "")
    assert command.main(["--memory", str(path)]) == 0
    assert path.exists()
    assert command.main(["--memory", str(path), "--fresh"]) == 0
    assert not path.exists()


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="the variable is that of Linux")
def test_the_usual_place_is_among_the_users_own_files(tmp_path, monkeypatch):
    monkeypatch.setitem(os.environ, "XDG_STATE_HOME", str(tmp_path))
    assert usual_place() == Path(tmp_path) / "mitchi-box" / "memory.bin"
