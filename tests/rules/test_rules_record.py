# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""A game as text: what a record may look like, every way it can be wrong, and writing one."""

from mitchi.game import Game
from mitchi.moves import IllegalMove
from mitchi.record import RecordError, games, record_lines
from tests.rules.rules_helper import Chance, any_move, play, raises

EXAMPLE = """players: Ana, Luis, Marta
limit: 25
4 6 6  2 5        # roll-off: Luis and Marta tie on 6, Marta wins with the 5
43 4k1 .          # Marta: four-one in two, so the roll limit is 2
31 21             # Ana: re-rolls both, Mitchi in two
65 .              # Luis stops in one; Marta has the worst hand and takes 2 points
"""


def read(text):
    last = None
    for game in games(text.split("\n")):
        last = game
    return last


def wrong(text):
    """The line and the reason for which `text` is not a record."""
    try:
        read(text)
    except RecordError as error:
        assert str(error) == f"line {error.line}: {error.reason}"
        return error.line, error.reason
    raise AssertionError("nothing is wrong with it")


def test_the_example_is_read():
    expected = play(Game(("Ana", "Luis", "Marta")), "4 6 6 2 5 43 4k1 . 31 21 65 .")
    assert read(EXAMPLE) == expected
    assert expected.scores == (0, 0, 2)


def test_every_game_on_the_way_is_given():
    phases = [game.phase for game in games(EXAMPLE.split("\n"))]
    assert phases == ["rolloff"] * 5 + ["turn"] * 8


def test_headers_alone_are_a_record():
    assert read("players: A, B") == Game(("A", "B"), 25)
    assert read("limit: 7\nplayers: A, B") == Game(("A", "B"), 7)


def test_a_record_may_end_anywhere():
    assert read("players: A, B\n6").seat == 1
    assert read("players: A, B\n6 1 63 6k2").dice == (6, 2)


def test_moves_may_be_broken_into_lines_anywhere():
    assert read("players: A, B\n6\n1\n43\n\n.\n\n65") == read("players: A, B\n6 1 43 . 65")


def test_headers_may_come_in_any_order():
    game = read("starts: B\nlimit: 10\nplayers: A, B")
    assert game == Game(("A", "B"), 10, "B")
    assert game.events == (("starts", 1),)


def test_blanks_comments_and_line_ends_mean_nothing():
    headers = "\r\n  players :\tA ,\u00a0B  # two\r\n# limit: 3\r\n\tlimit:7\r\n"
    assert read(headers + " 6\u00a01\t43\x0b. #\r\n") == play(Game(("A", "B"), 7), "6 1 43 .")


def test_a_comment_may_hold_anything():
    assert read("players: A, B # C, D: x # y\n6 # 7 8 9: z") == Game(("A", "B")).after("6")


def test_dice_may_be_written_in_either_order():
    assert read("players: A, B\nstarts: A\n36 .").hands == (63,)


def test_a_name_may_have_a_colon_and_blanks_inside():
    assert read("players: A: 1, María José").players == ("A: 1", "María José")


def test_characters_beyond_ascii_stay_whole_at_the_ends_of_a_name():
    assert read("players: ¡Á ,²à\u00a0, ÁÀ").players == ("¡Á", "²à", "ÁÀ")


def test_without_players_there_is_no_game():
    begin = "the players are missing, a record begins with a line such as players: Ana, Luis"
    assert wrong("") == (1, begin)
    assert wrong("\n\nlimit: 5\n# nothing") == (4, begin)
    assert wrong("limit: 5\n\n4 6\nplayers: A, B") == (3, begin)


def test_wrong_players_are_named_with_their_line():
    assert wrong("\nplayers: Ana") == (2, "a game needs two players or more, not 1")
    assert wrong("players:") == (1, "a game needs two players or more, not 0")
    assert wrong("players: A,,B") == (1, "a name has 1 to 12 characters, one is empty")
    assert wrong("players: A, B,") == (1, "a name has 1 to 12 characters, one is empty")
    assert wrong("players: A, ABCDEFGHIJKLM") == (
        1,
        "a name has 1 to 12 characters, 'ABCDEFGHIJKLM' has 13",
    )
    assert wrong("limit: 3\nplayers: A, B, A") == (2, "two players are called A")
    assert wrong("players: A, B\x1b")[0] == 1


