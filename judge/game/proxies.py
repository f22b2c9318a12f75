"""A proxy: a unit lent to another power for one movement phase (seed 002, proxy orders)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from judge.rules.orders import Order, Waive
from judge.rules.phases import Phase
from judge.rules.units import Kind, Place, Power, Province, province_of


@dataclass(frozen=True, slots=True)
class Proxy:
    """The unit is `to`'s to order; any unit may be named, whoever owns it."""

    kind: Kind
    at: Place
    to: Power

    def __str__(self) -> str:
        return f"{self.kind} {self.at} P {self.to}"


@dataclass(frozen=True, slots=True)
class Standing:
    """Units are `to`'s to order until that is revoked, from the phase `since`: the one `at`, or (None) all.

    The unit is followed: `at` is where it stands now, or where it was dislodged.
    """

    to: Power
    since: Phase
    at: Province | None = None


Given: TypeAlias = Order | Proxy
"""What a power may say of a unit: what it does, or who orders it."""


def ordered_province(given: Given) -> Province | None:
    """The province of the unit an order or a proxy is for; None for a waived build."""
    return None if isinstance(given, Waive) else province_of(given.at)
