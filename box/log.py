# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The bytes of the journal: a power cut can spoil a record, but never turn it into another.

Flash is programmed by clearing bits. What a cut leaves has ones where there should be none, never
the reverse. So every byte that begins a record has four ones, and every byte within one has five:
a spoilt byte has more than it should, and nothing with four ones comes of it. See docs/journal.md.

A move is one byte. Other records are a first byte, whole numbers in digits, two check digits and
a last byte.
"""

from micropython import const

_MOVES = const(55)  # meanings below this are moves, see box/packed.py
_MEND = const(55)  # [bytes]: so many before this were spoilt by a cut, and passed over
_HEAD = const(56)  # [version, bytes written with it in digits]: begins a log of every version
# 57 to 68: records of box/saved.py
_CLOSE = const(69)
_DIGIT = const(128)  # and up: digits
_NEVER = const(254)  # less than four ones: not even a cut leaves that
_SPOILT = const(255)

_LOST = const(100)
_TORN = const(101)

HEAD_LENGTH = const(8)  # bytes, of every version up to 27

_BASE = const(28)  # a digit below this ends a number, one above goes on; the lowest comes first
_CHECKS = const(3121)  # a prime number just below what two digits can tell
_LETTERS = const(96)  # makes a to z the smallest numbers, of one digit

_BLANKS = b"\xff" * 32

_openers = bytearray()
_digits = bytearray()
_meanings = bytearray(256)
for _byte in range(256):
    _ones = bin(_byte).count("1")
    _meanings[_byte] = _NEVER if _ones < 4 else _SPOILT
    if _ones == 4:
        _meanings[_byte] = len(_openers)
        _openers.append(_byte)
    elif _ones == 5:
        _meanings[_byte] = _DIGIT + len(_digits)
        _digits.append(_byte)


def pack_move(code):
    """The record of a move, one byte."""
    return _openers[code : code + 1]


def pack(kind, numbers):
    """The record of a kind, 57 to 68, with whole numbers from 0 up, as bytes."""
    record = bytearray(_openers[kind : kind + 1])
    check = kind
    for number in numbers:
        more = True
        while more:
            digit = number % _BASE
            number //= _BASE
            more = number > 0
            if more:
                digit += _BASE
            check = (check * 31 + digit) % _CHECKS
            record.append(_digits[digit])
    record.append(_digits[check // 56])
    record.append(_digits[check % 56])
    record.append(_openers[_CLOSE])
    return record


def pack_head(version, length):
    """The record that begins a log, written together with `length` bytes after it."""
    return pack(_HEAD, (version, length % 28, length // 28 % 28, length // 784))


def finish(image, version, end):
    """Write the head of a log into a bytearray, and blank what is after the log's end."""
    image[:HEAD_LENGTH] = pack_head(version, end - HEAD_LENGTH)
    for position in range(end, len(image)):
        image[position] = 0xFF


def pack_mend(length):
    """The record that passes over the `length` bytes before it."""
    return pack(_MEND, (length,))


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


def text_numbers(text):
    """A text of any characters as numbers: its length, then a number for each character."""
    numbers = [len(text)]
    for character in text:
        numbers.append(ord(character) ^ _LETTERS)
    return numbers


def take_text(numbers):
    """Take a text from the front of a list of numbers. Raises ValueError or IndexError."""
    text = ""
    for _ in range(numbers.pop(0)):
        text += chr(numbers.pop(0) ^ _LETTERS)
    return text
