# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""Starts the board anew after a dip of its power, three times in a row; see docs/board.md.

The count outlives a reset; box/hardware.py clears it when the box has run for a minute.
"""

import supervisor

if supervisor.runtime.safe_mode_reason == supervisor.SafeModeReason.BROWNOUT:
    try:
        import alarm
        import microcontroller

        dips, check = alarm.sleep_memory[0:2]
        if dips + check != 255:  # it is something else
            dips = 0
        if dips < 3:
            alarm.sleep_memory[0:2] = bytes((dips + 1, 254 - dips))
            microcontroller.reset()
    except ImportError:
        pass  # without a count it stays as it is
