# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""The panel: an SSD1306 of 128x64 pixels that understands the bytes on its I2C bus.

Written from the chip's data sheet (Solomon Systech, SSD1306 rev 1.1): control bytes in 8.1.5.2, the
commands in 9 and 10. Shows what a person sees on the usual module, on which the glass is mounted so
that segment remap A1 and COM direction C8 give an upright picture and the charge pump has to run.
"""

WIDTH = 128  # px
HEIGHT = 64  # px
_PAGES = HEIGHT // 8

_HORIZONTAL, _VERTICAL, _PAGE = 0, 1, 2

# How many parameter bytes follow a command; every other known command has none.
_PARAMETERS = {
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
_WITHOUT_EFFECT = {0x23, 0x26, 0x27, 0x29, 0x2A, 0x2E, 0x2F, 0xA3, 0xAD}
_WITHOUT_EFFECT |= {0xD5, 0xD6, 0xD9, 0xDA, 0xDB, 0xE3}

# One bit of a byte, for a whole row at once by bytes.translate.
_BIT = [bytes(byte >> bit & 1 for byte in range(256)) for bit in range(8)]
_DARK = bytes(WIDTH)
_LIT = bytes([1]) * WIDTH
_INVERT = bytes([1, 0]) + bytes(254)


class SSD1306:
    """One panel. Its attributes are the chip's registers; the picture is in pixels().

    unknown: commands that the data sheet does not have. changes: counts what could be seen.
    """

    def __init__(self):
        self.unknown = []
        self.changes = 0
        self.reset()

    def reset(self):
        """The state after power-on; the picture memory is blank here, noise on the real thing."""
        self._memory = [bytearray(WIDTH) for _ in range(_PAGES)]  # by page, by place on the glass
        self._command = None
        self._parameters = []
        self.addressing = _PAGE
        self.column, self.column_start, self.column_end = 0, 0, WIDTH - 1
        self.page, self.page_start, self.page_end = 0, 0, _PAGES - 1
        self.page_mode_column = 0
        self.contrast = 0x7F
        self.on = False
        self.charge_pump = False
        self.all_on = False
        self.inverted = False
        self.start_line = 0
        self.offset = 0
        self.multiplex = HEIGHT - 1
        self.segment_remap = False
        self.scan_reversed = False

    def receive(self, message):
        """Takes one I2C write, without its address byte. Returns True if the picture may differ."""
        changes = self.changes
        place = 0
        while place < len(message):
            control = message[place]
            if control & 0x3F:
                self.unknown.append(control)
            is_data = control & 0x40
            if control & 0x80:  # one byte, then another control byte
                payload = message[place + 1 : place + 2]
                place += 2
            else:  # all the rest
                payload = message[place + 1 :]
                place = len(message)
            if is_data:
                self._write(bytes(payload))
            else:
                for byte in payload:
                    self._take(byte)
        return self.changes != changes

    def _take(self, byte):
        if self._command is None:
            self._command = byte
            self._parameters = []
        else:
            self._parameters.append(byte)
        if len(self._parameters) == _PARAMETERS.get(self._command, 0):
            command, self._command = self._command, None
            self._obey(command, self._parameters)

    def _obey(self, command, parameters):
        if command >= 0x40 and command not in _WITHOUT_EFFECT and command & 0xF8 != 0xB0:
            self.changes += 1
        if command < 0x20:
            self._set_page_mode_column(command)
        elif 0x40 <= command < 0x80:
            self.start_line = command & 0x3F
        elif 0xB0 <= command < 0xB8:
            if self.addressing == _PAGE:
                self.page = command & 7
        elif 0xC0 <= command < 0xD0:
            self.scan_reversed = bool(command & 8)
        elif command in _SWITCHES:
            name, value = _SWITCHES[command]
            setattr(self, name, value)
        elif command == 0x20:
            self.addressing = parameters[0] & 3
        elif command == 0x21:
            self.column_start, self.column_end = (value & 0x7F for value in parameters)
            self.column = self.column_start
        elif command == 0x22:
            self.page_start, self.page_end = (value & 7 for value in parameters)
            self.page = self.page_start
        elif command == 0x81:
            self.contrast = parameters[0]
        elif command == 0x8D:
            self.charge_pump = bool(parameters[0] & 4)
        elif command == 0xA8:
            # Ratios under 16 do not exist; the chip keeps what it has.
            if parameters[0] & 0x3F >= 15:
                self.multiplex = parameters[0] & 0x3F
        elif command == 0xD3:
            self.offset = parameters[0] & 0x3F
        elif command not in _WITHOUT_EFFECT:
            self.unknown.append(command)

    def _set_page_mode_column(self, command):
        if self.addressing != _PAGE:
            return
        if command < 0x10:
            self.page_mode_column = self.page_mode_column & 0x70 | command
        else:
            self.page_mode_column = self.page_mode_column & 0x0F | (command & 7) << 4
        self.column = self.page_mode_column

    def _write(self, data):
        if not data:
            return
        self.changes += 1
        if self.addressing == _VERTICAL:
            for byte in data:
                self._store(bytes([byte]))
                self._next_page()
                if self.page == self.page_start:
                    self._next_column(1)
            return
        last = WIDTH - 1 if self.addressing == _PAGE else self.column_end
        place = 0
        while place < len(data):
            # A pointer beyond the end of its window runs to the edge of the glass.
            edge = last if self.column <= last else WIDTH - 1
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
            end = WIDTH - self.column
            row[end - len(run) : end] = run[::-1]

    def _next_column(self, steps):
        """Moves the column pointer on; True if it went back to its start."""
        page_mode = self.addressing == _PAGE
        last = WIDTH - 1 if page_mode else self.column_end
        before = self.column
        self.column += steps
        if self.column == WIDTH or before <= last < self.column:
            self.column = self.page_mode_column if page_mode else self.column_start
            return True
        return False

    def _next_page(self):
        if self.page == self.page_end or self.page == _PAGES - 1:
            self.page = self.page_start
        else:
            self.page += 1

    def pixels(self):
        """What a person sees: 64 rows from the top, each 128 bytes of 0 or 1 from the left."""
        if not (self.on and self.charge_pump):
            return [_DARK] * HEIGHT
        rows = [_DARK] * HEIGHT
        for line in range(self.multiplex + 1):
            driver = (line - self.offset) % HEIGHT
            if self.scan_reversed:
                driver = (self.multiplex - driver) % HEIGHT
            rows[HEIGHT - 1 - driver] = self._line(line)
        return rows

    def _line(self, line):
        if self.all_on:
            return _LIT
        row = (line + self.start_line) % HEIGHT
        lit = bytes(self._memory[row // 8]).translate(_BIT[row % 8])
        return lit.translate(_INVERT) if self.inverted else lit


_SWITCHES = {
    0xA0: ("segment_remap", False),
    0xA1: ("segment_remap", True),
    0xA4: ("all_on", False),
    0xA5: ("all_on", True),
    0xA6: ("inverted", False),
    0xA7: ("inverted", True),
    0xAE: ("on", False),
    0xAF: ("on", True),
}
