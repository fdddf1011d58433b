# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""A board on the desktop, so that code.py itself runs there unchanged.

Nothing here stands in for the box, only for what box/hardware.py touches: the board's modules, the
panel's controller chip, time and chance. `python -m simulator` plays; tests start at
simulator.runner.Simulator.
"""
