"""Sign-on in fields: three lines that say what SIGN ON says in one.

`Game: alpha`, `Power: Austria` and `Password: tulips` in any order, with labels of any language.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache

from judge.language.secret_lines import secret_terms
from judge.language.statements import Statement
from judge.language.text.typography import plain
from judge.language.word_files import word_table

_FIELD = re.compile(r"\W*(?P<label>[^\W\d_][\w' -]{1,30}?)\s*[:=]\s*(?P<value>\S[^\n]{0,60}?)\s*")
_GAME, _POWER, _PASSWORD = "game", "power", "password"
_NUMBER = 3
"""How many fields a sign-on has."""
_SIGNS = " :="


@cache
def _labels() -> Mapping[str, str]:
    """Return the labels in plain letters, with what is behind each."""
    table = word_table("sign_on_fields")
    found = {word: kind for kind in (_GAME, _POWER) for word in table[kind]}
    return {**found, **{word.strip(_SIGNS): _PASSWORD for word in secret_terms(_PASSWORD)}}


def _field(statement: Statement) -> tuple[str, str] | None:
    """Return what a line labels, and its value; None for any other line."""
    found = None if statement.block or len(statement.text) > _LONGEST else _FIELD.fullmatch(statement.text)
    kind = _labels().get(plain(found["label"]).text) if found else None
    if found is None or kind is None:
        return None
    return None if kind != _POWER and len(found["value"].split()) > 1 else (kind, found["value"])


_LONGEST = 100


def sign_on_of_fields(said: Sequence[Statement]) -> tuple[Sequence[Statement], str]:
    """Return the statements with three fields in a row as a SIGN ON, and its password; "" without one."""
    fields = [_field(one) for one in said[:_FIRST_LINES]]
    for at in range(len(fields) - _NUMBER + 1):
        values = dict(one for one in fields[at : at + _NUMBER] if one is not None)
        if len(values) == _NUMBER:
            line = f"SIGN ON {values[_POWER]} {values[_GAME]} {values[_PASSWORD]}"
            first = replace(said[at], text=line, front="", after="", heads="", under="")
            return (*said[:at], first, *said[at + _NUMBER :]), values[_PASSWORD]
    return said, ""


_FIRST_LINES = 12
"""In how many first lines of an email fields are looked for."""
