# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""The panel: an SSD1306 of 128x64 pixels that understands the bytes on its I2C bus.

Written from the chip's data sheet (Solomon Systech, SSD1306 rev 1.1): control bytes in 8.1.5.2, the
commands in 9 and 10. Shows what a person sees on the usual module, on which the glass is mounted so
that segment remap A1 and COM direction C8 give an upright picture and the charge pump has to run.
"""

from simulator.oled import BIT, Oled

_HORIZONTAL, _VERTICAL, _PAGE = 0, 1, 2

_WITHOUT_EFFECT = frozenset(
    {0x23, 0x26, 0x27, 0x29, 0x2A, 0x2E, 0x2F, 0xA3, 0xAD, 0xD5, 0xD6, 0xD9, 0xDA, 0xDB, 0xE3}
)


class SSD1306(Oled):
    """One panel."""

    WITHOUT_EFFECT = _WITHOUT_EFFECT
    PARAMETERS = {
        0x20: 1,  # addressing mode
        0x21: 2,  # columns
        0x22: 2,  # pages
        0x23: 1,  # fade
        0x26: 6,  # scrolling
        0x27: 6,
        0x29: 5,
        0x2A: 5,
        0x81: 1,  # contrast
        0x8D: 1,  # charge pump
        0xA3: 2,  # scroll area
        0xA8: 1,  # multiplex ratio
        0xAD: 1,  # current reference
        0xD3: 1,  # display offset
        0xD5: 1,  # clock
        0xD6: 1,  # zoom
        0xD9: 1,  # pre-charge
        0xDA: 1,  # COM pins
        0xDB: 1,  # VCOMH level
    }
    IDENTITY = 3

    def reset(self):
        super().reset()
        self.addressing = _PAGE
        self.column_start, self.column_end = 0, self.WIDTH - 1
        self.page_start, self.page_end = 0, self.PAGES - 1
        self.page_mode_column = 0
        self.charge_pump = False

    def _obey(self, command, parameters):
        if command < 0x20:
            self._set_page_mode_column(command)
        elif 0x40 <= command < 0x80:
            self.start_line = command & 0x3F
            self.changes += 1
        elif 0xB0 <= command < 0xB8:
            if self.addressing == _PAGE:
                self.page = command & 7
        elif command == 0x20:
            self.addressing = parameters[0] & 3
        elif command == 0x21:
            self.column_start, self.column_end = (value & 0x7F for value in parameters)
            self.column = self.column_start
        elif command == 0x22:
            self.page_start, self.page_end = (value & 7 for value in parameters)
            self.page = self.page_start
        elif command in (0x8D, 0xA8, 0xD3):
            self._set_up(command, parameters[0])
            self.changes += 1
        else:
            super()._obey(command, parameters)

    def _set_up(self, command, value):
        if command == 0x8D:
            self.charge_pump = bool(value & 4)
        elif command == 0xD3:
            self.offset = value & 0x3F
        # Ratios under 16 do not exist; the chip keeps what it has.
        elif value & 0x3F >= 15:
            self.multiplex = value & 0x3F

    def _set_page_mode_column(self, command):
        if self.addressing != _PAGE:
            return
        if command < 0x10:
            self.page_mode_column = self.page_mode_column & 0x70 | command
        else:
            self.page_mode_column = self.page_mode_column & 0x0F | (command & 7) << 4
        self.column = self.page_mode_column

    def _write(self, data):
        if self.addressing == _VERTICAL:
            for byte in data:
                self._store(bytes([byte]))
                self._next_page()
                if self.page == self.page_start:
                    self._next_column(1)
            return
        last = self.WIDTH - 1 if self.addressing == _PAGE else self.column_end
        place = 0
        while place < len(data):
            # A pointer beyond the end of its window runs to the edge of the glass.
            edge = last if self.column <= last else self.WIDTH - 1
            run = data[place : place + edge - self.column + 1]
            self._store(run)
            place += len(run)
            if self._next_column(len(run)) and self.addressing == _HORIZONTAL:
                self._next_page()

    def _store(self, run):
        """Puts bytes from the column pointer on into the memory, where the glass has them."""
        row = self._memory[self.page]
        if self.segment_remap:
            row[self.column : self.column + len(run)] = run
        else:
            end = self.WIDTH - self.column
            row[end - len(run) : end] = run[::-1]

    def _next_column(self, steps):
        """Moves the column pointer on; True if it went back to its start."""
        page_mode = self.addressing == _PAGE
        last = self.WIDTH - 1 if page_mode else self.column_end
        before = self.column
        self.column += steps
        if self.column == self.WIDTH or before <= last < self.column:
            self.column = self.page_mode_column if page_mode else self.column_start
            return True
        return False

    def _next_page(self):
        if self.page == self.page_end or self.page == self.PAGES - 1:
            self.page = self.page_start
        else:
            self.page += 1

    def pixels(self):
        """What a person sees: 64 rows from the top, each 128 bytes of 0 or 1 from the left."""
        rows = [bytes(self.WIDTH)] * self.HEIGHT
        if not (self.on and self.charge_pump):
            return rows
        for place, row in self._driven_rows():
            lit = bytes(self._memory[row // 8]).translate(BIT[row % 8])
            rows[place] = self._look(lit)
        return rows
