"""Sections: headings that part moves, retreats and builds, such as `Retreats:` or `If dislodged:`."""

from __future__ import annotations

import re

from judge.rules.phases import PhaseKind

_SECTION = re.compile(
    r"^[\s*_=#-]*(?:(?:my|our|the|with|conditional|possible) +)*(?:"
    r"(?P<R>retreats|if (?:[\w ]+ )?(?:is |are )?dislodged)"
    r"|(?P<A>builds(?:(?:/| and | or )removals)?|removals|adjustments|winter)"
    r"|(?P<M>moves|movement|orders))(?: +(?:orders|phase))?[\s*_=-]*[:.]?[\s*_=-]*$",
    re.IGNORECASE,
)


def section(text: str) -> PhaseKind | None:
    """The kind of phase a heading line opens; None if the line is no such heading."""
    found = _SECTION.match(text)
    return PhaseKind(found.lastgroup) if found and found.lastgroup else None
