# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""What comes after the turns: the tie, the end of the round, the scores, the end of the game."""

from box import font, sounds
from box.buttons import KEEP, STOP
from box.screens.base import Rows
from box.view import LEFT, RIGHT, WIDTH, fit
from box.words import hand_digits, hand_name, points, say
from mitchi.hands import rank

_HAND_X = 59  # px: at the end of a line there is room for "+128 150", and pots get as high
_NAME_WIDTH = 70
_BAR_X, _BAR_WIDTH = 74, 32


def names(players, seats):
    """The names of some seats as a list to be read."""
    listed = [players[seat] for seat in seats]
    if len(listed) == 1:
        return listed[0]
    return ", ".join(listed[:-1]) + " " + say("and") + " " + listed[-1]


class _AfterTurn(Rows):
    """What a turn led to: as long as nobody went on, a stop may be undone here, too."""

    holds = (KEEP, STOP)

    def words(self):
        undo = say("undo") if self.app.session.may_undo else ""
        return (say("go_on"), say("more") if self.scrolls else "", undo)

    def stop(self):
        if self.app.session.may_undo:
            self.app.undo()

    def hold(self, button):
        if button == STOP:
            self.app.open_menu()
        else:
            self.keep()


class TieBreak(_AfterTurn):
    """A tie for the worst hand: who, on what, the doubled pot and the order of rolling."""

    def __init__(self, app, order, pot, hand):
        super().__init__(app)
        game = app.session.game
        self.order = order
        self.pot = pot
        self.players = game.players
        self.hand = hand

    def roll(self):
        self.app.pass_on()

    def count(self):
        return len(self.order) + 2

    def heading(self):
        return say("tie_on", hand_name(self.hand))

    def draw_row(self, view, index, y):
        if index == 0:
            view.text(say("pot_doubles", self.pot // 2, self.pot), 0, y)
        elif index == 1:
            view.text(say("order"), 0, y)
        else:
            view.text(str(index - 1) + ". " + self.players[self.order[index - 2]], 4, y)


class RoundEnd(_AfterTurn):
    """Every hand of the round from best to worst, who takes how many points, the new scores."""

    def __init__(self, app, taker, pot, hands):
        super().__init__(app)
        self.taker = taker
        self.pot = pot
        self.hands = hands
        # the one who takes the pot stands last among equals; the seat is in the key, for not every
        # runtime sorts equals in their order
        self.seats = sorted(
            range(len(hands)), key=lambda seat: (rank(hands[seat]), seat == taker, seat)
        )
        app.sound(sounds.TAKE)

    def roll(self):
        self.app.after_round()

    def count(self):
        return len(self.seats)

    def heading(self):
        taken = points(self.pot)
        room = WIDTH - font.text_width(font.small(), say("takes", "", taken))
        return say("takes", fit(self.app.session.game.players[self.taker], room), taken)

    def draw_row(self, view, index, y):
        game = self.app.session.game
        seat = self.seats[index]
        is_taker = seat == self.taker
        if is_taker:
            view.bar(game.players[seat], 0, y, WIDTH - 2)
        score = str(game.scores[seat])
        if is_taker:
            score = "+" + str(self.pot) + " " + score
        parts = (
            (fit(game.players[seat], _HAND_X - 5), 2, LEFT),
            (hand_digits(self.hands[seat]), _HAND_X, LEFT),
            (score, WIDTH - 3, RIGHT),
        )
        view.row(parts, y, is_taker)


class Scores(Rows):
    """Every player, the points, a bar towards the limit."""

    holds = (KEEP,)

    def count(self):
        return len(self.app.session.game.players)

    def heading(self):
        return say("scores_to", self.app.session.game.point_limit)

    def draw_row(self, view, index, y):
        draw_score(view, self.app.session.game, index, y)


def draw_score(view, game, seat, y):
    """One player's line: name, a bar towards the limit, points."""
    name = fit(game.players[seat], _NAME_WIDTH)
    view.row(((name, 0, LEFT), (str(game.scores[seat]), WIDTH - 3, RIGHT)), y)
    view.rectangle(_BAR_X, y + 1, _BAR_WIDTH, 6)
    filled = min(_BAR_WIDTH - 2, (_BAR_WIDTH - 2) * game.scores[seat] // game.point_limit)
    view.rectangle(_BAR_X + 1 + filled, y + 2, _BAR_WIDTH - 2 - filled, 4, 0)


class GameEnd(Rows):
    """The winner, or all who share the win, and the totals from the fewest points up."""

    holds = (KEEP,)

    def __init__(self, app):
        super().__init__(app)
        game = app.session.game
        self.seats = sorted(range(len(game.players)), key=lambda seat: (game.scores[seat], seat))
        self.has_large_row = len(game.winners) == 1
        app.sound(sounds.WIN)

    def words(self):
        return (say("rematch"), say("more") if self.scrolls else "", say("home"))

    def roll(self):
        self.app.rematch()

    def stop(self):
        self.app.end_game()

    def count(self):
        return len(self.seats) + 2

    def heading(self):
        game = self.app.session.game
        return say("wins") if len(game.winners) == 1 else say("share")

    def draw_row(self, view, index, y):
        game = self.app.session.game
        if index == 0:
            self._draw_winners(view, game, y)
        elif index > 1:
            draw_score(view, game, self.seats[index - 2], y)

    def _draw_winners(self, view, game, y):
        text = names(game.players, game.winners)
        large = font.large()
        if font.text_width(large, text) <= WIDTH:
            view.text(text, WIDTH // 2, y, 1, large)
        else:
            view.text(fit(text, WIDTH), WIDTH // 2, y + 4, 1)
