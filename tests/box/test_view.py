# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The view: draws what a screen says, changes what differs, and sends no byte too many."""

import pytest

from simulator.clock import VirtualClock
from simulator.machine import Machine
from simulator.power import switched_on
from simulator.settings import Settings
from tests.box.reading import read_rows

WHOLE_SCREEN = 1040  # bytes: 1,024 of picture and where they go


class Panel:
    """A view on a simulated panel."""

    def __init__(self, machine):
        from box import hardware, view

        self.machine = machine
        self.hardware = hardware.take()
        self.view = view.View(self.hardware.display)
        self.draw(lambda view: None)

    def draw(self, picture):
        """Draw picture(view); returns the bytes that it took."""
        before = self.machine.bytes_on_wire
        self.view.begin()
        picture(self.view)
        self.view.end()
        self.hardware.refresh()
        return self.machine.bytes_on_wire - before

    def lit(self, left, top, width, height):
        """How many pixels of a part of the panel are lit."""
        rows = self.machine.panel.pixels()[top : top + height]
        return sum(sum(row[left : left + width]) for row in rows)

    def labels(self):
        """All labels that there are."""
        return [label for group in self.view.root for label in group if hasattr(label, "shown")]

    def texts(self):
        return [text for _, _, text in read_rows(self.machine.panel.pixels())]


@pytest.fixture
def panel(tmp_path):
    machine = Machine(VirtualClock(), Settings(tmp_path))
    with switched_on(machine, tmp_path):
        yield Panel(machine)


def full_picture(view):
    for line in range(6):
        view.text(f"Line number {line} of six", 0, line * 9)
    view.rectangle(100, 0, 20, 5)
    view.tile(0, 6, 0, 16)


def other_picture(view):
    for line in range(6):
        view.text(f"Another text, line {line}", 3, line * 9)
    view.rectangle(90, 20, 30, 5)
    view.tile(0, 3, 32, 16)


def test_the_same_picture_again_sends_nothing(panel):
    panel.draw(full_picture)
    assert panel.draw(full_picture) == 0


