# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The journal: whatever happens to the power, the game is there when it comes back.

    journal = Journal(microcontroller.nvm)
    journal.game                        # the game that was cut off, or None
    journal.start(("Ana", "Luis"), 25)
    game = journal.move("4")            # is saved when this returns

It is a log: records are added to the blank rest of the memory, where that takes no erase. Only
when it is full, or too full for the game that begins, is it written anew. See docs/journal.md.
"""

from micropython import const

from box import log, packed
from box.modules import borrow
from box.statistics import Statistics
from mitchi.game import USUAL_POINT_LIMIT, Game
from mitchi.hands import MITCHI

SETTINGS = ("language", "limit", "brightness", "sound", "animation", "strength", "sleep_minutes")

_ROUND = const(58)  # how a round begins
_SMALLEST = const(256)  # bytes of memory that are of use
_SUBSTITUTE = const(1024)  # bytes that stand in for a memory until the power goes
_PAGE = const(256)  # bytes that are programmed at once
_MOST_TO_REPLAY = const(40)  # moves, and those of a round
_REWRITING = "box.rewriting"


class Journal:
    """What outlives the power. Treat the attributes as read only.

    notice      what a person should be told: None, "dropped" (something damaged was left out),
                "newer" (the memory is a newer version's: it stays as it is, nothing is saved),
                "missing" (there is no memory, nothing is saved)
    is_full     whether the game that is on is too large for this memory and is not saved
    kinds       of the players of the game by seat: 0 a person, 1 to 3 opponents
    practice    0, or a number of whoever started the game
    names       of the players of the last game, by seat
    settings    dict of those that were ever kept, by their names in SETTINGS
    statistics  a box.statistics.Statistics

    For box/restoring.py, which reads it out of the log, and box/rewriting.py:

    serial       tells a game from the one before, 0 to 27
    limit        of the last game
    current      the game that is on, or over and not yet left
    moves_at     where in the log the game's moves begin
    round_at     where in the log the moves of its present round begin
    is_whole     whether all its moves are there from the first
    replayed     moves since the log last said how a round began: what power-up has to replay
    mitchis      of the rounds of the game that are settled
    new_mitchis  of its round that is on
    biggest_pot  of the rounds that are settled
    """

    def __init__(self, memory):
        """Read a memory: None, or like microcontroller.nvm: len(), [i], [a:b], [a:b] = bytes."""
        self.notice = None
        if memory is None or len(memory) < _SMALLEST:
            self._do_without("missing")
        else:
            self._open(memory)

    @property
    def game(self):
        """The game that is on, or None."""
        return None if self.ended else self.current

    @property
    def ended(self):
        """The game that is over and was not left yet, or None."""
        return self.current if self.current and self.current.phase == "over" else None

    def start(self, players, limit=USUAL_POINT_LIMIT, kinds=None, practice=0):
        """Begin a game with its roll-off, and return it; the one before is left.

        Raises ValueError, with a sentence, for players or a limit that cannot be.
        """
        game = Game(players, limit)
        self.end()
        record, need = borrow(_REWRITING).begin(self, game, kinds, practice)
        self.moves_at = self.round_at = self._end
        is_short = len(self._memory) - self._end < need
        worth = len(self._memory) // 4  # bytes
        if not (is_short and self._rewrite(self._memory, self._end, worth)):
            self.is_full = False
            if self._append(record):
                self.moves_at = self.round_at = self._end
            else:
                self._rewrite(self._memory, self._end)
        return game

    def move(self, token):
        """Play a move and return the game after it; the move is saved then.

        Raises MalformedMove or IllegalMove, before anything is saved.
        """
        game = self.current.after(token)
        dice = packed.dice_of(self.current)
        code = packed.code_of(token, dice)
        record = log.pack_move(code)
        if not self.is_full and not self._append(record):
            self._rewrite(self._memory, self._end)
            if not self.is_full:
                self._append(record)
        self.statistics.count(code, packed.dice_after(code, dice))
        if self.advance(game):
            self._save_round()
            self.round_at = self._end
        return game

    def end(self):
        """Leave the game, if there is one: it is over, or abandoned. It counts from now on."""
        if self.current is not None:
            self._save(borrow(_REWRITING).count_and_leave(self))

    def keep_setting(self, name, value):
        """Keep a setting: a text for "language", for others a whole number from 0 up.

        Raises ValueError for a name that is not in the table.
        """
        if self.settings.get(name) != value:
            record = borrow(_REWRITING).setting_record(name, value)
            self.settings[name] = value
            self._save(record)

    def reset_statistics(self):
        """Count from nothing."""
        self.statistics = Statistics()
        self._save(borrow(_REWRITING).statistics_record(self.statistics))

    def tokens(self):
        """Return a generator of the game's moves from the first; None if they are not all there."""
        if self.current is None or not self.is_whole or self.is_full:
            return None
        return borrow("box.records").tokens(self._memory, self.moves_at, self._end)

    # --- the game

    def leave(self):
        """There is no game."""
        self.current = None
        self.moves_at = self.round_at = self.replayed = 0
        self.mitchis = self.new_mitchis = self.biggest_pot = 0
        self.is_whole = True
        self.is_full = False

    def advance(self, game):
        """Go on to the game after a move; returns whether a round begins with it."""
        self.current = game
        self.replayed += 1
        kind = None
        for event in game.events:
            kind = event[0]
            if kind == "round":
                self.mitchis += self.new_mitchis
                self.new_mitchis = 0
                self.biggest_pot = max(self.biggest_pot, event[3])
            elif kind in ("turn", "tiebreak_roll") and event[2] == MITCHI:
                self.new_mitchis += 1
        return kind in ("starts", "round")

    def round_record(self):
        """The record of how the round began that the game is in."""
        game = self.current
        told = (self.serial, game.round, game.starter, self.mitchis, self.biggest_pot)
        return log.pack(_ROUND, told + game.scores)

    # --- the memory

    def _do_without(self, notice):
        """Write to a stand-in, which only lasts as long as the power."""
        self.notice = notice
        self._open(bytearray(b"\xff" * _SUBSTITUTE))

    def _open(self, memory):
        # Made first: later there may be no piece of RAM left that is large enough.
        self._image = bytearray(len(memory))
        self._memory = memory
        self.names = self.kinds = ()
        self.settings = {}
        self.statistics = Statistics()
        self.serial = self.practice = 0
        self.limit = 1
        self.leave()
        restored = borrow("box.restoring").restore(self, memory)
        notice, self._end, record, source, stop = restored
        if notice == "newer":
            self._do_without(notice)
            return
        self.notice = notice or self.notice
        if record is None or (record and not self._append(record)):
            self._rewrite(source, stop)

    def _append(self, record):
        """Add a record where the memory is blank; False if it does not fit."""
        after = self._end + len(record)
        if after > len(self._memory):
            return False
        self._memory[self._end : after] = record
        self._end = after
        return True

    def _save(self, record):
        """Add a record of what has changed; a new log says it in another way."""
        if not self._append(record):
            self._rewrite(self._memory, self._end)

    def _save_round(self):
        """Save how the round begins when there was much to replay, unless that took two pages."""
        if self.replayed >= _MOST_TO_REPLAY and not self.is_full:
            record = self.round_record()
            if self._end % _PAGE + len(record) <= _PAGE and self._append(record):
                self.replayed = 0

    def _rewrite(self, source, stop, worth=0):
        """Write a new log over the old one: the only erase. It is complete before that begins.

        The moves of the game that is on are those before `stop` in the log `source`. Returns False,
        with nothing written, if it would not make `worth` bytes of room.
        """
        end = borrow(_REWRITING).write(self, self._image, source, stop)
        if worth and self._end - end < worth:
            return False
        self._memory[0 : len(self._image)] = self._image
        self._end = end
        return True
