# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Writes simple drawings as SVG."""

from xml.sax.saxutils import escape

INK = "#23282f"
# The colours of wires, as WireViz shortens them.
WIRES = {
    "BK": "#1c1c1c", "RD": "#d03030", "BU": "#2f6fd0", "YE": "#e8c520", "GN": "#2f9a4d",
    "WH": "#fafafa", "OG": "#f08a1c", "VT": "#8a4fc0",
}  # fmt: skip
_HEAD = """<!-- SPDX-FileCopyrightText: 2026 The Mitchi box authors -->
<!-- SPDX-License-Identifier: CERN-OHL-P-2.0 -->
"""


class Drawing:
    """A drawing of some px; what comes later lies over what came before."""

    def __init__(self, width, height):
        self._size = (round(width), round(height))
        self._items = []

    def box(self, x, y, width, height, fill, radius=0, faint=False):
        self._add(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" '
            f'rx="{radius}" {_paint(fill, faint)}/>'
        )

    def dot(self, x, y, radius, fill, faint=False):
        self._add(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" {_paint(fill, faint)}/>')

    def line(self, points, colour, width, outline=False):
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        style = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
        if outline:
            wide = f'stroke="{INK}" stroke-width="{width + 2}"'
            self._add(f'<polyline points="{path}" {style} {wide}/>')
        self._add(f'<polyline points="{path}" {style} stroke="{colour}" stroke-width="{width}"/>')

    def text(self, x, y, words, size, colour=INK, anchor="middle"):
        self._add(
            f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{colour}" '
            f'text-anchor="{anchor}" font-family="DejaVu Sans, Verdana, sans-serif">'
            f"{escape(words)}</text>"
        )

    def _add(self, item):
        self._items.append(item)

    def text_of(self):
        """Return the drawing as the text of an SVG file."""
        width, height = self._size
        body = "\n".join(self._items)
        return (
            f'{_HEAD}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'width="{width}" height="{height}">\n'
            f'<rect width="{width}" height="{height}" fill="white"/>\n{body}\n</svg>\n'
        )


def _paint(fill, faint):
    if faint:
        return f'fill="none" stroke="{INK}" stroke-width="1.5" stroke-dasharray="5 4"'
    return f'fill="{fill}" stroke="{INK}" stroke-width="1"'
