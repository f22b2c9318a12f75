"""What players, observers and applicants ask once they are signed on."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from judge.game.commands.registry import Command, CommandRow, command
from judge.game.proxies import Given
from judge.game.roles import Role
from judge.rules.phases import Phase
from judge.rules.units import Power, Province


@dataclass(frozen=True, slots=True)
class GiveOrders(Command):
    """Orders and proxies for the phase at hand, and those that the same mail gave `before` them.

    `lines` are the words of lines that are printed as written, by the province of their units; in summer
    they are all there is.
    """

    power: Power
    orders: tuple[Given, ...]
    before: tuple[Given, ...] = ()
    lines: tuple[tuple[Province, str], ...] = ()


@dataclass(frozen=True, slots=True)
class EndSet(Command):
    """A mail has said everything it orders for a power: a set that may replace the earlier ones."""

    power: Power
    orders: tuple[Given, ...]


@dataclass(frozen=True, slots=True)
class GiveAhead(Command):
    """Lines of orders for a later phase, read when it opens."""

    power: Power
    phase: Phase
    lines: tuple[str, ...]


@command(
    CommandRow(
        ("PHASE season year phase",),
        Role.PLAYER,
        "playing",
        "The orders below are for that phase, up to five years ahead.",
        "PHASE Fall 1901 Movement\nPHASE F1901M",
    )
)
@dataclass(frozen=True, slots=True)
class PhaseAhead(Command):
    """The phase that the orders below it are for."""

    phase: Phase


@command(
    CommandRow(
        ("CLEAR", "CLEAR ALL", "CLEAR phase"),
        Role.PLAYER,
        "playing",
        "Forget what was sent for later phases; with ALL, every order; or one phase's.",
        "CLEAR\nCLEAR ALL\nCLEAR F1901R",
    )
)
@dataclass(frozen=True, slots=True)
class Clear(Command):
    """The power's orders of this phase are gone, and those for later ones; with a phase, that one's alone.

    `ahead_only` spares those of the phase at hand.
    """

    phase: Phase | None = None
    ahead_only: bool = False


@command(
    CommandRow(
        ("ADD",),
        Role.PLAYER,
        "playing",
        "This mail's orders add to those sent before, where they would replace them.",
        "ADD",
    )
)
@dataclass(frozen=True, slots=True)
class AddOrders(Command):
    """The mail is no set of its own: what was ordered before stays as far as it is not ordered anew."""


@command(
    CommandRow(
        ("PROXY unit|ALL TO power UNTIL REVOKED",),
        Role.PLAYER,
        "playing",
        "Lend one of your units, or all, to another power until you revoke it.",
        "PROXY A Mar TO Italy UNTIL REVOKED\nPROXY ALL TO Italy UNTIL REVOKED",
    )
)
@dataclass(frozen=True, slots=True)
class LendStanding(Command):
    """A standing proxy; `at` None lends all the power has."""

    to: Power
    at: Province | None = None


@command(
    CommandRow(
        ("REVOKE PROXY [unit|ALL]",),
        Role.PLAYER,
        "playing",
        "Take a unit back that you lent until revoked, or all of them.",
        "REVOKE PROXY A Mar\nREVOKE PROXY ALL",
    )
)
@dataclass(frozen=True, slots=True)
class RevokeProxy(Command):
    """The end of a standing proxy; `at` None ends all the power gave."""

    at: Province | None = None


@command(
    CommandRow(
        ("SET WAIT", "SET NOWAIT"),
        Role.PLAYER,
        "playing",
        "WAIT: do not judge before the deadline, I may change my orders.",
        "SET WAIT",
    )
)
@dataclass(frozen=True, slots=True)
class SetWait(Command):
    """The wait flag: the phase is not judged before its deadline."""

    wait: bool


@command(
    CommandRow(
        ("SET DRAW", "SET NODRAW"),
        Role.PLAYER,
        "playing",
        "Vote for a draw of all survivors; votes are secret and cleared each phase.",
        "SET DRAW",
    )
)
@dataclass(frozen=True, slots=True)
class SetDraw(Command):
    """A vote for a draw that includes all survivors."""

    draw: bool


@command(
    CommandRow(
        ("SET PREFERENCE list", "SET PREFERENCE *"),
        Role.PLAYER,
        "joining",
        "The powers you would like, best first; letters in brackets are equal.",
        "SET PREFERENCE E[AF]GIRT",
    )
)
@dataclass(frozen=True, slots=True)
class SetPreference(Command):
    """Groups of powers, the most wanted group first; empty for none. Powers not named come last, equal."""

    groups: tuple[tuple[Power, ...], ...]


@command(
    CommandRow(
        ("SET PASSWORD word",), Role.OBSERVER, "joining", "Change your password here.", "SET PASSWORD lilies"
    )
)
@dataclass(frozen=True, slots=True)
class SetPassword(Command):
    """A new password for the seat; hashed before the game sees it."""

    password: str


@command(
    CommandRow(
        ("SET ADDRESS address", "SET ADDRESS"),
        Role.OBSERVER,
        "joining",
        "Have all your mail sent to another address; the old one has to CONFIRM it.",
        "SET ADDRESS anna@example.net",
    )
)
@dataclass(frozen=True, slots=True)
class SetAddress(Command):
    """Another address of record for the person signed on; none is the one that the mail comes from."""

    address: str


class Audience(StrEnum):
    """Whom press is for."""

    SOME = "some"
    ALL = "all"


@command(
    CommandRow(
        ("PRESS [WHITE|GREY] TO powers", "…", "ENDPRESS"),
        Role.OBSERVER,
        "talking",
        "A letter to some; M is the master, O the observers, ALL BUT T leaves Turkey out.",
        "PRESS TO EF\nShall we?\nENDPRESS",
    )
)
@dataclass(frozen=True, slots=True)
class Press(Command):
    """A letter; `to` holds powers, `MASTER` and `OBSERVERS`; empty when `audience` is ALL.

    `grey` is None where the writer did not say; `left_out` are those whom ALL BUT names.
    """

    body: str
    audience: Audience
    to: tuple[str, ...] = ()
    grey: bool | None = None
    left_out: tuple[str, ...] = ()


@command(
    CommandRow(
        ("BROADCAST [WHITE|GREY]", "…", "ENDPRESS"),
        Role.OBSERVER,
        "talking",
        "A letter to everybody in the game.",
        "BROADCAST\nGood luck to all!\nENDPRESS",
    )
)
@dataclass(frozen=True, slots=True)
class Broadcast(Command):
    """A letter to everybody: players, observers and the master."""

    body: str
    grey: bool | None = None


@command(
    CommandRow(
        ("RESIGN",),
        Role.OBSERVER,
        "playing",
        "Leave the game; your power is free for others, once you have confirmed it.",
        "RESIGN",
        whole=True,
    )
)
@dataclass(frozen=True, slots=True)
class Resign(Command):
    """The seat is given up."""
