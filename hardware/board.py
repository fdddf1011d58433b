# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Reads board.yml: which holes of the prototyping board are joined, and with what."""

import yaml

from hardware.tables import HERE

COLUMNS, ROWS = 30, "ABCDEFG"


def load(folder=HERE):
    """Return board.yml as a dict."""
    return yaml.safe_load((folder / "board.yml").read_text(encoding="utf-8"))


def place(hole):
    """Return (column, row) of a hole such as C5, from (0, 0)."""
    return int(hole[1:]) - 1, ROWS.index(hole[0])


def ends(layout, parts):
    """Return a dict from hole to the pins and wires in it, each as (name, pin), for some parts.

    Wires are there under the name of their cable.
    """
    found = {}
    for part, pins in layout["pins"].items():
        if part in parts:
            for pin, holes in pins.items():
                for hole in holes:
                    found.setdefault(hole, set()).add((part, str(pin)))
    for cable, wires in layout["wires"].items():
        if cable in parts:
            for wire, hole in wires.items():
                found.setdefault(hole, set()).add((cable, str(wire)))
    return found


def nets(layout, parts):
    """Return sets of (name, pin) that the holes join, of two or more."""
    holes = ends(layout, parts)
    groups = [{hole} for hole in holes]
    links = [set(chain) for chain in layout["joints"]]
    # A push button joins both holes of a pin inside itself.
    links += [
        set(each) for name in layout["pins"] if name in parts
        for each in layout["pins"][name].values()
    ]  # fmt: skip
    for link in links:
        apart = [group for group in groups if not group & link]
        joined = set(link).union(*(group for group in groups if group & link))
        groups = apart + [joined]
    found = [set().union(*(holes.get(hole, set()) for hole in group)) for group in groups]
    return [net for net in found if len(net) > 1]
