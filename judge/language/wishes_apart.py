"""Wishes apart: words that tell of an absence and ask for more time are answered for both.

The days of an absence need two dates, or a word for being away and one of them: `away until Sunday`. One date
alone, `I have exams until Wednesday`, is only the reason why more time is wanted.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from judge.language.commands.times import hours_more, lengths_in_english
from judge.language.readings.denials import denies_absence, says_away
from judge.language.statements import Answer, Prose, Topic
from judge.language.text.sentence_ends import sentences
from judge.language.text.topics import names_two_days, topic
from judge.language.text.typography import plain


def wishes_apart(answer: Answer) -> tuple[Answer, ...]:
    """Return the answer; sentences about an absence are words of their own if others ask for more time."""
    if not isinstance(answer, Prose) or answer.topic not in (Topic.MORE_TIME, Topic.ABSENCE):
        return (answer,)
    said = [part for sentence in sentences(answer.text) for part in _clauses(sentence)]
    absent = [one for one in said if _topic(one) is Topic.ABSENCE and _has_days(one)]
    others = [one for one in said if one not in absent]
    if not absent or not any(_topic(one) is Topic.MORE_TIME for one in others):
        return (answer,)
    return (
        replace(answer, text=", ".join(absent), topic=Topic.ABSENCE),
        replace(answer, text=" ".join(others if _has_time(others) else said), topic=Topic.MORE_TIME),
    )


def _has_time(said: Sequence[str]) -> bool:
    """Return whether words name a length or a date themselves; `that long` refers to the days away."""
    text = plain(" ".join(said)).text
    return bool(hours_more(lengths_in_english(text))) or any(sign.isdigit() for sign in text)


def _clauses(sentence: str) -> list[str]:
    """Return a sentence, or its clauses if one of them asks for more time and another one does not."""
    parts = [one for one in _BETWEEN_CLAUSES.split(sentence) if one.strip()]
    asking = [one for one in parts if _topic(one) is Topic.MORE_TIME]
    return parts if 0 < len(asking) < len(parts) else [sentence]


_BETWEEN_CLAUSES = re.compile(r"[,;:]\s+|\s+[-\u2013\u2014]+\s+")
"""Signs between the clauses of a sentence."""


def _has_days(part: str) -> bool:
    """Return whether words name the days of an absence, not only a reason."""
    return names_two_days(plain(part).text) or (says_away(part) and not denies_absence(part))


def _topic(sentence: str) -> Topic | None:
    return topic(plain(sentence).text)
