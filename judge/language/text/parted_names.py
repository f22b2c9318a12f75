"""Names that their signs would split: they are read before a line is cut into its orders.

`augusta, maine`, `hellas sea - nth wst`, and `St. P.`, whose letter would be an action's and whose first
point the end of an order.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from judge.language.text.typography import plain
from judge.rules.board import Board
from judge.rules.units import Province

_PARTED = re.compile(r"[^a-z0-9 .'-]| - |[^a-z0-9]$|^(?:north|south)(?:east|west)\b")
_CODE_AFTER = re.compile(r" \([a-z0-9]+\)$")


def labels_of(board: Board) -> dict[str, Province]:
    """Return the full names that are read before a line is split, the longest first."""
    full = {" ".join(plain(facts.name).text.split()): code for code, facts in board.provinces.items()}
    found = (name for name in full if _PARTED.search(_CODE_AFTER.sub("", name)))
    return {name: full[name] for name in sorted(found, key=len, reverse=True)}


def any_label(labels: Iterable[str]) -> re.Pattern[str] | None:
    """Return a pattern of all these names, with any number of blanks in them; None if there are none."""
    ways = "|".join(re.escape(name).replace(r"\ ", " +") for name in labels)
    return re.compile(rf"(?<!\w)(?:{ways})(?!\w)") if ways else None


SAINT = re.compile(r"(?<!\w)st(?:\. *| +)(?P<letter>[a-z])(?!\w)\.?")

SHORT_SAINT = re.compile(r"(?<!\w)s:t(?!\w)")
"""How Swedish shortens a saint: its colon would part the name."""


def saints_of(board: Board, provinces: Mapping[str, Province]) -> dict[str, Province]:
    """Return the provinces named after a saint by the saint's first letter, if that is one of their names."""
    called = (f"st{facts.name[3:4].lower()}" for facts in board.provinces.values() if facts.name[:3] == "St ")
    return {} if "st" in provinces else {name[2]: provinces[name] for name in called if name in provinces}
