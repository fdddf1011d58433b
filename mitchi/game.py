# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""A game of Mitchi as a value that moves are applied to: same moves, same game, on every runtime.

    game = Game(("Ana", "Luis"), starts="Ana")
    game = game.after("43").after("4k1").after(".")
    game.events     # (("turn", 0, 41, 2, 2),)

Players are told apart by their seat, 0 for the first. Tuples are shared between a game and the
next, so a move costs one small object, and a game of thousands of moves is as small as a new one.
"""

from mitchi.hands import MITCHI, hand, rank
from mitchi.moves import IllegalMove, objection, parse, quoted

MOST_ROLLS = 3
LONGEST_NAME = 12
USUAL_POINT_LIMIT = 25
HIGHEST_POINT_LIMIT = 999
# ASCII only: strip() goes by bytes on MicroPython, and would tear other characters apart.
BLANKS = " \t\r\n\v\f"

_FIELDS = (
    "players point_limit phase seat starter scores round order hands rolls roll_limit dice "
    "pot worst mitchis round_hands winners events"
).split()


def check_name(name):
    """Raise ValueError, with a sentence, unless `name` can be a player's and stand in a record."""
    if not 1 <= len(name) <= LONGEST_NAME:
        reason = f"{quoted(name)} has {len(name)}" if name else "one is empty"
        raise ValueError(f"a name has 1 to {LONGEST_NAME} characters, {reason}")
    if name.strip(BLANKS) != name:
        raise ValueError(f"the name {quoted(name)} begins or ends with a blank")
    for character in name:
        # From 127 to 160: delete, control characters and the no-break space.
        if character in ",#" or ord(character) < 32 or 127 <= ord(character) <= 160:
            raise ValueError(f"the name {quoted(name)} has a comma, # or invisible character in it")


def check_players(players):
    """Raise ValueError, with a sentence, unless the names `players` can play together."""
    if len(players) < 2:
        raise ValueError(f"a game needs two players or more, not {len(players)}")
    for seat, name in enumerate(players):
        check_name(name)
        if name in players[:seat]:
            raise ValueError(f"two players are called {name}")


def check_point_limit(point_limit):
    """Raise ValueError, with a sentence, unless `point_limit` is a whole number from 1 to 999."""
    if not isinstance(point_limit, int) or not 1 <= point_limit <= HIGHEST_POINT_LIMIT:
        kind = f"a whole number from 1 to {HIGHEST_POINT_LIMIT}"
        raise ValueError(f"the limit is {kind}, not {quoted(point_limit)}")


