# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""Every file for the board compiles with the compiler whose output the board reads."""

import pytest

from tools.mpy import FORMAT, RefusedFile, check_compiler, compile_source
from tools.project_files import board_modules
from tools.sizes import APP_BUDGET

MODULES = board_modules()


@pytest.mark.parametrize("module", MODULES.values(), ids=MODULES.keys())
def test_a_file_for_the_board_compiles(module):
    compiled = compile_source(module.source, module.path)
    assert compiled[0] == ord("C")
    assert compiled[1] == FORMAT


def test_the_whole_app_is_within_its_budget():
    as_it_is = [module for path, module in MODULES.items() if "/" not in path]
    compiled = [module for path, module in MODULES.items() if "/" in path]
    total = sum(len(module.source) for module in as_it_is)
    total += sum(len(compile_source(module.source, module.path)) for module in compiled)
    assert total <= APP_BUDGET


def test_the_compiler_is_the_pinned_one():
    check_compiler()


def test_another_version_of_the_compiler_is_refused(monkeypatch):
    monkeypatch.setattr("tools.mpy.metadata.version", lambda name: "1.29.0")
    with pytest.raises(RefusedFile, match=r"1\.29\.0 is installed\. Only 1\.28\.0\.post2 "):
        check_compiler()
