# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Draws solids as a shaded picture with outlines, in plain arithmetic: no screen is needed."""

import numpy as np
from PIL import Image

from hardware.measure import mesh, normals

_OVERSAMPLE = 2
_LIGHT = np.array([-0.35, 0.5, 0.8]) / np.linalg.norm([-0.35, 0.5, 0.8])
_LINE = np.array([35, 40, 48])
_MARGIN = 0.04  # of the picture's width


def camera(turn, tilt):
    """Return the rotation of a view: degrees round the z axis, then forward towards the viewer."""
    a, b = np.radians(turn), np.radians(tilt)
    about_z = np.array([[np.cos(a), -np.sin(a), 0], [np.sin(a), np.cos(a), 0], [0, 0, 1]])
    about_x = np.array([[1, 0, 0], [0, np.cos(b), -np.sin(b)], [0, np.sin(b), np.cos(b)]])
    return about_x @ about_z


def picture(pieces, view, width, background=(255, 255, 255)):
    """Return a PIL image `width` px wide of pieces, a list of (solid, colour).

    The picture is as high as the pieces need. Parallel projection: what is equally long looks so.
    """
    shapes = []
    for solid, colour in pieces:
        points, triangles = mesh(solid, 0.08)
        shapes.append((points @ view.T, triangles, np.array(colour, float)))
    everything = np.concatenate([points for points, _, _ in shapes])
    low, high = everything.min(axis=0), everything.max(axis=0)
    big = width * _OVERSAMPLE
    scale = big * (1 - 2 * _MARGIN) / (high[0] - low[0])
    tall = int((high[1] - low[1]) * scale + 2 * _MARGIN * big)
    tall += -tall % _OVERSAMPLE
    canvas = _Canvas(big, tall, background)
    for number, (points, triangles, colour) in enumerate(shapes):
        flat = points.copy()
        flat[:, 0] = (points[:, 0] - low[0]) * scale + _MARGIN * big
        flat[:, 1] = tall - ((points[:, 1] - low[1]) * scale + _MARGIN * big)
        flat[:, 2] = points[:, 2] * scale
        canvas.add(number, flat, triangles, normals(points, triangles)[0], colour)
    image = Image.fromarray(canvas.with_outlines(scale).astype(np.uint8))
    return image.resize((width, tall // _OVERSAMPLE), Image.LANCZOS)


class _Canvas:
    def __init__(self, width, height, background):
        self.colour = np.empty((height, width, 3))
        self.colour[:] = background
        self.depth = np.full((height, width), -np.inf)
        self.normal = np.zeros((height, width, 3))
        self.number = np.full((height, width), -1)

    def add(self, number, points, triangles, normal, colour):
        height, width = self.depth.shape
        for triangle, facing in zip(triangles, normal):
            if facing[2] <= 0:
                continue
            a, b, c = points[triangle]
            x0, x1 = int(min(a[0], b[0], c[0])), int(max(a[0], b[0], c[0])) + 2
            y0, y1 = int(min(a[1], b[1], c[1])), int(max(a[1], b[1], c[1])) + 2
            x0, y0, x1, y1 = max(x0, 0), max(y0, 0), min(x1, width), min(y1, height)
            if x0 >= x1 or y0 >= y1:
                continue
            area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
            if abs(area) < 1e-9:
                continue
            x = np.arange(x0, x1)[None, :] + 0.5
            y = np.arange(y0, y1)[:, None] + 0.5
            u = ((x - a[0]) * (c[1] - a[1]) - (y - a[1]) * (c[0] - a[0])) / area
            v = ((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])) / area
            z = a[2] + u * (b[2] - a[2]) + v * (c[2] - a[2])
            seen = (u >= 0) & (v >= 0) & (u + v <= 1) & (z > self.depth[y0:y1, x0:x1])
            if not seen.any():
                continue
            shade = 0.55 + 0.45 * max(0.0, float(facing @ _LIGHT))
            self.depth[y0:y1, x0:x1][seen] = z[seen]
            self.colour[y0:y1, x0:x1][seen] = colour * shade
            self.normal[y0:y1, x0:x1][seen] = facing
            self.number[y0:y1, x0:x1][seen] = number

    def with_outlines(self, scale):
        """The colours, dark where one thing ends, a step is or two faces meet at an angle."""
        edge = np.zeros(self.depth.shape, bool)
        depth = np.where(np.isfinite(self.depth), self.depth, -1e6)
        for axis in (0, 1):
            a = [slice(None), slice(None)]
            b = [slice(None), slice(None)]
            a[axis], b[axis] = slice(1, None), slice(None, -1)
            a, b = tuple(a), tuple(b)
            other = self.number[a] != self.number[b]
            bend = np.einsum("ijk,ijk->ij", self.normal[a], self.normal[b]) < 0.8
            both = (self.number[a] >= 0) & (self.number[b] >= 0)
            step = np.abs(depth[a] - depth[b]) > 1.2 * scale
            line = other | (both & (bend | step))
            edge[a] |= line
            edge[b] |= line
        colour = self.colour.copy()
        colour[edge] = _LINE
        return colour
