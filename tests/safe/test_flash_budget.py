# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""A move is saved in 2 ms, an erase is due in one of five games, and none in a game that fits."""

import pytest

from box.journal import Journal
from simulator.flash import Flash
from tests.rules.rules_helper import Chance
from tests.safe.safe_helper import new_game, play


def test_games_of_four_are_as_long_as_at_the_table():
    # FACTS.md: about 335 moves. The budget means nothing with shorter ones.
    journal = Journal(None)
    lengths = []
    for seed in range(30):
        new_game(journal, 4)
        lengths.append(play(journal, Chance(seed)))
    assert 300 <= sum(lengths) / 30 <= 370


def test_a_move_takes_no_erase_and_at_most_2_ms():
    flash = Flash()
    journal = Journal(flash)
    for seed in range(12):
        new_game(journal, 4)
        chance = Chance(seed)
        erases = flash.erases
        before = flash.time
        while play(journal, chance, 1):
            assert flash.time - before <= 2000
            before = flash.time
        assert flash.erases == erases


def test_fifty_games_of_four_take_at_most_ten_erases():
    flash = Flash()
    journal = Journal(flash)
    for seed in range(50):
        new_game(journal, 4)
        play(journal, Chance(seed))
    assert flash.erases <= 10


@pytest.mark.parametrize("players", [2, 4, 8])
def test_no_game_of_usual_length_is_interrupted_by_an_erase(players):
    flash = Flash()
    journal = Journal(flash)
    for seed in range(25):
        new_game(journal, players)
        erases = flash.erases
        play(journal, Chance(seed + 100))
        assert flash.erases == erases
        assert len(list(journal.tokens())) > 60


def test_switching_on_takes_no_erase_and_nothing_at_all_after_a_clean_end():
    flash = Flash()
    journal = Journal(flash)
    new_game(journal, 4)
    play(journal, Chance(1), 50)
    before = flash.time
    for _ in range(100):
        Journal(flash)
    assert flash.time == before


@pytest.mark.parametrize("players, most", [(2, 60), (4, 75), (12, 130)])
def test_switching_on_has_few_moves_to_replay(players, most):
    flash = Flash()
    journal = Journal(flash)
    replayed = 0
    for seed in range(6):
        new_game(journal, players)
        chance = Chance(seed)
        while play(journal, chance, 1):
            replayed = max(replayed, journal.replayed)
        assert Journal(flash).replayed <= journal.replayed
    assert 40 < replayed <= most


def test_games_that_are_begun_and_left_again_take_few_erases():
    flash = Flash()
    journal = Journal(flash)
    for seed in range(300):
        new_game(journal, 4, 999)
        play(journal, Chance(seed), 5)
    # About 50 bytes each: 4 games in 5 fill a quarter of the memory at most.
    assert flash.erases <= 8


def test_no_erase_is_spent_that_would_make_no_room():
    # Half an RP2040's memory is never enough for a usual game of twelve.
    flash = Flash(size=2048, sector=2048)
    journal = Journal(flash)
    for seed in range(20):
        new_game(journal, 12)
        play(journal, Chance(seed), 3)
    # About 85 bytes each: an erase where a quarter of the memory, 512 bytes, is to be had.
    assert flash.erases <= 4
