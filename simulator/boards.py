# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""The boards that a box may be made of: their pins as CircuitPython names them, and how it is
soldered to them.

The names are those of ports/raspberrypi/boards/*/pins.c in CircuitPython's source, as far as they
have a place on the board's edge or something of the board on them.
"""

PIN_COUNT = 30


def _pins(text):
    pairs = (word.partition("=") for word in text.split())
    return {name: int(number) for name, _, number in pairs}


_PICO = {f"GP{number}": number for number in range(29)} | _pins(
    """
    LED=25 SMPS_MODE=23 VBUS_SENSE=24 GP26_A0=26 GP27_A1=27 GP28_A2=28 A0=26 A1=27 A2=28 A3=29
    VOLTAGE_MONITOR=29
    """
)
_XIAO = _pins(
    """
    D0=26 D1=27 D2=28 D3=29 D4=6 D5=7 D6=0 D7=1 D8=2 D9=4 D10=3 A0=26 A1=27 A2=28 A3=29 SDA=6 SCL=7
    TX=0 RX=1 SCK=2 MISO=4 MOSI=3 LED=25 LED_RED=17 LED_GREEN=16 LED_BLUE=25 NEOPIXEL=12
    NEOPIXEL_POWER=11
    """
)
_QT_PY = _pins(
    """
    D0=29 D1=28 D2=27 D3=26 D4=24 D5=25 D6=20 D7=5 D8=6 D9=4 D10=3 A0=29 A1=28 A2=27 A3=26 SDA=24
    SCL=25 TX=20 RX=5 SCK=6 MISO=4 MOSI=3 SDA1=22 SCL1=23 BUTTON=21 NEOPIXEL=12 NEOPIXEL_POWER=11
    """
)
_FEATHER = _pins(
    """
    D0=1 D1=0 D4=6 D5=7 D6=8 D9=9 D10=10 D11=11 D12=12 D13=13 D24=24 D25=25 A0=26 A1=27 A2=28 A3=29
    SDA=2 SCL=3 TX=0 RX=1 SCK=18 MOSI=19 MISO=20 LED=13 BUTTON=4 BOOT=4 NEOPIXEL=16
    """
)


class Board:
    """A board and the box around it.

    pins: {name: number of the chip's pin}. buttons: names of the pins of ROLL, KEEP and STOP.
    panel: its chip. battery: (name of the pin that sees it, divider) or None. light_low: whether
    the board's light shines while its pin is low; without a pin called LED, the light is a pixel.
    buttons_turn: whether they are on the panel's own board, in the opposite order upside down.
    """

    def __init__(self, pins, buttons, panel="SSD1306", battery=None, **unusual):
        self.pins = pins
        self.buttons = buttons
        self.panel = panel
        self.battery = battery
        self.light_low = unusual.get("light_low", False)
        self.buttons_turn = unusual.get("buttons_turn", False)

    def light_is_on(self, outputs):
        """Whether the light shines, while outputs are what the pins put out, by their numbers."""
        if "LED" in self.pins:
            value = outputs.get(self.pins["LED"])
            return value is not None and value != self.light_low
        has_power = outputs.get(self.pins.get("NEOPIXEL_POWER"), False)
        colours = outputs.get(self.pins.get("NEOPIXEL"))
        return bool(has_power and isinstance(colours, bytes) and any(colours))


_PICO_BOX = Board(_PICO, ("GP10", "GP11", "GP12"), battery=("VOLTAGE_MONITOR", 3))
_WING_BOX = Board(_FEATHER, ("D9", "D6", "D5"), panel="SH1107", buttons_turn=True)
BOARDS = {
    "raspberry_pi_pico": _PICO_BOX,
    "raspberry_pi_pico2": _PICO_BOX,
    "seeeduino_xiao_rp2040": Board(_XIAO, ("D8", "D9", "D10"), light_low=True),
    "adafruit_qtpy_rp2040": Board(_QT_PY, ("D8", "D9", "D10")),
    "adafruit_feather_rp2040": _WING_BOX,
}
USUAL = "raspberry_pi_pico"
