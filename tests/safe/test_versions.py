# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The log of an older version is brought up to date, that of a newer one is left as it is."""

import pytest

from box import log
from box.journal import Journal
from box.records import head
from simulator.flash import Flash, PowerCut
from tests.rules.rules_helper import Chance
from tests.safe.safe_helper import kept, new_game, play

HEAD = 8  # bytes


def with_head(image, version):
    """A log with the head of another version."""
    return bytes(log.pack_head(version, 0)) + image[HEAD:]


@pytest.fixture
def used():
    """A flash that was used for a while, and what it holds."""
    flash = Flash()
    journal = Journal(flash)
    journal.keep_setting("language", "es")
    new_game(journal, 4)
    play(journal, Chance(2), 100)
    return flash, kept(journal)


# Written by version 1, never to be changed: whatever comes later has to read it.
VERSION_1 = bytes.fromhex(
    "c52f1f1f1f6e3bf0d11f373e7aeaabf0d12f73da9ef0c62f2f1f371f1f3bb92f6e2f3eb9"
    "4fb93e5d57736b2ff0b4aa39b874ca2f1f2f2ff4b5f0cc2f2f1f2f2f2f2f2f1f371f1f1f"
    "1f1f1f1f1f2f1f1f1f1f1f1f1f1f1f1f1f2f1f1f1f1f1f1f2f3eb94fb93e5d5773375ef0"
    "c6377c2f3b1f1f373bba2f3e2f3bb337733e3bba2f737cea37f0b4acac789ab856"
)


def test_a_log_that_version_1_wrote_is_read():
    memory = bytearray(VERSION_1 + b"\xff" * (512 - len(VERSION_1)))
    journal = Journal(memory)
    assert journal.notice is None
    assert journal.settings == {"language": "es", "limit": 15}
    # Bea begins and stops with five-two in two rolls; Zoe has rolled four-four.
    assert journal.game.players == ("Bea", "Zoe", "Bot")
    assert (journal.game.point_limit, journal.kinds, journal.practice) == (20, (0, 0, 2), 1)
    assert journal.game.round_hands == (52, None, None)
    assert (journal.game.seat, journal.game.dice, journal.game.roll_limit) == (1, (4, 4), 2)
    assert list(journal.tokens()) == ["6", "3", "3", "65", "5k2", ".", "44"]
    # Ana and Íñigo have played to one point: she took it with three-one.
    assert (journal.statistics.games, journal.statistics.rounds) == (1, 1)
    assert journal.statistics.wins == [("Íñigo", 1)]
    assert journal.statistics.faces == [1, 2, 3, 3, 1, 4]


def test_a_log_begins_with_what_every_version_must_read():
    # By hand, from the tables in docs/journal.md: head, 1, 0, 0, 0, check 787 = 14 x 56 + 3.
    assert VERSION_1[:HEAD].hex(" ") == "c5 2f 1f 1f 1f 6e 3b f0"
    flash = Flash()
    Journal(flash)
    assert flash[:HEAD] == VERSION_1[:HEAD]
    assert head(flash, HEAD) == (1, 0, HEAD)


def test_a_newer_log_is_left_as_it_is_and_played_without(used):
    flash, _ = used
    newer = with_head(flash.image(), 2)
    flash.load(newer)
    journal = Journal(flash)
    assert journal.notice == "newer"
    assert (journal.game, journal.names) == (None, ())
    journal.keep_setting("sound", 1)
    for seed in range(3):
        new_game(journal, 4)
        play(journal, Chance(seed))
    journal.end()
    journal.reset_statistics()
    assert flash.image() == newer
    assert Journal(flash).notice == "newer"


@pytest.fixture
def version_3(monkeypatch):
    """The journal as version 3 of the format; its logs and those of version 2 begin otherwise."""

    def from_1(image):
        return with_head(bytes(image), 2)

    def from_2(image):
        return with_head(bytes(image), 3)

    monkeypatch.setattr(log, "VERSION", 3)
    log.UPGRADES.update({1: from_1, 2: from_2})
    yield
    log.UPGRADES.clear()


@pytest.mark.parametrize("version", [1, 2])
def test_an_older_log_is_brought_up_to_date_one_version_after_the_other(used, version, version_3):
    flash, held = used
    flash.load(with_head(flash.image(), version))
    journal = Journal(flash)
    assert journal.notice is None
    assert kept(journal) == held
    assert head(flash, 4096)[0] == 3
    play(journal, Chance(3), 20)
    again = Journal(flash)
    assert kept(again) == kept(journal)
    assert flash.erases == 1


def test_a_cut_while_an_older_log_is_brought_up_to_date_is_survived(used, version_3):
    flash, held = used
    older = flash.image()
    for number in range(60):
        flash.load(older)
        flash.cut(1, number / 60, number)
        with pytest.raises(PowerCut):
            Journal(flash)
        nothing_left = flash.image() == b"\xff" * 4096
        journal = Journal(flash)
        assert kept(journal) == held or journal.notice == "dropped" or nothing_left


def test_an_older_log_that_nobody_can_read_any_more_is_dropped(used):
    flash, _ = used
    flash.load(with_head(flash.image(), 0))
    journal = Journal(flash)
    assert journal.notice == "dropped"
    assert journal.game is None
    assert Journal(flash).notice is None
