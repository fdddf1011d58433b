# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Packs the drive into a zip that unpacks straight onto it, the same bytes every time."""

import io
import zipfile

from tools.project_files import ROOT

# Any fixed time will do; a FAT drive cannot hold one before 1980.
TIME = (2026, 1, 1, 0, 0, 0)
_TEXTS = ROOT / "tools" / "zip"
_RULE = "\n" + "-" * 72 + "\n\n"


def pack(files, libraries, root=ROOT):
    """Return the zip, as bytes, of `files`, a dict from path to bytes, and of what a person needs.

    Libraries may be passed on only with their licences, so these go in, after the project's own.
    """
    everything = dict(files)
    for path in sorted(_TEXTS.glob("*.txt")):
        everything[path.name] = for_windows(path.read_text(encoding="utf-8"))
    everything["LICENSES.txt"] = for_windows(licences(libraries, root))
    buffer = io.BytesIO()
    # Stored, since two versions of zlib do not compress to the same bytes.
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as archive:
        for path in sorted(everything):
            entry = zipfile.ZipInfo(path, TIME)
            # Unix, a plain file that all may read: the same entry whichever computer packs it.
            entry.create_system = 3
            entry.external_attr = 0o100644 << 16
            archive.writestr(entry, everything[path])
    return buffer.getvalue()


def licences(libraries, root=ROOT):
    """Return one text with the licences of the project and of each Library."""
    texts = ["The Mitchi box\n\n" + (root / "LICENSE").read_text(encoding="utf-8")]
    for library in libraries:
        texts.append(f"{library.name} {library.version}\n\n{library.licence().strip()}\n")
    return _RULE.join(texts)


def for_windows(text):
    """Return `text` as bytes that Windows' oldest editor shows right too."""
    return text.replace("\n", "\r\n").encode("utf-8-sig")
