# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""The stand-in for keypad does what CircuitPython's does, awkward things included."""

import pytest

from simulator.clock import VirtualClock
from simulator.keys import Event, Scanner
from simulator.machine import FIRST_TICK, Machine
from simulator.settings import Settings

PINS = (10, 11, 12)


def scanner(tmp_path, interval=0.005, size=64, threshold=1, pressed_level=False, before=()):
    machine = Machine(VirtualClock(), Settings(tmp_path))
    for button in before:
        machine.press(button)
    return machine, Scanner(machine, PINS, pressed_level, interval, size, threshold)


def pass_time(machine, milliseconds):
    machine.clock.sleep(milliseconds / 1000)


def events(keys):
    """All events as (key, pressed, ms since power-on)."""
    got = []
    while (event := keys.events.get()) is not None:
        got.append((event.key_number, event.pressed, event.timestamp - FIRST_TICK))
    return got


def test_a_change_has_the_time_of_the_next_look(tmp_path):
    machine, keys = scanner(tmp_path)
    pass_time(machine, 11)
    machine.press("keep")
    pass_time(machine, 10)
    machine.release("keep")
    pass_time(machine, 100)
    assert events(keys) == [(1, True, 15), (1, False, 25)]


def test_a_contact_that_closes_between_two_looks_is_never_seen(tmp_path):
    machine, keys = scanner(tmp_path, interval=0.020)
    pass_time(machine, 1)
    machine.press("roll")
    pass_time(machine, 18)
    machine.release("roll")
    pass_time(machine, 100)
    assert events(keys) == []


def test_a_key_that_is_down_at_the_start_is_an_event_at_once(tmp_path):
    _, keys = scanner(tmp_path, before=["stop"])
    assert events(keys) == [(2, True, 0)]


def test_a_higher_threshold_waits_until_the_contact_has_settled(tmp_path):
    machine, keys = scanner(tmp_path, threshold=3)
    pass_time(machine, 1)
    machine.press("roll")
    pass_time(machine, 8)  # looks at 5
    machine.release("roll")
    pass_time(machine, 5)  # 10
    machine.press("roll")
    pass_time(machine, 100)  # 15, 20, 25: three more than the other way
    assert events(keys) == [(0, True, 25)]


def test_a_full_queue_drops_what_is_new_and_says_so(tmp_path):
    machine, keys = scanner(tmp_path, size=3)
    for button in ("roll", "keep", "stop"):
        machine.press(button)
        pass_time(machine, 10)
    assert not keys.events.overflowed
    machine.release("roll")
    pass_time(machine, 10)
    assert keys.events.overflowed
    assert [event[:2] for event in events(keys)] == [(0, True), (1, True), (2, True)]
    keys.events.clear()
    assert not keys.events.overflowed


def test_a_reset_tells_of_keys_that_are_down_again(tmp_path):
    machine, keys = scanner(tmp_path)
    machine.press("roll")
    pass_time(machine, 10)
    events(keys)
    keys.reset()
    assert [event[:2] for event in events(keys)] == [(0, True)]


def test_events_can_be_had_without_a_new_object(tmp_path):
    machine, keys = scanner(tmp_path, before=["keep"])
    event = Event()
    assert keys.events and len(keys.events) == 1
    assert keys.events.get_into(event)
    assert (event.key_number, event.pressed, event.released) == (1, True, False)
    assert not keys.events.get_into(event)


def test_contacts_may_be_wired_to_the_supply(tmp_path):
    machine, keys = scanner(tmp_path, pressed_level=True)
    # Open contacts with a pull-up read high, which is "pressed" for such a wiring.
    assert [event[:2] for event in events(keys)] == [(0, True), (1, True), (2, True)]


def test_a_scanner_that_was_stopped_sees_nothing(tmp_path):
    machine, keys = scanner(tmp_path)
    machine.press("roll")
    keys.stop()
    keys.stop()
    pass_time(machine, 100)
    machine.press("keep")
    pass_time(machine, 100)
    assert events(keys) == []


@pytest.mark.parametrize("button", ["roll", "keep", "stop"])
def test_buttons_are_soldered_where_the_settings_say(tmp_path, button):
    settings = {"PIN_ROLL": "GP20", "PIN_KEEP": "GP21", "PIN_STOP": "GP22"}
    machine = Machine(VirtualClock(), Settings(tmp_path, settings))
    keys = Scanner(machine, (20, 21, 22), False, 0.005, 64, 1)
    machine.press(button)
    assert machine.is_pressed(button)
    pass_time(machine, 10)
    assert events(keys)[0][0] == ["roll", "keep", "stop"].index(button)


@pytest.mark.parametrize("wrong", ["GP99", "GP11", 7])
def test_buttons_that_cannot_be_soldered_so_are_where_the_drawing_says(tmp_path, wrong):
    machine = Machine(VirtualClock(), Settings(tmp_path, {"PIN_ROLL": wrong}))
    machine.press("roll")
    assert machine.is_closed(10)
