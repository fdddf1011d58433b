# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""What holds in every game, whatever is rolled, kept and stopped at."""

import io
from itertools import pairwise

from hypothesis import example, given, settings
from hypothesis import strategies as st

from mitchi.game import Game
from mitchi.hands import rank
from mitchi.moves import IllegalMove, MalformedMove, die, keep, parse, roll
from mitchi.record import RecordError, games, record_lines
from mitchi.replay import replay, run
from tests.rules.played_games import FACES, all_games, legal_moves, played_games
from tests.rules.rules_helper import Chance, any_move
from tests.rules.second_telling import procedure, strength

EXAMPLE_TABLE = ("A", "B", "C"), 25, "A"
EXAMPLE_MOVES = ["43", ".", "43", "43", "21", "65", "65", "61", "62"]

ALL_MOVES = (
    [die(face) for face in FACES]
    + [roll(left, right) for left in FACES for right in FACES]
    + [keep(kept, face) for kept in FACES for face in FACES]
    + ["."]
)


def check_that_both_tellings_agree(table, moves):
    players, point_limit, starts = table
    starter = None if starts is None else players.index(starts)
    telling = procedure(len(players), point_limit, starter)
    told = next(telling)
    for number, game in enumerate(all_games(table, moves)):
        worst = game.worst and strength(divmod(game.worst, 10))
        state = game.phase, game.seat, game.round, game.scores, game.pot, game.rolls
        assert (*state, game.roll_limit, worst) == (*told[:-1], told[-1] and strength(told[-1]))
        if number < len(moves):
            told = telling.send(moves[number])


@settings(max_examples=120)
@given(played_games())
@example((EXAMPLE_TABLE, EXAMPLE_MOVES))
def test_the_rules_told_a_second_time_come_to_the_same(game):
    check_that_both_tellings_agree(*game)


def test_the_rules_told_a_second_time_come_to_the_same_in_whole_games():
    for seed in range(60):
        chance = Chance(seed)
        players = [f"Player {number}" for number in range(2 + seed % 11)]
        table = players, 1 + seed % 25, players[-1] if seed % 2 else None
        game, moves = Game(*table), []
        while game.phase != "over":
            moves.append(any_move(game, chance))
            game = game.after(moves[-1])
        check_that_both_tellings_agree(table, moves)


@settings(max_examples=120)
@given(played_games())
def test_a_move_never_changes_the_game_it_is_made_in(game):
    table, moves = game
    game = Game(*table)
    for move in moves:
        before = dict(vars(game))
        later = game.after(move)
        assert vars(game) == before
        assert later == game.after(move)
        game = later


@settings(max_examples=60)
@given(played_games())
def test_a_game_takes_the_moves_that_the_rules_allow_and_no_others(game):
    table, moves = game
    game = all_games(table, moves)[-1]
    before = dict(vars(game))
    taken = []
    for move in ALL_MOVES:
        try:
            game.after(move)
            taken.append(move)
        except IllegalMove as error:
            assert move in str(error)
    assert set(taken) == set(legal_moves(game))
    assert vars(game) == before


@settings(max_examples=120)
@given(played_games())
def test_scores_only_grow_by_pots_and_end_the_game_at_the_limit(game):
    table, moves = game
    for before, after in pairwise(all_games(table, moves)):
        taken = [event for event in after.events if event[0] == "round"]
        grown = [new - old for old, new in zip(before.scores, after.scores)]
        if taken:
            ((_, number, loser, pot, hands),) = taken
            assert number == before.round
            assert pot >= 1
            assert grown == [pot if seat == loser else 0 for seat in range(len(grown))]
            assert rank(hands[loser]) == max(map(rank, hands))
            assert after.phase == "over" or after.starter == after.seat == loser
        else:
            assert not any(grown)
        assert (after.phase == "over") == (max(after.scores) >= after.point_limit)
        assert after.round - before.round == (bool(taken) and after.phase != "over")


