"""Nothing in the judge stands there for the tests alone, but for what is listed here with its reason.

Found by name. A function, class or constant of a module counts as used when another definition in the module
names it, or another module imports it; a public method when its name stands after a dot, or in a template.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.architecture.sources import ROOT, files, named, tree

DRAWN_FOR_THE_DOCS = {
    "judge.cli.manual.manual",
    "judge.config.sample.reference",
    "judge.render.reference.reference_pages",
}
"""Pages of the reference that a test writes and compares."""
HOOKS = {
    "judge.language.orders.parser.clear_cache": "a benchmark has every line parsed anew",
    "judge.service.crash_points.watch": "the crash tests count the places and end the process at one",
    "judge.demo.environment.DemoEnvironment.judge_died": "a test of the demo ends its judge",
    "judge.demo.environment.DemoEnvironment.kill_judge": "a test of the demo ends its judge",
}
CALLED_FROM_OUTSIDE = re.compile(r"handle_\w+|process_\w+|load_dialect_impl|convert|filter")
"""Methods that a library calls by name: aiosmtpd, SQLAlchemy, click, logging."""


def test_everything_in_the_judge_is_used_by_the_judge() -> None:
    unused = {*_unused_in_modules(), *_unused_methods()}
    assert sorted(unused - DRAWN_FOR_THE_DOCS - HOOKS.keys()) == []


def test_what_is_listed_as_unused_is_so() -> None:
    assert sorted((DRAWN_FOR_THE_DOCS | HOOKS.keys()) - {*_unused_in_modules(), *_unused_methods()}) == []


def _unused_in_modules() -> Iterator[str]:
    for path in _rooms():
        module = _module(path)
        for statement in tree(path).body:
            for name in _defined(statement):
                if name.startswith("__") or _is_registered(statement):
                    continue
                if not _named_beside(path, statement, name) and (module, name) not in _imported():
                    yield f"{module}.{name}"


def _unused_methods() -> Iterator[str]:
    for path in _rooms():
        for found in tree(path).body:
            if isinstance(found, ast.ClassDef) and not found.name.startswith("_"):
                for method in found.body:
                    if isinstance(method, ast.FunctionDef | ast.AsyncFunctionDef) and not _is_called(method):
                        yield f"{_module(path)}.{found.name}.{method.name}"


def _is_called(method: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    name = method.name
    return name.startswith("_") or bool(CALLED_FROM_OUTSIDE.fullmatch(name)) or name in _after_a_dot()


@cache
def _rooms() -> tuple[Path, ...]:
    return tuple(path for path in files() if named(path).startswith("judge/"))


def _module(path: Path) -> str:
    return named(path).removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _defined(statement: ast.stmt) -> Iterator[str]:
    """The names a statement of a module gives a meaning to, imports apart."""
    match statement:
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
            yield statement.name
        case ast.Assign() | ast.AnnAssign():
            targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
            for target in targets:
                yield from (node.id for node in ast.walk(target) if isinstance(node, ast.Name))


def _is_registered(statement: ast.stmt) -> bool:
    """A verb of the command line, which click finds; a view, which is found by its notice."""
    decorators = statement.decorator_list if isinstance(statement, ast.FunctionDef) else []
    return any(re.search(r"\.(command|group)\b|^view\(", ast.unparse(decorator)) for decorator in decorators)


def _named_beside(path: Path, definition: ast.stmt, name: str) -> bool:
    """Whether another statement of the module names it."""
    return any(name in _names_in(path)[other] for other in tree(path).body if other is not definition)


@cache
def _names_in(path: Path) -> dict[ast.stmt, frozenset[str]]:
    """The names each statement of a module reads."""
    return {
        statement: frozenset(
            node.id
            for node in ast.walk(statement)
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)
        )
        for statement in tree(path).body
    }


@cache
def _imported() -> frozenset[tuple[str, str]]:
    """Module and name of all that one module has from another, by import or behind its name and a dot."""
    found: set[tuple[str, str]] = set()
    for path in _rooms():
        modules: dict[str, str] = {}
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.ImportFrom) and node.module:
                found.update((node.module, alias.name) for alias in node.names)
                modules.update(
                    {alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names}
                )
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                found.add((modules.get(node.value.id, ""), node.attr))
    return frozenset(found)


@cache
def _after_a_dot() -> frozenset[str]:
    """Every name behind a dot in the judge and in the templates."""
    attributes = {
        node.attr for path in _rooms() for node in ast.walk(tree(path)) if isinstance(node, ast.Attribute)
    }
    pages = [path.read_text(encoding="utf-8") for path in (ROOT / "templates").rglob("*.j2")]
    return frozenset(attributes.union(*(re.findall(r"\.(\w+)", page) for page in pages)))
