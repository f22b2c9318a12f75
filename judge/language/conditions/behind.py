"""An IF that stands behind its orders: it is refused, and the hint is the line that says the same."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from judge.game.message import message
from judge.game.settings import Blind
from judge.language.conditions.reader import ReadPart, read
from judge.language.policy import POLICIES
from judge.language.problems import Problem
from judge.language.statements import Answer, Context, Statement, UnderstoodAhead

_BEHIND = re.compile(r"(?<=[^\s,;])[\s,;]+if\s+(?=\S)", re.IGNORECASE)


def with_line_for_it(
    statement: Statement, found: Sequence[Answer], context: Context, read_part: ReadPart
) -> Sequence[Answer]:
    """The answers; a refused line that could be kept with its IF in front is told how it is written."""
    if context.settings.blind is not Blind.NO or POLICIES[context.reading].messages:
        return found
    said = _BEHIND.search(statement.text)
    if said is None or len(found) != 1 or not isinstance(refused := found[0], Problem):
        return found
    orders, condition = statement.text[: said.start()].lstrip(), statement.text[said.end() :].rstrip(" .!")
    line = f"IF {condition} THEN {orders}"
    kept = read(Statement(statement.line, line), context, read_part)
    if not all(isinstance(one, UnderstoodAhead) for one in kept):
        return found
    phase = next(one.phase.mail_code for one in kept if isinstance(one, UnderstoodAhead))
    return (replace(refused, hint=message("if-on-its-own-line", line=line, phase=str(phase))),)
