"""Files that have an idea begin with it: what it is, where it comes from, in which order to read."""

from __future__ import annotations

import ast
import re

import pytest

from tests.architecture.sources import ROOT, tree

IDEAS = (
    "rules/movement/resolution",
    "rules/movement/equations",
    "game/machine",
    "game/phases/turn",
    "game/phases/expiry",
    "language/reading",
    "language/orders/parser",
    "service/incoming/intake",
    "service/open_games",
    "service/trust/redaction",
)


@pytest.mark.parametrize("name", IDEAS)
def test_it_begins_with_its_idea(name: str) -> None:
    text = ast.get_docstring(tree(ROOT / f"judge/{name}.py"))
    assert text is not None
    assert 10 <= len(text.splitlines()) <= 36  # with room for a table of states
    assert re.search(r"\bRead `|^1\. ", text, re.MULTILINE), "it does not say in which order to read"
