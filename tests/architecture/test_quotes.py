"""No assert outside the tests of rendering quotes a sentence of the catalogue, which may be reworded.

No story does, either. Tests ask `says(body, key, **values)` (tests/messages.py), stories `= key value="…"`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.architecture.sources import files, named, tree
from tests.messages import texts
from tests.scenarios.story import STORIES, steps_of

MAY_QUOTE = ("tests/unit/render/", "tests/architecture/test_quotes.py")
"""Tests of the words themselves."""
_RUN = 4
"""So many words in a row, if not the whole text, make a quotation."""
_RUN_IN_STORY = 5
_FOR_PROGRAMS = re.compile(
    r"::|(\w+ )?(results|orders) for |The next phase of |The deadline for |Ownership of supply "
    r"|The following units |The \w+ (Army|Fleet) in |Message from "
    r"|[A-Z][\w-]+( [A-Z]\w+)?: +(Army|Fleet|Builds?|Removes) "
)
"""How lines begin that programs read: titles, orders, results."""


@cache
def catalogue() -> str:
    """Every text of the catalogue, a line each."""
    return "\n".join(" ".join(text.split()) for text in texts())


@cache
def runs(length: int = _RUN) -> frozenset[str]:
    return frozenset(run for line in catalogue().splitlines() for run in _runs(line, length))


def _runs(text: str, length: int = _RUN) -> Iterator[str]:
    words = text.split()
    return (" ".join(words[start : start + length]) for start in range(len(words) - length + 1))


def is_quoted(text: str) -> bool:
    """Whether a text is three words or more of a message, or shares some words in a row with one."""
    first, *more = text.split() or [""]
    is_data = text.isupper() or (first.isupper() and len(first) > 1)  # an order or a command
    if len(more) < 2 or is_data:
        return False
    text = " ".join((first, *more))
    return text in catalogue() or not runs().isdisjoint(_runs(text))


def quotations(path: Path) -> list[int]:
    """The lines of the asserts that quote."""
    return [
        node.lineno
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Assert)
        and any(
            is_quoted(one.value)
            for one in ast.walk(node.test)
            if isinstance(one, ast.Constant) and isinstance(one.value, str)
        )
    ]


def all_quotations() -> dict[str, list[int]]:
    """The lines of the asserts that quote, by file."""
    found = {named(path): quotations(path) for path in files() if named(path).startswith("tests/")}
    return {name: lines for name, lines in found.items() if lines and not name.startswith(MAY_QUOTE)}


def test_a_quotation_is_known() -> None:
    assert is_quoted("Signed on\nas")
    assert is_quoted("Nobody said: there is no game called x.")
    assert not is_quoted("SIGN ON Austria alpha password")
    assert not is_quoted("A PAR - BUR; F BRE H")
    assert not is_quoted("Signed on")
    assert not is_quoted("speaks-for-power")
    assert not is_quoted("there is nothing of the kind here")


def test_no_assert_quotes_a_sentence() -> None:
    assert all_quotations() == {}, "ask says(body, key) instead"


def is_quoted_in_story(line: str) -> bool:
    """Whether a line that a story expects has five words in a row of a message, and is not for programs."""
    line = line.removeprefix("…").strip()
    first = line.partition(" ")[0]
    is_command = first.isupper() and len(first) > 1 and not first.endswith(":")
    if is_command or line.startswith("= ") or _FOR_PROGRAMS.match(line):
        return False
    return not runs(_RUN_IN_STORY).isdisjoint(_runs(line, _RUN_IN_STORY))


def quoted_in_stories() -> list[str]:
    """The lines of stories that quote."""
    names = [str(file.relative_to(STORIES).with_suffix("")) for file in sorted(STORIES.rglob("*.story"))]
    return [
        f"{name}:{step.line + number}"
        for name in names
        for step in steps_of(name)
        if step.marker == "<"
        for number, line in enumerate(step.body, start=1)
        if is_quoted_in_story(line)
    ]


def test_a_quotation_in_a_story_is_known() -> None:
    assert is_quoted_in_story("REJECTED: There is no game called x.")
    assert not is_quoted_in_story('= no-such-game name="x"')
    assert not is_quoted_in_story("The Turkish Army in Bulgaria with no valid retreats was destroyed.")
    assert not is_quoted_in_story("Austria: Army Vienna -> Galicia. (*bounce*)")
    assert not is_quoted_in_story("There is no game")


def test_no_story_quotes_a_sentence() -> None:
    assert quoted_in_stories() == [], 'write = key value="…" instead'
