# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The case holds what goes into it: nothing meets, the window shows all, the buttons press."""

import itertools

import pytest

from tests.hardware.case_helper import VARIANTS, D, case, measure

NOTHING = 1e-4  # mm3; surfaces that touch share no volume
BUTTONS = (0, 1, 2)


def everything(variant):
    made = case(variant)
    return {**made.parts, **made.things}


@pytest.mark.parametrize("variant", VARIANTS)
def test_nothing_in_the_closed_box_meets_anything_else(variant):
    for (one, a), (other, b) in itertools.combinations(everything(variant).items(), 2):
        assert measure.common_volume(a, b) < NOTHING, f"{one} meets {other}"


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_plug_and_a_pencil_to_bootsel_get_in(variant):
    for opening, plug in case(variant).plugs.items():
        for name, solid in everything(variant).items():
            assert measure.common_volume(plug, solid) < NOTHING, f"{opening} meets {name}"


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_pencil_ends_on_bootsel(variant):
    from build123d import Pos

    made = case(variant)
    board = made.things["feather" if variant == "feather" else "pico"]
    on = Pos(-1, 0, 0) if variant == "feather" else Pos(0, 0, 1)
    assert measure.common_volume(on * made.plugs["pencil"], board) > 0.5


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_window_shows_all_that_lights_up_and_half_a_millimetre_more(variant):
    from hardware.case.shell import block

    made = case(variant)
    x0, y0, x1, y1 = made.active
    margin = D.window_margin - 0.01
    sight = block(x0 - margin, y0 - margin, made.glass, x1 + margin, y1 + margin, made.depth + 50)
    for name, solid in made.parts.items():
        assert measure.common_volume(sight, solid) < NOTHING, f"{name} hides a part of the panel"


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_window_keeps_the_panel_in(variant):
    made = case(variant)
    panel = made.things["wing" if variant == "feather" else "panel"].bounding_box()
    x0, y0, x1, y1 = made.active
    edge = D.window_margin + 1
    assert panel.min.X < x0 - edge and panel.max.X > x1 + edge
    assert panel.min.Y < y0 - edge and panel.max.Y > y1 + edge


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("button", BUTTONS)
def test_a_cap_at_rest_does_not_press_its_switch(variant, button):
    press = case(variant).presses[button]
    switch = case(variant).things[press.switch]
    assert measure.common_volume(press.move(press.gap - 0.02), switch) < NOTHING


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("button", BUTTONS)
def test_a_cap_reaches_its_switch(variant, button):
    press = case(variant).presses[button]
    switch = case(variant).things[press.switch]
    assert measure.common_volume(press.move(press.gap + 0.02), switch) > NOTHING


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("button", BUTTONS)
def test_a_pressed_cap_meets_nothing_and_could_go_on(variant, button):
    press = case(variant).presses[button]
    further = press.move(press.gap + press.travel + 0.2)
    for name, solid in everything(variant).items():
        if name not in (press.cap, press.switch):
            assert measure.common_volume(further, solid) < NOTHING, f"{press.cap} meets {name}"


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("button", BUTTONS)
def test_a_pressed_cap_still_stands_over_the_front(variant, button):
    press = case(variant).presses[button]
    pressed = press.move(press.gap + press.travel).bounding_box()
    assert pressed.max.Z - D.letter_rise > case(variant).depth + 0.5


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("button", BUTTONS)
def test_a_cap_cannot_fall_out(variant, button):
    made = case(variant)
    from build123d import Pos

    lifted = Pos(0, 0, 0.3) * made.parts[made.presses[button].cap]
    assert measure.common_volume(lifted, made.parts["top"]) > 0.5


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_caps_stand_far_enough_apart_for_fingers(variant):
    made = case(variant)
    boxes = [made.parts[press.cap].bounding_box().center() for press in made.presses]
    for one, other in zip(boxes, boxes[1:]):
        assert ((one.X - other.X) ** 2 + (one.Y - other.Y) ** 2) ** 0.5 > 13


@pytest.mark.parametrize("variant", ("pico-aaa", "pico-lipo"))
def test_roll_keep_and_stop_stand_from_left_to_right_under_the_window(variant):
    made = case(variant)
    centres = [made.parts[press.cap].bounding_box().center() for press in made.presses]
    assert [press.cap for press in made.presses] == ["cap-roll", "cap-keep", "cap-stop"]
    assert centres[0].X < centres[1].X < centres[2].X
    assert all(centre.Y < made.active[1] for centre in centres)


def test_roll_keep_and_stop_stand_from_top_to_bottom_left_of_the_wings_window():
    made = case("feather")
    centres = [made.parts[press.cap].bounding_box().center() for press in made.presses]
    assert centres[0].Y > centres[1].Y > centres[2].Y
    assert all(centre.X < made.active[0] for centre in centres)


def test_the_battery_door_is_held_at_its_upper_edge():
    from build123d import Pos

    made = case("pico-aaa")
    pulled = Pos(0, 0, -1) * made.parts["door"]
    assert measure.common_volume(pulled, made.parts["bottom"]) > 1


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_box_is_small_enough_for_two_small_hands(variant):
    made = case(variant)
    high = made.parts["top"].bounding_box().size.Y
    assert high <= D.largest_grip_height
    assert made.depth <= D.largest_grip_depth


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_thumb_reaches_the_outer_caps_from_the_side(variant):
    made = case(variant)
    top = made.parts["top"].bounding_box()
    first, last = (made.parts[made.presses[index].cap].bounding_box().center() for index in (0, 2))
    assert first.X - top.min.X <= D.thumb_reach
    assert min(top.max.X - last.X, last.X - top.min.X) <= D.thumb_reach
