# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Every part prints on a common printer, without supports, and every mesh is closed."""

import pytest

from tests.hardware.case_helper import EVERY_PART, VARIANTS, D, bridges, case, measure, printed_mesh

EACH = pytest.mark.parametrize("variant,language,name", EVERY_PART)


@EACH
def test_a_mesh_is_watertight(variant, language, name):
    assert measure.open_edges(*printed_mesh(variant, language, name)) == 0


@EACH
def test_a_mesh_holds_what_its_solid_holds(variant, language, name):
    solid = case(variant, language).parts[name]
    assert solid.is_valid
    assert len(solid.solids()) == 1
    volume = measure.mesh_volume(*printed_mesh(variant, language, name))
    assert volume == pytest.approx(solid.volume, rel=0.01)


@EACH
def test_a_part_fits_on_the_bed(variant, language, name):
    points, _ = printed_mesh(variant, language, name)
    size = points.max(axis=0) - points.min(axis=0)
    assert points[:, 2].min() == pytest.approx(0, abs=1e-3)
    assert size[0] <= D.bed and size[1] <= D.bed


@EACH
def test_a_part_lies_flat_on_the_bed(variant, language, name):
    points, triangles = printed_mesh(variant, language, name)
    normal, area = measure.normals(points, triangles)
    flat = (normal[:, 2] < -0.999) & (points[triangles][:, :, 2].max(axis=1) < 0.01)
    assert area[flat].sum() > 25  # mm2


@EACH
def test_a_part_prints_without_supports(variant, language, name):
    allowed = bridges(variant, language, name)
    found = measure.overhangs(*printed_mesh(variant, language, name), D.steepest_overhang, allowed)
    assert len(found) == 0, f"hangs over at {found[:3].round(1).tolist()}"


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_bridge_is_short_and_flat(variant):
    for bridge in case(variant).bridges:
        span = [high - low for low, high in zip(bridge.low, bridge.high)]
        assert min(span[0], span[1]) <= D.largest_bridge
        assert span[2] <= 0.3


@EACH
def test_no_wall_is_thinner_than_a_printer_makes_strong(variant, language, name):
    points, triangles = printed_mesh(variant, language, name)
    thin = measure.thin_places(points, triangles, D.thinnest_wall)
    if name.startswith("cap"):  # its letters are no walls
        thin = thin[thin[:, 2] < points[:, 2].max() - D.letter_rise - 0.05]
    assert len(thin) == 0, f"{thin[:3].round(2).tolist()}"


@pytest.mark.parametrize("name", ("roll", "keep", "stop"))
@pytest.mark.parametrize("variant,language", (("pico-aaa", "es"), ("feather", "es")))
def test_the_raised_words_stay_on_their_caps(variant, language, name):
    made = case(variant, language)
    word = made.words["cap-" + name].bounding_box()
    under = made.parts["cap-" + name].bounding_box()
    assert word.min.X > under.min.X + 0.6 and word.max.X < under.max.X - 0.6
    assert word.min.Y > under.min.Y + 0.5 and word.max.Y < under.max.Y - 0.5
    assert word.size.Z == pytest.approx(D.letter_rise, abs=1e-3)


@pytest.mark.parametrize("variant", ("pico-aaa", "feather"))
def test_the_caps_differ_between_the_languages_and_nothing_else_does(variant):
    english, spanish = case(variant, "en"), case(variant, "es")
    for name, solid in english.parts.items():
        same = solid.volume == pytest.approx(spanish.parts[name].volume, rel=1e-9)
        assert same != name.startswith("cap")


def test_a_thin_wall_is_found():
    from build123d import Box

    sheet = measure.mesh(Box(20, 20, 1.2))
    assert len(measure.thin_places(*sheet, 1.6)) > 1000
    assert len(measure.thin_places(*sheet, 1.1)) == 0


def test_an_overhang_is_found():
    from build123d import Box, Pos

    table = Pos(0, 0, 5) * Box(4, 4, 10) + Pos(0, 0, 11) * Box(20, 20, 2)
    found = measure.overhangs(*measure.mesh(table), 50)
    # Round the leg the top hangs over: 20 x 20 less 4 x 4.
    assert found[:, 3].sum() == pytest.approx(384)


def test_a_hole_in_a_mesh_is_found():
    from build123d import Box

    points, triangles = measure.mesh(Box(1, 1, 1))
    assert measure.open_edges(points, triangles) == 0
    assert measure.open_edges(points, triangles[1:]) == 3 + 3


def test_two_boxes_share_the_volume_that_they_share():
    from build123d import Box, Pos

    assert measure.common_volume(Box(2, 2, 2), Pos(1, 1, 1) * Box(2, 2, 2)) == pytest.approx(1)
    assert measure.common_volume(Box(2, 2, 2), Pos(2, 0, 0) * Box(2, 2, 2)) == 0
