# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""What the end-to-end tests share: a box that has started, and looking at its panel."""

import contextlib

from simulator.runner import Simulator
from tests.box.reading import read
from tools.tour import START_UP, take


@contextlib.contextmanager
def switched_on(language="en", soldered=None, **settings):
    """A Simulator whose box shows its first screen. settings: as in settings.toml."""
    with Simulator(settings={"LANGUAGE": language, **settings}, **(soldered or {})) as box:
        box.wait(START_UP)
        yield box


def see(box, steps, *texts):
    """Take steps of tools/tour.py; every text must then stand on the panel."""
    take(box, steps)
    seen = read(box)
    for text in texts:
        assert text in seen, f"after {steps!r} there is no {text!r} in:\n{seen}"


def see_none(box, *texts):
    """None of the texts stands on the panel."""
    seen = read(box)
    for text in texts:
        assert text not in seen, f"there is {text!r} in:\n{seen}"
