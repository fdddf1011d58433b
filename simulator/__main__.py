# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""`python -m simulator`: plays the box in a window or a terminal, or runs a script."""

import argparse
import contextlib
import os
import sys
import traceback
from pathlib import Path

from simulator import packages
from simulator.boards import BOARDS, USUAL
from simulator.drive import DriveError, unpacked
from simulator.power import ROOT
from simulator.script import HELP, BoxFailure, ScriptError, read_setting, run_script

_GOOD, _BOX_FAILED, _WRONG, _INTERRUPTED = 0, 1, 2, 130


def main(arguments=None):
    """Runs the command; returns its exit status: 1 if the box failed, 2 for wrong input."""
    options = _parser().parse_args(arguments)
    if not packages.are_here():
        python = packages.python_that_has_them()
        if python is None:
            _complain("what the simulator needs is not installed; `make play` installs it")
            return _WRONG
        return packages.run_there(python, sys.argv[1:] if arguments is None else arguments)
    try:
        with contextlib.ExitStack() as stack:
            root = stack.enter_context(unpacked(options.drive)) if options.drive else ROOT
            run = _play if options.script is None else _run_script
            return run(options, dict(options.settings), root)
    except DriveError as error:
        _complain(error)
        return _WRONG
    except KeyboardInterrupt:
        return _GOOD if options.script is None else _INTERRUPTED
    except BrokenPipeError:
        # Whoever read this has seen enough; nothing more can be written, not even at the end.
        sys.stdout = open(os.devnull, "w")
        return _GOOD
    except Exception as error:
        if options.debug:
            traceback.print_exception(error)
        elif isinstance(error, BoxFailure):
            _complain(f"{error}  (--debug tells more)")
        else:
            sentence = f"{type(error).__name__}: {error}"
            _complain(f"the box stopped: {sentence}  (--debug tells more)")
        return _BOX_FAILED


def _parser():
    parser = argparse.ArgumentParser(
        prog="python -m simulator",
        description="The Mitchi box on this computer: code.py itself, on a simulated board.\n"
        "Plays in a window, or in the terminal where there is no display.",
        epilog=HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    face = parser.add_mutually_exclusive_group()
    face.add_argument("--window", action="store_true", help="play in a window")
    face.add_argument("--terminal", action="store_true", help="play in the terminal")
    face.add_argument("--script", metavar="FILE", help="run a script; - is standard input")
    parser.add_argument(
        "--settings",
        metavar="KEY=VALUE",
        action="append",
        default=[],
        type=_setting,
        help="instead of what settings.toml says; may be repeated",
    )
    parser.add_argument(
        "--board",
        choices=BOARDS,
        default=USUAL,
        help="the board and its panel; a Pico if not given",
    )
    parser.add_argument(
        "--drive",
        metavar="DIR",
        help="run a built drive, such as build/drive, and nothing beside it",
    )
    parser.add_argument(
        "--fresh", action="store_true", help="begin as a new box: forget what is in its memory"
    )
    parser.add_argument(
        "--memory",
        metavar="FILE",
        help="where the memory is kept from one time to the next; scripts begin without any",
    )
    parser.add_argument("--debug", action="store_true", help="show where in the box an error was")
    return parser


def _setting(text):
    try:
        return read_setting(text)
    except ValueError as reason:
        raise argparse.ArgumentTypeError(f"{text}: {reason}") from None


def _run_script(options, settings, root):
    file = options.script
    try:
        # A byte order mark is no part of the text.
        text = _read_script(file).decode("utf-8-sig")
    except OSError as error:
        _complain(f"{file}: cannot be read: {error.strerror or error}")
        return _WRONG
    except UnicodeDecodeError:
        _complain(f"{file}: cannot be read: it is not text in UTF-8")
        return _WRONG
    # Nobody sees what goes to a standard output that is closed.
    if sys.stdout and (sys.stdout.encoding or "").lower() not in ("utf-8", "utf8"):
        sys.stdout.reconfigure(encoding="utf-8")  # the picture's blocks are in no older one
    try:
        run_script(text, file, settings, root=root, board=options.board)
    except ScriptError as error:
        _complain(error)
        _leave_output()
        return _WRONG
    return _GOOD


def _read_script(file):
    if file == "-":
        if sys.stdin is None:
            raise OSError("standard input is closed")
        return sys.stdin.buffer.read()
    return Path(file).read_bytes()


def _leave_output():
    """Python flushes once more on its way out, and would complain of what cannot be written."""
    try:
        if sys.stdout:
            sys.stdout.flush()
    except OSError:
        sys.stdout = open(os.devnull, "w")


def _play(options, settings, root):
    from simulator.live import play
    from simulator.memory_file import MemoryFile, usual_place

    try:
        face = _face(options)
    except OSError as error:
        _complain(f"the box cannot be shown: {error}")
        return _WRONG
    memory = MemoryFile(options.memory or usual_place())
    if options.fresh:
        memory.forget()
    serial = play(face, settings, root=root, memory=memory, board=options.board)
    if serial:
        # What a board sends to a computer, which the face would have been drawn over.
        print(serial, end="")
    if memory.trouble:
        _complain(memory.complaint())
    return _GOOD


def _face(options):
    """The face that was asked for, or the better one that is possible; raises OSError."""
    if options.window or (not options.terminal and _has_display()):
        try:
            from simulator import window

            face = window.WindowFace()
            print(window.HELP, flush=True)
            return face
        except ImportError:
            if options.window:
                raise OSError("pygame, which draws the window, is not installed") from None
        except OSError:
            if options.window:
                raise
    from simulator.terminal import TerminalFace

    return TerminalFace()


def _has_display():
    """SDL would open a window that nobody sees where there is no display."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"))


def _complain(sentence):
    print(sentence, file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
