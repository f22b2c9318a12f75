"""Each house rule that a program can keep has what shows it: a test, a case or a story."""

from __future__ import annotations

import ast
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from tests.rows import each_row

TESTS = Path(__file__).parents[1]
RULES = tomllib.loads((TESTS / "data/house_rules.toml").read_text(encoding="utf-8"))["rule"]


@cache
def functions(file: Path) -> frozenset[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return frozenset(one.name for one in ast.walk(tree) if isinstance(one, ast.FunctionDef))


@cache
def case_ids() -> frozenset[str]:
    """The ids of all cases below tests/data."""
    folders = [TESTS / "data" / name for name in ("datc", "removals", "extra")]
    tables = [tomllib.loads(file.read_text(encoding="utf-8")) for f in folders for file in f.glob("*.toml")]
    lists = [value for table in tables for value in table.values() if isinstance(value, list)]
    return frozenset(one["id"] for rows in lists for one in rows if isinstance(one, dict) and "id" in one)


@each_row("rule", RULES)
def test_a_house_rule_is_shown(rule: dict[str, Any]) -> None:
    tests = [one.split(": ") for one in rule.get("tests", ())]
    stories = [one.split(": ", 1) for one in rule.get("stories", ())]
    assert tests or stories or rule.get("cases")
    assert [name for file, name in tests if name not in functions(TESTS / file)] == []
    assert [one for one in rule.get("cases", ()) if one not in case_ids()] == []
    for story, line in stories:
        text = (TESTS / f"scenarios/stories/{story}.story").read_text(encoding="utf-8")
        assert line in text.splitlines()
