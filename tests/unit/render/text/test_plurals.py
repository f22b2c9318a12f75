"""Each message with a plural is said of 1, 2, 5 and 22 in each language, and no value of it is lost."""

from __future__ import annotations

import re
from datetime import UTC, datetime

import pytest
from fluent.syntax import ast

from judge.game.message import Value
from judge.render.languages import languages
from judge.render.text.messages import say
from judge.render.text.reader_language import in_language
from tests.messages import named, nodes, patterns

_NUMBERS = (1, 2, 5, 22)
_FORMS = {"zero", "one", "two", "few", "many", "other"}
_OF_FUNCTIONS: dict[str, Value] = {
    "LIST": ("Anna", "Rolf"),
    "TIME": datetime(2026, 1, 7, 23, 30, tzinfo=UTC),
}
_UNSAID = re.compile(r"[{}]|\bNone\b|\?\?\?|\$\w")
"""What stands in a text whose value was not said."""


@pytest.mark.parametrize("language", languages())
def test_every_plural_is_said(language: str) -> None:
    found = {key: pattern for key, pattern in patterns(language).items() if _counted(pattern)}
    assert found
    with in_language(language):
        for key, pattern in found.items():
            said = {say(key, **_values(pattern, number)) for number in _NUMBERS}
            assert [text for text in said if _UNSAID.search(text) or text == key] == [], key


def _counted(pattern: ast.Pattern) -> set[str]:
    """The values of whose number the message has a plural."""
    return {
        one.selector.id.name
        for one in nodes(pattern)
        if isinstance(one, ast.SelectExpression) and isinstance(one.selector, ast.VariableReference)
        if _is_plural(one)
    }


def _is_plural(choice: ast.SelectExpression) -> bool:
    keys = {one.key.name for one in choice.variants if isinstance(one.key, ast.Identifier)}
    return "other" in keys and keys <= _FORMS and len(choice.variants) > 1


def _values(pattern: ast.Pattern, number: int) -> dict[str, Value]:
    """A value for all that a message asks for: the number where it counts, and a word elsewhere."""
    values: dict[str, Value] = {}
    for one in nodes(pattern):
        if isinstance(one, ast.VariableReference):
            values.setdefault(one.id.name, "alpha")
        elif isinstance(one, ast.FunctionReference):
            for part in one.arguments.positional:
                if isinstance(part, ast.VariableReference):
                    values[part.id.name] = _OF_FUNCTIONS.get(one.id.name, values.get(part.id.name, "alpha"))
        elif isinstance(one, ast.MessageReference):
            values = _values(patterns()[named(one)], number) | values
    return values | dict.fromkeys(_counted(pattern), number)
