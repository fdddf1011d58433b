# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""A game that was cut off anywhere is there again: same player, same dice, same roll."""

import pytest

from box.buttons import KEEP, ROLL, STOP
from simulator.flash import Flash
from tests.care.fast_box import FastBox
from tests.safe.safe_helper import where

GO_ON = "Go on with the game"


def playing(limit=25, names="Ana,Luis", first=(6, 2), **how):
    """A box in the first turn of a game, in which the first player starts."""
    box = FastBox({"LIMIT": limit}, names=names, **how)
    box.start_game(len(names.split(",")))
    box.dice(*first)
    for _ in first:
        box.tap(ROLL)
    box.tap(ROLL)
    box.tap(ROLL)
    assert box.screen == "Turn"
    return box


def roll(box, *faces):
    box.dice(*faces)
    box.tap(ROLL)


def resume(box):
    """Cuts the power off and resumes; returns whether the game is the one before."""
    before = where(box.game)
    box.power_on()
    assert box.text().startswith("Mitchi\n" + GO_ON)
    box.tap(ROLL)
    return where(box.game) == before


def test_resume_is_the_first_line_at_home_and_only_if_there_is_a_game():
    box = FastBox()
    box.power_on()
    assert GO_ON not in box.text()
    box.start_game()
    box.power_on()
    assert box.text().startswith("Mitchi\n" + GO_ON)
    box.tap(ROLL)
    box.hold(STOP)
    box.choose("End the game")
    box.choose("Yes, end it")
    assert GO_ON not in box.text()
    box.power_on()
    assert GO_ON not in box.text()


def test_in_the_middle_of_the_roll_off():
    box = FastBox()
    box.start_game()
    roll(box, 4)
    assert resume(box)
    assert box.screen == "RollOff"
    assert "Luis" in box.text() and "rolls one die" in box.text()
    roll(box, 4)  # a tie: both roll again
    assert resume(box)
    assert "Ana" in box.text()


def test_at_the_end_of_the_roll_off_the_starting_player_is_told_again():
    box = FastBox()
    box.start_game()
    roll(box, 4)
    roll(box, 5)
    before = box.text()
    assert "starts" in before
    assert resume(box)
    assert "Luis" in box.text() and "starts" in box.text()
    box.tap(ROLL)
    assert box.screen == "Passing" and "Luis" in box.text()


def test_in_the_middle_of_a_turn_the_dice_lie_as_they_lay():
    box = playing()
    roll(box, 2, 5)
    before = box.text()
    assert resume(box)
    assert box.text() == before
    assert box.app.screen.dice == [2, 5]
    box.tap(KEEP)  # keeps the left die, the 2
    roll(box, 1)
    before = box.text()
    assert resume(box)
    assert box.text() == before
    assert "2/3" in before and "Mitchi" in before


def test_switching_off_buys_no_other_roll():
    box = playing()
    roll(box, 3, 1)
    for _ in range(3):
        box.dice(6, 6)  # what chance would bring now
        assert resume(box)
        assert box.app.screen.dice == [3, 1]


@pytest.mark.parametrize("animation", [0, 1])
def test_a_roll_is_saved_before_its_result_shows(animation):
    box = playing()
    box.app.settings.animation = animation
    drawn = []
    view = type(box.app.view)
    real = view.words

    def words(self, *values):
        drawn.append(box.flash.programs)
        real(self, *values)

    view.words = words
    try:
        programs = box.flash.programs
        box.dice(6, 5)
        box.hardware.press(ROLL, True)
        box.app.step()
    finally:
        view.words = real
    # The first picture only shows the button as pressed, as before the roll.
    assert drawn[0] == programs
    assert drawn[-1] == programs + 1
    if animation:
        assert box.app.screen.tumble is not None


