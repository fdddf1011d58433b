# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Sets up `.venv` with the pinned packages, so that a fresh machine needs one command only.

    python3 tools/environment.py play|build|test|hardware

Runs on the Python that it finds, before anything is installed: standard library only, and no
syntax that an old Python cannot read, so that it can say in a sentence that the Python is too old.
Does nothing, in a few milliseconds, when the lists in requirements/ have not changed.
"""

import hashlib
import os
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FOLDER = os.path.join(ROOT, ".venv")
OLDEST_PYTHON = (3, 10)

LISTS = {
    "play": ("play",),
    "build": ("build",),
    "test": ("play", "build", "test"),
    "hardware": ("play", "build", "test", "hardware"),
}
# Installed where it can be: without it the game still runs, in the terminal.
OPTIONAL_LISTS = {"play": ("window",), "test": ("window",)}


class SetupError(Exception):
    """Something that a person has to put right; the message is the sentence to show."""


def venv_python():
    """Return the path of the environment's Python, there or not."""
    if os.name == "nt":
        return os.path.join(FOLDER, "Scripts", "python.exe")
    return os.path.join(FOLDER, "bin", "python")


def set_up(purpose):
    """Make `.venv` fit for `purpose`, a key of LISTS. Raises SetupError."""
    check_python(sys.version_info[:2])
    for name in LISTS[purpose]:
        install_list(name)
    for name in OPTIONAL_LISTS.get(purpose, ()):
        try:
            install_list(name)
        except SetupError:
            say("The window's library cannot be installed here, so the game plays in the terminal.")
            write_stamp(name)


def check_python(version):
    """Raise SetupError when `version`, a pair such as (3, 11), is too old."""
    if version < OLDEST_PYTHON:
        raise SetupError(
            "The Mitchi box needs Python %d.%d or newer, and this one is %d.%d. "
            "Name a newer one: make PYTHON=python3.12" % (OLDEST_PYTHON + tuple(version))
        )


def install_list(name):
    """Install requirements/`name`.txt unless the stamp says that this was done already."""
    if read_stamp(name) == fingerprint(name):
        return
    make_venv()
    say("Setting up .venv (%s) ..." % name)
    command = [venv_python(), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    # The lists name everything, so pip must add nothing. A compiler must not be needed either.
    command += ["--no-deps", "--only-binary", ":all:", "-r", list_path(name)]
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if result.returncode != 0:
        raise SetupError(
            "The packages of requirements/%s.txt cannot be installed. Is there a connection to "
            "the internet? pip says: %s" % (name, last_error(result.stdout))
        )
    write_stamp(name)


def make_venv():
    """Make `.venv` when there is none or its Python does not run any more."""
    if venv_works():
        return
    say("Making .venv ...")
    command = [sys.executable, "-m", "venv", "--clear", FOLDER]
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if result.returncode != 0 or not venv_works():
        raise SetupError(
            "This Python cannot make a virtual environment. On Debian, Ubuntu and Raspberry Pi "
            "OS put this right with: sudo apt install python3-venv"
        )


def venv_works():
    """Tell whether the environment's Python starts and has pip."""
    try:
        command = [venv_python(), "-c", "import pip"]
        return subprocess.run(command, stderr=subprocess.DEVNULL).returncode == 0
    except OSError:
        return False


def list_path(name):
    """Return the path of the list called `name`."""
    return os.path.join(ROOT, "requirements", name + ".txt")


def fingerprint(name):
    """Return a text that changes with the list and with the Python that it is installed for."""
    with open(list_path(name), "rb") as file:
        digest = hashlib.sha256(file.read()).hexdigest()
    return "%s Python %d.%d" % ((digest,) + tuple(sys.version_info[:2]))


def stamp_path(name):
    """Return where the fingerprint of what was installed is kept."""
    return os.path.join(FOLDER, "stamp-" + name)


def read_stamp(name):
    """Return the fingerprint of what was installed, "" for nothing or a broken environment."""
    if not os.path.exists(venv_python()):
        return ""
    try:
        with open(stamp_path(name)) as file:
            return file.read()
    except OSError:
        return ""


def write_stamp(name):
    """Remember that the list called `name` is dealt with."""
    with open(stamp_path(name), "w") as file:
        file.write(fingerprint(name))


def last_error(output):
    """Return pip's last line that is an error, as text; `output` is what pip printed, as bytes."""
    lines = output.decode("utf-8", "replace").strip().splitlines() or ["nothing"]
    errors = [line for line in lines if line.startswith("ERROR")]
    return (errors or lines)[-1]


def say(text):
    """Print one line at once: what follows may take a while."""
    print(text)
    sys.stdout.flush()


def main(arguments):
    """Run the command line; returns the exit status."""
    if len(arguments) != 1 or arguments[0] not in LISTS:
        say("Usage: python3 tools/environment.py %s" % "|".join(sorted(LISTS)))
        return 2
    try:
        set_up(arguments[0])
    except SetupError as error:
        say(str(error))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
