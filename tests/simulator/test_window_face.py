# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""The window on SDL's dummy display: what a person clicks and types, and what is drawn."""

import os

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
pytest.importorskip("pygame", reason="pygame draws the window, and is not installed")

import pygame  # noqa: E402

from simulator import __main__ as command  # noqa: E402
from simulator import window  # noqa: E402
from simulator.clock import PowerOff, VirtualClock  # noqa: E402
from simulator.live import play  # noqa: E402
from simulator.machine import BUTTONS, Machine  # noqa: E402
from simulator.settings import Settings  # noqa: E402

CENTRE = {"roll": (138, 376), "keep": (320, 376), "stop": (502, 376)}  # px in the window
ON_THE_PANEL = (66, 58)  # px: inside of the first of the panel's pixels


@pytest.fixture
def shown(tmp_path):
    """(face, machine, act): act posts events and lets the face take them."""
    machine = Machine(VirtualClock(), Settings(tmp_path))
    face = window.WindowFace()
    face.open(machine)
    pygame.event.clear()

    def act(*events):
        for kind, details in events:
            pygame.event.post(pygame.event.Event(kind, details))
        face.pump(machine)

    yield face, machine, act
    face.close()


def mouse(kind, place, button=1):
    return kind, {"pos": place, "button": button}


def down(key):
    return pygame.KEYDOWN, {"key": key, "mod": 0, "unicode": ""}


def up(key):
    return pygame.KEYUP, {"key": key, "mod": 0}


def pressed(machine):
    return [button for button in BUTTONS if machine.is_pressed(button)]


def colour_at(place):
    return tuple(pygame.display.get_surface().get_at(place))[:3]


@pytest.mark.parametrize("button", BUTTONS)
def test_the_mouse_holds_a_button_for_as_long_as_it_is_down(shown, button):
    _, machine, act = shown
    act(mouse(pygame.MOUSEBUTTONDOWN, CENTRE[button]))
    machine.clock.sleep(1.0)
    assert pressed(machine) == [button]
    act(mouse(pygame.MOUSEBUTTONUP, (0, 0)))
    machine.clock.sleep(0.1)
    assert pressed(machine) == []


def test_the_mouse_does_nothing_beside_the_buttons(shown):
    _, machine, act = shown
    act(mouse(pygame.MOUSEBUTTONDOWN, (20, 20)), mouse(pygame.MOUSEBUTTONUP, CENTRE["roll"]))
    act(mouse(pygame.MOUSEBUTTONDOWN, CENTRE["roll"], button=3))
    assert pressed(machine) == []


@pytest.mark.parametrize(
    "key, button", [(pygame.K_r, "roll"), (pygame.K_k, "keep"), (pygame.K_s, "stop")]
)
def test_keys_hold_their_buttons(shown, key, button):
    _, machine, act = shown
    act(down(key))
    machine.clock.sleep(1.0)
    assert pressed(machine) == [button]
    act(up(key))
    machine.clock.sleep(0.1)
    assert pressed(machine) == []


def test_other_keys_do_nothing(shown):
    _, machine, act = shown
    act(down(pygame.K_x), up(pygame.K_x), down(pygame.K_SPACE))
    assert pressed(machine) == []


def test_a_click_that_is_over_at_once_is_long_enough_for_a_board(shown):
    _, machine, act = shown
    act(mouse(pygame.MOUSEBUTTONDOWN, CENTRE["stop"]), mouse(pygame.MOUSEBUTTONUP, CENTRE["stop"]))
    assert pressed(machine) == ["stop"]
    machine.clock.sleep(0.039)
    assert pressed(machine) == ["stop"]
    machine.clock.sleep(0.002)
    assert pressed(machine) == []


def test_a_window_that_loses_the_keyboard_lets_go(shown):
    _, machine, act = shown
    act(down(pygame.K_k))
    act((pygame.WINDOWFOCUSLOST, {}))
    machine.clock.sleep(0.1)
    assert pressed(machine) == []


@pytest.mark.parametrize("event", [(pygame.QUIT, {}), down(pygame.K_ESCAPE)])
def test_closing_the_window_and_escape_leave(shown, event):
    _, _, act = shown
    with pytest.raises(PowerOff):
        act(event)


def test_the_panel_is_drawn_pixel_by_pixel(shown):
    _, machine, act = shown
    act()
    dark = colour_at(ON_THE_PANEL)
    machine.panel.receive(b"\x00\xa1\xc8\x8d\x14\xaf")
    machine.panel.receive(b"\x40\x01")
    act()
    assert sum(colour_at(ON_THE_PANEL)) > sum(dark) + 300
    assert colour_at((ON_THE_PANEL[0] + 4, ON_THE_PANEL[1])) == dark
    assert colour_at((ON_THE_PANEL[0], ON_THE_PANEL[1] + 4)) == dark


def test_brightness_can_be_seen(shown):
    _, machine, act = shown
    machine.panel.receive(b"\x00\x8d\x14\xaf\xa5\x81\xff")
    act()
    bright = sum(colour_at(ON_THE_PANEL))
    machine.panel.receive(b"\x00\x81\x00")
    act()
    assert 0 < sum(colour_at(ON_THE_PANEL)) < bright


def test_a_pressed_button_looks_pressed(shown):
    _, machine, act = shown
    act()
    rim = (CENTRE["roll"][0] + 20, CENTRE["roll"][1])
    before = colour_at(rim)
    machine.press("roll")
    act()
    assert colour_at(rim) != before


def test_a_box_without_a_panel_is_drawn_too(shown):
    _, machine, act = shown
    machine.panel = None
    act()
    assert sum(colour_at(ON_THE_PANEL)) < 100


def test_a_display_that_does_not_exist_is_an_oserror(monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "nonsense")
    with pytest.raises(OSError, match="no window can be opened"):
        window.WindowFace()


@pytest.mark.real_time
def test_a_box_is_played_until_the_window_is_closed(tmp_path):
    (tmp_path / "code.py").write_text(
        "from box import hardware\n"
        "taken = hardware.take()\n"
        "while True:\n"
        "    key = taken.next_key()\n"
        "    if key:\n"
        "        print(key[0], key[1])\n"
        "    taken.wait(5)\n"
    )

    class Person(window.WindowFace):
        pumps = 0

        def pump(self, machine):
            self.pumps += 1
            if "False" in machine.serial_text():
                pygame.event.post(pygame.event.Event(pygame.QUIT, {}))
            elif self.pumps == 50:
                for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                    pygame.event.post(pygame.event.Event(kind, mouse(kind, CENTRE["keep"])[1]))
            super().pump(machine)

    assert play(Person(), root=tmp_path) == "1 True\n1 False\n"
    assert not pygame.display.get_init()


@pytest.mark.real_time
def test_the_command_says_which_keys_do_what_and_quits_with_the_window(
    monkeypatch, capsys, tmp_path
):
    monkeypatch.setattr(window.WindowFace, "pump", lambda face, machine: _leave())
    assert command.main(["--window", "--memory", str(tmp_path / "memory.bin")]) == 0
    assert "Keys R, K, S" in capsys.readouterr().out


def _leave():
    raise PowerOff
