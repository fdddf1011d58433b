# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""What is soldered to which pin, by the board's drawing and by what settings.toml says otherwise.

Needed once, when the box starts, and forgotten then. Knows no pin itself: it is told how to find
one.
"""

from box.panels import DRIVERS
from box.profiles import profile

# What settings.toml may name a pin for; without the first five nobody can play.
_PINS = ("PIN_SDA", "PIN_SCL", "PIN_ROLL", "PIN_KEEP", "PIN_STOP")
_PINS += ("PIN_LED", "PIN_BUZZER", "PIN_BATTERY")


class MissingPins(Exception):
    """The board lacks the pins of the settings in the argument, a text: nobody can play."""


def read(board_id, owner, find_pin):
    """A dict by the names of settings.toml, with pins in the place of their names.

    owner: an OwnersSettings. find_pin: a function that returns the pin of a name, or None.
    DISPLAY: what Panel takes from driver on. DRAWN_BUS: SCL and SDA as the board's drawing has
    them. Raises MissingPins.
    """
    owner.look_for_half_lines()
    drawn = profile(board_id)
    rotation = owner.choose("DISPLAY_ROTATION", 0, (0, 180))
    if rotation and drawn["BUTTONS_TURN"]:
        drawn["PIN_ROLL"], drawn["PIN_STOP"] = drawn["PIN_STOP"], drawn["PIN_ROLL"]
    wiring = _pins(drawn, owner, find_pin)
    wiring["DRAWN_BUS"] = (find_pin(drawn["PIN_SCL"]), find_pin(drawn["PIN_SDA"]))
    wiring["LED_LOW"] = drawn["LED_LOW"]
    wiring["BATTERY_DIVIDER"] = owner.get("BATTERY_DIVIDER", drawn["BATTERY_DIVIDER"], 1)
    wiring["I2C_FREQUENCY"] = owner.get("I2C_FREQUENCY", 400000, 10000, 1000000)
    wiring["DISPLAY"] = (
        owner.choose("DISPLAY_DRIVER", drawn["DISPLAY_DRIVER"], DRIVERS),
        owner.get("DISPLAY_ADDRESS", 0, 0, 119),
        rotation,
        owner.get("DISPLAY_COLSTART", -1, -1, 131),
    )
    return wiring


def _missing(pins):
    """The names of the settings without whose pins nobody can play."""
    return [name for name in _PINS[:5] if pins[name] is None]


def _pins(drawn, owner, find_pin):
    """Every pin by its setting's name; two uses of one pin put all of them back to the drawing."""
    pins = {}
    changed = []
    for name in _PINS:
        text = owner.get(name, drawn[name])
        pin = find_pin(text)
        if pin is None and text and text != drawn[name]:
            owner.refuse(name, text)
            text = drawn[name]
            pin = find_pin(text)
        if text != drawn[name]:
            changed.append((name, text))
        pins[name] = pin
    used = [pin for pin in pins.values() if pin is not None]
    if len(set(used)) < len(used) or _missing(pins):
        for name, text in changed:
            owner.refuse(name, text)
        for name in _PINS:
            pins[name] = find_pin(drawn[name])
    if _missing(pins):
        raise MissingPins(", ".join(_missing(pins)))
    return pins
