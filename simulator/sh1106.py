# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""The panel of larger modules: an SH1106 with a glass of 128x64 pixels.

Written from the chip's data sheet (Sino Wealth, SH1106 v2.3). Its memory has 132 columns and is
addressed page by page only; the usual glass shows the 128 in the middle. An SSD1306's commands for
windows, 0x20 to 0x22, do not exist here: what should be their parameters are commands of their own.
"""

from simulator.oled import BIT, PageAddressed

_FIRST_COLUMN = 2  # that the usual glass shows
_NOTHING = frozenset({0xAD, 0xD5, 0xD9, 0xDA, 0xDB, 0xE0, 0xE3, 0xEE, *range(0x30, 0x34)})


class SH1106(PageAddressed):
    """One panel; first_column: the column of the memory at the left edge of its glass."""

    COLUMNS = 132
    # 0x20 to 0x2F are not there at all; the driver sends one and the chip does not mind.
    WITHOUT_EFFECT = _NOTHING | frozenset(range(0x20, 0x30))
    PARAMETERS = {
        0x81: 1,  # contrast
        0xA8: 1,  # multiplex ratio
        0xAD: 1,  # DC-DC
        0xD3: 1,  # display offset
        0xD5: 1,  # clock
        0xD9: 1,  # pre-charge
        0xDA: 1,  # COM pins
        0xDB: 1,  # VCOM level
    }
    IDENTITY = 8

    def __init__(self, first_column=_FIRST_COLUMN):
        self.first_column = first_column
        super().__init__()

    def reset(self):
        super().reset()
        self.contrast = 0x80

    def _obey(self, command, parameters):
        if 0x40 <= command < 0x80:
            self.start_line = command & 0x3F
        elif command == 0xA8:
            self.multiplex = parameters[0] & 0x3F
        elif command == 0xD3:
            self.offset = parameters[0] & 0x3F
        else:
            super()._obey(command, parameters)
            return
        self.changes += 1

    def pixels(self):
        """64 rows from the top, each 128 bytes of 0 or 1 from the left; upright with A1 and C8."""
        rows = [bytes(self.WIDTH)] * self.HEIGHT
        if self.on:
            for place, row in self._driven_rows():
                rows[place] = self._row(row)
        return rows

    def _row(self, row):
        lit = bytes(self._memory[row // 8]).translate(BIT[row % 8])
        if not self.segment_remap:
            lit = lit[::-1]
        return self._look(lit[self.first_column : self.first_column + self.WIDTH])
