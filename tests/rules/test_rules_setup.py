# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""How a game begins: who can play, up to how many points, and the roll-off for who starts."""

from mitchi.game import Game
from tests.rules.rules_helper import happenings, play, raises

THREE = ("Ana", "Luis", "Marta")


def test_a_new_game_waits_for_the_first_die_of_the_roll_off():
    game = Game(THREE)
    assert game.players == THREE
    assert game.point_limit == 25
    assert game.phase == "rolloff"
    assert game.seat == 0
    assert game.starter is None
    assert game.order == (0, 1, 2)
    assert game.hands == ()
    assert game.scores == (0, 0, 0)
    assert game.round == 1
    assert game.rolls == 0
    assert game.rolls_left == 1
    assert game.roll_limit is None
    assert game.dice is None
    assert game.pot == 1
    assert game.worst is None
    assert game.mitchis == 0
    assert game.round_hands == (None, None, None)
    assert game.winners == ()
    assert game.events == ()


def test_the_roll_off_goes_in_seat_order():
    game = Game(THREE).after("2")
    assert (game.seat, game.hands) == (1, (2,))
    game = game.after("6")
    assert (game.seat, game.hands) == (2, (2, 6))
    assert game.worst is None


def test_the_highest_die_starts():
    assert happenings(Game(THREE), "2 6 3") == [("starts", 1)]
    game = play(Game(THREE), "2 6 3")
    assert game.phase == "turn"
    assert game.seat == game.starter == 1
    assert game.hands == ()


def test_those_tied_on_the_highest_die_roll_again_in_seat_order():
    game = play(Game(THREE), "6 2 6")
    assert game.phase == "rolloff"
    assert game.order == (0, 2)
    assert game.seat == 0
    assert game.hands == ()
    assert happenings(game, "1 3") == [("starts", 2)]


def test_a_tie_below_the_highest_die_does_not_matter():
    assert happenings(Game(THREE), "5 5 6") == [("starts", 2)]


def test_a_roll_off_can_be_tied_again_and_again():
    game = play(Game(("A", "B", "C", "D")), "1 1 1 1   6 6 6 2   4 4 4   3 5 5")
    assert game.order == (1, 2)
    assert happenings(game, "2 2 1 1 6 1") == [("starts", 1)]


def test_play_goes_clockwise_from_the_one_who_starts():
    assert play(Game(("A", "B", "C", "D")), "1 2 6 3").order == (2, 3, 0, 1)
    assert play(Game(("A", "B", "C", "D")), "6 2 1 3").order == (0, 1, 2, 3)


def test_naming_who_starts_leaves_the_roll_off_out():
    game = Game(THREE, 10, "Luis")
    assert game.events == (("starts", 1),)
    assert game.phase == "turn"
    assert game.seat == game.starter == 1
    assert game.order == (1, 2, 0)
    assert game.point_limit == 10
    assert game.after("43").events == ()


def test_two_players_can_play_and_so_can_any_number():
    assert len(Game(["A", "B"]).order) == 2
    many = [f"P{number}" for number in range(100)]
    assert len(Game(many).order) == 100


def test_one_player_cannot_play():
    assert raises(ValueError, Game, ("Ana",)) == "a game needs two players or more, not 1"
    assert raises(ValueError, Game, ()) == "a game needs two players or more, not 0"


def test_a_name_has_1_to_12_characters():
    assert Game(("ABCDEFGHIJKL", "ÁÉÍÓÚÜÑáéíóú")).players[1] == "ÁÉÍÓÚÜÑáéíóú"
    message = raises(ValueError, Game, ("Ana", "ABCDEFGHIJKLM"))
    assert message == "a name has 1 to 12 characters, 'ABCDEFGHIJKLM' has 13"
    assert raises(ValueError, Game, ("", "B")) == "a name has 1 to 12 characters, one is empty"


def test_names_are_all_different():
    assert raises(ValueError, Game, ("A", "B", "A")) == "two players are called A"
    assert Game(("ana", "Ana")).players == ("ana", "Ana")


def test_a_name_is_one_that_a_record_can_hold():
    assert Game(("María José", "O'Neill: 2")).players[0] == "María José"
    for name in (" A", "A ", "A\t", "\nA"):
        assert "begins or ends with a blank" in raises(ValueError, Game, (name, "B"))
    for name in ("A,B", "A#B", "A\nB", "A\u007fB", "A\u0085B", "A\u001bB", "A\u00a0B"):
        assert "has a comma, # or invisible" in raises(ValueError, Game, ("C", name))
    assert Game(("¡Á!", "A~Á")).players == ("¡Á!", "A~Á")


def test_the_limit_is_a_whole_number_from_1_to_999():
    assert Game(THREE, 1).point_limit == 1
    assert Game(THREE, 999).point_limit == 999
    for limit in (0, 1000, -1, 2.5, "25", None):
        raises(ValueError, Game, THREE, limit)
    message = raises(ValueError, Game, THREE, 1000)
    assert message == "the limit is a whole number from 1 to 999, not 1000"


def test_only_a_player_can_start():
    message = raises(ValueError, Game, THREE, 25, "ana")
    assert message == "'ana' is not one of the players and cannot start"
