# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Every screen in both languages: as it was when someone last looked at it, and in good order."""

import pytest
from PIL import Image

from mitchi.hands import HANDS
from simulator.runner import Simulator
from tests.box.layout import faults
from tools import screens
from tools.tour import LANGUAGES, START_UP, take
from tools.tour_walks import LONG, STILL, WALKS, start, starting

LOOK = "if it may look so, run `make screens` and look at docs/screens/{}.png before you commit it"
WALKS_BY_NAME = {walk.names()[0]: walk for walk in WALKS}


def committed(language, name):
    """The committed picture of a screen, as the panel's rows of pixels."""
    path = screens.path(language, name)
    assert path.exists(), f"{path} is not there: run `make screens`, look at it and commit it"
    with Image.open(path) as picture:
        picture = picture.convert("1")
        width, height = picture.width // screens.SCALE, picture.height // screens.SCALE
        lit = picture.load()
        return [
            bytes(lit[x * screens.SCALE, y * screens.SCALE] != 0 for x in range(width))
            for y in range(height)
        ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("walk", WALKS_BY_NAME)
def test_screens_look_as_committed_and_nothing_is_cut_off_or_overlaps(walk, language):
    changed, wrong = [], []
    for name, box in WALKS_BY_NAME[walk].visit(language):
        if box.pixels() != committed(language, name):
            changed.append(name)
        wrong += [f"{name}: {fault}" for fault in faults(box, "tumbling" in name)]
    assert wrong == []
    assert not changed, f"{', '.join(changed)} ({language}) changed: " + LOOK.format(language)


def test_every_committed_picture_belongs_to_a_screen():
    names = [name for walk in WALKS for name in walk.names()]
    assert len(names) == len(set(names))
    for language in LANGUAGES:
        files = {path.stem for path in (screens.FOLDER / language).glob("*.png")}
        assert files == set(names)


def look(box, steps):
    """Take steps and make sure that what they lead to is in order."""
    take(box, steps)
    assert faults(box) == [], steps


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hand_has_room_beside_the_dice_and_with_each_verdict(language):
    settings = {"LANGUAGE": language, "PLAYERS": LONG, "LIMIT": 999, **STILL}
    with Simulator(settings=settings) as box:
        box.wait(START_UP)
        take(box, start(2) + " " + starting(2))
        for better, worse in zip(HANDS, HANDS[1:]):
            for first, second in ((better, worse), (worse, better)):
                look(box, f"roll dice:{first} roll")
                look(box, "stop roll")
                look(box, f"dice:{second} roll")
                take(box, "roll*2")
