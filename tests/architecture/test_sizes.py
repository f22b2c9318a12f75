"""Hard ends of size, and names that say nothing."""

from __future__ import annotations

import ast

from tests.architecture.sources import files, functions, named, tree

LINES_OF_A_FILE = 400
LINES_OF_A_FUNCTION = 60
EMPTY_NAMES = {"utils", "util", "helpers", "helper", "manager", "managers", "common", "misc", "stuff"}


def test_no_file_is_longer_than_the_hard_end() -> None:
    sizes = {named(path): len(path.read_text(encoding="utf-8").splitlines()) for path in files()}
    assert {name: size for name, size in sizes.items() if size > LINES_OF_A_FILE} == {}


def test_no_function_is_longer_than_the_hard_end() -> None:
    sizes = {
        f"{named(path)}:{function.lineno} {function.name}": (function.end_lineno or 0) - function.lineno + 1
        for path in files()
        for function in functions(path)
    }
    assert {name: size for name, size in sizes.items() if size > LINES_OF_A_FUNCTION} == {}


def test_every_name_says_what_the_module_is_about() -> None:
    assert [named(path) for path in files() if EMPTY_NAMES & {*path.parts, path.stem}] == []


def test_every_module_says_what_it_owns() -> None:
    rooms = [path for path in files() if named(path).startswith("judge/")]
    assert [named(path) for path in rooms if not ast.get_docstring(tree(path))] == []
