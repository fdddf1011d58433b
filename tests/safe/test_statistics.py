# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The box counts every die that it throws and every game that is left, and keeps the counts."""

import pytest

from box.journal import Journal
from box.rewriting import statistics_record
from box.statistics import Statistics
from mitchi.hands import HANDS
from simulator.flash import Flash
from tests.rules.rules_helper import Chance
from tests.safe.safe_helper import counts, kept, new_game, play


def played(flash, tokens, limit=25, names=("Ana", "Luis")):
    journal = Journal(flash)
    journal.start(names, limit)
    for token in tokens.split():
        journal.move(token)
    return journal


def hands(statistics):
    """The hands that were seen, with how often."""
    return {hand: count for hand, count in zip(HANDS, statistics.hands) if count}


def test_every_die_thrown_counts_and_a_kept_one_does_not_count_again():
    flash = Flash()
    # The roll-off 6, 2; then 3 and 5, the 5 kept and a 1; then both again, 4 and 4.
    played(flash, "6 2 35 5k1 44")
    for statistics in (Journal(flash).statistics,):
        assert statistics.faces == [1, 1, 1, 2, 1, 1]
        assert statistics.keeps == [0, 0, 0, 0, 1, 0]
        assert hands(statistics) == {53: 1, 51: 1, 44: 1}


def test_a_hand_counts_whether_it_is_kept_or_rolled_away():
    flash = Flash()
    played(flash, "6 2 21 65 . 43")
    assert hands(Journal(flash).statistics) == {21: 1, 65: 1, 43: 1}


def test_of_doubles_the_left_die_is_kept():
    flash = Flash()
    played(flash, "6 2 33 3k1 1k2")
    statistics = Journal(flash).statistics
    assert statistics.keeps == [1, 0, 1, 0, 0, 0]
    assert hands(statistics) == {33: 1, 31: 1, 21: 1}


# Ana rolls Mitchi twice (the first she rolls away), Luis three-one: he takes the pot of 2 points.
ONE_ROUND = "6 2 21 43 21 31 65 65"


def test_a_game_counts_when_it_is_left():
    flash = Flash()
    journal = played(flash, ONE_ROUND, limit=2)
    assert journal.ended.scores == (0, 2)
    assert (journal.statistics.games, journal.statistics.rounds) == (0, 0)
    journal.end()
    for statistics in (journal.statistics, Journal(flash).statistics):
        assert (statistics.games, statistics.rounds) == (1, 1)
        assert (statistics.mitchis, statistics.biggest_pot) == (1, 2)
        assert statistics.wins == [("Ana", 1)]


def test_the_rounds_of_a_game_that_is_abandoned_count_and_nobody_wins_it():
    flash = Flash()
    journal = played(flash, ONE_ROUND + " 21")
    journal.end()
    statistics = Journal(flash).statistics
    assert (statistics.games, statistics.rounds, statistics.biggest_pot) == (0, 1, 2)
    assert statistics.mitchis == 1
    assert statistics.wins == []


def test_the_biggest_pot_stays_the_biggest():
    flash = Flash()
    # Then Luis starts and stops with six-five, Ana has three-one: one point for her.
    journal = played(flash, ONE_ROUND + " 65 . 31")
    assert journal.game.scores == (1, 2)
    journal.end()
    assert (journal.statistics.rounds, journal.statistics.biggest_pot) == (2, 2)
    assert Journal(flash).statistics.biggest_pot == 2


def test_a_mitchi_in_a_tie_break_counts():
    flash = Flash()
    # Both have six-five; in the tie-break Luis rolls a Mitchi, Ana three-one: 1 doubled, plus 2.
    journal = played(flash, "6 2 65 . 65 21 31", limit=4)
    journal.end()
    statistics = Journal(flash).statistics
    assert (statistics.mitchis, statistics.biggest_pot, statistics.games) == (1, 4, 1)
    assert statistics.wins == [("Luis", 1)]


