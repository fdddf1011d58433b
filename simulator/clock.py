# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""The time that the box lives in: virtual, as fast as it can, or the real one.

Both keep a list of what is to happen when, and do it at its time, in the background of whatever the
box does, as the chip's timer interrupt would. Times are whole microseconds since power-on.
"""

import heapq
import time


class PowerOff(BaseException):
    """Leaves code.py's endless loop. No `except Exception` in the box can hold it up."""


class Reset(BaseException):
    """The chip starts anew, as microcontroller.reset() or a watchdog makes it."""


class Clock:
    """What both clocks share. now is the time in us."""

    def __init__(self):
        self.now = 0
        self.switched_off = False
        self.bites_at = None  # us at which a watchdog that is not fed resets the chip
        self._planned = []
        self._count = 0  # keeps what is planned for one instant in the order of planning

    def at(self, when, action):
        """Plans action() for the time when (us); a time that is past means at once."""
        self._count += 1
        heapq.heappush(self._planned, (when, self._count, action))

    def forget(self):
        """Drops all that is planned."""
        self._planned.clear()

    def _go_on_until(self, end):
        planned = self._planned
        while planned and planned[0][0] <= end:
            when, _, action = heapq.heappop(planned)
            if when > self.now:
                self.now = when
            action()
            if self.switched_off:
                raise PowerOff
        if end > self.now:
            self.now = end
        self._check_power()

    def _check_power(self):
        if self.switched_off:
            raise PowerOff

    def work(self, microseconds):
        """The box is busy for so long: on the wire, or reading a clock."""
        raise NotImplementedError

    def sleep(self, seconds):
        """What time.sleep is to the box."""
        raise NotImplementedError

    def doze(self, end, is_over):
        """The box sleeps until end (us), or until is_over(), which what is planned may change."""
        raise NotImplementedError


class VirtualClock(Clock):
    """Time that passes at once. watch: None, or called after every step; see runner."""

    def __init__(self):
        super().__init__()
        self.watch = None

    def work(self, microseconds):
        end = self.now + microseconds
        if self.bites_at is not None and self.bites_at < end:
            end = self.bites_at
        self._go_on_until(end)
        if self.watch is not None:
            self.watch()
            self._check_power()

    def sleep(self, seconds):
        self.work(round(seconds * 1_000_000))

    def doze(self, end, is_over):
        while self.now < end and not is_over():
            planned = self._planned
            until = min(planned[0][0], end) if planned else end
            self.work(max(0, until - self.now))

    def _check_power(self):
        super()._check_power()
        if self.bites_at is not None and self.now >= self.bites_at:
            self.bites_at = None
            raise Reset


class RealClock(Clock):
    """The time of the person in front of it. pump() is called every few ms of the box's waiting.

    No watchdog bites here: the computer may have slept.
    """

    _STEP = 0.005  # s

    def __init__(self, pump):
        super().__init__()
        self._pump = pump
        self._start = time.perf_counter()
        self._sleep = time.sleep  # before the box's time.sleep takes its place

    def _catch_up(self):
        self._go_on_until(round((time.perf_counter() - self._start) * 1_000_000))

    def work(self, microseconds):
        self._catch_up()

    def doze(self, end, is_over):
        while self.now < end and not is_over():
            self.sleep(self._STEP)

    def sleep(self, seconds):
        end = time.perf_counter() + seconds
        while True:
            self._pump()
            self._catch_up()
            remaining = end - time.perf_counter()
            if remaining <= 0:
                return
            self._sleep(min(remaining, self._STEP))
