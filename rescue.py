# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""Says why the box cannot run, on the serial console and by the board's light. Not compiled."""

import sys
import time


def reason(error):
    """(blinks, Spanish, English) for an error, None if it is not one of these."""
    version = sys.implementation.version[:2]
    text = str(error)
    if version[0] < 9 or "mpy" in text:
        return (
            9,
            "CircuitPython %d.%d no va con estos archivos: instala el 9.2 o posterior." % version,
            "CircuitPython %d.%d does not go with these files: install 9.2 or newer." % version,
        )
    if isinstance(error, ImportError):
        name = (text.split("'") + [text])[1]
        return (
            8,
            "Falta %s en la unidad: vuelve a copiar todos los archivos." % name,
            "%s is missing on the drive: copy all the files again." % name,
        )
    if type(error).__name__ == "MissingPins":
        return (
            7,
            "La caja no conoce esta placa: pon %s en settings.toml." % text,
            "The box does not know this board: set %s in settings.toml." % text,
        )


def find_light():
    """A function that switches the board's light, if it has one."""
    import board
    from digitalio import DigitalInOut

    name = "LED" if hasattr(board, "LED") else "NEOPIXEL"
    if not hasattr(board, name):
        return lambda on: None
    pin = DigitalInOut(getattr(board, name))
    pin.switch_to_output()
    if name == "LED":
        return lambda on: setattr(pin, "value", on)
    from neopixel_write import neopixel_write

    if hasattr(board, "NEOPIXEL_POWER"):
        DigitalInOut(board.NEOPIXEL_POWER).switch_to_output(True)
    return lambda on: neopixel_write(pin, bytes([16 * on] * 3))


def tell(error, hardware=None):
    """Says it for ever, by the box's own hardware if it came so far. Raises any other error."""
    found = reason(error)
    # On a desktop its programmer wants to see the error itself.
    if not found or sys.implementation.name != "circuitpython":
        raise error
    light = hardware.light if hardware else find_light()
    while True:
        print(found[1])
        print(found[2])
        for _ in range(found[0]):
            light(True)
            time.sleep(0.2)
            light(False)
            time.sleep(0.2)
        if hardware:
            hardware.feed()
        time.sleep(1.6)
