"""SET RULES, SET LIKE, ANNOUNCE ALL: many settings at once, and many games."""

from __future__ import annotations

from dataclasses import dataclass

from judge.game.commands.registry import Command, CommandRow, command
from judge.game.roles import Role
from judge.game.settings.table import RULE_SETS

_NAMES = "|".join(name.upper() for name in RULE_SETS)


@command(
    CommandRow(
        ("SET RULES name …", f"name: {_NAMES}"),
        Role.MASTER,
        "mastering",
        "Set all that belongs to a kind of game; of several, the later win.",
        "SET RULES GSTZ\nSET RULES TOURNAMENT NO-PRESS",
        shared=True,
    )
)
@dataclass(frozen=True, slots=True)
class SetRules(Command):
    """The settings of these sets, one after the other; all of them, or none."""

    names: tuple[str, ...]


@command(
    CommandRow(
        ("SET LIKE game",),
        Role.MASTER,
        "mastering",
        "Set everything as another game has it; once started, all that may change then.",
        "SET LIKE bravo",
        shared=True,
    )
)
@dataclass(frozen=True, slots=True)
class SetLike(Command):
    """The settings of another game, but its comment and the numbers it bears elsewhere."""

    game: str


@command(
    CommandRow(
        ("ANNOUNCE [ALL]", "…", "END ANNOUNCE"),
        Role.MASTER,
        "mastering",
        "Tell everybody in the game something, or (ALL) in all games that you lead.",
        "ANNOUNCE ALL\nThe judge moves on Sunday.\nEND ANNOUNCE",
        whole=True,
    )
)
@dataclass(frozen=True, slots=True)
class Announce(Command):
    """A master's letter to everybody in his game, or in `everywhere` all of his that go on."""

    body: str
    everywhere: bool = False
