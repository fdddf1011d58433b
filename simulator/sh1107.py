# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""The panel of the 128x64 OLED FeatherWing: an SH1107 whose glass lies on its side.

Written from the chip's data sheet (Sino Wealth, SH1107 v2.1) and the wing's drawing. A column of
the memory is one common line and a bit of a page one segment, so for who holds the wing with its
buttons at the left, columns run up the glass and pages run to the right. The glass has 64 common
lines, in the middle of the chip's 128: that is why it needs a display offset of 0x60.
"""

from simulator.oled import PageAddressed

_LINES = 128  # common lines of the chip
_FIRST_LINE = 32  # that the glass has


class SH1107(PageAddressed):
    """One panel."""

    COLUMNS = 128
    PAGES = 16
    WITHOUT_EFFECT = frozenset({0xAD, 0xD5, 0xD9, 0xDB, 0xE0, 0xE3, 0xEE})
    PARAMETERS = {
        0x81: 1,  # contrast
        0xA8: 1,  # multiplex ratio
        0xAD: 1,  # DC-DC
        0xD3: 1,  # display offset
        0xD5: 1,  # clock
        0xD9: 1,  # pre-charge
        0xDB: 1,  # VCOM level
        0xDC: 1,  # start line
    }
    IDENTITY = 7

    def reset(self):
        super().reset()
        self.contrast = 0x80
        self.multiplex = _LINES - 1
        self.by_column = False  # vertical addressing: page after page in one column

    def _obey(self, command, parameters):
        if 0x18 <= command < 0x20:  # the upper half of a column has three bits
            self.unknown.append(command)
            return
        if command in (0x20, 0x21):  # without a parameter, unlike an SSD1306's
            self.by_column = command == 0x21
            return
        if command == 0xA8:
            self.multiplex = parameters[0] & 0x7F
        elif command == 0xD3:
            self.offset = parameters[0] & 0x7F
        elif command == 0xDC:
            self.start_line = parameters[0] & 0x7F
        else:
            super()._obey(command, parameters)
            return
        self.changes += 1

    def _write(self, data):
        if not self.by_column:
            super()._write(data)
            return
        for byte in data:
            self._memory[self.page][self.column] = byte
            self.page = (self.page + 1) % self.PAGES
            if self.page == 0:
                self.column = (self.column + 1) % self.COLUMNS

    def pixels(self):
        """64 rows from the top, each 128 bytes of 0 or 1 from the left; upright with A0 and C0."""
        return [self._row(row) for row in range(self.HEIGHT)]

    def _row(self, row):
        line = _FIRST_LINE + self.HEIGHT - 1 - row
        scanned = (line + self.offset) % _LINES
        if self.scan_reversed:
            scanned = (self.multiplex - scanned) % _LINES
        if not self.on or scanned > self.multiplex:
            return bytes(self.WIDTH)
        column = (scanned + self.start_line) % _LINES
        lit = bytearray(self.WIDTH)
        for page, memory in enumerate(self._memory):
            byte = memory[column]
            for bit in range(8):
                lit[8 * page + bit] = byte >> bit & 1
        if self.segment_remap:
            lit.reverse()
        return self._look(bytes(lit))
