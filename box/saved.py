# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""What is saved: read out of the journal's log, and written as a new, shorter log.

A game that is on is the record of its start and its moves; or, where those before are not to be
had, its start, a record of how its last round began, and the moves since.
"""

from micropython import const

from box import log, packed
from box.statistics import Statistics
from mitchi.game import Game
from mitchi.hands import MITCHI

VERSION = 1  # of the log's format

# Version: a function from the bytes of a log of that version to those of the next one's.
UPGRADES = {}

# Kinds of records, and what else log.records() may yield for one.
_START = const(57)
_ROUND = const(58)
_END = const(59)
_STATISTICS = const(60)
_SETTING = const(61)
_ROLLS = const(36)  # codes below this are rolls of both dice
_STOP = const(54)
_MOVES = const(55)  # and below this, moves
_LOST = const(100)
_TORN = const(101)

_NO_DICE = const(-1)

# What a new log has, the best first.
_ALL_MOVES = const(0)
_ROUND_ON = const(1)  # how the game's round began, and the moves since
_NO_GAME = const(2)
_NO_NAMES = const(3)

SETTINGS = ("language", "limit", "brightness", "sound", "animation", "strength", "sleep_minutes")


def setting_record(name, value):
    """The record of a setting: a text for the language, a whole number from 0 up for others."""
    number = SETTINGS.index(name)
    return log.pack(_SETTING, [number] + ([value] if number else log.text_numbers(value)))


class Saved:
    """The state of the journal, without a memory. Attributes as Journal says, and for its use:

    serial    tells a game from the one before, 0 to 27
    limit     of the last game
    current   the game that is on, or over and not yet left
    moves_at  where in the log the game's moves begin
    round_at  where in the log the moves of its present round begin
    is_whole  whether all its moves are there from the first
    replayed  moves since the log last said how a round began: what power-up has to replay
    """

    def __init__(self):
        self.names = ()
        self.settings = {}
        self.statistics = Statistics()
        self.serial = 0
        self.limit = 1
        self.kinds = ()
        self.practice = 0
        self._is_on = False  # while reading: whether there is a game
        self.leave()

    def leave(self):
        """There is no game."""
        self.current = None
        self.moves_at = self.round_at = self.replayed = 0
        self.mitchis = self.biggest_pot = 0  # of the rounds that are settled
        self._new_mitchis = 0  # of the round that is on
        self.is_whole = True
        self.is_full = False

    # --- reading

    def read(self, memory, position, end):
        """Read the log between two positions.

        Returns (damaged, good, torn): whether something whole was lost, the position up to which
        the game's moves are good, and how many bytes a cut has spoilt at the end.
        """
        damaged = False
        torn = 0
        dice = _NO_DICE
        rolls = [0] * _ROLLS  # the commonest moves: to count each on its own takes too long
        for kind, numbers, start, after in log.records(memory, position, end):
            if kind < _ROLLS:
                dice = kind
                rolls[kind] += 1
            elif kind < _STOP:
                dice = packed.dice_after(kind, dice)
                self.statistics.count(kind, dice)
            elif kind == _TORN:
                torn = end - start
            elif kind == _LOST:
                damaged = True
                dice = _NO_DICE
                self.is_whole = False
            elif kind > _STOP:
                if kind == _STATISTICS:
                    rolls = [0] * _ROLLS
                try:
                    self._read_record(kind, numbers, start, after)
                except (ValueError, IndexError, OverflowError):
                    damaged = True
        for code in range(_ROLLS):
            self.statistics.count(code, code, rolls[code])
        good = end
        if self._is_on:
            try:
                self._begin()
                good = self._replay(memory, end)
            except (ValueError, IndexError):
                damaged = True
                self.leave()
        return damaged or good < end, good, torn

    def _read_record(self, kind, numbers, start, after):
        if kind == _STATISTICS:
            self.statistics.load(numbers)
        elif kind == _SETTING:
            number = numbers.pop(0)
            value = numbers[0] if number else log.take_text(numbers)
            self.settings[SETTINGS[number]] = value
        elif kind == _END:
            self._is_on = False
            self._count(numbers)
        elif kind == _START:
            self._read_start(numbers)
            self.is_whole = True
            self.moves_at = self.round_at = after
        elif kind == _ROUND:
            # Of another game only if the record of that one's start was lost.
            self._is_on = self._is_on and numbers.pop(0) == self.serial
            self._round = numbers
            self.is_whole = self.is_whole and start > self.moves_at
            self.round_at = after

    def _read_start(self, numbers):
        players = numbers[3]
        rest = numbers[4 + players :]
        self.names = tuple([log.take_text(rest) for _ in range(players)])
        self.serial, self.limit, self.practice = numbers[:3]
        self.kinds = tuple(numbers[4 : 4 + players])
        self._is_on = True
        self._round = None

    def _begin(self):
        """Make the game as its start, or its last round, is on record, before the moves since."""
        if self._round is None:
            self.current = Game(self.names, self.limit)
        else:
            number, starter, self.mitchis, self.biggest_pot = self._round[:4]
            scores = self._round[4:]
            self.current = Game.at_round(self.names, self.limit, scores, number, starter)

    def _replay(self, memory, end):
        """Play the moves since; returns the position up to which they can be played."""
        for kind, _, start, after in log.records(memory, self.round_at, end):
            if kind < _MOVES:
                try:
                    game = self.current.after(packed.token_of(kind, packed.dice_of(self.current)))
                except ValueError:
                    return start
                if self.advance(game):
                    self.round_at = after
            elif kind == _LOST:
                return start
        return end

    def advance(self, game):
        """Go on to the game after a move; returns whether a round begins with it."""
        self.current = game
        self.replayed += 1
        kind = None
        for event in game.events:
            kind = event[0]
            if kind == "round":
                self.mitchis += self._new_mitchis
                self._new_mitchis = 0
                self.biggest_pot = max(self.biggest_pot, event[3])
            elif kind in ("turn", "tiebreak_roll") and event[2] == MITCHI:
                self._new_mitchis += 1
        return kind in ("starts", "round")

    # --- writing

    def start_record(self):
        """The record that begins the game."""
        numbers = [self.serial, self.limit, self.practice, len(self.names)]
        numbers += self.kinds
        for name in self.names:
            numbers += log.text_numbers(name)
        return log.pack(_START, numbers)

    def round_record(self):
        """The record of how the round began that the game is in."""
        game = self.current
        told = (self.serial, game.round, game.starter, self.mitchis, self.biggest_pot)
        return log.pack(_ROUND, told + game.scores)

    def statistics_record(self):
        """The record of the statistics, in the place of all before."""
        return log.pack(_STATISTICS, self.statistics.numbers())

    def count_and_leave(self):
        """Count the game and leave it; returns the record of that."""
        game = self.current
        rounds = game.round if game.phase == "over" else game.round - 1
        numbers = (rounds, self.mitchis + self._new_mitchis, self.biggest_pot) + game.winners
        self._count(numbers)
        self.leave()
        return log.pack(_END, numbers)

    def _count(self, numbers):
        """Add to the statistics what the record of a game's end says."""
        winners = [self.names[seat] for seat in numbers[3:]]
        self.statistics.add_game(numbers[0], numbers[1], numbers[2], winners)

    def write(self, image, source, stop):
        """Write all of it as a new log into `image`, a bytearray, whose rest becomes blank.

        The game's moves are those before `stop` in the log `source`. Where that would take more
        than five eighths of the image the moves before this round go first, then the game, then
        the names; and beyond seven eighths the statistics. Returns where the log ends.
        """
        choices = [_NO_GAME, _NO_NAMES]
        if self.current and not self.is_full:
            if self.current.starter is not None:
                choices.insert(0, _ROUND_ON)
            if self.is_whole or self.current.starter is None:
                choices.insert(0, _ALL_MOVES)
        moves_at, round_at = self.moves_at, self.round_at
        eighth = len(image) // 8
        for choice in choices:
            self._image, self._at = image, log.HEAD_LENGTH
            for name in self.settings:
                self._put(setting_record(name, self.settings[name]))
            if choice < _NO_NAMES:
                self._put(self.start_record())
            self.moves_at = self._at
            if choice == _ALL_MOVES:
                self._put_moves(source, moves_at, round_at)
            elif choice == _ROUND_ON:
                self._put(self.round_record())
            elif choice == _NO_GAME:
                self._put(log.pack(_END, (0, 0, 0)))
            self.round_at = self._at
            if choice < _NO_GAME:
                self._put_moves(source, round_at, stop)
            if self._at <= 5 * eighth:
                break
        self.is_whole = self.is_whole and choice == _ALL_MOVES
        self.is_full = self.current is not None and choice >= _NO_GAME
        # They take the place of what moves before them count.
        counts = self.statistics_record()
        if self._at + len(counts) <= 7 * eighth:
            self._put(counts)
        log.finish(image, VERSION, self._at)
        return self._at

    def _put(self, record):
        """Add a record to the new log; what does not fit it is only counted."""
        position = self._at
        self._at += len(record)
        if self._at <= len(self._image):
            self._image[position : self._at] = record

    def _put_moves(self, source, position, stop):
        """Add the records of moves, and of how rounds began, between two positions of a log."""
        for kind, _, start, after in log.records(source, position, stop):
            if kind < _MOVES or kind == _ROUND:
                self._put(source[start:after])
