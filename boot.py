# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""What the board runs after a reset, before USB starts: nothing, on purpose.

The box saves without the drive, so the drive stays visible and writable for its owner. Autoreload
is switched off by code.py and not here: if code.py cannot start, copying the missing file restarts
it. A reset while boot.py prints can delete it, so it prints nothing.
"""
