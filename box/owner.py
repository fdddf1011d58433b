# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""Reads what the owner wrote into settings.toml, and bears with what is wrong there.

Loaded when a line is asked for; box/modules.py has it forgotten before a game begins.
"""


def _text(line):
    try:
        return str(line, "utf-8")
    except ValueError:  # UnicodeError is one
        return "?"


class OwnersSettings:
    """The lines of settings.toml by their names. read: the firmware's function for one of them.

    wrong: the list to which (name, value) of a line that is no use is added, None for a value that
    cannot be read.
    """

    def __init__(self, read, wrong):
        self._read = read
        self._wrong = wrong

    def get(self, name, default, low=None, high=None):
        """The value of a line, of the type of default (int or str).

        default if there is no such line. A value of another type, or an int outside of low to
        high, is listed as wrong and replaced by default. true and false count as 1 and 0.
        """
        try:
            value = self._read(name)
        except ValueError:
            return self.refuse(name, None, default)
        if value is None:
            return default
        if isinstance(default, int):
            if value is True or value == "true":
                value = 1
            elif value is False or value == "false":
                value = 0
            good = (
                isinstance(value, int)
                and (low is None or value >= low)
                and (high is None or value <= high)
            )
        else:
            good = isinstance(value, str)
        return value if good else self.refuse(name, value, default)

    def choose(self, name, default, choices):
        """The value of a line if it is one of choices; an empty text means default."""
        value = self.get(name, default)
        if value in choices:
            return value
        return default if value == "" else self.refuse(name, value, default)

    def refuse(self, name, value, default=None):
        """Lists a line as wrong, says so on the serial console, and returns default."""
        from box import blinks, failures

        self._wrong.append((name, value))
        failures.tell(blinks.WRONG_SETTING, name, "" if value is None else " = %s" % value)
        return default

    def look_for_half_lines(self):
        """Lists a line without a value: the firmware passes over it without a word."""
        try:
            with open("settings.toml", "rb") as lines:
                for line in lines:
                    line = line.strip()
                    if line[:1] == b"[":
                        break  # the firmware reads no further
                    if line and line[:1] != b"#" and b"=" not in line:
                        self.refuse(_text(line[:20]), None)
        except OSError:
            pass  # no file at all: every default holds
