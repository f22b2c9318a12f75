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
    """Counted like silence, but said explicitly."""


@dataclass(frozen=True, slots=True)
class Terms:
    """How a game would end: `ranks` are the powers it names, best first, equal ones together.

    A draw that names none is shared by all survivors.
    """

    ending: Ending
    ranks: tuple[tuple[Power, ...], ...] = ()


PREDECESSOR = "-"
"""In the place of a power: the proposer has left it to someone who must not learn who proposed."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """A proposed end, voted on until its season's moves or its phase are adjudicated, or until `until`.

    `season` is the movement phase that it is counted with. `silence_agrees` if the proposal is `repeated` or
    the GM has ruled so. A proposal that passed by silence `awaits_master`; `decided` is the GM's decision.
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
    """The power that proposed it, told to no one; "" is the GM, `PREDECESSOR` who led a power before."""
    count: VoteCount = VoteCount.SECRET
    """What is told about the votes: the game's setting when the vote began."""
    rule: VoteRule | None = None
    """How it is counted: the setting when the vote began; None (in older games) means the present setting."""
