# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The way through the app: the first start, a practice game to its end, what presses mean."""

import pytest

from box.buttons import KEEP, ROLL, STOP
from simulator.flash import Flash
from tests.care.fast_box import FastBox
from tests.care.test_record_out import BEGINS
from tests.safe.safe_helper import where


def test_the_first_start_asks_for_the_language_and_never_again():
    box = FastBox({"LANGUAGE": ""})
    assert "Español\nEnglish" in box.text()
    box.tap(STOP)  # there is no way back
    assert "Español" in box.text()
    box.tap(ROLL)
    assert "Jugar" in box.text()
    box.power_on()
    assert "Jugar" in box.text()
    box.app.change_language("en")


def test_a_language_that_settings_name_is_not_asked_for_and_the_choice_on_the_box_counts_more():
    box = FastBox({"LANGUAGE": "es"})
    assert "Jugar" in box.text()
    box.app.change_language("en")
    box.power_on()
    assert "Play" in box.text()


def practise(seed):
    """Plays a practice game to its end, without much sense; returns the box."""
    box = FastBox(seed=seed)
    box.choose("Practice")
    box.tap(ROLL)
    box.tap(STOP)  # from the 10 points on offer to 5
    box.tap(ROLL)
    for number in range(3000):
        if box.game.phase == "over" and box.screen in ("GameEnd", "Text"):
            return box
        box.wait(700)
        if box.screen == "Turn" and box.app.screen.may_choose:
            box.tap((STOP, ROLL, KEEP)[number % 3])
        else:
            box.tap(ROLL)
    raise AssertionError(box.text())


def test_the_coach_sums_a_practice_game_up_over_its_last_screen():
    box = practise(1)
    coach = box.app.session.coach
    assert box.screen == "Text"
    text = box.text().replace("\n", " ")
    assert f"Your choices: {coach.best} of {coach.judged} were the best." in text
    box.tap(ROLL)
    assert box.screen == "GameEnd"
    box.power_on()
    box.choose("Go on with the game")
    while box.screen != "Text":
        box.tap(ROLL)
    again = box.app.session.coach
    assert (again.judged, again.best) == (coach.judged, coach.best)


def test_a_rematch_of_a_practice_game_is_one_too():
    box = practise(2)
    while box.screen != "RollOff":
        box.tap(ROLL)
    assert box.app.session.coach.judged == 0
    assert box.app.session.kinds == (0, 1, 2, 3)
    box.power_on()
    box.tap(ROLL)
    assert box.app.session.coach is not None


def test_undoing_a_stop_takes_the_coachs_word_back():
    box = FastBox(seed=1)
    box.choose("Practice")
    box.tap(ROLL)
    box.tap(ROLL)
    for _ in range(1000):
        box.wait(900)
        coach = box.app.session.coach
        judged, before = coach.judged, where(box.game)
        if box.screen == "Turn" and box.app.screen.may_choose:
            box.tap(STOP)
            if box.app.session.may_undo:  # not where an opponent is next
                break
        else:
            box.tap(ROLL)
    assert coach.judged == judged + 1
    while box.screen == "Text":
        box.tap(ROLL)
    assert "Undo" in box.text()
    box.tap(STOP)
    assert coach.judged == judged
    assert where(box.game) == before


def test_a_game_whose_beginning_is_gone_prints_no_record(capsys):
    box = FastBox({"LIMIT": 50}, flash=Flash(256, 256), seed=3)
    box.start_game()
    for number in range(20_000):
        if box.screen == "GameEnd":
            break
        if box.screen == "Turn" and box.app.screen.may_choose and number % 2:
            box.tap(KEEP)
        box.tap(ROLL)
    assert box.game.phase == "over"
    assert box.app.journal.tokens() is None
    box.wait(500, step=5)
    assert BEGINS not in capsys.readouterr().out


@pytest.mark.parametrize("sound", [0, 1])
def test_tunes_sound_where_sound_is_wanted(sound):
    box = FastBox({"SOUND": sound}, dice=[6, 2])
    heard = []
    box.hardware.tone = box.app._tones._tone = heard.append
    box.start_game()
    box.tap(ROLL)
    box.wait(1000)
    assert bool(heard) == bool(sound)
    assert not heard or heard[-1] == 0


def test_brightness_acts_at_once():
    box = FastBox()
    box.app.change_setting("brightness", 5)
    assert box.hardware.brightness == 1.0
    box.app.change_setting("brightness", 1)
    assert box.hardware.brightness < 0.1


def test_a_press_skips_the_tumbling_of_the_dice_and_does_nothing_else():
    box = FastBox({"ANIMATION": 1}, dice=[6, 2])
    box.start_game()
    box.hardware.press(ROLL, True)
    box.app.step()
    box.hardware.press(ROLL, False)
    box.step(50)
    assert box.app.screen.tumble is not None
    game = box.game
    box.tap(KEEP)
    assert box.app.screen.tumble is None
    assert box.game is game
