"""Commands of a game's GM: its course, its settings, its position, and the rounds of a series."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any, ClassVar, TypeAlias

from judge.game.commands.anyone import Create
from judge.game.commands.registry import Command, CommandRow, command
from judge.game.endings import Ending
from judge.game.record import Snapshot
from judge.game.roles import PersonId, Role
from judge.game.settings.table import RULE_SETS
from judge.rules.phases import Phase
from judge.rules.units import Kind, Place, Power, Province

# What a game's GM commands.


@command(
    CommandRow(
        ("PROCESS [phase] [NOW]",),
        Role.MASTER,
        "mastering",
        "PROCESS S1901M",
    )
)
@dataclass(frozen=True, slots=True)
class Process(Command):
    """Adjudicate the phase at once; units without orders hold. `now` allows missing orders."""

    phase: Phase | None = None
    now: bool = False


@command(
    CommandRow(
        ("PREDICT [phase]", "PREDICT WITH", "…", "END PREDICT"),
        Role.MASTER,
        "mastering",
        "PREDICT\nPREDICT WITH\nPLACE A Tyr Austria\nTurkey: A Con - Bul\nA Tyr - Mun\nEND PREDICT",
    )
)
@dataclass(frozen=True, slots=True)
class Predict(Command):
    """Show the GM how the phase would be adjudicated; `lines`, numbered, are orders and a position to try."""

    phase: Phase | None = None
    lines: tuple[tuple[int, str], ...] = ()


@command(
    CommandRow(
        ("ROLLBACK", "ROLLBACK n", "ROLLBACK TO phase"),
        Role.MASTER,
        "mastering",
        "ROLLBACK\nROLLBACK 2\nROLLBACK TO F1902M",
        whole=True,
    )
)
@dataclass(frozen=True, slots=True)
class Rollback(Command):
    """Go back to `phase`, or (None) by so many `phases`; the service fills in `judged`."""

    phase: Phase | None = None
    phases: int = 1
    judged: tuple[Snapshot, ...] = ()


@command(
    CommandRow(
        ("UNDO", "UNDO ROLLBACK", "UNDO ADJUST", "UNDO TERMINATE", "UNDO DECLARE"),
        Role.MASTER,
        "mastering",
        "UNDO",
        whole=True,
    )
)
@dataclass(frozen=True, slots=True)
class Undo(Command):
    """Go back to before the last ROLLBACK or ADJUST, or (only if `end`) to before the game's end."""

    end: bool = False


@command(
    CommandRow(
        ("SET DEADLINE time",),
        Role.MASTER,
        "mastering",
        "SET DEADLINE Sun 20:00\nSET DEADLINE +24h",
        shared=True,
    )
)
@dataclass(frozen=True, slots=True)
class SetDeadline(Command):
    """Set the moment when this phase's orders are due."""

    at: datetime
    TO_COME: ClassVar[str] = "at"


@command(
    CommandRow(
        ("SET GRACE time",),
        Role.MASTER,
        "mastering",
        "SET GRACE Tue 20:00",
        shared=True,
    )
)
@dataclass(frozen=True, slots=True)
class SetGrace(Command):
    """Set the moment when this phase's grace period ends."""

    at: datetime
    TO_COME: ClassVar[str] = "at"


@command(
    CommandRow(
        ("SET START time",),
        Role.MASTER,
        "mastering",
        "SET START Sun 20:00",
        shared=True,
    )
)
@dataclass(frozen=True, slots=True)
class SetStart(Command):
    """Set the earliest moment at which a forming game starts, or at which the phase is adjudicated."""

    at: datetime
    TO_COME: ClassVar[str] = "at"


@command(
    CommandRow(
        ("BEGIN", "FORCE BEGIN"),
        Role.MASTER,
        "mastering",
        "BEGIN",
        whole=True,
    )
)
@dataclass(frozen=True, slots=True)
class Begin(Command):
    """Start a full game at once; `force` also one that lacks a few players, whose powers stay free."""

    force: bool = False


@command(
    CommandRow(
        ("ASSIGN address|n power", "ASSIGN address|n NONE"),
        Role.MASTER,
        "mastering",
        "ASSIGN anna@example.net Turkey\nASSIGN 3 Italy",
        whole=True,
    )
)
@dataclass(frozen=True, slots=True)
class Assign(Command):
    """Give somebody in a forming game that power at its start, or (None) leave it to the wishes.

    `number` is their number among the applicants. The service fills in `person`, 0 if nobody was found.
    """

    power: Power | None
    address: str | None = None
    number: int = 0
    person: PersonId = 0


@command(
    CommandRow(
        ("UNSTART",),
        Role.MASTER,
        "mastering",
        "UNSTART",
        whole=True,
    )
)
@dataclass(frozen=True, slots=True)
class Unstart(Command):
    """Let a game whose first phase is not adjudicated form again, with its players and their wishes."""


