# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Builds the case for a Pico: one top, and a bottom for three AAA cells or for a lithium cell."""

from build123d import Pos

from hardware.case import letters, pico_things
from hardware.case.assembly import Assembly, Bridge, Press
from hardware.case.shell import Shell, block, cap, cap_hole, cone, prism, rod, window

LUG = (-3.2, -3.2)
# The tongues that keep the halves in line, clear of everything inside.
TABS = (("x", 0, 26, 38), ("y", 0, 20, 40), ("y", 1, 20, 40))


class Layout:
    """Where things are, in mm, from the inner lower left corner; z from the outside of the back."""

    def __init__(self, d):
        self.middle = d.inner_width / 2
        self.inner_face = d.depth - d.face
        self.buttons_y = 10.8
        pitch = d.button_pitch_holes * d.pitch
        self.buttons_x = [self.middle + pitch * step for step in (-1, 0, 1)]
        self.board_front = self.inner_face - d.cap_flange - d.cap_gap - d.switch_height
        self.board_back = self.board_front - d.board_thickness
        # On the grid of holes, between the outer flanges and the ends of the board.
        self.board_screws = [
            (self.middle + step * 14.5 * d.pitch, self.buttons_y) for step in (-1, 1)
        ]
        self.panel_x = self.middle - d.panel_width / 2
        self.panel_y = 25.2
        self.panel_front = self.inner_face - d.panel_boss
        self.panel_back = self.panel_front - d.board_thickness
        self.pico_axis = 77.0
        self.pico_end = d.inner_height - 0.2 - d.pico_usb_overhang  # its USB end
        self.pico_z = d.back + d.pico_post  # the side with the parts, which is the lower one
        # Where board.yml has their pins.
        self.slide_x = self.middle - 11.5 * d.pitch
        self.piezo = (self.middle + 4.5 * d.pitch, self.buttons_y)
        self.capacitor_x = self.middle - 0.5 * d.pitch
        self.bay = (9.7, 19.9, 9.7 + d.holder_length + 2 * d.holder_gap,
                    19.9 + d.holder_width + 2 * d.holder_gap)  # fmt: skip
        self.ear = (34.0, 8.0)  # the middle of the door's ear and its width
        self.cell = (13.0, 24.0)
        self.charger = (24.0, 3.5)


def build(d, battery, language):
    """Return the Assembly; battery is "aaa" or "lipo", language "en" or "es"."""
    at = Layout(d)
    case = Assembly(f"pico-{battery}", language, d.depth)
    case.parts["top"] = _top(d, at)
    case.turned.add("top")
    case.parts["bottom"] = _bottom(d, at, case.bridges, battery)
    if battery == "aaa":
        case.parts["door"] = _door(d, at)
    words = letters.WORDS[language]
    for name, word, x in zip(("roll", "keep", "stop"), words, at.buttons_x):
        solid, letter = cap(d, word, d.cap_width, d.cap_height, at.inner_face, d.depth)
        case.parts["cap-" + name] = Pos(x, at.buttons_y, 0) * solid
        case.words["cap-" + name] = Pos(x, at.buttons_y, 0) * letter
    case.things.update(pico_things.things(d, at, battery))
    case.plugs.update(pico_things.plugs(d, at))
    for name in ("roll", "keep", "stop"):
        case.presses.append(_press(d, case, name))
    x0 = at.panel_x + (d.panel_width - d.panel_active_width) / 2
    y0 = at.panel_y + d.panel_active_from_bottom
    case.active = (x0, y0, x0 + d.panel_active_width, y0 + d.panel_active_height)
    case.glass = at.panel_front
    return case


def _press(d, case, name):
    solid = case.parts["cap-" + name]
    return Press("cap-" + name, "switch-" + name, d.cap_gap, d.switch_travel,
                 lambda way: Pos(0, 0, -way) * solid)  # fmt: skip


def _panel_holes(d, at):
    e = d.panel_hole_from_edge
    return [
        (at.panel_x + x, at.panel_y + y)
        for x in (e, d.panel_width - e)
        for y in (e, d.panel_height - e)
    ]


