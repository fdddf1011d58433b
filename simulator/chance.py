# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""What os.urandom answers to the box: faces that were ordered, else chance.

The box makes face byte % 6 + 1 of one byte, and takes a new byte for 252 and up.
"""

import os
import random

_system_bytes = os.urandom  # before the box's os.urandom takes its place


class Chance:
    """faces: what the next throws show, in order; after them chance decides, alike for a seed."""

    def __init__(self, faces=(), seed=None):
        self._faces = []
        self._random = None
        self.order(faces)
        if seed is not None:
            self.seed(seed)

    def order(self, faces):
        """Adds faces, 1 to 6, to what comes next; raises ValueError for others."""
        for face in faces:
            if face not in range(1, 7):
                raise ValueError(f"{face!r} is no face of a die")
        self._faces.extend(faces)

    def seed(self, seed):
        """From here on the same seed gives the same chance. Ordered faces still come first."""
        self._random = random.Random(seed)

    def bytes(self, count):
        """count bytes, each of which makes a face."""
        return bytes(self._byte() for _ in range(count))

    def _byte(self):
        if self._faces:
            return self._faces.pop(0) - 1
        if self._random is not None:
            return self._random.randrange(256)
        return _system_bytes(1)[0]
