# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Draws each case put together and taken apart."""

import numpy as np
from build123d import Pos

from hardware.render import camera, picture

_SHELL, _DOOR = (244, 196, 72), (226, 150, 60)
_CAPS = {"cap-roll": (214, 72, 72), "cap-keep": (72, 130, 200), "cap-stop": (86, 160, 96)}
_THINGS = {
    "panel": (40, 66, 110), "pico": (52, 132, 76), "board": (188, 146, 84),
    "feather": (54, 58, 66), "wing": (40, 66, 110), "holder": (70, 72, 78),
    "cell": (196, 202, 210), "charger": (50, 92, 150), "buzzer": (60, 60, 62),
    "capacitor": (70, 84, 150),
}  # fmt: skip
_OTHER = (120, 124, 130)

# How far each thing is lifted out when the box is taken apart, in mm, from the back to the front.
_LAYERS = (
    ("door", -34), ("bottom", 0), ("cell", 16), ("charger", 20), ("holder", 26), ("pico", 30),
    ("feather", 34), ("capacitor", 50), ("buzzer", 50), ("slide-switch", 50), ("board", 58),
    ("panel", 84), ("wing", 62), ("reset", 62), ("switch-roll", 62), ("switch-keep", 62),
    ("switch-stop", 62), ("cap-roll", 92), ("cap-keep", 92), ("cap-stop", 92), ("top", 126),
)  # fmt: skip


def _colour(name):
    if name in ("top", "bottom"):
        return _SHELL
    if name == "door":
        return _DOOR
    return _CAPS.get(name) or _THINGS.get(name) or _OTHER


def assembled(case, width=900):
    """Return the picture of the closed box as one sees it in front of oneself."""
    return picture(_pieces(case, {}), camera(-16, -40), width)


def back(case, width=900):
    """Return the picture of the closed box from behind."""
    half_turn = np.diag([-1.0, 1.0, -1.0])
    return picture(_pieces(case, {}), camera(-16, -40) @ half_turn, width)


def exploded(case, width=900):
    """Return the picture of everything in the box, lifted apart from the back to the front."""
    return picture(_pieces(case, dict(_LAYERS)), camera(-28, -62), width)


def _pieces(case, lifts):
    everything = {**case.parts, **case.things}
    pieces = [
        (Pos(0, 0, lifts.get(name, 0)) * solid, _colour(name))
        for name, solid in everything.items()
    ]
    # The words in white, a hair over the caps.
    for name, solid in case.words.items():
        pieces.append((Pos(0, 0, lifts.get(name, 0) + 0.02) * solid, (255, 255, 255)))
    return pieces
