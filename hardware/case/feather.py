# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Builds the case for a Feather under its OLED wing, whose own small buttons are the box's."""

from hardware.case import feather_things, keys, letters
from hardware.case.assembly import Assembly, Bridge, Press
from hardware.case.shell import Shell, block, rod, window

LUG = (-3.2, -3.2)
TABS = (("x", 0, 31, 44), ("x", 1, 31, 44), ("y", 1, 10, 20))


class Layout:
    """Where things are, in mm, from the inner lower left corner; z from the outside of the back."""

    def __init__(self, d):
        self.middle = d.feather_inner_height / 2
        self.feather = (1.5, self.middle - d.feather_width / 2)
        self.cell = (self.feather[0] + 8.2, self.middle - d.cell_width / 2)
        self.feather_z = d.back + d.cell_thickness + d.cell_room + d.solder_room
        self.feather_top = self.feather_z + d.board_thickness
        self.wing_z = self.feather_top + d.socket_height + d.wing_gap
        self.wing_top = self.wing_z + d.board_thickness
        self.switch_top = self.wing_top + d.wing_switch_room
        self.key_bottom = self.switch_top + d.cap_gap
        self.inner_face = self.key_bottom + d.cap_flange
        self.depth = self.inner_face + d.feather_face
        self.usb_z = self.feather_top + d.feather_usb_middle
        self.bootsel_y = self.feather[1] + d.feather_bootsel_y
        self.switch_x = self.feather[0] + d.wing_switch_x
        self.switches_y = [
            self.feather[1] + y for y in (d.wing_switch_a_y, d.wing_switch_b_y, d.wing_switch_c_y)
        ]
        self.keys_y = [self.middle + d.key_pitch * step for step in (1, 0, -1)]
        self.pivot = 21.5  # of the outer keys, from the middle
        self.inline_x = 37.0
        post = d.screw_post / 2 - 0.4
        self.screws = [
            (x, y)
            for x in (22.0, d.feather_inner_width - post)
            for y in (post, d.feather_inner_height - post)
        ]
        self.holes = [
            (self.feather[0] + x, self.feather[1] + y)
            for x in (d.feather_hole_from_edge, d.feather_length - d.feather_hole_from_edge)
            for y in (d.feather_hole_from_edge, d.feather_width - d.feather_hole_from_edge)
        ]


def build(d, language):
    """Return the Assembly in the language "en" or "es"."""
    at = Layout(d)
    case = Assembly("feather", language, at.depth)
    shell = Shell(d, d.feather_inner_width, d.feather_inner_height, at.depth, d.feather_split,
                  d.feather_face, at.screws)  # fmt: skip
    case.parts["top"] = _top(d, at, shell)
    case.turned.add("top")
    case.parts["bottom"] = _bottom(d, at, shell, case.bridges)
    words = letters.WORDS[language]
    for name, word, make in zip(("roll", "keep", "stop"), words, keys.KEYS):
        case.parts["cap-" + name], case.words["cap-" + name] = make(d, at, word)
        move = keys.moves(d, at, name, case.parts["cap-" + name])
        case.presses.append(
            Press("cap-" + name, "switch-" + name, d.cap_gap, d.wing_switch_way, move)
        )
    case.things.update(feather_things.things(d, at))
    case.plugs.update(feather_things.plugs(d, at))
    left = at.feather[0]
    half = d.wing_active_height / 2
    case.active = (left + d.wing_active_left, at.middle - half,
                   left + d.wing_active_right, at.middle + half)  # fmt: skip
    case.glass = at.wing_top
    return case


def _top(d, at, shell):
    solid = shell.top(TABS)
    m, left = d.window_margin, at.feather[0]
    half = d.wing_active_height / 2 + m
    solid -= window(left + d.wing_active_left - m, at.middle - half,
                    left + d.wing_active_right + m, at.middle + half,
                    at.inner_face, at.depth)  # fmt: skip
    for y in at.keys_y:
        solid -= keys.hole(d, at, y)
    return solid


def _bottom(d, at, shell, bridges):
    solid = shell.bottom(LUG)
    for x, y in at.holes:
        post = rod(x, y, d.back, at.feather_z, d.small_post)
        solid += post - rod(x, y, d.back, at.feather_z, d.small_thread)
    solid += _cell_seat(d, at)
    # What the outer keys turn on, at the upper and the lower wall.
    for side in (-1, 1):
        near = at.middle + side * at.pivot
        far = at.middle + side * (d.feather_inner_height / 2 - d.fit)
        a, b = sorted((near, far))
        solid += block(3.2, a, d.back, 7.2, b, at.key_bottom - 0.05)
    # The plug's plastic comes in to the socket; open to the other half.
    w, h = d.usb_c_opening / 2, d.usb_c_opening_height / 2
    solid -= block(-d.wall - 1, at.middle - w, at.usb_z - h,
                   0.01, at.middle + w, d.feather_split + 1)  # fmt: skip
    # A pencil reaches BOOTSEL from the right; open to the other half.
    right = d.feather_inner_width
    w = d.bootsel_opening / 2
    solid -= block(right - 0.01, at.bootsel_y - w, at.feather_top - 0.5, right + d.wall + 1,
                   at.bootsel_y + w, d.feather_split + 1)  # fmt: skip
    w, low = d.inline_opening / 2, d.back + 2.6
    high = low + d.inline_opening_height
    solid -= block(at.inline_x - w, -d.wall - 1, low, at.inline_x + w, 0.01, high)
    bridges.append(
        Bridge("bottom", (at.inline_x - w - 0.1, -d.wall - 0.1, high - 0.1),
               (at.inline_x + w + 0.1, 0.1, high + 0.1))  # fmt: skip
    )
    return solid


def _cell_seat(d, at):
    """A low frame round the cell, open where its wires come out, which is at the right end."""
    x0, y0 = at.cell[0] - 0.5, at.cell[1] - 0.5
    x1, y1 = at.cell[0] + d.cell_length + 0.5, at.cell[1] + d.cell_width + 0.5
    z0, z1 = d.back, d.back + 4
    solid = block(x0 - 1.6, y0 - 1.6, z0, x0, y1 + 1.6, z1)
    for y in (y0 - 1.6, y1):
        solid += block(x0 - 1.6, y, z0, x1 - 8, y + 1.6, z1)
    return solid
