# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Going on with a game that was cut off: it stands where it stood, to the last die."""

from box.screens.rolloff import RollOff
from box.screens.turn import Turn
from box.session import PERSON
from mitchi import choices, moves
from mitchi.hands import rank


def resume(app):
    """Show the game as it was when the power went.

    If the last move ended something, nobody may have seen that, so it is shown again.
    """
    session = app.session
    game = session.game
    session.call_coach()
    cause = game.events[0][0] if game.events else ""
    before = move = None
    if session.coach or cause.startswith("t"):  # a turn, or a roll in a tie-break
        before, move = _look_back(session)
    if game.phase == "rolloff" or cause == "starts":
        app.go(RollOff(app))
    elif game.dice:
        app.go(Turn(app)) if not session.is_opponent(game.seat) else app.pass_on()
    elif before is None:
        # of an earlier tie nobody knows the hand any more
        app.pass_on() if game.phase == "tiebreak" else app.follow()
    elif move == moves.STOP:
        app.follow(_worse(before.worst, game.events[0][2]))
    else:
        app.go(EndedTurn(app, before, move))


def _look_back(session):
    """(The game before the last move, that move), or (None, None) where the beginning is gone.

    The coach, if there is one, hears of every choice that was made.
    """
    before = move = None
    for before, move in session.moves():
        if session.coach and before.dice and session.kinds[before.seat] == PERSON:
            session.coach.judge(before, _choice(before.dice, move))
    return before, move


def _choice(dice, move):
    """What was chosen with these dice on the table, as one of mitchi.choices."""
    kind, first, _ = moves.parse(move)
    if kind == "stop":
        return choices.STOP
    if kind == "roll":
        return choices.BOTH
    return choices.LEFT if first == dice[0] else choices.RIGHT


def _worse(worst, hand):
    """The worse of two hands; ``worst`` may be None."""
    return hand if worst is None or rank(hand) > rank(worst) else worst


class EndedTurn(Turn):
    """A turn that ended with its last roll, which lies on the table."""

    def __init__(self, app, before, move):
        super().__init__(app, before)
        kind, first, second = moves.parse(move)
        if kind == "roll" or self.dice[0] == first:
            self.dice = [first, second]
        else:
            self.dice = [second, first]
        self.rolls += 1
        self.ended = True
        self.pot = self.pot_now(app.session.game)
