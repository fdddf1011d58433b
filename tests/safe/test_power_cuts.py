# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The power fails inside every flash operation of whole games: no move is lost, none is made up."""

import pytest

from box.journal import Journal
from simulator.flash import Flash, PowerCut
from tests.rules.rules_helper import Chance
from tests.safe.safe_helper import kept, new_game, play, sensible_move, where

STAGES = (0.05, 0.3, 0.5, 0.7, 0.95)


class WatchedFlash(Flash):
    """Notes every operation as [image before it, place, bytes]."""

    def __init__(self, **shape):
        super().__init__(**shape)
        self.operations = []

    def __setitem__(self, place, new):
        self.operations.append([self.image(), place, bytes(new)])
        super().__setitem__(place, new)


def whole_game(players):
    """Play a game after another; yields (operation, what the journal held before and after)."""
    flash = WatchedFlash()
    journal = Journal(flash)
    journal.keep_setting("language", "es")
    new_game(journal, 3, 3)
    play(journal, Chance(players))
    journal.end()
    flash.operations.clear()
    before = kept(journal)
    new_game(journal, players)
    chance = Chance(players)
    tokens = []
    while True:
        after = kept(journal)
        for operation in flash.operations:
            yield operation, before, after, tokens
            before = after  # a second one only notes what the first has changed
        flash.operations.clear()
        before = after
        if not journal.game:
            return
        tokens.append(sensible_move(journal.game, chance))
        journal.move(tokens[-1])


def cut(flash, operation, stage, seed):
    """Let the power fail inside an operation; returns the journal of the box after that."""
    image, place, new = operation
    flash.load(image)
    flash.cut(1, stage, seed)
    with pytest.raises(PowerCut):
        flash[place] = new
    return Journal(flash)


@pytest.mark.parametrize("players", [2, 4, 12])
def test_a_cut_in_any_operation_leaves_the_game_before_or_after_the_move(players):
    flash = Flash()
    outcomes = set()
    moves = 0
    for number, (operation, before, after, tokens) in enumerate(whole_game(players)):
        for stage in STAGES:
            journal = cut(flash, operation, stage, number)
            state = kept(journal)
            assert state == after or state == before, (number, stage)
            assert journal.notice is None
            outcomes.add(state == after)
        moves = len(tokens)
    assert outcomes == {True, False}
    assert flash.erases == 0
    assert moves > 100


def test_a_cut_before_or_after_an_operation_is_as_if_it_had_not_been_there():
    flash = Flash()
    for operation, before, after, _ in whole_game(2):
        assert kept(cut(flash, operation, 0, 0)) == before
        assert kept(cut(flash, operation, 1, 0)) == after


def test_every_mix_of_bits_of_a_move_leaves_the_game_before_or_after_it():
    flash = Flash()
    for operation, before, after, _ in list(whole_game(2))[::9]:
        image, place, new = operation
        if len(new) > 1:
            continue
        for left in range(256):
            if left & new[0] == new[0]:
                flash.load(image)
                flash[place] = bytes([left])
                assert kept(Journal(flash)) == (after if left == new[0] else before)


@pytest.mark.parametrize("players", [2, 4, 12])
def test_a_game_goes_on_after_a_cut_and_is_cut_again(players):
    flash = Flash()
    chance = Chance(77)
    for number, (operation, _, _, tokens) in enumerate(whole_game(players)):
        if number % 8 != players % 8:
            continue
        journal = cut(flash, operation, 0.5, number)
        told = list(journal.tokens() or ())
        assert told == tokens[: len(told)]
        assert len(told) in (len(tokens), len(tokens) - 1)
        for again in range(3):
            before = None
            flash.cut(4, STAGES[again], number)
            try:
                while journal.game:
                    before = kept(journal)
                    told.append(sensible_move(journal.game, chance))
                    journal.move(told[-1])
            except PowerCut:
                journal = Journal(flash)
                whole = list(journal.tokens())
                assert whole in (told, told[:-1])
                if whole != told:
                    assert kept(journal) == before
                told = whole
        assert journal.notice is None
    assert flash.erases == 0


def test_cuts_one_after_the_other_in_the_same_move_lose_nothing():
    flash = Flash()
    journal = Journal(flash)
    new_game(journal, 4)
    play(journal, Chance(1), 30)
    before = kept(journal)
    for seed in range(40):
        flash.cut(1, 0.3, seed)
        with pytest.raises(PowerCut):
            journal.move("66")
        # And again while the box notes that.
        flash.cut(1, 0.4, seed)
        try:
            journal = Journal(flash)
        except PowerCut:
            journal = Journal(flash)
        assert kept(journal) == before
        flash.load(flash.image())
    assert flash.erases == 0


@pytest.mark.parametrize("stage", [0, 0.2, 0.5, 0.8, 1])
def test_a_cut_in_the_very_first_operation_leaves_a_memory_that_can_be_used(stage):
    for seed in range(10):
        flash = Flash()
        flash.cut(1, stage, seed)
        with pytest.raises(PowerCut):
            Journal(flash)
        journal = Journal(flash)
        assert journal.notice is None
        new_game(journal, 2)
        journal.move("5")
        assert kept(Journal(flash)) == kept(journal)


def just_before_a_new_log(in_a_game):
    """A journal and a flash whose next move, or next game, takes a new log."""
    flash = Flash()
    journal = Journal(flash)
    seed = 0
    if in_a_game:
        new_game(journal, 12, 999)
        chance = Chance(5)
        while journal._end < len(flash) - 40:
            play(journal, chance, 1)
        while len(flash) - journal._end > 0:
            play(journal, chance, 1)
    while not in_a_game:
        new_game(journal, 4)
        image = flash.image()
        play(journal, Chance(seed))
        seed += 1
        if len(flash) - journal._end < 700:
            journal.end()
            image = flash.image()
            break
    return flash.image() if in_a_game else image


def act(journal, in_a_game):
    if in_a_game:
        journal.move("66" if journal.game.phase != "rolloff" else "6")
    else:
        new_game(journal, 4)


@pytest.mark.parametrize("in_a_game", [True, False], ids=["in a game", "between games"])
def test_a_cut_in_an_erase_loses_only_what_the_box_can_tell(in_a_game):
    flash = Flash()
    image = just_before_a_new_log(in_a_game)
    flash.load(image)
    before = Journal(flash)
    rounds = before.game.round if in_a_game else 0
    act(before, in_a_game)
    assert flash.erases == 1
    whole = 0
    for number in range(120):
        flash.load(image)
        journal = Journal(flash)
        held = kept(journal)
        flash.cut(1, number / 120, number)
        with pytest.raises(PowerCut):
            act(journal, in_a_game)
        nothing_left = flash.image() == b"\xff" * 4096
        journal = Journal(flash)
        if kept(journal) == held or kept(journal) == kept(before):
            whole += 1
        elif not nothing_left:
            assert journal.notice == "dropped"
            if journal.game and not in_a_game:
                assert where(journal.game) == where(before.game)
            elif journal.game:
                assert journal.game.round <= rounds
                assert all(now <= then for now, then in zip(journal.game.scores, held[0][5]))
        # And it can be used.
        new_game(journal, 2)
        journal.move("5")
        assert where(Journal(flash).game) == where(journal.game)
        assert Journal(flash).notice is None
    assert whole > 0
