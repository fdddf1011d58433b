# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""What the box says, in the language that its owner chose.

Only the language in use is kept in memory: ``use("es")`` loads it, ``say("key", ...)`` returns a
text. The texts stand in box/words_en.py and box/words_es.py, the rules pages in box/rules_en.py
and box/rules_es.py; both languages have the same keys, which a test proves.
"""

import sys

from mitchi.hands import rank

LANGUAGES = ("es", "en")
_loaded = {"language": None, "texts": None}


def _fetch(module):
    """The module box.``module``, freshly imported and forgotten again, so that its memory can be
    had back."""
    name = "box." + module
    package = __import__(name)
    fetched = getattr(package, module)
    delattr(package, module)
    del sys.modules[name]
    return fetched


def language():
    """The language in use: "es", "en" or, before the first choice, None."""
    return _loaded["language"]


def use(code):
    """Speak ``code``, one of LANGUAGES, from now on."""
    if code != _loaded["language"]:
        _loaded["texts"] = None  # let go of the old one before the new one is loaded
        _loaded["texts"] = _fetch("words_" + code)
        _loaded["language"] = code


def say(key, *values):
    """The text for ``key``, its {} places filled with ``values``. KeyError if there is none."""
    text = _loaded["texts"].TEXTS[key]
    return text.format(*values) if values else text


def hand_name(hand):
    """The name of a hand (63 -> "six-three", "seis-tres")."""
    return _loaded["texts"].HAND_NAMES[rank(hand)]


def hand_digits(hand):
    """A hand as two digits (63 -> "6-3")."""
    return str(hand // 10) + "-" + str(hand % 10)


def points(number):
    """So many points, singular where it is one."""
    return say("point") if number == 1 else say("points", number)


def rules_pages():
    """The rules in short: a list of (title, text), read from the drive each time."""
    return _fetch("rules_" + _loaded["language"]).PAGES
