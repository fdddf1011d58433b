# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The game that is on, and what outlives it: the names last used, in their order."""

from box import dice
from mitchi import moves
from mitchi.game import Game


class Session:
    """Holds the current game and plays moves into it; ``random_byte`` is where chance comes
    from."""

    def __init__(self, random_byte, names=()):
        self._random_byte = random_byte
        self.names = tuple(names)  # of the last game, or from settings.toml
        self.game = None
        self._undo = None  # the game before a stop that may still be undone

    def start(self, names, point_limit):
        """Begin a new game with a roll-off; ``names`` in seat order."""
        self.names = tuple(names)
        self.game = Game(self.names, point_limit)
        self._undo = None

    def rematch(self):
        """Begin again with the same players and limit."""
        self.start(self.game.players, self.game.point_limit)

    def end(self):
        """Leave the game for good."""
        self.game = None
        self._undo = None

    @property
    def is_on(self):
        """Whether there is a game that is not over."""
        return self.game is not None and self.game.phase != "over"

    def throw(self, kept=None):
        """Throw both dice, or the one beside the ``kept`` face, and play that; returns the faces
        thrown."""
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

    def go_on(self):
        """The next player has the box: what was done stays done."""
        self._undo = None

    def _play(self, token):
        self.game = self.game.after(token)
        self._undo = None
