"""Every compiled expression reads the longest line of any one character in little time.

A line of blanks or signs must not keep the judge busy. The expressions are found in the modules, and in the
tables that modules make of the words in `grammar/`; each is tried with the methods that the code calls on
it. What looks for something behind blanks may begin at each of them, so its time may grow as the square of a
line, which has 998 characters at most. What has two ways to divide the blanks grows faster, and fails here.
Two lengths are compared, so a slow machine changes nothing. Each expression reads a sample of the characters.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import _lru_cache_wrapper, cache
from importlib import import_module
from inspect import signature
from itertools import product
from pathlib import Path
from time import process_time
from typing import Any

from tests.rows import each_row
from tests.sampling import is_sampled

ROOT = Path(__file__).parents[3]
READS_PEOPLE = ("language", "service/incoming", "service/handlers", "render/text")
"""Packages that read what people write."""
_WHOLE, _SCANNING = ("match", "fullmatch"), ("search", "findall", "finditer", "sub", "split")
"""Methods that look at one place, and those that look for the next one: a search without end is as slow."""
_RUNS = (*" \n,.!:@('-_/<>=*a1é", "\u00a0", "a ", ", ")
_BEFORE = ("", "a ")
_FEWEST, _FEW, _MANY = 60, 240, 960
_RATIO = 32
"""How much longer four times the length may take: squared 16, by the third power 64."""
_ONE_IN = 8
_AT_ONCE = 0.03
"""Seconds below which nothing is compared."""
_OF_FILES = "judge.language.classic_game."
"""What reads files that a keeper imports, and no email."""


def _modules() -> Iterator[tuple[str, Path]]:
    for folder in READS_PEOPLE:
        for file in sorted((ROOT / "judge" / folder).rglob("*.py")):
            name = ".".join(file.relative_to(ROOT).with_suffix("").parts)
            yield name.removesuffix(".__init__"), file


MODULES = [module for module, _ in _modules() if not f"{module}.".startswith(_OF_FILES)]


def _calls() -> Mapping[str, set[str]]:
    """The methods of expressions that the code calls, by the name before them; private ones by module."""
    found: dict[str, set[str]] = defaultdict(set)
    for module, file in _modules():
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr in (*_WHOLE, *_SCANNING):
                owner = node.value
                name = owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")
                found[f"{module}.{name}" if name.startswith("_") else name].add(
                    "search" if node.attr in _SCANNING else node.attr
                )
    return found


def _patterns() -> Iterator[tuple[str, str, str, re.Pattern[str]]]:
    """Every expression for text, with its module, where it stands in there and its last name."""
    seen: set[str] = set()
    for module, _ in _modules():
        for name, value in sorted(vars(import_module(module)).items()):
            for path, pattern in _within(name, value):
                if isinstance(pattern.pattern, str) and pattern.pattern not in seen:
                    seen.add(pattern.pattern)
                    last = path.rpartition(".")[2]
                    called = f"{module}.{last}" if last.startswith("_") else last
                    yield module, path, called, pattern


def _within(path: str, value: Any, depth: int = 0) -> Iterator[tuple[str, re.Pattern[Any]]]:
    """The expressions in a value: itself, in a container, in a table that a function makes once."""
    if isinstance(value, re.Pattern):
        yield path, value
    elif depth > 3:
        return
    elif isinstance(value, _lru_cache_wrapper):
        if not signature(value).parameters:
            yield from _within(path, value(), depth + 1)
    else:
        for name, one in _parts(value):
            yield from _within(f"{path}{name}", one, depth + 1)


def _parts(value: Any) -> Iterator[tuple[str, Any]]:
    """What a table or a container holds, by its name in there."""
    if is_dataclass(value) and not isinstance(value, type):
        yield from ((f".{one.name}", getattr(value, one.name)) for one in fields(value))
    elif isinstance(value, Mapping):
        yield from (("", one) for one in value.values())
    elif isinstance(value, tuple | list | frozenset):
        yield from (("", one) for one in value)


def _seconds(step: Callable[[str], object], text: str, times: int = 1) -> float:
    found = []
    for _ in range(times):
        began = process_time()
        step(text)
        found.append(process_time() - began)
    return min(found)


def _slow(pattern: re.Pattern[str], method: str) -> Iterator[str]:
    step: Callable[[str], object] = getattr(pattern, method)
    for before, run in product(_BEFORE, _RUNS):
        if not is_sampled(pattern.pattern, method, before, run, one_in=_ONE_IN):
            continue
        fewest, few, many = (f"{before}{run * (length // len(run))}x" for length in (_FEWEST, _FEW, _MANY))
        # What is slow with few characters might take minutes with many.
        if _grows(step, fewest, few) or _grows(step, few, many):
            yield f"{method} of {before!r} and {run!r}"
            return


def _grows(step: Callable[[str], object], few: str, many: str) -> bool:
    """Whether the longer text takes more than its length explains, by the least of several times.

    Once alone says little: the memory may be swept meanwhile.
    """
    if _seconds(step, many) <= _AT_ONCE or (long := _seconds(step, many, 5)) <= _AT_ONCE:
        return False
    return long > _RATIO * _seconds(step, few, 5)


@cache
def _cases() -> Mapping[str, Sequence[tuple[str, re.Pattern[str], str]]]:
    """The expressions and the methods to try, by the module where each is found first.

    To find them takes seconds, which each worker would take when it only collects the tests.
    """
    calls = _calls()
    found: dict[str, list[tuple[str, re.Pattern[str], str]]] = defaultdict(list)
    for module, path, name, pattern in _patterns():
        found[module] += [(path, pattern, method) for method in sorted(calls.get(name, _WHOLE))]
    return found


def test_expressions_are_found_in_modules_and_in_the_tables_that_they_make() -> None:
    found = {(path, method) for one in _cases().values() for path, _, method in one}
    assert any(path == "QUOTED" for path, _ in found)
    assert found >= {("_BLOCKS.ends", "match"), ("quote_words.wrote_at_end", "search")}


@each_row("module", MODULES)
def test_the_expressions_of_a_module_read_a_line_of_one_character_in_little_time(module: str) -> None:
    tried = _cases().get(module, ())
    slow = {path: found for path, pattern, method in tried if (found := list(_slow(pattern, method)))}
    assert slow == {}
