"""Subjects: the marks that mail programs put before the subject of an email that answers or forwards another.

They are data in many languages (grammar/quote_words.toml). An answer comes from somebody who read the email;
a forwarded one may come from anybody.
"""

from __future__ import annotations

import re

from judge.language.word_files import any_of, word_table

_MARKS = word_table("quote_words")["subject"]
ANSWER_MARK = rf"(?:{any_of(_MARKS['answered'])})\s*:"
MARK = rf"(?:{any_of((*_MARKS['answered'], *_MARKS['forwarded']))})\s*:"
_ANSWER = re.compile(rf"\s*{ANSWER_MARK}", re.IGNORECASE)
_FORWARD = re.compile(rf"(?:\s*{ANSWER_MARK})*\s*(?:{any_of(_MARKS['forwarded'])})\s*:", re.IGNORECASE)
_ANSWERS = re.compile(rf"^(?:\s*{ANSWER_MARK})*\s*", re.IGNORECASE)
_ALL = re.compile(rf"^(?:\s*{MARK})*\s*", re.IGNORECASE)


def is_answer(subject: str) -> bool:
    """Return whether a subject is that of an answer."""
    return _ANSWER.match(subject) is not None


def is_forwarded(subject: str) -> bool:
    """Return whether a subject is that of a forwarded email, or of an answer to one."""
    return _FORWARD.match(subject) is not None


def without_answer_marks(subject: str) -> str:
    """Return a subject without the marks of answers before it."""
    return _ANSWERS.sub("", subject, count=1)


def without_marks(subject: str) -> str:
    """Return a subject without the marks of answers and forwarded emails before it."""
    return _ALL.sub("", subject, count=1)
