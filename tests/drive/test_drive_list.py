# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The list on the drive is read whole, half or not at all, and never makes a deploy fail."""

import pytest

from tools import drive_list

FILES = {"code.py": b"print(1)\n", "box/app.mpy": b"C"}


def test_what_is_written_is_read():
    version, digests = drive_list.read(drive_list.write("1.2.3", FILES))
    assert version == "1.2.3"
    assert digests == {path: drive_list.digest(data) for path, data in FILES.items()}


def test_it_is_a_plain_text_in_a_fixed_order():
    # The first 16 digits of the SHA-256 of "C" and of "print(1)\n", by sha256sum.
    assert drive_list.write("1.2.3", FILES) == (
        b"Mitchi box 1.2.3\n6b23c0d5f35d1b11 box/app.mpy\ncc42155088fca573 code.py\n"
    )


@pytest.mark.parametrize("data", [None, b"", b"\0\0\0", b"\xff\xfe", b"holiday photos\n"])
def test_what_is_no_list_says_nothing(data):
    assert drive_list.read(data) == ("", {})


def test_half_a_list_says_what_it_can():
    whole = drive_list.write("1.2.3", FILES)
    version, digests = drive_list.read(whole[:-20])
    assert version == "1.2.3"
    assert list(digests) == ["box/app.mpy"]
