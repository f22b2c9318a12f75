"""Proxies: units lent to another power, for a movement phase or until revoked (seed 002, seed 004 §9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from judge.rules.notation import write
from judge.rules.orders import Grant, Order, Patrol, Waive
from judge.rules.phases import Phase
from judge.rules.units import Kind, Place, Power, Province, province_of


@dataclass(frozen=True, slots=True)
class Proxy:
    """A proxy for one phase: `to` orders the unit. Any unit may be named, whoever owns it."""

    kind: Kind
    at: Place
    to: Power

    def __str__(self) -> str:
        return f"{self.kind} {self.at} P {self.to}"


@dataclass(frozen=True, slots=True)
class Standing:
    """A standing proxy: from the phase `since` until revoked, `to` orders the unit `at`, or (None) all.

    The unit is followed: `at` is where it is now, or where it was dislodged.
    """

    to: Power
    since: Phase
    at: Province | None = None


Given: TypeAlias = Order | Proxy
"""What a power gives for a unit: an order, or a proxy."""


def ordered_province(given: Given) -> Province | None:
    """Return the province of the unit that an order or a proxy is for; None for a waived build.

    A grant of passage is for no unit and stands for itself.
    """
    match given:
        case Waive():
            return None
        case Grant():
            return write(given)
        case _:
            at = given.at
            return province_of(at) if "/" in at else at  # asked fifty times for an email


def units_ordered(given: Given) -> int:
    """Return how many units the order is for: one, or all the fleets of a patrol (Naval Diplomacy)."""
    return given.fleets if isinstance(given, Patrol) else 1
