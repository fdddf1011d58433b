# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Writes what is saved as a new, shorter log, and the records of what changes between turns.

A game that is on is the record of its start and its moves; or, where those before are not to be
had, its start, a record of how its last round began, and the moves since.

`journal` is a box.journal.Journal.
"""

from micropython import const

from box import log
from box.journal import SETTINGS
from box.modules import borrow
from mitchi.game import USUAL_POINT_LIMIT

# Kinds of records.
_MOVES = const(55)  # codes of moves are below this
_START = const(57)
_ROUND = const(58)
_END = const(59)
_STATISTICS = const(60)
_SETTING = const(61)

_HEAD_LENGTH = const(8)  # bytes
_LETTERS = const(96)  # makes a to z the smallest numbers, of one digit
_LONG_GAME = const(190)  # bytes per player that few games to 25 points need more than

# What a new log has, the best first.
_ALL_MOVES = const(0)
_ROUND_ON = const(1)  # how the game's round began, and the moves since
_NO_GAME = const(2)
_NO_NAMES = const(3)


def text_numbers(text):
    """A text of any characters as numbers: its length, then a number for each character."""
    numbers = [len(text)]
    for character in text:
        numbers.append(ord(character) ^ _LETTERS)
    return numbers


def setting_record(name, value):
    """The record of a setting: a text for the language, a whole number from 0 up for others.

    Raises ValueError for a name that is not in the table.
    """
    number = SETTINGS.index(name)
    return log.pack(_SETTING, [number] + ([value] if number else text_numbers(value)))


def _start_record(journal):
    numbers = [journal.serial, journal.limit, journal.practice, len(journal.names)]
    numbers += journal.kinds
    for name in journal.names:
        numbers += text_numbers(name)
    return log.pack(_START, numbers)


def statistics_record(statistics):
    """The record of the statistics, in the place of all before."""
    numbers = [statistics.games, statistics.rounds, statistics.mitchis, statistics.biggest_pot]
    numbers += statistics.faces + statistics.hands + statistics.keeps
    for name, count in statistics.wins:
        numbers.append(count)
        numbers += text_numbers(name)
    return log.pack(_STATISTICS, numbers)


def count_and_leave(journal):
    """Count the game and leave it; returns the record of that."""
    game = journal.current
    rounds = game.round if game.phase == "over" else game.round - 1
    numbers = (rounds, journal.mitchis + journal.new_mitchis, journal.biggest_pot) + game.winners
    borrow("box.tallies").add_end(journal, numbers)
    journal.leave()
    return log.pack(_END, numbers)


def begin(journal, game, kinds, practice):
    """Begin a game; returns the record of its start, and how many bytes the game may need."""
    journal.names = game.players
    journal.serial = (journal.serial + 1) % 28
    journal.limit = game.point_limit
    journal.kinds = tuple(kinds or [0] * len(journal.names))
    journal.practice = practice
    journal.current = game
    journal.is_whole = True
    limit = min(journal.limit, USUAL_POINT_LIMIT)
    return _start_record(journal), _LONG_GAME * len(journal.names) * limit // USUAL_POINT_LIMIT


def write(journal, image, source, stop):
    """Write all of it as a new log into `image`, a bytearray, whose rest becomes blank.

    The game's moves are those before `stop` in the log `source`; one that is over is left. Where
    that would take more than five eighths of the image the moves before this round go first, then
    the game, then the names; and beyond seven eighths the statistics. Returns where the log ends.
    """
    if journal.current and journal.current.phase == "over":
        count_and_leave(journal)
    # They take the place of what moves before them count.
    counts = statistics_record(journal.statistics)
    choices = [_NO_GAME, _NO_NAMES]
    if journal.current and not journal.is_full:
        if journal.current.starter is not None:
            choices.insert(0, _ROUND_ON)
        if journal.is_whole or journal.current.starter is None:
            choices.insert(0, _ALL_MOVES)
    eighth = len(image) // 8
    records = borrow("box.records").records
    for choice in choices:
        new = _NewLog(image, records)
        for name in journal.settings:
            new.put(setting_record(name, journal.settings[name]))
        if choice < _NO_NAMES:
            new.put(_start_record(journal))
        moves_at = new.end
        if choice == _ALL_MOVES:
            new.put_moves(source, journal.moves_at, journal.round_at)
        elif choice == _ROUND_ON:
            new.put(journal.round_record())
        elif choice == _NO_GAME:
            new.put(log.pack(_END, (0, 0, 0)))
        round_at = new.end
        if choice < _NO_GAME:
            new.put_moves(source, journal.round_at, stop)
        if new.end <= 5 * eighth:
            break
    journal.moves_at, journal.round_at = moves_at, round_at
    journal.is_whole = journal.is_whole and choice == _ALL_MOVES
    journal.is_full = journal.current is not None and choice >= _NO_GAME
    if new.end + len(counts) <= 7 * eighth:
        new.put(counts)
    image[:_HEAD_LENGTH] = log.pack_head(log.VERSION, new.end - _HEAD_LENGTH)
    for position in range(new.end, len(image)):
        image[position] = 0xFF
    return new.end


class _NewLog:
    """A log that is being written into a bytearray, up to the position `end`."""

    def __init__(self, image, records):
        self._image = image
        self._records = records
        self.end = _HEAD_LENGTH

    def put(self, record):
        """Add a record; what does not fit is only counted."""
        position = self.end
        self.end += len(record)
        if self.end <= len(self._image):
            self._image[position : self.end] = record

    def put_moves(self, source, position, stop):
        """Add the records of moves, and of how rounds began, between two positions of a log."""
        for kind, _, start, after in self._records(source, position, stop):
            if kind < _MOVES or kind == _ROUND:
                self.put(source[start:after])
