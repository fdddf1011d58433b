# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""What contacts do goes in, what buttons mean comes out; the test owns the clock."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from box.buttons import DOWN, HOLD, KEEP, REPEAT, ROLL, STOP, TAP, UP, Buttons

PERIOD = 1 << 29  # ms, at which ticks wrap
SCAN = 5  # ms between two looks of the keypad
START = 1000  # ms; long after power-up


class Board:
    """Contacts and a clock. changes: (ms, button, pressed); ticks that wrap come out."""

    def __init__(self, changes=(), start=0, first_tick=0):
        self.time = start
        self.changes = sorted(changes)
        self.first_tick = first_tick
        self.lost = False

    def now(self):
        return (self.time + self.first_tick) % PERIOD

    def next_key(self):
        if not self.changes or self.changes[0][0] > self.time:
            return None
        when, button, pressed = self.changes.pop(0)
        return button, pressed, (when + self.first_tick) % PERIOD

    def keys_lost(self):
        lost, self.lost = self.lost, False
        return lost


def told(changes, passes, first_tick=0):
    """What Buttons tells when asked at the times of passes (ms): a list of (ms, button, kind)."""
    board = Board(changes, first_tick=first_tick)
    buttons = Buttons(board)
    answers = []
    for board.time in passes:
        while (answer := buttons.next(board.now())) is not None:
            answers.append((board.time, *answer))
    return answers


def kinds(answers):
    return [kind for _, _, kind in answers]


def press(button, start, end):
    return [(start, button, True), (end, button, False)]


def seen(contact_changes):
    """What the keypad makes of a contact: (ms, button, pressed) at its looks."""
    events = []
    state = False
    button = contact_changes[0][1]
    look = contact_changes[0][0] // SCAN * SCAN
    while look <= contact_changes[-1][0] + SCAN:
        now = [pressed for when, _, pressed in contact_changes if when <= look]
        if now and now[-1] != state:
            state = now[-1]
            events.append((look, button, state))
        look += SCAN
    return events


@pytest.mark.parametrize("pass_length", [5, 24, 60, 75])
def test_a_tap_of_30_ms_counts_at_every_phase_of_the_loop(pass_length):
    for phase in range(61):
        events = seen(press(ROLL, START + phase, START + phase + 30))
        answers = told(events, range(0, START + 500, pass_length))
        assert kinds(answers) == [DOWN, TAP], phase


@pytest.mark.parametrize("length", range(1, 40))
def test_a_tap_counts_however_late_the_keypad_looked(length):
    answers = told(press(KEEP, START, START + length), range(0, START + 500, 5))
    assert answers[0] == (START, KEEP, DOWN)
    assert kinds(answers) == [DOWN, TAP]


def test_a_press_is_told_in_the_pass_that_follows_it():
    assert told([(START + 2, STOP, True)], range(0, START + 50, 5)) == [(START + 5, STOP, DOWN)]


def test_a_release_is_told_in_the_pass_that_follows_it():
    answers = told(press(STOP, START, START + 201), range(0, START + 300, 5))
    assert answers[-1] == (START + 205, STOP, TAP)


@pytest.mark.parametrize("phase", range(SCAN))
@pytest.mark.parametrize("pass_length", [5, 24, 60, 75])
def test_a_contact_that_bounces_for_30_ms_is_pressed_once(phase, pass_length):
    start, end = START + phase, START + phase + 200
    bounce = [(edge + 3 * step, ROLL, step % 2 == 0) for edge in (start,) for step in range(11)]
    bounce += [(end + 3 * step, ROLL, step % 2 == 1) for step in range(11)]
    answers = told(seen(bounce), range(0, START + 500, pass_length))
    assert kinds(answers) == [DOWN, TAP]


bounces = st.lists(st.integers(1, 29), unique=True, max_size=12).map(sorted)


