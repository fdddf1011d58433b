# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Reads at power-up what is saved out of the journal's log.

`journal` is a box.journal.Journal that is new.
"""

from micropython import const

from box import log, packed
from box.journal import SETTINGS
from box.modules import borrow
from mitchi.game import Game

_records = borrow("box.records")
_tallies = borrow("box.tallies")

# Kinds of records, and what else records() may yield for one.
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
_COUNTS = const(37)  # of the statistics, before the wins


def restore(journal, memory):
    """Read the log in a memory, whatever there is.

    Returns (notice, end, record, source, stop): "newer" if nothing was read, "dropped" if something
    was lost, or None; where the log ends; what to append so that it can go on, b"" for nothing, or
    None where a new log must be written; and for that, a log with the game's moves before `stop`.
    """
    source = memory
    end = stop = _records.end_of(source)
    version, length, position = _records.head(source, stop)
    if version > log.VERSION:
        return "newer", end, b"", source, stop
    while version in log.UPGRADES and version < log.VERSION:
        source = log.UPGRADES[version](source[:stop])
        stop = len(source)
        version, length, position = _records.head(source, stop)
    if version < log.VERSION:
        # Blank, all zero, cut in its first record, or damaged.
        is_dropped = stop > _records.HEAD_LENGTH and any(memory[:64])
        record = None if stop else log.pack_head(log.VERSION, 0)
        return "dropped" if is_dropped else None, end, record, source, stop
    damaged, good, torn = _Reading(journal).read(source, position, stop)
    if damaged or stop - torn < position + length:
        return "dropped", end, None, source, good
    record = b""
    if source is not memory:
        record = None
    elif torn:
        record = _records.pack_mend(torn)
    return None, end, record, source, good


class _Reading:
    """What has to be known of a log while it is read."""

    def __init__(self, journal):
        self._journal = journal
        self._is_on = False  # whether there is a game
        self._round = None  # the numbers that say how its last round on record began

    def read(self, memory, position, end):
        """Read the log between two positions.

        Returns (damaged, good, torn): whether something whole was lost, the position up to which
        the game's moves are good, and how many bytes a cut has spoilt at the end.
        """
        journal = self._journal
        damaged = False
        torn = 0
        dice = _NO_DICE
        rolls = [0] * _ROLLS  # the commonest moves: to count each on its own takes too long
        for kind, numbers, start, after in _records.records(memory, position, end):
            if kind < _ROLLS:
                dice = kind
                rolls[kind] += 1
            elif kind < _STOP:
                dice = packed.dice_after(kind, dice)
                journal.statistics.count(kind, dice)
            elif kind == _TORN:
                torn = end - start
            elif kind == _LOST:
                damaged = True
                dice = _NO_DICE
                journal.is_whole = False
            elif kind > _STOP:
                if kind == _STATISTICS:
                    rolls = [0] * _ROLLS
                try:
                    self._read_record(kind, numbers, start, after)
                except (ValueError, IndexError, OverflowError):
                    damaged = True
        for code in range(_ROLLS):
            journal.statistics.count(code, code, rolls[code])
        good = end
        if self._is_on:
            try:
                self._begin()
                good = self._replay(memory, end)
            except (ValueError, IndexError):
                damaged = True
                journal.leave()
        return damaged or good < end, good, torn

    def _read_record(self, kind, numbers, start, after):
        journal = self._journal
        if kind == _STATISTICS:
            _load_statistics(journal.statistics, numbers)
        elif kind == _SETTING:
            number = numbers.pop(0)
            value = numbers[0] if number else _records.take_text(numbers)
            journal.settings[SETTINGS[number]] = value
        elif kind == _END:
            self._is_on = False
            _tallies.add_end(journal, numbers)
        elif kind == _START:
            self._read_start(numbers)
            journal.is_whole = True
            journal.moves_at = journal.round_at = after
        elif kind == _ROUND:
            # Of another game only if the record of that one's start was lost.
            self._is_on = self._is_on and numbers.pop(0) == journal.serial
            self._round = numbers
            journal.is_whole = journal.is_whole and start > journal.moves_at
            journal.round_at = after

    def _read_start(self, numbers):
        journal = self._journal
        players = numbers[3]
        rest = numbers[4 + players :]
        journal.names = tuple([_records.take_text(rest) for _ in range(players)])
        journal.serial, journal.limit, journal.practice = numbers[:3]
        journal.kinds = tuple(numbers[4 : 4 + players])
        self._is_on = True
        self._round = None

    def _begin(self):
        """Make the game as its start, or its last round, is on record, before the moves since."""
        journal = self._journal
        if self._round is None:
            journal.current = Game(journal.names, journal.limit)
        else:
            number, starter, journal.mitchis, journal.biggest_pot = self._round[:4]
            scores = self._round[4:]
            journal.current = Game.at_round(journal.names, journal.limit, scores, number, starter)

    def _replay(self, memory, end):
        """Play the moves since; returns the position up to which they can be played."""
        journal = self._journal
        for kind, _, start, after in _records.records(memory, journal.round_at, end):
            if kind < _MOVES:
                dice = packed.dice_of(journal.current)
                try:
                    game = journal.current.after(_records.token_of(kind, dice))
                except ValueError:
                    return start
                if journal.advance(game):
                    journal.round_at = after
            elif kind == _LOST:
                return start
        return end


def _load_statistics(statistics, numbers):
    """Take the numbers of their record. Raises ValueError or IndexError for less."""
    if len(numbers) < _COUNTS:
        raise ValueError
    statistics.games, statistics.rounds, statistics.mitchis, statistics.biggest_pot = numbers[:4]
    statistics.faces = numbers[4:10]
    statistics.hands = numbers[10:31]
    statistics.keeps = numbers[31:_COUNTS]
    statistics.wins = []
    rest = numbers[_COUNTS:]
    while rest:
        count = rest.pop(0)
        statistics.wins.append((_records.take_text(rest), count))
