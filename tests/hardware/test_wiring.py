# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""One truth for the wiring: firmware, drawings, parts list and guide say what wiring.yml says."""

import re

import pytest
import yaml

from box import profiles
from hardware import wiring
from hardware.tables import HERE, VARIANTS

try:
    import tomllib
except ImportError:  # before Python 3.11
    import tomli as tomllib

ROOT = HERE.parent
TRUTH = wiring.load()
PICOS = ("pico-aaa", "pico-lipo")


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_firmwares_profile_has_the_wired_pins(variant):
    profile = profiles.profile(TRUTH["firmware"][variant]["board"])
    for setting, pin in wiring.board_pins(TRUTH, variant).items():
        if setting != "PIN_BUZZER":
            assert profile[setting] == pin


@pytest.mark.parametrize("board", ("raspberry_pi_pico", "raspberry_pi_pico2"))
def test_a_pico_2_is_wired_as_a_pico(board):
    profile = profiles.profile(board)
    for setting, pin in wiring.board_pins(TRUTH, "pico-aaa").items():
        assert setting == "PIN_BUZZER" or profile[setting] == pin


def test_the_buzzer_is_optional_and_on_a_pin_that_nothing_else_has():
    pins = wiring.board_pins(TRUTH, "pico-aaa")
    assert profiles.profile("raspberry_pi_pico")["PIN_BUZZER"] == ""
    others = [pin for setting, pin in pins.items() if setting != "PIN_BUZZER"]
    assert pins["PIN_BUZZER"] not in others
    assert len(set(others)) == len(others)


def test_the_settings_on_the_drive_do_not_say_otherwise():
    settings = tomllib.loads((ROOT / "settings.toml").read_text(encoding="utf-8"))
    for setting, pin in wiring.board_pins(TRUTH, "pico-aaa").items():
        assert settings.get(setting, "") in ("", pin)


@pytest.mark.parametrize("variant", PICOS)
def test_a_picos_pins_have_the_labels_that_its_numbers_have(variant):
    from hardware.steps import _LEFT, _RIGHT

    printed = dict(enumerate(_LEFT, 1)) | {40 - index: name for index, name in enumerate(_RIGHT)}
    pico = TRUTH["connectors"]["U1"]
    for number, name in zip(pico["pins"], pico["pinlabels"]):
        assert printed[number] == name


# Counted by hand on the Pico's pinout.
@pytest.mark.parametrize(
    "label,number",
    (("GP4", 6), ("GP5", 7), ("GP10", 14), ("GP11", 15), ("GP12", 16), ("3V3", 36), ("VSYS", 39)),
)
def test_a_pico_pin_is_where_the_pinout_has_it(label, number):
    pico = TRUTH["connectors"]["U1"]
    assert dict(zip(pico["pinlabels"], pico["pins"]))[label] == number


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_end_of_a_wire_is_a_pin_that_its_part_has(variant):
    for part, pin, cable, wire, other, far in wiring.joints(wiring.harness(TRUTH, variant)):
        for name, each in ((part, pin), (other, far)):
            connector = TRUTH["connectors"][name]
            assert each in map(str, connector["pins"])
        if cable:
            assert 1 <= wire <= len(TRUTH["cables"][cable]["colors"])


@pytest.mark.parametrize("variant", VARIANTS)
def test_no_wire_is_used_twice_and_none_is_left_over(variant):
    harness = wiring.harness(TRUTH, variant)
    used = [(cable, wire) for _, _, cable, wire, _, _ in wiring.joints(harness) if cable]
    assert len(set(used)) == len(used)
    for cable in harness["cables"]:
        count = len(TRUTH["cables"][cable]["colors"])
        assert sorted(wire for name, wire in used if name == cable) == list(range(1, count + 1))


def net_of(variant, part, pin):
    (net,) = [net for net in wiring.nets(wiring.harness(TRUTH, variant)) if (part, pin) in net]
    return net


