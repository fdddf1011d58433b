# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Between two turns: the box goes to the next player, who is told what there is to do."""

from box import font
from box.buttons import STOP
from box.screens.base import Screen, centred, draw_battery
from box.screens.turn import Turn
from box.view import WIDTH, fit
from box.words import hand_name, say


class Passing(Screen):
    """Who is next, what there is to beat, how many rolls there are."""

    holds = (STOP,)

    def words(self):
        undo = say("undo") if self.app.session.may_undo else ""
        return (say("i_have_it"), undo, "")

    def roll(self):
        self.app.session.go_on()
        self.app.go(Turn(self.app))

    def keep(self):
        if self.app.session.may_undo:
            self.app.undo()

    def hold(self, button):
        self.app.open_menu()

    def draw(self, view):
        session = self.app.session
        game = session.game
        large = font.large()
        care = self.app.care
        draw_battery(view, care.level)
        if care.is_low:
            heading = "battery_low"
        else:
            heading = "your_turn" if session.one_person else "pass_to"
        centred(view, say(heading), 0)
        centred(view, fit(game.players[game.seat], WIDTH, large), 8, large)
        centred(view, _task(game), 26)
        if game.worst is None:
            goal = say("tiebreak_goal" if game.phase == "tiebreak" else "nothing_to_beat")
        else:
            goal = say("beat", hand_name(game.worst))
        centred(view, goal, 35)
        centred(view, say("pot_now", game.pot), 44)


def _task(game):
    if game.phase == "tiebreak":
        return say("tiebreak_one_roll")
    if game.roll_limit is None:
        return say("you_start")
    return say("one_roll") if game.rolls_left == 1 else say("so_many_rolls", game.rolls_left)
