"""Endings: how a game may end, the terms of an end, and votes on them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from judge.rules.units import Power


class Ending(StrEnum):
    """How a finished game ended."""

    VICTORY = "victory"
    DRAW = "draw"
    TERMINATED = "terminated"


class Vote(StrEnum):
    """A vote on a proposal."""

    YES = "yes"
    NO = "no"
    ABSTAIN = "abstain"
    """As silence, but said."""


@dataclass(frozen=True, slots=True)
class Terms:
    """How a game would end: `ranks` are the powers it names, best first, equal ones together.

    A draw that names none is one of all survivors.
    """

    ending: Ending
    ranks: tuple[tuple[Power, ...], ...] = ()
