# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""What each board's drawing says of its pins and its panel; settings.toml may say otherwise.

A profile is a dict by the names of settings.toml; pins have the names that CircuitPython has.
"""

# The drawing for a Raspberry Pi Pico, and for every board that is not named below.
_USUAL = {
    "PIN_SDA": "GP4",
    "PIN_SCL": "GP5",
    "PIN_ROLL": "GP10",
    "PIN_KEEP": "GP11",
    "PIN_STOP": "GP12",
    "PIN_LED": "LED",
    "PIN_BUZZER": "",
    "PIN_BATTERY": "",  # an analog pin that sees the battery's voltage divided by BATTERY_DIVIDER
    "BATTERY_DIVIDER": 3,
    "LED_LOW": 0,  # 1: the light shines while its pin is low
    "BUTTONS_TURN": 0,  # 1: the buttons are on the panel's own board and turn with it
    "DISPLAY_DRIVER": "SSD1306",
}
_PICO = {"PIN_BATTERY": "VOLTAGE_MONITOR"}
_SMALL = {  # a XIAO and a QT Py have the same pins in the same places
    "PIN_SDA": "SDA",
    "PIN_SCL": "SCL",
    "PIN_ROLL": "D8",
    "PIN_KEEP": "D9",
    "PIN_STOP": "D10",
}
_WING = {  # the OLED FeatherWing; its A, B and C stand at the left of the panel, from above
    "PIN_SDA": "SDA",
    "PIN_SCL": "SCL",
    "PIN_ROLL": "D9",
    "PIN_KEEP": "D6",
    "PIN_STOP": "D5",
    "BUTTONS_TURN": 1,
    "DISPLAY_DRIVER": "SH1107",
}

# board.board_id: what is different there
_BOARDS = {
    "raspberry_pi_pico": (_PICO,),
    "raspberry_pi_pico2": (_PICO,),
    "seeeduino_xiao_rp2040": ({"LED_LOW": 1}, _SMALL),
    "adafruit_qtpy_rp2040": ({"PIN_LED": "NEOPIXEL"}, _SMALL),
    "adafruit_feather_rp2040": (_WING,),
}


def profile(board_id):
    """The profile of a board, the usual one if it is not known."""
    found = _USUAL.copy()
    for part in _BOARDS.get(board_id, ()):
        found.update(part)
    return found
