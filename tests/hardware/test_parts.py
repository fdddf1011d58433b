# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The parts lists are complete, and nothing in them or in the tables of figures is invented."""

import re
from datetime import date

import pytest

from hardware import parts, wiring
from hardware.tables import HERE, VARIANTS, Dimensions, rows

TRUTH = wiring.load()
OWN_CABLES = ("own cable",)  # it comes with the part
FIGURES = [(name, row) for name in ("dimensions.csv", "figures.csv") for row in rows(name)]
D = Dimensions()


def value_of(row):
    return row.get("mm", row.get("value"))


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_part_and_cable_of_the_wiring_is_in_the_list(variant):
    listed = parts.references(variant)
    harness = wiring.harness(TRUTH, variant)
    cables = [
        name
        for name, cable in harness["cables"].items()
        if not any(own in cable["type"] for own in OWN_CABLES)
    ]
    for name in (*harness["connectors"], *cables):
        if name != "G1":  # the ground line is of the wire X1
            assert name in listed


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_wired_part_in_the_list_is_in_the_wiring(variant):
    known = set(TRUTH["connectors"]) | set(TRUTH["cables"])
    harness = wiring.harness(TRUTH, variant)
    for name in parts.references(variant):
        if name in TRUTH["connectors"]:
            assert name in harness["connectors"]
        elif re.fullmatch(r"(U|DS|S|SW|D|R|C|LS|BT|A|F|W)\d+", name):
            assert name in known


@pytest.mark.parametrize("variant", VARIANTS)
def test_no_reference_is_listed_twice_and_the_quantity_is_theirs(variant):
    names = parts.references(variant)
    assert len(set(names)) == len(names)
    for row in parts.parts(variant):
        count = len(row["reference"].split())
        if count > 1 and not row["reference"].startswith("W"):
            assert int(row["quantity"]) == count


@pytest.mark.parametrize("row", rows("bom.csv"), ids=lambda row: row["reference"])
def test_what_nobody_has_looked_up_is_empty_and_marked(row):
    marked = row["to_be_checked"].split("; ") if row["to_be_checked"] else []
    assert [name for name in parts.LOOKED_UP if not row[name]] == marked


@pytest.mark.parametrize("row", rows("bom.csv"), ids=lambda row: row["reference"])
def test_what_was_looked_up_has_its_source_and_day(row):
    if row["part_number"] not in ("", "any"):
        assert row["source"] and date.fromisoformat(row["read_on"])
    assert bool(row["price"]) == bool(row["price_date"])
    assert bool(row["source"]) == bool(row["read_on"])


@pytest.mark.parametrize("table,row", FIGURES, ids=lambda item: str(item)[:30])
def test_a_figure_has_a_source_or_is_ours_or_is_empty(table, row):
    kind, value = row["kind"], value_of(row)
    assert row["meaning"]
    if kind == "read":
        assert float(value) > 0 and row["source"] and date.fromisoformat(row["read_on"])
    elif kind == "ours":
        assert float(value) > 0 and not row["source"]
    else:
        assert kind == "check" and not value and not row["source"]


@pytest.mark.parametrize("table", ("dimensions.csv", "figures.csv", "bom.csv"))
def test_no_name_stands_twice_in_a_table(table):
    names = [row.get("name") or row["variants"] + row["reference"] for row in rows(table)]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_list_that_is_there_is_the_newest(variant):
    there = (HERE / "parts" / f"{variant}.csv").read_text(encoding="utf-8")
    assert there == parts.as_csv(variant), "run `make hardware`"


def quantity(variant, reference):
    (row,) = [row for row in parts.parts(variant) if reference in row["reference"].split()]
    return int(row["quantity"]), row["value"]


def length_of(variant, reference):
    """The length of a screw, in mm."""
    return float(quantity(variant, reference)[1].split(" x ")[1])


def test_there_are_as_many_screws_as_holes():
    assert [quantity(variant, "T1")[0] for variant in VARIANTS] == [4, 4, 4]
    assert quantity("pico-aaa", "T2")[0] == 1
    assert quantity("pico-aaa", "T3")[0] == 4
    assert quantity("pico-aaa", "T4")[0] == 2 + 2
    assert quantity("pico-lipo", "T5")[0] == 1
    assert quantity("feather", "T4")[0] == 4


@pytest.mark.parametrize("variant,split", (("pico-aaa", D.split), ("feather", D.feather_split)))
def test_the_cases_screws_hold_and_do_not_touch_the_end(variant, split):
    reach = length_of(variant, "T1") - split
    assert 6 <= reach < D.screw_engagement


def test_the_small_screws_hold_and_do_not_come_out_in_front():
    panel = length_of("pico-aaa", "T3") - D.board_thickness
    assert 3 <= panel < D.panel_boss + D.face - D.thinnest_wall
    charger = length_of("pico-lipo", "T5") - D.board_thickness
    assert 3 <= charger < 4
    pico = length_of("pico-aaa", "T4") - D.pico_thickness
    assert 3 <= pico < D.pico_post
    feather = length_of("feather", "T4") - D.board_thickness
    assert 3 <= feather < D.cell_thickness + D.cell_room + D.solder_room


@pytest.mark.parametrize("variant", ("pico-aaa", "pico-lipo"))
def test_there_is_enough_wire(variant):
    need = 0.0
    for cable in wiring.harness(TRUTH, variant)["cables"].values():
        if cable.get("category") == "bundle":
            need += float(cable["length"].split()[0]) * len(cable["colors"])
    _, value = quantity(variant, "W2")
    assert need <= 1000 * float(value.split()[0])
