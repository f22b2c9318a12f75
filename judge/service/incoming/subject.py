"""The one thing that is read in a subject: a word with a token, from people who answer without a text."""

from __future__ import annotations

import re

from judge.language.statements import Statement

_WORD = re.compile(
    r"\s*(?:(?:re|aw|sv|antw)\s*:\s*)*((?:confirm|cancel)\s+[0-9a-f]{32,64})\W*", re.IGNORECASE
)


def in_subject(subject: str) -> tuple[Statement, ...]:
    """CONFIRM or CANCEL with a token, as line 0 of the mail; our own subjects never hold one."""
    found = _WORD.fullmatch(subject)
    return (Statement(0, found[1]),) if found else ()
