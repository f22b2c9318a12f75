"""Wishes apart: words that tell of an absence and ask for more time are answered for both.

The days of an absence need two dates. One alone, `I have exams until Wednesday`, is only the reason why more
time is wanted.
"""

from __future__ import annotations

from dataclasses import replace

from judge.language.statements import Answer, Prose, Topic
from judge.language.text.sentence_ends import sentences
from judge.language.text.topics import names_two_days, topic
from judge.language.text.typography import plain


def wishes_apart(answer: Answer) -> tuple[Answer, ...]:
    """Return the answer; sentences about an absence are words of their own if others ask for more time."""
    if not isinstance(answer, Prose) or answer.topic not in (Topic.MORE_TIME, Topic.ABSENCE):
        return (answer,)
    said = sentences(answer.text)
    absent = [one for one in said if names_two_days(plain(one).text) and _topic(one) is Topic.ABSENCE]
    others = [one for one in said if one not in absent]
    if not absent or not any(_topic(one) is Topic.MORE_TIME for one in others):
        return (answer,)
    return (
        replace(answer, text=" ".join(absent), topic=Topic.ABSENCE),
        replace(answer, topic=Topic.MORE_TIME),
    )


def _topic(sentence: str) -> Topic | None:
    return topic(plain(sentence).text)
