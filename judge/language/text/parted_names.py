"""Names that the signs in them would part: read before a line is cut into its orders.

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
_CODE_BEHIND = re.compile(r" \([a-z0-9]+\)$")


def labels_of(board: Board) -> dict[str, Province]:
    """The full names that are read before a line is parted, the longest first."""
    full = {" ".join(plain(facts.name).text.split()): code for code, facts in board.provinces.items()}
    found = (name for name in full if _PARTED.search(_CODE_BEHIND.sub("", name)))
    return {name: full[name] for name in sorted(found, key=len, reverse=True)}


def any_label(labels: Iterable[str]) -> re.Pattern[str] | None:
    """A pattern of all these names, however many blanks stand in them; None without any."""
    ways = "|".join(re.escape(name).replace(r"\ ", " +") for name in labels)
    return re.compile(rf"(?<!\w)(?:{ways})(?!\w)") if ways else None


SAINT = re.compile(r"(?<!\w)st(?:\. *| +)(?P<letter>[a-z])(?!\w)\.?")


def saints_of(board: Board, provinces: Mapping[str, Province]) -> dict[str, Province]:
    """The provinces called after a saint by the first letter of his name, where that is a name of theirs."""
    called = (f"st{facts.name[3:4].lower()}" for facts in board.provinces.values() if facts.name[:3] == "St ")
    return {} if "st" in provinces else {name[2]: provinces[name] for name in called if name in provinces}