@command(
    CommandRow(
        ("SET setting",),
        Role.MASTER,
        "mastering",
        "SET NMR",
        shared=True,
    )
)
@dataclass(frozen=True, slots=True)
class SetSetting(Command):
    """Set one field of `Settings` to a value that already has the field's type."""

    name: str
    value: Any


@command(
    CommandRow(
        (
            "SET ALLOW PLAYER address",
            "SET DENY PLAYER address",
            "SET ALLOW|DENY MASTER address",
            "SET ALLOW|DENY … -address",
            "INVITE address",
        ),
        Role.MASTER,
        "mastering",
        "SET DENY PLAYER bob@example.net\nINVITE anna@example.net",
    )
)
@dataclass(frozen=True, slots=True)
class SetAccess(Command):
    """Set a rule about who may join, or (`leads`) be a GM; None removes the rule about the address.

    `invite` sends them an invitation.
    """

    address: str
    allowed: bool | None
    invite: bool = False
    leads: bool = False


@command(
    CommandRow(
        ("SET APPROVED address|n|ALL", "SET NOT APPROVED address|n|ALL"),
        Role.MASTER,
        "mastering",
        "SET APPROVED anna@example.net\nSET APPROVED 1,3\nSET NOT APPROVED ALL",
    )
)
@dataclass(frozen=True, slots=True)
class Approve(Command):
    """Let in the people with these addresses, or with these numbers among the applicants.

    If none are named, everybody who waits. The service fills in `people`.
    """

    addresses: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()
    approved: bool = True
    people: tuple[PersonId, ...] = ()


@command(
    CommandRow(
        ("PAUSE", "PAUSE UNTIL date"),
        Role.MASTER,
        "mastering",
        "PAUSE\nPAUSE UNTIL 2 Jan",
        shared=True,
    )
)
@dataclass(frozen=True, slots=True)
class Pause(Command):
    """Stop the clock until RESUME, or until that moment."""

    until: datetime | None = None
    TO_COME: ClassVar[str] = "until"


@command(
    CommandRow(
        ("RESUME",),
        Role.MASTER,
        "mastering",
        "RESUME",
        shared=True,
    )
)
@dataclass(frozen=True, slots=True)
class Resume(Command):
    """Let the phase continue with the time that was left."""


@command(
    CommandRow(
        ("EJECT power|address",),
        Role.MASTER,
        "mastering",
        "EJECT Turkey",
        whole=True,
    )
)
@dataclass(frozen=True, slots=True)
class Eject(Command):
    """Empty a seat: a power, or a person by address.

    The service fills in `person`, 0 if nobody was found.
    """

    power: Power | None = None
    address: str | None = None
    person: PersonId = 0


@command(
    CommandRow(
        ("ADMIT power|address",),
        Role.MASTER,
        "mastering",
        "ADMIT Turkey",
    )
)
@dataclass(frozen=True, slots=True)
class Admit(Command):
    """Allow somebody who was ejected to come back: the power's players, or a person as in `Eject`."""

    power: Power | None = None
    address: str | None = None
    person: PersonId = 0


@command(
    CommandRow(
        ("PROMOTE power|address",),
        Role.MASTER,
        "mastering",
        "PROMOTE bob@example.net\nPROMOTE Turkey",
        whole=True,
    )
)
@dataclass(frozen=True, slots=True)
class Promote(Command):
    """Ask somebody to be a GM too; the service fills in `person`, 0 if nobody was found."""

    power: Power | None = None
    address: str | None = None
    person: PersonId = 0


@command(
    CommandRow(
        ("HAND OVER power|address",),
        Role.MASTER,
        "mastering",
        "HAND OVER bob@example.net",
        whole=True,
    )
)
@dataclass(frozen=True, slots=True)
class HandOver(Command):
    """Ask somebody to be GM in the sender's place; the rest as in `Promote`."""

    power: Power | None = None
    address: str | None = None
    person: PersonId = 0


@command(
    CommandRow(
        ("BECOME power", "BECOME MASTER"),
        Role.MASTER,
        "mastering",
        "BECOME Turkey",
        whole=True,
    )
)
@dataclass(frozen=True, slots=True)
class Become(Command):
    """Let the GM speak for a power, or (None) for themselves again."""

    power: Power | None


@command(CommandRow(("TERMINATE",), Role.MASTER, "mastering", "TERMINATE", whole=True))
@dataclass(frozen=True, slots=True)
class Terminate(Command):
    """End the game without a winner."""


@command(
    CommandRow(
        (
            "DECLARE power THE WINNER BECAUSE reason",
            "DECLARE DRAW [powers] BECAUSE reason",
            "DECLARE RANKING powers BECAUSE reason",
        ),
        Role.MASTER,
        "mastering",
        "DECLARE England THE WINNER BECAUSE Edgar has died and nobody wants to play on.",
        whole=True,
    )
)
@dataclass(frozen=True, slots=True)
class Declare(Command):
    """End the game with this result, on which nobody voted; `ranks` as in `Terms`."""

    ending: Ending
    ranks: tuple[tuple[Power, ...], ...]
    reason: str


