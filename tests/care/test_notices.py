# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""What the box says of its memory: one sentence, once, and then it plays."""

import random

import pytest

from box.buttons import ROLL, STOP
from box.log import pack_head
from simulator.flash import Flash
from tests.care.fast_box import FastBox
from tests.care.table import START_UP, power_cycle, simulated, taps, words

LONG_NAMES = ",".join(f"Ñandú número{letter}"[-12:] for letter in "ABCDEFGHIJKL")


def loaded(image, **how):
    flash = Flash(**how)
    flash.load(image + b"\xff" * (len(flash) - len(image)))
    return flash


def said(box):
    """What stands on the panel, as one line."""
    return box.text().replace("\n", " ")


def test_a_new_box_has_nothing_to_say():
    assert FastBox().text().startswith("Mitchi\nPlay")
    assert FastBox(flash=loaded(bytes(4096))).text().startswith("Mitchi\nPlay")


def test_a_damaged_memory_is_told_once_and_what_was_whole_is_there():
    box = FastBox()
    box.start_game()
    box.tap(ROLL)
    image = bytearray(box.flash.image())
    image[box.app.journal._end] = 0
    box = FastBox(flash=loaded(bytes(image)))
    assert "Part of the memory was damaged. Whatever was whole is still there." in said(box)
    box.tap(ROLL)
    assert "Go on with the game" in box.text()
    box.power_on()
    assert "Go on with the game" in box.text()


@pytest.mark.parametrize("seed", range(40))
def test_a_box_with_a_memory_full_of_chance_starts_and_plays(seed):
    chance = random.Random(seed)
    image = chance.randbytes(4096)
    if seed % 2:
        box = FastBox()
        box.start_game()
        for _ in range(60):
            box.tap(ROLL)
        image = bytearray(box.flash.image())
        for _ in range(1 + seed // 4):
            image[chance.randrange(200)] ^= 1 << chance.randrange(8)
    box = FastBox(flash=loaded(bytes(image)))
    if "Memory" in box.text():
        box.tap(ROLL)
    assert box.text().startswith("Mitchi\n")
    for _ in range(40):
        box.tap(ROLL)
    box.power_on()
    assert box.text().startswith("Mitchi\nGo on with the game")


def test_a_newer_memory_is_told_and_stays_as_it_is_whatever_is_played():
    image = bytes(pack_head(9, 0)) + b"something newer"
    box = FastBox(flash=loaded(image))
    assert "A newer version has written the memory: nothing is saved until you update." in said(box)
    box.tap(ROLL)
    box.start_game()
    for _ in range(60):
        box.tap(ROLL)
    box.app.change_setting("sound", 1)
    assert box.flash.image() == loaded(image).image()
    box.power_on()
    assert "A newer version" in said(box)
    box.tap(ROLL)
    assert "Go on with the game" not in box.text()


def test_a_board_without_memory_is_told_and_plays_a_whole_game():
    with simulated({"LIMIT": 1}, flash=None) as box:
        box.wait(START_UP)
        assert "This board cannot save anything" in words(box)
        taps(box, "roll")
        box.dice(6, 2, 6, 4, 6, 1)
        taps(box, "roll roll roll roll roll roll roll roll roll roll stop roll roll roll roll")
        assert "The winner, fewest points" in words(box)
        assert "# --- >8 ---" in box.serial
        power_cycle(box)
        assert "This board cannot save anything" in words(box)


@pytest.mark.parametrize("how", [{"size": 8192, "sector": 4096}, {"size": 8192, "in_place": True}])
def test_other_boards_memories_do_as_well(how):
    with simulated(flash=Flash(**how)) as box:
        box.wait(START_UP)
        box.dice(6, 2)
        taps(box, "roll roll roll roll roll roll roll")
        power_cycle(box)
        assert "Go on with the game" in words(box)


def test_a_game_too_large_for_the_memory_is_told_once_in_the_game_and_goes_on():
    box = FastBox({"LIMIT": 999}, names=LONG_NAMES, flash=Flash(256, 256), seed=4)
    box.start_game(12)
    sentence = "This game is too long for the memory: it goes on, but it is not saved."
    told = 0
    for number in range(800):
        told += sentence in said(box)
        box.tap(STOP if number % 3 == 2 else ROLL)
    assert box.app.journal.is_full
    assert told == 1
    assert box.game.round > 3


def test_wrong_settings_and_the_memory_are_told_one_after_the_other():
    flash = loaded(bytes(pack_head(9, 0)))
    box = FastBox({"BRIGHTNESS": 9, "LIMIT": 0}, flash=flash)
    for sentence in ("LIMIT cannot be 0", "BRIGHTNESS cannot be 9", "A newer version"):
        assert sentence in said(box)
        box.tap(ROLL)
    assert box.text().startswith("Mitchi\n")


def test_settings_that_were_chosen_on_the_box_are_kept():
    box = FastBox()
    box.app.change_setting("brightness", 5)
    box.app.change_language("es")
    box.power_on()
    assert box.app.settings.brightness == 5
    assert "Jugar" in box.text()
    box.app.change_language("en")
