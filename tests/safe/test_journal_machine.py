# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""A box in the hands of anybody: whatever is done in whatever order, wherever the power fails."""

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from box.journal import Journal
from simulator.flash import Flash, PowerCut
from tests.rules.rules_helper import Chance, any_move
from tests.safe.safe_helper import NAMES, kept

SHAPES = (
    {"size": 4096},
    {"size": 1024, "sector": 1024},
    {"size": 8192},
    {"size": 2048, "in_place": True},
)


class Box(RuleBasedStateMachine):
    """A journal whose power fails now and then, beside a twin that does the same undisturbed."""

    @initialize(shape=st.sampled_from(SHAPES), seed=st.integers(0, 1000))
    def new_box(self, shape, seed):
        self.chance = Chance(seed)
        self.flash = Flash(**shape)
        self.journal = Journal(self.flash)

    def act(self, name, *arguments):
        """Do something that may be cut off; then the box is switched on again."""
        image, erases = self.flash.image(), self.flash.erases
        try:
            getattr(self.journal, name)(*arguments)
        except PowerCut:
            self.flash.load(self.flash.image())
            self.journal = Journal(self.flash)
            # A cut in an erase may lose anything; test_power_cuts.py has a look at that.
            if self.flash.erases == erases:
                assert self.journal.notice is None
                assert kept(self.journal) in self.outcomes(image, name, arguments)

    def outcomes(self, image, name, arguments):
        """What may be left: all as before, all done, or the game before a new one ended."""
        twin = Journal(bytearray(image))
        yield kept(twin)
        if name == "start":
            twin.end()
            yield kept(twin)
        getattr(twin, name)(*arguments)
        yield kept(twin)

    @rule(players=st.integers(2, 12), limit=st.integers(1, 40))
    def start(self, players, limit):
        self.act("start", NAMES[:players], limit, tuple(range(players)), players % 2)

    @precondition(lambda self: self.journal.game)
    @rule(moves=st.integers(1, 40))
    def play(self, moves):
        for _ in range(moves):
            if self.journal.game:
                self.act("move", any_move(self.journal.game, self.chance))

    @rule()
    def end(self):
        self.act("end")

    @rule(name=st.sampled_from(("limit", "sound", "sleep_minutes")), value=st.integers(0, 999))
    def set(self, name, value):
        self.act("keep_setting", name, value)

    @rule(value=st.sampled_from(("es", "en", "")))
    def speak(self, value):
        self.act("keep_setting", "language", value)

    @rule()
    def reset(self):
        self.act("reset_statistics")

    @rule(operations=st.integers(1, 20), stage=st.floats(0, 1), seed=st.integers(0, 99))
    def power_will_fail(self, operations, stage, seed):
        self.flash.cut(operations, stage, seed)

    @rule()
    def switch_off_and_on(self):
        self.flash.load(self.flash.image())
        self.journal = Journal(self.flash)

    @invariant()
    def a_box_that_is_switched_on_now_has_it_all(self):
        if not hasattr(self, "flash"):
            return
        other = Flash(len(self.flash))
        other.load(self.flash.image())
        again = Journal(other)
        assert again.notice is None
        if not self.journal.is_full:
            assert kept(again) == kept(self.journal)
            tokens = self.journal.tokens()
            if tokens:
                assert list(again.tokens()) == list(tokens)


Box.TestCase.settings = settings(max_examples=150, stateful_step_count=40)
test_box = Box.TestCase
