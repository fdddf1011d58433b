# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""The same screens on every panel: each chip's model decodes its own bytes to the same pixels."""

import pytest

from simulator.runner import Simulator
from simulator.sh1106 import SH1106
from tests.box.reading import read

# From the first screen through the set-up and the roll-off into a turn, with a menu over it.
WALK = "roll roll roll roll roll roll roll roll keep roll stop roll".split()
DICE = (6, 3, 5, 2) * 10
OWNER = {"LANGUAGE": "en", "PLAYERS": "Ana, Luis"}


def walk(panel, rotation=0, first_column=None, **settings):
    """The pixels after the start and after each press, the text at the end, and the commands that
    the chip does not have."""
    settings = {**OWNER, "DISPLAY_ROTATION": rotation, **settings}
    pictures = []
    with Simulator(settings=settings, dice=DICE, panel=panel) as box:
        if first_column is not None:
            box.machine.panel = SH1106(first_column)
        box.wait(2500)
        pictures.append(box.pixels())
        for button in WALK:
            box.tap(button)
            box.settle()
            pictures.append(box.pixels())
        unknown = box.machine.panel.unknown
        text = read(box) if rotation == 0 else ""
    return pictures, text, unknown


@pytest.fixture(scope="module")
def usual():
    return walk("SSD1306")


def test_the_walk_leads_through_many_screens_into_a_turn(usual):
    pictures, text, unknown = usual
    assert unknown == []
    assert len({tuple(picture) for picture in pictures}) > 8
    assert "Ana" in text and "1/3" in text


@pytest.mark.parametrize("chip", ["SH1106", "SH1107"])
def test_another_chip_shows_the_same_pixels(usual, chip):
    assert walk(chip, DISPLAY_DRIVER=chip) == usual


@pytest.mark.parametrize("chip", ["SSD1306", "SH1106", "SH1107"])
def test_a_panel_that_is_upside_down_shows_the_same_pixels_turned(usual, chip):
    turned = [[row[::-1] for row in picture[::-1]] for picture in usual[0]]
    assert walk(chip, 180, DISPLAY_DRIVER=chip)[0] == turned


@pytest.mark.parametrize("first_column", [0, 2, 4])
def test_colstart_fits_the_picture_to_the_glass(usual, first_column):
    settings = {"DISPLAY_DRIVER": "SH1106", "DISPLAY_COLSTART": first_column}
    assert walk("SH1106", first_column=first_column, **settings) == usual


def test_without_colstart_the_usual_glass_of_an_sh1106_is_meant(usual):
    shifted = walk("SH1106", first_column=0, DISPLAY_DRIVER="SH1106")[0][0]
    assert [row[2:] for row in shifted] == [row[:-2] for row in usual[0][0]]


def test_an_sh1106_that_is_driven_as_an_ssd1306_shows_a_mess_and_the_box_goes_on(usual):
    """Its owner sees that something is wrong, and README says which line puts it right."""
    pictures, _, unknown = walk("SH1106", DISPLAY_DRIVER="SSD1306")
    assert pictures[0] != usual[0][0]
    assert any(map(any, pictures[-1]))
    assert 0x8D in unknown  # an SSD1306's charge pump
