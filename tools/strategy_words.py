# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The words in the tables and pictures of docs/strategy.md and docs/estrategia.md."""

WORDS = {
    "en": {
        "point": ".",
        "never": "never",
        "also": "also",
        "seats": ["players", "who starts", "the next", "the last"],
        "starting": [
            "players",
            "after the first roll, stop with",
            "after the second roll, stop with",
        ],
        "following": [
            "players after you",
            "two rolls left",
            "one roll left, of three",
            "one roll left, of two",
        ],
        "beating": ["hand to beat", "one roll", "two rolls", "three rolls"],
        "ties": ["holders of the worst hand", "pot of 1", "pot of 2", "pot of 4"],
        "strengths": ["Easy", "Medium", "Hard"],
        "strength_columns": ["opponent", "points a game", "points a round", "games won"],
        "easy_medium": (
            "Easy took {0} points a game more than Medium (standard error {1}: {2} of them).\n"
        ),
        "medium_hard": (
            "Medium took {0} points a game more than Hard (standard error {1}: {2} of them).\n"
        ),
        "seats_picture": {
            "point": ".",
            "players": "players",
            "starts": "the starting player",
            "follows": "the others, as they roll",
            "points": "points a round",
        },
        "beating_picture": {
            "rolls": {1: "in one roll", 2: "in two rolls", 3: "in three rolls"},
            "hand": "the hand to beat",
        },
        "grid_picture": {
            "across": "your hand",
            "down": "worst hand so far",
            "beats": "you beat it: stop",
            "letters": "SHLB",
            "choices": ["stop", "keep the higher die", "keep the lower die", "roll both"],
        },
    },
    "es": {
        "point": ",",
        "never": "nunca",
        "also": "también",
        "seats": ["jugadores", "quien empieza", "el siguiente", "el último"],
        "starting": [
            "jugadores",
            "tras la primera tirada, plántate con",
            "tras la segunda tirada, plántate con",
        ],
        "following": [
            "jugadores detrás de ti",
            "quedan dos tiradas",
            "queda una tirada, de tres",
            "queda una tirada, de dos",
        ],
        "beating": ["mano que superar", "una tirada", "dos tiradas", "tres tiradas"],
        "ties": ["jugadores con la peor mano", "bote de 1", "bote de 2", "bote de 4"],
        "strengths": ["Fácil", "Medio", "Difícil"],
        "strength_columns": ["rival", "puntos por partida", "puntos por ronda", "partidas ganadas"],
        "easy_medium": (
            "Fácil se llevó {0} puntos por partida más que Medio (error típico {1}: son {2}).\n"
        ),
        "medium_hard": (
            "Medio se llevó {0} puntos por partida más que Difícil (error típico {1}: son {2}).\n"
        ),
        "seats_picture": {
            "point": ",",
            "players": "jugadores",
            "starts": "el jugador inicial",
            "follows": "los demás, según tiran",
            "points": "puntos por ronda",
        },
        "beating_picture": {
            "rolls": {1: "en una tirada", 2: "en dos tiradas", 3: "en tres tiradas"},
            "hand": "la mano que hay que superar",
        },
        "grid_picture": {
            "across": "tu mano",
            "down": "peor mano hasta ahora",
            "beats": "la superas: plántate",
            "letters": "PABD",
            "choices": ["plantarse", "quedarse el dado alto", "quedarse el bajo", "tirar los dos"],
        },
    },
}