def test_a_wrong_limit_is_named_with_its_line():
    for value in ("0", "1000", "-1", "+5", "2.5", "x", "", "1_0", "٣", "²", "9" * 5000):
        line, reason = wrong("players: A, B\nlimit: " + value)
        assert line == 2
        assert reason.startswith("the limit is a whole number from 1 to 999, not ")
        assert len(reason) < 100
    assert wrong("limit: 1000\n")[1] == "the limit is a whole number from 1 to 999, not 1000"
    assert wrong("limit: 2.5\n")[1] == "the limit is a whole number from 1 to 999, not '2.5'"


def test_the_ends_of_the_limit_are_right():
    assert read("players: A, B\nlimit: 1").point_limit == 1
    assert read("players: A, B\nlimit: 999").point_limit == 999


def test_an_unknown_starting_player_is_named_with_the_line():
    reason = "'C' is not one of the players and cannot start"
    assert wrong("starts: C\nplayers: A, B\n6 1") == (1, reason)
    assert wrong("players: A, B\nlimit: 5\nstarts: C\n") == (3, reason)
    assert wrong("players: A, B\nstarts:\n")[0] == 2


def test_an_unknown_header_is_wrong():
    known = "the headers are players, limit and starts"
    assert wrong("players: A, B\ncolour: red") == (2, f"'colour' is not a header: {known}")
    assert wrong("Players: A, B") == (1, f"'Players' is not a header: {known}")
    assert wrong(": A, B") == (1, f"'' is not a header: {known}")


def test_a_header_is_given_once():
    assert wrong("players: A, B\nplayers: A, B") == (2, "the header players is given twice")
    assert wrong("limit: 5\n\nlimit: 5") == (3, "the header limit is given twice")
    assert wrong("starts: A\nstarts: A") == (2, "the header starts is given twice")


def test_a_header_comes_before_the_first_move():
    reason = "the header limit cannot come after the first move"
    assert wrong("players: A, B\n4\nlimit: 5") == (3, reason)


def test_a_colon_among_the_moves_is_a_malformed_move():
    line, reason = wrong("players: A, B\n4\n5: 3")
    assert line == 3
    assert reason.startswith("'5:' is not a move")


def test_a_malformed_move_is_named_with_its_line():
    line, reason = wrong("players: A, B\n\n4 6 # fine\n43 x")
    assert line == 4
    assert reason == "'x' is not a move: moves look like 4, 63, 6k2 or . and faces are 1 to 6"


def test_an_illegal_move_is_named_with_its_line():
    text = "players: Ana, Luis\n\nstarts: Ana\n63\n5k2"
    assert wrong(text) == (5, "Ana cannot keep a 5: the dice show 6 and 3 ('5k2')")


def test_a_move_after_the_end_is_wrong():
    text = "players: A, B\nlimit: 1\nstarts: A\n65 . 64\n63"
    assert wrong(text) == (5, "the game is over, no move can follow ('63')")


def test_a_record_is_written_with_a_line_for_each_round():
    moves = "6 6 1 2 43 . 65 31 31 . 65 43 43 . 43 65 64 66".split()
    assert list(record_lines(("Ana", "Íñigo"), 10, None, moves)) == [
        "players: Ana, Íñigo",
        "limit: 10",
        "6 6 1 2",
        "43 . 65",
        "31 31 . 65 43",
        "43 . 43 65 64",
        "66",
    ]


def test_a_written_record_names_who_starts():
    assert list(record_lines(("A", "B"), 25, "B", "43 .".split())) == [
        "players: A, B",
        "limit: 25",
        "starts: B",
        "43 .",
    ]
    assert len(list(record_lines(("A", "B"), 25, "B", ()))) == 3


def test_a_record_of_wrong_moves_is_not_written():
    raises(IllegalMove, list, record_lines(("A", "B"), 25, None, ("6", "63")))
    raises(ValueError, list, record_lines(("A",), 25, None, ()))


def test_a_record_written_and_read_is_the_same_game():
    for seed in range(20):
        chance = Chance(seed)
        players = ("Ana", "Íñigo", "María José", "B: 2")[: 2 + seed % 3]
        starts = players[1] if seed % 2 else None
        game = Game(players, 10 + seed, starts)
        moves = []
        while game.phase != "over" and len(moves) < 60 + seed:
            moves.append(any_move(game, chance))
            game = game.after(moves[-1])
        assert read("\n".join(record_lines(players, 10 + seed, starts, moves))) == game
