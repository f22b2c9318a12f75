"""What a heading claims about the orders below it: whose they are, of which game, for when."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class About(StrEnum):
    """What a claim is about; a later one about the same takes its place."""

    PLAYER = "player"
    GAME = "game"
    POWER = "power"
    YEAR = "year"
    SEASON = "season"
    KIND = "kind"


@dataclass(frozen=True, slots=True)
class Claim:
    """One thing a heading says; `value` for comparing, in lower case, `written` for people."""

    line: int
    about: About
    value: str
    written: str
