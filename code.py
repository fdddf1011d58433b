# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""What the board runs: takes the hardware and runs the box, for ever."""

# On a desktop this file hides Python's own module `code`, which debuggers import: to import it
# must do nothing.
if __name__ == "__main__":
    taken = None
    try:
        from box import app, hardware

        taken = hardware.take()
        app.run(taken)
    except Exception as error:
        import rescue

        rescue.tell(error, taken)
