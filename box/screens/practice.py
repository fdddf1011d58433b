# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The words of the coach: after a choice that was not the best, and at the end of a practice
game."""

from box.screens.base import Text
from box.screens.odds import choice_name
from box.words import hand_digits, say
from mitchi.hands import hand


def _points(number):
    """A number of points to two decimals."""
    hundredths = int(number * 100 + 0.5)
    return say("decimal", hundredths // 100, "%02d" % (hundredths % 100))


def advice(app, judgement):
    """The screen that says what would have been better, and by how much."""
    cost, (dice, _, _, choice, better) = judgement
    text = say(
        "coach_better",
        choice_name(better, dice),
        choice_name(choice, dice),
        _points(max(cost, 0.01)),
    )
    return Text(app, say("coach"), text)


def summary(app, coach):
    """The screen that sums a practice game up."""
    text = say("coach_sum", coach.best, coach.judged)
    if coach.costliest:
        cost, (dice, worst, rolls_left, choice, better) = coach.costliest
        goal = say("coach_started") if worst is None else say("coach_to_beat", hand_digits(worst))
        text += " " + say(
            "coach_costliest",
            hand_digits(hand(*dice)),
            goal,
            rolls_left,
            choice_name(choice, dice),
            choice_name(better, dice),
            _points(max(cost, 0.01)),
        )
    return Text(app, say("coach"), text)
