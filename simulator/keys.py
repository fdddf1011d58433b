# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""What CircuitPython's keypad does in the background: look at the contacts now and then, keep what
changed with its time.

A contact that closes and opens between two looks is never seen, and a full queue drops what is new:
the real one does so too.
"""

from collections import deque


class Event:
    """keypad.Event"""

    def __init__(self, key_number=0, pressed=True, timestamp=None):
        self.key_number = key_number
        self.pressed = pressed
        self.timestamp = timestamp

    @property
    def released(self):
        return not self.pressed


class EventQueue:
    """keypad.EventQueue; holds size events."""

    def __init__(self, size):
        self._events = deque()
        self._size = size
        self.overflowed = False

    def get(self):
        return Event(*self._events.popleft()) if self._events else None

    def get_into(self, event):
        if not self._events:
            return False
        event.key_number, event.pressed, event.timestamp = self._events.popleft()
        return True

    def clear(self):
        self._events.clear()
        self.overflowed = False

    def add(self, key_number, pressed, timestamp):
        if len(self._events) == self._size:
            self.overflowed = True
        else:
            self._events.append((key_number, pressed, timestamp))

    def __len__(self):
        return len(self._events)

    def __bool__(self):
        return bool(self._events)


class Scanner:
    """The scanning half of keypad.Keys, on the contacts of a machine.

    It looks every interval (s), counted from when it was made, and takes a change for one when the
    contact has been found so threshold times more often than not. Between changes it need not look.
    """

    def __init__(self, machine, pins, pressed_level, interval, size, threshold):
        self.events = EventQueue(size)
        self.key_count = len(pins)
        self._machine = machine
        self._contacts = pins
        self._pressed_level = pressed_level
        self._interval = max(1, round(interval * 1_000_000))  # us
        self._threshold = threshold
        self._first_look = machine.clock.now
        self._planned = False
        machine.listen(self._plan)
        self.reset()

    def reset(self):
        """Takes all keys for released and looks at once."""
        self._counters = [-self._threshold] * self.key_count
        self._look()

    def stop(self):
        if self._machine is not None:
            self._machine.stop_listening(self._plan)
            self._machine = None

    def _plan(self):
        """Plans the next look, at the next whole number of intervals."""
        if not self._planned:
            self._planned = True
            clock = self._machine.clock
            looks = -(-(clock.now - self._first_look) // self._interval)
            clock.at(self._first_look + looks * self._interval, self._planned_look)

    def _planned_look(self):
        self._planned = False
        if self._machine is not None and self._look():
            self._planned = True
            self._machine.clock.at(self._machine.clock.now + self._interval, self._planned_look)

    def _look(self):
        """Looks at every contact. True if one of them is not settled yet."""
        unsettled = False
        for key, pin in enumerate(self._contacts):
            # Closed contacts pull their pin to ground.
            pressed = (not self._machine.is_closed(pin)) == self._pressed_level
            step = 1 if pressed else -1
            target = step * self._threshold
            if self._counters[key] == target:
                continue
            self._counters[key] += step
            if self._counters[key] == 0:
                self._counters[key] = target
                self.events.add(key, pressed, self._machine.ticks())
            else:
                unsettled = True
        return unsettled
