# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The menus, the settings and what they do at once, the languages, and lines that are wrong."""

import pytest

from tests.box.playing import see, see_none, switched_on
from tests.box.reading import read
from tools.tour import marked, take
from tools.tour_walks import STILL, start

TURN = "dice:62 roll*4 dice:64 roll"  # from the roll-off of two to a first roll of six-four


@pytest.fixture
def turn():
    with switched_on(PLAYERS="Ana,Luis", **STILL) as box:
        take(box, start(2) + " " + TURN)
        yield box


@pytest.fixture
def home():
    with switched_on(**STILL) as box:
        yield box


def test_the_first_start_asks_for_the_language_in_both_and_then_speaks_it():
    for language, steps, play in (("es", "roll", "Jugar"), ("en", "keep roll", "Play")):
        with switched_on("") as box:
            see(box, "", "Español", "English")
            see(box, steps, play)
            see(box, "choose:settings", {"es": "Idioma", "en": "Language"}[language])


def test_the_language_can_be_changed_at_any_time(home):
    see(home, "choose:settings", "Language", "English")
    see(home, "choose:language", "Español")
    take(home, "keep roll" if "Español" not in marked(home) else "roll")
    see(home, "", "Jugar", "Práctica", "Elegir", "Siguiente")
    take(home, "choose:settings choose:language")
    take(home, "keep roll" if "English" not in marked(home) else "roll")
    see(home, "", "Play", "Practice", "Choose")


def test_a_hold_of_stop_opens_the_menu_and_back_leads_to_the_very_same_picture(turn):
    before = turn.pixels()
    see(turn, "hold-stop", "Game menu", "Go on playing", "Odds", "Scores")
    take(turn, "stop")
    assert turn.pixels() == before
    take(turn, "hold-stop roll")
    assert turn.pixels() == before


@pytest.mark.parametrize(
    ("line", "shows"),
    [
        ("odds", "Points to expect"),
        ("scores", "Scores, up to 25"),
        ("reference", "66 55 44 33 22 11"),
        ("rules", "1/15"),
    ],
)
def test_what_the_menu_shows_is_left_for_the_menu_and_the_game(turn, line, shows):
    before = turn.pixels()
    see(turn, f"hold-stop choose:{line}", shows)
    see(turn, "stop", "Game menu")
    take(turn, "stop")
    assert turn.pixels() == before


def test_the_game_ends_only_after_a_question_whose_first_answer_is_no(turn):
    see(turn, "hold-stop choose:end_game", "End this game for good?", "No, go on playing")
    see(turn, "roll", "Game menu")
    see(turn, "choose:end_game keep roll", "Play", "Quick reference")
    see_none(turn, "Go on with the game")


def test_the_menu_turns_the_sound_off_and_on(turn):
    see(turn, "hold-stop to:sound", "on")
    see(turn, "roll", "off")
    see(turn, "roll", "on")


def test_a_buzzer_is_heard_when_the_dice_roll_unless_the_sound_is_off():
    with switched_on(PLAYERS="Ana,Luis", PIN_BUZZER="GP15") as box:
        take(box, "choose:play roll*4")
        box.press("roll")
        box.wait(20)
        assert box.machine.tone() > 0
        box.release("roll")
        take(box, "rest hold-stop choose:sound stop")
        box.wait(2000)
        box.press("roll")
        box.wait(20)
        assert box.machine.tone() == 0


def test_brightness_acts_on_the_panel_at_once(home):
    see(home, "choose:settings to:brightness", "3/5")
    contrasts = [home.machine.panel.contrast]
    for step in ("4/5", "5/5", "1/5", "2/5", "3/5"):
        see(home, "roll", step)
        contrasts.append(home.machine.panel.contrast)
    third, fourth, fifth, first, second, again = contrasts
    assert 0 < first < second < third < fourth < fifth == 255
    assert again == third


@pytest.mark.parametrize("level", [1, 5])
def test_the_brightness_of_settings_toml_holds_from_the_start(level):
    contrasts = {1: range(1, 20), 5: range(255, 256)}
    with switched_on(BRIGHTNESS=level) as box:
        assert box.machine.panel.contrast in contrasts[level]


def test_the_animation_can_be_turned_off():
    with switched_on(PLAYERS="Ana,Luis") as box:
        see(box, "choose:settings to:animation", "on")
        see(box, "roll", "off")
        take(box, "stop " + start(2) + " dice:62 roll*4 dice:64")
        box.tap("roll")
        see(box, "", "six-", "four", "Keep")


def test_the_default_limit_is_offered_in_the_next_game():
    with switched_on(PLAYERS="Ana,Luis") as box:
        see(box, "choose:settings choose:default_limit", "25")
        see(box, "keep", "30")
        see(box, "roll to:default_limit", "30")
        see(box, "stop choose:play roll*3", "Play to how many points?", "30")


def test_a_menu_begins_again_after_its_last_line(home):
    lines = []
    for _ in range(12):
        lines.append(marked(home)[-1])
        take(home, "keep")
    again = lines.index(lines[0], 1)
    assert again >= 5
    assert lines[: 12 - again] == lines[again:]


def test_the_rules_are_turned_over_page_by_page_and_back(home):
    see(home, "choose:rules", "1/15 The aim")
    see(home, "roll", "2/15")
    see(home, "stop", "1/15")
    see(home, "roll*14", "15/15", "Close")
    see(home, "roll", "Practice", "Rules")


def test_the_reference_shows_all_hands_and_the_scoring_on_one_screen(home):
    see(home, "choose:reference", "21", "66 55 44 33 22 11", "65 64 63 62 61", "54 53 52 51")
    see(home, "", "43 42 41", "32 31", "0 1 2 3", "1 2 4 6")
    see(home, "roll", "Quick reference")


@pytest.mark.parametrize(
    ("wrong", "name", "value"),
    [
        ({"BRIGHTNESS": 9}, "BRIGHTNESS", "9"),
        ({"LIMIT": "many"}, "LIMIT", "many"),
        ({"LIMIT": 0}, "LIMIT", "0"),
        ({"PLAYERS": "Ana,,Luis"}, "PLAYERS", "Ana,,Luis"),
        ({"PLAYERS": "Ana,Lu#is"}, "PLAYERS", "Ana,Lu#is"),
    ],
)
def test_a_wrong_line_of_settings_toml_is_one_sentence_and_the_box_goes_on(wrong, name, value):
    with switched_on(**wrong) as box:
        text = read(box).replace("\n", " ")
        assert "settings.toml:" in text
        assert f"{name} cannot be {value}." in text
        see(box, "roll", "Play", "Quick reference")


def test_two_wrong_lines_are_told_one_after_the_other():
    with switched_on("es", BRIGHTNESS=9, LIMIT=-1) as box:
        both = read(box)
        take(box, "roll")
        both += read(box)
        assert "BRIGHTNESS" in both and "LIMIT" in both
        see(box, "roll", "Jugar")


def test_a_game_that_was_cut_off_is_offered_first():
    with switched_on(PLAYERS="Ana,Luis", **STILL) as box:
        take(box, start(2) + " " + TURN)
        before = box.pixels()
        box.power_off()
        box.power_on()
        box.wait(3000)
        assert marked(box)[-1] == "Go on with the game"
        take(box, "roll")
        if box.pixels() != before:  # a screen that says where the game stood may come first
            take(box, "roll")
        assert box.pixels() == before