@command(
    CommandRow(
        ("ACCEPT LATE power", "ACCEPT LATE", "REJECT LATE power", "REJECT LATE"),
        Role.MASTER,
        "mastering",
        "ACCEPT LATE Turkey",
        whole=True,
    )
)
@dataclass(frozen=True, slots=True)
class AcceptLate(Command):
    """Count what a power sent after the deadline; None: of all powers. `phase` guards against another phase.

    `declined` answers the same question with no.
    """

    power: Power | None = None
    phase: Phase | None = None
    declined: bool = False


# ADJUST: the GM corrects position, centres and phase (seed 004 §6).


@dataclass(frozen=True, slots=True)
class TakeOff:
    """Remove a unit from the board, dislodged or not; if several share a sea, one of the power's."""

    kind: Kind
    at: Province
    power: Power | None = None


@dataclass(frozen=True, slots=True)
class PutOn:
    """Put a unit of the power there."""

    kind: Kind
    at: Place
    power: Power


@dataclass(frozen=True, slots=True)
class GiveCentre:
    """Give the centre to the power, or (None) to nobody."""

    centre: Province
    power: Power | None


Correction: TypeAlias = TakeOff | PutOn | GiveCentre


@command(
    CommandRow(
        ("ADJUST", "…", "END ADJUST"),
        Role.MASTER,
        "mastering",
        "ADJUST\nREMOVE A Vie\nPLACE F Tri Austria\nOWNER Ser Austria\nPHASE F1902M\n"
        "REASON An order was misread.\nEND ADJUST",
        whole=True,
    )
)
@dataclass(frozen=True, slots=True)
class Adjust(Command):
    """Make the corrections one after the other, all or none; `phase` None keeps the phase."""

    corrections: tuple[Correction, ...]
    reason: str
    phase: Phase | None = None


# SET RULES, SET LIKE, ANNOUNCE ALL: many settings at once, and many games.

_NAMES = "|".join(name.upper() for name in RULE_SETS)


@command(
    CommandRow(
        ("SET RULES name …", f"name: {_NAMES}"),
        Role.MASTER,
        "mastering",
        "SET RULES GSTZ\nSET RULES TOURNAMENT NO-PRESS",
        shared=True,
    )
)
@dataclass(frozen=True, slots=True)
class SetRules(Command):
    """Apply these sets of settings one after the other, all or none."""

    names: tuple[str, ...]


@command(
    CommandRow(
        ("SET LIKE game",),
        Role.MASTER,
        "mastering",
        "SET LIKE bravo",
        shared=True,
    )
)
@dataclass(frozen=True, slots=True)
class SetLike(Command):
    """Copy the settings of another game, except its comment and its numbers on other judges."""

    game: str


@command(
    CommandRow(
        ("ANNOUNCE [ALL]", "…", "END ANNOUNCE"),
        Role.MASTER,
        "mastering",
        "ANNOUNCE ALL\nThe judge moves on Sunday.\nEND ANNOUNCE",
        whole=True,
    )
)
@dataclass(frozen=True, slots=True)
class Announce(Command):
    """Send a message of the GM to everybody in the game, or (`everywhere`) in all their games that go on."""

    body: str
    everywhere: bool = False


# Series: a tournament's games, opened round by round, and their table.


@command(
    CommandRow(
        ("CREATE SERIES ?name password [variant] [GUNBOAT] [BLIND|FOG] [UNTIL 1907]",),
        Role.REGISTERED,
        "series",
        "CREATE SERIES ?cup tulips",
    )
)
@dataclass(frozen=True, slots=True)
class CreateSeries(Create):
    """Create a series whose author is the GM of all its games."""


Seats: TypeAlias = tuple[tuple[str, str], ...]
"""A table as its master deals it: words for a power and for a player."""


@command(
    CommandRow(
        ("ROUND", "ROUND n", "ROUND TOP", "ROUND power player, power player …; power player …"),
        Role.MASTER,
        "series",
        "ROUND\nROUND TOP\nROUND A anna@example.net, F bob@example.net",
        whole=True,
    )
)
@dataclass(frozen=True, slots=True)
class OpenRound(Command):
    """Start so many `games` of a series at once, 0 for as many as possible; `top`: one, for the best.

    `tables` are dealt by the GM, one for each game: pairs of words for a power and for a player, who is given
    by an address or by a number among the players.
    """

    games: int = 0
    top: bool = False
    tables: tuple[Seats, ...] = ()


@command(
    CommandRow(
        ("TABLE [series] [ROUND n]", "STANDINGS [series] [ROUND n]"),
        Role.ANYONE,
        "series",
        "TABLE cup\nTABLE cup ROUND 2",
    )
)
@dataclass(frozen=True, slots=True)
class Table(Command):
    """Ask for the standings of a series, of one `round` or (0) of all.

    "" is the series of the game signed on to.
    """

    series: str = ""
    round: int = 0
