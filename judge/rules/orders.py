"""Orders as values: what a unit is told to do, complete in itself.

Each order carries the kind of the unit ordered, so that it can be written down without a position. `of` names
the unit helped; its kind is None where the writer left it out and no one stands there. `owner` is the power
written for a unit that is not there, kept because it may be all that the order says (seed 000, 8).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from judge.rules.units import Kind, Place, Power, Province


class Written:
    """Keeps an order's short form once it has been written: the same orders come again and again.

    No field of the order: it takes no part in comparing, and `notation.write` alone fills it.
    """

    __slots__ = ("text",)

    text: str


@dataclass(frozen=True, slots=True)
class Hold(Written):
    """The unit stays where it is."""

    kind: Kind
    at: Place


@dataclass(frozen=True, slots=True)
class Move(Written):
    """The unit goes to `to`; `via` asks for a convoy, `route` names its seas in order (DATC 4.A.3, 4.A.6)."""

    kind: Kind
    at: Place
    to: Place
    via: bool = False
    route: tuple[Province, ...] = ()


@dataclass(frozen=True, slots=True)
class Support(Written):
    """The unit supports the one at `of` to hold, or to move to `to`.

    In Naval Diplomacy `route` is the sea between the two steps of a fleet supported, and `step` the one of
    them that is named (seed 001, 4D).
    """

    kind: Kind
    at: Place
    of: Place
    to: Place | None = None
    of_kind: Kind | None = None
    owner: Power | None = None
    route: tuple[Province, ...] = ()
    step: int | None = None


@dataclass(frozen=True, slots=True)
class Convoy(Written):
    """The fleet convoys the army at `of` to `to`."""

    kind: Kind
    at: Place
    of: Place
    to: Place
    of_kind: Kind | None = None
    owner: Power | None = None


@dataclass(frozen=True, slots=True)
class Combined(Written):
    """The fleet goes one step to `to`, a sea, and helps from there (Naval Diplomacy; seed 001, 4D)."""

    kind: Kind
    at: Place
    to: Province
    then: Help


@dataclass(frozen=True, slots=True)
class Patrol(Written):
    """So many fleets of one sea space look for those of an enemy there (Naval Diplomacy; seed 001, 6)."""

    kind: Kind
    at: Place
    enemy: Power
    fleets: int = 2


@dataclass(frozen=True, slots=True)
class Block(Written):
    """The fleet keeps an enemy from crossing the strait into its half (Naval Diplomacy; seed 001, 7)."""

    kind: Kind
    at: Place
    enemy: Power
    strait: tuple[Province, ...] = ()


@dataclass(frozen=True, slots=True)
class Grant(Written):
    """The owner of the centre at `at` lets another power's fleets pass it (Naval Diplomacy; seed 001, 8).

    No unit is ordered; `kind` is there because every order has one.
    """

    kind: Kind
    at: Place
    to: Power


@dataclass(frozen=True, slots=True)
class Retreat(Written):
    """The dislodged unit goes to `to`; `first` of its owner's units that would meet there (seed 004 §3.2)."""

    kind: Kind
    at: Place
    to: Place
    first: bool = False


@dataclass(frozen=True, slots=True)
class Disband(Written):
    """The dislodged unit leaves the board."""

    kind: Kind
    at: Place


@dataclass(frozen=True, slots=True)
class Build(Written):
    """A new unit at a free home centre."""

    kind: Kind
    at: Place


@dataclass(frozen=True, slots=True)
class Remove(Written):
    """A unit leaves the board in the adjustments."""

    kind: Kind
    at: Place


@dataclass(frozen=True, slots=True)
class Waive(Written):
    """A build is left unused (DATC 4.D.7)."""


@dataclass(frozen=True, slots=True)
class Transform(Written):
    """The unit becomes one of the other kind, standing at `to`: its province, or a coast of it."""

    kind: Kind
    at: Place
    into: Kind
    to: Place


@dataclass(frozen=True, slots=True)
class Permit(Written):
    """The canal of the sign `at` lets the unit at `of` through, or support for it; `of` None: no one."""

    at: Place
    of: Place | None = None
    to: Place | None = None
    of_kind: Kind | None = None


StandardOrder: TypeAlias = Hold | Move | Support | Convoy
Help: TypeAlias = Support | Convoy
NavalOrder: TypeAlias = Combined | Patrol | Block | Grant
SpecialOrder: TypeAlias = Transform | Permit
MovementOrder: TypeAlias = StandardOrder | NavalOrder | SpecialOrder
RetreatOrder: TypeAlias = Retreat | Disband
AdjustmentOrder: TypeAlias = Build | Remove | Waive | Transform
Order: TypeAlias = MovementOrder | RetreatOrder | AdjustmentOrder
