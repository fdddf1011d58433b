# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The bytes of the journal: a power cut can spoil a record, but never turn it into another.

Flash is programmed by clearing bits. What a cut leaves has ones where there should be none, never
the reverse. So every byte that begins a record has four ones, and every byte within one has five:
a spoilt byte has more than it should, and nothing with four ones comes of it. See docs/journal.md.

A move is one byte. Other records are a first byte, whole numbers in digits, two check digits and
a last byte. This is what a turn writes; box/records.py has the rest.
"""

from micropython import const

VERSION = 1  # of the log's format

# Version: a function from the bytes of a log of that version to those of the next one's.
UPGRADES = {}

_HEAD = const(56)  # [version, bytes written with it in digits]: begins a log of every version
# 57 to 68: records of box/journal.py and box/rewriting.py
_CLOSE = const(69)

_BASE = const(28)  # a digit below this ends a number, one above goes on; the lowest comes first
_CHECKS = const(3121)  # a prime number just below what two digits can tell

# By what they mean: 70 that begin or end a record, 56 within one.
openers = bytes([byte for byte in range(256) if bin(byte).count("1") == 4])
digits = bytes([byte for byte in range(256) if bin(byte).count("1") == 5])


def pack_move(code):
    """The record of a move, one byte."""
    return openers[code : code + 1]


def pack(kind, numbers):
    """The record of a kind, 57 to 68, with whole numbers from 0 up, as bytes."""
    record = bytearray(openers[kind : kind + 1])
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
            record.append(digits[digit])
    record.append(digits[check // 56])
    record.append(digits[check % 56])
    record.append(openers[_CLOSE])
    return record


def pack_head(version, length):
    """The record that begins a log, written together with `length` bytes after it."""
    return pack(_HEAD, (version, length % 28, length // 28 % 28, length // 784))
