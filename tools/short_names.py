# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Gives a module's private names shorter ones on their way to the board, where names cost memory.

A chip keeps every name of every module that it ever loaded, each once, in tables of 10, 20, 40 ...
1,280 places: the name that needs the last of these costs 9 KB in one piece, which a heap in use
does not have. So the names that a module keeps to itself, those that begin with an underscore, are
called _q0, _q1 and so on in every module, and fill the same places. Tracebacks on the board show
them.

Left as they are: names in modules whose classes inherit from another of the box's modules, or are
inherited from, since there two names must not become one; libraries; and names that a string
mentions, as an f-string does.
"""

import io
import re
import tokenize

_PRIVATE = re.compile(r"_(?!_)\w*[a-zA-Z]\w*\Z")
_OWN = ("box/", "mitchi/", "mito/")
_INHERITING = ("box/screens/",)


def shorten(source, path):
    """Return `source`, the bytes of the module at `path`, with short private names.

    `path` is the one on the drive, such as "box/view.py".
    """
    if not path.startswith(_OWN) or path.startswith(_INHERITING):
        return source
    tokens = list(tokenize.tokenize(io.BytesIO(source).readline))
    texts = "\n".join(token.string for token in tokens if token.type == tokenize.STRING)
    mentioned = set(re.findall(r"\w+", texts))
    short = {}
    lines = source.decode("utf-8").splitlines(keepends=True)
    for token in tokens:
        name = token.string
        if token.type != tokenize.NAME or not _PRIVATE.match(name) or name in mentioned:
            continue
        short[name] = None
    for number, name in enumerate(sorted(short)):
        short[name] = f"_q{number}"
    for token in reversed(tokens):
        if token.type == tokenize.NAME and token.string in short:
            (row, start), (_, end) = token.start, token.end
            line = lines[row - 1]
            lines[row - 1] = line[:start] + short[token.string] + line[end:]
    return "".join(lines).encode("utf-8")
