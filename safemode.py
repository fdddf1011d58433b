# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""What the board runs in safe mode: starts it anew after a dip of its power, three times in a row.

The count is kept in memory that outlives a reset, but not the loss of power; box/hardware.py clears
it when the box has run for a minute. Where there is no such memory, the board stays in safe mode.
"""

import supervisor

_MOST = 3

if supervisor.runtime.safe_mode_reason == supervisor.SafeModeReason.BROWNOUT:
    try:
        import alarm
        import microcontroller

        # The second byte tells a count from what else may stand there.
        dips, check = alarm.sleep_memory[0:2]
        if dips + check != 255:
            dips = 0
        if dips < _MOST:
            alarm.sleep_memory[0:2] = bytes((dips + 1, 254 - dips))
            microcontroller.reset()
    except ImportError:
        pass
