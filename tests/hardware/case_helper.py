# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Builds each case once for all tests; skips them where build123d is not installed."""

import functools

import pytest

pytest.importorskip(
    "build123d", reason="build123d is not installed: `make test-hardware` installs it"
)

from hardware import measure  # noqa: E402
from hardware.case import cases  # noqa: E402
from hardware.tables import VARIANTS, Dimensions  # noqa: E402

D = Dimensions()
# Everything but the caps is the same in both languages.
EVERY_PART = [
    (variant, "en", name)
    for variant in VARIANTS
    for name in ("top", "bottom", "cap-roll", "cap-keep", "cap-stop")
] + [("pico-aaa", "en", "door")]
EVERY_PART += [
    (variant, "es", "cap-" + name)
    for variant in ("pico-aaa", "feather")
    for name in ("roll", "keep", "stop")
]


@functools.cache
def case(variant, language="en"):
    return cases.build(variant, language)


@functools.cache
def printed_mesh(variant, language, name):
    return measure.mesh(case(variant, language).printed(name))


def bridges(variant, language, name):
    """The bridges of a part as pairs of corners, in its printing position."""
    return [
        (bridge.low, bridge.high)
        for bridge in case(variant, language).bridges
        if bridge.part == name
    ]
