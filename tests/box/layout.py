# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Looks at what is laid out on the display of a Simulator, and says what is wrong with it.

Asks displayio for the labels and tiles that are shown, whichever way the app came to them.
"""

import sys

WIDTH, HEIGHT = 128, 64  # px
SMALL_HEIGHT = 10  # px
LINE = 9  # px from a line to the next one
SHARED_ROWS = 1  # lines of small text lie so close that tails, accents and bars share a row
APART = 4  # px at least between two texts on the same line,
APART_TINY = 2  # and where one of them is tiny


class Ink:
    """The lit pixels of something on the display, as a set of (x, y); beyond the panel, too."""

    def __init__(self, name, pixels, is_dark=False, is_tiny=False):
        self.name = name
        self.pixels = pixels
        self.is_dark = is_dark
        self.is_tiny = is_tiny
        self.left = min(x for x, _ in pixels)
        self.right = max(x for x, _ in pixels)
        self.top = min(y for _, y in pixels)
        self.bottom = max(y for _, y in pixels)


_known = {}  # lit pixels of texts and tiles that were looked at before, from their top left corner


def _pixels(key, grid, left, top):
    """The lit pixels of a tile grid of one tile; key says what it shows."""
    if key not in _known:
        bitmap, width = grid.bitmap, grid.tile_width
        columns = bitmap.width // width
        tile_x = grid[0] % columns * width
        tile_y = grid[0] // columns * grid.tile_height
        _known[key] = [
            (x, y)
            for x in range(width)
            for y in range(grid.tile_height)
            if bitmap[tile_x + x, tile_y + y]
        ]
    left += grid.x
    top += grid.y
    return {(left + x, top + y) for x, y in _known[key]}


def _walk(layer, left, top):
    """(layer, left, top) of every label, tile grid and rectangle that is shown, lowest first."""
    if layer.hidden:
        return
    if hasattr(layer, "tile_width") or hasattr(layer, "color_index"):
        yield layer, left, top
    elif hasattr(layer, "shown"):
        yield layer, left + layer.x, top + layer.y
    else:
        for inner in layer:
            yield from _walk(inner, left + layer.x, top + layer.y)


def texts(label):
    """The texts on a label, each in its place."""
    if isinstance(label.shown, tuple):
        return [text for text, _ in label.shown]
    return [label.shown] if label.shown.strip() else []


def _parts(label, left, top):
    """(text, columns, rows) of each part of a row, or of each line of a text."""
    if isinstance(label.shown, tuple):
        starts = [x + left for _, x in label.shown]
        starts[0] = -WIDTH
        for (text, _), start, end in zip(label.shown, starts, [*starts[1:], 2 * WIDTH]):
            yield text, range(start, end), range(-HEIGHT, 2 * HEIGHT)
        return
    lines = label.shown.split("\n")
    top += label.bounding_box[1]
    for number, line in enumerate(lines):
        first = top + number * LINE if number else -HEIGHT
        end = top + (number + 1) * LINE if number < len(lines) - 1 else 2 * HEIGHT
        yield line, range(-WIDTH, 2 * WIDTH), range(first, end)


def shown(box):
    """What is on the display: labels and pictures as lists of Ink, and the pixels that the filled
    rectangles light."""
    labels, pictures, ground = [], [], set()
    root = sys.modules["displayio"].displays[0].root_group
    for layer, left, top in _walk(root, 0, 0):
        if hasattr(layer, "shown"):
            if texts(layer):
                height = layer.font.get_bounding_box()[1]
                pixels = _pixels((height, layer.shown), layer._tilegrid, left, top)
                is_tiny = height < SMALL_HEIGHT
                for text, columns, rows in _parts(layer, left, top):
                    part = {(x, y) for x, y in pixels if x in columns and y in rows}
                    if part:
                        labels.append(Ink(text, part, layer.color == 0, is_tiny))
        elif hasattr(layer, "color_index"):
            pixels = _rectangle_pixels(layer, left, top)
            ground = ground | pixels if layer.color_index else ground - pixels
        else:
            key = (layer.bitmap.width, layer.tile_width, layer[0])
            pixels = _pixels(key, layer, left, top)
            if pixels:
                pictures.append(Ink("picture", pixels))
    return labels, pictures, ground


def _rectangle_pixels(shape, left, top):
    xs = range(left + shape.x, left + shape.x + shape.width)
    ys = range(top + shape.y, top + shape.y + shape.height)
    return {(x, y) for x in xs for y in ys}


def faults(box, is_moving=False):
    """What is wrong with the picture on the panel, a sentence each; dice that move may touch."""
    labels, pictures, ground = shown(box)
    lit = ground.union(*[picture.pixels for picture in pictures])
    found = []
    if any(not (0 <= x < WIDTH and 0 <= y < HEIGHT) for x, y in lit):
        found.append("a rectangle or a picture is cut off")
    for label in labels:
        if label.left < 0 or label.right >= WIDTH or label.top < 0 or label.bottom >= HEIGHT:
            found.append(f"{label.name!r} is cut off: {_box(label)}")
        hidden = label.pixels - lit if label.is_dark else label.pixels & lit
        if _rows(hidden) > SHARED_ROWS:
            found.append(f"{label.name!r} cannot be read on what is under it: {_box(label)}")
        for picture in pictures:
            if _rows(label.pixels & picture.pixels) > SHARED_ROWS:
                found.append(f"{label.name!r} lies on a picture: {_box(label)} {_box(picture)}")
    for one, other in _pairs(pictures):
        if _touch(one, other) and not is_moving:
            found.append(f"two pictures touch: {_box(one)} {_box(other)}")
    for one, other in _pairs(labels):
        if _rows(one.pixels & other.pixels) > SHARED_ROWS:
            found.append(f"{one.name!r} and {other.name!r} lie over each other")
        elif _on_one_line(one, other) and _gap(one, other) < _apart(one, other):
            found.append(f"{one.name!r} and {other.name!r} are {_gap(one, other)} px apart")
    return found


def _pairs(things):
    return [(one, other) for place, one in enumerate(things) for other in things[:place]]


def _rows(pixels):
    return len({y for _, y in pixels})


def _box(ink):
    return f"x {ink.left}..{ink.right}, y {ink.top}..{ink.bottom}"


def _touch(one, other):
    if one.left > other.right + 1 or other.left > one.right + 1:
        return False
    steps = ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1))
    return any((x + dx, y + dy) in other.pixels for x, y in one.pixels for dx, dy in steps)


def _on_one_line(one, other):
    """Whether two texts share more rows than those into which neighbouring lines may reach."""
    return min(one.bottom, other.bottom) - max(one.top, other.top) >= 3


def _apart(one, other):
    return APART_TINY if one.is_tiny or other.is_tiny else APART


def _gap(one, other):
    """The empty columns between two texts; negative where they share columns."""
    return max(one.left, other.left) - min(one.right, other.right) - 1
