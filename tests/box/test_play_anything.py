# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Whatever is pressed, what stands on the panel is in order, and a word says what can be done."""

import random

import pytest

from tests.box.layout import faults, shown
from tests.box.playing import switched_on
from tools.tour import take
from tools.tour_walks import LONG, STILL, start

WORDS_Y = 54  # px, the top of the bottom line
BUTTONS = ("roll", "roll", "roll", "roll", "keep", "stop")


def words(box):
    """The texts of the bottom line."""
    return [label.name for label in shown(box)[0] if label.top >= WORDS_Y]


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("seed", [1, 2])
def test_any_presses_lead_to_screens_in_good_order_with_a_word_for_a_button(seed, language):
    chance = random.Random(seed)
    names = LONG if seed == 1 else "Ana,Íñigo,WWWWWWWWWWWW"
    with switched_on(language, PLAYERS=names, LIMIT=100, **STILL) as box:
        box.seed(seed)
        take(box, start(len(names.split(","))))
        done = []
        for _ in range(250):
            button = chance.choice(BUTTONS)
            milliseconds = 700 if chance.random() < 0.04 else chance.randint(30, 120)
            done = done[-20:] + [(button, milliseconds)]
            box.tap(button, milliseconds)
            assert faults(box) == [], done
            assert words(box), done
