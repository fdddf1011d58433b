# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The dice and icons: the right pips, kept dice unmistakable, sheets as displayio wants them."""

import pytest

from simulator.clock import VirtualClock
from simulator.machine import Machine
from simulator.power import switched_on
from simulator.settings import Settings
from tools.draw_glyphs import pack

FACES = (1, 2, 3, 4, 5, 6)


@pytest.fixture(autouse=True)
def board(tmp_path):
    with switched_on(Machine(VirtualClock(), Settings(tmp_path))):
        yield


@pytest.fixture
def pictures():
    from box import pictures

    return pictures


def tile(sheet, number, side):
    """A tile as rows of '.' and '#'."""
    left = number * side
    return ["".join(".#"[sheet[left + x, y]] for x in range(side)) for y in range(side)]


def islands(rows, colour):
    """The sizes in px of the connected areas of a colour, smallest first."""
    left = {(x, y) for y, row in enumerate(rows) for x, one in enumerate(row) if one == colour}
    sizes = []
    while left:
        edge = [left.pop()]
        size = 0
        while edge:
            x, y = edge.pop()
            size += 1
            for neighbour in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
                if neighbour in left:
                    left.remove(neighbour)
                    edge.append(neighbour)
        sizes.append(size)
    return sorted(sizes)


def dark_pips(rows):
    """The pips of a bright die: dark areas that are not the surroundings."""
    framed = ["." * (len(rows) + 2), *("." + row + "." for row in rows), "." * (len(rows) + 2)]
    return islands(framed, ".")[:-1]


@pytest.mark.parametrize("face", FACES)
def test_a_die_shows_its_face_in_round_dark_pips(pictures, face):
    # A pip is 6 x 6 px without its four corners.
    assert dark_pips(tile(pictures.dice_sheet(), face, 32)) == [32] * face


@pytest.mark.parametrize("face", FACES)
def test_a_kept_die_shows_its_face_in_bright_pips_in_a_frame(pictures, face):
    *pips, frame = islands(tile(pictures.dice_sheet(), pictures.KEPT + face, 32), "#")
    # A pip is 6 x 5 px without its four corners.
    assert pips == [26] * face
    assert frame > 200


@pytest.mark.parametrize("face", FACES)
def test_a_kept_die_differs_from_a_free_one_in_half_its_pixels_and_in_outline(pictures, face):
    free = "".join(tile(pictures.dice_sheet(), face, 32))
    kept = "".join(tile(pictures.dice_sheet(), pictures.KEPT + face, 32))
    assert sum(one != other for one, other in zip(free, kept)) > 32 * 32 // 2
    # On the left of its shackle a kept die is dark, up to the seventh row.
    assert all(
        row[:8] == "." * 8 for row in tile(pictures.dice_sheet(), pictures.KEPT + face, 32)[:7]
    )


@pytest.mark.parametrize("face", FACES)
def test_a_small_die_shows_its_face(pictures, face):
    pips = dark_pips(tile(pictures.small_dice_sheet(), face, 16))
    assert pips == ([21] if face == 1 else [9] * face)


def test_every_frame_of_tumbling_is_another_picture_of_a_whole_die(pictures):
    numbers = range(pictures.TUMBLING, pictures.TUMBLING + pictures.TUMBLING_FRAMES)
    frames = [tile(pictures.dice_sheet(), number, 32) for number in numbers]
    assert len({tuple(frame) for frame in frames}) == 6
    for frame in frames:
        bright = "".join(frame).count("#")
        assert 350 < bright < 750


def test_the_first_tile_of_each_sheet_is_dark(pictures):
    for sheet, side in (
        (pictures.dice_sheet(), 32),
        (pictures.small_dice_sheet(), 16),
        (pictures.icon_sheet(), 8),
    ):
        assert tile(sheet, pictures.BLANK, side) == ["." * side] * side


def test_sheets_are_whole_tiles(pictures):
    assert (pictures.dice_sheet().width, pictures.dice_sheet().height) == (19 * 32, 32)
    assert (pictures.small_dice_sheet().width, pictures.small_dice_sheet().height) == (7 * 16, 16)
    assert (pictures.icon_sheet().width, pictures.icon_sheet().height) == (18 * 8, 8)


def test_icons_are_where_their_names_say(pictures):
    from tools.draw_glyphs import ART, read_art

    names = list(read_art(ART / "icons.txt").pictures)
    for name in names[1:]:
        constant = name.upper().rstrip("0123")
        offset = int(name[-1]) if name[-1].isdigit() else 0
        assert names[getattr(pictures, constant) + offset] == name


def test_no_two_icons_are_alike(pictures):
    tiles = {tuple(tile(pictures.icon_sheet(), number, 8)) for number in range(18)}
    assert len(tiles) == 18


def test_the_start_picture_fits_the_panel(pictures):
    logo = pictures.logo()
    assert logo.width <= 128
    assert logo.height <= 32


def test_a_sheet_is_made_once(pictures):
    assert pictures.dice_sheet() is pictures.dice_sheet()


def test_unpacking_gives_the_pixels_that_were_packed(pictures):
    rows = ["#" + "." * 31 + "#.", "." * 33 + "#"]
    bitmap = pictures.unpack(34, pack(rows))
    assert (bitmap.width, bitmap.height) == (34, 2)
    assert ["".join(".#"[bitmap[x, y]] for x in range(34)) for y in range(2)] == rows


def test_on_the_firmware_unpacking_is_one_copy_into_the_bitmaps_memory(pictures, monkeypatch):
    class FirmwareBitmap(bytearray):
        """A Bitmap that is a buffer of whole 32-bit words a row, as CircuitPython's."""

        def __new__(cls, width, height, value_count):
            assert value_count == 2
            return super().__new__(cls, (width + 31) // 32 * 4 * height)

        def __init__(self, width, height, value_count):
            super().__init__((width + 31) // 32 * 4 * height)

    monkeypatch.setattr(pictures.displayio, "Bitmap", FirmwareBitmap)
    packed = pack(["#" + "." * 31 + "#.", "." * 33 + "#"])
    assert packed == b"\x80\x00\x00\x00\x80\x00\x00\x00\x00\x00\x00\x00\x40\x00\x00\x00"
    assert bytes(pictures.unpack(34, packed)) == packed
