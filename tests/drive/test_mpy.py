# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""What is compiled is what CircuitPython reads, and nothing else gets through."""

import pytest

from tools.mpy import RefusedFile, check_header, compile_source, for_circuitpython, names


def test_the_first_byte_is_circuitpythons():
    # The header: C, format 6, no native code and no sub-version, small integers of 31 bits.
    assert compile_source(b"x = 1\n", "x.py")[:4] == b"C\x06\x00\x1f"


def test_only_the_first_byte_differs_from_what_the_compiler_wrote():
    assert for_circuitpython(b"M\x06\x00\x1fMM", "x.mpy") == b"C\x06\x00\x1fMM"


def test_the_module_is_kept_for_tracebacks():
    assert "box.app" in names(compile_source(b"x = 1\n", "box/app.py"))
    assert "box" in names(compile_source(b"x = 1\n", "box/__init__.py"))
    assert "adafruit_ticks" in names(compile_source(b"x = 1\n", "lib/adafruit_ticks.py"))


def test_the_same_source_gives_the_same_bytes():
    source = b"def f(a):\n    return [a, 1.5, 'text', lambda: a]\n"
    assert compile_source(source, "f.py") == compile_source(source, "f.py")


@pytest.mark.parametrize(
    "source",
    [
        "async def f():\n    pass\n",
        "async def f():\n    await g()\n",
        "async def f():\n    return [x async for x in g()]\n",
        "class C:\n    async def f(self):\n        async with g():\n            pass\n",
    ],
)
def test_async_and_await_are_refused(source):
    with pytest.raises(RefusedFile, match=r"^box/a\.py:\d+ uses async or await"):
        compile_source(source.encode(), "box/a.py")


def test_the_words_async_and_await_in_a_text_are_fine():
    assert compile_source(b"text = 'async await'  # await\n", "a.py")


@pytest.mark.parametrize(
    "source",
    [
        "x = [*a]\n",
        "x = {**a}\n",
        "def f(a, /):\n    pass\n",
        "match x:\n    case 1:\n        pass\n",
        "with (open('a') as a, open('b') as b):\n    pass\n",
        "def f(a):\n    return 1, *a\n",
    ],
)
def test_syntax_that_the_board_lacks_does_not_compile(source):
    with pytest.raises(RefusedFile, match=r"^a\.py does not compile: SyntaxError"):
        compile_source(source.encode(), "a.py")


def test_what_is_no_python_is_refused_with_its_name():
    with pytest.raises(RefusedFile, match=r"^box/a\.py is not Python"):
        compile_source(b"def\n", "box/a.py")


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"C\x06\x00", "too short"),
        (b"M\x06\x00\x1f", "starts with b'M' instead of b'C'"),
        (b"C\x05\x00\x1f", "has .mpy format 5, and CircuitPython 9 to 11 read 6"),
        (b"C\x07\x00\x1f", "has .mpy format 7"),
        (b"C\x06\x14\x1f", "holds native code"),
        (b"C\x06\x00\x3f", "needs integers of 63 bits, and the board has 31"),
    ],
)
def test_a_header_that_circuitpython_does_not_read_is_refused(data, why):
    with pytest.raises(RefusedFile, match=why):
        check_header(data, "a.mpy")


def test_bytecode_of_a_sub_version_is_fine():
    # The low two bits of the third byte: they matter to native code only.
    check_header(b"C\x06\x03\x1f", "a.mpy")


def test_the_names_of_a_file_are_its_own_and_those_it_uses():
    source = b"def weigh(apple, pear):\n    return apple.weight + pear.weight\n"
    found = names(compile_source(source, "box/x.py"))
    assert found >= {"weigh", "apple", "pear", "weight"}
    assert "return" not in found
    long = "n" * 200
    assert long in names(compile_source(f"{long} = 1\n".encode(), "box/x.py"))
