# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""docs/board.md and docs/placa.md say what the box does: boards, settings, blinks."""

import re

import pytest

from tools.project_files import ROOT

DOCUMENTS = ("docs/board.md", "docs/placa.md")


@pytest.fixture(params=DOCUMENTS)
def tables(request):
    """The tables of a document, each a list of its rows without the heading, as lists of cells."""
    found = [[]]
    for line in (ROOT / request.param).read_text(encoding="utf-8").splitlines():
        if line.startswith("|"):
            found[-1].append([cell.strip(" `") for cell in line.strip("|").split("|")])
        elif found[-1]:
            found.append([])
    return [table[2:] for table in found if table]


def test_the_boards_have_the_pins_of_their_profiles(tables):
    from box.profiles import _BOARDS, profile

    boards = tables[0]
    assert [row[0] for row in boards] == list(_BOARDS)
    keys = ("PIN_SDA", "PIN_SCL", "PIN_ROLL", "PIN_KEEP", "PIN_STOP", "PIN_LED", "DISPLAY_DRIVER")
    for name, *cells in boards:
        assert [cell.split(" ")[0] for cell in cells] == [profile(name)[key] for key in keys]


def test_the_settings_are_those_of_the_file_that_is_delivered(tables):
    told = re.findall("[A-Z][A-Z0-9_]+", " ".join(row[0] for row in tables[1]))
    text = (ROOT / "settings.toml").read_text(encoding="utf-8")
    wiring = text[text.index("# How it is wired") : text.index("# For the firmware")]
    assert sorted(told) == sorted(re.findall("^# ([A-Z0-9_]+) = ", wiring, re.MULTILINE))


def test_every_number_of_blinks_is_told(tables):
    from box import blinks

    own = [value for name, value in vars(blinks).items() if name.isupper() and name[0] != "_"]
    rescue = (ROOT / "rescue.py").read_text(encoding="utf-8")
    rescues = {int(number) for number in re.findall(r"^            (\d),$", rescue, re.MULTILINE)}
    assert rescues == {7, 8, 9}
    assert [int(row[0]) for row in tables[2]] == sorted({1, 2, 3, *own, *rescues})
