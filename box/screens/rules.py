# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The rules in short, page by page."""

from box.screens.base import Text
from box.words import rules_pages, say


class Rules(Text):
    """A page at a time: ROLL turns over, STOP turns back."""

    def __init__(self, app):
        self.pages = rules_pages()
        self.page = 0
        super().__init__(app, *self.pages[0])

    def words(self):
        is_last = self.page + 1 == len(self.pages)
        roll = say("close") if is_last else say("next_page")
        return (roll, say("more") if self.scrolls else "", say("back"))

    def heading(self):
        return str(self.page + 1) + "/" + str(len(self.pages)) + " " + super().heading()

    def roll(self):
        self._turn(1)

    def stop(self):
        self._turn(-1)

    def _turn(self, step):
        page = self.page + step
        if 0 <= page < len(self.pages):
            self.page = page
            self.show(*self.pages[page])
        else:
            self.app.back()
