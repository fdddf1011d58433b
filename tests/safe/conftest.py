# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The journal is made ten thousands of times here: its modules stay, to import them takes longest.

tests/safe/long_play.py forgets them, as a board does.
"""

import pytest

from box import modules


@pytest.fixture(scope="package", autouse=True)
def _nothing_is_forgotten():
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(modules, "forget", lambda name: None)
        yield
