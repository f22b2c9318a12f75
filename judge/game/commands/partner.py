"""What a player asks about who leads his power with him."""

from __future__ import annotations

from dataclasses import dataclass

from judge.game.commands.registry import Command, CommandRow, command
from judge.game.roles import PersonId, Role


@command(
    CommandRow(
        ("PARTNER address", "PARTNER -address", "PARTNER NONE"),
        Role.PLAYER,
        "joining",
        "Have somebody lead your power with you; his YES does it, a minus ends it.",
        "PARTNER bob@example.net\nPARTNER NONE",
        whole=True,
    )
)
@dataclass(frozen=True, slots=True)
class Partner(Command):
    """Somebody is asked to lead the power too, or (`off`) leads it no longer; no address is all of them.

    `person` is whom the service found, or 0.
    """

    address: str = ""
    off: bool = False
    person: PersonId = 0
