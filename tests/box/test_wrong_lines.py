# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""Lines of settings.toml that are no use: each is one whole sentence on the panel."""

import contextlib
import shutil

import pytest

from simulator.power import ROOT
from simulator.runner import Simulator
from tests.box.reading import read


@contextlib.contextmanager
def starting(folder, text):
    """A Simulator whose settings.toml reads so, when it has started."""
    shutil.copy(ROOT / "code.py", folder)
    (folder / "settings.toml").write_bytes(text)
    with Simulator(root=folder) as box:
        box.wait(2500)
        yield box


def said(box):
    """What stands on the panel, on one line."""
    return " ".join(read(box).split())


def first_words(folder, text):
    """What the box says first when its settings.toml reads so."""
    with starting(folder, text) as box:
        return said(box)


@pytest.mark.parametrize(
    ("line", "name"),
    [
        (b"LIMIT =", "LIMIT"),
        (b"SOUND = yes", "SOUND"),
        (b'PLAYERS = "Ana, Lu', "PLAYERS"),
        (b"PIN_SD", "PIN_SD"),  # half a line
        (b'PIN_SDA = "GP5"\nPIN_SCL = "GP4"', "PIN_SDA, PIN_SCL"),  # no pair for the chip
    ],
)
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            b'LANGUAGE = "en"\n',
            "settings.toml: {} cannot be as it is written. The box takes its own value instead.",
        ),
        (
            b'LANGUAGE = "es"\n',
            "settings.toml: {} no puede ser como está escrito. La caja usa su propio valor.",
        ),
    ],
)
def test_a_line_without_a_value_that_can_be_read_is_told(tmp_path, line, name, language, sentence):
    assert sentence.format(name) in first_words(tmp_path, language + line)


@pytest.mark.parametrize("lines", [b"LANGUAGE = en", b"LANGUAGE = en\nLIMIT = 0", b"LIMIT = 0"])
@pytest.mark.parametrize(
    ("taps", "sentences"),
    [
        (("roll",), ("{} no puede ser como está escrito.", "{} no puede ser 0.")),
        (("keep", "roll"), ("{} cannot be as it is written.", "{} cannot be 0.")),
    ],
)
def test_what_is_wrong_is_told_when_the_first_owner_has_chosen_a_language(
    tmp_path, lines, taps, sentences
):
    wanted = []
    for name, sentence in zip((b"LANGUAGE", b"LIMIT"), sentences):
        if name in lines:
            wanted.append("settings.toml: " + sentence.format(name.decode()))
    with starting(tmp_path, lines) as box:
        assert "Español English" in said(box)
        for tap in taps:
            box.tap(tap)
            box.settle()
        told = ""
        for _ in wanted:
            told += said(box)
            box.tap("roll")
            box.settle()
        assert [sentence for sentence in wanted if sentence not in told] == []
        assert "Mitchi" in said(box)  # home


def test_a_value_that_can_be_read_is_named(tmp_path):
    words = first_words(tmp_path, b'LANGUAGE = "en"\nLIMIT = 0')
    assert "settings.toml: LIMIT cannot be 0. The box takes its own value instead." in words
