# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The roll-off: one die each, the highest starts, those tied on the highest roll again."""

from adafruit_ticks import ticks_add, ticks_diff
from micropython import const

from box import font, sounds
from box.buttons import STOP
from box.screens.base import NOTHING, REDRAW, REFRESH, Screen, title
from box.tumble import Tumble
from box.view import DIE, WIDTH, fit
from box.words import say

_BEFORE = const(700)  # ms before an opponent throws
_COLUMN_X = 38
_DIE_Y = 16


class RollOff(Screen):
    """Each press of ROLL throws the die of the player who is named; then the starting player goes
    on."""

    holds = (STOP,)

    def __init__(self, app):
        super().__init__(app)
        self.face = 0
        self.last = None  # what the last throw was, and by whom
        self.tumble = None
        self._plan()

    def _plan(self):
        """An opponent throws by itself after a moment."""
        self._due = ticks_add(self.app.now, _BEFORE)

    @property
    def is_decided(self):
        """Whether the starting player is known."""
        return self.app.session.game.phase != "rolloff"

    def words(self):
        return (say("go_on") if self.is_decided else say("roll"), "", "")

    def roll(self):
        if self.is_decided:
            self.app.pass_on()
            return
        game = self.app.session.game
        self.face = self.app.session.throw_one()
        self.last = (game, self.face)
        self.app.sound(sounds.ROLL)
        if self.app.settings.animation:
            self.tumble = Tumble(self.app.now, (self.face,), (True,))
        else:
            self._plan()

    def hold(self, button):
        self.app.open_menu()

    def skip(self):
        if self.tumble is None:
            return False
        self.tumble = None
        self._plan()
        return True

    def tick(self, now):
        if self.tumble is None:
            session = self.app.session
            if not session.is_opponent(session.game.seat) or self.is_decided:
                return NOTHING
            if ticks_diff(now, self._due) < 0:
                return NOTHING
            self.roll()
            return REDRAW
        changed = self.tumble.step(now)
        if self.tumble.over:
            self.skip()
            return REDRAW
        if changed:
            self._tile[0] = self.tumble.tiles[0]
            return REFRESH
        return NOTHING

    def draw(self, view):
        title(view, say("who_starts"))
        tile = self.tumble.tiles[0] if self.tumble else self.face
        if tile:
            self._tile = view.tile(DIE, tile, 0, _DIE_Y)
        else:
            view.place(0, _DIE_Y)
        game = self.last[0] if self.tumble else self.app.session.game
        seat = game.starter if game.seat is None or game.phase != "rolloff" else game.seat
        large = font.large()
        view.text(fit(game.players[seat], WIDTH - _COLUMN_X, large), _COLUMN_X, 12, face=large)
        if self.tumble:
            return
        view.text(say("starts") if self.is_decided else say("rolls_one_die"), _COLUMN_X, 28)
        if self.last:
            before, face = self.last
            view.text(fit(before.players[before.seat] + ": " + str(face), 90), _COLUMN_X, 37)
            view.text(self._standing(before, game), _COLUMN_X, 46)

    def _standing(self, before, game):
        """The highest so far, or who has to roll again."""
        if self.is_decided:
            return ""
        if not game.hands:
            return fit(say("roll_again", len(game.order)), WIDTH - _COLUMN_X)
        return say("highest", max(game.hands))
