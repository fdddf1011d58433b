# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT

"""Runs a simulator script: one command a line, in virtual time, as fast as it can.

The whole script is read before its first line runs: a wrong one stops it before it did anything.
HELP is what a line may say; COMMANDS, below, how it is read.
"""

import sys
from pathlib import Path

from simulator.machine import BUTTONS
from simulator.power import ROOT
from simulator.runner import TAP, Simulator
from simulator.settings import is_name, parse_value

HELP = """\
a script has one command a line, and # begins a comment:
  press roll | keep | stop [MS]   tap a button, for 80 ms
  hold roll | keep | stop [MS]    hold it, for 900 ms
  wait MS                         let time pass
  dice FACE ...                   what the next throws show, in order
  seed NUMBER                     make chance repeat
  show                            the panel as text
  shot NAME.png                   the panel as a picture
  usb on | off                    plug the box into a computer, or out
  settings KEY=VALUE              in place of a line of settings.toml, before the power is on
  power on | off                  what was saved is still there
  cut NUMBER                      let the power fail inside that write to the flash, from now
"""

_HOLD = 900  # ms
_LONGEST = 24 * 60 * 60 * 1000  # ms
_MOST_DIGITS = 18  # of a number: more than anybody needs, and never too many for int()


class ScriptError(Exception):
    """A wrong line; the text is FILE:LINE: reason."""


class BoxFailure(Exception):
    """The box raised something, the cause of this; the text is FILE:LINE: and a sentence."""


class _Wrong(Exception):
    """The reason why a line is wrong."""


class Run:
    """A script under way, with its box, which is switched on by the first command that needs it.

    settings: dict that takes the place of lines of settings.toml. output: where show writes. root:
    the folder that is the drive. soldered: as Machine has it.
    """

    def __init__(self, settings, output, root, **soldered):
        self.settings = dict(settings)
        self.output = output
        self._root = root
        self._soldered = soldered
        self._before_power = []
        self._box = None

    def prepare(self, action):
        """Does action(box), now or as soon as there is a box."""
        if self._box is None:
            self._before_power.append(action)
        else:
            action(self._box)

    def switch(self, on):
        """Switches the box on or off."""
        if self._box is None:
            self._box = Simulator(settings=self.settings, root=self._root, **self._soldered)
            for action in self._before_power:
                action(self._box)
        if on:
            self._box.settings = self.settings
            self._box.power_on()
        else:
            self._box.power_off()

    def set(self, name, value):
        """Changes a setting from the next power-on; raises _Wrong if the box is on."""
        if self._box is not None and self._box.is_on:
            raise _Wrong("too late: the box is on")
        self.settings[name] = value

    def box(self):
        """The box, switched on unless it ever was switched: then it stays as it is."""
        if self._box is None:
            self.switch(True)
        return self._box

    def close(self):
        if self._box is not None:
            self._box.close()


# Every reader takes what follows the command on its line, and returns what is to be done with a
# Run. It raises _Wrong.


def _read_press(text):
    return _button_down("press", text, TAP)


def _read_hold(text):
    return _button_down("hold", text, _HOLD)


def _button_down(command, text, usual):
    words = text.split()
    if not 1 <= len(words) <= 2:
        raise _Wrong(f"{command} takes a button and, if you like, milliseconds")
    button = words[0].lower()
    if button not in BUTTONS:
        raise _Wrong(f"there is no button {words[0]}; there are roll, keep and stop")
    milliseconds = _milliseconds(words[1]) if len(words) == 2 else usual
    return lambda run: run.box().tap(button, milliseconds)


def _read_wait(text):
    if not text:
        raise _Wrong("wait takes milliseconds")
    milliseconds = _milliseconds(text)
    return lambda run: run.box().wait(milliseconds)


def _milliseconds(word):
    if not _is_number(word) or not 1 <= int(word) <= _LONGEST:
        raise _Wrong(f"{word} is no number of milliseconds from 1 to {_LONGEST}")
    return int(word)


def _is_number(word):
    return word.isascii() and word.isdigit() and len(word) <= _MOST_DIGITS


def _read_dice(text):
    if not text:
        raise _Wrong("dice takes the faces of the next throws, from 1 to 6")
    for word in text.split():
        if word not in ("1", "2", "3", "4", "5", "6"):
            raise _Wrong(f"{word} is no face of a die; they are 1 to 6")
    faces = [int(word) for word in text.split()]
    return lambda run: run.prepare(lambda box: box.dice(*faces))


def _read_seed(text):
    if not _is_number(text):
        raise _Wrong(f"seed takes a whole number of up to {_MOST_DIGITS} digits")
    seed = int(text)
    return lambda run: run.prepare(lambda box: box.seed(seed))


