# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Turns the text art of tools/art into what the box draws with: box/glyphs.py and box/sheets.py.

    python -m tools.draw_glyphs              write both files
    python -m tools.draw_glyphs --check      write nothing, exit 1 if a file is out of date
    python -m tools.draw_glyphs --proof DIR  also draw texts and pictures as PNG into DIR

Art that cannot be read ends the run with file, line and reason, exit 2.
How art is written is told at the top of tools/art/small.txt.
"""

import argparse
import sys
import textwrap
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ART = ROOT / "tools" / "art"
FONTS = ("small", "large", "tiny")
SHEETS = ("dice", "small_dice", "icons", "logo")
BYTES_A_LINE = 20
PROOF_SCALE = 4
PROOF_TEXTS = (
    "El veloz murciélago hindú",
    "comía feliz cardillo y kiwi.",
    "La cigüeña tocaba el saxofón",
    "detrás del palenque de paja.",
    "Jackdaws love my big sphinx",
    "of quartz. Pack five dozen jugs",
    "ÁÉÍÓÚÜÑ ÀÈÒÇÏ ÂÄÖ Íñigo Óscar",
    "áéíóúüñ àèòçïöä âãêëîôõû Begoña",
    "¿Atrás? ¡SÍ, ATRÁS! AÑO «Júlia»",
    "0123456789 1lI 0O 5S 8B 2Z 6b",
    "2/3 ×4 x4 +8 =16 -2 1.º 2.ª 5€ 50%",
    "([{<a>}]) “q” \"w\" 'e' `^~_|\\ ;:,…·",
    "#$&*@ ✓ ✕ ▲▼◀▶ – missing: ж",
)

HEADER = '''\
# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""{purpose}

Written by `python -m tools.draw_glyphs`: change the art in tools/art, not this file.
{shape}
"""
'''


class ArtError(ValueError):
    """Art that cannot be read; says file, line and why."""


class Art:
    """One art file.

    `cell` is (width, height) px, `baseline` the rows above it, `gap` the px between two letters,
    `pictures` {name: rows}: as many strings of '.' and '#' as the cell is high, equally long.
    """

    def __init__(self, name, settings, pictures):
        self.name = name
        self.cell = settings["cell"]
        self.baseline = settings["baseline"][0]
        self.gap = settings["gap"][0]
        self.pictures = pictures

    def picture(self, name):
        """The rows of a picture; its name or, in a font, its character. Raises KeyError."""
        return self.pictures["space" if name == " " else name]

    def advance(self, name):
        """The px from this picture's left edge to the next one's."""
        return len(self.picture(name)[0]) + self.gap


def read_art(path):
    """Returns the Art in the file `path`. Raises ArtError."""
    settings = {"cell": (0, 0), "baseline": (0,), "gap": (0,)}
    pictures = {}
    block = None  # names, first row, lines of rows
    for number, line in enumerate([*path.read_text(encoding="utf-8").splitlines(), ""], 1):
        words = line.split()
        where = f"{path.name}:{number}: "
        if block and words:
            if len(words) != len(block[0]):
                raise ArtError(f"{where}{len(words)} rows side by side, expected {len(block[0])}")
            block[2].append(words)
        elif block:
            for name, rows in finished(block, settings["cell"], where):
                if name in pictures:
                    raise ArtError(f"{where}{name} is drawn twice")
                pictures[name] = rows
            block = None
        elif line.startswith("["):
            block = (words[1:], int(words[0].strip("[]")), [])
        elif words and words[0] in settings:
            settings[words[0]] = tuple(int(word) for word in words[1:])
        elif words and not line.startswith("#"):
            raise ArtError(f"{where}neither a setting nor the start of a block: {line}")
    return Art(path.stem, settings, pictures)


def finished(block, cell, where):
    """Yields (name, rows) of every picture of a block, filled up to the height of the cell."""
    names, top, lines = block
    below = cell[1] - top - len(lines)
    if below < 0:
        raise ArtError(f"{where}the block ends {-below} rows below the cell")
    for column, name in enumerate(names):
        rows = [line[column] for line in lines]
        width = len(rows[0])
        if width > cell[0]:
            raise ArtError(f"{where}{name} is {width} px wide, the cell {cell[0]}")
        for row in rows:
            if len(row) != width or row.strip(".#"):
                raise ArtError(f"{where}{name} has a row {row}, expected {width} of . and #")
        blank = "." * width
        yield name, (blank,) * top + tuple(rows) + (blank,) * below


def characters(art):
    """A font's names in the order of its sheet: ASCII, the others by their code, "missing"."""
    drawn = {" " if name == "space" else name for name in art.pictures} - {"missing"}
    wrong = sorted(name for name in drawn if len(name) != 1)
    in_ascii = [chr(code) for code in range(0x20, 0x7F)]
    lacking = [name for name in in_ascii if name not in drawn]
    if wrong or lacking or "missing" not in art.pictures:
        raise ArtError(f"{art.name}.txt: not one character: {wrong}; not drawn: {lacking}")
    return in_ascii + sorted(name for name in drawn if name > "\x7f") + ["missing"]


def side_by_side(art, names):
    """The rows of a sheet: a cell a picture, the picture at its left edge."""
    width, height = art.cell
    return ["".join(f"{art.picture(n)[y]:.<{width}}" for n in names) for y in range(height)]


def pack(rows):
    """Bytes as a two-colour Bitmap has them: whole 32-bit words a row, first pixel in the top bit.

    That is shared-module/displayio/Bitmap.c of CircuitPython 9.2 to 10.
    """
    packed = bytearray()
    for row in rows:
        bits = row.replace(".", "0").replace("#", "1")
        bits += "0" * (-len(bits) % 32)
        packed += int(bits, 2).to_bytes(len(bits) // 8, "big")
    return bytes(packed)


def literal(data):
    """Python source of bytes, indented, some a line."""
    parts = [data[start : start + BYTES_A_LINE] for start in range(0, len(data), BYTES_A_LINE)]
    return "\n".join('    b"' + "".join(f"\\x{byte:02x}" for byte in part) + '"' for part in parts)


def glyphs_source():
    """The text of box/glyphs.py."""
    source = HEADER.format(
        purpose="The letters of the three fonts, packed.",
        shape="A font is the arguments of Font in box/font.py.",
    )
    for name in FONTS:
        art = read_art(ART / f"{name}.txt")
        order = characters(art)
        beyond_ascii = "".join(order[95:-1])
        advances = bytes(art.advance(one) for one in order)
        source += f"\n{name.upper()} = (\n"
        for number in (*art.cell, art.baseline, art.gap):
            source += f"    {number},\n"
        source += f'    "{beyond_ascii}",\n{literal(advances)},\n'
        source += f"{literal(pack(side_by_side(art, order)))},\n)\n"
    return source


def sheets_source():
    """The text of box/sheets.py."""
    source = HEADER.format(
        purpose="The dice, the icons and the start picture, packed.",
        shape="A sheet is (its width in px, rows), the arguments of unpack in box/pictures.py.",
    )
    for name in SHEETS:
        art = read_art(ART / f"{name}.txt")
        tiles = "tiles: " + " ".join(art.pictures)
        source += "\n" + textwrap.indent(textwrap.fill(tiles, 98), "# ") + "\n"
        source += f"{name.upper()} = (\n    {len(art.pictures) * art.cell[0]},\n"
        source += f"{literal(pack(side_by_side(art, art.pictures)))},\n)\n"
    return source


def set_line(art, text):
    """A line of text as rows of '.' and '#', as the box shows it."""
    names = [one if one == " " or one in art.pictures else "missing" for one in text]
    gap = "." * art.gap
    return ["".join(art.picture(name)[y] + gap for name in names) for y in range(art.cell[1])]


def save_png(blocks, path):
    """Saves blocks of rows under each other, white on black, every pixel a square."""
    from PIL import Image

    rows = [""]
    for block in blocks:
        rows += [*block, ""]
    image = Image.new("1", (max(len(row) for row in rows) + 2, len(rows)))
    for y, row in enumerate(rows):
        for x, pixel in enumerate(row, 1):
            image.putpixel((x, y), pixel == "#")
    image.resize((image.width * PROOF_SCALE, image.height * PROOF_SCALE)).save(path)


def save_proofs(folder):
    """Saves a PNG for each art file in `folder`; fonts show texts and the hands in both tongues."""
    from box import words
    from mitchi.hands import HANDS

    folder.mkdir(parents=True, exist_ok=True)
    hands = []
    for language in words.LANGUAGES:
        words.use(language)
        hands += [words.hand_name(hand) for hand in HANDS]
    for name in FONTS:
        art = read_art(ART / f"{name}.txt")
        lines = [set_line(art, text) for text in (*PROOF_TEXTS, *hands)]
        save_png(lines, folder / f"{name}.png")
    for name in SHEETS:
        art = read_art(ART / f"{name}.txt")
        names = list(art.pictures)
        groups = [names[start : start + 6] for start in range(0, len(names), 6)]
        spaced = [[".".join(row) for row in zip(*map(art.picture, group))] for group in groups]
        save_png(spaced, folder / f"{name}.png")


def outputs():
    """{path: text} of the generated files. Raises ArtError."""
    return {
        ROOT / "box" / "glyphs.py": glyphs_source(),
        ROOT / "box" / "sheets.py": sheets_source(),
    }


def out_of_date():
    """The generated files that are not what the art says, as paths from the root."""
    return [
        path.relative_to(ROOT).as_posix()
        for path, text in outputs().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]


def main(arguments=None):
    """Runs the command; returns its exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.draw_glyphs")
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    parser.add_argument("--proof", type=Path, metavar="DIR", help="also draw PNGs to look at")
    options = parser.parse_args(arguments)
    try:
        if options.check:
            stale = out_of_date()
            for path in stale:
                print(f"{path} is not what the art says: run python -m tools.draw_glyphs")
            return 1 if stale else 0
        for path, text in outputs().items():
            path.write_text(text, encoding="utf-8")
    except ArtError as error:
        print(error, file=sys.stderr)
        return 2
    if options.proof:
        save_proofs(options.proof)
    return 0


if __name__ == "__main__":
    sys.exit(main())
