# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""Reads settings.toml as the board's firmware does: line by line, each on its own.

A line that is broken spoils that line only, the first of two equal names wins, and a [section]
ends what is read. Values are text in double quotes, numbers, true and false.
"""

import json
import re

_QUOTED = re.compile(r'("(?:[^"\\]|\\.)*")\s*(?:#.*)?')
_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")

_BROKEN = object()


def parse_value(text):
    """The value that is written as text: 25 -> 25, "es" -> es. Raises ValueError if none is."""
    text = text.strip()
    if text.startswith('"'):
        quoted = _QUOTED.fullmatch(text)
        if quoted is None:
            raise ValueError(f"{text} does not end in a quote")
        return json.loads(quoted.group(1))
    bare = text.partition("#")[0].strip()
    if bare in ("true", "false"):
        return bare == "true"
    try:
        return int(bare, 0)
    except ValueError:
        return float(bare)


def is_name(text):
    """True if text can be the name of a setting."""
    return _NAME.fullmatch(text) is not None


def _parse(text):
    values = {}
    for line in text.splitlines():
        line = line.strip()
        if line.startswith("["):
            break
        name, equals, value = line.partition("=")
        name = name.strip()
        if not equals or not is_name(name) or name in values:
            continue
        try:
            values[name] = parse_value(value)
        except ValueError:
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

    def number(self, name, default):
        """The value of name if it is an int, else default."""
        value = self._values.get(name)
        return value if isinstance(value, int) else default

    def text(self, name, default):
        """The value of name if it is a str, else default."""
        value = self._values.get(name)
        return value if isinstance(value, str) else default
