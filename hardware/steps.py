# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Draws the steps of the guide as SVG, out of board.yml and wiring.yml, without words."""

from hardware import board, wiring
from hardware.svg import INK, WIRES, Drawing

PITCH = 26  # px between two holes
_COPPER, _PLATE = "#c98f3c", "#e9d7a8"
# How a part looks: what it is drawn as, its colour.
_BODIES = {
    "S": "#5a5f66", "SW": "#5a5f66", "D": "#333333", "R": "#d9c49a", "C": "#3d56a6",
    "LS": "#444444",
}  # fmt: skip
_LEFT = ("GP0", "GP1", "GND", "GP2", "GP3", "GP4", "GP5", "GND", "GP6", "GP7", "GP8", "GP9", "GND",
         "GP10", "GP11", "GP12", "GP13", "GND", "GP14", "GP15")  # fmt: skip
_RIGHT = ("VBUS", "VSYS", "GND", "EN", "3V3", "VREF", "GP28", "GND", "GP27", "GP26", "RUN", "GP22",
          "GND", "GP21", "GP20", "GP19", "GP18", "GND", "GP17", "GP16")  # fmt: skip


def board_step(side, shown, joints=False, wires=()):
    """Return the prototyping board from a side with the parts `shown`, joints and wires.

    From the back the columns run from right to left, as one sees them.
    """
    layout = board.load()
    truth = wiring.load()
    y0 = PITCH * (3.6 if wires else 2.5)
    drawing = Drawing(PITCH * 34, y0 + PITCH * 8.6)
    x0 = PITCH * 2.5

    def at(hole):
        column, row = board.place(hole)
        if side == "back":
            column = board.COLUMNS - 1 - column
        return x0 + column * PITCH, y0 + row * PITCH

    width, height = board.COLUMNS * PITCH + 20, 7.9 * PITCH
    drawing.box(x0 - PITCH / 2 - 10, y0 - PITCH * 0.95, width, height, _PLATE, radius=8)
    for row in board.ROWS:
        for column in range(1, board.COLUMNS + 1):
            hole = f"{row}{column}"
            big = hole in layout["drilled"]
            drawing.dot(*at(hole), 9 if big else 4.5, "white" if big else _COPPER)
    for column in range(1, board.COLUMNS + 1):
        drawing.text(at(f"A{column}")[0], y0 - PITCH * 1.35, str(column), 11)
    for row in board.ROWS:
        drawing.text(x0 - PITCH * 1.6, at(f"{row}1")[1] if side == "front" else at(f"{row}30")[1],
                     row, 13)  # fmt: skip
    for name in shown:
        _part(drawing, layout, name, at, seen=name in layout["sides"][side])
    if joints:
        for chain in layout["joints"]:
            drawing.line([at(hole) for hole in chain], "#8d99a6", 7)
            for hole in chain:
                drawing.dot(*at(hole), 5, "#8d99a6")
    for cable in wires:
        for wire, hole in layout["wires"][cable].items():
            colour = WIRES[wiring.wire_colour(truth, cable, wire)]
            x, y = at(hole)
            up = board.place(hole)[1] < 4
            end = y0 - PITCH * 2.8 if up else y0 + PITCH * 7.6
            drawing.line([(x, y), (x, end)], colour, 6, outline=True)
            drawing.dot(x, y, 6, colour)
            words = " ".join(
                f"{name}.{number}" for name, there in layout["wires"].items()
                for number, place in there.items() if place == hole
            )  # fmt: skip
            drawing.text(x + 8, end + (12 if up else -2), words, 12, anchor="start")
    return drawing.text_of()


