"""Each language says what English says: the same messages, attributes and values, and nothing in English.

`languages.toml` has how many messages and pages each language still lacks; the numbers may only shrink, so a
new message in English wants its translation. A language that lacks one cannot be chosen.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer, ast

from judge.language.language_names import language_code, own_name
from judge.paths import locales
from judge.render.languages import languages, missing
from judge.render.text.reader_language import ENGLISH
from tests.messages import choices_in, entries, patterns, values_in

ALLOWED = Path(__file__).with_name("languages.toml")
OTHERS = sorted(one.name for one in locales().iterdir() if one.is_dir() and one.name != ENGLISH)
_LONGEST_WORD = 60
"""Characters that stand on a line of an email."""
_OWN_WORDS = 4
"""Letters of a word that is not the same in two languages by chance."""


def test_every_language_has_as_many_messages_as_before() -> None:
    allowed = tomllib.loads(ALLOWED.read_text(encoding="utf-8"))["missing"]
    found = {name: len(missing(name)) for name in OTHERS if missing(name)}
    more = {
        name: (number, sorted(missing(name))[:10])
        for name, number in found.items()
        if number > allowed.get(name, 0)
    }
    assert more == {}, "translate these"
    if found != allowed and os.environ.get("UPDATE_SNAPSHOTS"):
        head = ALLOWED.read_text(encoding="utf-8").partition("[missing]")[0]
        rows = "".join(f"{name} = {number}\n" for name, number in sorted(found.items()))
        ALLOWED.write_text(f"{head}[missing]\n{rows}", encoding="utf-8")
        return
    assert found == allowed, f"lower the numbers in {ALLOWED.name}"


def test_only_a_complete_language_can_be_chosen() -> None:
    assert languages() == (ENGLISH, *(name for name in OTHERS if not missing(name)))


@pytest.mark.parametrize("name", OTHERS)
def test_a_language_has_its_name(name: str) -> None:
    assert language_code(own_name(name)) == name


@pytest.mark.parametrize("name", OTHERS)
def test_a_language_has_no_message_that_english_lacks(name: str) -> None:
    assert patterns(name).keys() - patterns().keys() == set()


@pytest.mark.parametrize("name", OTHERS)
def test_a_message_stands_in_the_file_of_its_topic(name: str) -> None:
    english = {entry.id.name: file.name for file, entry in entries()}
    wrong = [entry.id.name for file, entry in entries(name) if english[entry.id.name] != file.name]
    assert wrong == []


@pytest.mark.parametrize("name", OTHERS)
def test_a_message_asks_for_the_values_of_the_english_one(name: str) -> None:
    wrong = {
        key: values_in(pattern) ^ values_in(patterns()[key])
        for key, pattern in patterns(name).items()
        if values_in(pattern) != values_in(patterns()[key])
    }
    assert wrong == {}


@pytest.mark.parametrize("name", OTHERS)
def test_a_message_chooses_between_the_words_of_the_english_one(name: str) -> None:
    """A word that decides is none of the language: a message that prints it instead shows it to people."""
    wrong = {
        key: (choices_in(pattern), choices_in(patterns()[key]))
        for key, pattern in patterns(name).items()
        if choices_in(pattern) != choices_in(patterns()[key])
    }
    assert wrong == {}


@pytest.mark.parametrize("name", OTHERS)
def test_no_message_is_the_english_one(name: str) -> None:
    write = FluentSerializer()
    same = [
        key
        for key, pattern in patterns(name).items()
        if _has_words(pattern)
        and write.serialize(_entry(pattern)) == write.serialize(_entry(patterns()[key]))
    ]
    assert set(same) <= _SAME


_SAME = {"usage"}
"""Messages without a word of their own."""


@pytest.mark.parametrize("name", OTHERS)
def test_no_word_is_longer_than_a_line(name: str) -> None:
    words = (word for key in patterns(name).values() for text in _texts(key) for word in text.split())
    assert [word for word in words if len(word) > _LONGEST_WORD] == []


@pytest.mark.parametrize("name", OTHERS)
def test_a_page_of_help_that_a_language_has_is_one_of_english(name: str) -> None:
    pages = {one.name for one in (locales() / name / "help").glob("*")}
    assert pages <= {one.name for one in (locales() / ENGLISH / "help").glob("*")}


def _entry(pattern: ast.Pattern) -> ast.Resource:
    return ast.Resource([ast.Message(ast.Identifier("one"), pattern)])


def _has_words(pattern: ast.Pattern) -> bool:
    words = (word.strip(".,:;!?()") for text in _texts(pattern) for word in text.split())
    return any(word.isalpha() and word.islower() and len(word) >= _OWN_WORDS for word in words)


def _texts(pattern: ast.Pattern) -> Iterator[str]:
    for one in pattern.elements:
        if isinstance(one, ast.TextElement):
            yield one.value
        elif isinstance(one.expression, ast.SelectExpression):
            for case in one.expression.variants:
                yield from _texts(case.value)
