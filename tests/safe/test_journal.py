# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""What a box holds when it is switched off, it has when it is switched on again."""

import pytest

from box.journal import Journal
from mitchi.moves import IllegalMove
from simulator.flash import Flash
from tests.rules.rules_helper import Chance
from tests.safe.safe_helper import NAMES, counts, kept, new_game, play, where


def started(memory, players=3, limit=25):
    journal = Journal(memory)
    new_game(journal, players, limit)
    return journal


def test_a_new_memory_holds_nothing_and_there_is_nothing_to_tell():
    flash = Flash()
    journal = Journal(flash)
    assert journal.notice is None
    assert (journal.game, journal.ended, journal.names, journal.settings) == (None, None, (), {})
    assert journal.tokens() is None
    assert flash.erases == 0
    assert Journal(flash).notice is None


def test_a_game_is_there_after_each_of_its_moves():
    flash = Flash()
    journal = started(flash)
    chance = Chance(5)
    while journal.game:
        before = where(journal.game)
        again = Journal(flash)
        assert where(again.game) == before
        assert again.notice is None
        play(journal, chance, 1)
    assert flash.erases == 0


def test_the_dice_lie_as_they_lay():
    flash = Flash()
    journal = started(flash, players=2)
    for token in ("6", "2", "35", "5k1"):
        journal.move(token)
    assert journal.game.dice == (1, 5)
    assert Journal(flash).game.dice == (1, 5)


def test_a_move_gives_the_game_after_it():
    journal = started(Flash(), players=2)
    game = journal.move("6")
    assert game is journal.game
    assert (game.seat, game.hands) == (1, (6,))


def test_an_illegal_move_is_refused_and_not_saved():
    flash = Flash()
    journal = started(flash)
    programs = flash.programs
    with pytest.raises(IllegalMove):
        journal.move("63")
    assert flash.programs == programs
    assert where(journal.game) == where(Journal(flash).game)


def test_players_that_cannot_be_are_refused_and_the_game_before_stays():
    flash = Flash()
    journal = started(flash)
    with pytest.raises(ValueError, match="two players are called Ana"):
        journal.start(("Ana", "Ana"), 25)
    assert journal.game.players == NAMES[:3]
    assert Journal(flash).game.players == NAMES[:3]


def test_a_game_remembers_its_limit_its_opponents_and_whether_it_is_practice():
    flash = Flash()
    Journal(flash).start(("Ana", "Bot", "Bit"), 10, (0, 1, 3), 2)
    journal = Journal(flash)
    assert journal.game.point_limit == 10
    assert journal.kinds == (0, 1, 3)
    assert journal.practice == 2


def test_a_game_that_was_left_is_gone_and_its_names_stay():
    flash = Flash()
    journal = started(flash)
    journal.move("6")
    journal.end()
    assert journal.game is None
    again = Journal(flash)
    assert (again.game, again.ended) == (None, None)
    assert again.names == NAMES[:3]


def test_a_new_game_takes_the_place_of_one_that_is_on():
    flash = Flash()
    journal = started(flash)
    journal.move("6")
    journal.start(("Zoe", "Pau"), 15)
    again = Journal(flash)
    assert again.game.players == ("Zoe", "Pau")
    assert again.game.hands == ()
    assert again.statistics.faces == [0, 0, 0, 0, 0, 1]


def test_a_game_that_is_over_shows_its_winner_until_it_is_left():
    flash = Flash()
    journal = started(flash, players=2, limit=1)
    # Ana starts with three-one, Luis rolls six-four: Ana takes one point, Luis wins.
    for token in ("6", "2", "31", ".", "64"):
        journal.move(token)
    assert journal.game is None
    again = Journal(flash)
    assert again.game is None
    assert again.ended.winners == (1,)
    assert again.ended.scores == (1, 0)
    assert again.statistics.games == 0
    again.end()
    assert Journal(flash).ended is None
    assert Journal(flash).statistics.games == 1


def test_the_moves_of_a_game_come_back_from_the_flash():
    flash = Flash()
    journal = started(flash, players=2)
    tokens = ["6", "6", "3", "4", "66", "6k1", ".", "12", "52"]
    for token in tokens:
        journal.move(token)
    assert list(journal.tokens()) == tokens
    assert list(Journal(flash).tokens()) == tokens


def test_there_are_no_moves_of_a_game_that_was_left():
    journal = started(Flash())
    journal.move("6")
    journal.end()
    assert journal.tokens() is None


def test_settings_stay_until_they_are_changed():
    flash = Flash()
    journal = Journal(flash)
    journal.keep_setting("language", "es")
    journal.keep_setting("limit", 999)
    journal.keep_setting("sound", 0)
    journal.keep_setting("limit", 10)
    wanted = {"language": "es", "limit": 10, "sound": 0}
    assert journal.settings == wanted
    assert Journal(flash).settings == wanted
    assert flash.erases == 0


