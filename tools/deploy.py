# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Brings the box to the board: tests, builds, copies what changed, reads it back.

    python -m tools.deploy [--drive PATH] [--check] [--no-tests]

--check says what would be done and touches nothing. --no-tests is for a computer that cannot run
them all, such as one with Windows. Exit status: 0 done, 1 not done, 2 a wrong command line.
"""

import argparse
import sys

from rich.console import Console
from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn

from tools import build, checks, deploy_copy, deploy_plan, drives
from tools.board_imports import MissingModule
from tools.drive_folder import FolderDrive
from tools.mpy import RefusedFile
from tools.project_files import ROOT
from tools.wheels import LibraryError

RESCUED = ROOT / "rescued"


def main(arguments=None, find=drives.find, run_tests=checks.run):
    """Run the command line; returns the exit status. `find` and `run_tests` are for tests."""
    options = _options(arguments)
    try:
        # First of all: nobody waits for the tests to hear that nothing is plugged in.
        board = find(options.drive)
        print(board)
        if not options.check and not options.no_tests and run_tests():
            print("Nothing was copied, since a test failed.")
            return 1
        built = build.build()
        return deploy(built, FolderDrive(board.folder), options.check, drives.remarks(board))
    except (drives.NoDrive, RefusedFile, MissingModule, LibraryError) as error:
        print(f"Nothing was copied. {error}")
    except deploy_copy.DeployError as error:
        print(error)
    except OSError as error:
        print(f"Nothing was copied. {deploy_copy.sentence(error)}")
    except KeyboardInterrupt:
        print("Stopped. The box does not start like this: run this again, it goes on from here.")
    return 1


def _options(arguments):
    parser = argparse.ArgumentParser(prog="python -m tools.deploy", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--drive", metavar="PATH", help="the folder of the board's drive")
    parser.add_argument("--check", action="store_true", help="only say what would be done")
    parser.add_argument("--no-tests", action="store_true", help="copy without testing first")
    return parser.parse_args(arguments)


def deploy(built, drive, check=False, remarks=(), rescue_to=RESCUED):
    """Bring the Build `built` to `drive`; returns the exit status. Raises DeployError, OSError."""
    plan = deploy_plan.make_plan(built.files, built.sources, drive)
    for remark in [*remarks, *plan.remarks]:
        print(remark)
    if plan.refusals:
        print("Nothing was copied.", *plan.refusals, sep="\n")
        return 1
    if check:
        print("\n".join(_intentions(plan, built.files)))
        return 0
    with _Bar(plan, built.files) as bar:
        deploy_copy.carry_out(plan, built.files, drive, rescue_to, bar.tell)
    print("\n".join(_summary(plan, built, rescue_to)))
    return 0


class _Bar:
    """A progress bar over the bytes to copy and to read back."""

    def __init__(self, plan, files):
        paths = plan.copy + plan.checked + ([deploy_plan.PROGRAM] if plan.finish else [])
        self.bar = Progress(
            BarColumn(), DownloadColumn(), TextColumn("{task.description}"), console=Console()
        )
        self.task = self.bar.add_task("", total=sum(len(files[path]) for path in paths))

    def __enter__(self):
        self.bar.start()
        return self

    def __exit__(self, *_):
        self.bar.update(self.task, description="")
        self.bar.stop()

    def tell(self, what, path, size):
        self.bar.update(self.task, description=f"{what} {path}", advance=size)


def _intentions(plan, files):
    if not plan.changes():
        yield "Nothing would be changed: the drive is as it should be."
        return
    for path in plan.rescue:
        yield f"would save {path} in {RESCUED.name}/ on this computer"
    for path in plan.remove + plan.litter:
        yield f"would remove {path}"
    for path in plan.copy + ([deploy_plan.PROGRAM] if plan.finish else []):
        yield f"would copy {path} ({len(files[path]):,} bytes)"
    if plan.keeps_settings:
        yield "would keep the settings.toml that is there"
    if plan.new_settings:
        yield "New in settings.toml, and not in yours: " + ", ".join(plan.new_settings)


def _summary(plan, built, rescue_to):
    copies = plan.copy + ([deploy_plan.PROGRAM] if plan.finish else [])
    size = sum(len(built.files[path]) for path in copies)
    gone = len([path for path in plan.remove if path not in copies]) + len(plan.litter)
    yield f"Copied {_files(copies)} ({size:,} bytes), removed {gone}."
    for path in plan.rescue:
        yield f"What was in {path} is now in {rescue_to}: the box did not write it."
    if plan.keeps_settings:
        yield "Your settings.toml was kept."
    if plan.new_settings:
        keys = ", ".join(plan.new_settings)
        yield f"It does not have yet, and goes by the defaults for: {keys}"
    yield f"Read {_files(plan.checked)} back: every byte is right."
    yield f"Safe to unplug. Switch the box off and on to start version {built.version}."


def _files(paths):
    return f"{len(paths)} file" + ("" if len(paths) == 1 else "s")


if __name__ == "__main__":
    sys.exit(main())
