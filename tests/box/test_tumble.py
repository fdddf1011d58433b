# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The rolling of the dice: tumbling for half a second, settling die by die, then the faces."""

import pytest

from simulator.clock import VirtualClock
from simulator.machine import Machine
from simulator.power import switched_on
from simulator.settings import Settings

START = (1 << 29) - 200  # ticks: they wrap while the dice roll


@pytest.fixture(autouse=True)
def board(tmp_path):
    with switched_on(Machine(VirtualClock(), Settings(tmp_path))):
        yield


def tumble(*values, **named):
    from box.tumble import Tumble

    return Tumble(START, *values, **named)


def at(rolling, milliseconds):
    """The tiles so long after the throw."""
    rolling.step((START + milliseconds) % (1 << 29))
    return list(rolling.tiles)


def is_tumbling(tile):
    from box import pictures

    return pictures.TUMBLING <= tile < pictures.TUMBLING + pictures.TUMBLING_FRAMES


def test_both_dice_are_in_the_air_at_first():
    rolling = tumble((6, 4), (True, True))
    assert all(map(is_tumbling, rolling.tiles))
    assert not rolling.settled
    assert not rolling.over


def test_they_settle_one_after_the_other_within_half_a_second():
    rolling = tumble((6, 4), (True, True))
    left, right = at(rolling, 339)
    assert is_tumbling(left) and is_tumbling(right)
    left, right = at(rolling, 340)
    assert left == 6 and is_tumbling(right)
    left, right = at(rolling, 499)
    assert left == 6 and is_tumbling(right)
    assert not rolling.settled
    assert at(rolling, 500) == [6, 4]
    assert rolling.settled and rolling.over


def test_the_two_dice_never_show_the_same_frame_and_each_frame_lasts_50_ms():
    rolling = tumble((6, 4), (True, True))
    frames = []
    for elapsed in range(0, 340):
        left, right = at(rolling, elapsed)
        assert left != right
        frames.append(left)
    changes = [place for place in range(1, 340) if frames[place] != frames[place - 1]]
    assert changes == [50, 100, 150, 200, 250, 300]


def test_step_tells_whether_a_tile_has_changed():
    rolling = tumble((6, 4), (True, True))
    assert not rolling.step(START + 49)
    assert rolling.step(START + 50)
    assert not rolling.step(START + 51)


def test_a_kept_die_lies_there_locked_while_the_other_rolls():
    from box import pictures

    rolling = tumble((6, 4), (False, True))
    for elapsed in (0, 100, 340, 499):
        left, right = at(rolling, elapsed)
        assert left == pictures.KEPT + 6
        assert is_tumbling(right)
    assert at(rolling, 500) == [6, 4]


def test_a_single_die_rolls_for_half_a_second():
    rolling = tumble((3,), (True,))
    assert is_tumbling(at(rolling, 499)[0])
    assert at(rolling, 500) == [3]


def test_a_mitchi_flashes_after_it_has_settled():
    from box import pictures

    rolling = tumble((2, 1), (True, True), celebrate=True)
    lit, plain = [pictures.KEPT + 2, pictures.KEPT + 1], [2, 1]
    assert at(rolling, 500) == lit
    assert rolling.settled and not rolling.over
    assert at(rolling, 620) == plain
    assert at(rolling, 740) == lit
    assert at(rolling, 500 + 7 * 120 - 1) == lit
    assert not rolling.over
    assert at(rolling, 500 + 7 * 120) == plain
    assert rolling.over
