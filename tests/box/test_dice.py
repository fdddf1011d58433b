# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Dice out of bytes: fair to the last one, and one byte for each face."""

import pytest

from box import dice


def thrown(*bytes_in_order):
    """The face that these bytes make, and how many of them it took."""
    left = list(bytes_in_order)
    face = dice.throw(lambda: left.pop(0))
    return face, len(bytes_in_order) - len(left)


def test_every_face_comes_of_42_of_the_256_bytes():
    faces = [thrown(byte, 0)[0] for byte in range(252)]
    assert [faces.count(face) for face in (1, 2, 3, 4, 5, 6)] == [42] * 6


@pytest.mark.parametrize("byte", [252, 253, 254, 255])
def test_the_four_bytes_that_would_favour_low_faces_are_thrown_away(byte):
    assert thrown(byte, 5, 0) == (6, 2)
    assert thrown(byte, 255, byte, 251, 0) == (6, 4)


def test_a_byte_makes_one_face_only():
    assert thrown(0, 1, 2) == (1, 1)
