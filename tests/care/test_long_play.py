# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Someone plays 400 rounds with twelve players: the memory stays level, and nothing is lost."""

import pytest

from tests.care import long_play
from tests.strategy.elsewhere import elsewhere

ROUNDS = 400


@pytest.fixture(scope="module")
def played():
    return elsewhere(long_play.play, ROUNDS, 5)


def test_400_rounds_with_twelve_players_are_played_by_taps(played):
    assert len(played["objects"]) == ROUNDS
    assert played["taps"] > 30 * ROUNDS
    assert sum(played["scores"]) >= ROUNDS
    assert max(played["scores"]) < 999


@pytest.mark.parametrize("kind", ["objects", "blocks"])
def test_the_memory_is_as_full_after_the_last_50_rounds_as_after_the_first_50(played, kind):
    # A round's end holds a module more or less than another, so the lowest are compared. A block or
    # an object that is left behind in each round would be 0.6 or 2 percent.
    first, last = min(played[kind][10:50]), min(played[kind][-50:])
    assert last <= first * 1.004


def test_no_record_is_lost(played):
    assert played["is_the_same_after_the_power"]
    assert played["faces"] == played["counted"] == played["counted_after_the_power"]


def test_the_flash_is_erased_seldom(played):
    moves = played["programs"] + played["erases"]
    assert moves > 15 * ROUNDS
    assert played["erases"] * 1000 < moves
