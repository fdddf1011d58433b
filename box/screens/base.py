# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""What every screen is: three words, what the buttons do, a picture; and the plainest screens of
all."""

from micropython import const

from box import font, pictures
from box.buttons import KEEP, ROLL
from box.view import CENTRE, ICON, LEFT, LINE, RIGHT, WIDTH, wrap
from box.words import say

NOTHING, REFRESH, REDRAW = const(0), const(1), const(2)
ROWS_Y = const(9)  # the top of the first row under a title
ROWS = const(5)  # rows of small text between the title and the three words


class Screen:
    """One picture and what the buttons mean on it; the app draws it and hands it the buttons."""

    # The buttons that mean something when held: they act on the release, the others on the press.
    holds = ()
    may_choose = False  # whether the odds of what to do with the dice on the table can be asked for

    def __init__(self, app):
        self.app = app

    def words(self):
        """The words of ROLL, KEEP and STOP; an empty one belongs to a button that does nothing
        now."""
        return ("", "", "")

    def draw(self, view):
        """Draw everything but the three words."""

    def tick(self, now):
        """Let time pass: NOTHING, REFRESH (a tile was changed) or REDRAW; ``now`` in ticks of 1
        ms."""
        return NOTHING

    def skip(self):
        """End an animation that is under way; False if there is none."""
        return False

    def press(self, button):
        """A button acts."""
        if button == ROLL:
            self.roll()
        elif button == KEEP:
            self.keep()
        else:
            self.stop()

    def roll(self):
        """ROLL acts."""

    def keep(self):
        """KEEP acts."""

    def stop(self):
        """STOP acts."""

    def hold(self, button):
        """A button of ``holds`` has been held for 0.6 s, or for another step of a long hold."""


def title(view, text, right="", end=WIDTH):
    """The first line of a list: what it is, a rule, and perhaps something at its right end."""
    view.row(((text, 0, LEFT), (right, end, RIGHT)), 0)
    if right:
        end -= font.text_width(font.small(), right) + 4
    start = font.text_width(font.small(), text) + 4
    view.rectangle(start, 5, end - start, 1)


def draw_battery(view, level):
    """The battery's mark in the upper right corner; returns how many px of the line it takes."""
    if level is None:
        return 0
    view.tile(ICON, pictures.BATTERY + level, WIDTH - pictures.ICON_SIZE, 0)
    return pictures.ICON_SIZE + 3


class Sheet(Screen):
    """Something to be read and laid away again, by ROLL as by STOP."""

    scrolls = False  # whether there is more than fits

    def words(self):
        return (say("go_on"), say("more") if self.scrolls else "", say("back"))

    def roll(self):
        self.app.back()

    def stop(self):
        self.app.back()


class Rows(Sheet):
    """A title over any number of rows, five at a time; KEEP turns to the next five."""

    holds = (KEEP,)

    def __init__(self, app):
        super().__init__(app)
        self.first = 0

    def count(self):
        """How many rows there are."""
        return 0

    def heading(self):
        """The title."""
        return ""

    def draw_row(self, view, index, y):
        """Draw row ``index`` with its top at ``y`` px."""

    @property
    def scrolls(self):
        """Whether the rows do not fit."""
        return self.count() > ROWS

    def keep(self):
        if self.scrolls:
            self.first = self.first + ROWS if self.first + ROWS < self.count() else 0

    def hold(self, button):
        if button == KEEP:
            self.keep()

    def draw(self, view):
        count = self.count()
        title(view, self.heading())
        for row in range(min(ROWS, count - self.first)):
            self.draw_row(view, self.first + row, ROWS_Y + row * LINE)
        if self.scrolls:
            draw_position(view, self.first, count)


def draw_position(view, first, count):
    """A mark at the right edge that shows which part of ``count`` rows is in sight."""
    room = ROWS * LINE
    view.rectangle(WIDTH - 1, ROWS_Y + room * first // count, 1, max(3, room * ROWS // count))


class Text(Rows):
    """A title and a text of any length; ``then`` is called when ROLL goes on."""

    def __init__(self, app, heading, text, then=None, word="go_on"):
        super().__init__(app)
        self._then = then or app.back
        self._word = word
        self.show(heading, text)

    def show(self, heading, text):
        """Take another title and text, from their beginning."""
        self._heading = heading
        self.lines = wrap(text, WIDTH - 3)
        self.first = 0

    def words(self):
        return (say(self._word), say("more") if self.scrolls else "", "")

    def count(self):
        return len(self.lines)

    def heading(self):
        return self._heading

    def draw_row(self, view, index, y):
        view.text(self.lines[index], 0, y)

    def roll(self):
        self._then()

    def stop(self):
        """STOP means nothing: the text must be taken note of."""


class Stuck(Screen):
    """Names a button that has been down for so long that it must be stuck; goes when it is let
    go."""

    def __init__(self, app, button):
        super().__init__(app)
        self.button = button
        self.lines = wrap(
            say("stuck", say(("left_button", "middle_button", "right_button")[button])), WIDTH - 3
        )

    def words(self):
        return ["" if button == self.button else say("ok") for button in range(3)]

    def press(self, button):
        self.app.back()

    def tick(self, now):
        if self.app.buttons.is_down(self.button):
            return NOTHING
        self.app.back()
        return REDRAW

    def draw(self, view):
        title(view, say("stuck_title"))
        for index, line in enumerate(self.lines):
            view.text(line, 0, ROWS_Y + index * LINE)


def centred(view, text, y, face=None):
    """Write ``text`` in the middle of the line whose top is ``y``."""
    view.text(text, WIDTH // 2, y, CENTRE, face)