def _read_shot(text):
    if not text.lower().endswith(".png"):
        raise _Wrong("shot takes the name of a file that ends in .png")
    # From here: the box works in the folder that is its drive.
    path = Path.cwd() / text

    def shoot(run):
        try:
            run.box().save(path)
        except OSError as error:
            raise _Wrong(f"cannot write {text}: {error.strerror}") from None

    return shoot


def _read_show(text):
    if text:
        raise _Wrong("show takes nothing after it")

    def show(run):
        picture = run.box().text()
        try:
            # At once, so that what cannot be written is this line's and not the end's.
            print(picture, file=run.output, flush=True)
        except BrokenPipeError:
            raise
        except OSError as error:
            raise _Wrong(f"cannot write the output: {error.strerror}") from None

    return show


def _read_usb(text):
    if text not in ("on", "off"):
        raise _Wrong("usb takes on or off")
    return lambda run: run.prepare(lambda box: box.usb(text == "on"))


def _read_settings(text):
    try:
        name, value = read_setting(text)
    except ValueError as reason:
        raise _Wrong(str(reason)) from None
    return lambda run: run.set(name, value)


def read_setting(text):
    """(name, value) of KEY=VALUE, where text may go without quotes; raises ValueError."""
    name, equals, value = text.partition("=")
    name = name.strip()
    if not equals or not is_name(name):
        raise ValueError("settings takes KEY=VALUE")
    try:
        return name, parse_value(value)
    except ValueError:
        if '"' in value:
            raise ValueError(f"the quotes in {value.strip()} do not match") from None
        return name, value.partition("#")[0].strip()


def _read_power(text):
    if text not in ("on", "off"):
        raise _Wrong("power takes on or off")
    return lambda run: run.switch(text == "on")


def _read_cut(text):
    if not _is_number(text) or int(text) < 1:
        raise _Wrong("cut takes the number of the write to the flash, 1 for the next")
    return lambda run: run.prepare(lambda box: box.cut(int(text)))


COMMANDS = {
    "press": _read_press,
    "hold": _read_hold,
    "wait": _read_wait,
    "dice": _read_dice,
    "seed": _read_seed,
    "shot": _read_shot,
    "show": _read_show,
    "usb": _read_usb,
    "settings": _read_settings,
    "power": _read_power,
    "cut": _read_cut,
}
_SWITCH_ON = ("press", "hold", "wait", "shot", "show")


def parse(text, name):
    """The steps of a script as a list of (line number, what to do with a Run).

    name: what messages call the file. Raises ScriptError for the first line that is wrong.
    """
    steps = []
    on_since = None
    is_new = True  # as of Run
    may_be_cut = False
    for number, line in enumerate(_lines(text), 1):
        command, rest = _command(line)
        if not command:
            continue
        try:
            if command not in COMMANDS:
                raise _Wrong(f"there is no command {command}; there are {', '.join(COMMANDS)}")
            steps.append((number, COMMANDS[command](rest)))
            # After a cut only the run knows whether the box is on.
            if command == "settings" and on_since is not None and not may_be_cut:
                raise _Wrong(f"too late: line {on_since} has switched the box on")
        except _Wrong as reason:
            raise ScriptError(f"{name}:{number}: {reason}") from None
        if command == "power":
            is_new = False
            on_since = (on_since or number) if rest == "on" else None
        elif command == "cut":
            may_be_cut = True
        elif command in _SWITCH_ON and is_new:
            is_new = False
            on_since = number
    return steps


def _lines(text):
    """The lines of a text as an editor counts them; str.splitlines knows more line ends."""
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")


def _command(line):
    """(command, what follows it) of a line without its comment; "" for no command."""
    words = line.split(None, 1)
    # In a setting a # may stand in a name; its reader knows.
    if words[:1] != ["settings"]:
        words = line.partition("#")[0].split(None, 1)
    command, rest = (words + ["", ""])[:2]
    return command, rest.strip()


def run_script(text, name, settings=(), output=None, root=ROOT, **soldered):
    """Runs the text of a script.

    settings, root, soldered: as of Run. output: where show writes, standard output if None. Raises
    ScriptError for a wrong line, BoxFailure when the box raised something.
    """
    steps = parse(text, name)
    run = Run(settings, output or sys.stdout, root, **soldered)
    try:
        for number, step in steps:
            try:
                step(run)
            except _Wrong as reason:
                raise ScriptError(f"{name}:{number}: {reason}") from None
            except BrokenPipeError:
                raise
            except Exception as error:
                sentence = f"the box stopped: {type(error).__name__}: {error}"
                raise BoxFailure(f"{name}:{number}: {sentence}") from error
    finally:
        run.close()