def _part(drawing, layout, name, at, seen):
    places = [at(hole) for holes in layout["pins"][name].values() for hole in holes]
    kind = name.rstrip("0123456789")
    xs, ys = [x for x, _ in places], [y for _, y in places]
    cx, cy = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    colour, faint = _BODIES[kind], not seen
    if kind == "S":
        drawing.box(cx - 31, cy - 31, 62, 62, colour, radius=5, faint=faint)
        drawing.dot(cx, cy, 17, "#26292d", faint=faint)
    elif kind == "SW":
        drawing.box(cx - 43, cy - 22, 86, 44, colour, radius=3, faint=faint)
        drawing.box(cx - 20, cy + 22, 20, 30, "#26292d", faint=faint)
    elif kind == "LS":
        drawing.dot(cx, cy, 61, colour, faint=faint)
        drawing.dot(cx, cy, 8, "#26292d", faint=faint)
    elif kind == "C":
        drawing.box(cx - 50, cy - 158, 100, 130, colour, radius=8, faint=faint)
        for x, y in places:
            drawing.line([(x, y), (x, cy - 28)], "#8d99a6", 4)
    else:
        drawing.line(places, "#8d99a6", 4)
        across = abs(xs[0] - xs[-1]) > abs(ys[0] - ys[-1])
        length = 44 if across else 30
        w, h = (length, 22) if across else (22, length)
        drawing.box(cx - w / 2, cy - h / 2, w, h, colour, radius=5, faint=faint)
        if kind == "D":  # the band is at K
            x, y = at(layout["pins"][name]["K"][0])
            drawing.box(cx + (13 if x > cx else -19), cy - 11, 6, 22, "white", faint=faint)
    for x, y in places:
        drawing.dot(x, y, 4, "#8d99a6")
    if kind == "C":
        drawing.text(cx, cy - 90, name, 15, "white")
        drawing.text(places[0][0] - 14, places[0][1] + 5, "+", 18)
    else:
        drawing.text(cx, cy + 5, name, 15, INK if kind == "R" or faint else "white")


def pico_step(cables, variant="pico-aaa"):
    """Return the Pico as it lies in the case, its printed names up and USB above, with wires."""
    truth = wiring.load()
    drawing = Drawing(820, 660)
    left, top, pitch = 330, 70, 27
    drawing.box(left, top, 160, 20 * pitch + 26, "#2f7d4a", radius=10)
    drawing.box(left + 50, top - 18, 60, 34, "#b9bec4", radius=3)
    places = {}
    # Seen on its printed side pins 1 to 20 are on the right.
    for index in range(20):
        y = top + 26 + index * pitch
        for number, x, names, side in (
            (index + 1, left + 148, _LEFT, 1), (40 - index, left + 12, _RIGHT, -1),
        ):  # fmt: skip
            places[str(number)] = (x, y, side)
            drawing.dot(x, y, 6, "#e2c15a")
            drawing.text(x - side * 32, y + 4, names[index], 11, "white")
    for part, pin, cable, wire, other, far in wiring.joints(wiring.harness(truth, variant)):
        if cable not in cables or "U1" not in (part, other):
            continue
        number, name, name_pin = (pin, other, far) if part == "U1" else (far, part, pin)
        x, y, side = places[number]
        colour = WIRES[wiring.wire_colour(truth, cable, wire)]
        end = x + side * 190
        drawing.line([(x, y), (end, y)], colour, 7, outline=True)
        drawing.dot(x, y, 7, colour)
        words = f"{number}  {cable}.{wire}  {name} {name_pin}"
        drawing.text(end + side * 8, y + 5, words, 14, anchor="start" if side > 0 else "end")
    return drawing.text_of()


def panel_step():
    """Return the back of the panel with its cable in the socket."""
    truth = wiring.load()
    drawing = Drawing(620, 330)
    drawing.box(60, 30, 285, 265, "#26406b", radius=16)
    for x in (80, 325):
        for y in (50, 275):
            drawing.dot(x, y, 10, "white")
    drawing.box(60, 140, 34, 48, "#e8e6e0", radius=2)
    drawing.box(312, 140, 34, 48, "#e8e6e0", radius=2)
    drawing.text(202, 170, "DS1", 20, "white")
    labels = truth["connectors"]["DS1"]["pins"]
    for index, pin in enumerate(labels):
        colour = WIRES[wiring.wire_colour(truth, "W1", index + 1)]
        y = 146 + index * 12
        end = 92 + index * 48
        drawing.line([(330, y), (390, y), (430, end), (520, end)], colour, 6, outline=True)
        drawing.text(530, 97 + index * 48, pin, 15, anchor="start")
    return drawing.text_of()


