# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""What things cost on an RP2040: how the bench turns what it counts into milliseconds.

Measured on CircuitPython 10.2.1 with the panel on I2C at 400 kHz, as the project's FACTS have it.
A desktop only counts; where a figure is in ms and says "model", it is these numbers times counts.
The Python of the box between them is not in the model: a call is 16 us there.
"""

# Nine bits a byte at 400 kHz: a whole blank screen, 1,040 bytes, takes 24 ms.
WIRE = 0.0225  # ms a byte
# The same screen full of text takes up to 73 ms, one 32x32 tile 9.7: putting the picture together
# costs this for every pixel of a layer that no layer above it has covered.
PIXEL = 0.006  # ms

# A label takes 8 ms to make. To change it takes 5, and a line that the font composes for it 0.5 a
# character: 12.5 ms for 15 characters, measured as the others were.
MAKE, MAKE_CHARACTER = 8, 0.5  # ms
CHANGE, CHANGE_CHARACTER = 5, 0.5  # ms
# The 1.5 ms that hiding one takes are those of sending its area, which is counted as bytes.

# Imports as .mpy: display_text 51 ms for 12,455 bytes, debouncer 13 ms for 2,722; the slower rate.
IMPORT = 13 / 2722  # ms a compiled byte
LIBRARIES = 57 + 51 + 13  # ms: display driver, display_text, debouncer
DRIVER = 133  # ms to set the display up

FIRST_PIXEL = 40  # ms, budget
COMPLETE_SCREEN = 150  # ms, budget
ROLLING_FRAME = 30  # ms, budget
START = 1500  # ms, budget


MODEL = "ms (model)"


def is_counted(line):
    """Whether a figure is what was counted, and not what the model makes of it."""
    return line["unit"] != MODEL


def figure(name, value, unit, budget=None, how=""):
    """One line of the bench; a figure without a budget is ok."""
    if isinstance(value, float):
        value = round(value, 1)
    ok = budget is None or value <= budget
    line = {"name": name, "value": value, "unit": unit, "budget": budget, "ok": ok}
    if how:
        line["how"] = how
    return line
