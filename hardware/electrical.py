# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Reckons what the guide says of currents, hours, voltages and pull-ups, out of figures.csv.

Currents are in mA, voltages in V, power in mW, times in h or ms, as the names say.
"""

from hardware.tables import rows

CELLS = 3


class Figures:
    """The values of figures.csv as attributes; those yet to be checked raise AttributeError."""

    def __init__(self, table=None):
        table = rows("figures.csv") if table is None else table
        self._values = {row["name"]: float(row["value"]) for row in table if row["value"]}

    def __getattr__(self, name):
        try:
            return self.__dict__["_values"][name]
        except KeyError:
            raise AttributeError(f"figures.csv has no value for {name}") from None


def power_mw(f, pico_ma, panel_ma):
    """Return what goes into the Pico's VSYS: its own, as measured, and the panel's through it."""
    return pico_ma * f.pico_measured_at + panel_ma * f.rail / f.efficiency


STATES = ("most", "least", "asleep")


def state_power_mw(f, state):
    """Return the power at VSYS in one of STATES: awake with a bright or a dark panel, asleep."""
    pico = f.pico_light_sleep if state == "asleep" else f.pico_awake
    panel = {"most": f.panel_most, "least": f.panel_least, "asleep": f.panel_off}[state]
    return power_mw(f, pico, panel)


def battery_v(f, variant):
    """Return (full, average, empty) volts of a variant's battery."""
    if variant == "pico-aaa":
        return tuple(CELLS * v for v in (f.aaa_fresh, f.aaa_average, f.aaa_empty))
    return f.cell_full, f.cell_average, f.cell_cut_off


def capacity_mah(f, variant):
    return f.aaa_capacity if variant == "pico-aaa" else f.cell_capacity


def battery_ma(f, variant, state):
    """Return the current out of the battery at its average voltage.

    The Feather's regulator is linear: what goes in comes out, so its own share is the Pico's power
    at the rail, behind the Pico's regulator.
    """
    if variant == "feather":
        panel = {"most": f.panel_most, "least": f.panel_least, "asleep": f.panel_off}[state]
        pico = f.pico_light_sleep if state == "asleep" else f.pico_awake
        return pico * f.pico_measured_at * f.efficiency / f.rail + panel
    _, average, _ = battery_v(f, variant)
    return state_power_mw(f, state) / (average - f.diode_drop)


def hours(f, variant, state):
    """Return how long a charge or a set of cells lasts."""
    return capacity_mah(f, variant) / battery_ma(f, variant, state)


def vsys_range_v(f, variant):
    """Return (lowest, highest) volts at the Pico's VSYS; USB counts for the highest."""
    full, _, empty = battery_v(f, variant)
    return empty - f.diode_drop, max(full, f.usb_most)


def charge_ma(f, variant):
    """Return the current of the charger; its resistor sets it: half of one, twice the other."""
    if variant == "feather":
        return f.charger_current * f.charger_resistor / f.feather_charger_resistor
    return f.charger_current


def inrush_ma(f):
    """Return the highest current into C1 when USB is plugged in."""
    return 1000 * f.usb_most / f.inrush_resistor


def hold_up_ms(f, vsys_v, with_capacitor=True):
    """Return how long C1 alone keeps the box going, bright, from a voltage at VSYS.

    It gives through D2. Without it nothing keeps VSYS up: 0.
    """
    if not with_capacitor:
        return 0.0
    watts = state_power_mw(f, "most") / 1000
    farads, drop, step = f.capacitor / 1e6, f.diode_drop, 1e-5
    volts, seconds = vsys_v, 0.0
    while volts - drop > f.vsys_least:
        volts -= watts / (volts - drop) / farads * step
        seconds += step
    return 1000 * seconds


def least_pull_up_ohm(f):
    return (f.rail - f.i2c_low) / (f.i2c_sink / 1000)


def most_capacitance_pf(f, pull_up_kohm, rise_ns):
    """Return the capacitance that a pull-up still lifts in the time."""
    return rise_ns / (f.i2c_rise_factor * pull_up_kohm)


def parallel(one, other):
    return one * other / (one + other)


_HEADS = {
    "en": ("", "three AAA", "lithium cell", "Feather"),
    "es": ("", "tres AAA", "celda de litio", "Feather"),
}
_LINES = {
    "en": ("awake, bright panel", "awake, little lit", "asleep"),
    "es": ("despierta, mucho encendido", "despierta, poco encendido", "dormida"),
}


def table(f, language):
    """Return currents and hours as a table in Markdown."""
    variants = ("pico-aaa", "pico-lipo", "feather")
    lines = ["| " + " | ".join(_HEADS[language]) + " |", "| --- | --- | --- | --- |"]
    for state, words in zip(STATES, _LINES[language]):
        cells = [
            f"{battery_ma(f, variant, state):.0f} mA, {hours(f, variant, state):.0f} h"
            for variant in variants
        ]
        lines.append("| " + " | ".join([words, *cells]) + " |")
    return "\n".join(lines)
