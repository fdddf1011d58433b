# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Works out what a drive needs to become the built one, without touching it.

The order is what makes a torn copy harmless. While anything else is missing there is no code.py:
a box starts with everything or not at all. It goes first and comes last, after the rest was read
back.
"""

from tools import deploy_refusals, drive_list, owner_settings

SETTINGS = "settings.toml"
PROGRAM = "code.py"
# Folders that are the box's own: what the list on the drive names in them may be removed.
OWN_FOLDERS = ("mitchi/", "mito/", "box/", "lib/")
# CircuitPython puts this on a new drive.
_NEW_DRIVE = b'print("Hello World!")'
_LITTER = (".DS_Store",)
_LITTER_START = "._"


class Plan:
    """What to do, in this order: `remove`, `copy`, and then `finish` with code.py if that is True.

    `remove` and `copy` are lists of paths; `rescue` are those of them that hold something that
    the box did not write, to be saved on the computer first. `litter` are files that the computer
    left, `checked` all paths that must be right in the end. `keeps_settings`, `new_settings`.
    `refusals` and `remarks` are sentences: with a refusal, nothing may be done.
    """

    def __init__(self):
        self.remove = []
        self.copy = []
        self.rescue = []
        self.litter = []
        self.checked = []
        self.finish = False
        self.keeps_settings = False
        self.new_settings = []
        self.refusals = []
        self.remarks = []

    def changes(self):
        """Tell whether there is anything to do."""
        return bool(self.remove or self.copy or self.finish or self.litter)


def make_plan(files, sources, drive):
    """Return the Plan that makes `drive` hold `files`.

    files: {path: bytes} that were built. sources: {path of a .mpy: bytes of its .py}.
    May raise OSError, from the drive.
    """
    return _Planner(files, sources, drive).plan()


def steps(plan):
    """Return what `plan` does to the drive, in order, as ("remove" or "copy", path)."""
    removals = [("remove", path) for path in plan.remove]
    copies = [("copy", path) for path in plan.copy]
    return removals + copies + ([("copy", PROGRAM)] if plan.finish else [])


def is_litter(path):
    """Tell whether a computer left the file `path` behind."""
    name = path.rsplit("/", 1)[-1]
    return name in _LITTER or (name.startswith(_LITTER_START) and name != _LITTER_START)


class _Planner:
    """One look at a drive; plan() is called once."""

    def __init__(self, files, sources, drive):
        self.files = files
        self.sources = sources
        self.drive = drive
        self.result = Plan()
        # A FAT drive does not tell big letters from small ones.
        self.sizes = drive.files()
        self.names = {path.lower(): path for path in self.sizes}
        _, self.old = drive_list.read(self.read(drive_list.PATH))

    def read(self, path):
        """Return the bytes on the drive, None where there is no such file or it cannot be read."""
        name = self.names.get(path.lower())
        if name is None:
            return None
        try:
            return self.drive.read(name)
        except OSError:
            # A torn file may not be readable: as good as another content.
            return b""

    def plan(self):
        self.plan_settings()
        for path in self.files:
            if path not in (SETTINGS, PROGRAM):
                self.plan_file(path)
        for path in self.sources:
            self.plan_source_beside(path)
        self.plan_old_files()
        self.plan_program()
        self.plan_litter()
        going = {path.lower() for path in self.result.remove}
        staying = [path for path in self.names if path not in going]
        self.result.refusals += deploy_refusals.hidden(self.sources, staying)
        self.result.refusals += deploy_refusals.too_little_room(
            steps(self.result), self.sizes, self.files, self.drive.room()
        )
        return self.result

    def plan_settings(self):
        wanted = self.files.get(SETTINGS)
        if wanted is None:
            return
        present = self.read(SETTINGS)
        if owner_settings.is_the_owners(present, wanted, self.old.get(SETTINGS)):
            self.result.keeps_settings = present != wanted
            self.result.new_settings = owner_settings.new_keys(present, wanted)
            return
        self.result.checked.append(SETTINGS)
        if present != wanted:
            # First of all: cut off later, the list would not tell any more that it was ours.
            self.result.copy.insert(0, SETTINGS)
            if present and b"\0" in present:
                self.result.rescue.append(self.names[SETTINGS])

    def plan_file(self, path):
        self.result.checked.append(path)
        present = self.read(path)
        if present == self.files[path]:
            return
        self.result.copy.append(path)
        self.rescue_if_foreign(path, present)

    def rescue_if_foreign(self, path, present):
        """Save what is there, when it is source that a person may have written."""
        if not present or not path.endswith(".py"):
            return
        own = drive_list.digest(present) == self.old.get(path)
        torn = self.files.get(path, b"").startswith(present)
        if not own and not torn and present.strip() != _NEW_DRIVE:
            self.result.rescue.append(self.names[path.lower()])

    def plan_source_beside(self, path):
        """A .py beside our .mpy would be run in its place: someone copied the sources once."""
        beside = path.removesuffix(".mpy") + ".py"
        present = self.read(beside)
        if present is None:
            return
        name = self.names[beside.lower()]
        self.result.remove.append(name)
        if present != self.sources[path]:
            self.result.rescue.append(name)

    def plan_old_files(self):
        for path in self.old:
            if path in self.files or path.lower() not in self.names:
                continue
            name = self.names[path.lower()]
            if path.startswith(OWN_FOLDERS):
                if name not in self.result.remove:
                    self.result.remove.append(name)
            elif drive_list.digest(self.read(path)) == self.old[path]:
                self.result.remove.append(name)
            else:
                self.result.remarks.append(
                    f"{path} is no part of the box any more, but was changed by hand: it stays."
                )

    def plan_program(self):
        if PROGRAM not in self.files:
            return
        self.result.checked.append(PROGRAM)
        present = self.read(PROGRAM)
        self.result.finish = bool(
            present != self.files[PROGRAM] or self.result.copy or self.result.remove
        )
        if self.result.finish and present is not None:
            self.result.remove.insert(0, self.names[PROGRAM])
            self.rescue_if_foreign(PROGRAM, present)
        if drive_list.PATH in self.result.copy:
            # The list before what it lists: whatever is on the drive then stands in it.
            self.result.copy.remove(drive_list.PATH)
            self.result.copy.insert(int(SETTINGS in self.result.copy), drive_list.PATH)

    def plan_litter(self):
        for path in self.sizes:
            if is_litter(path) and path not in self.result.remove:
                self.result.litter.append(path)
