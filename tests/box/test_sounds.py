# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Tunes: note by note while time passes, and silence at the end."""

import pytest

from box import sounds

START = (1 << 29) - 10  # ticks: they wrap while the tune plays


@pytest.fixture
def heard():
    return []


@pytest.fixture
def player(heard):
    return sounds.Player(heard.append)


def pass_time(player, first, last):
    for elapsed in range(first, last + 1):
        player.tick((START + elapsed) % (1 << 29))


def test_every_note_lasts_its_time_and_then_there_is_silence(player, heard):
    player.play(((440, 20), (0, 10), (660, 30)), START)
    assert heard == [440]
    pass_time(player, 1, 19)
    assert heard == [440]
    pass_time(player, 20, 20)
    assert heard == [440, 0]
    pass_time(player, 21, 30)
    assert heard == [440, 0, 660]
    pass_time(player, 31, 59)
    assert heard == [440, 0, 660]
    pass_time(player, 60, 60)
    assert heard == [440, 0, 660, 0]


def test_after_the_end_nothing_more_is_said_to_the_buzzer(player, heard):
    player.play(((440, 20),), START)
    pass_time(player, 1, 200)
    assert heard == [440, 0]


def test_a_new_tune_takes_the_place_of_one_under_way(player, heard):
    player.play(((440, 50), (550, 50)), START)
    pass_time(player, 1, 10)
    player.play(((880, 20),), START + 10)
    pass_time(player, 11, 200)
    assert heard == [440, 880, 0]


@pytest.mark.parametrize("name", ["ROLL", "SETTLE", "MITCHI", "TAKE", "WIN"])
def test_the_tunes_are_short_and_can_be_heard(name):
    tune = getattr(sounds, name)
    assert sum(length for _, length in tune) <= 1000
    assert all(pitch == 0 or 100 <= pitch <= 4000 for pitch, _ in tune)
    assert tune[0][0] and tune[-1][0]
