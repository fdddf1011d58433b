# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""settings.toml is read as the firmware reads it: line by line, each on its own."""

import pytest

from simulator.settings import Settings, parse_value


def settings(tmp_path, text, changes=None):
    (tmp_path / "settings.toml").write_bytes(text.encode())
    return Settings(tmp_path, changes)


@pytest.mark.parametrize(
    "text, value",
    [
        ("25", 25),
        ("-3  # three", -3),
        ("0x3C", 60),
        ("2.5", 2.5),
        ("true", True),
        ("false", False),
        ('"es"', "es"),
        ('"Ana, Iñaki"  # who', "Ana, Iñaki"),
        ('"a # b"', "a # b"),
        ('"\\u00f1\\n\\""', 'ñ\n"'),
        ('""', ""),
    ],
)
def test_a_value_has_its_type(text, value):
    assert parse_value(text) == value
    assert type(parse_value(text)) is type(value)


@pytest.mark.parametrize("text", ["", '"half', "es", "[1, 2]", "'single'", '"two" "texts"'])
def test_what_is_no_value_is_refused(text):
    with pytest.raises(ValueError):
        parse_value(text)


def test_a_broken_line_spoils_only_itself(tmp_path):
    made = settings(tmp_path, 'A = 1\nB = "ha\nC = 3\nD')
    assert (made.get("A"), made.get("C"), made.get("D", "none")) == (1, 3, "none")
    with pytest.raises(ValueError):
        made.get("B")


def test_the_first_of_two_equal_names_wins(tmp_path):
    assert settings(tmp_path, "A = 1\nA = 2").get("A") == 1


def test_nothing_is_read_behind_a_section(tmp_path):
    assert settings(tmp_path, "[box]\nA = 1").get("A") is None


def test_comments_and_blanks_are_passed_over(tmp_path):
    assert settings(tmp_path, "# A = 1\n\n   A=2   ").get("A") == 2


def test_changes_take_the_place_of_lines(tmp_path):
    made = settings(tmp_path, "A = 1\nB = 2", {"A": "other"})
    assert (made.get("A"), made.get("B")) == ("other", 2)
    assert (made.text("A", "x"), made.text("B", "x"), made.text("C", "x")) == ("other", "x", "x")


def test_without_a_file_there_are_no_settings(tmp_path):
    assert Settings(tmp_path).get("A", 5) == 5


def test_the_projects_own_file_can_be_read_to_the_last_line():
    from simulator.power import ROOT

    made = Settings(ROOT)
    assert made.get("LANGUAGE") == ""
    assert made.get("PIN_STOP") is None  # it says what it could be, and leaves it to the board
    assert made.get("CIRCUITPY_PYSTACK_SIZE") == 2900
