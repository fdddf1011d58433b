# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""Makes presses, taps and holds out of what the three contacts did.

Start at Buttons.next(). Everything is decided by the times at which the contacts changed, never by
when the loop came round to look, so a tap during a long redraw is the same tap. A contact may
bounce for 30 ms; a tap of 30 ms or more always counts.
"""

from adafruit_debouncer import Debouncer
from adafruit_ticks import ticks_add, ticks_diff
from micropython import const

ROLL = const(0)
KEEP = const(1)
STOP = const(2)

# What next() tells of a button. They number the rows of _ANSWERS.
DOWN = const(0)  # pressed, at the leading edge
TAP = const(1)  # released again before it became a hold
HOLD = const(2)  # held for 0.6 s, told at that moment
REPEAT = const(3)  # still held
UP = const(4)  # released after a hold

_BUTTONS = const(3)
_HOLD_OFF = const(30)  # ms in which a contact may bounce
_HOLD = const(600)  # ms
_REPEAT = const(200)  # ms between repeats
_FAST_AFTER = const(2000)  # ms of holding
_FAST_REPEAT = const(80)  # ms
_POWER_UP = const(50)  # ms: whoever is down by then was down before

# Every answer, made once: next() allocates nothing.
_ANSWERS = tuple(
    tuple((button, kind) for button in range(_BUTTONS)) for kind in (DOWN, TAP, HOLD, REPEAT, UP)
)


def _released():
    return False


class _Button:
    """One contact: its bounce-free state, and how far the press under way has come."""

    def __init__(self):
        self.contact = False  # as the last event had it
        self.edge = 0  # ticks of the last change that counted
        self.bouncing = False  # less than _HOLD_OFF after edge
        self.pressed_at = 0  # ticks
        self.next_repeat = 0  # ticks
        self.held = False
        self.muted = False  # nothing more is told of this press
        # The hold-off has dealt with time, by the events' clock: no interval here.
        self.debouncer = Debouncer(_released, interval=0)

    def change(self, pressed, ticks):
        """The contact changed for good. Returns the kind to tell, or None."""
        debouncer = self.debouncer
        debouncer.update(pressed)  # notes the change ...
        debouncer.update(pressed)  # ... and takes it as stable
        self.edge = ticks
        self.bouncing = True
        if debouncer.rose:
            self.pressed_at = ticks
            self.held = False
            self.muted = False
            return DOWN
        if debouncer.fell and not self.muted:
            return UP if self.held else TAP
        return None

    def settle(self, ticks):
        """Ends a hold-off that is over by ticks. Returns the kind to tell, or None."""
        if self.bouncing and ticks_diff(ticks, self.edge) > _HOLD_OFF:
            self.bouncing = False
            if self.contact != self.debouncer.value:
                return self.change(self.contact, ticks_add(self.edge, _HOLD_OFF))
        return None

    def holding(self, ticks):
        """True once, when the press has lasted for _HOLD by ticks."""
        if not self.debouncer.value or self.held or ticks_diff(ticks, self.pressed_at) < _HOLD:
            return False
        self.held = True
        self.next_repeat = ticks_add(self.pressed_at, _HOLD + _REPEAT)
        return not self.muted

    def repeating(self, now):
        """True when a repeat is due; those that were missed are not made up for."""
        if not self.held or self.muted or not self.debouncer.value:
            return False
        late = ticks_diff(now, self.next_repeat)
        if late < 0:
            return False
        fast = ticks_diff(self.next_repeat, self.pressed_at) >= _FAST_AFTER
        pause = _FAST_REPEAT if fast else _REPEAT
        self.next_repeat = ticks_add(now if late >= pause else self.next_repeat, pause)
        return True


class Buttons:
    """The three buttons of a box.

    hardware: has now(), next_key() and keys_lost() as box.hardware has them.
    """

    def __init__(self, hardware):
        self._hardware = hardware
        self._buttons = tuple(_Button() for _ in range(_BUTTONS))
        self._key = None  # an event that waits for something older
        self._start_again()

    def _start_again(self):
        self._started_at = self._hardware.now()
        self._starting = True

    def next(self, now):
        """What happened next, as (button, kind), or None if nothing more did until now (ticks)."""
        hardware = self._hardware
        if hardware.keys_lost():
            self._forget()
        while True:
            if self._key is None:
                self._key = hardware.next_key()
            if self._key is None:
                return self._due(now, True)
            number, pressed, ticks = self._key
            answer = self._due(ticks, False)
            if answer is not None:
                return answer
            self._key = None
            button = self._buttons[number]
            button.contact = pressed
            if button.bouncing or pressed == button.debouncer.value:
                continue
            kind = button.change(pressed, ticks)
            if kind == DOWN and self._starting:
                button.muted = True
            elif kind is not None:
                return _ANSWERS[kind][number]

    def _due(self, ticks, repeats):
        """What time alone brought about until ticks, or None."""
        if self._starting and ticks_diff(ticks, self._started_at) > _POWER_UP:
            self._starting = False
        for number in range(_BUTTONS):
            button = self._buttons[number]
            kind = button.settle(ticks)
            if kind is None:
                if button.holding(ticks):
                    kind = HOLD
                elif repeats and button.repeating(ticks):
                    kind = REPEAT
            if kind is not None:
                return _ANSWERS[kind][number]
        return None

    def _forget(self):
        """Events were lost: drops every press; who is still down counts as held since power-up."""
        self._key = None
        for button in self._buttons:
            button.__init__()
        self._start_again()

    def consume(self, button):
        """Drops everything else of the press of button that is under way, if one is."""
        one = self._buttons[button]
        if one.debouncer.value:
            one.muted = True

    def is_down(self, button):
        """True while the button is pressed, also if nothing is told of this press."""
        return self._buttons[button].debouncer.value
