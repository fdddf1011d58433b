# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Decides whether the settings.toml on a drive is its owner's, which stays, or ours."""

import re

from tools import drive_list

# A setting that is commented out counts as known: its owner has seen it.
_KEY = re.compile(r"^[ \t]*#?[ \t]*([A-Z][A-Z0-9_]*)[ \t]*=", re.MULTILINE)


def is_the_owners(present, wanted, old_digest):
    """Tell whether `present`, the bytes on the drive or None, must stay as it is.

    It is not the owner's when it is missing or blank, as on a new drive; when it is the beginning
    of `wanted`, left by a copy that was cut off; when it is as an earlier deploy wrote it
    (`old_digest`, from the list on the drive); or when it is not text, as after a torn write.
    """
    if present is None or not present.strip() or wanted.startswith(present):
        return False
    if b"\0" in present:
        return False
    return drive_list.digest(present) != old_digest


def new_keys(present, wanted):
    """Return the settings of `wanted` that `present` does not know, in order; both are bytes."""
    known = set(_keys(present))
    return [key for key in _keys(wanted) if key not in known]


def _keys(data):
    return _KEY.findall(data.decode("utf-8", "replace"))
