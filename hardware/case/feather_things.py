# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Models what is bought for the Feather's case as simple solids: the room that each thing takes."""

from hardware.case.shell import block, rod

SOCKET = 2.6  # width of a row of sockets, mm


def things(d, at):
    """Return a dict from name to solid of everything inside, screws left out."""
    x, y = at.cell
    found = {
        "feather": _feather(d, at),
        "wing": _wing(d, at),
        "cell": block(x, y, d.back, x + d.cell_length, y + d.cell_width,
                      d.back + d.cell_thickness + d.cell_room),  # fmt: skip
    }
    for name, y in zip(("roll", "keep", "stop"), at.switches_y):
        found["switch-" + name] = _switch(d, at, at.switch_x, y)
    found["reset"] = _switch(d, at, at.feather[0] + d.wing_reset_x, at.feather[1] + d.wing_reset_y)
    return found


def plugs(d, at):
    """Return what comes in from outside: the plug's plastic, and a pencil to BOOTSEL."""
    w, h = d.usb_c_opening / 2 - 0.3, d.usb_c_opening_height / 2 - 0.3
    right, z = d.feather_inner_width, at.feather_top + 1.75
    half = d.bootsel_opening / 2 - 0.9
    return {
        "usb-plug": block(-20, at.middle - w, at.usb_z - h, 0.2, at.middle + w, at.usb_z + h),
        "pencil": block(at.feather[0] + d.feather_bootsel_x + 0.05, at.bootsel_y - half, z - half,
                        right + 20, at.bootsel_y + half, z + half),  # fmt: skip
    }


def _feather(d, at):
    x, y = at.feather
    z, top = at.feather_z, at.feather_top
    solid = block(x, y, z, x + d.feather_length, y + d.feather_width, top)
    for hx, hy in at.holes:
        solid -= rod(hx, hy, z, top, d.feather_hole)
    w = d.feather_usb_width / 2
    solid += block(x - d.feather_usb_overhang, at.middle - w, top, x + 6, at.middle + w, top + 3.2)
    solid += block(x + d.feather_bootsel_x - 3.5, at.bootsel_y - 2, top,
                   x + d.feather_bootsel_x, at.bootsel_y + 2, top + 3.5)  # fmt: skip
    # The battery's socket and its plug.
    solid += block(x + 6.9, y + 14.8, top, x + 14.9, y + d.feather_width + 5, top + 6)
    # Both rows of sockets, and their solder below.
    for sy, sx0, sx1 in ((1.27, 5, 45.8), (21.59, 15.2, 45.8)):
        solid += block(x + sx0, y + sy - SOCKET / 2, top, x + sx1, y + sy + SOCKET / 2,
                       top + d.socket_height)  # fmt: skip
        solid += block(x + sx0, y + sy - 0.6, z - d.solder_room + 0.3, x + sx1, y + sy + 0.6, z)
    return solid


def _wing(d, at):
    x, y = at.feather
    z, top = at.wing_z, at.wing_top
    solid = block(x, y, z, x + d.feather_length, y + d.feather_width, top)
    half = d.wing_glass_height / 2
    solid += block(x + d.wing_glass_left, at.middle - half, top, x + d.wing_glass_right,
                   at.middle + half, top + d.wing_glass_room)  # fmt: skip
    for sy, sx0, sx1 in ((1.27, 5, 45.8), (21.59, 15.2, 45.8)):
        solid += block(x + sx0, y + sy - SOCKET / 2, z - d.wing_gap, x + sx1,
                       y + sy + SOCKET / 2, z)  # fmt: skip
    return solid


def _switch(d, at, x, y):
    """A body a little lower than its button."""
    w, h = d.wing_switch_length / 2, d.wing_switch_width / 2
    body = block(x - w, y - h, at.wing_top, x + w, y + h, at.switch_top - 0.4)
    return body + block(x - 1.05, y - 0.8, at.wing_top, x + 1.05, y + 0.8, at.switch_top)
