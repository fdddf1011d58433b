# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""How the opponents choose, in cases worked out by hand; these tests run on MicroPython too."""

from mitchi.characters import EASY, HARD, MEDIUM, NAMES, name
from mitchi.choices import BOTH, LEFT, RIGHT, STOP
from mitchi.opponents import choose
from tests.strategy.positions import after_hands, position, starting_position

STRENGTHS = (EASY, MEDIUM, HARD)


def test_everybody_rolls_both_dice_first():
    for strength in STRENGTHS:
        assert choose(after_hands([], None, 3), strength) == BOTH
        assert choose(after_hands([64], 2, 3), strength) == BOTH


def test_everybody_rolls_both_dice_in_a_tie_break():
    game = after_hands([64, 64], 1, 2)
    assert game.phase == "tiebreak"
    for strength in STRENGTHS:
        assert choose(game, strength, 0) == BOTH


def test_everybody_stops_with_a_hand_that_beats_the_worst():
    for strength in STRENGTHS:
        assert choose(position([64], 2, (5, 6), 1), strength) == STOP
        assert choose(position([41, 65], 3, (4, 2), 1, players=6), strength) == STOP


def test_easy_does_anything_one_time_in_four():
    game = position([64], 2, (5, 6), 1)
    moods = [chance for chance in range(256) if choose(game, EASY, chance) != STOP]
    assert len(moods) == 48
    assert max(moods) < 64
    for choice in (STOP, BOTH, LEFT, RIGHT):
        assert sum(choose(game, EASY, chance) == choice for chance in range(64)) == 16


def test_easy_keeps_the_higher_die_where_that_can_beat_the_worst_hand():
    # 5 beside the 5 makes 55. Both dice would be better: 10 of 36 against 1 of 6.
    assert choose(position([64], 2, (3, 5), 1), EASY) == RIGHT
    # Whatever comes beside a 2, only 21 beats 66.
    assert choose(position([66], 2, (2, 3), 1), EASY) == BOTH


def test_easy_starts_with_nothing_less_than_doubles():
    assert choose(starting_position(4, (1, 1), 1), EASY) == STOP
    assert choose(starting_position(4, (1, 2), 1), EASY) == STOP
    assert choose(starting_position(4, (5, 6), 1), EASY) == RIGHT


def test_medium_takes_the_roll_that_beats_the_worst_hand_most_often():
    # Against 64: the 6 in 2 of 6, the 3 in 1 of 6, both in 10 of 36.
    assert choose(position([64], 2, (6, 3), 1), MEDIUM) == LEFT
    assert choose(position([64], 2, (3, 6), 1), MEDIUM) == RIGHT
    # Against 64: the 5 in 2 of 6, since 65 beats it too.
    assert choose(position([64], 2, (3, 5), 1), MEDIUM) == RIGHT
    # Against 63: the 5 in 2 of 6 (65, 55), both in 12 of 36; kept first.
    assert choose(position([63], 2, (5, 4), 1), MEDIUM) == LEFT
    # Against 66 only 21 will do: both in 2 of 36, no die but a 1 or a 2.
    assert choose(position([66], 2, (5, 4), 1), MEDIUM) == BOTH
    assert choose(position([66], 2, (5, 2), 1), MEDIUM) == RIGHT


def test_medium_rolls_a_tie_away():
    # 65 against itself: 66 with the 6, 55 with the 5, 1 of 6 each; both 8 of 36.
    assert choose(position([65], 2, (6, 5), 1), MEDIUM) == BOTH


def test_medium_does_not_fight_a_mitchi():
    assert choose(position([21], 2, (6, 5), 1), MEDIUM) == STOP


def test_medium_starts_with_a_six():
    assert choose(starting_position(4, (6, 1), 1), MEDIUM) == STOP
    assert choose(starting_position(4, (5, 4), 1), MEDIUM) == BOTH


def test_hard_does_not_tie_for_one_point():
    # A tie of two over one point costs each 1.18, more than losing it: the last player rolls on.
    assert choose(position([44], 2, (4, 4), 1), HARD) == BOTH


def test_hard_rolls_its_own_mitchi_away_from_a_tie_of_mitchis():
    # Both would play for 8 points. Rolling it away loses 2.
    assert choose(position([21], 2, (2, 1), 1), HARD) == BOTH


def test_hard_does_not_care_how_it_loses_to_a_mitchi():
    # Every hand but a Mitchi loses the same two points, so it stops.
    assert choose(position([21], 2, (3, 1), 1), HARD) == STOP


def test_hard_plays_on_with_more_players_than_its_table_knows():
    hands = [64] + [65] * 11
    assert choose(position(hands, 2, (6, 3), 1), HARD) == LEFT


def test_names_are_short_and_all_different():
    names = [each for names in NAMES for each in names]
    assert len(set(names)) == len(names)
    taken = ["Pipo", "Ana"]
    for _ in range(11):
        taken.append(name(EASY, taken))
        assert 1 <= len(taken[-1]) <= 12
    assert taken[2] == "Lulú"
    assert len(set(taken)) == len(taken)
