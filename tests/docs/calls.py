"""Call trees in pages: blocks of `file:name` lines, each used by the line that it is indented under.

    ```calls
    service/incoming/intake.py:receive
      store/inbox.py:Inbox.store
    ```

A name is a function, a method (`Class.method`), a class, or a table of a module. "Used" means that the body
of the upper one names the lower one: it calls it, hands it on to be called, or lists it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass

from tests.architecture.sources import ROOT, tree

_BLOCK = re.compile(r"^```calls\n(.*?)^```", re.MULTILINE | re.DOTALL)
_LINE = re.compile(r"(?P<indent> *)(?P<file>[\w/]+\.py):(?P<name>[\w.]+)$")
_STEP = 2


@dataclass(frozen=True)
class Place:
    """A named thing in a file of `judge/`."""

    file: str
    name: str

    def __str__(self) -> str:
        return f"{self.file}:{self.name}"

    @property
    def last(self) -> str:
        """The name as its callers write it; a class is called by its own name."""
        return self.name.rpartition(".")[2]

    def node(self) -> ast.AST | None:
        """Where it is defined; None if there is no such file or name."""
        path = ROOT / "judge" / self.file
        found: ast.AST | None = tree(path) if path.is_file() else None
        for part in self.name.split("."):
            found = _defined(found, part) if found is not None else None
        return found

    def names(self) -> set[str]:
        """Every name its body uses, attributes by their last word."""
        node = self.node()
        return set() if node is None else {*_used(node)}


def _defined(inside: ast.AST, name: str) -> ast.AST | None:
    for node in getattr(inside, "body", ()):
        targets = {
            target.id
            for target in (*getattr(node, "targets", ()), getattr(node, "target", None))
            if isinstance(target, ast.Name)
        }
        if getattr(node, "name", None) == name or name in targets:
            assert isinstance(node, ast.AST)
            return node
    return None


def _used(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Name):
            yield part.id
        elif isinstance(part, ast.Attribute):
            yield part.attr


def call_trees(page: str) -> Iterator[list[tuple[Place, Place | None]]]:
    """The trees of a page, each as its places with the place above it."""
    for block in _BLOCK.findall(page):
        above: list[Place] = []
        places: list[tuple[Place, Place | None]] = []
        for line in block.splitlines():
            found = _LINE.match(line)
            assert found, f"no file:name: {line!r}"
            depth, odd = divmod(len(found["indent"]), _STEP)
            assert not odd, f"indented by an odd number of blanks: {line!r}"
            assert depth <= len(above), f"indented too far: {line!r}"
            place = Place(found["file"], found["name"])
            places.append((place, above[depth - 1] if depth else None))
            above[depth:] = [place]
        yield places