def _top(d, at):
    shell = Shell(d, d.inner_width, d.inner_height, d.depth, d.split, d.face)
    solid = shell.top(TABS)
    posts, holes = shell.bosses(_panel_holes(d, at), at.inner_face, at.panel_front, at.panel_front)
    solid = solid + posts - holes
    posts, holes = shell.bosses(at.board_screws, at.inner_face, at.board_front, at.board_front)
    solid = solid + posts - holes
    # Keeps the USB end of the Pico down.
    solid += rod(at.pico_axis, at.pico_end - 4, at.pico_z + d.pico_thickness + 0.2,
                 at.inner_face, d.small_post)  # fmt: skip
    m = d.window_margin
    x0 = at.panel_x + (d.panel_width - d.panel_active_width) / 2 - m
    y0 = at.panel_y + d.panel_active_from_bottom - m
    solid -= window(x0, y0, x0 + d.panel_active_width + 2 * m, y0 + d.panel_active_height + 2 * m,
                    at.inner_face, d.depth)  # fmt: skip
    for x in at.buttons_x:
        hole = cap_hole(d, d.cap_width, d.cap_height, at.inner_face, d.depth)
        solid -= Pos(x, at.buttons_y, 0) * hole
    # The actuator of the slide switch comes out through the lower wall; open to the other half.
    high = at.board_back - (d.slide_room - 5) / 2
    solid -= block(at.slide_x - 3.2, -d.wall - 1, d.split - 1, at.slide_x + 3.2, 0.01, high)
    return solid


def _bottom(d, at, bridges, battery):
    shell = Shell(d, d.inner_width, d.inner_height, d.depth, d.split, d.face)
    solid = shell.bottom(LUG)
    solid += _pico_seat(d, at)
    if battery == "aaa":
        solid = _bay(d, at, solid, bridges)
    else:
        solid += _cell_seat(d, at)
    # The plug's plastic comes in to the socket; open to the other half.
    w = d.usb_micro_opening / 2
    usb = _usb_z(d, at)
    solid -= block(at.pico_axis - w, d.inner_height - 0.01, usb - d.usb_micro_opening_height / 2,
                   at.pico_axis + w, d.inner_height + d.wall + 1, d.split + 1)  # fmt: skip
    # Seen from the front the Pico's parts are below, so BOOTSEL is right of the axis.
    solid -= rod(at.pico_axis + d.pico_bootsel_from_axis, at.pico_end - d.pico_bootsel_from_end,
                 -1, d.back + 1, d.bootsel_opening)  # fmt: skip
    x, y = at.piezo
    for dx, dy in ((0, 0), (3.5, 0), (-3.5, 0), (0, 3.5), (0, -3.5)):
        solid -= rod(x + dx, y + dy, -1, d.back + 1, 1.6)
    return solid


def _usb_z(d, at):
    return at.pico_z - 1.35


def _pico_seat(d, at):
    """Two pegs at the USB end, where the socket leaves no room for screws, and two screw posts."""
    near, far = at.pico_end - d.pico_hole_from_end, at.pico_end - d.pico_length
    far += d.pico_hole_from_end
    solid = None
    for side in (-1, 1):
        x = at.pico_axis + side * d.pico_hole_from_axis
        a, b = sorted((at.pico_axis + side * 4.3, at.pico_axis + side * 7.4))
        peg = block(a, near - 2, d.back, b, near + 2, at.pico_z)
        peg += rod(x, near, at.pico_z, at.pico_z + d.pico_thickness + 0.6, d.peg)
        post = rod(x, far, d.back, at.pico_z, d.small_post)
        post -= rod(x, far, d.back, at.pico_z, d.small_thread)
        solid = peg + post if solid is None else solid + peg + post
    return solid


