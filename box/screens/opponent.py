# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The turn of an opponent: everybody sees it roll, keep and stop; a press hurries it on."""

from adafruit_ticks import ticks_add, ticks_diff
from micropython import const

from box import modules
from box.buttons import STOP
from box.screens.base import REDRAW
from box.screens.turn import Turn
from box.view import RIGHT, WIDTH, WORDS_Y
from box.words import say
from mitchi import choices

_BEFORE = const(700)  # ms between the steps: long enough to be followed
_THINKING = const(1000)
_KEEPING = const(800)
_AFTER = const(1600)


class OpponentTurn(Turn):
    """Plays the turn of an opponent step by step; ``_next`` is the step that is due at ``_due``."""

    holds = (STOP,)
    voice = "they_"

    def __init__(self, app):
        super().__init__(app)
        self.strength = app.session.strength(app.session.game.seat)
        self.stopped = False
        self._plan(self._throw if not self.dice else self._choose, _BEFORE)

    def _plan(self, step, pause):
        self._next = step
        self._due = ticks_add(self.app.now, pause)

    def words(self):
        return (say("hurry"), "", "")

    def press(self, button):
        """Whatever was to come comes now."""
        self._next()

    def hold(self, button):
        modules.forget_opponents()  # the menu's screens need the memory
        self.app.open_menu()

    def tick(self, now):
        due = super().tick(now)
        if self.tumble is None and ticks_diff(now, self._due) >= 0:
            self._next()
            return REDRAW
        return due

    def _settle(self):
        super()._settle()
        if self.ended:
            self._plan(self._leave, _AFTER)
        else:
            self._plan(self._choose, _THINKING)

    def _choose(self):
        session = self.app.session
        game = session.game
        # Here, when the screen before has gone, which may have used it, too: it takes 12 KB.
        from mitchi import opponents

        choice = opponents.choose(game, self.strength, session.mood())
        if choice == choices.STOP:
            session.stop()
            session.go_on()
            self.stopped = self.ended = True
            self._plan(self._leave, _AFTER)
            return
        if choice != choices.BOTH:
            face = game.dice[0] if choice == choices.LEFT else game.dice[1]
            self.kept = self.dice.index(face)
        self._plan(self._throw, _KEEPING)

    def _leave(self):
        self.app.follow(self._worst_now())

    def draw(self, view):
        super().draw(view)
        if self.stopped:
            view.text(say("stops"), WIDTH - 2, WORDS_Y, RIGHT)
        elif self.kept is not None:
            view.text(say("keeps", self.dice[self.kept]), WIDTH - 2, WORDS_Y, RIGHT)
