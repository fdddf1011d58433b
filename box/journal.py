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
from box.saved import UPGRADES, VERSION, Saved, setting_record
from box.statistics import Statistics
from mitchi.game import USUAL_POINT_LIMIT, Game

_MOVES = const(55)  # codes of moves are below this
_NO_DICE = const(-1)
_SMALLEST = const(256)  # bytes of memory that are of use
_SUBSTITUTE = const(1024)  # bytes that stand in for a memory until the power goes
_PAGE = const(256)  # bytes that are programmed at once
_MOST_TO_REPLAY = const(40)  # moves, and those of a round
_LONG_GAME = const(190)  # bytes per player that few games to 25 points need more than


class Journal(Saved):
    """What outlives the power. Treat the attributes as read only.

    notice      what a person should be told: None, "dropped" (something damaged was left out),
                "newer" (the memory is a newer version's: it stays as it is, nothing is saved),
                "missing" (there is no memory, nothing is saved)
    is_full     whether the game that is on is too large for this memory and is not saved
    kinds       of the players of the game by seat: 0 a person, 1 to 3 opponents
    practice    0, or a number of whoever started the game
    names       of the players of the last game, by seat
    settings    dict of those that were ever kept, their names in box/saved.py
    statistics  a box.statistics.Statistics
    """

    def __init__(self, memory):
        """Read a memory: None, or like microcontroller.nvm: len(), [i], [a:b], [a:b] = bytes."""
        super().__init__()
        self.notice = None
        if memory is None or len(memory) < _SMALLEST:
            self._do_without("missing")
        else:
            self._memory = memory
            self._open()

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
        self.names = game.players
        self.serial = (self.serial + 1) % 28
        self.limit = limit
        self.kinds = tuple(kinds or [0] * len(self.names))
        self.practice = practice
        self.current = game
        self.is_whole = True
        self.moves_at = self.round_at = self._end
        worth = len(self._memory) // 4  # bytes
        if not (self._is_short_of_room() and self._rewrite(self._memory, self._end, worth)):
            self.is_full = False
            if self._append(self.start_record()):
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
            self._save(self.count_and_leave())

    def keep_setting(self, name, value):
        """Keep a setting: a text for "language", for others a whole number from 0 up.

        Raises ValueError for a name that is not in the table.
        """
        if self.settings.get(name) != value:
            record = setting_record(name, value)
            self.settings[name] = value
            self._save(record)

    def reset_statistics(self):
        """Count from nothing."""
        self.statistics = Statistics()
        self._save(self.statistics_record())

    def tokens(self):
        """Return a generator of the game's moves from the first; None if they are not all there."""
        if self.current is None or not self.is_whole or self.is_full:
            return None
        return self._tokens()

    def _tokens(self):
        dice = _NO_DICE
        for kind, _, _, _ in log.records(self._memory, self.moves_at, self._end):
            if kind < _MOVES:
                yield packed.token_of(kind, dice)
                dice = packed.dice_after(kind, dice)

    # --- the memory

    def _do_without(self, notice):
        """Write to a stand-in, which only lasts as long as the power."""
        self.notice = notice
        self._memory = bytearray(b"\xff" * _SUBSTITUTE)
        self._open()

    def _open(self):
        source = self._memory
        # Made now: later there may be no piece of RAM left that is large enough.
        self._image = bytearray(len(source))
        end = self._end = log.end_of(source)
        version = log.head(source, end)[0]
        if version > VERSION:
            self._do_without("newer")
            return
        while version in UPGRADES and version < VERSION:
            source = UPGRADES[version](source[:end])
            end = len(source)
            version = log.head(source, end)[0]
        if version < VERSION:
            self._begin_log(end)
            return
        _, length, position = log.head(source, end)
        damaged, good, torn = self.read(source, position, end)
        if damaged or end - torn < position + length:
            self.notice = "dropped"
        if self.notice or source is not self._memory:
            self._rewrite(source, good)
        elif torn and not self._append(log.pack_mend(torn)):
            self._rewrite(source, good)

    def _begin_log(self, end):
        """Make a log of what is none: blank, all zero, cut in its first record, or damaged."""
        if end > log.HEAD_LENGTH and any(self._memory[:64]):
            self.notice = "dropped"
        if end or not self._append(log.pack_head(VERSION, 0)):
            self._rewrite(self._memory, end)

    def _is_short_of_room(self):
        """Whether there is less room than the game may need."""
        limit = min(self.limit, USUAL_POINT_LIMIT)
        need = _LONG_GAME * len(self.names) * limit // USUAL_POINT_LIMIT
        return len(self._memory) - self._end < need

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
        if self.ended:
            self.count_and_leave()
        end = self.write(self._image, source, stop)
        if worth and self._end - end < worth:
            return False
        self._memory[0 : len(self._image)] = self._image
        self._end = end
        return True
