"""Every module and every package says what it is about, and no name says nothing."""

from __future__ import annotations

import ast

from tests.architecture.sources import files, named, tree

EMPTY_NAMES = {"utils", "util", "helpers", "helper", "manager", "managers", "common", "misc", "stuff"}


def test_every_module_says_what_it_is_about() -> None:
    product = [path for path in files() if named(path).startswith("judge/")]
    assert [named(path) for path in product if not ast.get_docstring(tree(path))] == []


def test_no_name_says_nothing() -> None:
    assert [named(path) for path in files() if EMPTY_NAMES & {*path.parts, path.stem}] == []
