# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The 21 hands against the rule texts' own list."""

from mitchi.hands import HANDS, MITCHI, group, hand, rank
from tests.rules.rules_helper import raises

# "six groups of hands, from best to worst", as the text lists them.
BEST_TO_WORST = """
    2-1
    6-6 5-5 4-4 3-3 2-2 1-1
    6-5 6-4 6-3 6-2 6-1
    5-4 5-3 5-2 5-1
    4-3 4-2 4-1
    3-2 3-1
""".split()


def hand_of(text):
    return hand(int(text[0]), int(text[2]))


def test_the_hands_rank_as_the_rules_list_them():
    assert [hand_of(text) for text in BEST_TO_WORST] == list(HANDS)
    assert [rank(hand_of(text)) for text in BEST_TO_WORST] == list(range(21))


def test_all_36_throws_make_one_of_the_21_hands():
    throws = [hand(left, right) for left in range(1, 7) for right in range(1, 7)]
    assert [throws.count(each) for each in HANDS] == [2] + [1] * 6 + [2] * 14


def test_a_hand_is_the_same_in_either_order():
    assert hand(1, 2) == hand(2, 1) == 21
    assert hand(3, 6) == hand(6, 3) == 63


def test_a_mitchi_is_a_two_and_a_one():
    assert MITCHI == hand(1, 2)


def test_a_lower_rank_beats_a_higher_one():
    assert rank(66) < rank(55)
    assert rank(65) < rank(64)
    assert rank(21) < rank(66)
    assert rank(11) < rank(65)
    assert rank(31) == 20


def test_the_groups_are_those_of_the_rules():
    groups = [group(each) for each in HANDS]
    assert groups[0] == "mitchi"
    assert groups[1:7] == ["doubles"] * 6
    assert groups[7:12] == ["six-high"] * 5
    assert groups[12:16] == ["five-high"] * 4
    assert groups[16:19] == ["four-high"] * 3
    assert groups[19:] == ["three-high"] * 2


def test_what_is_no_hand_has_no_rank():
    for number in (12, 0, 70, 67, 10):
        raises(ValueError, rank, number)
