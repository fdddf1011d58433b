# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""What the box says, in the language that its owner chose.

Only the language in use is kept in memory, as one text of lines: ``use("es")`` loads it,
``say("key", ...)`` finds a line in it. The texts stand in box/words_en.py and box/words_es.py, the
rules pages in box/rules_en.py and box/rules_es.py; both languages have the same keys, which a test
proves.
"""

from micropython import const

from box.modules import borrow

LANGUAGES = ("es", "en")
_loaded = {"language": None, "texts": ""}
_found = {}  # texts by key: to look for one takes 1 ms for 2 KB
_MOST_FOUND = const(24)


def language():
    """The language in use: "es", "en" or, before the first choice, None."""
    return _loaded["language"]


def use(code):
    """Speak ``code``, one of LANGUAGES, from now on."""
    if code != _loaded["language"]:
        _found.clear()
        _loaded["texts"] = ""  # let go of the old one before the new one is loaded
        _loaded["texts"] = borrow("box.words_" + code).TEXTS
        _loaded["language"] = code


def say(key, *values):
    """The text for ``key``, its {} places filled with ``values``. KeyError if there is none."""
    text = _found.get(key)
    if text is None:
        if len(_found) >= _MOST_FOUND:
            _found.clear()
        text = _found[key] = _find(key)
    return text.format(*values) if values else text


def _find(key):
    texts = _loaded["texts"]
    mark = "\n" + key + ": "
    start = texts.find(mark)
    if start < 0:
        raise KeyError(key)
    start += len(mark)
    return texts[start : texts.find("\n", start)]


def hand_name(hand):
    """The name of a hand (63 -> "six-three", "seis-tres")."""
    return say(str(hand))


def hand_digits(hand):
    """A hand as two digits (63 -> "6-3")."""
    return str(hand // 10) + "-" + str(hand % 10)


def points(number):
    """So many points, singular where it is one."""
    return say("point") if number == 1 else say("points", number)


def rules_pages():
    """The rules in short: a list of (title, text), read from the drive each time."""
    return borrow("box.rules_" + _loaded["language"]).PAGES
