# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The settings: what settings.toml may say, and what holds where it says something else."""

import pytest

from box.settings import BRIGHTNESS_LEVELS, Settings
from box.settings_reader import names_in


class FakeHardware:
    """Answers settings as box.hardware does, which sees to their types."""

    def __init__(self, **values):
        self.values = values
        self.wrong_settings = []

    def setting(self, name, default):
        value = self.values.get(name, default)
        if isinstance(value, type(default)):
            return value
        self.wrong_settings.append((name, value))
        return default


def test_without_a_line_everything_is_as_it_came():
    settings = Settings(FakeHardware())
    assert settings.language == ""
    assert settings.limit == 25
    assert settings.brightness == 3
    assert settings.sound == 1
    assert settings.animation == 1
    assert settings.names == ()
    assert settings.problems == []


def test_every_line_counts():
    settings = Settings(
        FakeHardware(
            LANGUAGE="en", LIMIT=12, BRIGHTNESS=5, SOUND=0, ANIMATION=0, PLAYERS="Ana, Íñigo"
        )
    )
    assert settings.language == "en"
    assert settings.limit == 12
    assert settings.brightness == 5
    assert settings.sound == 0
    assert settings.animation == 0
    assert settings.names == ("Ana", "Íñigo")
    assert settings.problems == []


@pytest.mark.parametrize(
    ("name", "value", "attribute", "default"),
    [
        ("LANGUAGE", "fr", "language", ""),
        ("LIMIT", 0, "limit", 25),
        ("LIMIT", 1000, "limit", 25),
        ("LIMIT", "many", "limit", 25),
        ("BRIGHTNESS", 0, "brightness", 3),
        ("BRIGHTNESS", 6, "brightness", 3),
        ("SOUND", 2, "sound", 1),
        ("ANIMATION", -1, "animation", 1),
        ("PLAYERS", "Ana,,Luis", "names", ()),
        ("PLAYERS", 7, "names", ()),
    ],
)
def test_a_wrong_line_is_told_and_its_default_holds(name, value, attribute, default):
    settings = Settings(FakeHardware(**{name: value}))
    assert getattr(settings, attribute) == default
    assert settings.problems == [(name, value)]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("", ()),
        ("   ", ()),
        ("Ana", ("Ana",)),
        (" Ana ,  María José ", ("Ana", "María José")),
        ("123456789012", ("123456789012",)),
        (",".join("ABCDEFGHIJKL"), tuple("ABCDEFGHIJKL")),
    ],
)
def test_names_come_with_commas_and_blanks_around_them(text, names):
    assert names_in(text) == names


@pytest.mark.parametrize(
    "text",
    [
        "Ana,",
        "Ana,,Luis",
        "Ana,Luis,Ana",
        "1234567890123",  # one character too many
        ",".join("ABCDEFGHIJKLM"),  # one player too many
        "Ana,Lu#is",  # a record's comment would begin there
        "Ana,Lu\x07is",
    ],
)
def test_names_that_nobody_can_play_under_are_refused(text):
    assert names_in(text) is None


def test_the_owners_own_limit_is_on_offer_in_its_place():
    assert 25 in Settings(FakeHardware()).limits
    limits = Settings(FakeHardware(LIMIT=12)).limits
    assert 12 in limits
    assert list(limits) == sorted(set(limits))


def test_brighter_is_brighter_and_never_dark():
    assert len(BRIGHTNESS_LEVELS) == 5
    assert list(BRIGHTNESS_LEVELS) == sorted(set(BRIGHTNESS_LEVELS))
    assert 0 < BRIGHTNESS_LEVELS[0]
    assert BRIGHTNESS_LEVELS[-1] == 1.0
