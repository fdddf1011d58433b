# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""A turn: the dice, what they are worth, and the choice to roll, keep or stop."""

from micropython import const

from box import font, pictures, sounds
from box.buttons import KEEP, STOP
from box.screens.base import NOTHING, REDRAW, REFRESH, Screen
from box.tumble import Tumble
from box.view import DIE, RIGHT, WIDTH, fit
from box.words import hand_digits, hand_name, say
from mitchi import choices
from mitchi.hands import MITCHI, group, hand, rank

# A multiple of 8: the dice lie on whole pages of the panel and cost no byte more than their own.
DICE_Y = const(8)
DICE_X = (0, 32)
_COLUMN_X = const(67)  # where the words beside the dice begin
_NAME_WIDTH = const(54)
_ROLLS_X = const(75)  # the right end of the number of the roll: pots get as high as 128


class Turn(Screen):
    """The turn of the player to act, in a round or in a tie-break; the box follows on when it has
    ended."""

    holds = (KEEP, STOP)
    voice = "you_"  # how the player is spoken of

    def __init__(self, app, game=None):
        super().__init__(app)
        game = game or app.session.game
        self.player = game.players[game.seat]
        self.is_tiebreak = game.phase == "tiebreak"
        self.rolls = game.rolls
        self.of_rolls = game.rolls + game.rolls_left
        self.worst = game.worst  # before this player's hand
        self.pot = game.pot
        self.dice = list(game.dice or ())  # as they lie, left and right
        self.kept = None  # 0 the left die, 1 the right one
        self.ended = False
        self.tumble = None
        self.advice = None  # what the coach has to say when the dice lie still

    # --- what the buttons do

    def words(self):
        if self.ended:
            return (say("go_on"), "", "")
        if not self.dice:
            return (say("roll"), "", "")
        if self.kept is not None:
            return (say("roll_one"), say("keep_other"), say("stop"))
        return (say("roll_both"), say("keep"), say("stop"))

    def roll(self):
        if self.ended:
            self.app.follow(self._worst_now())
        else:
            if self.dice:
                self._consult(self._choice())
            self._throw()

    def keep(self):
        if self.may_choose:
            self.kept = {None: 0, 0: 1, 1: None}[self.kept]

    def stop(self):
        if self.may_choose:
            self._consult(choices.STOP)
            self.app.session.stop()
            self.app.follow(self._worst_now())
            self._give_advice()

    def hold(self, button):
        if button == STOP:
            self.app.open_menu()
        elif self.may_choose:
            self.app.open_odds()

    @property
    def may_choose(self):
        """Whether dice lie on the table and may still be rolled."""
        return bool(self.dice) and not self.ended and self.tumble is None

    def _choice(self):
        """What rolling now means, as one of mitchi.choices."""
        if self.kept is None:
            return choices.BOTH
        left = self.app.session.game.dice[0]
        return choices.LEFT if self.dice[self.kept] == left else choices.RIGHT

    def _consult(self, choice):
        coach = self.app.session.coach
        self.advice = coach.judge(self.app.session.game, choice) if coach else None

    def _give_advice(self):
        if self.advice:
            judgement = self.advice
            self.advice = None
            self.app.advise(judgement)

    # --- rolling

    def _throw(self):
        session = self.app.session
        if self.kept is None:
            self.dice = list(session.throw())
            thrown = (True, True)
        else:
            # on doubles the rules cannot tell which of the two was kept, the eye can
            self.dice[1 - self.kept] = session.throw(self.dice[self.kept])[0]
            thrown = (self.kept == 1, self.kept == 0)
        self.kept = None
        self.rolls += 1
        self.ended = bool(session.game.events)
        self.pot = self.pot_now(session.game)
        self.app.sound(sounds.ROLL)
        if self.app.settings.animation:
            self.tumble = Tumble(self.app.now, tuple(self.dice), thrown, self._hand() == MITCHI)
        else:
            self._settle()

    def pot_now(self, game):
        for event in game.events:
            if event[0] == "tiebreak_roll":
                return event[3]
            if event[0] == "round":
                return event[3]
            if event[0] == "tiebreak":
                return event[2] // 2
        return game.pot

    def _hand(self):
        return hand(*self.dice)

    def _worst_now(self):
        """The worst hand so far, this player's counted in."""
        now = self._hand()
        return now if self.worst is None or rank(now) > rank(self.worst) else self.worst

    def _settle(self):
        self.tumble = None
        self.app.sound(sounds.MITCHI if self._hand() == MITCHI else sounds.SETTLE)
        self._give_advice()

    def skip(self):
        if self.tumble is None:
            return False
        self._settle()
        return True

    def tick(self, now):
        tumble = self.tumble
        if tumble is None:
            return NOTHING
        was_settled = tumble.settled
        changed = tumble.step(now)
        if tumble.over:
            self._settle()
            return REDRAW
        if tumble.settled != was_settled:
            return REDRAW
        if changed:
            for index in range(2):
                self._tiles[index][0] = tumble.tiles[index]
            return REFRESH
        return NOTHING

    # --- the picture

    def draw(self, view):
        view.text(fit(self.player, _NAME_WIDTH), 0, 0)
        view.text(say("pot", self.pot), WIDTH, 0, RIGHT)
        view.text(str(self.rolls) + "/" + str(self.of_rolls), _ROLLS_X, 0, RIGHT)
        if not self.dice:
            self._draw_before(view)
            return
        tiles = self.tumble.tiles if self.tumble else self._still_tiles()
        self._tiles = [view.tile(DIE, tiles[index], DICE_X[index], DICE_Y) for index in range(2)]
        if self.tumble is None or self.tumble.settled:
            self._draw_hand(view)

    def _still_tiles(self):
        return [
            face + (pictures.KEPT if self.kept == index else 0)
            for index, face in enumerate(self.dice)
        ]

    def _draw_before(self, view):
        for x in DICE_X:
            view.place(x, DICE_Y)
        if self.worst is None:
            view.text(say("to_beat"), _COLUMN_X, 12)
            view.text(say("nothing_yet"), _COLUMN_X, 22)
        else:
            view.text(say("to_beat"), _COLUMN_X, 10)
            view.text(hand_digits(self.worst), _COLUMN_X, 20, face=font.large())
        self._draw_bottom(view)

    def _draw_hand(self, view):
        now = self._hand()
        name = hand_name(now)
        split = max(name.find("-") + 1, name.find(" ") + 1)
        large = font.large()
        if split:
            view.text(name[:split].strip(), _COLUMN_X, 6, face=large)
            view.text(name[split:], _COLUMN_X, 19, face=large)
        else:
            view.text(name, _COLUMN_X, 12, face=large)
        view.text(say(group(now)), _COLUMN_X, 33)
        self._draw_bottom(view, now)

    def _draw_bottom(self, view, now=None):
        y = 43
        if self.worst is None:
            text = say(self.voice + ("tiebreak_first" if self.is_tiebreak else "set_limit"))
            view.text(text, 0, y)
            return
        view.text(say("worst", hand_digits(self.worst)), 0, y)
        if now is not None:
            verdict = say(
                self.voice
                + _VERDICTS[(rank(now) > rank(self.worst)) - (rank(now) < rank(self.worst)) + 1]
            )
            width = font.text_width(font.small(), verdict)
            view.bar(verdict, WIDTH - 4 - width, y, width + 4)
            view.text(verdict, WIDTH - 2, y, RIGHT, dark=True)


_VERDICTS = ("beats_it", "ties_it", "is_worst")
