# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Every move has its own code below 55, and comes back from it with its dice as they lay."""

import pytest

from box import packed
from box.records import token_of
from mitchi.game import Game
from tests.rules.rules_helper import Chance, any_move, play

FACES = range(1, 7)
ROLLS = [f"{left}{right}" for left in FACES for right in FACES]


def test_rolls_dice_and_the_stop_have_codes_of_their_own():
    tokens = ROLLS + [f"{face}" for face in FACES] + ["."]
    codes = [packed.code_of(token, -1) for token in tokens]
    assert codes == list(range(36)) + [48, 49, 50, 51, 52, 53, 54]
    assert [token_of(code, -1) for code in codes] == tokens


@pytest.mark.parametrize("roll", ROLLS)
def test_a_kept_die_comes_back_as_the_one_that_lay_there(roll):
    dice = packed.code_of(roll, -1)
    for kept in set(roll):
        for face in FACES:
            token = f"{kept}k{face}"
            code = packed.code_of(token, dice)
            assert code in range(36, 48)
            assert token_of(code, dice) == token
            game = play(Game(("Ana", "Luis"), starts="Ana"), f"{roll} {token}")
            assert packed.dice_after(code, dice) == packed.dice_of(game)


def test_the_dice_of_a_game_follow_from_the_codes_alone():
    chance = Chance(8)
    game = Game(("Ana", "Luis", "Marta"), 20)
    dice = -1
    while game.phase != "over":
        token = any_move(game, chance)
        code = packed.code_of(token, dice)
        assert token_of(code, dice) == token
        game = game.after(token)
        dice = packed.dice_after(code, dice)
        # At the end of a turn the codes alone still see the dice, which lie there until the next.
        assert packed.dice_of(game) in (dice, -1)


@pytest.mark.parametrize("code", range(36, 48))
def test_no_die_can_be_kept_where_there_is_none(code):
    game = Game(("Ana", "Luis"), starts="Ana")
    with pytest.raises(ValueError, match="move|keep"):
        game.after(token_of(code, packed.dice_of(game)))
    assert packed.dice_after(code, -1) == -1
