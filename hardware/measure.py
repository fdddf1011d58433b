# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Measures solids and their meshes: what meets, what is thin, what hangs over, what leaks."""

import numpy as np


def mesh(solid, tolerance=0.05):
    """Return (points, triangles) of a solid: arrays of shape (n, 3) and (m, 3), in mm."""
    points, triangles = solid.tessellate(tolerance, 0.2)
    points = np.array([(p.X, p.Y, p.Z) for p in points])
    points, triangles = _merged(points, np.array(triangles))
    return points, triangles


def _merged(points, triangles):
    """Corners that lie in one place become one, and triangles without an area go."""
    keys, index = np.unique(np.round(points, 5), axis=0, return_inverse=True)
    triangles = index.reshape(-1)[triangles]
    a, b, c = triangles.T
    return keys, triangles[(a != b) & (b != c) & (c != a)]


def common_volume(one, other):
    """Return the volume in mm3 that two solids share."""
    a, b = one.bounding_box(), other.bounding_box()
    for axis in ("X", "Y", "Z"):
        if getattr(a.max, axis) <= getattr(b.min, axis) + 1e-6:
            return 0.0
        if getattr(b.max, axis) <= getattr(a.min, axis) + 1e-6:
            return 0.0
    shared = one & other
    return 0.0 if shared is None else sum(solid.volume for solid in shared.solids())


def open_edges(points, triangles):
    """Return how many edges do not have exactly two triangles, once in each direction."""
    edges = np.concatenate([triangles[:, [0, 1]], triangles[:, [1, 2]], triangles[:, [2, 0]]])
    forward, counts = np.unique(edges, axis=0, return_counts=True)
    backward = np.unique(edges[:, ::-1], axis=0)
    twice = int((counts > 1).sum())
    return twice + len(set(map(tuple, forward)) ^ set(map(tuple, backward)))


def mesh_volume(points, triangles):
    """Return the volume in mm3 that a closed mesh holds."""
    a, b, c = (points[triangles[:, i]] for i in range(3))
    return float(np.einsum("ij,ij->i", a, np.cross(b, c)).sum() / 6)


def normals(points, triangles):
    """Return (unit normals, areas in mm2) of the triangles."""
    a, b, c = (points[triangles[:, i]] for i in range(3))
    cross = np.cross(b - a, c - a)
    length = np.linalg.norm(cross, axis=1)
    return cross / np.maximum(length, 1e-12)[:, None], length / 2


def overhangs(points, triangles, steepest, bridges=()):
    """Return the triangles that hang over more than `steepest` degrees from the vertical.

    The mesh lies as it is printed. What lies on the bed does not count, nor what is inside a
    bridge, a pair of (low, high) corners. The result has rows of (x, y, z, area).
    """
    normal, area = normals(points, triangles)
    corners = points[triangles]
    hanging = normal[:, 2] < -np.sin(np.radians(steepest)) - 1e-3
    hanging &= corners[:, :, 2].min(axis=1) > 0.02
    hanging &= area > 1e-4
    for low, high in bridges:
        inside = (corners >= np.array(low)) & (corners <= np.array(high))
        hanging &= ~inside.all(axis=(1, 2))
    return np.column_stack([corners.mean(axis=1), area])[hanging]


def thin_places(points, triangles, thinnest, samples=4000, seed=1):
    """Return where a wall is thinner than `thinnest` mm: rows of (x, y, z, thickness).

    A wall is two surfaces that face away from each other. From random points of the surface a ray
    goes straight in; where it comes out of a surface that leans by less than 25 degrees against
    the first, its length is the thickness.
    """
    normal, area = normals(points, triangles)
    random = np.random.default_rng(seed)
    chosen = random.choice(len(triangles), samples, p=area / area.sum())
    share = random.random((samples, 2))
    share[share.sum(axis=1) > 1] = 1 - share[share.sum(axis=1) > 1]
    a, b, c = (points[triangles[chosen, i]] for i in range(3))
    start = a + share[:, :1] * (b - a) + share[:, 1:] * (c - a)
    direction = -normal[chosen]
    length, hit = _first_hits(points, triangles, start + direction * 1e-4, direction, thinnest)
    facing = np.einsum("ij,ij->i", normal[hit], direction) > np.cos(np.radians(25))
    thin = (length < thinnest - 0.01) & facing
    return np.column_stack([start, length])[thin]


def _first_hits(points, triangles, start, direction, reach):
    """Return (distance, triangle) of what each ray hits first; nothing within reach is infinite."""
    a = points[triangles[:, 0]]
    u = points[triangles[:, 1]] - a
    v = points[triangles[:, 2]] - a
    corners = points[triangles]
    low, high = corners.min(axis=1), corners.max(axis=1)
    distance = np.full(len(start), np.inf)
    found = np.zeros(len(start), dtype=int)
    for index in range(len(start)):
        end = start[index] + direction[index] * reach
        near = np.minimum(start[index], end) - 1e-6
        far = np.maximum(start[index], end) + 1e-6
        some = np.flatnonzero(((low <= far) & (high >= near)).all(axis=1))
        p = np.cross(direction[index], v[some])
        along = np.einsum("ij,ij->i", u[some], p)
        fine = np.abs(along) > 1e-12
        some, p, along = some[fine], p[fine], along[fine]
        t = start[index] - a[some]
        first = np.einsum("ij,ij->i", t, p) / along
        q = np.cross(t, u[some])
        second = q @ direction[index] / along
        length = np.einsum("ij,ij->i", v[some], q) / along
        good = (first >= -1e-9) & (second >= -1e-9) & (first + second <= 1 + 1e-9) & (length > 0)
        if good.any():
            best = np.argmin(np.where(good, length, np.inf))
            distance[index], found[index] = length[best], some[best]
    return distance, found
