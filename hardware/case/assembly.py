# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Holds a case with what goes into it, and what a test needs to know of them."""

from dataclasses import dataclass, field

from build123d import Pos, Rot


@dataclass
class Press:
    """One button: its cap, what it presses, and how it moves.

    move(way) returns the cap as it is when the point over the switch has gone down by `way` mm.
    """

    cap: str
    switch: str
    gap: float
    travel: float
    move: object


@dataclass
class Bridge:
    """A place that the printer has to bridge: a box in the part's own printing position."""

    part: str
    low: tuple
    high: tuple


@dataclass
class Assembly:
    """A case that is put together.

    parts are printed, things are bought; both are dicts from name to solid where it belongs.
    words are the raised words alone, by the names of their caps.
    active is (x0, y0, x1, y1) of what lights up and glass the z of the panel's glass.
    plugs are solids that must fit into an opening when a cable or a tool is put in.
    """

    variant: str
    language: str
    depth: float
    parts: dict = field(default_factory=dict)
    things: dict = field(default_factory=dict)
    words: dict = field(default_factory=dict)
    presses: list = field(default_factory=list)
    bridges: list = field(default_factory=list)
    plugs: dict = field(default_factory=dict)
    active: tuple = ()
    glass: float = 0.0
    turned: set = field(default_factory=set)  # parts that are printed with their front below

    def printed(self, name):
        """Return a part as it lies on the printer's bed: lowest point at z = 0."""
        solid = self.parts[name]
        if name in self.turned:
            solid = Rot(180, 0, 0) * solid
        return Pos(0, 0, -solid.bounding_box().min.Z) * solid
