"""The record of phases: those that were adjudicated, and those that a ROLLBACK left.

Nothing in it is ever deleted. Each adjudicated phase names its `parent`, the adjudicated phase that it
followed. After a ROLLBACK two may have the same parent, and the record branches (ADR 54). The branch of the
current phase counts: `judge.game.phases.rollback.counted` walks it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from judge.game.endings import Ending, Terms
from judge.game.journeys import Journey
from judge.game.proxies import Proxy, Standing
from judge.game.roles import PersonId
from judge.game.settings import Settings
from judge.rules.orders import Order
from judge.rules.outcome import Outcome
from judge.rules.phases import Phase
from judge.rules.units import Position, Power, Province


@dataclass(frozen=True, slots=True)
class Ahead:
    """Orders kept for a later phase, as `person` wrote them `at` that moment.

    `line` is one line, or the several of an IF.
    """

    phase: Phase
    line: str
    person: PersonId
    at: datetime | None = None


@dataclass(frozen=True, slots=True)
class LateSet:
    """What a power sent after the deadline, in a game where that needs the GM's decision (seed 004 §3.11).

    `ahead` are the lines that came with it for the retreats and the winter of the same season. `declined`
    says that the GM said no; the GM may still count it.
    """

    orders: tuple[Order, ...] = ()
    proxies: tuple[Proxy, ...] = ()
    lines: Mapping[Province, str] = field(default_factory=dict)
    ahead: tuple[Ahead, ...] = ()
    declined: bool = False

    @property
    def is_empty(self) -> bool:
        """Whether nothing came, or all of it was withdrawn."""
        return self == LateSet(declined=self.declined)


@dataclass(frozen=True, slots=True)
class Held:
    """What a phase held, as it was sent: what ROLLBACK restores so that nobody has to send it again."""

    orders: Mapping[Power, tuple[Order, ...]] = field(default_factory=dict)
    proxies: Mapping[Power, tuple[Proxy, ...]] = field(default_factory=dict)
    lines: Mapping[Power, Mapping[Province, str]] = field(default_factory=dict)
    ahead: Mapping[Power, tuple[Ahead, ...]] = field(default_factory=dict)
    standing: Mapping[Power, tuple[Standing, ...]] = field(default_factory=dict)
    late_sets: Mapping[Power, LateSet] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Snapshot:
    """An adjudicated phase, kept for ever, with a number unique in its game; it followed its `parent`.

    `at` is when it was adjudicated, `deadline` when its orders were due.
    """

    number: int
    phase: Phase
    position: Position
    orders: Mapping[Power, tuple[Order, ...]]
    outcome: Outcome
    settings: Settings
    at: datetime
    deadline: datetime
    parent: int | None
    proxies: Mapping[Power, tuple[Proxy, ...]] = field(default_factory=dict)
    """The proxies by giver, used or not; `orders` are those that counted, by the owner of the unit."""
    lines: Mapping[Power, Mapping[Province, str]] = field(default_factory=dict)
    """Lines printed as written (Illegal Gunboat), by the province of their units."""
    held: Held | None = None
    """What it held, where that was more than `orders` and `lines`."""


@dataclass(frozen=True, slots=True)
class LeftPhase:
    """The current phase when the game went back or was corrected: what UNDO returns to.

    `parent` is the number of the adjudicated phase that it followed, 0 for none; `judged` are those that have
    not counted since. `deadline` is when its orders were due, `at` when it was left.
    """

    phase: Phase
    parent: int
    judged: tuple[int, ...]
    position: Position
    held: Held
    journeys: tuple[Journey, ...]
    deadline: datetime
    at: datetime
    mended: bool = False
    """It was left by ADJUST."""
    ending: Ending | None = None
    """The game had ended so, with these winners and ranks."""
    winners: tuple[Power, ...] = ()
    ranks: tuple[tuple[Power, ...], ...] = ()
    declared: str = ""
    """Why its GM declared that result."""
    missed: Mapping[Power, Phase] = field(default_factory=dict)
    """The last season for which each player had sent nothing."""
    failed_proposals: tuple[tuple[Terms, Phase], ...] = ()
