# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Builds what both cases have in common: two halves, screws, a lanyard's hole, the caps."""

from build123d import (
    Align,
    Axis,
    Box,
    Cone,
    Cylinder,
    Polyline,
    Pos,
    RectangleRounded,
    Rot,
    SlotCenterToCenter,
    chamfer,
    extrude,
    fillet,
    make_face,
)

from hardware.case.letters import raised

_FROM_BELOW = (Align.CENTER, Align.CENTER, Align.MIN)


def block(x0, y0, z0, x1, y1, z1):
    """Return a box by two of its corners."""
    box = Box(x1 - x0, y1 - y0, z1 - z0)
    return Pos((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2) * box


def rod(x, y, z0, z1, diameter):
    """Return an upright cylinder."""
    return Pos(x, y, z0) * Cylinder(diameter / 2, z1 - z0, align=_FROM_BELOW)


def cone(x, y, z0, z1, diameter0, diameter1):
    """Return an upright cone from diameter0 at z0 to diameter1 at z1."""
    return Pos(x, y, z0) * Cone(diameter0 / 2, diameter1 / 2, z1 - z0, align=_FROM_BELOW)


def rounded(x0, y0, z0, x1, y1, z1, radius):
    """Return a box whose upright edges are round."""
    sketch = RectangleRounded(x1 - x0, y1 - y0, radius)
    return Pos((x0 + x1) / 2, (y0 + y1) / 2, z0) * extrude(sketch, z1 - z0)


def prism(points, axis, start, end):
    """Return a solid of one outline along an axis, from start to end.

    points are (y, z) where axis is "x" and (x, z) where it is "y".
    """
    if axis == "x":
        flat = make_face(Polyline(*[(start, a, b) for a, b in points], close=True))
        return extrude(flat, end - start, dir=(1, 0, 0))
    flat = make_face(Polyline(*[(a, start, b) for a, b in points], close=True))
    return extrude(flat, end - start, dir=(0, 1, 0))


class Shell:
    """The two halves before anything is cut into them; inside from (0, 0) to (width, height)."""

    def __init__(self, d, width, height, depth, split, face, screws=None):
        self.d = d
        self.width, self.height, self.depth = width, height, depth
        self.split, self.face = split, face
        self.inner_face = depth - face
        post = d.screw_post / 2 - 0.4  # the posts grow into the walls
        self.screws = screws or [
            (x, y) for x in (post, width - post) for y in (post, height - post)
        ]

    def _outside(self, z0, z1, chamfered):
        w = self.d.wall
        solid = rounded(-w, -w, z0, self.width + w, self.height + w, z1, self.d.corner)
        faces = solid.faces().sort_by(Axis.Z)
        face = faces[0] if chamfered == "back" else faces[-1]
        return chamfer(face.edges(), self.d.edge)

    def _inside(self, z0, z1):
        return rounded(0, 0, z0, self.width, self.height, z1, self.d.corner - self.d.wall)

    def bottom(self, lug):
        """Return the lower half with its screw holes; lug is the (x, y) of the lanyard's hole."""
        d = self.d
        solid = self._outside(0, self.split, "back") - self._inside(d.back, self.split + 1)
        for x, y in self.screws:
            solid += rod(x, y, d.back, self.split, d.screw_post)
        solid += self._lug(*lug)
        sink = (d.screw_head - d.screw_clearance) / 2
        for x, y in self.screws:
            solid -= rod(x, y, -1, self.split + 1, d.screw_clearance)
            solid -= cone(x, y, 0, sink, d.screw_head, d.screw_clearance)
        return solid - rod(*lug, -1, self.split, d.lanyard_hole)

    def _lug(self, x, y):
        """The lug lies on the printer's bed; its upper edge slopes, so that nothing catches."""
        d = self.d
        corner = d.corner - d.wall
        length = ((corner - x) ** 2 + (corner - y) ** 2) ** 0.5
        outline = Rot(0, 0, 45) * SlotCenterToCenter(length, d.lanyard_lug)
        lug = Pos((x + corner) / 2, (y + corner) / 2, 0) * extrude(outline, 5)
        lug = chamfer(lug.edges().group_by(Axis.Z)[-1], 1)
        return lug - self._inside(d.back, self.split)

    def top(self, tabs):
        """Return the upper half with its screw holes.

        tabs are (axis, side, start, end) of the tongues that keep the halves in line: along "x"
        or "y", at side 0 or 1.
        """
        d = self.d
        solid = self._outside(self.split, self.depth, "front")
        solid -= self._inside(self.split - 1, self.inner_face)
        for x, y in self.screws:
            solid += rod(x, y, self.split, self.inner_face, d.screw_post)
        for tab in tabs:
            solid += self._tab(*tab)
        for x, y in self.screws:
            solid -= rod(x, y, self.split - 1, self.split + d.screw_engagement, d.screw_thread)
        return solid

    def _tab(self, axis, side, start, end):
        d = self.d
        out, thick, reach = d.fit, d.fit + 1.8, 2.0
        outline = [
            (-0.5, self.split + 2.5),
            (-0.5, self.split),
            (out, self.split),
            (out, self.split - reach),
            (thick, self.split - reach),
            (thick, self.split + 0.5),
            (0, self.split + 0.5 + thick),
            (-0.5, self.split + 0.5 + thick),
        ]
        across = self.height if axis == "x" else self.width
        if side:
            outline = [(across - a, z) for a, z in outline]
        # A tongue along x has its outline in y and z.
        return prism(outline, axis, start, end)

    def bosses(self, places, top, bottom, hole_from):
        """Return (solid, holes) of posts for M2 screws from z = bottom to top.

        The holes go from the end at z = hole_from to the other end, and for posts on the front as
        far into it as d.thinnest_wall leaves.
        """
        d = self.d
        posts = holes = None
        for x, y in places:
            post = rod(x, y, bottom, top, d.small_post)
            end = self.depth - d.thinnest_wall if hole_from == bottom else bottom
            low, high = min(hole_from, end), max(hole_from, end)
            hole = rod(x, y, low, high, d.small_thread)
            posts = post if posts is None else posts + post
            holes = hole if holes is None else holes + hole
        return posts, holes


def window(x0, y0, x1, y1, inner, outer):
    """Return what to cut out for a window: straight inside, wider at 45 degrees to the outside."""
    depth = outer - inner
    straight = block(x0, y0, inner - 1, x1, y1, outer + 1)
    slope = extrude(
        Pos((x0 + x1) / 2, (y0 + y1) / 2, inner + 0.8)
        * make_face(Polyline(*_corners(x1 - x0, y1 - y0), close=True)),
        depth - 0.8,
        taper=-45,
    )
    return straight + slope


def _corners(width, height):
    return [
        (-width / 2, -height / 2),
        (width / 2, -height / 2),
        (width / 2, height / 2),
        (-width / 2, height / 2),
    ]


def cap(d, word, width, height, inner, outer):
    """Return (cap, word) round (0, 0) as they lie at rest, the flange against the front's inside.

    The word stands on the cap d.letter_rise high and is part of it; it comes by itself too, for
    pictures. inner and outer are z of the front.
    """
    body = rounded(-width / 2, -height / 2, inner - d.cap_flange, width / 2, height / 2,
                   outer + d.cap_rise, 2.5)  # fmt: skip
    body = fillet(body.faces().sort_by(Axis.Z)[-1].edges(), 0.8)
    lip = d.cap_lip + d.clearance
    flange = rounded(-width / 2 - lip, -height / 2 - lip, inner - d.cap_flange,
                     width / 2 + lip, height / 2 + lip, inner, 2.5 + lip)  # fmt: skip
    letters = raised(word, width - 2.4, 5, d.letter_stroke, d.letter_rise, 0.6)
    letters = Pos(0, 0, outer + d.cap_rise) * letters
    return body + flange + letters, letters


def cap_hole(d, width, height, inner, outer):
    """Return what to cut out of the front for a cap round (0, 0)."""
    c = d.clearance
    return rounded(-width / 2 - c, -height / 2 - c, inner - 1, width / 2 + c, height / 2 + c,
                   outer + 1, 2.5 + c)  # fmt: skip


def turned_over(solid):
    """Return a solid as it lies on the printer when its front is below."""
    return Rot(180, 0, 0) * solid
