# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Short tunes for the buzzer, where a box has one: (Hz, ms) after each other, played while time
passes."""

from adafruit_ticks import ticks_diff

ROLL = ((180, 30), (0, 40), (220, 30), (0, 40), (200, 30))
SETTLE = ((660, 25),)
MITCHI = ((784, 90), (988, 90), (1175, 90), (1568, 220))
TAKE = ((330, 140), (262, 260))
WIN = ((523, 120), (659, 120), (784, 120), (1047, 300))


class Player:
    """Plays one tune at a time through ``tone(hz)``; 0 Hz is silence."""

    def __init__(self, tone):
        self._tone = tone
        self._tune = None
        self._note = 0
        self._since = 0

    def play(self, tune, now):
        """Begin ``tune`` at ``now`` (ticks of 1 ms); it takes the place of one under way."""
        self._tune = tune
        self._note = 0
        self._since = now
        self._tone(tune[0][0])

    def tick(self, now):
        """Let time pass."""
        tune = self._tune
        if tune is None or ticks_diff(now, self._since) < tune[self._note][1]:
            return
        self._since = now
        self._note += 1
        if self._note < len(tune):
            self._tone(tune[self._note][0])
        else:
            self._tune = None
            self._tone(0)
