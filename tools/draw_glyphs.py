# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Turns the text art of tools/art into the packed sheets box/glyphs.py and box/sheets.py.

    python -m tools.draw_glyphs              write both files
    python -m tools.draw_glyphs --check      exit 1 if a file is not what the art says

A drawing is read by `read_art`; its format is told at the top of tools/art/small.txt.
"""

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ART = ROOT / "tools" / "art"
FONTS = ("small", "large", "tiny")
SHEETS = ("dice", "small_dice", "icons", "logo")
BYTES_A_LINE = 20

HEADER = '''\
# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""{purpose}

Generated from tools/art/*.txt by `python -m tools.draw_glyphs`: change the art, not this file.
{shape}
"""
'''


class ArtError(ValueError):
    """A drawing that cannot be read; says file, line and why."""


class Art:
    """One art file: `cell` (width, height) px, `baseline` and `gap` px, `pictures` {name: rows}.

    Every picture is a tuple of cell-height strings of '.' and '#', all as wide as the picture was drawn.
    """

    def __init__(self, name, cell, baseline, gap, pictures):
        self.name = name
        self.cell = cell
        self.baseline = baseline
        self.gap = gap
        self.pictures = pictures

    def advance(self, name):
        """From this picture's left edge to the next one's, in px."""
        return len(self.pictures[name][0]) + self.gap


def read_art(path):
    """The Art in the file `path`. Raises ArtError."""
    settings = {"baseline": (0,), "gap": (0,)}
    pictures = {}
    block = None
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines() + [""], 1):
        words = line.split()
        where = "%s:%d: " % (path.name, number)
        if block is not None and words:
            names, _, rows = block
            if len(words) != len(names):
                raise ArtError(where + "%d pictures, expected %d" % (len(words), len(names)))
            rows.append(words)
        elif block is not None:
            for name, picture in _finish(block, settings["cell"][1], where):
                if name in pictures:
                    raise ArtError(where + "%s is drawn twice" % name)
                pictures[name] = picture
            block = None
        elif words and words[0].startswith("[") and words[0].endswith("]"):
            block = (words[1:], int(words[0][1:-1]), [])
        elif words and words[0] in ("cell", "baseline", "gap"):
            settings[words[0]] = tuple(int(word) for word in words[1:])
        elif words and not line.startswith("#"):
            raise ArtError(where + "neither a setting nor the start of a block: " + line)
    return Art(path.stem, settings["cell"], settings["baseline"][0], settings["gap"][0], pictures)


def _finish(block, height, where):
    """Yields (name, rows) of a block, each filled up to the height of the cell."""
    names, top, lines = block
    if top + len(lines) > height:
        raise ArtError(where + "%d rows from row %d on, the cell has %d" % (len(lines), top, height))
    for column, name in enumerate(names):
        rows = [line[column] for line in lines]
        width = len(rows[0])
        for row in rows:
            if len(row) != width or row.strip(".#"):
                raise ArtError(where + "%s has a row %s, expected %d of . and #" % (name, row, width))
        blank = "." * width
        below = height - top - len(rows)
        yield name, tuple([blank] * top + rows + [blank] * below)


def characters(art):
    """The names of a font's pictures in the order of its sheet: ASCII, the others by code, the box."""
    single = [" " if name == "space" else name for name in art.pictures if name != "missing"]
    for name in single:
        if len(name) != 1:
            raise ArtError("%s: %s is not one character" % (art.name, name))
    ascii_part = [chr(code) for code in range(0x20, 0x7F)]
    lacking = [name for name in ascii_part if name not in single]
    if lacking:
        raise ArtError("%s lacks %s" % (art.name, " ".join(lacking)))
    return ascii_part + sorted(name for name in single if name > "\x7f") + ["missing"]


def picture(art, name):
    """The rows of the picture `name`, a character or a name."""
    return art.pictures["space" if name == " " else name]


def sheet_rows(art, names):
    """All pictures side by side in cells of the same width: a list of strings."""
    width, height = art.cell
    rows = [""] * height
    for name in names:
        drawn = picture(art, name)
        if len(drawn[0]) > width:
            raise ArtError("%s: %s is %d px wide, the cell %d" % (art.name, name, len(drawn[0]), width))
        for y in range(height):
            rows[y] += drawn[y] + "." * (width - len(drawn[y]))
    return rows


def pack(rows):
    """Rows of '.' and '#' as displayio keeps a two-colour Bitmap: whole 32-bit words a row, first pixel on top."""
    packed = bytearray()
    for row in rows:
        bits = row.replace(".", "0").replace("#", "1")
        bits += "0" * (-len(bits) % 32)
        for start in range(0, len(bits), 8):
            packed.append(int(bits[start : start + 8], 2))
    return bytes(packed)


def literal(data):
    """Python source of a bytes object, indented, some bytes a line."""
    lines = []
    for start in range(0, len(data), BYTES_A_LINE):
        part = data[start : start + BYTES_A_LINE]
        lines.append('    b"' + "".join("\\x%02x" % byte for byte in part) + '"')
    return "\n".join(lines)


def glyphs_source():
    """The text of box/glyphs.py."""
    source = HEADER.format(
        purpose="The fonts' pictures, packed.",
        shape="A font is (cell width, cell height, rows above the baseline, gap,\n"
        "characters beyond ASCII, advances in px, sheet): see box/font.py.",
    )
    for name in FONTS:
        art = read_art(ART / (name + ".txt"))
        order = characters(art)
        advances = bytes(len(picture(art, one)[0]) + art.gap for one in order)
        source += "\n%s = (\n    %d,\n    %d,\n    %d,\n    %d,\n    %s,\n%s,\n%s,\n)\n" % (
            name.upper(),
            *art.cell,
            art.baseline,
            art.gap,
            '"' + "".join(order[95:-1]) + '"',
            literal(advances),
            literal(pack(sheet_rows(art, order))),
        )
    return source


def sheets_source():
    """The text of box/sheets.py."""
    source = HEADER.format(
        purpose="The dice, icons and start picture, packed.",
        shape="A sheet is (its width in px, the packed rows): see box/pictures.py.",
    )
    for name in SHEETS:
        path = ART / (name + ".txt")
        if not path.exists():
            continue
        art = read_art(path)
        order = list(art.pictures)
        source += "\n# %s\n%s = (\n    %d,\n%s,\n)\n" % (
            " ".join(order),
            name.upper(),
            len(order) * art.cell[0],
            literal(pack(sheet_rows(art, order))),
        )
    return source


def outputs():
    """{path: text} of the generated files."""
    return {
        ROOT / "box" / "glyphs.py": glyphs_source(),
        ROOT / "box" / "sheets.py": sheets_source(),
    }


def write(art, text):
    """A line of text as rows of '.' and '#', as the box would show it."""
    rows = [""] * art.cell[1]
    for character in text:
        drawn = picture(art, character if character in art.pictures or character == " " else "missing")
        for y, row in enumerate(drawn):
            rows[y] += row + "." * art.gap
    return rows


def proof(art, lines, pitch, path, scale):
    """Writes lines of text as a PNG file, white on black, `pitch` px from line to line."""
    from PIL import Image

    drawn = [write(art, line) for line in lines]
    width = max(len(rows[0]) for rows in drawn)
    image = Image.new("L", (width + 4, pitch * (len(lines) - 1) + art.cell[1] + 4))
    for number, rows in enumerate(drawn):
        for y, row in enumerate(rows):
            for x, pixel in enumerate(row):
                if pixel == "#":
                    image.putpixel((x + 2, number * pitch + y + 2), 255)
    image.resize((image.width * scale, image.height * scale), Image.NEAREST).save(path)


def main(arguments=None):
    """Runs the command; returns its exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.draw_glyphs", description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    options = parser.parse_args(arguments)
    status = 0
    try:
        made = outputs()
    except (ArtError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    for path, text in made.items():
        if options.check:
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                print("%s is out of date: run python -m tools.draw_glyphs" % path.relative_to(ROOT))
                status = 1
        else:
            path.write_text(text, encoding="utf-8")
    return status


if __name__ == "__main__":
    sys.exit(main())
