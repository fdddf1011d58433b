# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""The box in a window: its case, its panel four times as large, and three buttons to press."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame  # noqa: E402

from simulator.clock import PowerOff  # noqa: E402
from simulator.live import KEYS, Fingers, Watch  # noqa: E402
from simulator.machine import BUTTONS  # noqa: E402

HELP = "Keys R, K, S or the mouse; keep them down to hold.  Esc quits."

_SCALE = 4
_PANEL = pygame.Rect(64, 56, 128 * _SCALE, 64 * _SCALE)
_CASE = pygame.Rect(24, 20, 592, 424)
_SIZE = (640, 488)
_BUTTON_RADIUS = 38
# Under the words on the panel's bottom line.
_BUTTON_CENTRES = {
    button: (x, 376)
    for button, x in zip(BUTTONS, (_PANEL.left + 74, _PANEL.centerx, _PANEL.right - 74))
}

_TABLE = (46, 58, 52)
_WOOD, _WOOD_LIGHT, _WOOD_DARK = (196, 130, 74), (224, 164, 108), (140, 88, 46)
_GLASS, _GLASS_EDGE = (10, 12, 16), (26, 28, 34)
_LIT = (190, 228, 255)
_CAPS = {"roll": (206, 62, 52), "keep": (232, 176, 44), "stop": (58, 108, 176)}
_INK, _PAPER = (60, 34, 16), (222, 226, 220)
_LIGHT_OFF, _LIGHT_ON = (70, 78, 60), (120, 255, 110)


class WindowFace:
    """A face for simulator.live.play; raises OSError where no window can be opened."""

    def __init__(self):
        try:
            pygame.display.init()
            pygame.font.init()
            self._window = pygame.display.set_mode(_SIZE)
        except pygame.error as error:
            raise OSError(f"no window can be opened: {error}") from None
        pygame.display.set_caption("Mitchi box")
        self._small = pygame.font.Font(None, 22)
        self._large = pygame.font.Font(None, 26)
        self._watch = Watch()
        self._fingers = None
        self._under_mouse = None
        self._grid = _make_grid()

    def open(self, machine):
        self._fingers = Fingers(machine)

    def close(self):
        pygame.quit()

    def pump(self, machine):
        shown_again = False
        for event in pygame.event.get():
            self._take(event)
            shown_again |= event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN)
        if self._watch.changed(machine) or shown_again:
            self._draw(machine)
            pygame.display.flip()

    def _take(self, event):
        if event.type == pygame.QUIT:
            raise PowerOff
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            if event.key == pygame.K_ESCAPE:
                raise PowerOff
            button = KEYS.get(pygame.key.name(event.key).lower())
            if button:
                (self._fingers.down if event.type == pygame.KEYDOWN else self._fingers.up)(button)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._under_mouse = _button_at(event.pos)
            if self._under_mouse:
                self._fingers.down(self._under_mouse)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            if self._under_mouse:
                self._fingers.up(self._under_mouse)
            self._under_mouse = None
        elif event.type == pygame.WINDOWFOCUSLOST:
            # Whatever is let go of elsewhere is never told to this window.
            self._fingers.all_up()

    def _draw(self, machine):
        window = self._window
        window.fill(_TABLE)
        _rounded(window, _WOOD_DARK, _CASE.move(0, 7), 46)
        _rounded(window, _WOOD_LIGHT, _CASE, 46)
        _rounded(window, _WOOD, _CASE.inflate(-8, -8), 42)
        _rounded(window, _GLASS_EDGE, _PANEL.inflate(28, 28), 14)
        _rounded(window, _GLASS, _PANEL.inflate(16, 16), 8)
        if machine.panel:
            self._draw_panel(machine.panel)
        light = _LIGHT_ON if machine.light_is_on() else _LIGHT_OFF
        pygame.draw.circle(window, light, (_CASE.right - 13, _PANEL.centery), 5)
        for button in BUTTONS:
            self._draw_button(button, machine.is_pressed(button))
        self._write(self._small, HELP, _PAPER, (_SIZE[0] // 2, _SIZE[1] - 18))

    def _draw_panel(self, panel):
        picture = pygame.image.frombuffer(b"".join(panel.pixels()), (128, 64), "P")
        brightness = 0.75 + 0.25 * panel.contrast / 255
        picture.set_palette([_GLASS, [round(part * brightness) for part in _LIT]])
        self._window.blit(pygame.transform.scale(picture.convert(), _PANEL.size), _PANEL)
        self._window.blit(self._grid, _PANEL)

    def _draw_button(self, button, pressed):
        x, y = _BUTTON_CENTRES[button]
        colour = _CAPS[button]
        dark = tuple(part * 6 // 10 for part in colour)
        pygame.draw.circle(self._window, _WOOD_DARK, (x, y), _BUTTON_RADIUS + 4)
        pygame.draw.circle(self._window, dark, (x, y), _BUTTON_RADIUS)
        if not pressed:
            y -= 5
        pygame.draw.circle(self._window, dark if pressed else colour, (x, y), _BUTTON_RADIUS - 2)
        self._write(self._large, button[0].upper(), (255, 255, 255), (x, y))
        self._write(self._small, button.upper(), _INK, (x, 428))

    def _write(self, font, text, colour, centre):
        words = font.render(text, True, colour)
        self._window.blit(words, words.get_rect(center=centre))


def _make_grid():
    """The dark lines between the pixels of the glass."""
    grid = pygame.Surface(_PANEL.size, pygame.SRCALPHA)
    colour = (*_GLASS, 70)
    for x in range(_SCALE - 1, _PANEL.width, _SCALE):
        pygame.draw.line(grid, colour, (x, 0), (x, _PANEL.height))
    for y in range(_SCALE - 1, _PANEL.height, _SCALE):
        pygame.draw.line(grid, colour, (0, y), (_PANEL.width, y))
    return grid


def _rounded(window, colour, rectangle, radius):
    pygame.draw.rect(window, colour, rectangle, border_radius=radius)


def _button_at(place):
    """The button whose cap is at place (x, y), or None."""
    for button, (x, y) in _BUTTON_CENTRES.items():
        if (place[0] - x) ** 2 + (place[1] - y) ** 2 <= (_BUTTON_RADIUS + 4) ** 2:
            return button
    return None
