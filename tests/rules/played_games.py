# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Games for hypothesis: any table, and any moves that the rules allow there."""

from hypothesis import strategies as st

from mitchi.game import Game

FACES = range(1, 7)

names = st.text(
    st.characters(min_codepoint=33, max_codepoint=0x17F, exclude_categories=["C", "Z"]),
    min_size=1,
    max_size=12,
).filter(lambda text: not set(text) & set(",#"))


@st.composite
def tables(draw):
    """(players, point limit, who starts or None) of a game that can be."""
    players = tuple(draw(st.lists(names, min_size=2, max_size=6, unique=True)))
    return players, draw(st.integers(1, 40)), draw(st.none() | st.sampled_from(players))


@st.composite
def played_games(draw):
    """(table, moves) of a game that is played without sense, to the end or some of the way.

    Often only some faces come up, so that ties and Mitchis do.
    """
    table = draw(tables())
    faces = draw(st.sampled_from([(1, 2), (1, 2, 3), (5, 6), FACES]))
    game = Game(*table)
    moves = []
    for number in draw(st.lists(st.integers(0, 999), max_size=70)):
        legal = legal_moves(game, faces)
        if not legal:
            break
        moves.append(legal[number % len(legal)])
        game = game.after(moves[-1])
    return table, moves


def legal_moves(game, faces=FACES):
    """The moves that the rule text allows, when dice show nothing but `faces`; half are stops."""
    if game.phase == "over":
        return []
    if game.phase == "rolloff":
        return [str(face) for face in faces]
    moves = [f"{left}{right}" for left in faces for right in faces]
    if game.phase == "turn" and game.dice:
        moves += [f"{kept}k{face}" for kept in game.dice for face in faces]
        moves += ["."] * len(moves)
    return moves


def all_games(table, moves):
    """The new game, then the game after each of `moves`."""
    games = [Game(*table)]
    for move in moves:
        games.append(games[-1].after(move))
    return games
