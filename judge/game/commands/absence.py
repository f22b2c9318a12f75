"""What players ask of the clock: to be away, and more time."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import ClassVar

from judge.game.commands.registry import Command, CommandRow, command
from judge.game.roles import Role
from judge.rules.units import Power


@command(
    CommandRow(
        ("AWAY day [TO day]", "SET ABSENCE day [TO day]"),
        Role.PLAYER,
        "playing",
        "No deadline to come that asks you for orders falls into these days.",
        "AWAY 10 Jan TO 20 Jan\nSET ABSENCE 25 Jan TO 28 Jan",
    )
)
@dataclass(frozen=True, slots=True)
class SetAbsence(Command):
    """A time away; the master says for which power."""

    since: datetime
    until: datetime
    power: Power | None = None
    TO_COME: ClassVar[str] = "until"


@command(
    CommandRow(
        ("SET NO ABSENCE [day [TO day]]",),
        Role.PLAYER,
        "playing",
        "You are not away after all, or from a day on; the deadline stays.",
        "SET NO ABSENCE\nSET NO ABSENCE 25 Jan\nSET NO ABSENCE 13 Jan TO 14 Jan",
    )
)
@dataclass(frozen=True, slots=True)
class EndAbsence(Command):
    """An absence is taken back from that moment on, or all that lies between two; with no moment, all."""

    at: datetime | None = None
    until: datetime | None = None


@command(
    CommandRow(
        ("EXTEND time",),
        Role.PLAYER,
        "playing",
        "Ask the master for a later deadline; the answer is one word.",
        "EXTEND +24h\nEXTEND Sun 20:00",
    )
)
@dataclass(frozen=True, slots=True)
class Extend(Command):
    """A later deadline of the phase at hand: a player asks for it, the master grants it."""

    at: datetime
    TO_COME: ClassVar[str] = "at"
