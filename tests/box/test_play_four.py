# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Games of four and of twelve, by buttons alone, read from the panel: worked out by hand.

Four, to 10 points. Roll-off 6 6 2 3: Ana and Luis again, 4 and 5: Luis starts.
Round 1  Luis 6-6 stops after one roll. Begoña 6-5. Íñigo 2-1, Ana 2-1: the pot is 4, and Begoña
         takes it.
Round 2  Begoña 4-3, 5-2, keeps the 5: 5-5, her third roll. Íñigo 6-6 stops. Ana 3-3, 3-2, keeps the
         3: 3-3. Luis 1-1 stops. Luis takes 1.
Round 3  Luis 3-1 stops. Begoña 3-1, Íñigo 3-1, Ana 6-4: three tie, the pot is 2, and they roll in
         the order Íñigo, Begoña, Luis: 5-1, 5-1, 6-6. Two tie, the pot is 4, Begoña rolls before
         Íñigo: 5-4 and 4-2. Íñigo takes 4.
Round 4  Íñigo 2-1 stops, Ana 2-1, Luis 2-1: the pot is 6. Begoña 6-5: she takes 6, and has 10.
         Ana wins with 0; Luis has 1, Íñigo 4.
"""

import pytest

from tests.box.playing import see, see_none, switched_on
from tools.tour import take
from tools.tour_walks import FOUR, STILL, TWELVE, rolls, start, starting


@pytest.fixture
def box():
    with switched_on("es", PLAYERS=FOUR, LIMIT=10, **STILL) as box:
        take(box, start(4))
        yield box


def test_a_game_of_four_to_ten_points_goes_as_worked_out_by_hand(box):
    see(box, "dice:6623 roll*2", "Begoña", "Luis: 6", "El más alto: 6")
    see(box, "roll*2", "Ana", "Íñigo: 3", "Empate: repiten 2")
    see(box, "dice:45 roll", "Luis", "Ana: 4", "El más alto: 4")
    see(box, "roll", "Luis", "empieza", "Seguir")
    # round 1
    see(box, "roll", "Pásale la caja a", "Luis", "En el bote: 1")
    see(box, "roll dice:66 roll", "doble", "seis", "Dobles", "1/3", "Tiro", "Guardo", "Me planto")
    see(box, "stop", "Begoña", "Tienes 1 tirada", "Supera doble seis", "Deshacer")
    see(box, "roll dice:65 roll", "es la peor", "Peor: 6-6", "Seguir")
    see(box, "roll", "Íñigo", "Supera seis-cinco")
    see(box, "roll dice:21 roll", "Mitchi", "La mejor", "la superas", "bote 2")
    see(box, "roll", "Ana", "En el bote: 2")
    see(box, "roll dice:12 roll", "Mitchi", "bote 4")
    see(box, "roll", "Begoña se lleva 4 puntos")
    # from best to worst
    see(box, "", "Íñigo  2-1  0", "Ana  2-1  0", "Luis  6-6  0", "Begoña  6-5  +4 4")
    # round 2
    see(box, "roll", "Begoña", "En el bote: 1")
    see(box, "roll dice:43 roll dice:52 roll", "2/3")
    see(box, "keep dice:5 roll", "doble", "cinco", "3/3", "Seguir")
    see(box, "roll", "Íñigo", "Tienes 3 tiradas", "Supera doble cinco")
    see(box, "roll dice:66 roll", "la superas")
    see(box, "stop roll dice:33 roll", "Ana", "es la peor", "1/3")
    see(box, "dice:32 roll keep dice:3 roll", "doble", "tres", "3/3", "es la peor", "Seguir")
    see(box, "roll", "Luis", "Supera doble tres", "Tienes 3 tiradas")
    see(box, "roll dice:11 roll stop", "Luis se lleva 1 punto", "Luis  1-1  +1 1", "Deshacer")
    # round 3
    see(box, "roll roll dice:31 roll stop", "Begoña", "Supera tres-uno")
    see(box, "roll dice:31 roll", "empatas")
    see(box, "roll*2 dice:31 roll roll*2 dice:64 roll", "Ana", "la superas")
    see(box, "roll", "Empate a tres-uno", "Bote doble: de 1 a 2")
    see(box, "", "1. Íñigo", "2. Begoña", "3. Luis", "Una tirada cada uno, así:")
    see(box, "roll", "Íñigo", "Desempate: una tirada", "En el bote: 2")
    see(box, "roll dice:51 roll roll", "Begoña", "Supera cinco-uno")
    see(box, "roll dice:51 roll roll", "Luis")
    see(box, "roll dice:66 roll", "la superas")
    see(box, "roll", "Empate a cinco-uno", "Bote doble: de 2 a 4", "1. Begoña", "2. Íñigo")
    see_none(box, "3. ")
    see(box, "roll*2 dice:54 roll roll", "Íñigo", "En el bote: 4")
    see(box, "roll dice:42 roll roll", "Íñigo se lleva 4 puntos", "Íñigo  3-1  +4 4")
    # round 4
    see(box, "roll*2 dice:21 roll stop", "Ana", "Supera Mitchi", "En el bote: 2")
    see(box, "roll dice:21 roll roll", "Luis", "En el bote: 4")
    see(box, "roll dice:21 roll roll", "Begoña", "En el bote: 6")
    see(box, "roll dice:65 roll roll", "Begoña se lleva 6 puntos", "Begoña  6-5  +6 10")
    # the end, from the fewest points up
    see(box, "roll", "Gana con menos puntos", "Ana", "Luis", "Íñigo", "Revancha", "Inicio")


def test_the_players_with_equally_few_points_share_the_win():
    with switched_on("es", PLAYERS=FOUR, LIMIT=1, **STILL) as box:
        take(box, start(4) + " " + starting(4) + " roll dice:66 roll stop")
        see(box, rolls("55", "31", "44") + " roll", "Comparten la victoria")
        see(box, "", "Ana, Luis y Íñigo", "Revancha")


def test_the_scores_are_shown_from_the_menu_in_the_middle_of_a_turn(box):
    take(box, "dice:6222 roll*5 roll dice:66 roll stop " + rolls("55", "44", "33"))
    take(box, "roll*2 dice:64 roll")
    see(box, "hold-stop choose:scores", "Puntos, límite 10", "Ana", "Íñigo  1")
    see(box, "roll stop", "Íñigo", "seis-", "cuatro", "Me planto")


def test_a_rematch_has_the_same_players_and_the_same_limit():
    with switched_on("es", PLAYERS=FOUR, LIMIT=1, **STILL) as box:
        take(box, start(4) + " " + starting(4) + " roll dice:66 roll stop")
        take(box, rolls("55", "31", "44") + " roll")
        see(box, "roll", "Empieza el dado más alto", "Ana")
        see(box, starting(4) + " hold-stop choose:scores", "Puntos, límite 1", "Begoña  0", "Íñigo")


def test_twelve_people_can_play():
    hands = "55 44 33 22 11 65 64 63 62 61 31".split()
    with switched_on(PLAYERS=TWELVE, LIMIT=1, **STILL) as box:
        take(box, start(12) + " " + starting(12) + " roll dice:66 roll stop")
        see(box, rolls(*hands), "WWWWWWWW… takes 1 point", "More")
        see(box, "", "Ana  6-6  0", "Luis  5-5  0", "Íñigo  2-2  0")
        see(box, "keep", "Begoña  1-1  0", "María José", "6-3")
        see(box, "keep", "Zoë  6-1  0", "3-1  +1 1")
        see(box, "keep", "Ana  6-6  0")
        see(box, "roll", "They share the win")


def test_twelve_ways_to_tie():
    with switched_on(PLAYERS=TWELVE, LIMIT=1, **STILL) as box:
        take(box, start(12) + " " + starting(12) + " roll dice:31 roll stop")
        see(box, rolls(*["31"] * 11), "Tie on three-one", "1. WWWWWWWWWWWW", "2. Zoë", "More")
        see(box, "keep*2", "11. Luis", "12. Ana")
        # the second tie is rolled for in the opposite order, the third in the first one again
        see(box, "roll " + rolls(*["66"] * 12), "Tie on double six", "1. Ana", "2. Luis")
        see(box, "", "Pot doubles: 2 to 4")
        see(box, "roll " + rolls(*["66"] * 12), "1. WWWWWWWWWWWW", "Pot doubles: 4 to 8")
        see(box, "roll " + rolls(*["66"] * 11, "65"), "Ana takes 8 points")
