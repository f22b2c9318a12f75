"""Prefaces: words before an order that address the judge, and are no part of it."""

from __future__ import annotations

import re
from collections.abc import Callable

from judge.language.text.typography import Plain, plain

_FOR_JUDGE = re.compile(
    r"\W*(?:(?:and|und|et|e|y|en|i|och|also|p\.? ?s\.?|oh|btw|by the way|now|orders?)[\s,.:!-]+)*"
    r"@?(?:(?:for|to|an|fur|pour|per|para|voor|aan|do|dla|till|a|al|au)\s+)?"
    r"(?:(?:the|den|die|das|le|la|l'|il|el|de|o|our|dear)\s*)?"
    r"(?:judge|computer|robot|bot|program(?:me)?|machine|adjudicator|richter|juge|ordinateur|giudice|juez"
    r"|rechter|juiz|sedzi[aeo]|domaren?)\s*[:,!-]+\s*(?=\w)"
)
"""Words that say that the line is for the judge: `And for the judge: A Warsaw - Galicia`."""


def is_for_judge(text: str) -> bool:
    """Return whether a line says that it is for the judge."""
    return _FOR_JUDGE.match(plain(text).text) is not None


_DASH = re.compile(r"\W*(?:(?:a|f|army|fleet)\b[\s(]*)?(?P<place>\w[\w' ]*?)[\s)]*-+\s*$")
"""A unit's place and the dash of its move."""


def without_preface(line: Plain, is_place: Callable[[str], bool]) -> Plain:
    """Return the line without the words by which its writer addresses the judge.

    A place may have a name of the judge: the Gulf of Bothnia (BOT).
    """
    found = _FOR_JUDGE.match(line.text)
    move = _DASH.match(found[0]) if found else None
    if found is None or (move and is_place(move["place"])):
        return line
    return line.part(found.end(), len(line.text))
