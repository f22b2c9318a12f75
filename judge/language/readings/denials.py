"""Denials in words to a human: whether a sentence wants what it is about, or the opposite."""

from __future__ import annotations

import re

from judge.language.readings.lexicon import without_concept
from judge.language.statements import Topic
from judge.language.text.topics import topic
from judge.language.text.typography import plain

_NUMBER = re.compile(r"\d+")


def denies_topic(text: str) -> bool:
    """Whether a sentence denies what it is about: `I don't want a draw`.

    A denial without which it is about something else belongs to what it asks for: `I can't carry on`. One
    behind what it asks for is of something else: `I am away from 1 to 5 May, no internet there`.
    """
    line = plain(text).text
    about = topic(line)
    line = _up_to_topic(line, about)
    rest = without_concept(line, "denial", but=lambda phrase: topic(phrase) is about)  # `away from`
    return rest != line and topic(_NUMBER.sub("", rest)) is about  # `I cannot play from 10 to 20 January`


def _up_to_topic(line: str, about: Topic | None) -> str:
    """A line in plain letters up to the first clause that says what it is about; all of it if none does."""
    ends = (found.start() for found in _CLAUSE_END.finditer(line))
    return next((line[:end] for end in ends if topic(line[:end]) is about), line)


_CLAUSE_END = re.compile(r"[,;.!?](?=\s|$)")
