# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Builds build/drive/, exactly the files for the board, and the zip of it.

    python -m tools.build

Compiles only what changed. What it writes depends on nothing but the sources and the pinned
libraries: not on the time, the computer, or what was built before.
"""

import hashlib
import sys
from pathlib import Path

from tools import archive, drive_list, mpy, project_files, sizes, wheels
from tools.board_imports import MissingModule
from tools.project_files import AS_IT_IS, ROOT


class Build:
    """What was built: `version`, `files` ({path on the drive: bytes}), `sources` ({path of a
    .mpy: bytes of the .py that it was compiled from}), `libraries`, `left_out` (paths)."""

    def __init__(self, version, modules, libraries, left_out):
        self.version = version
        self.modules = modules
        self.libraries = libraries
        self.left_out = left_out
        self.files = {}
        self.sources = {}


def build(root=ROOT, output=None):
    """Build everything under `output`, build/ by default, and return the Build.

    Raises RefusedFile, MissingModule or LibraryError, and writes nothing then.
    """
    output = output or root / "build"
    result = collect(root, output / "wheels")
    compile_all(result, output / "cache")
    result.files["settings.toml"] = (root / "settings.toml").read_bytes()
    result.files[drive_list.PATH] = drive_list.write(result.version, result.files)
    write_tree(output / "drive", result.files)
    write_tree(output / "source", {_py(path): data for path, data in result.sources.items()})
    packed = archive.pack(result.files, result.libraries, root)
    _write_if_changed(zip_path(output, result.version), packed)
    return result


def collect(root, wheel_folder):
    """Return a Build that knows its modules and libraries, with nothing compiled yet."""
    libraries = wheels.fetch(
        wheels.read_pins(root / "lib" / "requirements.txt"),
        wheel_folder,
        root / "lib" / "requirements.txt",
    )
    modules = project_files.board_modules(root, wheels.finder(libraries))
    idle = wheels.unused(libraries, modules)
    if idle:
        names = ", ".join(library.name for library in idle)
        raise wheels.LibraryError(f"lib/requirements.txt pins what nothing imports: {names}")
    rules = [path for room in ("mitchi", "mito") for path in (root / room).rglob("*.py")]
    left_out = {path.relative_to(root).as_posix() for path in rules} - modules.keys()
    return Build(project_files.version(root), modules, libraries, sorted(left_out))


def compile_all(result, cache):
    """Fill in the files and sources of `result`, taking from the folder `cache` what it has."""
    cache.mkdir(parents=True, exist_ok=True)
    used = set()
    recipe = mpy.recipe()
    for path, module in result.modules.items():
        if path in AS_IT_IS:
            result.files[path] = module.source
            continue
        kept = cache / _cache_name(module, recipe)
        used.add(kept)
        if not kept.exists():
            _write_if_changed(kept, mpy.compile_source(module.source, path))
        compiled = kept.read_bytes()
        mpy.check_header(compiled, path)
        result.files[_mpy(path)] = compiled
        result.sources[_mpy(path)] = module.source
    for old in set(cache.iterdir()) - used:
        old.unlink()


def _cache_name(module, recipe):
    what = f"{mpy.COMPILER}\n{module.path}\n".encode() + recipe + module.source
    return hashlib.sha256(what).hexdigest() + ".mpy"


def _mpy(path):
    return path.removesuffix(".py") + ".mpy"


def _py(path):
    return path.removesuffix(".mpy") + ".py"


def zip_path(output, version):
    """Return where the zip of `version` goes under the folder `output`."""
    return output / f"mitchi-box-{version}.zip"


def write_tree(folder, files):
    """Make `folder` hold exactly `files`, a dict from path to bytes; touch only what differs."""
    for path, data in files.items():
        _write_if_changed(folder / path, data)
    wanted = {folder / path for path in files}
    for path in sorted(folder.rglob("*"), reverse=True):
        if path.is_dir():
            if not any(path.iterdir()):
                path.rmdir()
        elif path not in wanted:
            path.unlink()


def _write_if_changed(path, data):
    if path.is_file() and path.read_bytes() == data:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    # Written beside and renamed: a build that is stopped leaves no half file behind.
    beside = path.with_name(path.name + ".part")
    beside.write_bytes(data)
    beside.replace(path)


def main(output=None):
    """Build and say what was built; returns the exit status."""
    output = Path(output or ROOT / "build")
    try:
        result = build(output=output)
    except (mpy.RefusedFile, MissingModule, wheels.LibraryError) as error:
        print(f"Nothing was built. {error}")
        return 1
    except OSError as error:
        print(f"Nothing was built. {error.filename or 'A file'}: {error.strerror}")
        return 1
    print(f"The Mitchi box {result.version}:")
    print("\n".join(sizes.report(result.files)))
    over = sizes.app_size(result.files) - sizes.APP_BUDGET
    if over > 0:
        print(f"The app is {over:,} bytes over its budget: it may not start on the board.")
    if result.left_out:
        print("Only for a desktop, left out: " + ", ".join(result.left_out))
    print(f"Built {_shown(output / 'drive')} and {_shown(zip_path(output, result.version))}")
    return 0


def _shown(path):
    return path.relative_to(ROOT) if path.is_relative_to(ROOT) else path


if __name__ == "__main__":
    sys.exit(main())
