"""Joined lines: a registration or a SIGN ON that a phone put on one line with the lines above or below it.

`REGISTER Name: Anna Timezone: Vienna END SIGN ON ?alpha word` becomes the lines it was meant as, all with its
number; so does `Hi! REGISTER`. On one line, a password would be read as part of a name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from judge.language.text.greetings import is_greeting
from judge.language.text.own_lines import NumberedLine
from judge.language.word_files import any_of, word_table

_LABELS = [label for field in ("name", "timezone", "address") for label in word_table("registration")[field]]
_FIELD = rf"(?:{any_of(_LABELS)})\s*[:=]"
_SIGN_ON = r"sign[ -]?on\s+\??\S+\s+\S+"
MAY_BE_GLUED = re.compile(
    rf"\s*(?:register\b\s*\S.*(?:{_FIELD}|\bend\b|{_SIGN_ON})|name\s*:.*\s(?:{_FIELD}|end\s*$|end\s+sign|{_SIGN_ON})"
    rf"|end[\s.,;/]+{_SIGN_ON}"
    rf"|[^\W\d_][\w' ]{{0,24}}[,.!:;-]+\s*(?:register\b|{_SIGN_ON}))",
    re.IGNORECASE,
)
"""A line that may have to be split."""
_GREETED = re.compile(
    rf"\s*(?P<greeting>[^\W\d_][\w' ]{{0,24}}[,.!:;-]+)\s*(?=register\b|{_SIGN_ON})", re.IGNORECASE
)
_BREAKS = re.compile(
    rf"(?<!time)[\s,;/]+(?={_FIELD})|[\s,;/]+(?=end\b[\s.,;]*(?:$|sign))|(?<=\bend)[\s.,;/]+(?=sign)|[\s,;/]+(?={_SIGN_ON})",
    re.IGNORECASE,
)


def unglued(lines: Sequence[NumberedLine]) -> Iterator[NumberedLine]:
    """Yield the lines, with those that hold several lines split."""
    for line in lines:
        if not MAY_BE_GLUED.match(line.text):
            yield line
            continue
        greeted = _GREETED.match(line.text)
        rest = line.text
        if greeted is not None and is_greeting(greeted["greeting"]):
            yield replace(line, text=greeted["greeting"])
            rest = rest[greeted.end() :]
        yield from (replace(line, text=part) for part in _BREAKS.split(rest) if part.strip())
