"""The adjudicator compiled by mypyc beside the plain one: `python -m tests.bench.compiled` (ADR 98).

A copy of the checkout is compiled, but for the two files that mypyc cannot: `Outcome` has an heir which
fills in its fields when they are read. That takes minutes, a C compiler and setuptools.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).parents[2]
RUNS = 3
LEFT_PLAIN = ("__init__.py", "outcome.py", "verdicts.py")
BENCH = ("tests/bench/adjudication.py", "tests/bench/data/phases.jsonl.gz")
SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup
setup(name="compiled", packages=[], ext_modules=mypycify(sys.argv.pop().split(), opt_level="2"))
"""
Figures = Mapping[str, Any]


def compile_rules(copy: Path) -> None:
    """Compile `judge.rules` in a copy of the checkout, in place."""
    files = [
        str(path.relative_to(copy))
        for path in sorted((copy / "judge/rules").rglob("*.py"))
        if path.name not in LEFT_PLAIN
    ]
    (copy / "pyproject.toml").unlink()  # an older setuptools does not know its form of licence
    (copy / "mypy.ini").write_text("[mypy]\nstrict = True\n", encoding="utf-8")
    (copy / "setup.py").write_text(SETUP, encoding="utf-8")
    command = [sys.executable, "setup.py", "build_ext", "--inplace", " ".join(files)]
    subprocess.run(command, cwd=copy, check=True, stdout=subprocess.DEVNULL)


def timed(place: Path) -> Figures:
    """The benchmark's figures for the judge of that folder."""
    command = [sys.executable, *BENCH]
    environment = {**os.environ, "PYTHONPATH": str(place)}
    done = subprocess.run(command, cwd=place, env=environment, check=True, capture_output=True, text=True)
    figures: Figures = json.loads(done.stdout)
    return figures


def times_faster(plain: Figures, compiled: Figures) -> dict[str, float]:
    """How many times faster core and text path are, by their medians."""
    return {
        path: round(plain[path]["median_us"] / compiled[path]["median_us"], 2) for path in ("core", "text")
    }


def main() -> None:
    """Print the gain of each run, plain and compiled taking turns."""
    with TemporaryDirectory() as name:
        copy = Path(name, "judge")
        shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(".git", ".venv", ".*_cache", "docs"))
        compile_rules(copy)
        for _ in range(RUNS):
            sys.stdout.write(json.dumps(times_faster(timed(ROOT), timed(copy))) + "\n")


if __name__ == "__main__":
    main()
