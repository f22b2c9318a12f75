"""Events of orders, now, ahead and by proxy, and of waits and votes."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from judge.game.endings import Terms, Vote
from judge.game.proxies import Given, Proxy, Standing
from judge.game.roles import Actor
from judge.game.settings import VoteCount
from judge.rules.orders import Order
from judge.rules.phases import Phase
from judge.rules.units import Power


@dataclass(frozen=True, slots=True)
class OrdersTaken:
    """What a power has ordered and lent after a mail; `missing` counts units (or builds) without a word.

    `dropped` is what was said, now or earlier, and does not count though nothing came in its place: more
    builds than are due, a unit ordered twice, a set that was replaced.
    """

    power: Power
    orders: tuple[Order, ...]
    missing: int
    dropped: tuple[Given, ...] = ()
    proxies: tuple[Proxy, ...] = ()


class LateFate(StrEnum):
    """What becomes of orders that came after the deadline, where they need the master's word."""

    KEPT = "kept"
    ACCEPTED = "accepted"
    IN_TIME = "in_time"
    """The deadline moved behind them."""
    DECLINED = "declined"
    """The master said no."""
    UNUSED = "unused"
    """The phase was judged without them."""


@dataclass(frozen=True, slots=True)
class LateOrders:
    """All that a power has sent after the deadline (seed 004 §3.11), and what becomes of it.

    `ahead` are lines for the retreats and the winter of the season; `dropped` is as in `OrdersTaken`.
    """

    power: Power
    fate: LateFate
    orders: tuple[Order, ...]
    proxies: tuple[Proxy, ...] = ()
    ahead: tuple[str, ...] = ()
    dropped: tuple[Given, ...] = ()


@dataclass(frozen=True, slots=True)
class OrdersCleared:
    """The power holds no orders any more, and none for later phases; with a `phase`, none for that one."""

    power: Power
    phase: Phase | None = None


class ProxyEnd(StrEnum):
    """Why a standing proxy ended."""

    REVOKED = "revoked"
    LEFT = "left"
    """Giver or holder left the game, or somebody else plays one of them now."""
    UNREACHABLE = "unreachable"
    """The giver's mail comes back (seed 004 §9.1)."""


@dataclass(frozen=True, slots=True)
class UnitsLent:
    """A power lent one of its units, or all of them, until it revokes that."""

    power: Power
    given: Standing


@dataclass(frozen=True, slots=True)
class ProxyEnded:
    """Standing proxies of a power have ended."""

    power: Power
    ended: tuple[Standing, ...]
    why: ProxyEnd


@dataclass(frozen=True, slots=True)
class AheadKept:
    """Lines were kept for a later phase."""

    power: Power
    phase: Phase
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AheadReplaced:
    """A new set of orders stands alone: lines of earlier ones for the same later phases are forgotten."""

    power: Power
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AheadCleared:
    """The power holds no orders for later phases any more; those of the phase at hand stand."""

    power: Power


@dataclass(frozen=True, slots=True)
class AheadUsed:
    """The phase opened: the lines that were given as orders, and those dropped, each with the reason.

    `decided` says what each IF came to; `unneeded` are lines for what did not happen: a retreat of a unit
    that was not dislodged, a build where none is due. `remarks` say how lines taken were read.
    """

    power: Power
    phase: Phase
    taken: tuple[str, ...]
    dropped: tuple[tuple[str, str], ...]
    decided: tuple[str, ...] = ()
    unneeded: tuple[str, ...] = ()
    remarks: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class WaitSet:
    """The power's wait flag changed."""

    power: Power
    wait: bool


@dataclass(frozen=True, slots=True)
class DrawVoted:
    """A secret vote; told to nobody but the voter (and the master, as a count)."""

    power: Power
    draw: bool
    of: tuple[Power, ...] = ()


@dataclass(frozen=True, slots=True)
class ConcessionVoted:
    """A secret vote to let a power win, or ("") none."""

    power: Power
    to: Power


@dataclass(frozen=True, slots=True)
class ProposalMade:
    """Somebody proposed an end of the game; told to everybody without his name."""

    number: int
    terms: Terms
    by: Actor
    season: Phase
    until: datetime | None = None
    silence_agrees: bool = False
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class VoteCast:
    """A secret vote on a proposal."""

    number: int
    power: Power
    vote: Vote


@dataclass(frozen=True, slots=True)
class ProposalAwaits:
    """A proposal passed, but more than half of the players were silent: the master may refuse it."""

    number: int
    silent: int
    players: int


@dataclass(frozen=True, slots=True)
class ProposalClosed:
    """A proposal passed or failed; `votes` are those of the voters that were cast."""

    number: int
    terms: Terms
    passed: bool
    votes: tuple[tuple[Power, Vote], ...]
    silent: int
    refused: bool = False
    """The master refused it, as too many had been silent."""
    withdrawn: bool = False
    """Who made it took it back."""
    count: VoteCount = VoteCount.SECRET
    """What is told of the votes."""
