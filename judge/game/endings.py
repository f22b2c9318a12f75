"""Endings: how a game may end, the terms of an end, and what is proposed and voted on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from judge.game.settings import VoteCount, VoteRule
from judge.rules.phases import Phase
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


PREDECESSOR = "-"
"""In the place of a power: whoever proposed has left it to somebody who shall not learn that it was he."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """An end of the game that is voted on, until its season's moves are judged, or its phase is, or `until`.

    `season` is the movement phase it is counted with; `silence_agrees` if who says nothing agrees, because it
    is `repeated` or the master said so. One that passed in silence `awaits_master`; `decided` is his word.
    """

    number: int
    terms: Terms
    season: Phase
    opened: datetime
    until: datetime | None = None
    silence_agrees: bool = False
    repeated: bool = False
    votes: Mapping[Power, Vote] = field(default_factory=dict)
    awaits_master: bool = False
    decided: bool = False
    by: Power = ""
    """The power that proposed it, told to nobody; "" is the master, `PREDECESSOR` who led a power before."""
    count: VoteCount = VoteCount.SECRET
    """What is told of the votes, as the game's setting was when they were asked for."""
    rule: VoteRule | None = None
    """How it is counted, likewise; None, in older games, as the setting is now."""
