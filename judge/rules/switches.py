"""Switches: what a variant's rules say beyond its map, one field each; the defaults are the standard game's.

A board carries its switches: whoever asks it who may build, or what is due, need not know the variant. The
places and borders with rules of their own (a port whose fleet convoys) are facts of the map instead.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from enum import StrEnum
from types import MappingProxyType

from judge.rules.units import Power, Province


class BuildSites(StrEnum):
    """Where a power may build, always in vacant centres that it owns."""

    HOME = "home"
    """Its own home centres."""
    ANY = "any"
    """Any centre (Chaos, Hundred)."""
    ANY_IF_HOME = "any_if_home"
    """Any centre while it owns a home centre, none otherwise (Aberration, Classical)."""
    ANY_HOME = "any_home"
    """Home centres of any power (Twenty Twenty, Imperial)."""


_NONE: Mapping[Power, tuple[Province, ...]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Switches:
    """One choice for each rule in which variants differ."""

    build: BuildSites = BuildSites.HOME
    emergency: Power = ""
    """A power that may keep one unit more than it owns centres while it owns some of its homes and not all,
    and may then build at its extra sites (Russia in 1900)."""
    extra_sites: Mapping[Power, tuple[Province, ...]] = field(default_factory=lambda: _NONE)
    """Places that are no centres where the power of the emergency may build (Siberia in 1900)."""
    uncounted: Mapping[Power, tuple[Province, ...]] = field(default_factory=lambda: _NONE)
    """Centres that count for nobody while that power owns them (Hong Kong for China in Colonial)."""
    retreats: bool = True
    """False: a dislodged unit is destroyed, and no phase is for retreats."""


STANDARD = Switches()


def switches_from(choices: Mapping[str, object]) -> Switches:
    """The switches with these choices, as variant.toml or a record spells them; ValueError for a wrong one.

    TypeError for a value of the wrong kind.
    """
    known = {entry.name for entry in fields(Switches)}
    values: dict[str, object] = {}
    for name, choice in choices.items():
        if name not in known:
            raise ValueError(f"there is no switch {name!r}")
        values[name] = _value(getattr(STANDARD, name), choice)
    return Switches(**values)  # type: ignore[arg-type]  # each value has its field's own type


def _value(usual: object, choice: object) -> object:
    if isinstance(usual, BuildSites):
        return BuildSites(str(choice))
    if isinstance(usual, Mapping):
        if not isinstance(choice, Mapping):
            raise TypeError("a list of places for each power is needed")
        return MappingProxyType({str(power): tuple(map(str, places)) for power, places in choice.items()})
    if type(choice) is not type(usual):
        raise TypeError(f"{choice!r} is no {type(usual).__name__}")
    return choice