def _bay(d, at, solid, bridges):
    """Walls left and right of the holder with ledges that stop it, ribs, the door's place."""
    x0, y0, x1, y1 = at.bay
    ceiling = d.back + 0.3 + d.holder_room
    for side, x in ((-1, x0), (1, x1)):
        outline = [
            (x, d.back),
            (x + side * 2, d.back),
            (x + side * 2, ceiling + 2.3),
            (x - side * 1.2, ceiling + 2.3),
            (x - side * 1.2, ceiling + 0.7),
            (x, ceiling - 0.5),
        ]
        solid += prism(outline, "y", y0 + 3, y1 - 3)
    for x, side in ((x0, 1), (x1, -1)):
        a, b = sorted((x - side * 1.5, x + side * 3.5))
        solid += block(a, y0 - 2, d.back, b, y0, ceiling - 2)
        solid += block(a, y1, d.back, b, d.inner_height, ceiling - 2)
    solid -= block(x0, y0, -1, x1, y1, d.back + 0.01)
    # The upper edge of the opening leans back, and the door's edge reaches behind it.
    lean = d.back
    solid -= prism([(y1 - 0.01, -0.01), (y1, -0.01), (y1 + lean, lean), (y1 - 0.01, lean)], "x",
                   x0 + 4, x1 - 4)  # fmt: skip
    # Where the door's ear is screwed on.
    ear_x, ear_w = at.ear
    low = y0 - 8.6
    solid += block(ear_x - ear_w / 2 - 2, low - 2, d.back, ear_x + ear_w / 2 + 2, y0 - 2, 11)
    solid -= block(ear_x - ear_w / 2 - 0.3, low, -1, ear_x + ear_w / 2 + 0.3, y0 + 0.01, 3.4)
    solid -= rod(ear_x, y0 - 5, 3, 8, d.screw_thread)
    solid -= cone(ear_x, y0 - 5, 8, 8 + d.screw_thread / 2, d.screw_thread, 0)
    bridges.append(
        Bridge("bottom", (ear_x - ear_w / 2 - 0.4, low - 0.1, 3.3),
               (ear_x + ear_w / 2 + 0.4, y0 + 0.1, 3.5))  # fmt: skip
    )
    return solid


def _door(d, at):
    """The battery door, held by its leaning upper edge and one screw in its ear."""
    x0, y0, x1, y1 = at.bay
    f = d.fit
    solid = block(x0 + f, y0 + f, 0, x1 - f, y1 - f, d.back)
    lean = d.back
    solid += prism([(y1 - f - 1, 0), (y1 - f, 0), (y1 - f + lean, lean), (y1 - f - 1, lean)], "x",
                   x0 + 4 + f, x1 - 4 - f)  # fmt: skip
    ear_x, ear_w = at.ear
    solid += block(ear_x - ear_w / 2, y0 - 8.6 + f, 0, ear_x + ear_w / 2, y0 + 0.2, 3.15)
    solid += block(ear_x - ear_w / 2, y0 - 1, 0, ear_x + ear_w / 2, y0 + f + 1, d.back)
    sink = (d.screw_head - d.screw_clearance) / 2
    solid -= rod(ear_x, y0 - 5, -1, 4, d.screw_clearance)
    solid -= cone(ear_x, y0 - 5, 0, sink, d.screw_head, d.screw_clearance)
    return solid


def _cell_seat(d, at):
    """Four corners round the cell, which is stuck down with foam tape, and the charger's place."""
    x, y = at.cell
    g = 0.5
    solid = None
    for cx, sx in ((x - g, -1), (x + d.cell_length + g, 1)):
        for cy, sy in ((y - g, -1), (y + d.cell_width + g, 1)):
            xs, ys = sorted((cx, cx + sx * 2)), sorted((cy, cy + sy * 2))
            xl, yl = sorted((cx + sx * 2, cx - sx * 6)), sorted((cy + sy * 2, cy - sy * 6))
            corner = block(xs[0], yl[0], d.back, xs[1], yl[1], d.back + 6)
            corner += block(xl[0], ys[0], d.back, xl[1], ys[1], d.back + 6)
            solid = corner if solid is None else solid + corner
    cx, cy = at.charger
    # It lies turned round, its socket for the cell to the left.
    x, y = cx + d.charger_width - d.charger_hole_x, cy + d.charger_height - d.charger_hole_y
    post = rod(x, y, d.back, d.back + 4, d.small_post)
    solid += post - rod(x, y, d.back, d.back + 4, d.small_thread)
    far_x, far_y = cx + d.charger_width, cy + d.charger_height
    return solid + block(far_x - 4, far_y - 4, d.back, far_x - 1, far_y - 1, d.back + 4)
