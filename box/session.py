# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The game that is on, and what outlives it: the names last used, in their order."""

from box import dice
from box.coach import Coach
from mitchi import moves
from mitchi.game import Game

PERSON = 0  # of a seat; 1 and up is an opponent, its strength in mitchi.opponents plus 1


class Session:
    """Holds the current game and plays moves into it; ``random_byte`` is where chance comes
    from."""

    def __init__(self, random_byte, names=()):
        self._random_byte = random_byte
        self.names = tuple(names)  # of the people in the last game, or from settings.toml
        self.game = None
        self.kinds = ()  # by seat: PERSON, or which opponent
        self.coach = None  # in a practice game
        self._undo = None  # the game before a stop that may still be undone
        self._mood = 0

    def start(self, names, point_limit, kinds=None, is_practice=False):
        """Begin a new game with a roll-off; ``names`` and ``kinds`` in seat order."""
        self.kinds = tuple(kinds or [PERSON] * len(names))
        people = [name for name, kind in zip(names, self.kinds) if kind == PERSON]
        if not is_practice:
            self.names = tuple(people)
        elif people[0] not in self.names:
            self.names = tuple(people) + self.names
        self.game = Game(names, point_limit)
        self.coach = Coach() if is_practice else None
        self._undo = None

    def rematch(self):
        """Begin again with the same players and limit."""
        game = self.game
        self.start(game.players, game.point_limit, self.kinds, self.coach is not None)

    def end(self):
        """Leave the game for good."""
        self.game = None
        self._undo = None

    @property
    def is_on(self):
        """Whether there is a game that is not over."""
        return self.game is not None and self.game.phase != "over"

    # --- who plays

    def is_opponent(self, seat):
        """Whether the box itself plays for ``seat``; False for None."""
        return seat is not None and self.kinds[seat] != PERSON

    def strength(self, seat):
        """The strength of the opponent on ``seat``, as mitchi.opponents has it."""
        return self.kinds[seat] - 1

    @property
    def one_person(self):
        """Whether one person plays alone against the box."""
        return self.kinds.count(PERSON) == 1

    def mood(self):
        """A number from 0 to 255 for an opponent's mood: no dice hang on it, so it is cheap."""
        self._mood = (self._mood * 25173 + 13849) & 0xFFFF
        return self._mood >> 8

    def stir(self, ticks):
        """Let the moment of a press into the moods, so that no two games have the same."""
        self._mood ^= ticks & 0xFFFF

    # --- moves

    def throw(self, kept=None):
        """Throw both dice, or the one beside the ``kept`` face, and play that.

        Returns the faces thrown.
        """
        if kept is None:
            faces = (dice.throw(self._random_byte), dice.throw(self._random_byte))
            self._play(moves.roll(*faces))
        else:
            faces = (dice.throw(self._random_byte),)
            self._play(moves.keep(kept, faces[0]))
        return faces

    def throw_one(self):
        """Throw one die of the roll-off; returns its face."""
        face = dice.throw(self._random_byte)
        self._play(moves.die(face))
        return face

    def stop(self):
        """The player stops; it may be undone until the next one goes on."""
        before = self.game
        self._play(moves.STOP)
        self._undo = before

    @property
    def may_undo(self):
        """Whether the last move was a stop that nobody has gone on from."""
        return self._undo is not None

    def undo(self):
        """Take the stop back."""
        self.game = self._undo
        self._undo = None
        if self.coach:
            self.coach.take_back()

    def go_on(self):
        """The next player has the box: what was done stays done."""
        self._undo = None

    def _play(self, token):
        self.game = self.game.after(token)
        self._undo = None
