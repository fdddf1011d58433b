# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The tables for the board against the exact solution: every position, and the files themselves."""

from functools import cache
from random import Random

import pytest

from mitchi import odds, points_table, strategy, strategy_table
from mitchi.choices import BOTH, LEFT, RIGHT, STOP
from mitchi.hands import HANDS
from mitchi.opponents import HARD, choose
from mitchi.solver import Round
from mitchi.solver_values import choices, starter_choices
from tests.strategy.positions import after_hands, starting_position
from tools.make_strategy import MITCHI_FOLDER, modules
from tools.mpy import compile_source

MOST_BYTES = 6 * 1024
MITCHI, DOUBLE_SIX = 21, 66


@cache
def solved():
    return Round(12)


def test_the_committed_tables_are_what_the_generator_makes():
    for name, text in modules().items():
        assert (MITCHI_FOLDER / name).read_text(encoding="utf-8") == text


def test_the_table_of_the_best_play_is_bytes_and_at_most_six_kilobytes_compiled():
    source = (MITCHI_FOLDER / "strategy_table.py").read_bytes()
    assert len(compile_source(source, "mitchi/strategy_table.py")) <= MOST_BYTES
    for table in (strategy_table, points_table):
        for name in (name for name in vars(table) if name.isupper()):
            pieces = getattr(table, name)
            for piece in pieces if isinstance(pieces, tuple) else (pieces,):
                assert type(piece) is bytes


def test_the_table_is_the_solution_in_every_position_of_later_players():
    positions = 0
    for (to_act, limit, left), plans in solved().plans.items():
        for standing, plan in plans.items():
            for hand in range(len(HANDS)):
                positions += 1
                if hand < standing[0]:
                    # It beats the worst hand; the solver stops there too.
                    assert plan[hand] == STOP
                assert strategy.later_choice(to_act, limit, left, *standing, hand) == plan[hand]
    assert positions == 17358 * 21


def test_the_table_is_the_solution_in_every_position_of_starting_players():
    for (players, left), plan in solved().starter_plans.items():
        for hand in range(len(HANDS)):
            assert strategy.starting_choice(players, left, hand) == plan[hand]


def games_before_a_turn(players, wanted=lambda standing: True):
    """(standing, limit, the game as a later player's turn begins), for every wanted standing."""
    for done in range(1, players):
        for standing in solved().standings(done):
            worst, tied, mitchis = standing
            others = done - tied - (mitchis if worst else 0)
            # Whoever is neither among the worst nor has a Mitchi has something between: 66 will do.
            if others and worst <= HANDS.index(DOUBLE_SIX) or not wanted(standing):
                continue
            hands = [HANDS[worst]] * tied + [MITCHI] * (mitchis if worst else 0)
            hands += [DOUBLE_SIX] * others
            for limit in (2, 3):
                yield standing, limit, after_hands(hands, limit, players)


def expected_choice(plan_choice, dice):
    higher, lower = (LEFT, RIGHT) if dice[0] >= dice[1] else (RIGHT, LEFT)
    return (STOP, higher, lower, BOTH)[plan_choice]


def check_hard(game, standing, limit, dice):
    """Check that Hard does what the solver does with `dice`, after each roll that may show them."""
    to_act = len(game.order) - len(game.hands) - 1
    hand = HANDS.index(max(dice) * 10 + min(dice))
    for left in range(limit - 1, 0, -1):
        game = game.after("%d%d" % dice)
        plan = solved().plans[to_act, limit, left][standing]
        assert choose(game, HARD) == expected_choice(plan[hand], dice), (
            standing,
            limit,
            left,
            dice,
        )


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_hard_plays_the_solution_in_every_position_of_a_game(players):
    for standing, limit, game in games_before_a_turn(players):
        for place, hand in enumerate(HANDS):
            dice = divmod(hand, 10)
            check_hard(game, standing, limit, dice if place % 2 else dice[::-1])


@pytest.mark.parametrize("players", [7, 8, 9, 10, 11, 12])
def test_hard_plays_the_solution_in_sampled_positions_of_larger_games(players):
    chance = Random(players)
    checked = 0
    for standing, limit, game in games_before_a_turn(players, lambda _: chance.random() < 0.25):
        check_hard(game, standing, limit, (chance.randint(1, 6), chance.randint(1, 6)))
        checked += 1
    assert checked > 500


@pytest.mark.parametrize("players", range(2, 13))
def test_hard_starts_as_the_solution_does(players):
    for hand in HANDS:
        dice = divmod(hand, 10)
        for rolls in (1, 2):
            plan = solved().starter_plans[players, 3 - rolls]
            game = starting_position(players, dice, rolls)
            assert choose(game, HARD) == expected_choice(plan[HANDS.index(hand)], dice)


def in_order_of_the_box(rows, dice):
    """The solver's choices as a dict by the box's."""
    return {expected_choice(place, dice): row for place, row in enumerate(rows)}


@pytest.mark.parametrize("players", [2, 3, 4, 7, 12])
def test_the_points_of_a_starting_player_are_within_a_ten_thousandth(players):
    for hand in HANDS:
        dice = divmod(hand, 10)[::-1]
        for rolls in (1, 2):
            game = starting_position(players, dice, rolls)
            rows = starter_choices(solved(), HANDS.index(hand), 3 - rolls, players)
            exact = in_order_of_the_box(rows, dice)
            for choice, points in odds.choices(game):
                assert abs(points - exact[choice].points) < 0.0001


def test_the_points_of_four_players_are_within_a_ten_thousandth():
    for standing, limit, game in games_before_a_turn(4):
        to_act = len(game.order) - len(game.hands) - 1
        for hand in HANDS[::2]:
            dice = divmod(hand, 10)
            rolled = game
            for left in range(limit - 1, 0, -1):
                rolled = rolled.after("%d%d" % dice)
                rows = choices(solved(), HANDS.index(hand), left, to_act, limit, standing)
                exact = in_order_of_the_box(rows, dice)
                for choice, points in enumerate(odds.points(rolled)):
                    assert abs(points - exact[choice].points) < 0.0001


def test_the_teacher_never_finds_fault_with_the_best_choice():
    for standing, limit, game in games_before_a_turn(4):
        del standing
        for hand in HANDS[1::2]:
            rolled = game
            for _ in range(limit - 1):
                rolled = rolled.after(str(hand))
                best = choose(rolled, HARD)
                assert odds.lesson(rolled, best) == (best, 0.0)


def test_chances_with_one_roll_left_are_the_solvers():
    for standing, limit, game in games_before_a_turn(3):
        if limit == 2:
            to_act = len(game.order) - len(game.hands) - 1
            for hand in HANDS:
                dice = divmod(hand, 10)
                rows = choices(solved(), HANDS.index(hand), 1, to_act, 2, standing)
                exact = in_order_of_the_box(rows, dice)
                for choice, beat, tie, worst in odds.choices(game.after(str(hand))):
                    row = exact[choice]
                    assert (beat, tie, worst) == (
                        row.beat * odds.OUT_OF,
                        row.tie * odds.OUT_OF,
                        row.worst * odds.OUT_OF,
                    )
