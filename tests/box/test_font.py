# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The box's letters: all there, all different, evenly set, and as displayio wants them."""

import pytest

from box import words_en, words_es
from simulator.clock import VirtualClock
from simulator.machine import Machine
from simulator.power import switched_on
from simulator.settings import Settings
from tools import draw_glyphs

SPANISH = "ÁÉÍÓÚÜÑáéíóúüñ¿¡"
SIGNS = "·…×–“”«»ºª✓▲▼◀▶✕€"
NEIGHBOURS = "ÀÈÒÇÏÂÄÖàèòçïöäâãêëîôõû"
ASCII = "".join(chr(code) for code in range(0x20, 0x7F))
ALL = ASCII + SPANISH + SIGNS + NEIGHBOURS
IN_TINY = ASCII + SPANISH + "·…×–✓▲▼◀▶"
UNKNOWN = "ж"


@pytest.fixture(autouse=True)
def board(tmp_path):
    with switched_on(Machine(VirtualClock(), Settings(tmp_path))):
        yield


@pytest.fixture
def font():
    from box import font

    return font


def drawn(face, character):
    """The rows of a character's cell, '.' and '#'."""
    glyph = face.get_glyph(ord(character))
    left = glyph.tile_index * glyph.width
    columns = range(left, left + glyph.width)
    return ["".join(".#"[glyph.bitmap[x, y]] for x in columns) for y in range(glyph.height)]


def same_pictures(face, characters):
    """The pairs of characters that look the same."""
    seen = {}
    pairs = []
    for character in characters:
        picture = (tuple(drawn(face, character)), face.advance(ord(character)))
        if picture in seen:
            pairs.append(seen[picture] + character)
        seen[picture] = character
    return pairs


def inked_columns(rows):
    return [x for x in range(len(rows[0])) if any(row[x] == "#" for row in rows)]


def faces(font):
    return ((font.small(), ALL), (font.large(), ALL), (font.tiny(), IN_TINY))


def test_every_character_has_a_picture_of_its_own(font):
    for face, characters in faces(font):
        assert same_pictures(face, characters + UNKNOWN) == []


def test_only_the_space_is_empty(font):
    for face, characters in faces(font):
        assert [one for one in characters if not inked_columns(drawn(face, one))] == [" "]


def test_an_unknown_character_is_an_upright_box(font):
    for face in (font.small(), font.large(), font.tiny()):
        rows = [row for row in drawn(face, UNKNOWN) if "#" in row]
        columns = inked_columns(rows)
        width = len(columns)
        assert columns == list(range(width))
        assert rows[0][:width] == rows[-1][:width] == "#" * width
        assert all(row[0] == row[width - 1] == "#" for row in rows)
        assert len(rows) > width
        assert face.get_glyph(0x10FFFF) == face.get_glyph(ord(UNKNOWN))


def test_ink_ends_a_gap_before_the_next_letter(font):
    for face, characters in faces(font):
        for character in characters.replace(" ", ""):
            columns = inked_columns(drawn(face, character))
            assert max(columns) < face.advance(ord(character)) - face.gap, character
            assert min(columns) <= 1, character


def test_digits_are_equally_wide_so_that_columns_of_points_line_up(font):
    for face, width in ((font.small(), 6), (font.large(), 9), (font.tiny(), 4)):
        assert {face.advance(ord(digit)) for digit in "0123456789"} == {width}


def test_a_capital_with_an_accent_is_as_wide_as_without(font):
    for face in (font.small(), font.large(), font.tiny()):
        for plain, accented in zip("AEIOUUN", "ÁÉÍÓÚÜÑ"):
            assert face.advance(ord(plain)) == face.advance(ord(accented))


def test_letters_stand_on_the_baseline(font):
    for face in (font.small(), font.large(), font.tiny()):
        for letter in "ABCDEFGHIKLMNOPRSTUVXYZabcdefhiklmnorsuvxz0123456789ÁÉÍÓÚÑáéíóúñ":
            rows = drawn(face, letter)
            assert "#" in rows[face.ascent - 1], letter
            assert not any("#" in row for row in rows[face.ascent :]), letter


def test_text_width_is_that_of_the_ink(font):
    # M 5, i 2, t 3, c 4, h 5, i 2 and five gaps of 1 px
    assert font.text_width(font.small(), "Mitchi") == 26
    # the same with 9, 2, 5, 6, 7, 2 and gaps of 2 px
    assert font.text_width(font.large(), "Mitchi") == 41
    assert font.text_width(font.small(), "") == 0


