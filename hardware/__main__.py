# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Makes all that is made in this folder, for `make hardware`.

    python -m hardware [pico-aaa] [pico-lipo] [feather]

The pictures and parts lists go into hardware/, to be committed; STL and STEP into build/hardware/
and, with the guide, into build/mitchi-box-hardware-VERSION.zip. Ends with status 1 where something
was missing; everything else is made all the same.
"""

import sys
import time
import zipfile

from hardware import draw_wiring, parts, steps
from hardware.tables import HERE, VARIANTS
from tools.archive import TIME
from tools.project_files import ROOT, version

PICTURES = HERE / "pictures"
PARTS = HERE / "parts"
BUILD = ROOT / "build" / "hardware"
LANGUAGES = ("en", "es")


def main(arguments):
    """Make everything for the variants named, or for all; returns the exit status."""
    wrong = [name for name in arguments if name not in VARIANTS]
    if wrong:
        print(f"There is no variant {wrong[0]}. There are: {', '.join(VARIANTS)}.")
        return 2
    variants = arguments or VARIANTS
    for folder in (PICTURES, PARTS, BUILD):
        folder.mkdir(parents=True, exist_ok=True)
    write_parts()
    write_steps()
    status = 0 if write_wiring(variants) else 1
    for variant in variants:
        write_case(variant)
    path = write_zip()
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size:,} bytes")
    return status


def write_parts():
    for variant in VARIANTS:
        (PARTS / f"{variant}.csv").write_text(parts.as_csv(variant), encoding="utf-8")
    print(f"{len(VARIANTS)} parts lists in hardware/parts/")


def write_steps():
    for name, make in steps.STEPS.items():
        (PICTURES / f"{name}.svg").write_text(make(), encoding="utf-8")
    print(f"{len(steps.STEPS)} drawings of the steps in hardware/pictures/")


def write_wiring(variants):
    """Draw the wiring; returns False where Graphviz is missing, and says so."""
    if not draw_wiring.can_draw():
        print(draw_wiring.MISSING)
        return False
    for variant in variants:
        draw_wiring.draw(variant, PICTURES)
    print("the wiring as SVG and PNG in hardware/pictures/")
    return True


def write_case(variant):
    """Write STL and STEP of every part, and three pictures."""
    from build123d import export_step, export_stl

    from hardware import pictures
    from hardware.case import cases

    begin = time.perf_counter()
    count = 0
    for language in LANGUAGES:
        case = cases.build(variant, language)
        for name in case.parts:
            caps = name.startswith("cap-")
            if language != LANGUAGES[0] and not caps:
                continue
            folder = BUILD / variant / (f"caps-{language}" if caps else ".")
            folder.mkdir(parents=True, exist_ok=True)
            solid = case.printed(name)
            export_stl(solid, str(folder / f"{name}.stl"), tolerance=0.05, angular_tolerance=0.2)
            export_step(solid, str(folder / f"{name}.step"))
            count += 1
        if variant != "pico-lipo":  # from the front it is the one with three AAA
            pictures.assembled(case).save(PICTURES / f"{variant}-{language}.png", optimize=True)
    pictures.exploded(case, 800).save(PICTURES / f"{variant}-exploded.png", optimize=True)
    pictures.back(case).save(PICTURES / f"{variant}-back.png", optimize=True)
    seconds = time.perf_counter() - begin
    print(f"{variant}: {count} parts as STL and STEP in build/hardware/, {seconds:.0f} s")


def write_zip():
    """Pack the parts to print, the guide and its pictures; returns the path."""
    files = {}
    for folder, pattern in ((BUILD, "*/*"), (BUILD, "*/*/*")):
        for path in folder.glob(pattern):
            if path.suffix in (".stl", ".step"):
                files[f"case/{path.relative_to(folder).as_posix()}"] = path
    for pattern in ("*.md", "*.csv", "*.yml", "parts/*.csv", "pictures/*"):
        for path in HERE.glob(pattern):
            files[path.relative_to(HERE).as_posix()] = path
    files["LICENSE-CERN-OHL-P-2.0.txt"] = ROOT / "LICENSES" / "CERN-OHL-P-2.0.txt"
    target = ROOT / "build" / f"mitchi-box-hardware-{version()}.zip"
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, TIME), files[name].read_bytes(),
                             zipfile.ZIP_DEFLATED)  # fmt: skip
    return target


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