@settings(max_examples=120)
@given(played_games())
def test_pot_order_and_limit_hold_together(game):
    table, moves = game
    for game in all_games(table, moves):
        assert (game.players, game.point_limit) == (table[0], table[1])
        count = len(game.players)
        if game.phase == "over":
            fewest = min(game.scores)
            assert [game.scores[seat] == fewest for seat in range(count)] == [
                seat in game.winners for seat in range(count)
            ]
            assert (game.seat, game.pot, game.worst, game.rolls_left) == (None, 1, None, 0)
            continue
        assert game.winners == ()
        assert len(set(game.order)) == len(game.order) > len(game.hands)
        assert game.seat == game.order[len(game.hands)]
        assert game.rolls_left >= 1
        assert (game.dice is None) == (game.rolls == 0)
        if game.phase == "turn":
            assert game.order == tuple((game.starter + step) % count for step in range(count))
            assert game.rolls + game.rolls_left == (game.roll_limit or 3)
            assert (game.roll_limit is None) == (game.seat == game.starter)
            assert game.mitchis == game.round_hands.count(21) == game.hands.count(21)
            assert game.pot == (2 * game.mitchis or 1)
        else:
            assert len(game.order) >= 2
            assert (game.rolls, game.rolls_left, game.roll_limit) == (0, 1, None)
        if game.phase == "tiebreak":
            assert game.pot % 2 == 0
            assert None not in game.round_hands
        if game.phase == "rolloff":
            assert (game.pot, game.worst, game.starter) == (1, None, None)
        elif game.hands:
            assert rank(game.worst) == max(map(rank, game.hands))
        else:
            assert game.worst is None


@settings(max_examples=120)
@given(played_games())
def test_a_kept_die_stays_and_the_other_one_is_rolled(game):
    table, moves = game
    for (before, after), move in zip(pairwise(all_games(table, moves)), moves):
        kind, kept, face = parse(move)
        if kind == "keep" and after.dice:
            place = before.dice.index(kept)
            assert (after.dice[place], after.dice[1 - place]) == (kept, face)


@settings(max_examples=60)
@given(played_games())
@example((EXAMPLE_TABLE, EXAMPLE_MOVES))
def test_a_record_written_and_read_back_is_the_same_game(game):
    table, moves = game
    lines = list(record_lines(*table, moves))
    assert list(games(lines)) == all_games(table, moves)
    assert [len(line) for line in lines if line != line.strip()] == []


@settings(max_examples=60)
@given(played_games())
def test_a_replay_tells_the_scores_that_the_game_has(game):
    table, moves = game
    events = list(replay(record_lines(*table, moves)))
    last = all_games(table, moves)[-1]
    assert events[-1]["scores"] == dict(zip(last.players, last.scores))
    assert sum(event["pot"] for event in events if event["event"] == "round") == sum(last.scores)


@settings(max_examples=200)
@given(st.text(max_size=4) | st.text("123456k. ", max_size=4))
def test_any_text_is_a_move_or_malformed(text):
    try:
        kind, first, second = parse(text)
    except MalformedMove:
        assert text not in ALL_MOVES
    else:
        assert text in ALL_MOVES
        made = {"die": [first], "roll": [first, second], "keep": [first, "k", second]}
        assert text == "".join(map(str, made.get(kind, ".")))


WORDS = [
    "players:", "limit:", "starts:", "A", "B", ",", "A, B", "5", "\n", "\n", "#", " ", "6", "1",
    "63", "21", "6k1", "2k1", ".", ".", ":", "\r\n", "\ufeff", "x", "0", "players: A, B\n",
]  # fmt: skip


@settings(max_examples=200)
@given(st.lists(st.sampled_from(WORDS), max_size=20).map(" ".join) | st.text(max_size=60))
def test_any_text_is_a_record_or_wrong_in_one_of_its_lines(text):
    lines = text.split("\n")
    try:
        assert list(games(lines))
    except RecordError as error:
        assert 1 <= error.line <= len(lines)
        assert error.reason
        assert error.reason.isprintable()


@settings(max_examples=100)
@given(st.binary(max_size=60) | st.lists(st.sampled_from(WORDS)).map("".join).map(str.encode))
def test_any_bytes_are_replayed_or_get_one_line(content):
    stdout, stderr = io.StringIO(), io.StringIO()
    status = run(["-"], io.BytesIO(content), stdout, stderr)
    lines = stderr.getvalue().splitlines()
    assert (status, len(lines)) in ((0, 0), (2, 1))
    assert ('"state"' in stdout.getvalue()) == (status == 0)
