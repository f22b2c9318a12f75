"""Units and positions: what stands where, who owns what."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from types import MappingProxyType
from typing import TypeAlias

Power: TypeAlias = str
"""A power's code in capitals, `AUSTRIA`."""
Province: TypeAlias = str
"""A province's code in capitals, `STP`."""
Place: TypeAlias = str
"""Where a unit stands: a province, or one of its coasts, `STP/SC`."""


class Kind(StrEnum):
    """The two kinds of unit."""

    ARMY = "A"
    FLEET = "F"


def province_of(place: Place) -> Province:
    """Return the province a place belongs to: `STP` for `STP/SC`."""
    return place.partition("/")[0] if "/" in place else place


@dataclass(frozen=True, slots=True, order=True)
class Unit:
    """One army or fleet of a power at a place; a fleet in a two-coast province stands on a coast.

    `province` is the one it stands in, `text` its short form, `F STP/SC`: units are made once and read often.
    """

    power: Power
    kind: Kind
    at: Place
    province: Province = field(init=False, repr=False, compare=False)
    text: str = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "province", province_of(self.at))
        object.__setattr__(self, "text", self.kind + " " + self.at)

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Dislodged:
    """A unit that must retreat: the province its attacker came from, and every place open to it."""

    unit: Unit
    by: Province | None
    retreats: tuple[Place, ...]


_NONE: Mapping[Province, Power] = MappingProxyType({})
_NO_HOMES: Mapping[Power, tuple[Province, ...]] = MappingProxyType({})


@dataclass(frozen=True)
class Position:
    """The board between two phases.

    `units` excludes the dislodged; `centres` maps each owned supply centre to its owner;
    `contested` are the provinces left empty by a stand-off, closed to retreats. `homes` are the home centres
    the powers have come to have, where they are not the map's (1897); empty where they are.
    """

    units: tuple[Unit, ...]
    centres: Mapping[Province, Power] = field(default_factory=lambda: _NONE)
    dislodged: tuple[Dislodged, ...] = ()
    contested: frozenset[Province] = frozenset()
    homes: Mapping[Power, tuple[Province, ...]] = field(default_factory=lambda: _NO_HOMES)

    def of(self, power: Power) -> tuple[Unit, ...]:
        """Return the power's units on the board, without dislodged ones."""
        return self._by_power.get(power, ())

    @cached_property
    def _by_power(self) -> Mapping[Power, tuple[Unit, ...]]:
        powers = dict.fromkeys(unit.power for unit in self.units)
        return {power: tuple(unit for unit in self.units if unit.power == power) for power in powers}

    @cached_property
    def owners(self) -> Mapping[Province, Power]:
        """Return the owner of the unit in each province, without dislodged units; of several, the last."""
        return {unit.province: unit.power for unit in self.units}

    @cached_property
    def all_owners(self) -> Mapping[Province, tuple[Power, ...]]:
        """Return the owners of the units in each province, those of dislodged units last."""
        found: dict[Province, tuple[Power, ...]] = {}
        for unit in (*self.units, *(dislodged.unit for dislodged in self.dislodged)):
            found[unit.province] = (*found.get(unit.province, ()), unit.power)
        return found

    def centres_of(self, power: Power) -> tuple[Province, ...]:
        """Return the supply centres the power owns, by code."""
        return tuple(sorted(c for c, owner in self.centres.items() if owner == power))


def alive(position: Position) -> frozenset[Power]:
    """Return the powers still in the game: those with a unit, dislodged or not, or a centre."""
    units = {unit.power for unit in position.units} | {d.unit.power for d in position.dislodged}
    return frozenset(units | set(position.centres.values()))
