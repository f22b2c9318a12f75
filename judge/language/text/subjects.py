"""Subjects: the marks that mail programs put before them, and what a subject asks for.

The marks are data in many languages (grammar/quote_words.toml). An answer comes from somebody who read the
email; a forwarded one may come from anybody. Of the words only a CONFIRM or CANCEL with its token is a
statement, from people who answer without a text. What looks like another command may still hold a password:
`taken_for_command`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from judge.language.statements import Statement
from judge.language.text.blocks import SIGN
from judge.language.text.patterns import TOKEN
from judge.language.text.typography import asks, frowns
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


# What a subject asks for

_WITH_TOKEN = re.compile(rf"((?:confirm|cancel|yes)\s+{TOKEN})[^\w?]*", re.IGNORECASE)
_ALONE = re.compile(r"(cancel|yes)[^\w?]*", re.IGNORECASE)


def in_subject(subject: str) -> tuple[Statement, ...]:
    """Return CONFIRM or CANCEL with a token, as line 0; the judge's own subjects never hold a token."""
    found = None if asks(subject) or frowns(subject) else _WITH_TOKEN.fullmatch(without_answer_marks(subject))
    return (Statement(0, found[1]),) if found else ()


STOP = "STOP"
"""STOP ends reminders, alone in an email or, with a token, in its subject; `Stop` is also a common word."""
_STOP_IN_SUBJECT = re.compile(rf"\s*{STOP} ({TOKEN})\s*")
_STOP_SETTING = "SET MAIL STOP"


def token_of_stop(subject: str) -> str:
    """Return the token of the STOP that is the whole subject, as List-Unsubscribe makes it (RFC 2369)."""
    found = _STOP_IN_SUBJECT.fullmatch(subject)
    return found[1] if found else ""


def stop_in_subject(subject: str) -> tuple[Statement, ...]:
    """Return STOP with a token as the whole subject, as line 0 of the email."""
    return (Statement(0, _STOP_SETTING),) if token_of_stop(subject) else ()


def with_stop_read(found: Sequence[Statement]) -> Sequence[Statement]:
    """Return the statements with a STOP that is alone, or below SIGN ON, as the setting that it is."""
    others = [one for one in found if one.text.strip() != STOP]
    if len(others) == len(found) or not all(SIGN.match(one.text) for one in others):
        return found
    return [one if one in others else replace(one, text=_STOP_SETTING) for one in found]


def alone_in_subject(subject: str) -> tuple[Statement, ...]:
    """Return a YES or CANCEL that is the whole subject, as line 0; callers decide if it counts."""
    found = None if asks(subject) or frowns(subject) else _ALONE.fullmatch(without_answer_marks(subject))
    return (Statement(0, found[1]),) if found else ()


def taken_for_command(subject: str) -> str:
    """Return the line that the writer may have meant as a command; "" if the subject is a greeting."""
    line = without_answer_marks(subject)
    return "" if line[:5].lower() == "hello" else line
