# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The electrical limits hold, and the guide's numbers are the reckoned ones."""

import re

import pytest

from hardware import electrical
from hardware.tables import HERE, VARIANTS

F = electrical.Figures()
PICOS = ("pico-aaa", "pico-lipo")
GUIDES = (("README.md", "en"), ("LEEME.md", "es"))


def guide(name):
    return (HERE / name).read_text(encoding="utf-8")


def test_power_at_vsys_by_hand():
    # 18.6 mA at 5 V, and 40 mA at 3.3 V through a regulator of 85 %: 93 + 155.3 mW.
    assert electrical.power_mw(F, 18.6, 40) == pytest.approx(248.3, abs=0.1)


def test_current_from_three_aaa_by_hand():
    # 248.3 mW at 3.6 V less 0.4 V in the diode.
    assert electrical.battery_ma(F, "pico-aaa", "most") == pytest.approx(77.6, abs=0.1)
    assert electrical.hours(F, "pico-aaa", "most") == pytest.approx(15.5, abs=0.1)


@pytest.mark.parametrize("variant", VARIANTS)
def test_asleep_it_takes_less_than_awake(variant):
    most, least, asleep = (electrical.battery_ma(F, variant, state) for state in electrical.STATES)
    assert asleep < least < most


@pytest.mark.parametrize("variant", VARIANTS)
def test_an_evening_is_five_hours_at_least(variant):
    assert electrical.hours(F, variant, "most") > 5


@pytest.mark.parametrize("variant", PICOS)
def test_vsys_stays_within_what_the_regulator_takes(variant):
    low, high = electrical.vsys_range_v(F, variant)
    assert F.vsys_least < low and high < F.vsys_most


def test_the_panel_is_within_what_the_3v3_pin_gives():
    assert F.panel_most < F.rail_most


@pytest.mark.parametrize("variant", ("pico-lipo", "feather"))
def test_the_cell_is_charged_within_its_limit(variant):
    assert electrical.charge_ma(F, variant) <= F.cell_charge_most


def test_the_feathers_charging_current_by_hand():
    # Twice the resistance, half the current: 100 mA times 10 over 5.1.
    assert electrical.charge_ma(F, "feather") == pytest.approx(196, abs=0.1)


def test_plugging_in_draws_no_more_than_usb_gives():
    running = electrical.state_power_mw(F, "most") / F.usb_most
    assert electrical.inrush_ma(F) + running <= F.usb_current


def test_the_capacitor_stands_the_voltage():
    assert F.usb_most < 0.6 * F.capacitor_rating


def test_the_capacitor_bridges_a_short_loss_of_contact():
    for variant in PICOS:
        full, average, _ = electrical.battery_v(F, variant)
        assert electrical.hold_up_ms(F, full - F.diode_drop) > 15
        assert electrical.hold_up_ms(F, average - F.diode_drop) > 8


def test_hold_up_by_energy():
    # From 3.3 V to 2.2 V a farad gives (3.3^2 - 2.2^2) / 2 = 3.025 J; 1000 uF 3.0 mJ; of it
    # 0.4 V of about 2.75 V stays in the diode: 2.59 mJ over 0.248 W is 10.4 ms.
    assert electrical.hold_up_ms(F, 3.3) == pytest.approx(10.4, abs=0.2)


def test_the_pull_ups_are_not_too_strong():
    least = electrical.least_pull_up_ohm(F) / 1000
    for pull_up in (
        F.panel_pull_up,
        F.wing_pull_up,
        electrical.parallel(F.panel_pull_up, F.extra_pull_up),
    ):
        assert pull_up > least


@pytest.mark.parametrize("name,language", GUIDES)
def test_the_guide_has_the_table_of_currents(name, language):
    assert electrical.table(F, language) in guide(name)


def numbers():
    """Every reckoned number that the guide gives: (what, number as text)."""
    at = {}
    for variant in PICOS:
        low, high = electrical.vsys_range_v(F, variant)
        at[f"lowest VSYS of {variant}"] = f"{low:.1f} V"
        full, average, empty = (v - F.diode_drop for v in electrical.battery_v(F, variant))
        for word, volts in (("full", full), ("average", average), ("empty", empty)):
            at[f"hold-up of {variant}, {word}"] = f"{electrical.hold_up_ms(F, volts):.0f} ms"
    at["highest VSYS"] = f"{F.usb_most:.2f} V"
    at["inrush"] = f"{electrical.inrush_ma(F):.0f} mA"
    at["charging the Pico's cell"] = f"{electrical.charge_ma(F, 'pico-lipo'):.0f} mA"
    at["charging the Feather's cell"] = f"{electrical.charge_ma(F, 'feather'):.0f} mA"
    fast = electrical.most_capacitance_pf(F, F.panel_pull_up, F.i2c_rise)
    slow = electrical.most_capacitance_pf(F, F.panel_pull_up, F.i2c_rise_slow)
    both = electrical.parallel(F.panel_pull_up, F.extra_pull_up)
    at["capacitance at 400 kHz"] = f"{fast:.0f} pF"
    at["capacitance at 100 kHz"] = f"{slow:.0f} pF"
    at["capacitance with more pull-up"] = (
        f"{electrical.most_capacitance_pf(F, both, F.i2c_rise):.0f} pF"
    )
    at["capacitance of the wing"] = (
        f"{electrical.most_capacitance_pf(F, F.wing_pull_up, F.i2c_rise):.0f} pF"
    )
    at["least pull-up"] = f"{electrical.least_pull_up_ohm(F):.0f} Ω"
    return at


@pytest.mark.parametrize("name,language", GUIDES)
@pytest.mark.parametrize("what,number", numbers().items())
def test_the_guides_numbers_are_the_reckoned_ones(name, language, what, number):
    text = guide(name)
    if language == "es":
        number = number.replace(".", ",")
    assert re.search(rf"(?<![\d.,]){re.escape(number)}", text), f"{name} lacks {what}: {number}"
