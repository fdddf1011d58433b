# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Presses buttons at random on every screen, and knows what must hold whatever is pressed."""

import contextlib
import io
import random

from box.buttons import ROLL, STOP
from simulator.flash import PowerCut
from tests.care.fast_box import ASLEEP, BUTTONS, FastBox
from tests.safe.safe_helper import where

GO_ON = "Go on with the game"
_WAY_HOME = 80  # presses, of which none is known to need as many


def check(box):
    """What holds on every screen and in every game."""
    screen = box.app.screen
    words = list(screen.words())
    assert len(words) == 3, box.screen
    assert any(words), f"no way out of {box.screen}"
    assert box.app.care.state == ASLEEP or box.hardware.is_lit
    for _, x, text in box.app.view.lines:
        assert -1 <= x <= 128, (box.screen, text)
    if box.game is not None:
        check_game(box.game)


def check_game(game):
    """What the rules leave of a game at any moment."""
    players = len(game.players)
    assert 2 <= players <= 12
    assert len(game.scores) == players
    assert game.pot >= 1
    assert len(game.hands) <= len(game.order)
    if game.phase == "over":
        assert max(game.scores) >= game.point_limit
        assert game.winners == tuple(
            seat for seat, score in enumerate(game.scores) if score == min(game.scores)
        )
        return
    assert game.winners == ()
    assert max(game.scores) < game.point_limit
    assert game.seat == game.order[len(game.hands)]
    assert 0 <= game.rolls < (game.roll_limit or 3)
    assert (game.dice is not None) == (game.rolls > 0)
    assert sum(game.scores) >= game.round - 1  # each round before had a pot of a point or more


def check_saved(box):
    """The journal has every move but a stop that may still be undone."""
    session = box.app.session
    saved = session.journal.game or session.journal.ended
    if session.may_undo:
        assert where(saved.after(".")) == where(box.game)
    else:
        assert where(saved) == where(box.game)


def go_home(box):
    """Finds the way home from wherever the box is, as somebody would who reads the words."""
    for button in BUTTONS:
        box.hardware.press(button, False)
    box.step(100)
    box.tap(STOP)  # which may only wake it
    for _ in range(_WAY_HOME):
        screen = box.app.screen
        if box.screen == "Home":
            return
        texts = [item[0] for item in getattr(screen, "items", ())]
        if "End the game" in texts:
            box.choose("End the game")
        elif "Yes, end it" in texts:
            box.choose("Yes, end it")
        elif screen.words()[STOP] and STOP not in screen.holds:
            box.tap(STOP)
        elif STOP in screen.holds:
            box.hold(STOP)
        else:
            box.tap(ROLL)
        box.wait(1000)
    raise AssertionError(f"no way home from {box.text()}")


class Monkey:
    """Does one thing after another to a FastBox. done: the last things, to tell what broke it."""

    def __init__(self, seed, **how):
        self._chance = random.Random(seed)
        self.box = FastBox({"LIMIT": 5, "LANGUAGE": "en"}, seed=seed, names="Ana,Luis,Íñigo", **how)
        self.done = []
        self.screens = {}
        self.games = 0

    def act(self):
        """Taps, holds, presses, lets go or waits."""
        chance = self._chance
        button = chance.choices(BUTTONS, (11, 5, 4))[0]
        kind = chance.choices(("tap", "hold", "press", "release", "wait", "sleep"),
                              (860, 60, 20, 40, 19, 1))[0]  # fmt: skip
        milliseconds = {
            "tap": chance.randint(30, 550),
            "hold": chance.randint(600, 3000),
            "wait": chance.randint(1, 4000),
            "sleep": chance.randint(300_000, 400_000),
        }.get(kind, 0)
        self.done = self.done[-30:] + [(kind, button, milliseconds, self.box.screen)]
        box = self.box
        if kind == "tap":
            box.tap(button, milliseconds)
        elif kind == "hold":
            box.hold(button, milliseconds)
        elif kind in ("press", "release"):
            box.hardware.press(button, kind == "press")
            box.step(5)
        else:
            box.wait(milliseconds, step=50 if kind == "wait" else 1000)
        self.screens[box.screen] = self.screens.get(box.screen, 0) + 1
        if box.app.settings.language != "en":
            box.app.change_language("en")  # whoever goes home must be able to read
        check(box)
        if box.game is not None:
            check_saved(box)

    def power(self):
        """Switches the box off and on."""
        box = self.box
        box.app.session.go_on()
        before = where(box.game)
        box.power_on()
        assert where(box.game) == before
        while box.screen == "Text":
            box.tap(ROLL)
        assert (GO_ON in box.text()) == (before is not None)

    def cut(self):
        """Lets the power fail in one of the next writes."""
        box = self.box
        box.flash.cut(self._chance.randint(1, 4), self._chance.random(), self._chance.random())
        try:
            for _ in range(30):
                self.act()
            box.flash.load(box.flash.image())  # no cut is due any more
        except PowerCut:
            box.power_on()
            while box.screen == "Text":
                box.tap(ROLL)
            check(box)


def run(seed, presses):
    """A whole run; returns {name of a screen: how often it was there after something was done}."""
    monkey = Monkey(seed)
    with contextlib.redirect_stdout(io.StringIO()):
        try:
            for number in range(presses):
                monkey.act()
                if number % 1000 == 999:
                    go_home(monkey.box)
                elif number % 331 == 330:
                    monkey.power()
                elif number % 487 == 486:
                    monkey.cut()
        except BaseException as error:
            raise AssertionError(f"after {monkey.done}") from error
    monkey.screens["games"] = monkey.box.app.journal.statistics.games
    return monkey.screens
