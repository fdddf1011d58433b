# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The rolling of the dice as a table of time: which tile each die shows, some ms after the
throw."""

from adafruit_ticks import ticks_diff
from micropython import const

from box import pictures

_FRAME = const(50)  # ms a tumbling tile is shown: two dice take 19 ms to send
_SETTLES = (340, 500)  # ms after which the first and the second die lie still
_FLASH = const(120)  # ms of one light of the celebration
_FLASHES = const(7)


class Tumble:
    """Two dice, or one of them, tumbling since ``started`` (ticks of 1 ms) on to their faces.

    ``faces`` are what the dice will show, ``thrown`` whether each is in the air; one that is not
    is a kept one. With ``celebrate`` the dice flash after they have settled.
    """

    def __init__(self, started, faces, thrown, celebrate=False):
        self._started = started
        self._faces = faces
        self._thrown = thrown
        self._celebrate = celebrate
        self._settles = _SETTLES if len(faces) == 2 else _SETTLES[1:]
        self.tiles = [0] * len(faces)
        self.settled = False  # the faces may be named
        self.over = False
        self.step(started)

    def step(self, now):
        """Let time pass; True if a tile in ``tiles`` has changed."""
        elapsed = ticks_diff(now, self._started)
        self.settled = elapsed >= _SETTLES[1]
        flash = (elapsed - _SETTLES[1]) // _FLASH
        self.over = self.settled and not (self._celebrate and flash < _FLASHES)
        changed = False
        for index in range(len(self.tiles)):
            tile = self._tile(index, elapsed, flash)
            if tile != self.tiles[index]:
                self.tiles[index] = tile
                changed = True
        return changed

    def _tile(self, index, elapsed, flash):
        face = self._faces[index]
        if self.over:
            return face
        if self.settled:
            return face if flash % 2 else pictures.KEPT + face
        if not self._thrown[index]:
            return pictures.KEPT + face
        if elapsed >= self._settles[index]:
            return face
        return pictures.TUMBLING + (elapsed // _FRAME + 2 * index) % pictures.TUMBLING_FRAMES