@given(bounces, bounces, st.integers(0, 4), st.sampled_from([1, 5, 24, 60, 75]))
def test_no_way_of_bouncing_makes_a_second_press(first, second, phase, pass_length):
    start, end = START + phase, START + phase + 150
    # Whatever happens within 30 ms of an edge, the contact is where it belongs after them.
    contact = [(start, ROLL, True)]
    contact += [(start + at, ROLL, place % 2 == 1) for place, at in enumerate(first)]
    contact += [(start + 30, ROLL, True), (end, ROLL, False)]
    contact += [(end + at, ROLL, place % 2 == 0) for place, at in enumerate(second)]
    contact += [(end + 30, ROLL, False)]
    answers = told(seen(contact), range(0, START + 500, pass_length))
    assert kinds(answers) == [DOWN, TAP]


def test_two_taps_of_30_ms_with_30_ms_between_them_are_two():
    events = press(ROLL, START, START + 30) + press(ROLL, START + 60, START + 90)
    assert kinds(told(events, range(0, START + 500, 5))) == [DOWN, TAP, DOWN, TAP]


def test_short_taps_that_happened_while_the_loop_was_away_all_count():
    events = press(ROLL, START, START + 20) + press(ROLL, START + 100, START + 120)
    assert kinds(told(events, [0, START + 2000])) == [DOWN, TAP, DOWN, TAP]


def test_a_hold_is_told_at_six_tenths_of_a_second_and_its_release_is_no_tap():
    answers = told(press(STOP, START, START + 700), range(0, START + 1000, 5))
    assert answers == [(START, STOP, DOWN), (START + 600, STOP, HOLD), (START + 700, STOP, UP)]


def test_a_press_that_ended_just_before_a_hold_is_a_tap_however_late_the_loop_is():
    answers = told(press(KEEP, START, START + 599), [0, 900, 2500])
    assert kinds(answers) == [DOWN, TAP]


def test_a_hold_that_ended_while_the_loop_was_away_is_still_a_hold():
    answers = told(press(KEEP, START, START + 650), [0, 900, 2500])
    assert kinds(answers) == [DOWN, HOLD, UP]


def test_a_button_held_on_repeats_five_times_a_second_and_faster_after_two_seconds():
    answers = told(press(KEEP, START, START + 2250), range(0, START + 2500, 5))
    assert kinds(answers[:2]) == [DOWN, HOLD]
    times = [when - START for when, _, kind in answers if kind == REPEAT]
    assert times == [800, 1000, 1200, 1400, 1600, 1800, 2000, 2080, 2160, 2240]
    assert answers[-1] == (START + 2250, KEEP, UP)


def test_repeats_that_the_loop_missed_are_not_made_up_for():
    passes = [*range(0, START + 810, 5), START + 1900, START + 1905, START + 1910]
    answers = told([(START, KEEP, True)], passes)
    late = [when - START for when, _, kind in answers if kind == REPEAT]
    assert late == [800, 1900]


def test_repeats_end_with_the_press():
    passes = [*range(0, START + 700, 5), START + 3000]
    assert kinds(told(press(KEEP, START, START + 790), passes)) == [DOWN, HOLD, UP]


def test_two_buttons_are_told_in_the_order_in_which_things_happened():
    events = [(START, KEEP, True), (START + 650, ROLL, True), (START + 690, ROLL, False)]
    events += [(START + 700, KEEP, False)]
    expected = [(KEEP, DOWN), (KEEP, HOLD), (ROLL, DOWN), (ROLL, TAP), (KEEP, UP)]
    for passes in ([0, START + 2000], range(0, START + 2000, 5)):
        assert [(button, kind) for _, button, kind in told(events, passes)] == expected


@pytest.mark.parametrize("before", [0, 1, 29, 30, 300, 599, 600, 601, 799, 801])
def test_the_wrap_of_the_ticks_changes_nothing(before):
    changes = press(KEEP, START, START + 900)
    passes = range(0, START + 1500, 5)
    wrapping = told(changes, passes, first_tick=PERIOD - START - before)
    assert wrapping == told(changes, passes)
    assert kinds(wrapping) == [DOWN, HOLD, REPEAT, UP]


