"""What is said to players is a message of the catalogue, in the rooms that read and judge, too.

`literals.toml` has the number of texts of four words or more that are left, by file; it may only shrink.
Regular expressions are not counted. Other texts that are no sentences, as lists of words, are.
"""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

from tests.architecture.sources import files, named, tree

LITERALS = Path(__file__).with_name("literals.toml")
_WORD = re.compile(r"[A-Za-z']{2,}")
_EXPRESSION = re.compile(r"\(\?[:=!<P]|\\[bswdWS]|\)\?|\]\+|\w\|\w")
"""What a regular expression has and no sentence."""
_FEWEST = 4
"""Words of a sentence."""


def is_sentence(text: str) -> bool:
    """Whether a text has as many words as a short sentence, with blanks between them."""
    return " " in text and len(_WORD.findall(text)) >= _FEWEST and not _EXPRESSION.search(text)


def sentences(path: Path) -> list[str]:
    """The texts of a file, `…` for values; no docstrings."""
    whole = tree(path)
    docs = {id(node.value) for node in ast.walk(whole) if isinstance(node, ast.Expr)}
    parts = {id(part) for node in ast.walk(whole) if isinstance(node, ast.JoinedStr) for part in node.values}
    found: list[str] = []
    for node in ast.walk(whole):
        match node:
            case ast.JoinedStr(values=values):
                said = (str(one.value) if isinstance(one, ast.Constant) else "…" for one in values)
                found.append("".join(said))
            case ast.Constant(value=str(text)) if id(node) not in docs | parts:
                found.append(text)
    return [text for text in found if is_sentence(text)]


def test_a_sentence_is_known_from_other_texts() -> None:
    assert is_sentence("There is no … in …")
    assert not is_sentence("SIGN ON …")
    assert not is_sentence("no-such-province-there")
    assert not is_sentence(r"(?:it|that) (?:is|was) (?:the|my) order")


def test_no_more_sentences_stand_in_the_code_than_are_listed() -> None:
    allowed = tomllib.loads(LITERALS.read_text(encoding="utf-8"))["sentences"]
    counted = {
        named(path): len(sentences(path))
        for path in files()
        if named(path).startswith(("judge/language/", "judge/game/"))
    }
    more = {name: number for name, number in counted.items() if number > allowed.get(name, 0)}
    assert more == {}, "make them messages of locales/en"
    fewer = {name: number for name, number in allowed.items() if counted.get(name, 0) < number}
    assert fewer == {}, "lower the numbers of these files in literals.toml"
