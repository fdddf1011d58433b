# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""What goes out on the serial console at the end of a game: its record, between two marks.

`python -m mitchi replay` reads what was copied from there.
"""

from mitchi.record import record_lines

# A record with them is still one, for # begins a comment.
BEGINS = "# --- 8< --- Mitchi ---"
ENDS = "# --- >8 --- Mitchi ---"


def lines(game, tokens):
    """Yield the lines of the record of a game, whose moves are the ``tokens``."""
    yield BEGINS
    yield from record_lines(game.players, game.point_limit, None, tokens)
    yield ENDS