class Game:
    """Where a game stands. Treat it as read only; `after` gives the game after a move.

    players      names by seat, clockwise
    point_limit  the points that end the game
    phase        "rolloff", "turn", "tiebreak" or "over"
    seat         who is to act, None when over
    starter      the seat that starts the round, None in the roll-off
    scores       points by seat
    round        counts from 1
    order        the seats of this roll-off, round or tie-break as they roll, () when over
    hands        what the first ones in `order` are done with: hands, or faces in the roll-off
    rolls        used in this turn
    roll_limit   None until the starting player has set it, and outside a round's turns
    dice         None or (left, right) as they lie: a kept die keeps its place
    pot          what the worst hand would take now, 1 when over
    worst        worst hand so far in this round or this tie-break, None before the first
    mitchis      turns of this round that ended with a Mitchi
    round_hands  the round's hands by seat, None for not yet; tie-breaks leave them
    winners      seats, () until the game is over
    events       what the last move caused, in order:
                 ("starts", seat)                          who starts the first round is known
                 ("turn", seat, hand, rolls, roll_limit)   a turn ended
                 ("tiebreak", order, pot)                  a tie-break begins, the pot doubled
                 ("tiebreak_roll", seat, hand, pot)        the pot after that roll
                 ("round", round, seat, pot, round_hands)  `seat` took the pot
                 ("game", winners)                         the game is over
    """

    def __init__(self, players, point_limit=USUAL_POINT_LIMIT, starts=None):
        """A new game, in the roll-off, or before the first turn of the player named `starts`.

        Raises ValueError, with a sentence, for players, a limit or a starter that cannot be.
        """
        self.players = tuple(players)
        check_players(self.players)
        check_point_limit(point_limit)
        self.point_limit = point_limit
        self.scores = (0,) * len(self.players)
        self.round = 1
        self.starter = None
        self.pot = 1
        self.mitchis = 0
        self.round_hands = (None,) * len(self.players)
        self.winners = ()
        self.events = ()
        self._begin("rolloff", tuple(range(len(self.players))))
        if starts is not None:
            if starts not in self.players:
                raise ValueError(f"{quoted(starts)} is not one of the players and cannot start")
            self._begin_first_round(self.players.index(starts))

    @classmethod
    def at_round(cls, players, point_limit, scores, round, starter):
        """The game at the beginning of a round, with nothing of what came before but the scores.

        `scores` are points by seat, all below `point_limit`; `round` counts from 1; `starter` is
        the seat that starts it. Raises ValueError, with a sentence, for what cannot be.
        """
        if not 0 <= starter < len(players) or round < 1:
            raise ValueError(f"seat {starter} cannot start round {round}")
        game = cls(players, point_limit, players[starter])
        if len(scores) != len(players) or not all(0 <= score < point_limit for score in scores):
            raise ValueError(f"a game to {point_limit} cannot go on from the scores {scores}")
        game.scores = tuple(scores)
        game.round = round
        game.events = ()
        return game

    def __eq__(self, other):
        return isinstance(other, Game) and all(
            getattr(self, field) == getattr(other, field) for field in _FIELDS
        )

    @property
    def rolls_left(self):
        """How many more rolls the player to act may make now."""
        if self.phase == "turn":
            return (self.roll_limit or MOST_ROLLS) - self.rolls
        return 0 if self.phase == "over" else 1

    def after(self, token):
        """The game after the move `token`; this one stays as it is.

        Raises MalformedMove or IllegalMove, with the move and the reason in the message.
        """
        kind, first, second = parse(token)
        reason = objection(self, kind, first)
        if reason:
            raise IllegalMove(f"{reason} ('{token}')")
        game = object.__new__(Game)
        for field in _FIELDS:
            setattr(game, field, getattr(self, field))
        game.events = ()
        game._play(kind, first, second)
        return game

    # Below here a game that nobody has seen yet is brought to what the move makes of it.

    def _play(self, kind, first, second):
        if kind == "die":
            self._finish(first)
            if self._all_done():
                self._settle_rolloff()
        elif self.phase == "tiebreak":
            self._roll_in_tiebreak(hand(first, second))
        else:
            if kind != "stop":
                self._roll(kind, first, second)
            if kind == "stop" or self.rolls_left == 0:
                self._finish_turn()

    def _roll(self, kind, first, second):
        if kind == "roll":
            self.dice = (first, second)
        elif self.dice[0] == first:
            # On doubles the left die counts as the kept one.
            self.dice = (first, second)
        else:
            self.dice = (second, first)
        self.rolls += 1

    def _finish(self, result):
        """Note what the player to act ended with, a hand or a face; the next one is on."""
        self.hands += (result,)
        self.rolls = 0
        self.dice = None
        if not self._all_done():
            self.seat = self.order[len(self.hands)]

    def _all_done(self):
        return len(self.hands) == len(self.order)

    def _note_hand(self, finished):
        if self.worst is None or rank(finished) > rank(self.worst):
            self.worst = finished
        self._finish(finished)

    def _settle_rolloff(self):
        tied = self._who_has(max(self.hands))
        if len(tied) > 1:
            self._begin("rolloff", tied)
        else:
            self._begin_first_round(tied[0])

    def _who_has(self, result):
        return tuple(seat for seat, own in zip(self.order, self.hands) if own == result)

    def _finish_turn(self):
        seat, rolls = self.seat, self.rolls
        finished = hand(self.dice[0], self.dice[1])
        if self.roll_limit is None:
            self.roll_limit = rolls
        if finished == MITCHI:
            self.mitchis += 1
            self.pot = 2 * self.mitchis
        self.round_hands = self.round_hands[:seat] + (finished,) + self.round_hands[seat + 1 :]
        self.events = (("turn", seat, finished, rolls, self.roll_limit),)
        self._note_hand(finished)
        if self._all_done():
            self._settle_worst()

    def _roll_in_tiebreak(self, finished):
        if finished == MITCHI:
            self.pot += 2
        self.events = (("tiebreak_roll", self.seat, finished, self.pot),)
        self._note_hand(finished)
        if self._all_done():
            self._settle_worst()

    def _settle_worst(self):
        """After the last hand of a round or tie-break: another for those tied, or take the pot."""
        tied = self._who_has(self.worst)
        if len(tied) == 1:
            self._take_pot(tied[0])
            return
        self.pot *= 2
        self._begin("tiebreak", tuple(reversed(tied)))
        self.events += (("tiebreak", self.order, self.pot),)

    def _take_pot(self, seat):
        score = self.scores[seat] + self.pot
        self.scores = self.scores[:seat] + (score,) + self.scores[seat + 1 :]
        self.events += (("round", self.round, seat, self.pot, self.round_hands),)
        if score >= self.point_limit:
            self._end()
        else:
            self.round += 1
            self._begin_round(seat)

    def _end(self):
        fewest = min(self.scores)
        self.winners = tuple(seat for seat, score in enumerate(self.scores) if score == fewest)
        self._begin("over", ())
        self.pot = 1
        self.mitchis = 0
        self.events += (("game", self.winners),)

    def _begin_first_round(self, starter):
        self.events = (("starts", starter),)
        self._begin_round(starter)

    def _begin_round(self, starter):
        count = len(self.players)
        self.starter = starter
        self.pot = 1
        self.mitchis = 0
        self.round_hands = (None,) * count
        self._begin("turn", tuple((starter + step) % count for step in range(count)))

    def _begin(self, phase, order):
        self.phase = phase
        self.order = order
        self.seat = order[0] if order else None
        self.hands = ()
        self.rolls = 0
        self.roll_limit = None
        self.dice = None
        self.worst = None
