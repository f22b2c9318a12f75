"""Sentences of the mails that hold a token, as their templates have them: by these an echo is known."""

from __future__ import annotations

import re
from functools import cache

from judge.paths import templates

FENCE = ":: Answer above this line; what comes back below it is set aside. ::"
"""The line over every mail with a token (judge/language/text/patterns.py knows it again)."""

_FENCED = "fence"
"""The word by which a template prints that line."""
_NO_TEXT = re.compile(r"\{% set subject_line %\}.*?\{% endset %\}|\{[%#].*?[%#]\}", re.DOTALL)
"""What is in no body: the subject, tags and comments."""
_VALUE = re.compile(r"\{\{.*?\}\}", re.DOTALL)


@cache
def echo_sentences() -> frozenset[str]:
    """The texts between the values of the templates with a fence."""
    files = sorted((templates() / "mail").glob("*.txt.j2"))
    texts = [file.read_text(encoding="utf-8") for file in files]
    return frozenset(
        part.strip()
        for text in texts
        if any(_FENCED in value for value in _VALUE.findall(text))
        for part in _VALUE.split(_NO_TEXT.sub(" ", text))
        if part.strip()
    )
