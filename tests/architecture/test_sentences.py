"""Sentences are made in render (ADR 18): each key has its row, and whoever says it has the values for it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import get_args

from judge.notices.remarks import RemarkKey
from judge.render.text.remarks import SENTENCES, TABLES
from tests.architecture.sources import files, named, tree

SENTENCE = re.compile(r"[A-Z]\S* \S+ .*[.?!]", re.DOTALL)
"""Three words or more from a capital to a full stop."""
TOPICS: dict[str, type[RemarkKey]] = {topic.__name__: topic for topic in get_args(RemarkKey)}
"""The enumerations of the keys by name."""
KEYS: set[RemarkKey] = {key for topic in TOPICS.values() for key in topic}
KEPT = {"I cannot read it as an order for this phase."}
"""Why an order ahead was dropped stands in the game's record, and so does this; records keep their words."""


def asked_for(key: RemarkKey) -> set[str]:
    """The values that a sentence and its hint ask for; `told` is put in once all of an email is done."""
    row = SENTENCES[key]
    found = {name for text in (row.text, row.hint) for _, name, _, _ in Formatter().parse(text) if name}
    return found - {"told"}


def remarks() -> Iterator[tuple[Path, ast.Call]]:
    """Every place in the program that makes a remark."""
    for path in files():
        if named(path).startswith("judge/"):
            for node in ast.walk(tree(path)):
                if (
                    isinstance(node, ast.Call)
                    and isinstance(node.func, ast.Name)
                    and node.func.id == "remark"
                ):
                    yield path, node


def key_of(call: ast.Call) -> RemarkKey | None:
    """The key that a call names; None if it does not stand there in so many letters."""
    match call.args:
        case [ast.Attribute(value=ast.Name(id=topic), attr=name)] if topic in TOPICS:
            return TOPICS[topic][name]
    return None


def test_every_key_has_one_sentence() -> None:
    assert set(SENTENCES) == KEYS
    assert sum(len(table) for table in TABLES) == len(SENTENCES)


def test_every_remark_names_its_key_and_has_the_values_that_its_sentence_asks_for() -> None:
    wrong = [
        f"{named(path)}:{call.lineno}"
        for path, call in remarks()
        if (key := key_of(call)) is None or {word.arg for word in call.keywords} != asked_for(key)
    ]
    assert wrong == []


def test_remarks_are_made_in_no_other_way() -> None:
    calls = [(path, node) for path in files() for node in ast.walk(tree(path)) if isinstance(node, ast.Call)]
    makers = {named(path) for path, call in calls if ast.unparse(call.func) == "Remark"}
    assert makers == {"judge/notices/remarks.py"}


def test_every_sentence_is_said_somewhere() -> None:
    assert KEYS - {key_of(call) for _, call in remarks()} == set()


def literals(node: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and text of the strings below a node, with `…` for values; no docstrings, errors or log lines."""
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Raise() | ast.Assert():
            return
        case ast.Call(func=ast.Attribute(value=ast.Name(id="log"))):
            return
        case ast.JoinedStr(values=parts):
            text = (str(part.value) if isinstance(part, ast.Constant) else "…" for part in parts)
            yield node.lineno, "".join(text)
        case ast.Constant(value=str(said)):
            yield node.lineno, said
    for child in ast.iter_child_nodes(node):
        yield from literals(child)


def test_a_sentence_is_known_from_a_name() -> None:
    source = '''"""A module about this."""
log.warning("Nobody came to the door.")
x = f"{name} is no game here.", "alpha", "Not here, at least.", "not answered: a robot"
'''
    texts = [text.replace("…", "X") for _, text in literals(ast.parse(source))]
    assert [text for text in texts if SENTENCE.fullmatch(text)] == [
        "X is no game here.",
        "Not here, at least.",
    ]


def test_the_service_holds_no_sentences() -> None:
    found = [
        f"{named(path)}:{line} {text}"
        for path in files()
        if named(path).startswith("judge/service/")
        for line, text in literals(tree(path))
        if SENTENCE.fullmatch(text.replace("…", "X")) and text not in KEPT
    ]
    assert found == []
