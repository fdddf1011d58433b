# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""A model of the memory that survives the power, as awkward as the real one.

    flash = Flash()                  # the 4,096 bytes of an RP2040's microcontroller.nvm
    flash[0:2] = b"ab"               # blank bytes are programmed in place
    flash[0:2] = b"cd"               # others: the whole sector is erased and programmed again
    flash.cut(3, stage=0.5, seed=1)  # the power fails inside the third operation from now

Programming only clears bits, an erase sets them. A cut leaves any mix of old and new bits in the
bytes under way, and only there. An operation is one assignment.
"""

import random

BLANK = 0xFF
PROGRAM_TIME = 800  # us, a page
ERASE_TIME = 56_000  # us, a sector, with programming it again


class PowerCut(BaseException):
    """The power failed. No `except Exception` in the box can hold it up."""


class Flash:
    """What microcontroller.nvm is to the box: len(), flash[i], flash[a:b], flash[a:b] = bytes.

    size: bytes. sector: what is erased at once, page: what is programmed at once, in bytes.
    in_place: any byte can be written without an erase, as in an EEPROM.
    programs, erases: operations so far, without and with an erase. time: what they took, in us.
    """

    def __init__(self, size=4096, sector=4096, page=256, in_place=False):
        self._bytes = bytearray([BLANK]) * size
        self._sector = sector
        self._page = page
        self._in_place = in_place
        self._cut = None
        self.programs = 0
        self.erases = 0
        self.time = 0

    def __len__(self):
        return len(self._bytes)

    def __getitem__(self, place):
        return self._bytes[place]

    def __setitem__(self, place, new):
        """Write bytes. Raises ValueError unless they fit the place, PowerCut where a cut is due."""
        if isinstance(place, int):
            place, new = slice(place, place + 1), bytes([new])
        start, stop, step = place.indices(len(self._bytes))
        if step != 1 or stop - start != len(new):
            raise ValueError("a write must be of as many bytes as its place has")
        stage = self._stage_of_cut()
        for at in range(start, stop, self._sector):
            at -= at % self._sector
            first, last = max(at, start), min(at + self._sector, stop)
            self._write(first, bytes(new[first - start : last - start]), stage)
        if stage is not None:
            raise PowerCut

    def cut(self, operations, stage=0.5, seed=0):
        """Let the power fail inside an operation: the next one if `operations` is 1.

        `stage` is how far it gets: 0 nothing is done, 1 all of it, and in between so much of the
        work on each bit, some bits being quicker than others as `seed` has it.
        """
        self._cut = [operations, stage, random.Random(seed)]

    def image(self):
        """All the bytes, for a later load()."""
        return bytes(self._bytes)

    def load(self, image):
        """Put bytes there as if they had always been there; no cut is due any more."""
        self._bytes[:] = image
        self._cut = None

    def _stage_of_cut(self):
        if self._cut is None:
            return None
        self._cut[0] -= 1
        return self._cut[1] if self._cut[0] == 0 else None

    def _write(self, start, new, stage):
        """Write into one sector; to the end if `stage` is None."""
        old = self._bytes[start : start + len(new)]
        if self._in_place or all(byte == BLANK for byte in old):
            self.programs += 1
            pages = (start + len(new) - 1) // self._page - start // self._page + 1
            self.time += PROGRAM_TIME * pages
            self._change(start, new, stage)
            return
        self.erases += 1
        self.time += ERASE_TIME
        base = start - start % self._sector
        whole = self._bytes[base : base + self._sector]
        whole[start - base : start - base + len(new)] = new
        # Four fifths of the time go into erasing, the rest into programming page after page.
        self._change(base, bytes([BLANK]) * len(whole), None if stage is None else stage / 0.8)
        if stage is None or stage > 0.8:
            self._program_pages(base, whole, None if stage is None else (stage - 0.8) / 0.2)

    def _program_pages(self, base, whole, stage):
        pages = len(whole) / self._page
        for page in range(0, len(whole), self._page):
            part = None if stage is None else stage * pages - page / self._page
            if part is None or part > 0:
                self._change(base + page, whole[page : page + self._page], part)

    def _change(self, start, new, stage):
        """Turn the bytes into `new`: all bits if `stage` is None or 1, or as many as it says."""
        if stage is not None and stage < 1:
            new = bytes(self._mixed(self._bytes[start + i], new[i], stage) for i in range(len(new)))
        self._bytes[start : start + len(new)] = new

    def _mixed(self, old, new, stage):
        if stage <= 0:
            return old
        chosen = 0
        for bit in range(8):
            if self._cut[2].random() < stage:
                chosen |= 1 << bit
        return old & ~chosen | new & chosen