@pytest.mark.parametrize("days", [1, 3.2, 6.1, 12.5])
def test_a_tap_after_days_of_rest_counts(days):
    start = round(days * 24 * 60 * 60 * 1000)
    changes = press(ROLL, START, START + 80) + press(ROLL, start, start + 80)
    passes = [*range(0, START + 200, 5), *range(start - 20, start + 200, 5)]
    assert kinds(told(changes, passes)) == [DOWN, TAP, DOWN, TAP]


def test_a_button_that_is_down_since_power_up_is_ignored_until_it_is_released():
    changes = press(ROLL, 0, 3000) + press(ROLL, 4000, 4080)
    assert told(changes, range(0, 5000, 5)) == [(4000, ROLL, DOWN), (4080, ROLL, TAP)]


def test_a_button_pressed_before_the_loop_began_is_ignored_until_it_is_released():
    board = Board([(100, STOP, True), (900, STOP, False)], start=400)
    buttons = Buttons(board)
    for board.time in range(400, 1500, 5):
        assert buttons.next(board.now()) is None


@pytest.mark.parametrize("when, expected", [(50, []), (51, [DOWN, TAP])])
def test_power_up_lasts_50_ms(when, expected):
    assert kinds(told(press(ROLL, when, when + 100), range(0, 500, 5))) == expected


def test_one_button_held_since_power_up_leaves_the_others_alone():
    changes = [(0, STOP, True), *press(ROLL, START, START + 80)]
    answers = told(changes, range(0, START + 500, 5))
    assert answers == [(START, ROLL, DOWN), (START + 80, ROLL, TAP)]


def test_consuming_a_press_drops_the_rest_of_it():
    board = Board(press(KEEP, START, START + 900) + press(KEEP, START + 1000, START + 1080))
    buttons = Buttons(board)
    answers = []
    for board.time in range(0, START + 1500, 5):
        while (answer := buttons.next(board.now())) is not None:
            answers.append((board.time - START, *answer))
            if board.time == START:
                buttons.consume(KEEP)
    assert answers == [(0, KEEP, DOWN), (1000, KEEP, DOWN), (1080, KEEP, TAP)]


def test_consuming_a_hold_drops_its_repeats_and_its_end():
    board = Board(press(STOP, START, START + 1500))
    buttons = Buttons(board)
    answers = []
    for board.time in range(0, START + 2000, 5):
        while (answer := buttons.next(board.now())) is not None:
            answers.append(answer)
            if answer[1] == HOLD:
                buttons.consume(STOP)
    assert answers == [(STOP, DOWN), (STOP, HOLD)]


def test_consuming_a_button_that_is_up_does_not_touch_its_next_press():
    board = Board(press(KEEP, START, START + 80))
    buttons = Buttons(board)
    buttons.consume(KEEP)
    answers = []
    for board.time in range(0, START + 500, 5):
        while (answer := buttons.next(board.now())) is not None:
            answers.append(answer)
    assert answers == [(KEEP, DOWN), (KEEP, TAP)]


def test_whether_a_button_is_down_can_be_asked_also_for_a_consumed_press():
    board = Board(press(ROLL, START, START + 300))
    buttons = Buttons(board)
    down = []
    for board.time in range(0, START + 500, 5):
        if buttons.next(board.now()) == (ROLL, DOWN):
            buttons.consume(ROLL)
        if buttons.is_down(ROLL):
            down.append(board.time - START)
    assert down == list(range(0, 300, 5))
    assert not buttons.is_down(KEEP)


def test_lost_changes_drop_the_press_under_way_and_who_is_down_waits_for_a_release():
    board = Board([(START, ROLL, True)])
    buttons = Buttons(board)
    answers = []
    for board.time in range(0, START + 2000, 5):
        if board.time == START + 300:
            # The keypad starts over: what is down is pressed anew at once.
            board.lost = True
            board.changes = press(ROLL, START + 300, START + 900)
            board.changes += press(ROLL, START + 1000, START + 1080)
        while (answer := buttons.next(board.now())) is not None:
            answers.append((board.time - START, *answer))
    assert answers == [(0, ROLL, DOWN), (1000, ROLL, DOWN), (1080, ROLL, TAP)]


def test_nothing_is_told_while_nothing_happens():
    assert told([], range(0, 70_000, 50)) == []
