"""Text for people keeps off words that read as translated, and its sentences are short.

`tics.toml` has how many there still are, by file; the numbers may only shrink. `UPDATE_SNAPSHOTS=1` lowers
them, and never raises one.
"""

from __future__ import annotations

import ast
import os
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from tests.architecture.sources import ROOT, files, named, tree
from tests.messages import entries

ALLOWED = Path(__file__).with_name("tics.toml")
_TIC = re.compile(
    r"\b(?:whoever|whom|whomever|shall|anew|mend(?:s|ed)?|parted|beside|behind|stands?|at once|by itself|"
    r"(?<!there )is no(?! longer)|his|him|he)\b",
    re.IGNORECASE,
)
_MOST_WORDS = 20
_END = re.compile(r"(?<=[.?!:;])…?\s+")
_CLICK = ("command", "group")
"""The decorators by which a docstring becomes the help of a command."""


def tics(text: str) -> list[str]:
    """The words of a text that read as translated; commands, in capitals, are none."""
    return [word for word in _TIC.findall(text) if not word.isupper()]


def long_sentences(text: str) -> list[str]:
    """The sentences of a text, or their halves at a colon, that have too many words."""
    return [one for one in _END.split(text) if len(one.split()) > _MOST_WORDS]


class _Texts(Visitor):
    """The texts of a message: each value, attribute and case, with `…` in the place of what is filled in."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: fluent.Pattern) -> None:  # noqa: N802  # Fluent's name
        parts = (one.value if isinstance(one, fluent.TextElement) else "…" for one in node.elements)
        self.found.append(" ".join("".join(parts).split()))
        self.generic_visit(node)


def of_catalogue() -> Iterator[tuple[str, str]]:
    """File and text of every message."""
    for path, entry in entries():
        texts = _Texts()
        texts.visit(entry)
        yield from ((named(path), text) for text in texts.found)


def of_command_line() -> Iterator[tuple[str, str]]:
    """File and text of what the command line says: its strings, and the docstrings of its commands."""
    for path in files():
        if named(path).startswith("judge/cli/"):
            yield from ((named(path), text) for text in _said(tree(path)))


def _said(module: ast.AST) -> Iterator[str]:
    kept = {node.value for node in ast.walk(module) if isinstance(node, ast.Expr)}
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef) and _is_command(node):
            yield ast.get_docstring(node) or ""
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in kept:
            yield node.value


def _is_command(function: ast.FunctionDef) -> bool:
    return any(
        isinstance(one, ast.Call) and isinstance(one.func, ast.Attribute) and one.func.attr in _CLICK
        for one in function.decorator_list
    )


def of_documents() -> Iterator[tuple[str, str]]:
    """File and text of the README, the help pages and the guides; decisions keep their words."""
    for path in (
        ROOT / "README.md",
        *(ROOT / "docs").rglob("*.md"),
        *(ROOT / "locales" / "en").rglob("*.md"),
    ):
        if path.parent.name != "adr":
            yield named(path), path.read_text(encoding="utf-8")


def counts() -> dict[str, dict[str, int]]:
    """How many words and long sentences there are, by file."""
    catalogue = list(of_catalogue())
    words, long = Counter[str](), Counter[str]()
    for name, text in (*catalogue, *of_command_line(), *of_documents()):
        words[name] += len(tics(text))
    for name, text in catalogue:
        long[name] += len(long_sentences(text))
    return {
        "words": {name: number for name, number in sorted(words.items()) if number},
        "long": {name: number for name, number in sorted(long.items()) if number},
    }


def written(numbers: dict[str, dict[str, int]]) -> str:
    """The allow-list as its file has it."""
    head = "# Words that read as translated, and long sentences, by file. The numbers may only shrink.\n"
    parts = (
        f"\n[{kind}]\n" + "".join(f'"{name}" = {number}\n' for name, number in found.items())
        for kind, found in numbers.items()
    )
    return head + "".join(parts)


def test_a_word_that_reads_as_translated_is_known() -> None:
    assert tics("Whoever wants it stands behind him.") == ["Whoever", "stands", "behind", "him"]
    assert tics("This understands the header, and them.") == []


def test_a_long_sentence_is_known() -> None:
    assert long_sentences("word " * _MOST_WORDS) == []
    assert long_sentences(f"Short. {'word ' * _MOST_WORDS} more. Short.") != []


def test_the_help_of_a_command_is_text_for_people() -> None:
    source = '@click.command()\ndef a():\n    """Go."""\n\n\ndef b():\n    """No."""\n    return "Said"\n'
    assert sorted(_said(ast.parse(source))) == ["Go.", "Said"]


@pytest.mark.parametrize("kind", ["words", "long"])
def test_no_file_has_more_than_are_listed(kind: str) -> None:
    allowed = tomllib.loads(ALLOWED.read_text(encoding="utf-8"))
    found = counts()
    more = {name: n for name, n in found[kind].items() if n > allowed[kind].get(name, 0)}
    assert more == {}, "word it otherwise"
    if os.environ.get("UPDATE_SNAPSHOTS"):
        allowed[kind] = found[kind]
        ALLOWED.write_text(written(allowed), encoding="utf-8")
    fewer = {name: n for name, n in allowed[kind].items() if n > found[kind].get(name, 0)}
    assert fewer == {}, "lower the numbers of these files: UPDATE_SNAPSHOTS=1"
