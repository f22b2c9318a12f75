"""Lexicon: every phrase that the judge knows, in every language; a key of a table is a concept."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TypeAlias

from judge.paths import grammar

Table: TypeAlias = Mapping[str, Sequence[str]]


@cache
def languages() -> Mapping[str, Table]:
    """The tables of all languages by their codes."""
    files = sorted((grammar() / "languages").glob("*.toml"))
    return {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in files}
