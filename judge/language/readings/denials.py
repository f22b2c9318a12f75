"""Denials in words to a human: whether a sentence wants what it is about, or the opposite."""

from __future__ import annotations

import re

from judge.language.readings.lexicon import without_concept
from judge.language.text.topics import topic
from judge.language.text.typography import plain

_NUMBER = re.compile(r"\d+")


def denies_topic(text: str) -> bool:
    """Whether a sentence denies what it is about: `I don't want a draw`.

    A denial without which it is about something else belongs to what it asks for: `I can't carry on`.
    """
    line = plain(text).text
    about = topic(line)
    rest = without_concept(line, "denial", but=lambda phrase: topic(phrase) is about)  # `away from`
    return rest != line and topic(_NUMBER.sub("", rest)) is about  # `I cannot play from 10 to 20 January`
