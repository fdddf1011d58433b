# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Runs the box up to its first full screen and prints what it imported, as one line of JSON.

    python -m tools.bench_start

In a process of its own, since what is imported once is not imported again.
"""

import json
import sys


class Recorder:
    """Stands first in the search for modules and notes every name that is searched for."""

    def __init__(self):
        self.names = []

    def find_spec(self, name, path=None, target=None):
        """Notes `name`; finds nothing, so that the search goes on."""
        if name not in self.names:
            self.names.append(name)
        return None


def main():
    """Print {"modules": names in the order of their import, "bytes": on the wire}."""
    # Imported late, or what they import would be missing from the list.
    from simulator.runner import Simulator

    recorder = Recorder()
    sys.meta_path.insert(0, recorder)
    with Simulator(settings={"LANGUAGE": "es"}) as box:
        # The panel is blank, or shows noise, until the first picture is there.
        box.run_until(lambda: any(map(any, box.pixels())))
        box.settle(50)
        names = list(recorder.names)
        sent = box.bytes_on_wire
    print(json.dumps({"modules": names, "bytes": sent}))


if __name__ == "__main__":
    main()