def test_a_line_that_is_composed_looks_like_its_letters_side_by_side(font):
    for face in (font.small(), font.large(), font.tiny()):
        text = "¡Mitchi, ñandú!x" + UNKNOWN
        code = face.compose(text)
        assert len(code) == 1
        glyph = face.get_glyph(ord(code))
        assert (glyph.width, glyph.shift_x) == (font.text_width(face, text),) * 2
        expected = [""] * glyph.height
        for character in text:
            advance = face.advance(ord(character))
            rows = drawn(face, character)
            expected = [a + row[:advance].ljust(advance, ".") for a, row in zip(expected, rows)]
        assert drawn(face, code) == [row[: glyph.width] for row in expected]


def test_the_parts_of_a_line_that_is_composed_stand_at_their_x(font):
    face = font.small()
    alone = {text: drawn(face, face.compose(text)) for text in ("Ana", "6-3")}
    rows = drawn(face, face.compose((("Ana", 0), ("6-3", 57))))
    # A n a are 5 px wide, the digits too, the dash 3, with a gap of one between them
    assert [row[:17] for row in rows] == alone["Ana"]
    assert [row[17:57].strip(".") for row in rows] == [""] * 10
    assert [row[57:] for row in rows] == alone["6-3"]


def test_lines_are_composed_apart_and_no_text_has_the_codes_of_the_one_before(font):
    face = font.small()
    before = ""
    codes = set()
    for text in ("one\n\nthree", "four", "five", "six\nseven") * 50:
        code = face.compose(text, before)
        lines = [face.get_glyph(ord(each)) for each in code.split("\n")]
        widths = [max(1, font.text_width(face, line)) for line in text.split("\n")]
        assert [line.width for line in lines] == widths
        assert code != before
        before = code
        codes.update(code)
    # the firmware keeps every character that it ever met
    assert len(codes) <= 2 * 8 + 1


def test_long_names_and_the_words_of_hands_fit_their_places(font):
    large = font.large()
    assert font.text_width(large, "Montserrat") <= 128
    for word in ("cuatro", "double", "three", "Mitchi", "seis-"):
        assert font.text_width(large, word) <= 56


def test_the_box_can_write_all_that_it_says(font):
    missing = font.small().get_glyph(ord(UNKNOWN))
    for words in (words_en, words_es):
        said = "".join(strings_in(vars(words)))
        lacking = {one for one in said if font.small().get_glyph(ord(one)) is missing}
        assert lacking - {"\n"} == set()


def strings_in(value):
    """Yields all texts in dicts and tuples, however deep; names of Python's own are left out."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, one in value.items():
            if not str(key).startswith("__"):
                yield from strings_in(one)
    elif isinstance(value, (tuple, list)):
        for one in value:
            yield from strings_in(one)


def test_a_font_is_made_once(font):
    assert font.small() is font.small()
    assert font.large() is not font.small()


def test_the_packed_letters_do_not_stay_in_memory(font):
    import sys

    font.tiny()
    assert "box.glyphs" not in sys.modules


def label_rows(label):
    bitmap = label._bitmap
    return ["".join(".#"[bitmap[x, y]] for x in range(bitmap.width)) for y in range(bitmap.height)]


def test_both_kinds_of_label_show_it(font):
    from adafruit_display_text import bitmap_label, label

    for face in (font.small(), font.large(), font.tiny()):
        text = "¿Ñu?"
        shown = label_rows(bitmap_label.Label(face, text=text))
        width = font.text_width(face, text)
        assert len(shown) == face.get_bounding_box()[1]
        start = 0
        for character in text:
            advance = face.advance(ord(character))
            expected = [row[: advance - face.gap] for row in drawn(face, character)]
            assert [row[start : start + advance - face.gap] for row in shown] == expected
            start += advance
        assert start - face.gap == width
        assert len(label.Label(face, text=text)._local_group) == 4


def test_the_generated_files_are_what_the_art_says():
    assert draw_glyphs.out_of_date() == []


def test_a_drawing_that_is_askew_is_named_with_its_line(tmp_path):
    art = tmp_path / "askew.txt"
    art.write_text("cell 5 4\n\n[1] a b\n### #\n##. #\n#.# ##\n\n", encoding="utf-8")
    with pytest.raises(draw_glyphs.ArtError, match=r"askew.txt:7: b has a row ##, expected 1"):
        draw_glyphs.read_art(art)
