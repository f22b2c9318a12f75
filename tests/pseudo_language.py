"""A complete language made from English: an accent on each word, so that what no catalogue says is seen.

It has the code of Norwegian, whose plurals and lists CLDR knows, and which the judge does not speak.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from judge import paths
from judge.render import composer, echo_sentences, languages
from judge.render.text import messages

CODE = "nb"
_ACCENTS = str.maketrans("aeiouycnszlrgAEIOUY", "áéíóúýçñšžłřğÁÉÍÓÚÝ")
_TAG = re.compile(r"(<[^>]*>|&\w+;)")
_WORD = re.compile(r"[^\W\d_]+")


def marked(text: str) -> str:
    """A text with accents on its words; commands in capitals and marks of HTML stay as they are."""
    return "".join(
        part if _TAG.fullmatch(part) else _WORD.sub(lambda word: _accented(word[0]), part)
        for part in _TAG.split(text)
    )


def _accented(word: str) -> str:
    return word if word.isupper() and len(word) > 1 else word.translate(_ACCENTS)


class _Marks(Visitor):
    def visit_Message(self, node: ast.Message) -> None:  # noqa: N802  # Fluent's name
        if node.id.name != "date-pattern":  # letters of CLDR
            self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  # Fluent's name
        node.value = marked(node.value)


@contextmanager
def pseudo_language(folder: Path) -> Iterator[str]:
    """Let the judge find its data in a folder whose catalogue has the language too; give its code."""
    with own_language(folder, CODE) as there:
        for file in (paths.locales() / "en").glob("*.ftl"):
            resource = FluentParser().parse(file.read_text(encoding="utf-8"))
            _Marks().visit(resource)
            (there / file.name).write_text(FluentSerializer().serialize(resource), encoding="utf-8")
        for page in (paths.locales() / "en" / "help").glob("*.md"):
            (there / "help" / page.name).write_text(_marked_page(page.read_text(encoding="utf-8")), "utf-8")
        yield CODE


@contextmanager
def own_language(folder: Path, code: str) -> Iterator[Path]:
    """Let the judge find its data in a folder with one more language, and give that one's empty folder."""
    before = paths._PACKAGE
    for data in ("deploy", "grammar", "migrations", "templates"):
        (folder / data).symlink_to(paths.data_folder(data))
    there = folder / "locales" / code
    (there / "help").mkdir(parents=True)
    for other in paths.locales().iterdir():
        (there.parent / other.name).symlink_to(other)
    paths._PACKAGE = folder / "judge"
    _forget()
    try:
        yield there
    finally:
        paths._PACKAGE = before
        _forget()


def _marked_page(text: str) -> str:
    """A page with accents on its words, but none within Jinja's braces."""
    parts = re.split(r"(\{[{%#].*?[#%}]\})", text, flags=re.DOTALL)
    return "".join(part if part.startswith("{") else marked(part) for part in parts)


def _forget() -> None:
    """Forget what was read of the catalogue before."""
    messages._catalogue.cache_clear()
    for kept in (languages.languages, echo_sentences.echo_sentences, composer.ordinary_words):
        kept.cache_clear()


def unmarked(line: str) -> tuple[str, ...]:
    """The words of a line that have small letters and no accent: names, what people typed, or a finding."""
    words = _WORD.findall(line)
    return tuple(word for word in words if len(word) > 2 and word.isascii() and not word.isupper())
