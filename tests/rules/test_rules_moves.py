# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Moves as text: what each means, and what is not a move."""

from mitchi.moves import STOP, IllegalMove, MalformedMove, die, keep, parse, quoted, roll
from tests.rules.rules_helper import raises


def test_every_kind_of_move_is_taken_apart():
    assert parse("4") == ("die", 4, None)
    assert parse("63") == ("roll", 6, 3)
    assert parse("36") == ("roll", 3, 6)
    assert parse("6k2") == ("keep", 6, 2)
    assert parse(".") == ("stop", None, None)


def test_moves_are_made_as_they_are_written():
    assert die(4) == "4"
    assert roll(6, 3) == "63"
    assert keep(6, 2) == "6k2"
    assert STOP == "."


def test_every_move_that_can_be_made_can_be_taken_apart():
    for first in range(1, 7):
        assert parse(die(first)) == ("die", first, None)
        for second in range(1, 7):
            assert parse(roll(first, second)) == ("roll", first, second)
            assert parse(keep(first, second)) == ("keep", first, second)


def test_what_is_not_a_move_is_malformed():
    wrong = "0 7 07 60 16. .. k 6k 6k7 0k1 k12 12k 6K2 6x2 111 6k22 66666 -1 +4 ² 1² 六 .6 6. 1k1."
    for token in wrong.split() + ["", " ", "4 ", " 4", "6 3", "4\n"]:
        assert quoted(token) in raises(MalformedMove, parse, token)


def test_what_is_not_text_is_malformed():
    for value in (None, 4, 63, ("6", "3"), ["4"], b"4", b"6k2"):
        raises(MalformedMove, parse, value)


def test_a_malformed_move_is_named_with_the_reason():
    message = raises(MalformedMove, parse, "7k2")
    assert message == "'7k2' is not a move: moves look like 4, 63, 6k2 or . and faces are 1 to 6"


def test_a_long_malformed_move_is_cut_and_stays_on_one_line():
    message = raises(MalformedMove, parse, "1234567890123456789012345")
    assert message[:32] == "'12345678901234567890...' is not"
    assert "\n" not in raises(MalformedMove, parse, "6\n3")


def test_faces_that_no_die_has_make_no_move():
    raises(MalformedMove, die, 0)
    raises(MalformedMove, die, 7)
    raises(MalformedMove, die, 12)
    raises(MalformedMove, roll, 6, 0)
    raises(MalformedMove, roll, 7, 6)
    raises(MalformedMove, keep, 0, 6)
    raises(MalformedMove, keep, 6, 7)


def test_the_two_errors_are_told_apart_and_both_are_value_errors():
    assert issubclass(MalformedMove, ValueError)
    assert issubclass(IllegalMove, ValueError)
    assert not issubclass(MalformedMove, IllegalMove)
    assert not issubclass(IllegalMove, MalformedMove)
