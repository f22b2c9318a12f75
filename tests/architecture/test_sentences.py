"""Sentences are made in render (ADR 18): each key has its row, and whoever says it has the values for it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

from judge.render.text.remarks.wording import SENTENCES, TABLES
from judge.service.notices.remarks import RemarkKey
from tests.architecture.sources import files, named, tree


def asked_for(key: RemarkKey) -> set[str]:
    """The values that a sentence and its hint ask for."""
    row = SENTENCES[key]
    return {name for text in (row.text, row.hint) for _, name, _, _ in Formatter().parse(text) if name}


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
        case [ast.Attribute(value=ast.Name(id="RemarkKey"), attr=name)]:
            return RemarkKey[name]
    return None


def test_every_key_has_one_sentence() -> None:
    assert set(SENTENCES) == set(RemarkKey)
    assert sum(len(table) for table in TABLES) == len(SENTENCES)


def test_every_remark_names_its_key_and_has_the_values_that_its_sentence_asks_for() -> None:
    wrong = [
        f"{named(path)}:{call.lineno}"
        for path, call in remarks()
        if (key := key_of(call)) is None or {word.arg for word in call.keywords} != asked_for(key)
    ]
    assert wrong == []