@pytest.mark.parametrize("variant", PICOS)
def test_plus_and_minus_are_never_joined(variant):
    ground = net_of(variant, "U1", "13")
    assert not ground & {("U1", "36"), ("U1", "39"), ("U1", "40"), ("SW1", "2"), ("D1", "A")}
    assert ("C1", "-") in ground
    assert {("S1", "2"), ("S2", "2"), ("S3", "2")} <= ground


@pytest.mark.parametrize("variant", PICOS)
def test_the_battery_feeds_the_pico_through_the_switch_and_the_diode_only(variant):
    assert ("D1", "A") in net_of(variant, "SW1", "1")
    assert ("D1", "K") in net_of(variant, "U1", "39")
    battery = net_of(variant, "SW1", "2")
    assert not any(part == "U1" for part, _ in battery)
    assert battery & {("BT1", "+"), ("A1", "BAT")}


def test_the_cell_is_charged_from_usb_whatever_the_switch_says():
    assert ("A1", "5V") in net_of("pico-lipo", "U1", "40")
    assert ("A1", "B+") in net_of("pico-lipo", "BT2", "+")
    assert ("A1", "B-") in net_of("pico-lipo", "BT2", "-")


def test_the_cells_plus_is_the_feathers_plus():
    feather = [set(net) for net in wiring.nets(wiring.harness(TRUTH, "feather"))]
    assert {("BT2", "+"), ("SW2", "IN+")} in feather
    assert {("SW2", "OUT+"), ("F1", "B+")} in feather


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_drawing_shows_every_part_and_every_cable(variant):
    drawing = (HERE / "pictures" / f"wiring-{variant}.svg").read_text(encoding="utf-8")
    words = set(re.findall(r">([^<>]+)</text>", drawing))
    harness = wiring.harness(TRUTH, variant)
    for name in (*harness["connectors"], *harness["cables"]):
        assert name in words, f"run `make hardware`: {name} is not in the drawing"


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_drawing_shows_every_end_of_every_wire(variant):
    drawing = (HERE / "pictures" / f"wiring-{variant}.svg").read_text(encoding="utf-8")
    words = {word.replace("&#45;", "-") for word in re.findall(r">([^<>]+)</text>", drawing)}
    for part, pin, cable, _, other, far in wiring.joints(wiring.harness(TRUTH, variant)):
        if cable:
            for name, each in ((part, pin), (other, far)):
                label = wiring.label(TRUTH, name, each)
                end = f"{name}:{each}" + ("" if label == each else f":{label}")
                assert end in words, f"run `make hardware`: {end} is not in the drawing"


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("guide,language", (("README.md", "en"), ("LEEME.md", "es")))
def test_the_guides_tables_say_what_the_wiring_says(variant, guide, language):
    text = (HERE / guide).read_text(encoding="utf-8")
    assert wiring.table(TRUTH, variant, language) in text


@pytest.mark.parametrize("guide", ("README.md", "README.es.md"))
def test_the_projects_readme_names_the_same_pins(guide):
    text = (ROOT / guide).read_text(encoding="utf-8")
    for setting, pin in wiring.board_pins(TRUTH, "pico-aaa").items():
        if setting != "PIN_BUZZER":
            assert re.search(rf"\b{pin}\b", text), f"{guide} does not name {pin} for {setting}"


def test_the_file_is_plain_yaml_with_what_wireviz_wants():
    text = (HERE / "wiring.yml").read_text(encoding="utf-8")
    assert {"connectors", "cables", "connections"} <= set(yaml.safe_load(text))


def test_a_wire_that_leads_nowhere_is_noticed():
    broken = wiring.load()
    broken["connections"] = [c for c in broken["connections"] if c[0] != {"S2": 1}]
    with pytest.raises(LookupError, match=r"PIN_KEEP: S2\.1 is joined to no pin of the board"):
        wiring.board_pins(broken, "pico-aaa")
