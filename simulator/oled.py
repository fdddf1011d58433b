# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""What the chips of small monochrome panels have in common: the I2C stream and the plain switches.

Each has a picture memory of columns by pages; a byte of it is 8 px, one above the other for who
holds the glass as the chip's maker drew it, the lowest bit first.
"""

# One bit of a byte, for a whole row at once by bytes.translate.
BIT = [bytes(byte >> bit & 1 for byte in range(256)) for bit in range(8)]
INVERT = bytes([1, 0]) + bytes(254)

_DATA = 0x40  # of a control byte: what follows goes into the memory
_ONE_BYTE = 0x80  # of a control byte: one byte follows, then another control byte
_IS_OFF = 0x40  # of the status byte


class Oled:
    """One chip and its glass. Its attributes are the chip's registers; the picture is in pixels().

    unknown: commands that the data sheet does not have. changes: counts what could be seen.
    A subclass says how many PARAMETERS follow which command, and what its own commands do.
    """

    WIDTH = 128  # px of the glass
    HEIGHT = 64  # px
    COLUMNS = 128  # of the memory
    PAGES = 8
    PARAMETERS = {}
    WITHOUT_EFFECT = frozenset()
    IDENTITY = 0  # the lower bits of the status byte

    def __init__(self):
        self.unknown = []
        self.changes = 0
        self.reset()

    def reset(self):
        """The state after power-on; the picture memory is blank here, noise on the real thing."""
        self._memory = [bytearray(self.COLUMNS) for _ in range(self.PAGES)]
        self._command = None
        self._parameters = []
        self.column = 0
        self.page = 0
        self.contrast = 0x7F
        self.on = False
        self.all_on = False
        self.inverted = False
        self.start_line = 0
        self.offset = 0
        self.multiplex = self.HEIGHT - 1
        self.segment_remap = False
        self.scan_reversed = False
        self.changes += 1

    def status(self):
        """What the chip answers to who reads from it: whether it is off, and what it is."""
        return (0 if self.on else _IS_OFF) | self.IDENTITY

    def receive(self, message):
        """Takes one I2C write, without its address byte. Returns True if the picture may differ."""
        changes = self.changes
        place = 0
        while place < len(message):
            control = message[place]
            if control & 0x3F:
                self.unknown.append(control)
            if control & _ONE_BYTE:
                payload = message[place + 1 : place + 2]
                place += 2
            else:
                payload = message[place + 1 :]
                place = len(message)
            if control & _DATA:
                if payload:
                    self.changes += 1
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
        if len(self._parameters) == self.PARAMETERS.get(self._command, 0):
            command, self._command = self._command, None
            self._obey(command, self._parameters)

    def _obey(self, command, parameters):
        """What all of them understand alike."""
        if command in self.WITHOUT_EFFECT:
            return
        if command in _SWITCHES:
            name, value = _SWITCHES[command]
            setattr(self, name, value)
        elif 0xC0 <= command < 0xD0:
            self.scan_reversed = bool(command & 8)
        elif command == 0x81:
            self.contrast = parameters[0]
        else:
            self.unknown.append(command)
            return
        self.changes += 1

    def _write(self, data):
        """Puts bytes into the memory from where the pointers stand."""
        raise NotImplementedError

    def pixels(self):
        """What a person sees: rows from the top, each with bytes of 0 or 1 from the left."""
        raise NotImplementedError

    def _driven_rows(self):
        """(row of the glass, row of the memory) for every row that a chip of 64 lines drives."""
        for line in range(self.multiplex + 1):
            driver = (line - self.offset) % self.HEIGHT
            if self.scan_reversed:
                driver = (self.multiplex - driver) % self.HEIGHT
            yield self.HEIGHT - 1 - driver, (line + self.start_line) % self.HEIGHT

    def _look(self, lit):
        """How a row of the memory looks, given as bytes of 0 or 1."""
        if self.all_on:
            return bytes([1]) * len(lit)
        return lit.translate(INVERT) if self.inverted else lit


class PageAddressed(Oled):
    """A chip that knows one page at a time: a write stops at nothing and goes round in its page."""

    def _obey(self, command, parameters):
        if command < 0x10:
            self.column = self.column & 0xF0 | command
        elif command < 0x20:
            self.column = self.column & 0x0F | (command & 0x0F) << 4
        elif 0xB0 <= command < 0xB0 + self.PAGES:
            self.page = command - 0xB0
        else:
            super()._obey(command, parameters)

    def _write(self, data):
        row = self._memory[self.page]
        for byte in data:
            # A pointer beyond the last column writes nowhere.
            if self.column < self.COLUMNS:
                row[self.column] = byte
            self.column += 1
            if self.column == self.COLUMNS:
                self.column = 0


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
