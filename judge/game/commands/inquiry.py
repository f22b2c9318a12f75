"""What anybody may ask about games, phases and people; nothing of it changes anything."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from judge.game.commands.registry import Command, CommandRow, command
from judge.game.roles import Role
from judge.rules.phases import Phase


@command(
    CommandRow(
        ("STATUS", "STATUS game"),
        Role.ANYONE,
        "asking",
        "Your own games with their deadlines; with a game's name, its summary.",
        "STATUS",
    )
)
@dataclass(frozen=True, slots=True)
class GameStatus(Command):
    """The classic's other word for SUMMARY, and for MY GAMES where no game is named."""

    game: str = ""


@command(
    CommandRow(
        ("SUMMARY [game]",),
        Role.ANYONE,
        "asking",
        "Who played when, the settings, and who owned which centre in each year.",
        "SUMMARY alpha",
    )
)
@dataclass(frozen=True, slots=True)
class Summary(Command):
    """A game's people, settings and centres by year; "" is the game signed on to."""

    game: str = ""


@command(
    CommandRow(
        (
            "HISTORY [game] [FROM date] [TO date] [LINES n]",
            "HISTORY [game] [EXCLSTART phase] [EXCLEND phase] [BROAD]",
        ),
        Role.ANYONE,
        "asking",
        "All results again, and what happened; or results alone without those phases.",
        "HISTORY alpha\nHISTORY alpha FROM 1 Jan 2026 LINES 400\nHISTORY EXCLSTART S1901M EXCLEND F1903B",
    )
)
@dataclass(frozen=True, slots=True)
class History(Command):
    """What happened in a game, phase by phase, between two moments; with at most so many lines.

    `left_out` are the first and the last phase of those that are left out, None for an open end; then only
    results are shown, with `broadcasts` also the letters to everybody.
    """

    game: str = ""
    since: datetime | None = None
    until: datetime | None = None
    lines: int = 0
    left_out: tuple[Phase | None, Phase | None] | None = None
    broadcasts: bool = False


@command(
    CommandRow(
        ("WHY unit|order [phase]", "WHY [phase]"),
        Role.OBSERVER,
        "asking",
        "Why an order came to what it did, in the last phase or another; alone: yours.",
        "WHY A Gal\nWHY Gal F1902M\nWHY S1901M\nWHY",
    )
)
@dataclass(frozen=True, slots=True)
class Why(Command):
    """What became of the orders in a phase that have to do with a place; None is the last one that has any.

    `own`: of the speaker's own units, where neither is named.
    """

    place: str = ""
    phase: Phase | None = None
    own: bool = False


@command(
    CommandRow(
        ("RESEND [phase]", "GET RESULTS", "MAP phase"),
        Role.OBSERVER,
        "asking",
        "Have the last results mailed once more, or those of another phase, with the map.",
        "RESEND\nRESEND F1901M\nMAP F1901M",
    )
)
@dataclass(frozen=True, slots=True)
class Resend(Command):
    """The results of a judged phase as they were mailed; None is the last one."""

    phase: Phase | None = None


@command(
    CommandRow(
        ("WHO GAME [game] [FULL]",),
        Role.ANYONE,
        "asking",
        "The people of a game; with FULL also what they show of themselves.",
        "WHO GAME alpha FULL",
    )
)
@dataclass(frozen=True, slots=True)
class WhoGame(Command):
    """The people of a game; "" is the game signed on to."""

    game: str = ""
    full: bool = False


@command(
    CommandRow(
        ("WHO IS name",),
        Role.REGISTERED,
        "asking",
        "People whose names begin so, as far as they show themselves.",
        "WHO IS Anna",
    )
)
@dataclass(frozen=True, slots=True)
class WhoIs(Command):
    """People by the beginning of their names."""

    beginning: str


@command(
    CommandRow(
        ("MY ADDRESSES",),
        Role.REGISTERED,
        "asking",
        "Where you may write from, and where mail goes.",
        "MY ADDRESSES",
    )
)
@dataclass(frozen=True, slots=True)
class MyAddresses(Command):
    """The addresses of the sender."""


@command(
    CommandRow(
        ("INFO PLAYER address", "GET DEDICATION"),
        Role.REGISTERED,
        "asking",
        "How reliable somebody has been, if he shows it; GET DEDICATION: you yourself.",
        "INFO PLAYER anna@example.net",
    )
)
@dataclass(frozen=True, slots=True)
class InfoPlayer(Command):
    """The record of whoever has this address; "" is the sender."""

    address: str = ""
