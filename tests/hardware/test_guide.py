# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The guide can be followed: it names every part, and every link and picture is there."""

import re
from xml.etree import ElementTree

import pytest

from box import profiles
from hardware import board, parts, wiring
from hardware.tables import HERE, VARIANTS

ROOT = HERE.parent
GUIDES = ("README.md", "LEEME.md")


def text(guide):
    return (HERE / guide).read_text(encoding="utf-8")


@pytest.mark.parametrize("guide", GUIDES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_part_of_the_list_is_put_in_somewhere(guide, variant):
    # The cells B1 to B3 are called three AAA there.
    for name in parts.references(variant):
        if not re.fullmatch(r"B\d", name):
            assert f"**{name}**" in text(guide), f"{guide} never says what to do with {name}"


@pytest.mark.parametrize("guide", GUIDES)
def test_every_part_that_is_put_in_is_in_a_list(guide):
    listed = {name for variant in VARIANTS for name in parts.references(variant)} | {"G1"}
    named = set(re.findall(r"\*\*([A-Z]{1,3}\d)\*\*", text(guide)))
    assert named <= listed


@pytest.mark.parametrize("guide", GUIDES)
def test_both_languages_have_the_same_steps(guide):
    def shape(name):
        lines = text(name).splitlines()
        heads = [line for line in lines if line.startswith(("#", "!["))]
        return ["!" if line[0] == "!" else line.split(" ")[0] for line in heads]

    assert shape(guide) == shape("README.md")


def anchors(path):
    """The anchors of a page, as the hosts of repositories make them."""
    found = set()
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            words = line.lstrip("#").strip().lower()
            found.add(re.sub(r"[^\w\- ]", "", words).replace(" ", "-"))
    return found


@pytest.mark.parametrize("guide", GUIDES)
def test_every_link_leads_somewhere(guide):
    for target in re.findall(r"\]\(([^)]+)\)", text(guide)):
        if target.startswith("http"):
            continue
        path, _, anchor = target.partition("#")
        page = (HERE / path).resolve() if path else HERE / guide
        assert page.exists(), f"{guide} links to {target}"
        if anchor:
            assert anchor in anchors(page), f"{guide} links to {target}"


@pytest.mark.parametrize("guide", GUIDES)
def test_the_holes_that_the_guide_names_are_those_of_the_parts(guide):
    layout = board.load()
    used = {hole for pins in layout["pins"].values() for each in pins.values() for hole in each}
    used |= {hole for chain in layout["joints"] for hole in chain} | set(layout["drilled"])
    steps = text(guide).split("### 5.")[0].split("### 1.")[1]
    for hole in re.findall(r"\b[A-G]\d{1,2}\b", steps.replace("D1** and **D2", "")):
        if hole not in ("C1", "D2"):
            assert hole in used, f"{guide} names {hole}"


@pytest.mark.parametrize("guide", GUIDES)
def test_the_settings_that_the_guide_names_are_the_boxs(guide):
    known = set(profiles.profile("")) | {
        "DISPLAY_ROTATION", "DISPLAY_COLSTART", "DISPLAY_ADDRESS", "I2C_FREQUENCY",
    }  # fmt: skip
    for name in re.findall(r"`([A-Z0-9]+_[A-Z0-9_]+)", text(guide)):
        assert name in known


@pytest.mark.parametrize("guide", GUIDES)
def test_the_buzzers_line_is_that_of_the_wiring(guide):
    pin = wiring.board_pins(wiring.load(), "pico-aaa")["PIN_BUZZER"]
    assert f'`PIN_BUZZER = "{pin}"`' in text(guide)


@pytest.mark.parametrize("path", sorted((HERE / "pictures").glob("*.svg")), ids=lambda p: p.name)
def test_a_drawing_is_well_formed(path):
    ElementTree.parse(path)


@pytest.mark.parametrize("path", ("README.md", "LEEME.md", "wiring.yml", "board.yml", "REUSE.toml"))
def test_the_design_names_its_licence(path):
    assert "SPDX-License-Identifier: CERN-OHL-P-2.0" in text(path)
    assert (ROOT / "LICENSES" / "CERN-OHL-P-2.0.txt").exists()
