# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The dice are fair: every byte, a million throws of the real function, and two fresh starts."""

import hashlib
import math
import os
from collections import Counter
from itertools import product

import pytest

from box import dice
from tests.care.chi_square import survival
from tests.care.table import START_UP, simulated, taps

THROWS = 1_000_000
LEAST = 1e-6  # the chance of a result as bad as this or worse, below which a die is called unfair


@pytest.mark.parametrize(
    "statistic, freedom, chance",
    # the table of NIST's handbook, 1.3.6.7.4
    [(3.841, 1, 0.05), (5.991, 2, 0.05), (15.086, 5, 0.01), (18.307, 10, 0.05), (37.566, 20, 0.01),
     (57.342, 35, 0.01)],
)  # fmt: skip
def test_the_yardstick_itself_agrees_with_a_printed_table(statistic, freedom, chance):
    assert survival(statistic, freedom) == pytest.approx(chance, rel=5e-4)


def chi_square(counts, expected):
    return sum((counts[cell] - expects) ** 2 / expects for cell, expects in expected.items())


def test_each_face_comes_from_42_bytes_and_four_bytes_are_thrown_away():
    faces = Counter()
    for byte in range(256):
        source = iter([byte, 0])
        face = dice.throw(lambda source=source: next(source))
        if list(source):
            faces[face] += 1
        else:
            assert byte in (252, 253, 254, 255)
    assert faces == dict.fromkeys(range(1, 7), 42)


def test_however_many_bytes_are_thrown_away_one_comes():
    source = iter([255, 252, 254, 253, 255, 11])
    assert dice.throw(lambda: next(source)) == 6


def noise():
    """Bytes as the chip has them, noise through SHA-256, but the same ones every time."""
    number = 0
    while True:
        yield from hashlib.sha256(b"Mitchi %d" % number).digest()
        number += 1


def system():
    """Bytes of this computer, as box.hardware takes them."""
    while True:
        yield from os.urandom(4096)


@pytest.fixture(scope="module", params=[noise, system])
def faces(request):
    """A million throws."""
    random_byte = request.param().__next__
    return [dice.throw(random_byte) for _ in range(THROWS)]


def test_a_million_faces_are_even(faces):
    expected = dict.fromkeys(range(1, 7), THROWS / 6)
    assert survival(chi_square(Counter(faces), expected), 5) > LEAST


def test_the_ordered_pairs_of_a_million_throws_are_even(faces):
    pairs = Counter(zip(faces[::2], faces[1::2]))
    expected = dict.fromkeys(product(range(1, 7), repeat=2), THROWS / 72)
    assert survival(chi_square(pairs, expected), 35) > LEAST


def test_the_hands_of_a_million_throws_come_as_often_as_they_should(faces):
    hands = Counter(max(pair) * 10 + min(pair) for pair in zip(faces[::2], faces[1::2]))
    expected = Counter()
    for left, right in product(range(1, 7), repeat=2):
        expected[max(left, right) * 10 + min(left, right)] += THROWS / 72
    assert len(expected) == 21
    assert survival(chi_square(hands, expected), 20) > LEAST


@pytest.mark.parametrize("lag", [1, 2, 3, 4, 6, 12])
def test_a_throw_says_nothing_of_a_later_one(faces, lag):
    # For fair dice the sum of products of deviations has mean 0 and the variance (35 / 12) ** 2
    # a term; so many terms make it normal.
    terms = len(faces) - lag
    total = sum((one - 3.5) * (other - 3.5) for one, other in zip(faces, faces[lag:]))
    deviations = abs(total) / (35 / 12 * math.sqrt(terms))
    assert math.erfc(deviations / math.sqrt(2)) > LEAST


def test_a_byte_modulo_six_would_be_found_out():
    # What the real function avoids: 43 of 256 for 1 to 4, 42 for 5 and 6, in ten million throws.
    counts = {face: 10_000_000 * (43 if face < 5 else 42) / 256 for face in range(1, 7)}
    assert survival(chi_square(counts, dict.fromkeys(counts, 10000000 / 6)), 5) < LEAST


def test_two_fresh_boxes_throw_different_dice():
    games = []
    for _ in range(2):
        with simulated() as box:
            box.wait(START_UP)
            taps(box, "roll " * 5 + "roll " * 60)
            games.append(box.machine.flash.image())
            assert games[-1].count(255) < 4096 - 45
    assert games[0] != games[1]
