# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""What the board runs: takes the hardware and runs the box, for ever."""

# On a desktop this file hides Python's own module `code`, which debuggers import: being imported
# must do nothing.
if __name__ == "__main__":
    from box import app, hardware

    app.run(hardware.take())
