# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The game that is on: moves go into the journal first, so that no power cut takes one back."""

from box import dice
from mitchi import moves
from mitchi.game import Game

MOST_NAMES = 12  # that are offered
PERSON = 0  # of a seat; 1 and up is an opponent, its strength in mitchi.opponents plus 1


class Session:
    """Holds the current game and plays moves into it.

    ``random_byte`` is where chance comes from, ``journal`` a box.journal.Journal, ``names`` are
    those that settings.toml lists.
    """

    def __init__(self, random_byte, journal, names=()):
        self._random_byte = random_byte
        self.journal = journal
        self.game = journal.game or journal.ended
        self.kinds = journal.kinds  # by seat: PERSON, or which opponent
        self.coach = None
        self.players_before = len(journal.names) or len(names)  # how many played last time
        # that are offered, the last ones used first
        self.names = _joined(_people(journal.names, journal.kinds), names)
        self._undo = None  # the game before a stop that may still be undone
        self._mood = 0

    def start(self, names, point_limit, kinds=None, is_practice=False):
        """Begin a new game with a roll-off; ``names`` and ``kinds`` in seat order."""
        self.kinds = tuple(kinds or [PERSON] * len(names))
        self.names = _joined(_people(names, self.kinds), self.names)
        if not is_practice:
            self.players_before = len(names)
        self._undo = None
        self.game = self.journal.start(names, point_limit, self.kinds, int(is_practice))
        self.call_coach()

    def call_coach(self):
        """A new coach for a practice game, who has seen nothing of it."""
        self.coach = None
        if self.journal.practice:
            from box.coach import Coach

            self.coach = Coach()

    def rematch(self):
        """Begin again with the same players and limit."""
        game = self.game
        self.start(game.players, game.point_limit, self.kinds, bool(self.journal.practice))

    def end(self):
        """Leave the game for good."""
        self.journal.end()
        self.game = None
        self._undo = None

    @property
    def is_on(self):
        """Whether there is a game that was not left, be it over or not."""
        return self.game is not None

    def moves(self):
        """Yield (the game before it, the move) for every move; nothing if not all are saved."""
        tokens = self.journal.tokens()
        if tokens is not None:
            game = Game(self.game.players, self.game.point_limit)
            for token in tokens:
                yield game, token
                game = game.after(token)

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
        self.go_on()
        self._undo = self.game
        self.game = self.game.after(moves.STOP)

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
        """The next player has the box: what was done stays done, and is saved."""
        if self._undo is not None:
            self._undo = None
            self.journal.move(moves.STOP)

    def _play(self, token):
        self.go_on()
        self.game = self.journal.move(token)


def _people(names, kinds):
    """The names that are a person's."""
    return tuple([name for name, kind in zip(names, kinds) if kind == PERSON])


def _joined(names, others):
    """Both rows of names as one, without those that are there twice."""
    return (names + tuple([name for name in others if name not in names]))[:MOST_NAMES]
