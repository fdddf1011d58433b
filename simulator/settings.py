# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""Reads settings.toml as the board's firmware does: line by line, each on its own.

A line that is broken spoils that line only, the first of two equal names wins, and a [section]
ends what is read.
"""

import tomllib

_BROKEN = object()


def parse_value(text):
    """The value that text has in TOML, else text itself: 25 -> 25, "es" -> es, es -> es."""
    try:
        return tomllib.loads("value = " + text)["value"]
    except tomllib.TOMLDecodeError:
        return text


def _parse(text):
    values = {}
    for line in text.splitlines():
        line = line.strip()
        if line.startswith("["):
            break
        name, equals, value = line.partition("=")
        name = name.strip()
        if not equals or name.startswith("#") or name in values:
            continue
        try:
            values[name] = tomllib.loads("value =" + value)["value"]
        except tomllib.TOMLDecodeError:
            values[name] = _BROKEN
    return values


class Settings:
    """The settings of one box: those of a file, and others that take their place.

    root: the folder that holds settings.toml, which may be missing. changes: dict by name.
    """

    def __init__(self, root, changes=None):
        try:
            text = (root / "settings.toml").read_text("utf-8", "replace")
        except OSError:
            text = ""
        self._values = _parse(text)
        self._values.update(changes or {})

    def get(self, name, default=None):
        """The value of name; raises ValueError if its line cannot be read."""
        value = self._values.get(name, default)
        if value is _BROKEN:
            raise ValueError("Invalid value")
        return value

    def text(self, name, default):
        """The value of name if it is a str, else default."""
        value = self._values.get(name)
        return value if isinstance(value, str) else default
