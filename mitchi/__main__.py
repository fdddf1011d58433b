# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The desktop command `python -m mitchi`: runs the module of a command, without tracebacks."""

import contextlib
import importlib
import io
import os
import sys

# A command is a module of this package with ARGUMENTS and SUMMARY for the help, and
# run(arguments, stdin, stdout, stderr), which returns the exit status.
COMMANDS = ("replay", "solve")

PROGRAM = "python -m mitchi"
WRONG = 2
INTERRUPTED = 130
NOBODY_READS = 141


def main(arguments, stdin, stdout, stderr):
    """Run the command that `arguments` (the program's name left out) ask for.

    `stdin` gives bytes and is None when it is closed; `stdout` and `stderr` take text.
    Returns the exit status, also after an interruption or an output that fails: no traceback.
    """
    try:
        status = _dispatch(arguments, stdin, stdout, stderr)
        stdout.flush()
        return status
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return NOBODY_READS
    except OSError as error:
        with contextlib.suppress(OSError):
            print(f"cannot write the output: {error.strerror}", file=stderr, flush=True)
        return WRONG


def _dispatch(arguments, stdin, stdout, stderr):
    command = arguments[0] if arguments else None
    if command in ("-h", "--help", "help"):
        print("The rules of Mitchi on the desktop.\n", file=stdout)
        for known in COMMANDS:
            print(_help(known), file=stdout)
        return 0
    if command not in COMMANDS:
        problem = f"there is no command {command!r}" if arguments else "a command is missing"
        known = ", ".join(COMMANDS)
        print(f"{problem} (there is: {known}), see {PROGRAM} --help", file=stderr)
        return WRONG
    if arguments[1:] in (["-h"], ["--help"]):
        print(_help(command), file=stdout)
        return 0
    return _module(command).run(arguments[1:], stdin, stdout, stderr)


def _module(command):
    return importlib.import_module("mitchi." + command)


def _help(command):
    module = _module(command)
    return f"{PROGRAM} {command} {module.ARGUMENTS}\n    {module.SUMMARY}"


def _text_stream(stream):
    """`stream` in UTF-8 whatever the locale; in place of a closed one, one that takes anything."""
    if stream is None:
        return io.StringIO()
    stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    return stream


def _run_on_standard_streams():
    stdout, stderr = _text_stream(sys.stdout), _text_stream(sys.stderr)
    stdin = None if sys.stdin is None else sys.stdin.buffer
    status = main(sys.argv[1:], stdin, stdout, stderr)
    for stream in (stdout, stderr):
        try:
            stream.flush()
        except OSError:
            # Python flushes again on its way out, and would complain about what is left.
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
    return status


if __name__ == "__main__":
    sys.exit(_run_on_standard_streams())
