# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Draws every screen in both languages into docs/screens/, for `make screens`.

    python -m tools.screens [NAME ...]

docs/screens/en/NAME.png and es/NAME.png are the pixels that a panel shows, four times as large,
as the real driver's bytes make them; docs/screens/en.png and es.png show all of them side by side.
With names, only the walks on which these are are gone, and the sheets left as they are.
"""

import sys

from simulator.picture import png
from tools.letters import SMALL
from tools.project_files import ROOT
from tools.tour import LANGUAGES
from tools.tour_walks import WALKS

FOLDER = ROOT / "docs" / "screens"
SCALE = 4

_WIDTH, _HEIGHT = 128, 64  # px of a panel
_COLUMNS = 8  # of a contact sheet
_GAP = 8  # px between its pictures
_CAPTION = 12  # px under a picture
_SHEET_SCALE = 2


def path(language, name):
    """Where the picture of a stop of the tour is."""
    return FOLDER / language / f"{name}.png"


def draw(language, wanted=()):
    """Draw the pictures of a language; returns {name: rows of pixels} in the tour's order."""
    pictures = {}
    for walk in WALKS:
        if wanted and not set(wanted) & set(walk.names()):
            continue
        for name, box in walk.visit(language):
            pictures[name] = box.pixels()
            path(language, name).write_bytes(png(pictures[name], SCALE))
    return pictures


def contact_sheet(pictures):
    """Pictures side by side, each over its name, in frames: rows of pixels."""
    width = _COLUMNS * (_WIDTH + _GAP) + _GAP
    lines = -(-len(pictures) // _COLUMNS)
    sheet = [bytearray(width) for _ in range(lines * (_HEIGHT + _GAP + _CAPTION) + _GAP)]
    for place, (name, rows) in enumerate(pictures.items()):
        left = _GAP + place % _COLUMNS * (_WIDTH + _GAP)
        top = _GAP + place // _COLUMNS * (_HEIGHT + _GAP + _CAPTION)
        _put(sheet, rows, left, top)
        _frame(sheet, left - 2, top - 2, _WIDTH + 4, _HEIGHT + 4)
        caption = [row[:_WIDTH] for row in SMALL.rows(name)]
        _put(sheet, caption, left, top + _HEIGHT + 3)
    return sheet


def _put(sheet, rows, left, top):
    for y, row in enumerate(rows):
        sheet[top + y][left : left + len(row)] = row


def _frame(sheet, left, top, width, height):
    """Dots, so that the edge of the panel is seen and not taken for a line on it."""
    for x in range(0, width, 3):
        sheet[top][left + x] = sheet[top + height - 1][left + x] = 1
    for y in range(0, height, 3):
        sheet[top + y][left] = sheet[top + y][left + width - 1] = 1


def main(wanted):
    """Draw all, or the walks that lead to the names in `wanted`; returns the exit status."""
    unknown = set(wanted) - {name for walk in WALKS for name in walk.names()}
    if unknown:
        print(f"There is no screen called {', '.join(sorted(unknown))}: see tools/tour_walks.py")
        return 2
    for language in LANGUAGES:
        folder = FOLDER / language
        folder.mkdir(parents=True, exist_ok=True)
        pictures = draw(language, wanted)
        if not wanted:
            for old in folder.glob("*.png"):
                if old.stem not in pictures:
                    old.unlink()
            sheet = contact_sheet(pictures)
            (FOLDER / f"{language}.png").write_bytes(png(sheet, _SHEET_SCALE))
        print(f"{len(pictures)} screens in docs/screens/{language}/")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
