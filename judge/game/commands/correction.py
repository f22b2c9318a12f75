"""ADJUST: the master mends position, centres and phase (seed 004 §6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from judge.game.commands.registry import Command, CommandRow, command
from judge.game.roles import Role
from judge.rules.phases import Phase
from judge.rules.units import Kind, Place, Power, Province


@dataclass(frozen=True, slots=True)
class TakeOff:
    """A unit leaves the board, dislodged or not; of several in a sea one of the power's."""

    kind: Kind
    at: Province
    power: Power | None = None


@dataclass(frozen=True, slots=True)
class PutOn:
    """A unit of the power stands there from now on."""

    kind: Kind
    at: Place
    power: Power


@dataclass(frozen=True, slots=True)
class GiveCentre:
    """The centre belongs to the power from now on, or (None) to nobody."""

    centre: Province
    power: Power | None


Correction: TypeAlias = TakeOff | PutOn | GiveCentre


@command(
    CommandRow(
        ("ADJUST", "…", "END ADJUST"),
        Role.MASTER,
        "mastering",
        "Mend units, centres or the phase, with a reason that everybody reads.",
        "ADJUST\nREMOVE A Vie\nPLACE F Tri Austria\nOWNER Ser Austria\nPHASE F1902M\n"
        "REASON An order was misread.\nEND ADJUST",
        whole=True,
    )
)
@dataclass(frozen=True, slots=True)
class Adjust(Command):
    """The corrections happen one after the other, all or none; `phase` None: the phase stays."""

    corrections: tuple[Correction, ...]
    reason: str
    phase: Phase | None = None
