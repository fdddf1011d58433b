# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The drive gets what is imported, and what that imports, and no more."""

import pytest

from tools.board_imports import MissingModule, Module, needed

BOX = {
    "box": "",
    "box.app": "from box import words\n",
    "box.words": "",
    "box.unused": "",
}


def reached(sources, start, folder=""):
    """Return the paths that are needed when the firmware runs `start`, a source text.

    sources: {dotted name: source}; a name that others begin with is a package.
    """

    def module(name):
        if name not in sources:
            return None
        is_package = any(other.startswith(name + ".") for other in sources)
        path = name.replace(".", "/") + ("/__init__.py" if is_package else ".py")
        return Module(name, folder + path, sources[name].encode(), is_package)

    program = Module("code", "code.py", start.encode(), False)
    return set(needed([program], module)) - {"code.py"}


def test_an_import_is_followed_to_its_end():
    expected = {"box/__init__.py", "box/app.py", "box/words.py"}
    assert reached(BOX, "from box import app\n") == expected


def test_a_dotted_import_needs_the_packages_above():
    assert reached(BOX, "import box.words\n") == {"box/__init__.py", "box/words.py"}


def test_an_import_inside_a_function_counts():
    assert "box/words.py" in reached(BOX, "def f():\n    if 1:\n        import box.words\n")


def test_an_import_in_a_loop_a_with_and_a_handler_counts():
    source = "for i in x:\n with y:\n  try:\n   pass\n  except OSError:\n   import box.words\n"
    assert "box/words.py" in reached(BOX, source)


def test_a_name_that_is_no_module_is_what_the_module_defines():
    assert reached(BOX, "from box.words import say\n") == {"box/__init__.py", "box/words.py"}


def test_what_circuitpython_has_is_not_needed():
    assert reached(BOX, "import board, displayio\nfrom micropython import const\n") == set()


def test_an_import_that_leads_nowhere_is_refused_with_file_and_line():
    with pytest.raises(MissingModule, match=r"^code\.py:2 imports numpy, which is neither in"):
        reached(BOX, "import time\nimport numpy\n")


def test_a_module_that_the_package_lacks_is_refused():
    with pytest.raises(MissingModule, match=r"imports box\.nothing"):
        reached(BOX, "import box.nothing\n")


def test_the_boxs_own_files_may_not_hope_for_a_library():
    with pytest.raises(MissingModule, match="imports adafruit_lost"):
        reached(BOX, "try:\n    import adafruit_lost\nexcept ImportError:\n    pass\n")


# A library, as it lies in lib/, that also runs on a desktop.
def library(source, **others):
    return reached({"lib1": source, **others}, "import lib1\n", folder="lib/")


def test_a_library_may_ask_for_what_only_desktops_have():
    source = "try:\n    import typing\n    import desktop\nexcept ImportError:\n    pass\n"
    assert library(source, desktop="") == {"lib/lib1.py"}


def test_what_stands_before_the_import_that_fails_is_imported():
    source = "try:\n import one\n import typing\n import two\nexcept ImportError:\n pass\n"
    assert library(source, one="", two="") == {"lib/lib1.py", "lib/one.py"}


def test_the_way_out_of_a_failed_import_is_followed():
    source = "try:\n    import lost\nexcept (ImportError, NameError):\n    import other\n"
    assert library(source, other="") == {"lib/lib1.py", "lib/other.py"}


def test_the_way_out_is_not_needed_when_the_import_works():
    source = "try:\n    import time\nexcept ImportError:\n    import other\n"
    assert library(source, other="") == {"lib/lib1.py"}


def test_another_handler_does_not_excuse_an_import():
    with pytest.raises(MissingModule):
        library("try:\n    import lost\nexcept OSError:\n    pass\n")


def test_imports_for_type_checkers_are_not_run():
    assert library("if TYPE_CHECKING:\n    import lost\n") == {"lib/lib1.py"}


def test_a_relative_import_is_found_beside():
    sources = {"lib1": "from .part import f\n", "lib1.part": "from . import other\n",
               "lib1.other": ""}  # fmt: skip
    assert reached(sources, "import lib1\n", folder="lib/") == {
        "lib/lib1/__init__.py", "lib/lib1/part.py", "lib/lib1/other.py",
    }  # fmt: skip