def test_text_is_written_where_it_is_asked_for(panel):
    from box.view import CENTRE, RIGHT

    def picture(view):
        view.text("left", 5, 1)
        view.text("middle", 60, 12, CENTRE)
        view.text("right", 120, 23, RIGHT)

    panel.draw(picture)
    # m i d d l e are 5 2 5 5 2 5 px wide, r i g h t 4 2 5 5 3, with a gap of one between them
    assert read_rows(panel.machine.panel.pixels()) == [
        (1, 5, "left"),
        (12, 60 - 29 // 2, "middle"),
        (23, 120 - 23, "right"),
    ]
    assert panel.lit(120, 23, 8, 10) == 0
    assert panel.lit(119, 23, 1, 10) > 0


def test_the_parts_of_a_row_stand_where_they_are_asked_for_on_one_label(panel):
    from box.view import CENTRE, LEFT, RIGHT

    parts = [("left", 5, LEFT), ("middle", 60, CENTRE), ("", 80, LEFT), ("right", 120, RIGHT)]
    labels = len(panel.labels())
    panel.draw(lambda view: view.row(parts, 1))
    # l e f t are 2 5 3 3 px wide; the others are in the test before this
    ends = {5 + 16, 60 - 14 + 29, 120}
    rows = panel.machine.panel.pixels()[1:11]
    lit = [any(row[x] for row in rows) for x in range(128)]
    assert [x for x in range(128) if lit[x] and not any(lit[max(0, x - 6) : x])] == [5, 46, 97]
    assert {x for x in range(1, 128) if lit[x - 1] and not any(lit[x : x + 6])} == ends
    assert len(panel.labels()) == labels
    assert len([label for label in panel.labels() if not label.hidden]) == 1


def test_a_text_may_have_lines_of_the_usual_pitch(panel):
    from box import font

    panel.draw(lambda view: view.text("one\ntwo", 5, 1))
    assert read_rows(panel.machine.panel.pixels()) == [(1, 5, "one"), (10, 5, "two")]
    panel.draw(lambda view: view.text("ONE\nTWO", 5, 1, face=font.tiny()))
    assert read_rows(panel.machine.panel.pixels()) == [(1, 5, "ONE"), (10, 5, "TWO")]


def test_what_a_picture_no_longer_says_is_gone(panel):
    panel.draw(full_picture)
    panel.draw(lambda view: view.text("alone", 0, 20))
    assert panel.texts() == ["alone"]
    panel.draw(lambda view: None)
    assert panel.lit(0, 0, 128, 64) == 0


def test_dark_rectangles_lie_over_lit_ones(panel):
    def picture(view):
        view.rectangle(12, 12, 5, 5, 0)
        view.rectangle(10, 10, 20, 20)

    panel.draw(picture)
    assert panel.lit(0, 0, 128, 64) == 400 - 25
    panel.draw(lambda view: view.rectangle(10, 10, 20, 20))
    assert panel.lit(0, 0, 128, 64) == 400


def test_a_rectangle_elsewhere_does_not_send_what_lies_between(panel):
    panel.draw(lambda view: view.rectangle(40, 5, 80, 1))
    # 80 and 40 bytes of one page or two, and 16 bytes each that say where
    sent = panel.draw(lambda view: view.rectangle(0, 54, 40, 10))
    assert sent <= 80 + 40 * 2 + 2 * 16


def test_rectangles_of_former_pictures_do_not_pile_up(panel):
    for number in range(100):
        panel.draw(lambda view, number=number: full_picture(view))
        panel.draw(
            lambda view, number=number: [
                other_picture(view),
                view.rectangle(number, 0, 3, 3),
                view.rectangle(number, 5, 3, 3, 0),
            ]
        )
    assert sum(len(group) for group in panel.view.root) < 100


def test_a_rectangle_without_a_size_is_not_there(panel):
    def picture(view):
        view.rectangle(10, 10, 0, 20)
        view.rectangle(10, 10, 20, -1)

    panel.draw(picture)
    assert panel.lit(0, 0, 128, 64) == 0


def test_a_picture_that_is_all_different_is_sent_once(panel):
    panel.draw(full_picture)
    assert panel.draw(other_picture) <= WHOLE_SCREEN
    assert panel.draw(full_picture) <= WHOLE_SCREEN


def test_a_changed_word_sends_little_more_than_the_word(panel):
    def picture(view, word):
        full_picture(view)
        view.text(word, 60, 54)

    panel.draw(lambda view: picture(view, "one"))
    # 3 letters are at most 18 px wide and 10 px high, on 2 pages, and 16 bytes say where; sent are
    # where the old word was, where the new one is, and what its label showed before
    assert panel.draw(lambda view: picture(view, "two")) <= 3 * (18 * 2 + 16)


def test_a_die_that_changes_sends_its_own_area(panel):
    panel.draw(lambda view: view.tile(0, 6, 0, 8))
    assert panel.draw(lambda view: view.tile(0, 5, 0, 8)) == 32 * 32 // 8 + 16


def test_dark_text_is_written_on_a_bar(panel):
    def picture(view):
        view.bar("Ana", 0, 9, 100)
        view.text("Ana", 3, 9, dark=True)

    panel.draw(picture)
    assert panel.texts() == ["Ana"]
    assert panel.lit(0, 9, 100, 9) > 800


def test_a_bar_goes_as_low_as_its_text(panel):
    panel.draw(lambda view: view.bar("Ana", 0, 9, 100))
    assert panel.lit(0, 0, 128, 64) == 100 * 9
    panel.draw(lambda view: view.bar("Begoña", 0, 9, 100))
    assert panel.lit(0, 0, 128, 64) == 100 * 10


def test_the_word_of_a_button_that_is_down_is_dark_on_light(panel):
    def picture(down):
        def draw(view):
            view.words(("Roll", "Keep", "Stop"), down)

        return draw

    panel.draw(picture((False, False, False)))
    assert panel.texts() == ["Roll  Keep  Stop"] or panel.texts() == ["Roll", "Keep", "Stop"]
    dark = panel.lit(0, 54, 40, 10)
    panel.draw(picture((True, False, False)))
    assert panel.lit(0, 54, 40, 10) > dark * 2
    assert sorted(panel.texts()) == ["Keep", "Roll", "Stop"]


def test_the_picture_moves_by_a_pixel_and_back(panel):
    panel.draw(full_picture)
    still = panel.machine.panel.pixels()
    panel.view.shift()
    panel.hardware.refresh()
    assert [row[:-1] for row in still] == [row[1:] for row in panel.machine.panel.pixels()]
    panel.view.shift()
    panel.hardware.refresh()
    assert panel.machine.panel.pixels() == still


def test_a_view_without_a_panel_draws_into_the_void(panel):
    from box.view import View

    view = View(None)
    for picture in (full_picture, other_picture):
        view.begin()
        picture(view)
        view.end()


def test_a_text_that_is_too_wide_ends_in_an_ellipsis(panel):
    from box import font
    from box.view import fit

    assert fit("Ana", 100) == "Ana"
    shortened = fit("Maximiliano", 40)
    assert shortened.endswith("…")
    assert "Maximiliano".startswith(shortened[:-1])
    assert font.text_width(font.small(), shortened) <= 40
    assert font.text_width(font.small(), "Maximiliano"[: len(shortened)] + "…") > 40


def test_text_is_wrapped_at_words(panel):
    from box.view import wrap

    # small capitals and i are 6 and 4 px wide, a blank 4, without the last gap
    assert wrap("AAA AAA AAA", 18 + 4 + 18) == ["AAA AAA", "AAA"]
    assert wrap("AAA AAA AAA", 18 + 4 + 18 - 2) == ["AAA", "AAA", "AAA"]
    assert wrap("one\ntwo") == ["one", "two"]
    # a word that is wider than the line is broken: nothing may be cut off
    assert wrap("A AAAAA A", 3 * 6 - 1) == ["A", "AAA", "AA", "A"]
    assert wrap("") == [""]


def test_a_text_that_comes_back_is_not_made_again(panel, monkeypatch):
    from adafruit_display_text.bitmap_label import Label

    made = []
    reset_text = Label._reset_text

    def count(label, *values, text=None, **named):
        made.append(text)
        reset_text(label, *values, text=text, **named)

    monkeypatch.setattr(Label, "_reset_text", count)
    panel.draw(full_picture)
    pixels = panel.machine.panel.pixels()
    panel.draw(lambda view: view.text("alone", 0, 20))
    made.clear()
    panel.draw(full_picture)
    assert made == []
    assert panel.machine.panel.pixels() == pixels