def test_a_stop_that_may_still_be_undone_is_not_saved_yet():
    box = playing()
    roll(box, 6, 4)
    before = box.text()
    box.tap(STOP)
    assert box.screen == "Passing" and "Undo" in box.text()
    box.power_on()
    box.tap(ROLL)
    assert box.text() == before
    box.tap(STOP)
    box.tap(KEEP)  # undo
    assert box.text() == before


def test_a_stop_is_saved_when_the_next_player_goes_on():
    box = playing()
    roll(box, 6, 4)
    box.tap(STOP)
    box.tap(ROLL)
    assert box.screen == "Turn" and "Luis" in box.text()
    assert resume(box)
    assert box.screen == "Passing"
    assert "Luis" in box.text() and "Beat six-four" in box.text()


def test_the_last_roll_of_a_turn_is_shown_again_with_all_that_was_beside_it():
    box = playing()
    roll(box, 6, 4)
    box.tap(STOP)
    box.tap(ROLL)
    roll(box, 3, 6)  # one roll only: Luis has no choice
    before = box.text()
    assert "Luis" in before and "1/1" in before and "is worst" in before and "Go on" in before
    assert resume(box)
    assert box.text() == before
    assert box.app.screen.dice == [3, 6]
    box.tap(ROLL)
    assert box.screen == "RoundEnd"
    assert "Luis takes 1 point" in box.text()


@pytest.mark.parametrize(
    "kept, face, dice", [("left", 5, [2, 5]), ("right", 5, [5, 4]), ("left", 2, [2, 2])]
)
def test_a_last_roll_of_one_die_lies_where_it_lay(kept, face, dice):
    box = playing()
    roll(box, 6, 6)
    roll(box, 6, 6)
    roll(box, 6, 5)  # Ana's three rolls
    box.tap(ROLL)
    box.tap(ROLL)
    roll(box, 6, 1)
    roll(box, 2, 4)
    box.tap(KEEP)
    if kept == "right":
        box.tap(KEEP)
    roll(box, face)
    assert box.app.screen.dice == dice
    before = box.text()
    assert resume(box)
    assert box.text() == before
    assert box.app.screen.dice == dice


def test_in_a_tie_break():
    box = playing()
    roll(box, 6, 4)
    box.tap(STOP)
    box.tap(ROLL)
    roll(box, 4, 6)
    assert resume(box)
    assert box.screen == "EndedTurn"
    box.tap(ROLL)
    assert box.screen == "TieBreak" and "Tie on six-four" in box.text()
    assert "1 to 2" in box.text() and "1. Luis" in box.text() and "2. Ana" in box.text()
    box.tap(ROLL)
    assert box.screen == "Passing" and "Luis" in box.text()
    box.tap(ROLL)
    roll(box, 5, 5)
    assert resume(box)
    assert "Luis" in box.text() and "1/1" in box.text() and "pot 2" in box.text()
    box.tap(ROLL)
    box.tap(ROLL)
    roll(box, 5, 5)  # another tie
    assert resume(box)
    box.tap(ROLL)
    assert "Tie on double five" in box.text() and "2 to 4" in box.text()


def test_a_stop_that_led_to_a_tie_break_or_a_round_end_leads_there_again():
    box = playing(first=(2, 6))  # Luis starts
    for _ in range(3):
        roll(box, 6, 4)
    box.tap(ROLL)
    box.tap(ROLL)
    roll(box, 6, 4)
    box.tap(STOP)
    assert box.screen == "TieBreak" and "Undo" in box.text()
    text = box.text().replace("Undo", "")
    box.app.session.go_on()  # as when the next player takes the box
    assert resume(box)
    assert box.screen == "TieBreak" and box.text() == text


def test_at_the_end_of_a_round_its_result_is_shown_again():
    box = playing()
    roll(box, 6, 4)
    box.tap(STOP)
    box.tap(ROLL)
    roll(box, 6, 1)
    box.tap(ROLL)
    before = box.text()
    assert box.screen == "RoundEnd"
    assert resume(box)
    box.tap(ROLL)
    assert box.text() == before
    box.tap(ROLL)
    assert box.screen == "Passing" and "Luis" in box.text()


