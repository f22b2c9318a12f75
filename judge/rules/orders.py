"""Orders as values: what a unit is told to do, complete in itself.

Each order carries the kind of the unit ordered, so that it can be written down without a position. `of` names
the unit helped; its kind is None where the writer left it out and nobody stands there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from judge.rules.units import Kind, Place, Province


@dataclass(frozen=True, slots=True)
class Hold:
    """The unit stays where it is."""

    kind: Kind
    at: Place


@dataclass(frozen=True, slots=True)
class Move:
    """The unit goes to `to`; `via` asks for a convoy, `route` names its seas in order (DATC 4.A.3, 4.A.6)."""

    kind: Kind
    at: Place
    to: Place
    via: bool = False
    route: tuple[Province, ...] = ()


@dataclass(frozen=True, slots=True)
class Support:
    """The unit helps the one at `of` to stay, or to go to `to`."""

    kind: Kind
    at: Place
    of: Place
    to: Place | None = None
    of_kind: Kind | None = None


@dataclass(frozen=True, slots=True)
class Convoy:
    """The fleet carries the army at `of` on its way to `to`."""

    kind: Kind
    at: Place
    of: Place
    to: Place
    of_kind: Kind | None = None


@dataclass(frozen=True, slots=True)
class Retreat:
    """The dislodged unit goes to `to`."""

    kind: Kind
    at: Place
    to: Place


@dataclass(frozen=True, slots=True)
class Disband:
    """The dislodged unit leaves the board."""

    kind: Kind
    at: Place


@dataclass(frozen=True, slots=True)
class Build:
    """A new unit at a free home centre."""

    kind: Kind
    at: Place


@dataclass(frozen=True, slots=True)
class Remove:
    """A unit leaves the board in the adjustments."""

    kind: Kind
    at: Place


@dataclass(frozen=True, slots=True)
class Waive:
    """A build is left unused (DATC 4.D.7)."""


MovementOrder: TypeAlias = Hold | Move | Support | Convoy
RetreatOrder: TypeAlias = Retreat | Disband
AdjustmentOrder: TypeAlias = Build | Remove | Waive
Order: TypeAlias = MovementOrder | RetreatOrder | AdjustmentOrder