def test_all_who_share_a_win_have_won():
    flash = Flash()
    journal = played(flash, "6 2 1 65 . 64 31", limit=1, names=("Ana", "Luis", "Bea"))
    assert journal.ended.winners == (0, 1)
    journal.end()
    assert Journal(flash).statistics.wins == [("Ana", 1), ("Luis", 1)]


def test_whoever_won_last_stands_at_the_end():
    statistics = Statistics()
    for names in (["Ana"], ["Luis"], ["Ana"], ["Bea"]):
        statistics.add_game(1, 0, 1, names)
    assert statistics.wins == [("Luis", 1), ("Ana", 2), ("Bea", 1)]


def test_a_thirteenth_winner_takes_the_place_of_who_won_least_and_longest_ago():
    statistics = Statistics()
    for letter in "ABCDEFGHIJKLAC":
        statistics.add_game(1, 0, 1, [letter])
    # A and C have won twice, B once and before the others.
    statistics.add_game(1, 0, 1, ["M"])
    names = [name for name, _ in statistics.wins]
    assert names == ["D", "E", "F", "G", "H", "I", "J", "K", "L", "A", "C", "M"]


def test_counts_stay_through_every_new_log():
    flash = Flash(size=1024, sector=1024)
    journal = Journal(flash)
    for seed in range(12):
        new_game(journal, 2 + seed % 3, 15)
        play(journal, Chance(seed))
        assert kept(Journal(flash)) == kept(journal)
    assert flash.erases >= 3
    assert journal.statistics.games == 11
    assert sum(journal.statistics.hands) > 500


def test_a_box_that_is_switched_off_all_the_time_counts_the_same():
    flash = Flash()
    journal = Journal(flash)
    steady = Journal(Flash())
    for box in (journal, steady):
        new_game(box, 4, 40)
    one, other = Chance(9), Chance(9)
    while steady.game:
        play(steady, one, 7)
        play(journal, other, 7)
        journal = Journal(flash)
    journal.end()
    steady.end()
    assert steady.statistics.mitchis > 20
    assert counts(journal.statistics) == counts(steady.statistics)


def test_counts_begin_anew_even_in_a_game():
    flash = Flash()
    journal = played(flash, "6 2 35 5k1")
    journal.reset_statistics()
    journal.move("44")
    for statistics in (journal.statistics, Journal(flash).statistics):
        assert statistics.faces == [0, 0, 0, 2, 0, 0]
        assert hands(statistics) == {44: 1}


def test_counts_as_large_as_32_bits_are_kept():
    flash = Flash()
    journal = Journal(flash)
    journal.statistics.faces = [2**32 - 1] * 6
    journal._save(statistics_record(journal.statistics))
    played(flash, "6")
    assert Journal(flash).statistics.faces == [2**32 - 1] * 5 + [2**32]


def test_the_hands_to_expect_after_throws_of_both_dice():
    statistics = Statistics()
    statistics.hands[0] = 36
    expected = statistics.expected_hands()
    # One way in 36 for each of the doubles, which stand after Mitchi; two for the others.
    assert expected == pytest.approx([2] + [1] * 6 + [2] * 14)


def test_the_hands_to_expect_when_a_1_was_kept_six_times():
    statistics = Statistics()
    statistics.hands[0] = 6
    statistics.keeps[0] = 6
    expected = dict(zip(HANDS, statistics.expected_hands()))
    assert {hand: count for hand, count in expected.items() if count} == pytest.approx(
        {21: 1, 11: 1, 61: 1, 51: 1, 41: 1, 31: 1}
    )


def test_what_is_expected_is_as_much_as_was_thrown():
    journal = Journal(None)
    new_game(journal, 4)
    play(journal, Chance(3))
    statistics = journal.statistics
    assert sum(statistics.expected_hands()) == pytest.approx(sum(statistics.hands))
    assert sum(statistics.faces) > 2 * (sum(statistics.hands) - sum(statistics.keeps))
