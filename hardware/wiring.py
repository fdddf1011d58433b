# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Reads wiring.yml: what is joined to what in each variant, and the tables of it for the guide."""

import yaml

from hardware.tables import HERE

# The colours of the wires, as WireViz shortens them.
COLOURS = {
    "en": {"BK": "black", "RD": "red", "BU": "blue", "YE": "yellow", "GN": "green", "WH": "white",
           "OG": "orange", "VT": "violet"},
    "es": {"BK": "negro", "RD": "rojo", "BU": "azul", "YE": "amarillo", "GN": "verde",
           "WH": "blanco", "OG": "naranja", "VT": "violeta"},
}  # fmt: skip
_HEADS = {"en": ("from", "wire", "to"), "es": ("de", "cable", "a")}
_BOARDS = ("U1", "F1")


def load(folder=HERE):
    """Return wiring.yml as a dict."""
    return yaml.safe_load((folder / "wiring.yml").read_text(encoding="utf-8"))


def harness(wiring, variant):
    """Return the part of the wiring that a variant has, as a dict for WireViz.

    Raises KeyError for a variant that is not there.
    """
    members = wiring["variants"][variant]
    kept = [chain for chain in wiring["connections"] if _ends(chain) <= set(members)]
    # A cell's cable goes to the charger or to the switch, never to both.
    cables = {name for chain in kept for name in _names(chain) if name in wiring["cables"]}
    return {
        "options": wiring["options"],
        "connectors": {name: dict(wiring["connectors"][name]) for name in members},
        "cables": {name: dict(wiring["cables"][name]) for name in sorted(cables)},
        "connections": kept,
    }


def _names(chain):
    return [name for step in chain if isinstance(step, dict) for name in step]


def _ends(chain):
    """The parts of a chain; its cable is every second step."""
    return {name for step in chain[::2] for name in step}


def _as_list(value):
    return value if isinstance(value, list) else [value]


def joints(harness_):
    """Return every joint as (part, pin, cable, wire, part, pin); cable and wire None for "--".

    A pin is what the connection calls it, a number or a label, as text.
    """
    found = []
    for first, between, last in harness_["connections"]:
        ((part, pins),) = first.items()
        ((other, others),) = last.items()
        pins, others = _as_list(pins), _as_list(others)
        if between == "--":
            wires = [(None, None)] * len(pins)
        else:
            ((cable, numbers),) = between.items()
            wires = [(cable, number) for number in _as_list(numbers)]
        for pin, (cable, wire), far in zip(pins, wires, others):
            found.append((part, str(pin), cable, wire, other, str(far)))
    return found


def nets(harness_):
    """Return sets of (part, pin) that are joined."""
    groups = []
    links = [{(part, pin), (other, far)} for part, pin, _, _, other, far in joints(harness_)]
    for part, connector in harness_["connectors"].items():
        links += [{(part, str(pin)) for pin in loop} for loop in connector.get("loops", ())]
    for new in links:
        apart = []
        for group in groups:
            if group & new:
                new |= group
            else:
                apart.append(group)
        groups = apart + [new]
    return groups


def label(wiring, part, pin):
    """Return the label of a pin, such as GP4 for pin 6 of U1; the pin itself where it has none."""
    connector = wiring["connectors"][part]
    pins, labels = connector.get("pins"), connector.get("pinlabels")
    if pins and labels:
        return dict(zip(map(str, pins), labels)).get(pin, pin)
    return pin


def board_pins(wiring, variant):
    """Return what firmware: asks for, as a dict from a setting to the label of the board's pin.

    Raises LookupError where a setting's part is not joined to exactly one pin of the board.
    """
    groups = nets(harness(wiring, variant))
    found = {}
    for setting, end in wiring["firmware"][variant].items():
        if setting == "board":
            continue
        part, _, pin = end.partition(".")
        boards = [
            label(wiring, name, far)
            for group in groups
            if (part, pin) in group
            for name, far in group
            if name in _BOARDS
        ]
        if len(boards) != 1:
            raise LookupError(f"{setting}: {end} is joined to {boards or 'no pin of the board'}")
        found[setting] = boards[0]
    return found


def wire_colour(wiring, cable, wire):
    """Return the colour of a wire as WireViz shortens it, such as RD."""
    return wiring["cables"][cable]["colors"][wire - 1]


def table(wiring, variant, language):
    """Return the wires of a variant as a table in Markdown, joints on the board left out."""
    head = _HEADS[language]
    lines = ["| " + " | ".join(head) + " |", "| --- | --- | --- |"]
    for part, pin, cable, wire, other, far in joints(harness(wiring, variant)):
        if cable is None:
            continue
        colour = COLOURS[language][wire_colour(wiring, cable, wire)]
        ends = (_end(wiring, part, pin), f"{cable} {colour}", _end(wiring, other, far))
        lines.append("| " + " | ".join(ends) + " |")
    return "\n".join(lines)


def joint_table(wiring, variant, language):
    """Return the joints without a wire of a variant as a table in Markdown."""
    head = {"en": ("joined", "with"), "es": ("se une", "con")}[language]
    lines = ["| " + " | ".join(head) + " |", "| --- | --- |"]
    for part, pin, cable, _, other, far in joints(harness(wiring, variant)):
        if cable is None:
            lines.append(f"| {_end(wiring, part, pin)} | {_end(wiring, other, far)} |")
    return "\n".join(lines)


def _end(wiring, part, pin):
    name = label(wiring, part, pin)
    return f"{part} {name}" if name == pin else f"{part} {name} ({pin})"
