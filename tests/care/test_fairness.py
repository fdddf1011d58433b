# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The verdict on the dice, and the screens of the statistics that people see it on."""

import random

import pytest

from box import fairness
from box.buttons import KEEP, ROLL, STOP
from box.fairness import FAIR, ODD, TOO_FEW
from box.statistics import Statistics
from tests.care.chi_square import survival
from tests.care.fast_box import FastBox


def test_chi_square_by_hand():
    # (8-10)^2/10 + (12-10)^2/10 + (10-10)^2/10 = 0.4 + 0.4
    assert fairness.chi_square([8, 12, 10], [10, 10, 10]) == pytest.approx(0.8)
    assert fairness.chi_square([5], [2.5]) == pytest.approx(2.5)


@pytest.mark.parametrize("cells", [6, 21])
def test_the_verdict_turns_where_one_in_a_hundred_fair_boxes_would_be(cells):
    expected = [1000.0] * cells

    def verdict(statistic):
        # All of it in two cells: 2 * d^2 / 1000 = statistic
        deviation = (statistic * 500) ** 0.5
        counts = [1000 + deviation, 1000 - deviation] + expected[2:]
        return fairness.verdict(counts, expected)

    turn = next(tenths / 10 for tenths in range(1, 1000) if verdict(tenths / 10) == ODD)
    assert survival(turn, cells - 1) == pytest.approx(0.01, abs=0.0004)
    assert verdict(turn - 0.1) == FAIR


def test_few_throws_are_too_few_for_a_verdict():
    assert fairness.verdict([0] * 6, [0] * 6) == TOO_FEW
    assert fairness.verdict([29, 0, 0, 0, 0, 0], [29 / 6] * 6) == TOO_FEW
    assert fairness.verdict([30, 0, 0, 0, 0, 0], [5] * 6) == ODD


def counted(seed, throws, face):
    """Statistics of a box that was played with, keeping a die now and then. face(): a throw."""
    statistics = Statistics()
    chance = random.Random(seed)
    dice = None
    for _ in range(throws):
        if dice is None or chance.random() < 0.6:
            dice = 6 * (face() - 1) + face() - 1
            statistics.count(dice, dice)
        elif chance.random() < 0.5:
            code = 36 + face() - 1
            dice = dice - dice % 6 + code - 36
            statistics.count(code, dice)
        else:
            code = 42 + face() - 1
            dice = (code - 42) * 6 + dice % 6
            statistics.count(code, dice)
    return statistics


def verdicts(statistics):
    faces = statistics.faces
    return (
        fairness.verdict(faces, [sum(faces) / 6] * 6),
        fairness.verdict(statistics.hands, statistics.expected_hands()),
    )


def test_about_one_fair_box_in_a_hundred_is_called_odd_and_no_more():
    odd = [0, 0]
    for seed in range(300):
        chance = random.Random(1000 + seed)
        found = verdicts(counted(seed, 400, lambda chance=chance: chance.randint(1, 6)))
        assert TOO_FEW not in found
        odd = [count + (one == ODD) for count, one in zip(odd, found)]
    # 3 are expected; 11 or more would come once in ten thousand such trials
    assert odd[0] <= 10
    assert odd[1] <= 10


def test_a_loaded_die_is_found_out():
    chance = random.Random(7)
    loaded = counted(1, 3000, lambda: min(6, chance.randint(1, 7)))
    assert verdicts(loaded) == (ODD, ODD)


def played(seed=1):
    """A box on which two games to five points were played; and the dice that it threw."""
    box = FastBox({"LIMIT": 5}, seed=seed)
    for _ in range(2):
        box.start_game()
        while box.screen != "GameEnd":
            box.tap(STOP if box.screen == "Turn" and box.app.screen.may_choose else ROLL)
        box.tap(STOP)
    return box


def lines(box):
    return box.text().split("\n")


def test_the_counts_are_shown_and_outlive_the_power():
    box = played()
    statistics = box.app.journal.statistics
    assert statistics.games == 2
    for _ in range(2):
        box.choose("Statistics")
        box.choose("Games and wins")
        shown = lines(box)
        for text, number in (
            ("Games finished", 2),
            ("Rounds", statistics.rounds),
            ("Mitchis", statistics.mitchis),
            ("Biggest pot", statistics.biggest_pot),
        ):
            assert shown[shown.index(text) + 1] == str(number)
        assert sum(wins for _, wins in statistics.wins) >= 2
        assert any(line.startswith("Wins of") for line in shown)
        box.tap(STOP)
        assert "Back to zero" in box.text()
        box.power_on()
        statistics = box.app.journal.statistics


@pytest.mark.parametrize("button", [ROLL, STOP])
def test_the_faces_and_the_hands_are_shown_with_a_verdict(button):
    box = played()
    statistics = box.app.journal.statistics
    box.choose("Statistics")
    box.choose("Are the dice fair?")
    assert f"{sum(statistics.faces)} throws" in box.text()
    assert "Fair: it is pure chance" in box.text()
    for count in statistics.faces:
        assert str(count) in box.text()
    box.tap(button)
    box.choose("All 21 hands")
    assert f"{sum(statistics.hands)} throws" in box.text()
    assert "Too few throws to tell" in box.text()
    box.tap(button)
    assert "Back to zero" in box.text()


def test_dice_that_are_odd_are_called_so():
    box = played()
    for _ in range(300):
        box.app.journal.statistics.count(35, 35)
    box.choose("Statistics")
    for choice in ("Are the dice fair?", "All 21 hands"):
        box.choose(choice)
        assert "Odd: rare for fair dice" in box.text()
        box.tap(ROLL)
        box.app.screen.marked = 0


def test_a_reset_asks_first_and_then_counts_from_zero():
    box = played()
    box.choose("Statistics")
    box.choose("Back to zero")
    assert "Count from zero again?" in box.text()
    box.choose("No, keep them")
    assert box.app.journal.statistics.games == 2
    box.choose("Back to zero")
    box.tap(STOP)
    assert box.app.journal.statistics.games == 2
    box.choose("Back to zero")
    box.choose("Yes, from zero")
    for _ in range(2):
        assert box.app.journal.statistics.games == 0
        assert sum(box.app.journal.statistics.faces) == 0
        assert box.app.journal.statistics.wins == []
        box.power_on()


def test_many_winners_are_listed_page_by_page():
    box = FastBox()
    for number in range(9):
        box.app.journal.statistics.add_game(1, 0, 1, [f"Name {number}"])
    box.choose("Statistics")
    box.choose("Games and wins")
    seen = set()
    for _ in range(3):
        seen |= {line for line in lines(box) if line.startswith("Wins of")}
        box.tap(KEEP)
    assert len(seen) == 9
