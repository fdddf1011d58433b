# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Draws what the exact solution says as SVG pictures, with words handed in, for docs/strategy.md.

All numbers are px. A picture is the text of an SVG file, white behind, the same for the same input.
"""

from xml.sax.saxutils import escape

from mitchi.hands import HANDS

INK, FAINT, PAPER = "#222222", "#bbbbbb", "#ffffff"
# Told apart also by those who see few colours; the letters say the same.
COLOURS = {"stop": "#7bc8a4", "high": "#f6c25b", "low": "#8ab6e8", "both": "#e9e9e9"}
BEATEN = "#eef7f1"
LINES = ("#1b6ca8", "#d1701a", "#4a8f3c")
CHOICE_NAMES = ("stop", "high", "low", "both")


def _svg(width, height, parts):
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
    head += f' width="{width}" height="{height}" font-family="sans-serif" font-size="12">'
    return "\n".join([head, _rect(0, 0, width, height, PAPER), *parts, "</svg>"]) + "\n"


def _rect(left, top, width, height, colour):
    return f'<rect x="{left}" y="{top}" width="{width}" height="{height}" fill="{colour}"/>'


def _text(left, top, words, anchor="middle", size=12, colour=INK, turn=""):
    turned = f' transform="rotate({turn} {left} {top})"' if turn else ""
    return (
        f'<text x="{left}" y="{top}" text-anchor="{anchor}" font-size="{size}" fill="{colour}"'
        f"{turned}>{escape(words)}</text>"
    )


def _line(points, colour, width=1):
    path = " ".join(f"{left},{top}" for left, top in points)
    return f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="{width}"/>'


def seats(expected, words):
    """Bars of what every seat expects, for some numbers of players.

    expected: points of the seats in rolling order, by number of players. words: "players",
    "starts", "follows", "points", and "point" for the decimal one.
    """
    bar, gap, left, right, base, scale = 13, 34, 48, 704, 250, 260
    parts = []
    for tenths in range(0, 9, 2):
        top = base - scale * tenths / 10
        parts.append(_line([(left, top), (right, top)], FAINT))
        parts.append(_text(left - 6, top + 4, f"0{words['point']}{tenths}", "end", 11))
    parts.append(_text(14, base - 110, words["points"], turn="-90"))
    at = left + 16
    for players, points in expected.items():
        for seat, value in enumerate(points):
            height = round(scale * value, 1)
            colour = LINES[1] if seat == 0 else LINES[0]
            parts.append(_rect(at + seat * bar, round(base - height, 1), bar - 2, height, colour))
        parts.append(_text(at + bar * players / 2, base + 16, str(players)))
        at += bar * players + gap
    parts.append(_text((left + right) / 2, base + 34, words["players"]))
    for place, name in ((300, "starts"), (480, "follows")):
        parts.append(_rect(place, 60, 12, 12, LINES[name == "starts"]))
        parts.append(_text(place + 18, 70, words[name], "start"))
    return _svg(right + 10, base + 44, parts)


def chances(curves, words):
    """Curves of the chance to beat each hand: `curves` by number of rolls, from 0 to 1 by rank.

    words: "rolls", one for each curve, and "hand".
    """
    left, base, step, scale = 46, 250, 34, 230
    parts = []
    for percent in range(0, 101, 20):
        top = base - scale * percent / 100
        parts.append(_line([(left, top), (left + 20 * step, top)], FAINT))
        parts.append(_text(left - 6, top + 4, f"{percent}%", "end", 11))
    for rank, hand in enumerate(HANDS):
        parts.append(_text(left + rank * step, base + 16, str(hand)))
    parts.append(_text(left + 10 * step, base + 36, words["hand"]))
    for place, (rolls, curve) in enumerate(curves.items()):
        points = [
            (left + rank * step, round(base - scale * value, 1)) for rank, value in enumerate(curve)
        ]
        parts.append(_line(points, LINES[place], 2.5))
        parts.append(_rect(left + 20, 24 + 18 * place, 14, 4, LINES[place]))
        parts.append(_text(left + 42, 30 + 18 * place, words["rolls"][rolls], "start"))
    return _svg(760, 296, parts)


def grid(plans, words):
    """What to do with each hand on the table (across) for each worst hand so far (down).

    plans: by worst hand from rank 1 on, a plan of choices by rank. words: "across", "down",
    "beats", and "letters" and "choices", four each.
    """
    cell, left, top = 21, 62, 46
    half = cell // 2
    squares, letters = {}, []
    parts = [_text(left + 10.5 * cell, 14, words["across"], size=13)]
    parts.append(_text(14, top + 10 * cell, words["down"], size=13, turn="-90"))
    for rank, hand in enumerate(HANDS):
        letters.append((left + rank * cell + half, top - 8, hand))
    for row, (worst, plan) in enumerate(plans.items()):
        line = top + row * cell
        letters.append((left - 16, line + 15, HANDS[worst]))
        for rank in range(len(HANDS)):
            at = left + rank * cell
            choice = plan[rank]
            colour = COLOURS[CHOICE_NAMES[choice]] if rank >= worst else BEATEN
            square = f"M{at} {line}h{cell - 1}v{cell - 1}h{1 - cell}z"
            squares[colour] = squares.get(colour, "") + square
            if rank >= worst:
                letters.append((at + half, line + 15, words["letters"][choice]))
    parts += [f'<path fill="{colour}" d="{path}"/>' for colour, path in squares.items()]
    parts.append('<g text-anchor="middle" font-size="11">')
    parts += [f'<text x="{at}" y="{line}">{letter}</text>' for at, line, letter in letters]
    parts.append("</g>")
    parts.append(_text(left + 60, top + 17 * cell, words["beats"], "start", 13, "#3c8c64"))
    at = left
    legend = top + len(plans) * cell + 10
    for choice, name in enumerate(CHOICE_NAMES):
        parts.append(_rect(at, legend, 20, 20, COLOURS[name]))
        parts.append(_text(at + 10, legend + 15, words["letters"][choice], size=11))
        parts.append(_text(at + 26, legend + 15, words["choices"][choice], "start"))
        at += 36 + round(6.3 * len(words["choices"][choice]))
    return _svg(max(at, left + 21 * cell + 14), legend + 30, parts)