def power_step(variant):
    """Return the battery and what it is wired to beside the Pico."""
    truth = wiring.load()
    drawing = Drawing(760, 330)
    harness = wiring.harness(truth, variant)
    boxes = {"U1": (560, 40), "SW1": (560, 220), "A1": (300, 100), "BT1": (60, 120),
             "BT2": (60, 110)}  # fmt: skip
    for name in harness["connectors"]:
        if name in boxes:
            x, y = boxes[name]
            drawing.box(x, y, 150, 84, "#dfe5ec", radius=8)
            drawing.text(x + 75, y + 48, name, 20)
    lane, taken = 0, {}
    for part, pin, cable, wire, other, far in wiring.joints(harness):
        if cable is None or not {part, other} <= set(boxes):
            continue
        ends = sorted(((part, pin), (other, far)), key=lambda end: boxes[end[0]][0])
        (near, near_pin), (right, right_pin) = ends
        colour = WIRES[wiring.wire_colour(truth, cable, wire)]
        nx, ny = boxes[near]
        rx, ry = boxes[right]
        same = nx == rx
        y = ny + _next(taken, near, "right")
        ty = ry + _next(taken, right, "right" if same else "left")
        x1, x2 = nx + 150, rx + (150 if same else 0)
        middle = (x1 + x2) / 2 + (lane % 3) * 14 - 14
        drawing.line([(x1, y), (middle, y), (middle, ty), (x2, ty)], colour, 6, outline=True)
        drawing.text(x1 + 6, y - 6, wiring.label(truth, near, near_pin), 12, anchor="start")
        drawing.text(x2 - 6, ty - 6, wiring.label(truth, right, right_pin), 12, anchor="end")
        lane += 1
    return drawing.text_of()


def _next(taken, name, side):
    """How far down its box the next wire of a side comes out, in px."""
    taken[name, side] = taken.get((name, side), -1) + 1
    return 20 + 24 * taken[name, side]


def stack_step():
    """Return Feather, sockets, pins and wing from the side, pulled apart."""
    drawing = Drawing(640, 360)
    drawing.box(80, 300, 480, 14, "#33373d")
    drawing.box(62, 286, 44, 28, "#b9bec4", radius=4)
    drawing.text(320, 345, "F1", 16)
    drawing.box(140, 220, 380, 80, "#44484f")
    drawing.text(320, 266, "J1", 16, "white")
    for index in range(12):
        drawing.line([(160 + index * 31, 175), (160 + index * 31, 130)], "#e2c15a", 5)
    drawing.box(140, 110, 380, 22, "#44484f")
    drawing.text(545, 127, "J2", 16, anchor="start")
    drawing.box(80, 96, 480, 14, "#26406b")
    drawing.box(180, 80, 330, 16, "#101820")
    drawing.box(98, 82, 34, 14, "#8d99a6")
    drawing.text(320, 66, "DS2", 16)
    drawing.line([(40, 150), (40, 210)], INK, 4)
    drawing.line([(32, 200), (40, 214), (48, 200)], INK, 4)
    return drawing.text_of()


def feather_power_step():
    """Return cell, switch and Feather, plugged into each other."""
    drawing = Drawing(700, 190)
    boxes = ((30, "BT2", "#c4cad2"), (270, "SW2", "#5a5f66"), (510, "F1", "#33373d"))
    for x, name, colour in boxes:
        drawing.box(x, 50, 150, 90, colour, radius=8)
        drawing.text(x + 75, 100, name, 18, "white" if name != "BT2" else INK)
    for x in (180, 420):
        drawing.line([(x, 82), (x + 90, 82)], WIRES["RD"], 7, outline=True)
        drawing.line([(x, 106), (x + 90, 106)], WIRES["BK"], 7, outline=True)
        drawing.box(x + 34, 70, 24, 48, "#f2efe6", radius=3)
    return drawing.text_of()


_FRONT = ("S1", "S2", "S3", "D1", "R2", "D2", "R1")
_BACK = ("SW1", "C1", "LS1")

STEPS = {
    "step-1-front": lambda: board_step("front", _FRONT),
    "step-2-joints": lambda: board_step("back", _FRONT, joints=True),
    "step-3-back": lambda: board_step("back", _FRONT + _BACK),
    "step-4-wires": lambda: board_step("front", _FRONT, wires=("W2", "W4", "W5", "W3")),
    "step-5-pico": lambda: pico_step(("W1", "W2", "W4", "W5")),
    "step-6-panel": panel_step,
    "step-7-aaa": lambda: power_step("pico-aaa"),
    "step-7-lipo": lambda: power_step("pico-lipo"),
    "step-feather-1": stack_step,
    "step-feather-2": feather_power_step,
}
