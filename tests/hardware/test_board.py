# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""What is soldered on the prototyping board is what the wiring says."""

import pytest

from hardware import board, steps, wiring
from hardware.tables import HERE, Dimensions

LAYOUT = board.load()
TRUTH = wiring.load()
PICOS = ("pico-aaa", "pico-lipo")
D = Dimensions()


def wanted_nets(variant):
    """The nets of the wiring as far as they are on the board: pins and the ends of wires."""
    on_board = set(LAYOUT["pins"])
    links = []
    for part, pin, cable, wire, other, far in wiring.joints(wiring.harness(TRUTH, variant)):
        here = {end for end in ((part, pin), (other, far)) if end[0] in on_board | {"G1"}}
        if here and cable:
            here.add((cable, str(wire)))
        if len(here) > 1:
            links.append(here)
    # The ground line is one piece of wire.
    links.append({("G1", str(pin)) for pin in TRUTH["connectors"]["G1"]["pins"]})
    groups = []
    for link in links:
        joined = set(link).union(*(group for group in groups if group & link))
        groups = [group for group in groups if not group & link] + [joined]
    plain = [{end for end in group if end[0] != "G1"} for group in groups]
    return {frozenset(group) for group in plain if len(group) > 1}


@pytest.mark.parametrize("variant", PICOS)
def test_the_holes_join_what_the_wiring_joins_and_nothing_else(variant):
    harness = wiring.harness(TRUTH, variant)
    parts = set(harness["connectors"]) | set(harness["cables"])
    assert {frozenset(net) for net in board.nets(LAYOUT, parts)} == wanted_nets(variant)


def test_no_two_legs_share_a_hole():
    holes = [hole for pins in LAYOUT["pins"].values() for each in pins.values() for hole in each]
    assert len(set(holes)) == len(holes)
    assert not set(holes) & set(LAYOUT["drilled"])


def test_every_hole_is_on_the_board():
    joined = [hole for chain in LAYOUT["joints"] for hole in chain]
    for hole in joined + LAYOUT["drilled"]:
        column, row = board.place(hole)
        assert 0 <= column < board.COLUMNS and 0 <= row < len(board.ROWS)


def test_the_grid_fits_on_the_board():
    assert (board.COLUMNS - 1) * D.pitch + 2 <= D.board_length
    assert (len(board.ROWS) - 1) * D.pitch + 2 <= D.board_height


def middle(part):
    """The middle of a part's legs, in mm from the middle of the board."""
    places = [board.place(hole) for each in LAYOUT["pins"][part].values() for hole in each]
    columns, rows = zip(*places)
    across = (min(columns) + max(columns)) / 2 - (board.COLUMNS - 1) / 2
    down = (min(rows) + max(rows)) / 2 - (len(board.ROWS) - 1) / 2
    return across * D.pitch, -down * D.pitch


def test_the_buttons_stand_under_their_caps():
    pitch = D.button_pitch_holes * D.pitch
    for part, step in (("S1", -1), ("S2", 0), ("S3", 1)):
        assert middle(part) == pytest.approx((step * pitch, 0))


def test_the_drilled_holes_are_where_the_case_has_its_posts():
    for hole, step in zip(LAYOUT["drilled"], (-1, 1)):
        column, row = board.place(hole)
        assert (column - (board.COLUMNS - 1) / 2) * D.pitch == pytest.approx(step * 14.5 * D.pitch)
        assert board.ROWS[row] == "D"


def test_the_slide_switch_buzzer_and_capacitor_are_where_the_case_has_room():
    assert middle("SW1")[0] == pytest.approx(-11.5 * D.pitch)
    assert middle("LS1") == pytest.approx((4.5 * D.pitch, 0))
    assert middle("C1")[0] == pytest.approx(-0.5 * D.pitch)


@pytest.mark.parametrize("name", steps.STEPS)
def test_the_drawings_of_the_steps_are_the_newest(name):
    there = (HERE / "pictures" / f"{name}.svg").read_text(encoding="utf-8")
    assert there == steps.STEPS[name](), "run `make hardware`"


def test_every_wire_to_the_pico_is_in_a_drawing():
    drawn = steps.pico_step(("W1", "W2", "W4", "W5"))
    for wire in ("W1.1", "W1.4", "W2.1", "W2.4", "W4.1", "W5.1"):
        assert wire in drawn
