# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""No record that a cut left half written is taken for a whole one; a whole one is read back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from box import log, records
from box.rewriting import text_numbers

LOST, TORN = 100, 101
MOVES = [bytes(log.pack_move(code)) for code in range(55)]


def ones(byte):
    return bin(byte).count("1")


def half_written(byte):
    """All that a cut can leave of a blank byte that was to become `byte`."""
    return [left for left in range(256) if left & byte == byte and left != byte]


def read(image, position=0):
    return [(kind, numbers) for kind, numbers, _, _ in records.records(image, position, len(image))]


def test_moves_are_one_byte_each_and_all_different():
    assert {len(record) for record in MOVES} == {1}
    assert len(set(MOVES)) == 55
    assert [read(record) for record in MOVES] == [[(code, None)] for code in range(55)]


def test_no_half_written_move_is_a_move_or_begins_another_record():
    for record in MOVES:
        for left in half_written(record[0]):
            # 255 is blank: nothing was written yet.
            assert [kind for kind, _ in read(bytes([left]))] == [TORN]


def test_the_first_byte_of_a_record_has_four_ones_and_those_within_it_five():
    record = log.pack(60, range(0, 3000, 7))
    assert {ones(byte) for byte in record[1:-1]} == {5}
    assert {ones(record[0]), ones(record[-1])} == {4}


def test_a_record_with_any_one_byte_half_written_is_not_read():
    record = log.pack(58, (1, 27, 28, 783, 784, 30000))
    for place, byte in enumerate(record):
        for left in half_written(byte):
            spoilt = record[:place] + bytes([left]) + record[place + 1 :]
            assert read(spoilt) == [(TORN, None)], (place, left)


@given(
    st.integers(57, 68),
    st.lists(st.integers(0, 100_000), max_size=30),
    st.lists(st.integers(0, 255), min_size=100, max_size=250),
)
def test_a_record_half_written_anyhow_is_not_read(kind, numbers, mix):
    record = log.pack(kind, numbers)
    left = bytes(byte | mix[place % len(mix)] for place, byte in enumerate(record))
    if left == record:
        assert read(left) == [(kind, numbers)]
    else:
        assert read(left) == [(TORN, None)]


@given(st.integers(57, 68), st.lists(st.integers(0, 2**32 - 1), max_size=40))
def test_a_whole_record_is_read_as_it_was_written(kind, numbers):
    record = log.pack(kind, numbers)
    assert read(record) == [(kind, numbers)]


def test_small_numbers_take_one_digit():
    # First byte, check of two, last byte.
    assert len(log.pack(60, ())) == 4
    assert len(log.pack(60, (0, 27))) == 6
    assert len(log.pack(60, (28, 783))) == 8
    assert len(log.pack(60, (784, 21_951))) == 10


@pytest.mark.parametrize("bit", range(8))
def test_one_wrong_bit_anywhere_in_a_record_shows_before_anything_else_is_read(bit):
    record = log.pack(58, (3, 1, 4, 15, 92, 653))
    for place in range(len(record)):
        wrong = bytearray(record)
        wrong[place] ^= 1 << bit
        assert read(wrong)[0][0] in (TORN, LOST)


def test_two_digits_that_change_places_show():
    record = log.pack(58, (3, 14))
    record[1], record[2] = record[2], record[1]
    assert read(record) == [(TORN, None)]


def test_records_after_one_that_a_cut_spoilt_are_read_if_the_cut_is_on_record():
    spoilt = b"\xff\xf7\xff"
    image = MOVES[7] + spoilt[:2] + records.pack_mend(2) + MOVES[9]
    assert read(image) == [(7, None), (9, None)]


def test_a_cut_on_record_excuses_no_more_bytes_than_it_spoilt():
    image = MOVES[7] + b"\xf7\xf7\xf7" + records.pack_mend(2) + MOVES[9]
    assert read(image) == [(7, None), (LOST, None), (9, None)]


def test_damage_between_whole_records_shows_where_it_is():
    image = MOVES[7] + b"\xf7" + MOVES[9]
    assert read(image) == [(7, None), (LOST, None), (9, None)]


def test_an_end_with_too_few_ones_is_damage_and_not_the_work_of_a_cut():
    assert read(MOVES[7] + b"\x07") == [(7, None), (LOST, None)]


@pytest.mark.parametrize("length", [0, 1, 31, 32, 33, 95, 96])
def test_the_end_is_after_the_last_byte_that_is_not_blank(length):
    memory = bytearray(b"\x0f" * length + b"\xff" * (96 - length))
    assert records.end_of(memory) == length
    if length > 1:
        memory[0] = 0xFF
        assert records.end_of(memory) == length


@given(st.text(max_size=12))
def test_a_text_of_any_characters_is_read_as_it_was_written(text):
    numbers = text_numbers(text) + [5]
    assert records.take_text(numbers) == text
    assert numbers == [5]


def test_small_letters_take_one_digit_and_their_accents_two():
    assert max(text_numbers("abcdefghijklmnopqrstuvwxyz")[1:]) < 28
    assert max(text_numbers("ABCÑñáéíóúü 019-.'")[1:]) < 28 * 28


def test_a_number_whose_end_is_missing_is_not_read():
    # 28 is the digits 28 and 1. Without the 1, the check is (60 x 31 + 28) mod 3121 = 1888.
    whole = log.pack(60, (28,))
    digits = {digit: log.pack(60, (digit,))[1] for digit in range(28)}
    spoilt = bytearray(whole[:2])
    # 1888 is 33 x 56 + 40; digits from 28 up go on, so they are found where a number goes on.
    digits.update({28 + low: log.pack(60, (low + 28,))[1] for low in range(28)})
    spoilt += bytes([digits[33], digits[40]]) + whole[-1:]
    assert read(spoilt) == [(TORN, None)]