def test_a_setting_that_does_not_change_is_not_written_again():
    flash = Flash()
    journal = Journal(flash)
    journal.keep_setting("brightness", 4)
    programs = flash.programs
    journal.keep_setting("brightness", 4)
    assert flash.programs == programs


def test_a_setting_that_nobody_knows_is_refused():
    with pytest.raises(ValueError):
        Journal(Flash()).keep_setting("colour", 1)


def test_settings_changed_for_ever_fill_the_memory_and_the_game_stays():
    flash = Flash()
    journal = started(flash)
    play(journal, Chance(9), 40)
    for number in range(2000):
        journal.keep_setting("sleep_minutes", number % 60)
    again = Journal(flash)
    assert again.settings == {"sleep_minutes": 1999 % 60}
    assert kept(again) == kept(journal)
    assert 2 <= flash.erases <= 5


def test_without_a_memory_everything_works_until_the_power_goes():
    journal = Journal(None)
    assert journal.notice == "missing"
    for seed in range(5):
        new_game(journal, 4)
        play(journal, Chance(seed))
        assert journal.ended
    journal.keep_setting("sound", 0)
    assert journal.settings == {"sound": 0}
    journal.end()
    assert journal.statistics.games == 5


def test_a_memory_too_small_for_anything_is_none():
    assert Journal(Flash(size=64, sector=64, page=64)).notice == "missing"


SIZES = [
    pytest.param({"size": 256, "sector": 256, "page": 64}, id="a small one"),
    pytest.param({"size": 512, "sector": 512}, id="a larger one"),
    pytest.param({"size": 2048, "sector": 2048}, id="half an RP2040's"),
    pytest.param({"size": 4096}, id="an RP2040's"),
    pytest.param({"size": 8192}, id="two sectors"),
    pytest.param({"size": 8192, "in_place": True}, id="an EEPROM"),
    pytest.param({"size": 1000, "in_place": True}, id="an EEPROM of no round size"),
]


@pytest.mark.parametrize("shape", SIZES)
def test_memories_of_every_size_hold_a_game_of_four(shape):
    flash = Flash(**shape)
    journal = Journal(flash)
    for name, value in (("language", "en"), ("limit", 25), ("brightness", 3), ("sound", 1)):
        journal.keep_setting(name, value)
    for seed in range(4):
        new_game(journal, 4)
        chance = Chance(seed)
        while play(journal, chance, 11):
            assert not journal.is_full
            again = Journal(flash)
            assert where(again.current) == where(journal.current)
            assert (again.settings, again.names) == (journal.settings, journal.names)
            assert again.notice is None


@pytest.mark.parametrize("shape", SIZES[1:])
def test_all_but_the_smallest_keep_the_statistics_too(shape):
    flash = Flash(**shape)
    journal = Journal(flash)
    for seed in range(4):
        new_game(journal, 4)
        play(journal, Chance(seed))
        journal.end()
    assert counts(Journal(flash).statistics) == counts(journal.statistics)


def test_a_game_too_large_for_the_memory_is_played_on_and_not_there_afterwards():
    flash = Flash(size=256, sector=256, page=64)
    names = [f"TWELVE CHAR{letter}" for letter in "ABCDEFGHIJKL"]
    journal = Journal(flash)
    journal.start(names, 25)
    assert journal.is_full
    image = flash.image()
    assert play(journal, Chance(3)) > 100
    assert flash.image() == image
    assert journal.tokens() is None
    again = Journal(flash)
    assert (again.game, again.notice) == (None, None)
    new_game(journal, 2)
    assert not journal.is_full
    assert Journal(flash).game.players == NAMES[:2]


def test_statistics_too_large_for_the_memory_are_left_out_before_anything_else():
    flash = Flash(size=256, sector=256, page=64)
    journal = Journal(flash)
    statistics = journal.statistics
    most = 2**32 - 1
    statistics.faces, statistics.hands, statistics.keeps = [most] * 6, [most] * 21, [most] * 6
    new_game(journal, 4)
    chance = Chance(8)
    while play(journal, chance, 5):
        again = Journal(flash)
        assert again.notice is None
        assert where(again.current) == where(journal.current)
    assert flash.erases >= 2


def test_a_game_of_twelve_with_the_longest_names_fits_an_rp2040():
    flash = Flash()
    names = [f"ÑÑÑÑÑÑÑÑÑÑÑ{letter}" for letter in "ABCDEFGHIJKL"]
    journal = Journal(flash)
    for seed in range(3):
        journal.start(names, 25)
        play(journal, Chance(seed))
        assert not journal.is_full
        assert kept(Journal(flash)) == kept(journal)
