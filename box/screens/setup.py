# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Setting up a game: how many play, who they are, to how many points."""

from box import font
from box.buttons import KEEP, STOP
from box.screens.base import Screen, Text, title
from box.screens.lists import Menu, Picker
from box.session import PERSON
from box.settings import LONGEST_NAME, MOST_PLAYERS, STRENGTHS
from box.view import CENTRE, WIDTH
from box.words import say
from mitchi import characters

_PRACTICE_OPPONENTS = 3
_PRACTICE_LIMIT = 10  # points
DONE, DELETE = "✓", "◀"
_CAPITALS = "ABCDEFGHIJKLMNÑOPQRSTUVWXYZÁÉÍÓÚÜÇ"
_SMALLS = "abcdefghijklmnñopqrstuvwxyzáéíóúüç"
_OTHERS = " -'.0123456789"


class SetUp:
    """Asks the questions one after another and starts the game; each answer may be gone back on.

    A seat may be an opponent's; a practice game asks for one name and adds three opponents.
    """

    def __init__(self, app, is_practice=False):
        self.app = app
        self.names = []
        self.kinds = []  # by seat, as in box.session
        self.number = 0
        self.is_practice = is_practice

    def ask_number(self):
        """How many players."""
        app = self.app
        if self.is_practice:
            self._take_number(1)
            return
        start = min(max(2, app.session.players_before), MOST_PLAYERS)
        values = tuple(range(2, MOST_PLAYERS + 1))
        app.go(Picker(app, say("how_many"), values, start, self._take_number, app.home))

    def _take_number(self, number):
        self.number = number
        self.names = []
        self.kinds = []
        self.ask_name()

    def ask_name(self):
        """The next player's name: one of those last used, or a new one."""
        app = self.app
        items = [(name, lambda name=name: self._take_name(name)) for name in self._free()]
        items.append((say("new_name") if items else say("letters"), self.ask_letters))
        if self._may_be_opponent():
            for strength in range(3):
                items.append(self._opponent_item(strength))
        if len(items) == 1:
            self.ask_letters()
        else:
            app.go(Menu(app, self._heading(), items, self._undo_name))

    def _free(self):
        return [name for name in self.app.session.names if name not in self.names]

    def _may_be_opponent(self):
        """Whether the next seat may be an opponent's: one at least must be a person's."""
        return not self.is_practice and (len(self.names) + 1 < self.number or PERSON in self.kinds)

    def _opponent_item(self, strength):
        name = characters.name(strength, self.names)
        return (
            name,
            lambda: self._take_name(name, strength + 1),
            lambda: say(STRENGTHS[strength + 1]),
        )

    def ask_letters(self):
        """A name letter by letter."""
        self.app.go(
            Letters(self.app, self._heading(), self.names, self._take_name, self._leave_letters)
        )

    def _heading(self):
        if self.is_practice:
            return say("who_are_you")
        return say("player_of", len(self.names) + 1, self.number)

    def _leave_letters(self):
        if self._free() or self._may_be_opponent():
            self.ask_name()
        else:
            self._undo_name()

    def _undo_name(self):
        if self.names:
            self.names.pop()
            self.kinds.pop()
            self.ask_name()
        elif self.is_practice:
            self.app.home()
        else:
            self.ask_number()

    def _take_name(self, name, kind=PERSON):
        self.names.append(name)
        self.kinds.append(kind)
        if len(self.names) < self.number:
            self.ask_name()
        else:
            self.ask_limit()

    def ask_limit(self):
        """The point limit."""
        app = self.app
        limits = app.settings.limits
        limit = _PRACTICE_LIMIT if self.is_practice else app.settings.limit
        app.go(
            Picker(
                app,
                say("limit_of"),
                limits,
                limit,
                self._start,
                self._undo_name,
                note=say("practice_note" if self.is_practice else "limit_note"),
            )
        )

    def _start(self, limit):
        if self.is_practice:
            self._add_opponents()
        self.app.start_game(self.names, limit, self.kinds, self.is_practice)

    def _add_opponents(self):
        chosen = self.app.settings.strength
        for seat in range(_PRACTICE_OPPONENTS):
            kind = chosen or seat + 1  # mixed: one of each
            self.names.append(characters.name(kind - 1, self.names))
            self.kinds.append(kind)


class Letters(Screen):
    """A name letter by letter: ROLL takes the letter, KEEP the next one, STOP the one before.

    The row of letters begins with the tick that ends the name, once there is one, and ends with
    the arrow that takes the last letter away; STOP on the first of the row does that, too, and
    leaves when there is no letter to take. ``taken`` are names that others have.
    """

    holds = (KEEP, STOP)

    def __init__(self, app, heading, taken, accept, back):
        super().__init__(app)
        self.heading = heading
        self.name = ""
        self.index = 0
        self._taken = taken
        self._accept = accept
        self._back = back
        self._new_row()

    def _new_row(self):
        """The letters on offer now: capitals at the start of a word, small ones in it."""
        name = self.name
        if not name:
            self.row = _CAPITALS + _OTHERS[1:]
            self.index = 0
        elif len(name) == LONGEST_NAME:
            self.row = DONE + DELETE
            self.index = 0
        else:
            starts_word = name[-1] in " -'."
            self.row = DONE + (_CAPITALS if starts_word else _SMALLS) + _OTHERS + DELETE
            self.index = 1

    def words(self):
        letter = self.row[self.index]
        accept = (
            say("done") if letter == DONE else say("delete") if letter == DELETE else say("accept")
        )
        if self.index:
            return (accept, say("letter_on"), say("letter_back"))
        return (accept, say("letter_on"), say("delete") if self.name else say("back"))

    def roll(self):
        letter = self.row[self.index]
        if letter == DONE:
            self._finish()
        elif letter == DELETE:
            self._delete()
        else:
            self.name += letter
            self._new_row()

    def keep(self):
        self.index = (self.index + 1) % len(self.row)

    def stop(self):
        if self.index:
            self.index -= 1
        elif self.name:
            self._delete()
        else:
            self._back()

    def hold(self, button):
        if button == KEEP:
            self.keep()
        else:
            self._back()

    def _delete(self):
        self.name = self.name[:-1]
        self._new_row()

    def _finish(self):
        name = self.name.strip()
        if not name:
            self.name = ""
            self._new_row()
        elif name in self._taken:
            self.app.open(Text(self.app, self.heading, say("name_taken", name)))
        else:
            self._accept(name)

    def draw(self, view):
        large = font.large()
        title(view, self.heading)
        width = font.text_width(large, self.name)
        view.text(self.name, 2, 11, face=large)
        view.rectangle(
            2 + (width + 2 if width else 0), 25, 8, 2
        )  # where the next letter will stand
        middle = WIDTH // 2
        neighbours = []
        for step in range(-4, 5):
            if 0 <= self.index + step < len(self.row):
                letter = self.row[self.index + step]
                letter = "_" if letter == " " else letter
                if step == 0:
                    view.rectangle(middle - 9, 31, 18, 20)
                    view.text(letter, middle, 34, CENTRE, large, dark=True)
                else:
                    x = middle + 13 * step + (4 if step > 0 else -4)
                    neighbours.append((letter, x, CENTRE))
        view.row(neighbours, 37)
