# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""What the box does with the rules: screens, words, pictures and buttons.

Start at app.py, which runs everything. hardware.py is the only module that knows a pin.
"""
