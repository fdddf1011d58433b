# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""What the box has counted, and whether its dice are fair."""

from box import fairness, font
from box.screens.base import Rows, Sheet, centred, title
from box.screens.lists import Menu
from box.view import CENTRE, LEFT, LINE, RIGHT, WIDTH, fit
from box.words import say
from mitchi.hands import HANDS

_BARS_Y = 11  # the top of the highest bar
_VERDICTS = ("fair_few", "fair_good", "fair_odd")


def statistics_menu(app):
    """The counts, the dice, the hands, and a way back to zero."""

    def reset():
        app.journal.reset_statistics()
        app.back()

    def ask():
        answers = [(say("no_reset"), app.back), (say("yes_reset"), reset)]
        app.open(Menu(app, say("reset_question"), answers, app.back))

    items = [
        (say("counts"), lambda: app.open(Counts(app))),
        (say("fair_faces"), lambda: app.open(Faces(app))),
        (say("fair_hands"), lambda: app.open(Hands(app))),
        (say("reset"), ask),
    ]
    return Menu(app, say("saved_games"), items, app.back)


class Counts(Rows):
    """Games, rounds, Mitchis, the biggest pot, and who won how often."""

    def __init__(self, app):
        super().__init__(app)
        counted = app.journal.statistics
        self.lines = [
            (say("games_played"), counted.games),
            (say("rounds_played"), counted.rounds),
            (say("mitchis_rolled"), counted.mitchis),
            (say("biggest_pot"), counted.biggest_pot),
        ]
        self.lines += [(say("wins_of", name), wins) for name, wins in counted.wins]

    def count(self):
        return len(self.lines)

    def heading(self):
        return say("counts")

    def draw_row(self, view, index, y):
        text, number = self.lines[index]
        view.row(((fit(text, 95), 0, LEFT), (str(number), WIDTH - 3, RIGHT)), y)


class _Histogram(Sheet):
    """A bar for each count, a mark where a fair box has it, and the verdict in words."""

    def __init__(self, app):
        super().__init__(app)
        self.counts, self.expected = self.count()
        self.verdict = fairness.verdict(self.counts, self.expected)

    def draw_bars(self, view, height, width, step):
        """Draw the bars, ``width`` px wide at every ``step``, the highest ``height`` px high."""
        most = max(max(self.counts), max(self.expected), 1)
        for index, (count, expects) in enumerate(zip(self.counts, self.expected)):
            x = index * step
            bar = int(height * count / most + 0.5)
            view.rectangle(x, _BARS_Y + height - bar, width, bar)
            mark = _BARS_Y + height - int(height * expects / most + 0.5)
            if expects:
                view.rectangle(x, mark, width, 1, 0 if height - bar + _BARS_Y < mark else 1)
        centred(view, say(_VERDICTS[self.verdict]), 5 * LINE)


class Faces(_Histogram):
    """The six faces."""

    def count(self):
        """The counts and what is expected of them."""
        faces = self.app.journal.statistics.faces
        return faces, [sum(faces) / 6] * 6

    def draw(self, view):
        title(view, say("throws", sum(self.counts)), say("each", int(self.expected[0] + 0.5)))
        self.draw_bars(view, 14, 18, 21)
        middles = [index * 21 + 9 for index in range(6)]
        view.row([(str(index + 1), middles[index], CENTRE) for index in range(6)], 25)
        counts = [(str(count), x, CENTRE) for count, x in zip(self.counts, middles)]
        view.row(counts, 36, face=font.tiny())


class Hands(_Histogram):
    """The 21 hands, the best on the left."""

    def count(self):
        """The counts and what is expected of them."""
        counted = self.app.journal.statistics
        return counted.hands, counted.expected_hands()

    def draw(self, view):
        title(view, say("fair_hands"), say("throws", sum(self.counts)))
        self.draw_bars(view, 17, 4, 6)
        # digits are 6 px apart, as the bars are: two labels say what 42 would take long to
        view.text("".join([str(hand // 10) for hand in HANDS]), 0, 28)
        view.text("".join([str(hand % 10) for hand in HANDS]), 0, 36)
