# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""A turn: rolling, keeping and stopping, and the roll limit that the starting player sets."""

from mitchi.game import Game
from mitchi.moves import IllegalMove, MalformedMove
from tests.rules.rules_helper import happenings, play, raises

THREE = Game(("Ana", "Luis", "Marta"), 25, "Ana")


def test_the_example_in_the_module_is_true():
    game = Game(("Ana", "Luis"), starts="Ana")
    game = game.after("43").after("4k1").after(".")
    assert game.events == (("turn", 0, 41, 2, 2),)


def test_the_starting_player_may_stop_after_any_roll():
    assert happenings(THREE, "43 .") == [("turn", 0, 43, 1, 1)]
    assert happenings(THREE, "43 65 .") == [("turn", 0, 65, 2, 2)]


def test_the_third_roll_of_the_starting_player_ends_the_turn():
    assert happenings(THREE, "43 65 11") == [("turn", 0, 11, 3, 3)]
    game = play(THREE, "43 65 11")
    assert (game.seat, game.roll_limit, game.dice, game.rolls) == (1, 3, None, 0)


def test_the_dice_lie_as_they_were_rolled():
    assert THREE.after("36").dice == (3, 6)
    assert THREE.after("36").after("62").dice == (6, 2)


def test_a_kept_die_does_not_change_nor_move():
    assert play(THREE, "63 6k2").dice == (6, 2)
    assert play(THREE, "63 3k2").dice == (2, 3)
    assert play(THREE, "36 6k1").dice == (1, 6)


def test_the_left_one_of_doubles_is_the_kept_one():
    assert play(THREE, "44 4k1").dice == (4, 1)


def test_keeping_is_a_fresh_choice_after_every_roll():
    assert happenings(THREE, "63 6k2 2k1") == [("turn", 0, 21, 3, 3)]
    assert happenings(THREE, "63 6k2 41") == [("turn", 0, 41, 3, 3)]
    assert happenings(THREE, "63 6k2 6k6") == [("turn", 0, 66, 3, 3)]


def test_rolling_one_die_again_counts_as_a_roll():
    game = play(THREE, "63 6k2")
    assert (game.rolls, game.rolls_left) == (2, 1)


def test_rolls_left_counts_down_to_what_the_turn_allows():
    assert THREE.rolls_left == 3
    assert THREE.after("43").rolls_left == 2
    assert play(THREE, "43 43").rolls_left == 1
    assert play(THREE, "43 43 .").rolls_left == 2
    assert play(THREE, "43 43 . 65").rolls_left == 1
    assert play(THREE, "43 .").rolls_left == 1


def test_the_roll_limit_is_unset_until_the_starting_player_is_done():
    assert THREE.roll_limit is None
    assert play(THREE, "43 43").roll_limit is None
    assert play(THREE, "43 43 .").roll_limit == 2
    assert play(THREE, "43 43 . 65 .").roll_limit == 2


def test_a_limit_of_one_gives_everyone_one_roll():
    assert happenings(THREE, "43 . 65 64") == [
        ("turn", 0, 43, 1, 1),
        ("turn", 1, 65, 1, 1),
        ("turn", 2, 64, 1, 1),
        ("round", 1, 0, 1, (43, 65, 64)),
    ]


def test_others_may_stop_early_and_end_by_themselves_at_the_limit():
    assert happenings(THREE, "43 4k2 .  65 .  31 63") == [
        ("turn", 0, 42, 2, 2),
        ("turn", 1, 65, 1, 2),
        ("turn", 2, 63, 2, 2),
        ("round", 1, 0, 1, (42, 65, 63)),
    ]


def test_a_stop_does_not_lower_the_limit_of_those_after():
    assert happenings(THREE, "11 22 33  65 .  54 54 62")[2] == ("turn", 2, 62, 3, 3)


def test_the_turn_goes_clockwise_and_round_the_table():
    game = Game(("Ana", "Luis", "Marta"), 25, "Luis")
    seats = [game.seat]
    for move in "43 . 65 64".split():
        game = game.after(move)
        seats.append(game.seat)
    assert seats == [1, 1, 2, 0, 1]


def test_finished_hands_stand_in_rolling_order_and_by_seat():
    game = play(Game(("Ana", "Luis", "Marta"), 25, "Luis"), "43 . 65")
    assert game.order == (1, 2, 0)
    assert game.hands == (43, 65)
    assert game.round_hands == (None, 43, 65)


def test_one_die_alone_is_not_rolled_in_a_turn():
    message = raises(IllegalMove, THREE.after, "4")
    assert message == "Ana rolls both dice in a turn, such as 63 ('4')"


def test_there_is_nothing_to_keep_before_the_first_roll():
    message = raises(IllegalMove, THREE.after, "6k2")
    assert message == "Ana cannot keep a 6 before the first roll ('6k2')"


def test_nobody_stops_before_the_first_roll():
    message = raises(IllegalMove, THREE.after, ".")
    assert message.startswith("Ana cannot stop before the first roll")


def test_a_stop_at_the_last_roll_is_an_error():
    assert raises(IllegalMove, play(THREE, "43 43 43").after, ".").startswith("Luis cannot stop")
    assert raises(IllegalMove, play(THREE, "43 . 65").after, ".").startswith("Marta cannot stop")


def test_only_a_die_on_the_table_can_be_kept():
    message = raises(IllegalMove, THREE.after("63").after, "5k2")
    assert message == "Ana cannot keep a 5: the dice show 6 and 3 ('5k2')"
    raises(IllegalMove, play(THREE, "63 6k2").after, "3k3")


def test_both_dice_are_for_the_turn_and_one_for_the_roll_off():
    game = Game(("Ana", "Luis"))
    for move in ("63", "6k2", "."):
        message = raises(IllegalMove, game.after, move)
        assert message == f"Ana rolls one die in the roll-off, such as 4 ('{move}')"


def test_a_wrong_move_leaves_the_game_as_it_was():
    for moves in ("", "63", "63 .", "63 6k2 . 11"):
        game, same = play(THREE, moves), play(THREE, moves)
        for wrong in ("5", "5k5", "77"):
            raises(MalformedMove if wrong == "77" else IllegalMove, game.after, wrong)
        assert game == same


def test_a_move_leaves_the_game_before_it_as_it_was():
    game, same = play(THREE, "63"), play(THREE, "63")
    for move in ("65", "6k1", "."):
        assert game.after(move) != same
        assert game == same


def test_games_are_equal_when_everything_is():
    assert play(THREE, "63") == play(THREE, "63")
    assert play(THREE, "63") != play(THREE, "36")
    assert THREE != Game(("Ana", "Luis", "Marta"), 24, "Ana")
    assert THREE != "63"
