# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""200,000 random presses over all screens, and hypothesis looking for the few that do harm."""

import random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from box.buttons import ROLL, STOP
from simulator.flash import PowerCut
from simulator.machine import BUTTONS as NAMES
from tests.care.fast_box import BUTTONS, FastBox
from tests.care.monkey import GO_ON, check, check_saved, go_home, run
from tests.care.table import START_UP, simulated
from tests.safe.safe_helper import where
from tests.strategy.elsewhere import elsewhere

SCREENS = {
    "Counts", "EndedTurn", "Faces", "GameEnd", "Hands", "Home", "LanguageMenu", "Letters", "Menu",
    "Odds", "OpponentTurn", "Passing", "Picker", "Reference", "RollOff", "RoundEnd", "Rules",
    "Scores", "Stuck", "Text", "TieBreak", "Turn",
}  # fmt: skip


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_50000_random_presses_find_no_exception_and_no_screen_without_a_way_out(seed):
    seen = elsewhere(run, seed, 50_000)
    assert seen.pop("games") > 20
    assert set(seen) >= SCREENS


def test_random_presses_on_the_real_panel_with_random_cuts_find_no_exception():
    chance = random.Random(11)
    panels = set()
    with simulated({"LIMIT": 5, "ANIMATION": 1, "LANGUAGE": ""}, seed=11) as box:
        box.wait(START_UP)
        for number in range(300):
            if not box.is_on or number % 100 == 99:
                box.power_off()
                box.power_on()
                box.wait(START_UP)
            if number % 60 == 30:
                box.cut(chance.randint(1, 5), chance.random(), chance.random())
            length = chance.choices((40, 120, 700), (10, 10, 1))[0]
            box.tap(chance.choices(NAMES, (6, 2, 1))[0], length)
            box.wait(chance.choice((0, 30, 200, 800)))
            panels.add(b"".join(box.pixels()))
            assert not box.is_on or any(map(any, box.pixels()))
    assert len(panels) > 60


class Box(RuleBasedStateMachine):
    """A box in any hands: every rule is something that people, or their batteries, do."""

    @initialize(where_from=st.sampled_from(["home", "game", "game of four", "practice"]),
                seed=st.integers(0, 99))  # fmt: skip
    def begin(self, where_from, seed):
        self.box = FastBox({"LIMIT": 5}, seed=seed, names="Ana,Luis,Íñigo,Bea")
        if where_from == "practice":
            self.box.choose("Practice")
            self.box.tap(ROLL)
            self.box.tap(ROLL)
        elif where_from != "home":
            self.box.start_game(4 if "four" in where_from else 2)

    @rule(button=st.sampled_from(BUTTONS), milliseconds=st.integers(30, 590))
    def tap(self, button, milliseconds):
        self.box.tap(button, milliseconds)

    @rule(times=st.integers(2, 12))
    def roll_on(self, times):
        for _ in range(times):
            self.box.tap(ROLL)

    @rule(button=st.sampled_from(BUTTONS), milliseconds=st.sampled_from([600, 1500, 11_000]))
    def hold(self, button, milliseconds):
        self.box.hold(button, milliseconds)

    @rule(milliseconds=st.sampled_from([10, 500, 3000, 330_000]))
    def wait(self, milliseconds):
        self.box.wait(milliseconds, step=50 if milliseconds < 5000 else 2000)

    @rule(button=st.sampled_from(BUTTONS), is_down=st.booleans())
    def move_a_contact(self, button, is_down):
        self.box.hardware.press(button, is_down)
        self.box.step(5)

    @rule()
    def switch_off_and_on(self):
        self.box.app.session.go_on()
        before = where(self.box.game)
        self.box.power_on()
        assert where(self.box.game) == before
        assert (GO_ON in self.box.text()) == (before is not None)

    @rule(stage=st.floats(0, 1), operations=st.integers(1, 2))
    def cut_the_power_while_rolling(self, stage, operations):
        self.box.flash.cut(operations, stage)
        try:
            for _ in range(4):
                self.box.tap(ROLL)
            self.box.flash.load(self.box.flash.image())
        except PowerCut:
            self.box.power_on()
            assert "Memory" not in self.box.text()

    @rule()
    def go_home(self):
        go_home(self.box)

    @rule()
    def end_a_hold_of_stop_in_the_menu(self):
        self.box.hold(STOP)

    @invariant()
    def what_must_hold(self):
        if self.box.app.settings.language == "en":
            check(self.box)
        else:
            self.box.app.change_language("en")
        if self.box.game is not None:
            check_saved(self.box)


Box.TestCase.settings = settings(max_examples=30, stateful_step_count=40)
test_whatever_people_do_the_box_goes_on = Box.TestCase
