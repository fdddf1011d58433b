# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Whatever is in the memory, the box starts, keeps what was whole, and says what it dropped.

More than 10,000 images in all: bytes at random, logs that make no sense, good logs with wrong bits
or stretches in them, and such that were cut short.
"""

import random

import pytest

from box import log, records
from box.journal import Journal
from simulator.flash import Flash
from tests.rules.rules_helper import Chance
from tests.safe.safe_helper import blank, kept, new_game, play, where

SIZE = 1024


def usable(memory):
    """Begin a game and move in a memory, and find it there again."""
    journal = Journal(memory)
    assert journal.notice is None
    journal.keep_setting("language", "en")
    new_game(journal, 3)
    play(journal, Chance(4), 9)
    again = Journal(memory)
    assert again.notice is None
    assert kept(again) == kept(journal)


class GoodLog:
    """A log with the second game on, and what it held after each of its records.

    image: its bytes. ends: the positions after the records. games, settings, names: what the
    journal held then. moves: the positions of single moves.
    """

    def __init__(self, seed):
        self.memory = blank(SIZE)
        self.journal = Journal(self.memory)
        self.ends, self.games, self.settings, self.names = [], [], [], []
        self.moves = set()
        self._note()
        chance = Chance(seed)
        self.journal.keep_setting("language", "es")
        self._note()
        self.journal.keep_setting("limit", 15)
        self._note()
        new_game(self.journal, 2, 12)
        self._note()
        self._play(chance, 1000)
        self.journal.end()
        self._note()
        self.journal.keep_setting("sound", 0)
        self._note()
        self.journal.start(("Bea", "Zoe", "Pau"), 20, (0, 1, 2), 1)
        self._note()
        self._play(chance, 90 + seed * 7 % 60)
        self.journal.keep_setting("sound", 1)
        self._note()
        self._play(chance, 2)
        self.image = bytes(self.memory)

    def _note(self):
        journal = self.journal
        self.ends.append(records.end_of(self.memory))
        self.games.append(where(journal.current))
        self.settings.append(dict(journal.settings))
        self.names.append(journal.names)

    def _play(self, chance, moves):
        for _ in range(moves):
            self.moves.add(records.end_of(self.memory))
            if not play(self.journal, chance, 1):
                return
            self._note()

    def before(self, position):
        """How many records are whole before a byte, the head among them."""
        return sum(1 for end in self.ends if end <= position)


LOGS = [GoodLog(seed) for seed in range(8)]


def check_damaged(good, image, first, damaged):
    """Start a box on a log whose bytes `damaged` (positions), the first at `first`, are wrong."""
    memory = bytearray(image)
    journal = Journal(memory)
    whole = good.before(first)
    if whole == 0:
        assert journal.notice == "dropped"
        assert kept(journal) == kept(Journal(blank(SIZE)))
        usable(memory)
        return
    state = where(journal.current)
    # The game as it was before the damage or later, or none if its start or an end is damaged.
    assert state in good.games[whole - 1 :] or state is None
    if damaged <= good.moves:
        assert state is not None or good.games[whole - 1] is None
    for name in good.settings[whole - 1]:
        assert journal.settings[name] in [later.get(name) for later in good.settings[whole - 1 :]]
    assert journal.names in good.names[whole - 1 :]
    # A spoilt end may look like what a cut leaves.
    reaches_the_end = len(damaged) == good.ends[-1] - first
    if first < good.ends[-2] and not reaches_the_end:
        assert journal.notice == "dropped"
    # What was mended stays mended.
    again = Journal(memory)
    assert again.notice is None
    assert kept(again) == kept(journal)


@pytest.mark.parametrize("size", [256, 1024, 4096, 8192])
def test_random_bytes_are_dropped_with_a_notice(size):
    chance = random.Random(size)
    for number in range(1000):
        memory = bytearray(chance.randbytes(size))
        journal = Journal(memory)
        assert journal.notice == "dropped"
        assert (journal.game, journal.names, journal.settings) == (None, (), {})
        if number % 50 == 0:
            usable(memory)


def test_a_memory_that_is_all_zero_was_never_used():
    memory = bytearray(SIZE)
    journal = Journal(memory)
    assert (journal.notice, journal.game) == (None, None)
    usable(memory)


def test_random_bytes_after_a_good_head_are_dropped_with_a_notice():
    chance = random.Random(1)
    head = bytes(log.pack_head(1, 0))
    for number in range(2000):
        length = chance.randrange(20, SIZE)
        memory = blank(SIZE)
        memory[: len(head)] = head
        memory[len(head) : length] = chance.randbytes(length - len(head))
        journal = Journal(memory)
        assert journal.notice == "dropped"
        if number % 50 == 0:
            usable(memory)


def test_whole_records_that_make_no_sense_do_no_harm():
    chance = random.Random(2)
    for number in range(2000):
        image = log.pack_head(1, 0)
        while len(image) < 300:
            if chance.random() < 0.5:
                image += log.pack_move(chance.randrange(55))
            else:
                count = chance.choice((0, 1, 2, 3, 5, 8, 40))
                most = chance.choice((2, 30, 1000, 2**32))
                numbers = [chance.randrange(most) for _ in range(count)]
                image += log.pack(chance.randrange(55, 69), numbers)
        memory = blank(SIZE)
        memory[: len(image)] = image
        journal = Journal(memory)
        assert journal.notice in (None, "dropped")
        play(journal, Chance(number), 3)
        if number % 50 == 0:
            assert kept(Journal(memory)) == kept(journal)
            usable(memory)


def test_wrong_bits_lose_nothing_that_was_whole_before_them():
    chance = random.Random(3)
    for number in range(6000):
        good = LOGS[number % len(LOGS)]
        image = bytearray(good.image)
        damaged = set(chance.sample(range(good.ends[-1]), chance.choice((1, 1, 1, 2, 3, 8, 20))))
        for position in damaged:
            image[position] ^= 1 << chance.randrange(8)
        check_damaged(good, image, min(damaged), damaged)


def test_a_stretch_of_random_bytes_loses_nothing_that_was_whole_before_it():
    chance = random.Random(4)
    for number in range(3000):
        good = LOGS[number % len(LOGS)]
        image = bytearray(good.image)
        first = chance.randrange(good.ends[-1] - 2)
        last = min(first + chance.choice((2, 5, 20, 80)), good.ends[-1])
        wrong = b"\x00\x01\x18\x7f\xbf\xfe"  # none of these bytes belongs in a log
        image[first:last] = bytes(chance.choice(wrong) for _ in range(first, last))
        check_damaged(good, image, first, set(range(first, last)))


@pytest.mark.parametrize("rest", [0x00, 0xFE, 0xFF])
def test_a_log_that_was_cut_short_is_what_it_was_at_that_point(rest):
    for number in range(334):
        good = LOGS[number % len(LOGS)]
        length = good.ends[0] + number * 2
        if length >= good.ends[-1]:
            continue
        memory = bytearray(good.image[:length] + bytes([rest]) * (SIZE - length))
        journal = Journal(memory)
        whole = good.before(length)
        # A move may be whole without what notes how the next round began. A game that is over
        # counts, and is left, where all had to be written anew.
        held = good.games[whole - 1 : whole + 1]
        if rest != 0xFF:
            held = [None if game and game[2] == "over" else game for game in held]
        assert where(journal.current) in held
        assert journal.settings == good.settings[whole - 1]
        assert journal.names == good.names[whole - 1]
        if rest == 0x00:
            assert journal.notice == "dropped"
        assert kept(Journal(memory)) == kept(journal)


def test_damage_in_a_long_game_is_made_good_by_how_the_last_round_began():
    memory = blank(4096)
    journal = Journal(memory)
    new_game(journal, 4, 100)
    play(journal, Chance(6), 400)
    memory[200] ^= 0x10
    again = Journal(memory)
    assert again.notice == "dropped"
    assert where(again.game) == where(journal.game)
    assert again.tokens() is None


def test_a_new_log_that_ends_too_early_is_damaged_even_where_it_ends_after_a_whole_record():
    flash = Flash(size=SIZE, sector=SIZE)
    journal = Journal(flash)
    new_game(journal, 4)
    play(journal, Chance(5), 40)
    while not flash.erases:
        journal.keep_setting("limit", journal.settings.get("limit", 0) + 1)
    memory = bytearray(flash.image())
    moves = [start for kind, _, start, _ in records.records(memory, 8, SIZE) if kind < 55]
    assert len(moves) == 40
    memory[moves[-3] :] = b"\xff" * (SIZE - moves[-3])
    again = Journal(memory)
    assert again.notice == "dropped"
    journal = Journal(None)
    new_game(journal, 4)
    play(journal, Chance(5), 37)
    assert where(again.game) == where(journal.game)


def test_dropping_what_is_damaged_takes_one_erase():
    flash = Flash(size=SIZE, sector=SIZE)
    image = bytearray(LOGS[0].image)
    image[100] ^= 1
    flash.load(image)
    assert Journal(flash).notice == "dropped"
    assert Journal(flash).notice is None
    assert flash.erases == 1


def test_a_whole_move_that_the_rules_forbid_is_damage():
    memory = blank(SIZE)
    journal = Journal(memory)
    new_game(journal, 3)
    play(journal, Chance(6), 12)
    held = where(journal.game)
    end = records.end_of(memory)
    memory[end : end + 1] = log.pack_move(48)  # a die of the roll-off, long past
    again = Journal(memory)
    assert again.notice == "dropped"
    assert where(again.game) == held
    usable(memory)


def test_the_rounds_of_a_game_whose_start_is_lost_are_not_put_into_the_one_before():
    memory = blank(4096)
    journal = Journal(memory)
    new_game(journal, 4, 500)
    play(journal, Chance(1), 100)
    first = records.end_of(memory)
    journal.start(("Bea", "Zoe", "Pau", "Jo"), 500)
    start = records.end_of(memory)
    play(journal, Chance(2), 150)
    for position in range(first, start):
        memory[position] = 0x7F
    again = Journal(memory)
    assert again.notice == "dropped"
    assert again.game is None


def test_the_moves_of_a_new_game_are_all_there_after_damage_to_an_old_one():
    memory = blank(4096)
    journal = Journal(memory)
    new_game(journal, 2, 30)
    play(journal, Chance(1), 40)
    journal.end()
    memory[60] ^= 1
    again = Journal(memory)
    assert again.notice == "dropped"
    new_game(again, 2)
    again.move("6")
    assert list(again.tokens()) == ["6"]
    assert list(Journal(memory).tokens()) == ["6"]
