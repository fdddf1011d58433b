# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""Every board that the box knows is started, and played on, with the pins of its own drawing."""

import pytest

from simulator.boards import BOARDS
from simulator.runner import Simulator
from tests.box.reading import read

# The numbers of the chip's pins: SDA, SCL, ROLL, KEEP, STOP, and those of the light. Read in the
# boards' pin-outs, not in the code. A QT Py's light is a pixel, whose current pin 11 switches.
PINS = {
    "raspberry_pi_pico": [4, 5, 10, 11, 12, 25],
    "raspberry_pi_pico2": [4, 5, 10, 11, 12, 25],
    "seeeduino_xiao_rp2040": [6, 7, 2, 4, 3, 25],
    "adafruit_qtpy_rp2040": [24, 25, 6, 4, 3, 11, 12],
    "adafruit_feather_rp2040": [2, 3, 9, 8, 7, 13],
}
CHIPS = dict.fromkeys(PINS, "SSD1306") | {"adafruit_feather_rp2040": "SH1107"}
BATTERIES = dict.fromkeys(PINS) | dict.fromkeys(["raspberry_pi_pico", "raspberry_pi_pico2"], 29)


def start(board, **settings):
    box = Simulator(settings={"LANGUAGE": "en", **settings}, board=board)
    box.power_on()
    box.wait(2500)
    return box


@pytest.fixture(params=PINS)
def board(request):
    return request.param


def test_every_board_of_the_simulator_is_tested():
    assert set(BOARDS) == set(PINS)


def test_a_board_starts_on_its_own_pins_and_shows_the_first_screen(board):
    with start(board) as box:
        claimed = set(box.machine.claimed) - {BATTERIES[board]}
        assert claimed == set(PINS[board])
        assert type(box.machine.panel).__name__ == CHIPS[board]
        assert box.machine.panel.unknown == []
        assert "Play" in read(box)
        assert box.serial == ""
        assert not box.machine.light_is_on()


def test_each_button_is_where_the_drawing_has_it(board):
    """KEEP goes down a list, ROLL chooses, STOP goes back."""
    with start(board) as box:
        first = box.pixels()
        contacts = PINS[board][2:5]
        seen = []
        for contact in (contacts[1], contacts[0], contacts[2]):
            box.machine.close_contact(contact)
            box.wait(80)
            box.machine.open_contact(contact)
            box.settle()
            seen.append(box.pixels())
        moved, chosen, back = seen
        assert moved != first and chosen not in (first, moved)
        assert back == first


def test_the_light_tells_of_a_wrong_setting(board):
    """Seven blinks of 0.2 s, 0.4 s apart, in 4.4 s."""
    with start(board, LIMIT="many") as box:
        changes = 0
        lit = box.machine.light_is_on()
        for _ in range(4400 // 20):
            box.wait(20)
            changes += box.machine.light_is_on() != lit
            lit = box.machine.light_is_on()
        assert changes == 14


def test_the_battery_is_seen_where_a_pin_sees_it(board):
    with start(board) as box:
        assert (BATTERIES[board] in box.machine.claimed) == (BATTERIES[board] is not None)


def test_a_wing_that_is_upside_down_has_its_buttons_in_the_opposite_order():
    """A, pin 9, is then the lowest; the highest, C on pin 7, is ROLL again."""
    with start("adafruit_feather_rp2040", DISPLAY_ROTATION=180) as box:
        first = box.pixels()
        box.machine.close_contact(7)
        box.wait(300)
        chosen = box.pixels()
    with start("adafruit_feather_rp2040") as upright:
        upright.press("roll")
        upright.wait(300)
        assert upright.pixels() == [row[::-1] for row in chosen[::-1]] != first


def test_a_board_that_the_box_does_not_know_has_a_picos_pins():
    from box.profiles import profile

    assert profile("vcc_gnd_yd_rp2040")["PIN_ROLL"] == "GP10"
    assert profile("vcc_gnd_yd_rp2040")["PIN_BATTERY"] == ""
