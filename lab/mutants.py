"""`python -m lab.mutants [--number N] [--seed S]`: change one place of judge/ at a time; do the tests see it?

Each mutant turns a comparison, an operator, a condition or a constant around, or drops a statement. It is
tried on a copy of the checkout, by the unit tests of its folder and those that import its module. The same
seed chooses the same mutants as long as judge/ is the same. The last line says how many of them were seen.
"""

from __future__ import annotations

import argparse
import ast
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random

_ROOT = Path(__file__).resolve().parents[1]
_TURNED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
    ast.And: ast.Or, ast.Or: ast.And, ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add,
}  # fmt: skip
_SECONDS = 300


def places(source: str) -> list[int]:
    """The numbers of the nodes of a module that can be changed."""
    nodes = list(ast.walk(ast.parse(source)))
    return [number for number, node in enumerate(nodes) if _changed(node)]


def mutant(source: str, number: int) -> tuple[int, str]:
    """Line and source of the module with one node changed."""
    tree = ast.parse(source)
    line = _changed(list(ast.walk(tree))[number])
    return line, ast.unparse(ast.fix_missing_locations(tree))


def _changed(node: ast.AST) -> int:
    """Change a node, and return its line; 0 where there is nothing to change."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in _TURNED:
            node.ops = [_TURNED[type(op)]()]  # type: ignore[list-item]
        case ast.BoolOp(op=op) | ast.BinOp(op=op) if type(op) in _TURNED:
            node.op = _TURNED[type(op)]()  # type: ignore[assignment]
        case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test):
            node.test = ast.UnaryOp(ast.Not(), test)
        case ast.Constant(value=bool(value)):
            node.value = not value
        case ast.Constant(value=int(value)):
            node.value = value + 1
        case ast.Expr(value=ast.Call() | ast.Yield() | ast.YieldFrom()):
            node.value = ast.Constant(None)
        case _:
            return 0
    return node.lineno


def _tests_of(module: Path, place: Path) -> list[str]:
    """The unit tests of the module's folder, and all test files that import the module."""
    dotted = ".".join(module.with_suffix("").parts)
    importing = [
        path.relative_to(place).as_posix()
        for path in sorted((place / "tests").rglob("test_*.py"))
        if dotted in path.read_text(encoding="utf-8")
    ]
    folders = (f"{place_of}/{module.parts[1]}" for place_of in ("tests", "tests/unit"))
    return [*(folder for folder in folders if (place / folder).is_dir()), *importing]


def _is_killed(place: Path, module: Path) -> bool:
    tests = _tests_of(module, place) or ["tests/scenarios"]
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-x",
        "-p",
        "no:cacheprovider",
        "-m",
        "not tools",
        *tests,
    ]
    environment = {**os.environ, "PYTHONPATH": str(place)}
    try:
        done = subprocess.run(
            command, cwd=place, env=environment, capture_output=True, check=False, timeout=_SECONDS
        )
    except subprocess.TimeoutExpired:
        return True
    return done.returncode in (1, 2)  # a test failed, or a file of tests could not be read


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--number", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    chance, killed = Random(options.seed), 0
    modules = sorted((_ROOT / "judge").rglob("*.py"))
    sizes = [path.stat().st_size for path in modules]
    with tempfile.TemporaryDirectory() as name:
        place = Path(name) / "checkout"
        shutil.copytree(
            _ROOT, place, ignore=shutil.ignore_patterns(".venv", ".git", ".*_cache", "__pycache__")
        )
        done = 0
        while done < options.number:
            path = chance.choices(modules, sizes)[0]
            source, module = path.read_text(encoding="utf-8"), path.relative_to(_ROOT)
            possible = places(source)
            if not possible:
                continue
            line, changed = mutant(source, chance.choice(possible))
            (place / module).write_text(changed, encoding="utf-8")
            seen = _is_killed(place, module)
            (place / module).write_text(source, encoding="utf-8")
            done, killed = done + 1, killed + seen
            sys.stdout.write(f"{'killed' if seen else 'LIVES '} {module}:{line}\n")
            sys.stdout.flush()
    sys.stdout.write(f"{killed} of {done} mutants killed\n")


if __name__ == "__main__":
    main()
