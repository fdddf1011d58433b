# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Setting a game up by buttons alone: names letter by letter, and back again at every step."""

import pytest

from tests.box.playing import see, see_none, switched_on
from tests.box.reading import read
from tools.tour import marked, take

CAPITALS = "ABCDEFGHIJKLMNÑOPQRSTUVWXYZÁÉÍÓÚÜÇ"
SMALLS = "abcdefghijklmnñopqrstuvwxyzáéíóúüç"


def write(name):
    """The steps that write a name from its first letter on and end it with the tick."""
    steps = ""
    for place, letter in enumerate(name):
        presses = SMALLS.index(letter) if place else CAPITALS.index(letter)
        steps += f"keep*{presses} roll "
    return steps + "stop roll"  # before the first small letter stands the tick


@pytest.fixture
def box():
    with switched_on() as box:
        yield box


def test_a_name_is_written_letter_by_letter_with_enye_and_accents(box):
    see(box, "choose:play roll choose:letters", "Player 1 of 2", "A", "B", "C")
    see(box, "keep*29", "Í")
    see(box, "roll", "Í", "a", "b")
    see(box, "keep*14", "ñ")
    take(box, "roll")
    see(box, "keep*8 roll keep*6 roll keep*15 roll", "Íñigo")
    see(box, "stop", "✓", "Done")
    see(box, "roll", "Player 2 of 2")
    see(box, "choose:letters " + write("Ana"), "Play to how many points?")
    see(box, "roll", "Highest die starts", "Íñigo", "rolls one die")
    see(box, "dice:6 roll", "Ana", "Íñigo: 6")


def test_names_of_the_last_game_are_offered_first(box):
    take(box, "choose:play roll choose:letters " + write("Eva"))
    take(box, "choose:letters " + write("Óscar") + " roll")
    see(box, "hold-stop choose:end_game keep roll", "Play")
    see(box, "choose:play", "2")
    see(box, "roll", "Player 1 of 2", "Eva", "Óscar", "Another name…")


def test_a_person_called_like_an_opponent_is_offered_again_and_an_opponent_is_not(box):
    take(box, "choose:play roll choose:letters " + write("Hugo"))
    see(box, "", "Player 2 of 2", "Pipo")
    take(box, "keep roll roll")  # the second line is an opponent; then the limit
    see(box, "", "Highest die starts")
    take(box, "power-off power-on")
    see(box, "choose:play roll", "Player 1 of 2", "Hugo")
    assert marked(box) == ["Hugo"]
    assert read(box).count("Pipo") == 1  # as an opponent, not as a person


def test_a_letter_can_be_taken_back(box):
    take(box, "choose:play roll choose:letters")
    see(box, "roll keep roll keep*2 roll", "Abc")
    # STOP goes back to the tick, and from there takes the last letter away
    see(box, "stop", "Abc", "✓", "Done", "Delete")
    see(box, "stop", "Ab", "Take it")
    see_none(box, "Abc")
    see(box, "stop*4", "A", "B", "Back")
    see(box, "stop", "Player 1 of 2", "A new name…")


def test_the_arrow_at_the_end_of_the_row_takes_a_letter_back_too(box):
    take(box, "choose:play roll choose:letters roll keep roll")
    see(box, "keep*48", "◀", "Delete")
    see(box, "roll", "A", "a")
    see_none(box, "Ab")


def test_twelve_letters_are_the_most(box):
    take(box, "choose:play roll choose:letters roll*12")
    see(box, "", "Aaaaaaaaaaaa", "✓", "◀", "Done")
    see_none(box, "b")
    see(box, "roll", "Player 2 of 2")


def test_a_name_has_capitals_after_a_blank_and_may_not_end_in_one(box):
    take(box, "choose:play roll choose:letters roll")
    # the blank follows the 34 letters
    see(box, "keep*34 roll", "A", "B", "C")
    see(box, "stop roll", "Player 2 of 2")
    see(box, "choose:letters roll stop roll", "The name A is taken", "another one.")
    see(box, "roll", "Player 2 of 2", "A")


def test_a_name_that_another_has_is_refused_in_words(box):
    take(box, "choose:play roll choose:letters " + write("Eva"))
    take(box, "choose:letters " + write("Eva"))
    see(box, "", "The name Eva is taken", "another one.", "Go on")
    see(box, "roll", "Player 2 of 2", "Eva")


def test_back_leads_back_through_every_question():
    with switched_on(PLAYERS="Ana,Luis,Eva") as box:
        see(box, "choose:play", "3")
        see(box, "roll roll*3", "Play to how many points?", "25")
        see(box, "hold-stop", "Player 3 of 3", "Eva")
        see_none(box, "Ana")
        see(box, "stop", "Player 2 of 3", "Luis", "Eva")
        see(box, "stop", "Player 1 of 3", "Ana")
        see(box, "stop", "How many players?")
        see(box, "hold-stop", "Play", "Quick reference")


def test_stop_steps_back_through_values_and_leaves_from_the_first(box):
    see(box, "choose:play keep*3", "5", "Less")
    see(box, "stop*3", "2", "Back")
    see(box, "stop", "Play", "Quick reference")


def test_the_row_of_values_begins_again_after_its_end(box):
    see(box, "choose:play keep*10", "12")
    see(box, "keep", "2", "Back")


def test_limits_of_10_and_15_are_offered_beside_25():
    with switched_on(PLAYERS="Ana,Luis") as box:
        see(box, "choose:play roll*3", "25")
        see(box, "stop", "20")
        see(box, "stop", "15")
        see(box, "stop", "10")
        see(box, "roll roll", "Luis")


def test_players_who_take_other_places_sit_in_the_order_they_were_taken():
    with switched_on(PLAYERS="Ana,Luis") as box:
        see(box, "choose:play roll", "Player 1 of 2", "Ana", "Luis")
        see(box, "keep roll", "Player 2 of 2", "Ana")
        see_none(box, "Luis")
        see(box, "roll*2", "Highest die starts", "Luis")


def test_a_hold_of_keep_goes_on_stepping(box):
    take(box, "choose:play")
    box.press("keep")
    box.wait(590)
    see(box, "", "2")
    # the hold at 600 ms and then every 200 ms: 5 steps by 1,450 ms
    box.wait(860)
    see(box, "", "7")
    box.release("keep")
    box.wait(500)
    see(box, "", "7")
