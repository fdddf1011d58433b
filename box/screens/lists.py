# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Choosing: a line of a list, or one of a row of values."""

from box import font
from box.buttons import KEEP, STOP
from box.screens.base import ROWS, ROWS_Y, Screen, centred, draw_position, title
from box.view import LEFT, LINE, RIGHT, WIDTH, fit
from box.words import say


class Menu(Screen):
    """A list: ROLL chooses the marked line, KEEP steps to the next, STOP goes back.

    ``items`` are (text, action) or (text, action, value); text and value may be functions, which
    are asked at every drawing. ``back`` is called by STOP, None where there is no way back.
    """

    holds = (KEEP,)

    def __init__(self, app, heading, items, back=None, right=""):
        super().__init__(app)
        self.heading = heading
        self.items = items
        self.right = right  # what stands at the right end of the title
        self.marked = 0
        self._back = back

    def words(self):
        return (say("choose"), say("next"), say("back") if self._back else "")

    def roll(self):
        self.items[self.marked][1]()

    def keep(self):
        self.marked = (self.marked + 1) % len(self.items)

    def stop(self):
        if self._back:
            self._back()

    def hold(self, button):
        if button == KEEP:
            self.keep()

    def draw(self, view):
        count = len(self.items)
        first = max(0, min(self.marked - ROWS // 2, count - ROWS))
        self.draw_title(view)
        for row in range(min(ROWS, count)):
            index = first + row
            self.draw_item(view, self.items[index], ROWS_Y + row * LINE, index == self.marked)
        if count > ROWS:
            draw_position(view, first, count)

    def draw_title(self, view):
        """Draw the first line."""
        title(view, self.heading, self.right)

    def draw_item(self, view, item, y, is_marked):
        """Draw one line with its top at ``y`` px."""
        text = item[0]() if callable(item[0]) else item[0]
        if is_marked:
            view.bar(text, 0, y, WIDTH - 3)
        value = ""
        if len(item) > 2:
            value = item[2]()
            text = fit(text, WIDTH - 14 - font.text_width(font.small(), value))
        view.row(((text, 3, LEFT), (value, WIDTH - 6, RIGHT)), y, is_marked)


class Picker(Screen):
    """One of a row of values: ROLL accepts, KEEP steps on, STOP steps back, or leaves from the
    first.

    ``values`` are what ``accept(value)`` is called with; ``show(value)`` makes the large text of
    one.
    """

    holds = (KEEP, STOP)

    def __init__(self, app, heading, values, start, accept, back, show=str, note=""):
        super().__init__(app)
        self.heading = heading
        self.values = values
        self.index = values.index(start)
        self._accept = accept
        self._back = back
        self._show = show
        self._note = note

    def words(self):
        return (say("accept"), say("value_up"), say("value_down") if self.index else say("back"))

    def roll(self):
        self._accept(self.values[self.index])

    def keep(self):
        self.index = (self.index + 1) % len(self.values)

    def stop(self):
        if self.index:
            self.index -= 1
        else:
            self._back()

    def hold(self, button):
        if button == KEEP:
            self.keep()
        else:
            self._back()

    def draw(self, view):
        title(view, self.heading)
        centred(view, self._show(self.values[self.index]), 19, font.large())
        centred(view, self._note, 44)
