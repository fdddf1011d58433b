# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The owner's settings.toml stays; what the box itself left there does not count as theirs."""

import pytest

from tools.drive_list import digest
from tools.owner_settings import is_the_owners, new_keys

OURS = b"LIMIT = 25\nSOUND = 1\n"
OLDER = b"LIMIT = 25\n"


@pytest.mark.parametrize(
    "present",
    [
        None,
        b"",
        b"\r\n  \n",
        OURS,
        OURS[:7],  # a copy that was cut off
        b"LIM\0\0\0\0\0",  # a torn write
    ],
)
def test_what_is_missing_blank_or_torn_is_not_the_owners(present):
    assert not is_the_owners(present, OURS, old_digest=None)


@pytest.mark.parametrize("present", [b"LIMIT = 10\n", OURS + b"# mine\n", b"\xff\xfe half a line"])
def test_what_someone_wrote_is_the_owners(present):
    assert is_the_owners(present, OURS, old_digest=None)


def test_what_an_older_deploy_wrote_is_not_the_owners():
    assert not is_the_owners(OLDER, OURS, old_digest=digest(OLDER))


def test_what_was_changed_since_an_older_deploy_is_the_owners():
    assert is_the_owners(OLDER + b"SOUND = 0\n", OURS, old_digest=digest(OLDER))


def test_new_keys_are_those_that_the_owner_has_not_seen():
    present = b"LIMIT = 10\n  #  SOUND = 1\n"
    wanted = b'# Points = many\nLIMIT = 25\nSOUND = 1\nPIN_LED = "LED"\n# COLSTART = 2\n'
    assert new_keys(present, wanted) == ["PIN_LED", "COLSTART"]
