"""What a trial of the rules by email found lacking: each row names the tests that show it by an email."""

from __future__ import annotations

import ast
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

TESTS = Path(__file__).parents[1]
ROWS: list[dict[str, Any]] = tomllib.loads(
    (TESTS / "data" / "rules_by_email.toml").read_text(encoding="utf-8")
)["row"]
MAILING = {"deliver", "deliver_raw", "play", "judge_in_memory", "say"}
"""What a module calls that sends the judge emails."""


@cache
def _module(file: str) -> ast.Module:
    return ast.parse((TESTS / file).read_text(encoding="utf-8"))


def test_every_case_marked_half_or_bad_has_a_row() -> None:
    """44 were half and 39 bad, of 408."""
    marks = [sum(row.get(mark, 0) for row in ROWS) for mark in ("half", "bad")]
    assert marks == [44, 39]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["row"])
def test_each_row_is_shown_by_an_email(row: dict[str, Any]) -> None:
    assert row["tests"]
    for named in row["tests"]:
        file, _, function = named.partition("::")
        if file.endswith(".story"):
            assert (TESTS / file).is_file(), named
            continue
        nodes = list(ast.walk(_module(file)))
        assert function in {node.name for node in nodes if isinstance(node, ast.FunctionDef)}, named
        called = {
            getattr(call.func, "attr", getattr(call.func, "id", ""))
            for call in nodes
            if isinstance(call, ast.Call)
        }
        assert called & MAILING, f"{named} sends no email"
