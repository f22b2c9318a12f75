"""What depends on the whole text of an email is found once, in one file of the service."""

from __future__ import annotations

import ast
from pathlib import Path

import judge

SERVICE = Path(judge.__file__).parent / "service"
ONCE = SERVICE / "own_statements.py"


def test_only_one_file_of_the_service_segments_a_letter() -> None:
    found = [
        f"{path.name}:{node.lineno}"
        for path in sorted(SERVICE.rglob("*.py"))
        if path != ONCE
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and _name(node) in ("statements", "own_lines")
        if not ast.unparse(node.args[0]).endswith(".unread")
    ]
    assert found == []


def _name(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""
