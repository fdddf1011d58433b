# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Finds which files a board needs: those that code.py imports, and those that they import.

The drive then holds exactly these: no command that only a desktop runs, no library that nothing
uses, and nothing is missing, since an import that leads nowhere is an error here.
"""

import ast

# What CircuitPython's firmware itself offers on every RP2040 and RP2350 board of the README.
BUILT_IN = frozenset(
    """
    __future__ adafruit_bus_device adafruit_pixelbuf aesio alarm analogbufio analogio array atexit
    audiobusio audiocore audiomixer audiomp3 audiopwmio binascii bitbangio bitmapfilter bitmaptools
    bitops board builtins busdisplay busio codeop collections countio digitalio displayio
    epaperdisplay errno fontio fourwire framebufferio gc getpass gifio i2cdisplaybus i2ctarget
    imagecapture io json jpegio keypad keypad_demux locale math memorymap microcontroller
    micropython msgpack neopixel_write nvm onewireio os paralleldisplaybus pulseio pwmio rainbowio
    random re rgbmatrix rotaryio rp2pio rtc sdcardio select sharpdisplay storage struct supervisor
    synthio sys terminalio tilepalettemapper time touchio traceback ulab usb_cdc usb_hid usb_midi
    usb_video vectorio warnings watchdog zlib
    """.split()
)

# The folder of the libraries on the drive.
LIBRARIES = "lib/"

# An import under such a handler may fail; what stands after it in the same `try` is then not run.
_CATCHES_IMPORT_ERROR = {"ImportError", "ModuleNotFoundError", "Exception", "BaseException"}


class MissingModule(ImportError):
    """An import that the board could not follow; the message names file, line and module."""


class Module:
    """One source file on its way to the board.

    `name` is dotted, `path` is where it goes on the drive ("lib/adafruit_ticks.py"), `source` is
    its text as bytes, `is_package` says whether it is an __init__.py.
    """

    def __init__(self, name, path, source, is_package):
        self.name = name
        self.path = path
        self.source = source
        self.is_package = is_package


def needed(starts, find, built_in=BUILT_IN):
    """Return the Modules that `starts` need, themselves included, by path.

    starts: Modules that the firmware runs by itself.
    find: a function from a dotted name to a Module, or None where there is no such file.
    Raises MissingModule.
    """
    found = {}
    waiting = list(starts)
    while waiting:
        module = waiting.pop()
        if module.path in found:
            continue
        found[module.path] = module
        waiting.extend(_imported_modules(module, find, built_in))
    return dict(sorted(found.items()))


def _imported_modules(module, find, built_in):
    modules = []

    def on_board(name, line):
        """Note the modules of `name`; tell whether the board can import it."""
        if name.split(".")[0] in built_in:
            return True
        parts = name.split(".")
        chain = [find(".".join(parts[:count])) for count in range(1, len(parts) + 1)]
        if None in chain:
            return False
        modules.extend(chain)
        return True

    def follow(node, may_fail):
        for base, names in _import_names(node, module):
            if not on_board(base, node.lineno):
                # A library may ask whether it is on a desktop; the box's own files never ask.
                if may_fail and module.path.startswith(LIBRARIES):
                    return False
                raise MissingModule(
                    f"{module.path}:{node.lineno} imports {base}, which is neither in "
                    "CircuitPython nor in the project nor in lib/requirements.txt"
                )
            for name in names:
                # A name may be a submodule or something that the module defines.
                on_board(f"{base}.{name}", node.lineno)
        return True

    _follow_all(ast.parse(module.source).body, follow, may_fail=False)
    return modules


def _import_names(node, module):
    """Return [(module, [names taken from it])] of an import statement."""
    if isinstance(node, ast.Import):
        return [(alias.name, []) for alias in node.names]
    base = node.module or ""
    if node.level:
        parts = module.name.split(".")
        depth = len(parts) - node.level + (1 if module.is_package else 0)
        base = ".".join(parts[:depth] + ([base] if base else []))
    return [(base, [alias.name for alias in node.names])]


def _follow_all(statements, follow, may_fail):
    """Follow each import that the board would run. Returns False where one failed."""
    for statement in statements:
        if isinstance(statement, (ast.Import, ast.ImportFrom)):
            if not follow(statement, may_fail):
                return False
        elif isinstance(statement, ast.Try) and _catches_import_error(statement):
            fine = _follow_all(statement.body, follow, may_fail=True)
            if not fine:
                for handler in statement.handlers:
                    _follow_all(handler.body, follow, may_fail)
            else:
                _follow_all(statement.orelse, follow, may_fail)
            _follow_all(statement.finalbody, follow, may_fail)
        elif not _is_for_type_checkers(statement):
            for block in _blocks(statement):
                if not _follow_all(block, follow, may_fail):
                    return False
    return True


def _blocks(statement):
    for field in ("body", "orelse", "finalbody"):
        yield getattr(statement, field, [])
    for handler in getattr(statement, "handlers", []):
        yield handler.body


def _catches_import_error(statement):
    names = set()
    for handler in statement.handlers:
        kinds = handler.type
        if kinds is None:
            return True
        for kind in kinds.elts if isinstance(kinds, ast.Tuple) else [kinds]:
            names.add(getattr(kind, "id", ""))
    return bool(names & _CATCHES_IMPORT_ERROR)


def _is_for_type_checkers(statement):
    if not isinstance(statement, ast.If):
        return False
    test = statement.test
    return getattr(test, "id", getattr(test, "attr", "")) == "TYPE_CHECKING"
