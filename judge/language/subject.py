"""The subject of a mail, from people who answer without a text: a CONFIRM or CANCEL with its token.

Other commands are not read there. What looks like one may still hold a password: `taken_for_command`.
"""

from __future__ import annotations

import re

from judge.language.statements import Statement

TOKEN = r"[0-9a-f]{32,64}"  # noqa: S105  # what every token looks like (judge/store/passwords.py)
_REPLY = r"(?:re|aw|sv|antw)\s*:"
"""What mail programs put before the subject of an answer."""
_REPLIES = re.compile(rf"(?:\s*{_REPLY})+\s*", re.IGNORECASE)
_WITH_TOKEN = re.compile(rf"\s*(?:{_REPLY}\s*)*((?:confirm|cancel)\s+{TOKEN})\W*", re.IGNORECASE)


def in_subject(subject: str) -> tuple[Statement, ...]:
    """CONFIRM or CANCEL with a token, as line 0 of the mail; our own subjects never hold one."""
    found = _WITH_TOKEN.fullmatch(subject)
    return (Statement(0, found[1]),) if found else ()


def taken_for_command(subject: str) -> str:
    """The line that the writer may have meant as a command; empty if the subject is a greeting."""
    line = _REPLIES.sub("", subject)
    return "" if line[:5].lower() == "hello" else line
