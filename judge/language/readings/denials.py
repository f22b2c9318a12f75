"""Denials in words to a human: whether a sentence wants its topic, or the opposite."""

from __future__ import annotations

import re
from functools import cache

from judge.language.date_words import period_words
from judge.language.readings.lexicon import without_concept
from judge.language.statements import Topic
from judge.language.text.topics import topic
from judge.language.text.typography import plain

_NUMBER = re.compile(r"\d+")


def denies_topic(text: str) -> bool:
    """Return whether a sentence denies its topic: `I don't want a draw`.

    A denial that is needed for the topic belongs to the request: `I can't carry on`. One after the topic
    denies something else: `I am away from 1 to 5 May, no internet there`.
    """
    line = plain(text).text
    about = topic(line)
    line = _up_to_topic(line, about)
    rest = without_concept(line, "denial", but=lambda phrase: topic(phrase) is about)  # `away from`
    return rest != line and topic(_NUMBER.sub("", rest)) is about  # `I cannot play from 10 to 20 January`


def says_away(text: str) -> bool:
    """Return whether a text has a word for being away, as `ferie` and `verreist`; a mere reason has none."""
    return _either("away").search(plain(text).text) is not None


def denies_absence(text: str) -> bool:
    """Return whether a sentence says that its writer is not away: `I won't be away next week after all`.

    Most denials say why they are away: `no signal there`, `senza internet`.
    """
    line = plain(text).text
    if _either("after_all").search(line):
        return True
    before = (
        re.split("[,;]", line[: found.start()])[-1].split()[-_NEAR:]
        for found in _either("away").finditer(line)
    )
    near = (" ".join(words) for words in before if words)
    return any(without_concept(words, "denial", but=lambda _: False) != words for words in near)


@cache
def _either(kind: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, period_words(kind)))})(?!\w)")


_NEAR = 3
"""How many words before `away` may deny it."""


def _up_to_topic(line: str, about: Topic | None) -> str:
    """Return a line in plain letters up to the first clause with its topic; all of it if none has it."""
    ends = (found.start() for found in _CLAUSE_END.finditer(line))
    return next((line[:end] for end in ends if topic(line[:end]) is about), line)


_CLAUSE_END = re.compile(r"[,;.!?](?=\s|$)")
