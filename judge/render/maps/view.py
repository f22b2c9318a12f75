"""What a reader may see of a phase, as the drawer takes it: nothing else is ever handed to it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from judge.rules.outcome import Result
from judge.rules.phases import PhaseKind
from judge.rules.units import Dislodged, Power, Province, Unit


@dataclass(frozen=True, slots=True)
class MapView:
    """A phase as a picture shows it.

    `units` stand where they are after it, `dislodged` must retreat or had to in it; `results` are the
    orders with what happened to them, none for a position before anything was ordered; `kind` chooses the
    key.
    """

    title: str
    kind: PhaseKind
    units: tuple[Unit, ...]
    centres: Mapping[Province, Power] = field(default_factory=lambda: MappingProxyType({}))
    dislodged: tuple[Dislodged, ...] = ()
    results: tuple[Result, ...] = ()
    counted: frozenset[Power] | None = None
    """The powers of which the number of centres is shown; None: all of them."""
    banner: str = ""
    """A line across the head: what the picture is not."""
