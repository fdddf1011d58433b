# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Sets what `python -m mitchi solve` found as tables for people to read."""

from mitchi.hands import HANDS, rank

# Choices by their place in mitchi.solver.CHOICES.
LETTERS = "SHLB"
_BEATS = "."
_ORDINALS = ("1st", "2nd", "3rd")
_COLUMNS = " ".join(str(hand) for hand in HANDS)


def round_lines(result, every_standing):
    """Yield the lines for a whole round. `result` is what --json prints.

    Unless `every_standing`, only the plans for one holder of the worst hand and no Mitchi so far.
    """
    players = result["players"]
    yield f"A round of Mitchi with {players} players, everybody playing as well as can be."
    yield ""
    yield "Expected points, in rolling order:"
    for seat in result["seats"]:
        starts = "  (starts)" if seat["seat"] == 1 else ""
        yield f"  {_ordinal(seat['seat']):>4}  {seat['points']:.5f}{starts}"
    yield f"   all  {sum(seat['points'] for seat in result['seats']):.5f}"
    yield ""
    yield "What to do with each hand on the table:"
    yield "  S stop   H keep the higher die   L keep the lower die   B roll both"
    yield f"  {_BEATS} stop: it beats the worst hand so far, which costs nothing"
    yield ""
    yield "The starting player"
    yield f"  {'':14}{_COLUMNS}"
    for plan in result["starting_player"]:
        yield f"  {_rolls_left(plan):14}{_spaced(plan['choices'])}"
    yield from _later_lines(result, every_standing)


def _later_lines(result, every_standing):
    heading = None
    for plan in result["later_players"]:
        if not every_standing and (plan["tied"], plan["mitchis"]) != (
            1,
            int(plan["worst"] == "21"),
        ):
            continue
        seat = _ordinal(result["players"] - plan["to_act"])
        situation = (
            f"{seat} player, roll limit {plan['limit']}, {_rolls_left(plan)}, {_standing(plan)}"
        )
        if situation != heading:
            heading = situation
            yield ""
            yield situation
            yield f"  {'worst hand':14}{_COLUMNS}"
        worst = rank(int(plan["worst"]))
        yield f"  {plan['worst']:14}{_spaced(_BEATS * worst + plan['choices'][worst:])}"
    if not every_standing:
        yield ""
        yield "--all adds the rows for more who hold the worst hand, and for Mitchis so far."


def _standing(plan):
    held = plural(plan["tied"], "holds", "hold")
    mitchis = plural(plan["mitchis"], "Mitchi", "Mitchis")
    return f"{held} the worst hand, {mitchis} so far"


def plural(count, one, more):
    """`count` with the word that goes with it."""
    return f"{count} {one if count == 1 else more}"


def _rolls_left(plan):
    return plural(plan["rolls_left"], "roll left", "rolls left")


def _spaced(choices):
    return "  ".join(choices)


def _ordinal(place):
    return _ORDINALS[place - 1] if place <= len(_ORDINALS) else f"{place}th"


def position_lines(result):
    """Yield the lines for one position. `result` is what --json prints."""
    position = result["position"]
    to_act = f"{position['to_act']} to act after this player"
    yield f"Dice {position['dice']}, {_rolls_left(position)}, {to_act}."
    has_worst = "worst" in position
    if has_worst:
        yield (
            f"Worst hand so far {position['worst']}; {_standing(position)};"
            f" roll limit {position['limit']}."
        )
    else:
        yield "The starting player: nothing to beat yet."
    yield ""
    chances = f"{'beat':>9}{'tie':>9}{'worst':>9}" if has_worst else ""
    yield f"{'':14}{'points':>9}{chances}"
    for choice in result["choices"]:
        columns = f"{choice['choice']:14}{choice['points']:9.5f}"
        if has_worst:
            columns += "".join(f"{choice[name]:9.2%}" for name in ("beat", "tie", "worst"))
        yield columns + ("  best" if choice["choice"] == result["best"] else "")
