# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Models what is bought for the Pico's case as simple solids: the room that each thing takes."""

from build123d import Cylinder, Pos, Rot

from hardware.case.shell import block, rod


def things(d, at, battery):
    """Return a dict from name to solid of everything inside, screws left out."""
    found = {"panel": _panel(d, at), "pico": _pico(d, at), "board": _board(d, at)}
    for name, x in zip(("roll", "keep", "stop"), at.buttons_x):
        found["switch-" + name] = _switch(d, at, x)
    found["slide-switch"] = _slide_switch(d, at)
    x, y = at.piezo
    found["buzzer"] = rod(x, y, at.board_back - d.piezo_height, at.board_back, d.piezo_diameter)
    found["capacitor"] = _capacitor(d, at)
    if battery == "aaa":
        found["holder"] = _holder(d, at)
    else:
        x, y = at.cell
        found["cell"] = block(x, y, d.back, x + d.cell_length, y + d.cell_width,
                              d.back + d.cell_thickness + d.cell_room)  # fmt: skip
        x, y = at.charger
        found["charger"] = block(x, y, d.back + 4, x + d.charger_width, y + d.charger_height,
                                 d.back + 4 + d.charger_room)  # fmt: skip
    return found


def plugs(d, at):
    """Return what comes in from outside: the plug's plastic, and a pencil to BOOTSEL."""
    z = at.pico_z - 1.35
    w, h = d.usb_micro_opening / 2 - 0.3, d.usb_micro_opening_height / 2 - 0.3
    top = d.inner_height
    x = at.pico_axis + d.pico_bootsel_from_axis
    y = at.pico_end - d.pico_bootsel_from_end
    return {
        "usb-plug": block(at.pico_axis - w, top + 0.1, z - h, at.pico_axis + w, top + 20, z + h),
        "pencil": rod(x, y, -20, at.pico_z - 3.2, d.bootsel_opening - 1.5),
    }


def _panel(d, at):
    x, y = at.panel_x, at.panel_y
    solid = block(x, y, at.panel_back, x + d.panel_width, y + d.panel_height, at.panel_front)
    for hx in (d.panel_hole_from_edge, d.panel_width - d.panel_hole_from_edge):
        for hy in (d.panel_hole_from_edge, d.panel_height - d.panel_hole_from_edge):
            solid -= rod(x + hx, y + hy, at.panel_back, at.panel_front, d.panel_hole)
    left = x + (d.panel_width - d.panel_glass_width) / 2
    low = y + d.panel_glass_from_bottom
    solid += block(left, low, at.panel_front, left + d.panel_glass_width,
                   low + d.panel_glass_height, at.panel_front + d.wing_glass_room)  # fmt: skip
    # The parts on its back keep clear of the screws.
    return solid + block(x, y + 6, at.panel_back - d.panel_back_room, x + d.panel_width,
                         y + d.panel_height - 6, at.panel_back)  # fmt: skip


def _pico(d, at):
    """The board with its parts below, the socket, BOOTSEL, and room for solder above."""
    a, end, z = at.pico_axis, at.pico_end, at.pico_z
    half = d.pico_width / 2
    solid = block(a - half, end - d.pico_length, z, a + half, end, z + d.pico_thickness)
    for side in (-1, 1):
        for y in (end - d.pico_hole_from_end, end - d.pico_length + d.pico_hole_from_end):
            x = a + side * d.pico_hole_from_axis
            solid -= rod(x, y, z, z + d.pico_thickness, d.pico_hole)
        x0, x1 = sorted((a + side * (half - 3), a + side * half))
        solid += block(x0, end - d.pico_length + 0.6, z + d.pico_thickness, x1, end - 0.6,
                       z + d.pico_thickness + d.solder_room)  # fmt: skip
    w = d.pico_usb_width / 2
    solid += block(a - w, end - 5, z - 3, a + w, end + d.pico_usb_overhang, z)
    x, y = a + d.pico_bootsel_from_axis, end - d.pico_bootsel_from_end
    solid += block(x - 1.6, y - 2.1, z - 2.5, x + 1.6, y + 2.1, z)
    return solid + block(a - 6, end - 36, z - 1.5, a + 6, end - 16, z)


def _board(d, at):
    x0, y0 = at.middle - d.board_length / 2, at.buttons_y - d.board_height / 2
    solid = block(x0, y0, at.board_back, x0 + d.board_length, y0 + d.board_height, at.board_front)
    for x, y in at.board_screws:
        solid -= rod(x, y, at.board_back, at.board_front, 2.2)
    return solid


def _switch(d, at, x):
    half = d.switch_body / 2
    body = block(x - half, at.buttons_y - half, at.board_front, x + half, at.buttons_y + half,
                 at.board_front + d.switch_body_height)  # fmt: skip
    return body + rod(x, at.buttons_y, at.board_front, at.board_front + d.switch_height,
                      d.switch_plunger)  # fmt: skip


def _slide_switch(d, at):
    """Under the board, its actuator through the lower wall, pushed to the left."""
    y0 = at.buttons_y - d.board_height / 2
    half = d.slide_length / 2
    low = at.board_back - d.slide_room + 0.5
    body = block(at.slide_x - half, y0, low, at.slide_x + half, y0 + d.slide_depth, at.board_back)
    middle = (low + at.board_back) / 2
    return body + block(at.slide_x - d.slide_actuator_width, y0 - d.slide_actuator, middle - 1,
                        at.slide_x, y0, middle + 1)  # fmt: skip


def _capacitor(d, at):
    """It lies along y, its leads bent up into the lowest row of holes."""
    radius, length = d.capacitor_diameter / 2, d.capacitor_length
    return Pos(at.capacitor_x, at.buttons_y + 1.5, at.board_back - radius) * (
        Rot(90, 0, 0) * Cylinder(radius, length)
    )


def _holder(d, at):
    x, y = at.bay[0] + d.holder_gap, at.bay[1] + d.holder_gap
    z = d.back + 0.3
    solid = block(x, y, z, x + d.holder_length, y + d.holder_width, z + d.holder_room - 0.5)
    for step in (0, d.holder_pin_pitch):
        px, py = x + d.holder_pin_from_end, y + d.holder_pin_from_side + step
        solid += rod(px, py, z, z + d.holder_room + 3, 1.5)
    return solid
