# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Knows every case: build(variant, language) is the way to one."""

from hardware.case import feather, pico
from hardware.tables import VARIANTS, Dimensions

LANGUAGES = ("en", "es")


def build(variant, language="en", dimensions=None):
    """Return the Assembly of a variant, one of VARIANTS, with its caps in a language.

    Raises ValueError for another variant. Takes about 10 s.
    """
    d = dimensions or Dimensions()
    if variant == "feather":
        return feather.build(d, language)
    if variant in VARIANTS:
        return pico.build(d, variant.partition("-")[2], language)
    raise ValueError(f"there is no variant {variant!r}; there are {', '.join(VARIANTS)}")
