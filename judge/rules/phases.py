"""Phases: season, year and kind, with the codes scripts and emails use."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum


class Season(StrEnum):
    """The seasons of a game year; adjustments belong to the fall before them in codes."""

    SPRING = "S"
    SUMMER = "U"
    FALL = "F"
    WINTER = "W"

    @property
    def label(self) -> str:
        """Return the season in words, `Spring`."""
        return self.name.capitalize()


class PhaseKind(StrEnum):
    """The kind of a phase: which orders are due in it."""

    MOVEMENT = "M"
    RETREAT = "R"
    ADJUSTMENT = "A"


_CODE = re.compile(r"([SUFW])(-?\d{1,5})([MRAB])", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Phase:
    """One phase of a game; `W1901A` reads as `F1901A`, a year before Christ is negative, `S-273M`."""

    season: Season
    year: int
    kind: PhaseKind

    def __str__(self) -> str:
        return self.season + f"{self.year:04d}" + self.kind

    @property
    def mail_code(self) -> str:
        """Return the code in emails, where adjustments end in B: `F1901B`."""
        return str(self).replace("A", "B") if self.kind is PhaseKind.ADJUSTMENT else str(self)

    @classmethod
    def parse(cls, code: str) -> Phase:
        """Return the phase of a code in either spelling. Raise ValueError for any other text."""
        match = _CODE.fullmatch(code.strip())
        if match is None:
            raise ValueError(f"not a phase: {code!r}")
        season, year, kind = match[1].upper(), int(match[2]), match[3].upper().replace("B", "A")
        if kind == PhaseKind.ADJUSTMENT:
            season = Season.FALL
        return cls(Season(season), year, PhaseKind(kind))
