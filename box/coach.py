# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The teacher of the practice game: judges each choice by the exact solution and keeps count."""

from mitchi import odds


class Coach:
    """Counts the choices that were judged and remembers the costliest mistake.

    judged, best      how many choices there were, and how many of them were best costliest
    None, or (points, position) of the worst mistake; a position is (dice, worst hand so far or
    None, rolls left, what was chosen, what was best), choices as in mitchi.choices
    """

    def __init__(self):
        self.judged = 0
        self.best = 0
        self.costliest = None
        self._before = (0, 0, None)

    def take_back(self):
        """Forget the last judgement: its choice was undone."""
        self.judged, self.best, self.costliest = self._before

    def judge(self, game, choice):
        """Judge ``choice`` in ``game``: (points it costs on average, position), or None if it is
        best."""
        lesson = odds.lesson(game, choice)
        if lesson is None:
            return None
        self._before = (self.judged, self.best, self.costliest)
        self.judged += 1
        better, cost = lesson
        if better == choice:
            self.best += 1
            return None
        judgement = (cost, (game.dice, game.worst, game.rolls_left, choice, better))
        if self.costliest is None or cost > self.costliest[0]:
            self.costliest = judgement
        return judgement
