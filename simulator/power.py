# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""Switches a machine on: puts the stand-ins in place, runs boot.py and code.py, puts all back.

While the box runs, its thread, and no other, gets the machine's time.sleep, time.monotonic and
os.urandom, and what it prints goes to the machine's serial console.
"""

import builtins
import contextlib
import os
import sys
import threading
import time
import traceback
from pathlib import Path

from simulator import stand_ins, stand_ins_power
from simulator.blinka import behave_like_the_firmware
from simulator.clock import PowerOff, Reset
from simulator.flash import PowerCut

ROOT = Path(__file__).resolve().parent.parent

_ABSENT = object()
_MODULES = {**stand_ins.MODULES, **stand_ins_power.MODULES}
_OF_THE_BOX = ("box", "mitchi", "mito")


class _Fault(BaseException):
    """Carries what the box printed a traceback of out of it."""


def _print_to(serial):
    """What print is to the box: its words go to the serial console."""

    def print_to_serial(*values, sep=" ", end="\n", file=None, flush=False):
        text = sep.join(str(value) for value in values) + end
        if file is None:
            serial.append(text)
        else:
            file.write(text)

    return print_to_serial


def _print_exception_of(machine):
    """What traceback.print_exception is to the box: it goes to the serial console, and is noted."""

    def print_exception_to_serial(error):
        machine.serial.extend(traceback.format_exception(error))
        machine.faults.append(error)
        if machine.stops_at_faults:
            raise _Fault(error)

    return print_exception_to_serial


@contextlib.contextmanager
def switched_on(machine, root=ROOT):
    """Inside, the calling thread is the board: `import board` gives machine's.

    Modules come from root too, and root is the working folder, as the drive is on a board.
    """
    board_thread = threading.get_ident()
    root = Path(root).resolve()

    def is_box():
        return threading.get_ident() == board_thread

    def for_the_box(mine, theirs):
        return lambda *values, **named: (mine if is_box() else theirs)(*values, **named)

    clock = machine.clock
    with contextlib.ExitStack() as undo:
        undo.callback(stand_ins.plug, stand_ins.plug(machine))
        for name, module in _MODULES.items():
            undo.callback(_put_back, sys.modules, name, sys.modules.get(name, _ABSENT))
            sys.modules[name] = module
        behave_like_the_firmware()
        for module, name, stand_in in (
            (time, "sleep", clock.sleep),
            (time, "monotonic", lambda: machine.uptime() / 1_000_000),
            (time, "monotonic_ns", lambda: machine.uptime() * 1000),
            (os, "urandom", machine.random_bytes),
            (builtins, "print", _print_to(machine.serial)),
            (traceback, "print_exception", _print_exception_of(machine)),
        ):
            real = getattr(module, name)
            undo.callback(setattr, module, name, real)
            setattr(module, name, for_the_box(stand_in, real))
        undo.callback(setattr, sys, "path", sys.path)
        # "" in it means the working folder, which is about to change.
        sys.path = [os.path.abspath(entry) for entry in sys.path]
        if str(root) not in sys.path:
            sys.path.insert(0, str(root))
        undo.callback(os.chdir, Path.cwd())
        os.chdir(root)
        undo.callback(_release_displays)
        yield


def run_box(machine, root=ROOT):
    """Runs what a board runs after power-on, in the calling thread, until the power goes.

    Returns True if it was the power, False if code.py ended. What the box raises comes out, and so
    does what it prints a traceback of, if the machine stops at faults.
    """
    with switched_on(machine, root):
        while True:
            try:
                for name in ("safemode.py",) if machine.safe_mode else ("boot.py", "code.py"):
                    _run_file(Path(root) / name)
                return False
            except (PowerOff, PowerCut):
                return True
            except Reset:
                machine.start_anew(has_lost_power=False)
                forget_modules()
                _release_displays()
            except _Fault as fault:
                raise fault.args[0]  # noqa: B904


def box_modules():
    """The box's modules that are in the memory, by their names."""
    names = [name for name in sys.modules if name.partition(".")[0] in _OF_THE_BOX]
    return {name: sys.modules[name] for name in names}


def forget_modules():
    """Takes the box's modules out of the memory, as a reset does."""
    for name in box_modules():
        del sys.modules[name]


def remember_modules(modules):
    """Makes modules, by their names, those of the box that are in the memory."""
    forget_modules()
    sys.modules.update(modules)
    for name, module in modules.items():
        # A package names the modules in it, and `from box import words` believes it.
        for part, value in list(vars(module).items()):
            if getattr(value, "__name__", "") == f"{name}.{part}":
                delattr(module, part)
    for name, module in modules.items():
        package, _, part = name.rpartition(".")
        if package in modules:
            setattr(modules[package], part, module)


def _run_file(path):
    if path.exists():
        program = compile(path.read_text("utf-8"), str(path), "exec")
        exec(program, {"__name__": "__main__", "__file__": str(path)})


def _release_displays():
    import displayio

    displayio.release_displays()


def _put_back(modules, name, module):
    if module is _ABSENT:
        modules.pop(name, None)
    else:
        modules[name] = module
