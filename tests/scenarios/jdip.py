"""The lines of a judge's mail that jDip's reader takes, and no others: LIST and HISTORY go through it.

jDip cuts a history where a line `Date:` stands with a line `Subject:` right below it, finds judge, game and
variant in one `::` line, and takes units, centres and orders by their forms; every other line it passes over.
It fails at the first retreat of a dislodged unit, of every judge, because it compares orders by identity.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

HEADER = re.compile(r"^:: Judge: (\w+)  Game: (\w+)  Variant: (\w[\w ]*)$", re.MULTILINE)
BLOCK = re.compile(
    r"^Date: +(?:\w{3}) (?:\w{3}) [ \d]\d \d\d:\d\d:\d\d \d{4} \(\d+\)\n"
    r"Subject: (\w+):(\w+) - ([SUFW]\d{4}[MRB])X? (Results|Game Starting)$",
    re.MULTILINE,
)
UNIT = re.compile(r"^(\w+): +(Army|Fleet) +([A-Z][\w .-]*?)(?: \((\w+) coast\))?\.$", re.MULTILINE)
CENTRES = re.compile(r"^(\w+): {2,}((?:[A-Z][\w .]*?, )*[A-Z][\w .]*)\.$", re.MULTILINE)
ORDER = re.compile(
    r"^(\w+): (Army|Fleet) ([A-Z][\w .()-]*?)"
    r"(?:, No Order Processed| HOLD| (?:->|SUPPORT|CONVOY) [^.]*?)\.(?: \(\*[\w, ]+\*\))?$",
    re.MULTILINE,
)
TITLE = re.compile(
    r"^(Movement|Retreat|Adjustment) results for (Spring|Fall|Winter) of (\d+)\. +\((\w+)\.(\d+)\)$",
    re.MULTILINE,
)
NEXT = re.compile(
    r"^The next phase of '(\w+)' will be (Movement|Retreats|Adjustments) for (\w+) of (\d+)\.$", re.MULTILINE
)
OWNERSHIP = "Ownership of supply centers:"


@dataclass
class Turn:
    """What jDip takes from one block."""

    phase: str
    units: list[tuple[str, str, str, str]] = field(default_factory=list)
    orders: list[tuple[str, str, str]] = field(default_factory=list)
    centres: dict[str, tuple[str, ...]] = field(default_factory=dict)


def judge_game_variant(text: str) -> tuple[str, str, str]:
    """Judge, game and variant; AssertionError where jDip says `Missing :: Judge: line`."""
    found = HEADER.search(text)
    assert found, "Missing :: Judge: line"
    return found[1], found[2], found[3].strip()


def listed(text: str) -> Turn:
    """The position in a mail with LIST."""
    status = re.search(r"^Status of the \w+ phase for \w+ of \d+\.  \(\w+\.\d+\)$", text, re.MULTILINE)
    assert status, "no status"
    units, _, centres = text[status.end() :].partition(OWNERSHIP)
    return Turn("", UNIT.findall(units), centres=_centres(centres))


def history(text: str) -> list[Turn]:
    """The turns of a mail with HISTORY, up to the first retreat."""
    blocks = list(BLOCK.finditer(text))
    assert blocks, "no blocks"
    assert blocks[0][4] == "Game Starting", "no start"
    turns: list[Turn] = []
    for block, following in zip(blocks, [*blocks[1:], None], strict=True):
        body = text[block.end() : following.start() if following else len(text)]
        if block[3].endswith("R"):
            break
        orders, _, centres = body.partition(OWNERSHIP)
        turn = Turn(block[3], UNIT.findall(orders), ORDER.findall(orders), _centres(centres))
        if block[4] == "Results":
            assert TITLE.search(body), block[0]
        turns.append(turn)
    return turns


def _centres(text: str) -> dict[str, tuple[str, ...]]:
    joined = re.sub(r",\n +", ", ", text)
    return {name: tuple(owned.split(", ")) for name, owned in CENTRES.findall(joined) if name != "Unowned"}
