# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Draws the wiring of each variant as SVG and PNG, with WireViz and Graphviz."""

import copy
import shutil

from hardware import wiring

MISSING = (
    "Graphviz is not installed, so the drawings of the wiring were left as they are.\n"
    "It draws for WireViz: on Debian, Ubuntu and Raspberry Pi OS `sudo apt install graphviz`,\n"
    "on a Mac `brew install graphviz`, on Windows `winget install graphviz`."
)


def can_draw():
    """Tell whether Graphviz is there."""
    return shutil.which("dot") is not None


def draw(variant, folder):
    """Write wiring-VARIANT.svg and .png into a folder; returns their paths."""
    from wireviz.wireviz import parse

    truth = wiring.load()
    harness = copy.deepcopy(wiring.harness(truth, variant))
    name = f"wiring-{variant}"
    parse(harness, output_formats=("svg", "png"), output_dir=folder, output_name=name)
    for rest in folder.glob(f"{name}.*"):
        if rest.suffix not in (".svg", ".png"):
            rest.unlink()
    return [folder / f"{name}.svg", folder / f"{name}.png"]
