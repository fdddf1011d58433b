# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Reads the records of the journal's log: at power-up, and when the game's moves are wanted.

What the bytes mean, and why, is said in box/log.py.
"""

from micropython import const

from box import log, packed
from mitchi import moves

_MOVES = const(55)  # meanings below this are moves, see box/packed.py
_MEND = const(55)  # [bytes]: so many before this were spoilt by a cut, and passed over
_HEAD = const(56)
_CLOSE = const(69)
_DIGIT = const(128)  # and up: digits
_NEVER = const(254)  # less than four ones: not even a cut leaves that
_SPOILT = const(255)

_LOST = const(100)
_TORN = const(101)

HEAD_LENGTH = const(8)  # bytes, of every version up to 27

_BASE = const(28)
_CHECKS = const(3121)
_LETTERS = const(96)  # as in box/rewriting.py

# Codes of moves that begin a kind, as in box/packed.py.
_KEEP_LEFT = const(36)
_KEEP_RIGHT = const(42)
_DIE = const(48)
_STOP = const(54)
_NO_DICE = const(-1)

_BLANKS = b"\xff" * 32


def _all_meanings():
    meanings = bytearray(256)
    for byte in range(256):
        meanings[byte] = _NEVER if bin(byte).count("1") < 4 else _SPOILT
    for number, byte in enumerate(log.openers):
        meanings[byte] = number
    for number, byte in enumerate(log.digits):
        meanings[byte] = _DIGIT + number
    return meanings


_meanings = _all_meanings()


def unpack(memory, position, end):
    """Read the record at a position: (numbers, the position after it), or (None, None)."""
    check = _meanings[memory[position]]
    digits = []
    meaning = 0
    while position + 1 < end:
        position += 1
        meaning = _meanings[memory[position]]
        if not _DIGIT <= meaning < _NEVER:
            break
        digits.append(meaning - _DIGIT)
    if meaning != _CLOSE or len(digits) < 2:
        return None, None
    told = digits.pop() + 56 * digits.pop()
    numbers = []
    number, scale = 0, 1
    for digit in digits:
        check = (check * 31 + digit) % _CHECKS
        number += digit % _BASE * scale
        scale *= _BASE
        if digit < _BASE:
            numbers.append(number)
            number, scale = 0, 1
    if check != told or scale > 1:
        return None, None
    return numbers, position + 1


def head(memory, end):
    """How a log begins: (its version, bytes written with its head, the position after the head).

    All 0 for what is not a log.
    """
    numbers = None
    if _meanings[memory[0]] == _HEAD:
        numbers, after = unpack(memory, 0, end)
    if not numbers or len(numbers) != 4:
        return 0, 0, 0
    return numbers[0], numbers[1] + 28 * numbers[2] + 784 * numbers[3], after


def records(memory, position, end):
    """Yield (kind, numbers, start, after) for what lies between two positions.

    `kind` is a move's code, below 55, or that of another record, 57 to 68; or 100 where damage has
    made something unreadable; or 101, as the last one, where a cut has spoilt what it was writing.
    """
    clean = position
    while position < end:
        kind = _meanings[memory[position]]
        numbers = None
        after = position + 1
        if kind >= _MOVES:
            if kind < _CLOSE:
                numbers, after = unpack(memory, position, end)
            if numbers is None:
                position += 1
                continue
        if kind != _MEND:
            if clean < position:
                yield _LOST, None, clean, position
            yield kind, numbers, position, after
        elif numbers != [position - clean]:
            yield _LOST, None, clean, position
        position = clean = after
    if clean < end:
        torn = all(_meanings[memory[place]] != _NEVER for place in range(clean, end))
        yield (_TORN if torn else _LOST), None, clean, end


def end_of(memory):
    """The position after the last byte that is not blank."""
    end = len(memory)
    while end >= 32 and memory[end - 32 : end] == _BLANKS:
        end -= 32
    while end and memory[end - 1] == 255:
        end -= 1
    return end


def token_of(code, dice):
    """The move of a code, with the dice on the table before it; with no die to keep, none legal."""
    face = code % 6 + 1
    if code < _KEEP_LEFT:
        return "%d%d" % (code // 6 + 1, face)
    if code == _STOP:
        return moves.STOP
    if code >= _DIE:
        return "%d" % face
    return "%dk%d" % ((dice // 6 if code < _KEEP_RIGHT else dice % 6) + 1, face)


def tokens(memory, position, end):
    """Yield the moves between two positions, from the first of a game or of a round."""
    dice = _NO_DICE
    for kind, _, _, _ in records(memory, position, end):
        if kind < _MOVES:
            yield token_of(kind, dice)
            dice = packed.dice_after(kind, dice)


def pack_mend(length):
    """The record that passes over the `length` bytes before it."""
    return log.pack(_MEND, (length,))


def take_text(numbers):
    """Take a text from the front of a list of numbers. Raises ValueError or IndexError."""
    text = ""
    for _ in range(numbers.pop(0)):
        text += chr(numbers.pop(0) ^ _LETTERS)
    return text
