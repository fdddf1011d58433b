# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Builds the keys over the FeatherWing's buttons, which stand 4.4 mm apart: too near for fingers.

The outer two are levers: they turn on a rib of the bottom at their outer end, the finger presses
in the middle, and the inner end presses the button. The middle one goes straight down between
them. All lie flat on the printer, their words up.
"""

import math

from build123d import Axis, Plane, Pos, Rot, fillet

from hardware.case.letters import raised
from hardware.case.shell import block, prism, rounded

_LEFT = 2.05  # of a key, from the inside of the left wall
_RIGHT = 8.85
_FLANGE = 0.3
_ARM = (4.3, 6.6)  # of the levers: beside the wing's reset button
_RISE = 2.4


def hole(d, at, y):
    """Return what to cut out of the front for the key at y."""
    c, half = d.clearance, d.key_length / 2
    return rounded(_LEFT - c, y - half - c, at.inner_face - 1, _RIGHT + c, y + half + c,
                   at.depth + 1, 2)  # fmt: skip


def upper(d, at, word):
    """Return (key, word) of the lever over the upper button; the word is part of the key too."""
    y, tip, pivot = d.key_pitch, d.wing_switch_a_y - d.wing_switch_b_y - 1.1, at.pivot
    bottom, top = at.key_bottom, at.inner_face
    arm = block(_ARM[0], tip, bottom, _ARM[1], pivot + 1.2, top)
    low, high = y - d.key_length / 2 - 0.6, d.feather_inner_height / 2 - 3.6 - 0.4
    solid = arm + block(_FLANGE, low, bottom, _ARM[1], high, top)
    solid += block(2.4, high - 1, bottom, _ARM[1], pivot + 1.2, top)
    # Its outer end tips up while the inner end goes down.
    solid -= block(0, pivot - 0.5, top - 0.3, 10, pivot + 5, top + 1)
    pad = rounded(_LEFT, y - d.key_length / 2, bottom, _RIGHT, y + d.key_length / 2,
                  at.depth + _RISE, 1.65)  # fmt: skip
    # On the right it leans out over the plate, at 45 degrees, clear of the reset button.
    pad -= prism([(_ARM[1], bottom - 1), (_ARM[1], top), (_RIGHT + 1, top + _RIGHT + 1 - _ARM[1]),
                  (_RIGHT + 1, bottom - 1)], "y", y - 10, y + 10)  # fmt: skip
    return _finished(d, at, solid + _soft(pad), word, y)


def middle(d, at, word):
    """Return (key, word) of the key over the middle button."""
    bottom, top, half, foot = at.key_bottom, at.inner_face, d.key_length / 2, 2.8
    solid = block(_FLANGE, -foot, bottom, _RIGHT + d.clearance + 1.1, foot, top)
    solid += block(_LEFT, -foot, bottom, _RIGHT, foot, top + 1)
    pad = rounded(_LEFT, -half, top + 0.5, _RIGHT, half, at.depth + _RISE, 1.65)
    # Above the ends of the levers it leans out at 45 degrees.
    for side in (-1, 1):
        corner = [(side * foot, top), (side * foot, top + 0.5),
                  (side * (half + 1), top + 0.5 + half + 1 - foot), (side * (half + 1), top)]
        pad -= prism(corner, "x", 0, 12)
    return _finished(d, at, solid + _soft(pad), word, 0)


def lower(d, at, word):
    """Return the lever over the lower button: the upper one in a mirror, its word as it is."""
    plain, _ = upper(d, at, "")
    mirrored = Pos(0, 2 * at.middle, 0) * plain.mirror(Plane.XZ)
    letters = Pos(0, at.middle, 0) * _word(d, at, word, -d.key_pitch)
    return mirrored + letters, letters


KEYS = (upper, middle, lower)


def moves(d, at, name, solid):
    """Return the function from how far the switch goes down, in mm, to the key as it then is."""
    if name == "keep":
        return lambda way: Pos(0, 0, -way) * solid
    side = 1 if name == "roll" else -1
    y, z = at.middle + side * at.pivot, at.key_bottom
    arm = at.pivot - (d.wing_switch_a_y - d.wing_switch_b_y)

    def move(way):
        turn = math.degrees(math.atan2(way, arm)) * side
        return Pos(0, y, z) * (Rot(turn, 0, 0) * (Pos(0, -y, -z) * solid))

    return move


def _soft(pad):
    return fillet(pad.faces().sort_by(Axis.Z)[-1].edges(), 0.6)


def _finished(d, at, solid, word, y):
    solid = Pos(0, at.middle, 0) * solid
    if not word:
        return solid, None
    letters = Pos(0, at.middle, 0) * _word(d, at, word, y)
    return solid + letters, letters


def _word(d, at, word, y):
    """The word stands upright in rows of two letters: a key is higher than it is wide."""
    pairs = [word[index : index + 2] for index in range(0, len(word), 2)]
    gap, stroke = 0.6, 0.7
    height = min(4.2, (d.key_length - 2.4 - gap * (len(pairs) - 1)) / len(pairs))
    x, rise = (_LEFT + _RIGHT) / 2, at.depth + _RISE
    solid = None
    for row, pair in enumerate(pairs):
        over = ((len(pairs) - 1) / 2 - row) * (height + gap)
        letters = raised(pair, _RIGHT - _LEFT - 1.6, height, stroke, d.letter_rise, gap)
        letters = Pos(x, y + over, rise) * letters
        solid = letters if solid is None else solid + letters
    return solid
