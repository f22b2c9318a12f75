"""Commands of a game's master: its course, its settings, its position, and the rounds of a series."""

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

# What a game's master commands.


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
    """The phase is judged at once, units without orders hold; `now` though orders are missing."""

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
    """The phase is judged for its master's eyes; `lines`, numbered, are orders and a position to be tried."""

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
    """The game goes back to `phase`, or (None) by so many `phases`; `judged` are what the service found."""

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
    """The game returns to before the last ROLLBACK or ADJUST, or (`end`: this alone) to before its end."""

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
    """The moment this phase's orders are due."""

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
    """The moment this phase's grace ends."""

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
    """The earliest moment at which a forming game starts, or the phase at hand is judged."""

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
    """A full game starts at once; `force`: also one that lacks a few players, whose powers are free."""

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
    """Somebody in a forming game gets that power at its start, or (None) what the wishes give them.

    `number` is that among its players; `person` is whom the service found, or 0.
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
    """A game whose first phase is not judged yet forms again, with its players and their wishes."""


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
    """One field of `Settings` gets a new value, already of the field's type."""

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
    """A rule of who may join, or (`leads`) be a master; None takes back what stands about the address.

    `invite`: he is written to.
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
    """Those of these addresses, and of these numbers among the players of a forming game, may come in.

    None named are all who wait. `people` are whom the service found.
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
    """No deadline passes until RESUME, or until that moment."""

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
    """The phase goes on, with the time that was left."""


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
    """A seat is emptied: a power, or a person by address; `person` is whom the service found there, or 0."""

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
    """Who was ejected may take a seat again: the power's players, or a person as in `Eject`."""

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
    """Somebody is asked to be a master too; `person` is whom the service found, or 0."""

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
    """Somebody is asked to be master in the place of who asks; the rest as in `Promote`."""

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
    """The master speaks for a power, or (None) for himself again."""

    power: Power | None


@command(CommandRow(("TERMINATE",), Role.MASTER, "mastering", "TERMINATE", whole=True))
@dataclass(frozen=True, slots=True)
class Terminate(Command):
    """The game is over, nobody won."""


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
    """The game is over with this result, which nobody voted on; `ranks` as in `Terms`."""

    ending: Ending
    ranks: tuple[tuple[Power, ...], ...]
    reason: str


@command(
    CommandRow(
        ("ACCEPT LATE power", "ACCEPT LATE"),
        Role.MASTER,
        "mastering",
        "ACCEPT LATE Turkey",
        whole=True,
    )
)
@dataclass(frozen=True, slots=True)
class AcceptLate(Command):
    """What a power sent after the deadline counts; None: what all did. `phase` guards against another one.

    `declined` is the no to the same question.
    """

    power: Power | None = None
    phase: Phase | None = None
    declined: bool = False


# ADJUST: the master mends position, centres and phase (seed 004 §6).


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
    """The settings of these sets, one after the other; all of them, or none."""

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
    """The settings of another game, but its comment and the numbers it bears elsewhere."""

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
    """A master's letter to everybody in his game, or in `everywhere` all of his that go on."""

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
    """A new series, its author the master of all its games."""


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
    """So many `games` of a series begin at once, 0 for as many as can be; `top`: one, for the best.

    `tables` are those that the master deals, a game each: words for a power and for a player, an address or a
    number among the players.
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
    """The standings of a series; "" is that of the game signed on to. Of a `round` alone, or 0 for all."""

    series: str = ""
    round: int = 0
