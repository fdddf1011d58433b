# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The rules told a second time, as one plain procedure, to check the first telling with.

It follows the paragraphs of the rule text from top to bottom and waits wherever a player acts; it
shares nothing with `mitchi`, not even the ranking of the hands.
"""


def strength(hand):
    """The larger, the better: (a Mitchi, then doubles, then the dice, higher first)."""
    high, low = max(hand), min(hand)
    return (high, low) == (2, 1), high == low, high, low


def procedure(count, point_limit, starter):
    """A generator that is sent the moves and yields what a table would see before each.

    Yields (phase, seat to act, round, scores, pot, rolls used, roll limit, worst hand so far).
    """
    scores = [0] * count
    if starter is None:
        starter = yield from roll_off(count, scores)
    number = 1
    while True:
        loser, pot = yield from play_round(starter, number, scores)
        scores[loser] += pot
        if scores[loser] >= point_limit:
            yield "over", None, number, tuple(scores), 1, 0, None, None
            return
        starter = loser
        number += 1


def roll_off(count, scores):
    contenders = list(range(count))
    while len(contenders) > 1:
        faces = {}
        for seat in contenders:
            faces[seat] = int((yield "rolloff", seat, 1, tuple(scores), 1, 0, None, None))
        contenders = [seat for seat in contenders if faces[seat] == max(faces.values())]
    return contenders[0]


def play_round(starter, number, scores):
    count = len(scores)
    clockwise = [*range(starter, count), *range(starter)]
    hands = {}
    limit = None
    for seat in clockwise:
        dice, rolls = None, 0
        while dice is None or rolls < (limit or 3):
            mitchis = [hand for hand in hands.values() if sorted(hand) == [1, 2]]
            pot = 2 * len(mitchis) or 1
            worst = min(hands.values(), key=strength) if hands else None
            move = yield "turn", seat, number, tuple(scores), pot, rolls, limit, worst
            if move == ".":
                break
            dice = throw(dice, move)
            rolls += 1
        if limit is None:
            limit = rolls
        hands[seat] = dice
    pot = 2 * len([hand for hand in hands.values() if sorted(hand) == [1, 2]]) or 1
    tied = those_with_the_worst(hands)
    while len(tied) > 1:
        pot *= 2
        hands = {}
        for seat in reversed(tied):
            worst = min(hands.values(), key=strength) if hands else None
            move = yield "tiebreak", seat, number, tuple(scores), pot, 0, None, worst
            hands[seat] = throw(None, move)
            if sorted(hands[seat]) == [1, 2]:
                pot += 2
        tied = those_with_the_worst(hands)
    return tied[0], pot


def throw(dice, move):
    if len(move) == 2:
        return int(move[0]), int(move[1])
    kept, face = int(move[0]), int(move[2])
    return (kept, face) if dice[0] == kept else (face, kept)


def those_with_the_worst(hands):
    """Seats in the order in which they rolled."""
    worst = min(map(strength, hands.values()))
    return [seat for seat, hand in hands.items() if strength(hand) == worst]
