# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The odds: what each choice with the dice on the table is good for, in words of one in a
hundred."""

from box import font
from box.screens.base import LINE, ROWS_Y, Sheet, centred, title
from box.view import CENTRE, LEFT, RIGHT, WIDTH
from box.words import hand_digits, say
from mitchi import choices, odds

_GAP = 5  # px between the columns


def choice_name(choice, dice, keep="choice_keep"):
    """A choice in words, the die that is kept by its face; ``keep`` are the words of keeping."""
    if choice == choices.STOP:
        return say("choice_stop")
    if choice == choices.BOTH:
        return say("choice_both")
    return say(keep, dice[0] if choice == choices.LEFT else dice[1])


def percent(chance):
    """A chance of odds.OUT_OF in whole hundredths; what may happen is never called 0, nor certain
    99."""
    rounded = (200 * chance + odds.OUT_OF) // (2 * odds.OUT_OF)
    if rounded == 0 and chance:
        return "<1"
    if rounded == 100 and chance < odds.OUT_OF:
        return ">99"
    return str(rounded)


class Odds(Sheet):
    """Stop, roll both, keep the left, keep the right: how often each beats, ties or is the
    worst."""

    def __init__(self, app):
        super().__init__(app)
        game = app.session.game
        self.dice = game.dice
        self.worst = game.worst
        self.rows = odds.choices(game)

    def draw(self, view):
        if self.worst is None:
            title(view, say("odds_points"))
            centred(view, say("fewer_is_better"), ROWS_Y)
            best = min([row[1] for row in self.rows])
        else:
            title(view, say("odds_of_100", hand_digits(self.worst)))
            middles = _draw_columns(view)
            best = max([row[1:3] for row in self.rows])
        for index, row in enumerate(self.rows):
            y = ROWS_Y + (index + 1) * LINE
            name = choice_name(row[0], self.dice, "choice_short")
            is_best = (row[1] if self.worst is None else row[1:3]) == best
            if is_best:
                view.bar(name, 0, y, WIDTH)
            parts = [(name, 1, LEFT)]
            if self.worst is None:
                number = say("decimal", int(row[1]), _hundredths(row[1]))
                parts.append((number, WIDTH - 4, RIGHT))
            else:
                for chance, middle in zip(row[1:], middles):
                    parts.append((percent(chance), middle, CENTRE))
            view.row(parts, y, is_best)


def _draw_columns(view):
    """Write beat, tie and worst up to the right end; returns their middles, in px."""
    middles = []
    parts = []
    x = WIDTH
    for name in ("odds_worst", "odds_tie", "odds_beat"):
        width = font.text_width(font.small(), say(name))
        parts.insert(0, (say(name), x, RIGHT))
        middles.insert(0, x - width // 2)
        x -= width + _GAP
    view.row(parts, ROWS_Y)
    return middles


def _hundredths(points):
    """The two digits behind the point of a number of points."""
    return "%02d" % (int(points * 100 + 0.5) % 100)
