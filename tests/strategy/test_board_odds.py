# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The odds and the teacher in cases worked out by hand; these tests run on MicroPython too."""

from mitchi.choices import BOTH, LEFT, RIGHT, STOP
from mitchi.hands import hand
from mitchi.odds import OUT_OF, choices, lesson, points
from tests.strategy.positions import position, starting_position

# A tie of two over a pot of one: (205/97 + 4944/19885) / 2.
TIED_FOR_ONE = 1.18102


def near(value, expected, within=0.0001):
    return abs(value - expected) <= within


def test_chances_with_one_roll_left_are_counted_faces():
    # 64 is beaten by 21, six doubles and 65: 10 of 36 throws; with the 6 kept by a 6 or a 5.
    game = position([64], 2, (6, 3), 1)
    assert choices(game) == [
        (STOP, 0, 0, OUT_OF),
        (BOTH, 360, 72, 864),
        (LEFT, 432, 216, 648),
        (RIGHT, 216, 0, 1080),
    ]


def test_left_and_right_are_the_dice_as_they_lie():
    game = position([64], 2, (3, 6), 1)
    assert choices(game)[2:] == [(LEFT, 216, 0, 1080), (RIGHT, 432, 216, 648)]


def test_stopping_with_a_better_hand_beats_for_certain():
    assert choices(position([64], 2, (6, 5), 1))[0] == (STOP, OUT_OF, 0, 0)


def test_stopping_with_the_same_hand_ties_for_certain():
    assert choices(position([64], 2, (4, 6), 1))[0] == (STOP, 0, OUT_OF, 0)


def test_with_two_rolls_left_the_second_is_used_where_the_first_fails():
    # Only 31 does not beat 31. Rolling both fails once in 18, and then once in 18 again.
    game = position([31], 3, (3, 1), 1)
    assert game.rolls_left == 2
    rows = choices(game)
    assert rows[1] == (BOTH, OUT_OF - 4, 4, 0)
    # The kept 3 fails once in 6, then both dice once in 18.
    assert rows[2] == (LEFT, OUT_OF - 12, 12, 0)


def test_the_second_roll_is_for_beating_rather_than_for_a_tie():
    # Only 21 beats 66. After a first roll with a 2 or a 1 the other die makes 21 once in 6; after
    # any other, 66 too, both dice do in 2 of 36.
    rows = choices(position([66], 3, (6, 6), 1))
    # 21 comes in 2 of 36. Of the 34 others 18 have a 1 or a 2 (11, 22 and eight pairs): 1 in 6; the
    # other 16 1 in 18. In 1296ths: 72 + 18 * 6 + 16 * 2 = 212.
    assert rows[1][1] == 212
    # A tie is a second 66 where both are rolled: 16 throws, 1 in 36 each.
    assert rows[1][2] == 16


def test_the_worst_hand_counts_not_the_last():
    # 65 was rolled after 41: 41 is to be beaten.
    assert choices(position([41, 65], 2, (4, 2), 1))[0] == (STOP, OUT_OF, 0, 0)


def test_a_starting_player_gets_expected_points():
    # By the exact solution, averaged over the 36 throws: 0.48668, 0.32544 and 0.24549 points.
    for players, expected in ((2, 0.48668), (3, 0.32544), (4, 0.24549)):
        total = 0
        for left in range(1, 7):
            for right in range(1, 7):
                rows = choices(starting_position(players, (left, right), 1))
                assert [row[0] for row in rows] == [STOP, BOTH, LEFT, RIGHT]
                total += min(row[1] for row in rows)
        assert near(total / 36, expected)


def test_points_of_the_last_player_of_four():
    # Pot 1, one holder. Stopping takes it; the 6 fails in half the cases and ties in a sixth; the 3
    # works in a sixth; both fail in 24 of 36 and tie in 2.
    expected = points(position([65, 66, 64], 2, (6, 3), 1))
    assert near(expected[STOP], 1)
    assert near(expected[BOTH], 24 / 36 + 2 / 36 * TIED_FOR_ONE)
    assert near(expected[LEFT], 1 / 2 + 1 / 6 * TIED_FOR_ONE)
    assert near(expected[RIGHT], 5 / 6)


def test_points_count_the_mitchis_so_far():
    # One Mitchi so far makes the pot 2.
    expected = points(position([65, 21, 64], 2, (6, 3), 1))
    assert near(expected[STOP], 2)
    assert near(expected[RIGHT], 2 * 5 / 6)


def test_points_are_known_to_all_of_four_and_to_those_who_start():
    assert points(position([65, 64], 2, (6, 3), 1, players=3)) is None
    assert points(position([65, 64], 2, (6, 3), 1, players=4)) is not None
    assert points(starting_position(12, (6, 3), 1)) is not None
    thirteen = starting_position(13, (6, 3), 1)
    assert points(thirteen) is None
    assert choices(thirteen) == []


def test_the_lesson_names_what_was_best_and_what_the_difference_cost():
    best, cost = lesson(position([65, 66, 64], 2, (6, 3), 1), STOP)
    assert best == LEFT
    assert near(cost, 1 - (1 / 2 + 1 / 6 * TIED_FOR_ONE), 0.0002)
    assert lesson(position([65, 66, 64], 2, (3, 6), 1), STOP)[0] == RIGHT


def test_the_lesson_has_nothing_to_say_about_the_best_choice():
    assert lesson(position([65, 66, 64], 2, (6, 3), 1), LEFT) == (LEFT, 0.0)


def test_choices_that_are_as_good_as_each_other_cost_the_same():
    # Against 31 the 3 and the 1 each tie with one face of six, and both dice once in 18.
    game = position([65, 66, 31], 2, (3, 1), 1)
    assert near(points(game)[LEFT], points(game)[RIGHT])
    assert lesson(game, LEFT) == (BOTH, lesson(game, RIGHT)[1])


def test_the_lesson_is_silent_where_points_are_unknown():
    assert lesson(position([65, 64], 2, (6, 3), 1, players=3), STOP) is None


def test_the_position_of_these_tests_is_what_it_says():
    game = position([65, 21, 64], 3, (3, 6), 2)
    assert (game.worst, game.mitchis, game.roll_limit, game.rolls_left) == (64, 1, 3, 1)
    assert (game.dice, hand(3, 6)) == ((3, 6), 63)
    assert len(game.players) == 4