def test_at_the_end_of_a_game_the_winner_is_told_and_it_counts_once():
    box = playing(limit=1)
    roll(box, 6, 4)
    box.tap(STOP)
    box.tap(ROLL)
    roll(box, 6, 1)
    for _ in range(2):  # before and at the last screen
        assert resume(box)
        assert box.screen == "EndedTurn"
        box.tap(ROLL)
        assert "Luis takes 1 point" in box.text()
        box.tap(ROLL)
        assert box.screen == "GameEnd" and "Ana" in box.text()
    box.tap(STOP)
    statistics = box.app.journal.statistics
    assert (statistics.games, statistics.wins) == (1, [("Ana", 1)])
    assert GO_ON not in box.text()
    box.power_on()
    assert GO_ON not in box.text()
    statistics = box.app.journal.statistics
    assert (statistics.games, statistics.rounds, statistics.wins) == (1, 1, [("Ana", 1)])


def test_a_rematch_counts_the_game_before():
    box = playing(limit=1)
    roll(box, 6, 4)
    box.tap(STOP)
    box.tap(ROLL)
    roll(box, 6, 1)
    box.tap(ROLL)
    box.tap(ROLL)
    box.tap(ROLL)
    assert box.screen == "RollOff"
    box.power_on()
    assert box.app.journal.statistics.wins == [("Ana", 1)]
    assert box.text().startswith("Mitchi\n" + GO_ON)


def practice(seed):
    """A box in a practice game, some moves into it, at a choice of the person's."""
    box = FastBox(seed=seed)
    box.choose("Practice")
    box.tap(ROLL)
    box.tap(ROLL)
    assert box.screen == "RollOff"
    return box


def play_on(box, presses):
    """Plays a practice game on, as somebody would who keeps what is lucky."""
    for number in range(presses):
        if box.screen in ("OpponentTurn", "RollOff"):
            box.wait(1000)
        if box.screen == "Turn" and box.app.screen.may_choose and number % 3 == 0:
            box.tap((STOP, KEEP)[number % 2])
        box.tap(ROLL)


@pytest.mark.parametrize("seed", range(6))
def test_a_practice_game_resumes_with_its_opponents_and_the_coach_remembers(seed):
    box = practice(seed)
    for _ in range(6):
        play_on(box, 7)
        if box.game is None or box.screen in ("GameEnd", "Text"):
            break
        box.app.session.go_on()  # what may be undone is not saved
        coach = box.app.session.coach
        judged = (coach.judged, coach.best, coach.costliest)
        kinds = box.app.session.kinds
        assert resume(box)
        coach = box.app.session.coach
        assert (coach.judged, coach.best, coach.costliest) == judged
        assert box.app.session.kinds == kinds == (0, 1, 2, 3)
    assert judged[0] > 0


def test_the_coach_is_not_called_before_the_game_is_resumed(monkeypatch):
    box = practice(1)
    play_on(box, 20)
    box.power_on()
    assert box.app.session.coach is None
    box.tap(ROLL)
    assert box.app.session.coach is not None


@pytest.mark.parametrize("players", [2, 6])
def test_a_game_whose_beginning_had_to_go_resumes_at_every_move(players):
    names = "Ana,Luis,Marta,Íñigo,Bea,Zoe".split(",")[:players]
    flash = Flash(256, 256)
    box = playing(999, ",".join(names), (6,) + (2,) * (players - 1), flash=flash, seed=players)
    screens = set()
    for number in range(900):
        box.tap(STOP if number % 3 == 2 else ROLL)
        if number % 5 == 0 and box.app.journal.tokens() is None:
            assert not box.app.journal.is_full
            box.app.session.go_on()
            assert resume(box)
            screens.add(box.screen)
    assert {"Turn", "Passing", "RoundEnd"} <= screens
