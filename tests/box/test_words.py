# SPDX-FileCopyrightText: 2026 The Mitchi box authors
# SPDX-License-Identifier: MIT
"""The words: the same in both languages, every letter drawn, nothing left in the other language."""

import ast
import re

import pytest

from box import rules_en, rules_es, words, words_en, words_es
from mitchi.hands import HANDS, group
from tools.letters import LARGE, SMALL, TINY
from tools.project_files import ROOT

# Keys that are put together where they are used.
MADE_UP_KEYS = {str(hand) for hand in HANDS} | {group(hand) for hand in HANDS}
MADE_UP_KEYS |= {"short_" + group(hand) for hand in HANDS}
TINY_KEYS = {key for key in MADE_UP_KEYS if key.startswith("short_")} | {"mitchis", "pot_short"}

ENGLISH = set(
    "a all and are back both box dice die double end every for from game games go hand hands has "
    "in is it keep keeps last left limit low more mean never new next no of off on one or other "
    "player players points pot read right roll rolls round rounds score scores set start stops "
    "switch the their there they this throw tie to too turn wins worst yes you your".split()
)
ALSO_SPANISH = {"a", "dice", "no"}


def texts_of(module):
    """{key: text} of a language."""
    lines = module.TEXTS.strip("\n").split("\n")
    pairs = [line.split(": ", 1) for line in lines]
    assert len({key for key, _ in pairs}) == len(pairs), "a key is there twice"
    return dict(pairs)


EN, ES = texts_of(words_en), texts_of(words_es)
PAGES = {"en": rules_en.PAGES, "es": rules_es.PAGES}


def all_texts(language):
    texts = list({"en": EN, "es": ES}[language].values())
    return texts + [part for page in PAGES[language] for part in page]


def test_both_languages_have_the_same_keys():
    assert list(EN) == list(ES)


@pytest.mark.parametrize("key", EN)
def test_both_languages_have_as_many_places_to_fill_in(key):
    assert EN[key].count("{}") == ES[key].count("{}")
    assert not re.search(r"\{[^}]|[^{]\}", EN[key] + ES[key])


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_character_of_every_text_has_a_glyph(language):
    for text in all_texts(language):
        assert set(text) <= set(SMALL.columns), text


@pytest.mark.parametrize("texts", [EN, ES], ids=["en", "es"])
def test_hands_can_be_written_large_and_the_reference_tiny(texts):
    for hand in HANDS:
        assert set(texts[str(hand)]) <= set(LARGE.columns)
    for key in TINY_KEYS:
        assert set(texts[key]) <= set(TINY.columns)


def test_every_letter_that_a_name_may_have_can_be_written_in_both_sizes():
    source = (ROOT / "box" / "screens" / "setup.py").read_text("utf-8")
    rows = dict(re.findall(r'^(_CAPITALS|_SMALLS|_OTHERS) = "(.*)"$', source, re.MULTILINE))
    letters = set("".join(rows.values()))
    assert len(rows) == 3
    assert set("ABCDEFGHIJKLMNÑOPQRSTUVWXYZÁÉÍÓÚÜ") <= letters
    assert set("abcdefghijklmnñopqrstuvwxyzáéíóúü") <= letters
    assert letters <= set(SMALL.columns)
    assert letters <= set(LARGE.columns)


def test_every_hand_has_a_name_of_its_own_in_both_languages():
    for texts in (EN, ES):
        names = [texts[str(hand)] for hand in HANDS]
        assert len(set(names)) == 21
    assert (EN["21"], EN["66"], EN["63"]) == ("Mitchi", "double six", "six-three")
    assert (ES["21"], ES["66"], ES["65"]) == ("Mitchi", "doble seis", "seis-cinco")


@pytest.mark.parametrize("text", all_texts("es"))
def test_spanish_has_no_english_left(text):
    # STOP and ROLL are what stands on the buttons, settings.toml is a file.
    found = set(re.findall(r"[a-záéíóúüñ]+", re.sub(r"settings\.toml|[A-Z]{3,}", "", text).lower()))
    assert not found & (ENGLISH - ALSO_SPANISH)


@pytest.mark.parametrize("text", all_texts("en"))
def test_english_has_no_spanish_left(text):
    if text != EN["language_name"]:
        assert not set(text.lower()) & set("áéíóúüñ¿¡")


@pytest.mark.parametrize("text", all_texts("es"))
def test_spanish_questions_and_cries_open_and_close(text):
    for opening, closing in ("¿?", "¡!"):
        marks = [mark for mark in text if mark in opening + closing]
        assert marks == [opening, closing] * (len(marks) // 2)


@pytest.mark.parametrize("language", ["en", "es"])
def test_texts_have_no_blank_too_many(language):
    for text in all_texts(language):
        assert text.strip() == text
        assert "  " not in text


def used_keys():
    """Every text in box/ that stands where a key may stand."""
    found = set()
    for path in (ROOT / "box").rglob("*.py"):
        if not path.name.startswith(("words_", "rules_")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.add(node.value)
    return found


def said_keys():
    """The keys that say() is called with."""
    found = set()
    for path in (ROOT / "box").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                key = node.args[0]
                if name == "say" and isinstance(key, ast.Constant):
                    found.add(key.value)
    return found


def test_every_key_that_is_said_is_there():
    assert said_keys() <= set(EN)
    assert MADE_UP_KEYS <= set(EN)


def test_every_key_is_used():
    used = used_keys()
    beginnings = tuple(text for text in used if text.endswith("_") and len(text) > 1)
    unused = set(EN) - MADE_UP_KEYS - used
    assert {key for key in unused if not key.startswith(beginnings)} == set()


def test_the_box_speaks_the_language_that_it_was_told_and_forgets_the_other():
    words.use("es")
    assert words.language() == "es"
    assert words.say("stop") == "Me planto"
    assert words.say("takes", "Luis", words.points(2)) == "Luis se lleva 2 puntos"
    words.use("en")
    assert words.say("stop") == "Stop"
    assert words.say("takes", "Luis", words.points(1)) == "Luis takes 1 point"
    assert words.hand_name(64) == "six-four"
    assert words.hand_digits(64) == "6-4"
    with pytest.raises(KeyError):
        words.say("nobody says this")


def test_a_key_is_found_whole_and_not_inside_another():
    words.use("en")
    for key, text in EN.items():
        assert words.say(key) == text


def test_both_languages_tell_the_rules_in_as_many_pages():
    assert len(PAGES["en"]) == len(PAGES["es"])


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_pages_of_the_rules_are_there(language):
    words.use(language)
    assert words.rules_pages() == PAGES[language]
