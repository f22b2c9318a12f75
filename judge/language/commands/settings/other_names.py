"""Other names of settings, from other judges and people: the line that sets here what they mean."""

from __future__ import annotations

import re

_LINES = (
    (r"press (?:is )?partial", "SET PARTIAL"),
    (r"clock (\d{1,4})", r"SET MOVES CLOCK \1"),
    (r"(?:time ?limit|(?:turn|phase) ?length) (\d{1,3})(?: ?h(?:ours?)?)?", r"SET MOVES NEXT \1"),
    (r"(?:victory|win|solo)(?: (?:at|cent(?:er|re)s))? (\d{1,2})(?: cent(?:er|re)s)?", r"SET CENTERS \1"),
    (r"deadlines? every (\d{1,2}) ?d(?:ays?)?", r"SET MOVES NEXT \1d"),
    (r"deadlines? every (\d{1,3}) ?h(?:ours?)?", r"SET MOVES NEXT \1"),
    (r"absences? (?:off|no|none|0)|no absences?|absences? not allowed", "SET MAX ABSENCE 0"),
)
"""The words after SET, and the line."""
_ROWS = tuple((re.compile(words, re.IGNORECASE), line) for words, line in _LINES)


def called_here(text: str) -> str:
    """Return the line for what the words after SET mean elsewhere; "" if that is not known."""
    words = " ".join(text.split()).strip(" .;,!")
    found = ((form.fullmatch(words), line) for form, line in _ROWS)
    return next((one.expand(line) for one, line in found if one is not None), "")
