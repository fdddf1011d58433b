# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Plays 400 rounds with twelve players by taps, and watches the memory meanwhile."""

import contextlib
import gc
import io
import random
import sys
from array import array

from box.buttons import KEEP, ROLL, STOP
from mitchi.hands import rank
from tests.care.fast_box import FastBox
from tests.care.monkey import check_game
from tests.safe.safe_helper import NAMES, where


def tap(box, chance):
    """Taps what somebody would: beats the worst hand and stops, keeps a low die now and then."""
    screen = box.app.screen
    if box.screen != "Turn" or not screen.may_choose:
        box.tap(ROLL)
        return
    game = box.game
    hand = 10 * max(game.dice) + min(game.dice)
    goal = 13 if game.worst is None else rank(game.worst) - 1
    if rank(hand) <= goal:
        box.tap(STOP)
        return
    if min(game.dice) <= 2 and chance.random() < 0.7:
        for _ in range(1 + (game.dice[0] > game.dice[1])):
            box.tap(KEEP)
    box.tap(ROLL)


def play(rounds, seed):
    """What the memory held at the end of each round, in objects and blocks; and what was lost."""
    box = FastBox({"LIMIT": 999}, seed=seed, names=",".join(NAMES))
    faces = [0]
    real = box.hardware.random_byte

    def counted():
        byte = real()
        faces[0] += byte < 252
        return byte

    box.hardware.random_byte = box.app.session._random_byte = counted
    chance = random.Random(seed)
    objects, blocks = array("l"), array("l")  # which make no objects of their own
    taps = 0
    with contextlib.redirect_stdout(io.StringIO()):
        box.start_game(12)
        while box.game.round <= rounds:
            number = box.game.round
            tap(box, chance)
            taps += 1
            if box.game.round != number:
                check_game(box.game)
                gc.collect()
                objects.append(len(gc.get_objects()))
                blocks.append(sys.getallocatedblocks())
        box.app.session.go_on()
        before = where(box.game)
        statistics = box.app.journal.statistics
        thrown = sum(statistics.faces)
        box.power_on()
    return {
        "objects": list(objects),
        "blocks": list(blocks),
        "taps": taps,
        "is_the_same_after_the_power": where(box.game) == before,
        "faces": faces[0],
        "counted": thrown,
        "counted_after_the_power": sum(box.app.journal.statistics.faces),
        "scores": list(box.game.scores),
        "erases": box.flash.erases,
        "programs": box.flash.programs,
    }
