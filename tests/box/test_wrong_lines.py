# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""Lines of settings.toml that are no use: each is one whole sentence on the panel."""

import shutil

import pytest

from simulator.power import ROOT
from simulator.runner import Simulator
from tests.box.reading import read


def first_words(folder, text):
    """What the box says first when its settings.toml reads so."""
    shutil.copy(ROOT / "code.py", folder)
    (folder / "settings.toml").write_bytes(text)
    with Simulator(root=folder) as box:
        box.wait(2500)
        return " ".join(read(box).split())


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


def test_a_language_that_cannot_be_read_is_told_in_the_first_one(tmp_path):
    said = first_words(tmp_path, b"LANGUAGE = en")
    assert "settings.toml: LANGUAGE no puede ser como está escrito." in said


def test_a_value_that_can_be_read_is_named(tmp_path):
    said = first_words(tmp_path, b'LANGUAGE = "en"\nLIMIT = 0')
    assert "settings.toml: LIMIT cannot be 0. The box takes its own value instead." in said
