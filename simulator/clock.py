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


class Clock:
    """What both clocks share. now is the time in us."""

    def __init__(self):
        self.now = 0
        self.switched_off = False
        self._planned = []
        self._count = 0  # keeps what is planned for one instant in the order of planning

    def at(self, when, action):
        """Plans action() for the time when (us); a time that is past means at once."""
        self._count += 1
        heapq.heappush(self._planned, (when, self._count, action))

    def _go_on_until(self, end):
        planned = self._planned
        while planned and planned[0][0] <= end:
            when, _, action = heapq.heappop(planned)
            if when > self.now:
                self.now = when
            action()
        if end > self.now:
            self.now = end
        if self.switched_off:
            raise PowerOff

    def work(self, microseconds):
        """The box is busy for so long: on the wire, or reading a clock."""
        raise NotImplementedError

    def sleep(self, seconds):
        """What time.sleep is to the box."""
        raise NotImplementedError


class VirtualClock(Clock):
    """Time that passes at once. watch: None, or called after every step; see runner."""

    def __init__(self):
        super().__init__()
        self.watch = None

    def work(self, microseconds):
        self._go_on_until(self.now + microseconds)
        if self.watch is not None:
            self.watch()

    def sleep(self, seconds):
        self.work(round(seconds * 1_000_000))


class RealClock(Clock):
    """The time of the person in front of it. pump() is called every few ms of the box's waiting."""

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

    def sleep(self, seconds):
        end = time.perf_counter() + seconds
        while True:
            self._pump()
            self._catch_up()
            remaining = end - time.perf_counter()
            if remaining <= 0:
                return
            self._sleep(min(remaining, self._STEP))
