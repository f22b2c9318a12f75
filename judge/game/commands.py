"""The one table of commands: what people can ask, each a frozen dataclass with its usage and line of help.

Everything here is a value: words were read in `language`, passwords are hashed in `service` before a game sees them.
Reading, HELP and the reference page are drawn from `COMMANDS`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any, ClassVar, TypeAlias, TypeVar

from judge.game.roles import PersonId, Role
from judge.game.settings import Settings
from judge.rules.orders import Order
from judge.rules.phases import Phase
from judge.rules.units import Power

C = TypeVar("C", bound=type[Any])


@dataclass(frozen=True, slots=True)
class Entry:
    """A row of the table: how a command is written, by whom, and what it does in a line."""

    usage: tuple[str, ...]
    who: Role
    topic: str
    help: str
    example: str = ""


COMMANDS: dict[type[Any], Entry] = {}


def _command(entry: Entry) -> Callable[[C], C]:
    def register(cls: C) -> C:
        COMMANDS[cls] = entry
        return cls

    return register


# Anybody may ask these


@_command(
    Entry(
        ("REGISTER", "Name: …", "Timezone: …", "END"),
        Role.ANYONE,
        "joining",
        "Make yourself known to the judge.",
        "REGISTER\nName: Anna Schmidt\nTimezone: Europe/Vienna\nEND",
    )
)
@dataclass(frozen=True, slots=True)
class Register:
    """A person's entry; `fields` holds every `Key: value` line, keys in lower case."""

    fields: tuple[tuple[str, str], ...]


@_command(
    Entry(
        ("CREATE ?game password [variant]",),
        Role.REGISTERED,
        "mastering",
        "Create a game; you are its master.",
        "CREATE ?alpha tulip",
    )
)
@dataclass(frozen=True, slots=True)
class Create:
    """A new game, its author the master."""

    game: str
    password: str
    variant: str = "standard"


@_command(
    Entry(
        ("SIGN ON ?game password", "SIGN ON power game password"),
        Role.REGISTERED,
        "joining",
        "Join a game (?game), or speak for your power in it; M is the master.",
        "SIGN ON ?alpha tulip\nSIGN ON Austria alpha tulip\nSIGNON aalpha tulip",
    )
)
@dataclass(frozen=True, slots=True)
class SignOn:
    """Who the mail speaks for from here on; `seat` is what stood before the game's name, unread.

    `seat` is `?` to join or to take over, `M` the master, `O` an observer, else a power's letter, code or name in
    upper case; "" when only a game was named. `game` may still carry the seat's letter glued to it (`aalpha`):
    the service tells them apart by the games there are.
    """

    seat: str
    game: str
    password: str


@_command(
    Entry(("OBSERVE game password",), Role.REGISTERED, "joining", "Watch a game.", "OBSERVE alpha tulip")
)
@dataclass(frozen=True, slots=True)
class Observe:
    """An observer's seat: every result and every open letter, no orders."""

    game: str
    password: str


@_command(Entry(("SIGN OFF",), Role.ANYONE, "joining", "End the mail: nothing below is read.", "SIGN OFF"))
@dataclass(frozen=True, slots=True)
class SignOff:
    """The end of what is meant for the judge."""


@_command(Entry(("HELP [topic]",), Role.ANYONE, "asking", "How to write to the judge.", "HELP orders"))
@dataclass(frozen=True, slots=True)
class Help:
    """A page of help; "" is the first page."""

    topic: str = ""


@_command(
    Entry(
        ("LIST", "LIST game", "LIST FULL"),
        Role.ANYONE,
        "asking",
        "All games, or where one stands: units, centres, deadline, who is late.",
        "LIST alpha",
    )
)
@dataclass(frozen=True, slots=True)
class List:
    """A list of games, or one game's state; no game means the one signed on to, or all."""

    game: str | None = None
    full: bool = False


@_command(Entry(("GET file",), Role.ANYONE, "asking", "Have a file mailed; GET alone lists them.", "GET map"))
@dataclass(frozen=True, slots=True)
class Get:
    """A file of the judge's fixed list; "" asks for the list."""

    file: str = ""


@_command(Entry(("VERSION",), Role.ANYONE, "asking", "Which judge this is.", "VERSION"))
@dataclass(frozen=True, slots=True)
class Version:
    """The judge's version."""


@_command(
    Entry(
        ("SET ZONE name",),
        Role.REGISTERED,
        "joining",
        "The time zone your mails show times in, beside UTC.",
        "SET ZONE Europe/Vienna",
    )
)
@dataclass(frozen=True, slots=True)
class SetZone:
    """A person's zone, an IANA name."""

    zone: str


@_command(
    Entry(
        ("FORGOT PASSWORD game",),
        Role.REGISTERED,
        "joining",
        "Have a token mailed to your address of record.",
        "FORGOT PASSWORD alpha",
    )
)
@dataclass(frozen=True, slots=True)
class ForgotPassword:
    """A single-use token for the person's seat in a game."""

    game: str


@_command(
    Entry(
        ("RESET PASSWORD token password",),
        Role.ANYONE,
        "joining",
        "Set a new password with the token you were mailed.",
        "RESET PASSWORD 4f9c-…  newword",
    )
)
@dataclass(frozen=True, slots=True)
class ResetPassword:
    """A new password for the seat the token was made for."""

    token: str
    password: str


# For somebody signed on


@dataclass(frozen=True, slots=True)
class GiveOrders:
    """Orders for the phase at hand; per unit the last one counts, an order for another unit changes nothing."""

    power: Power
    orders: tuple[Order, ...]


@_command(Entry(("CLEAR",), Role.PLAYER, "playing", "Forget the orders given so far this phase.", "CLEAR"))
@dataclass(frozen=True, slots=True)
class Clear:
    """The power's orders of this phase are gone."""


@_command(
    Entry(
        ("SET WAIT", "SET NOWAIT"),
        Role.PLAYER,
        "playing",
        "WAIT: do not judge before the deadline, I may change my orders.",
        "SET WAIT",
    )
)
@dataclass(frozen=True, slots=True)
class SetWait:
    """The wait flag: the phase is not judged before its deadline."""

    wait: bool


@_command(
    Entry(
        ("SET DRAW", "SET NODRAW"),
        Role.PLAYER,
        "playing",
        "Vote for a draw of all survivors; votes are secret and cleared each phase.",
        "SET DRAW",
    )
)
@dataclass(frozen=True, slots=True)
class SetDraw:
    """A vote for a draw that includes all survivors."""

    draw: bool


@_command(
    Entry(
        ("SET PREFERENCE list", "SET PREFERENCE *"),
        Role.PLAYER,
        "joining",
        "The powers you would like, best first; letters in brackets are equal.",
        "SET PREFERENCE E[AF]GIRT",
    )
)
@dataclass(frozen=True, slots=True)
class SetPreference:
    """Groups of powers, the most wanted group first; empty for none. Powers not named come last, equal."""

    groups: tuple[tuple[Power, ...], ...]


@_command(
    Entry(("SET PASSWORD word",), Role.OBSERVER, "joining", "Change your password here.", "SET PASSWORD lily")
)
@dataclass(frozen=True, slots=True)
class SetPassword:
    """A new password for the seat; hashed before the game sees it."""

    password: str


@_command(
    Entry(
        ("SET ADDRESS address",),
        Role.OBSERVER,
        "joining",
        "Have this game's mail sent to another address.",
        "SET ADDRESS anna@example.net",
    )
)
@dataclass(frozen=True, slots=True)
class SetAddress:
    """Another address of record for the person signed on."""

    address: str


class Audience(StrEnum):
    """Whom press is for."""

    SOME = "some"
    ALL = "all"


@_command(
    Entry(
        ("PRESS [WHITE|GREY] [TO powers]", "…", "ENDPRESS"),
        Role.OBSERVER,
        "talking",
        "A letter to some players; M is the master, no TO is everybody.",
        "PRESS TO EF\nShall we?\nENDPRESS",
    )
)
@dataclass(frozen=True, slots=True)
class Press:
    """A letter; `to` holds powers, `MASTER` and `OBSERVERS`; empty when `audience` is ALL.

    `grey` is None where the writer did not say.
    """

    body: str
    audience: Audience
    to: tuple[str, ...] = ()
    grey: bool | None = None


@_command(
    Entry(
        ("BROADCAST [WHITE|GREY]", "…", "ENDPRESS"),
        Role.OBSERVER,
        "talking",
        "A letter to everybody in the game.",
        "BROADCAST\nGood luck to all!\nENDPRESS",
    )
)
@dataclass(frozen=True, slots=True)
class Broadcast:
    """A letter to everybody: players, observers and the master."""

    body: str
    grey: bool | None = None


@_command(
    Entry(("RESIGN",), Role.OBSERVER, "playing", "Leave the game; your power is free for others.", "RESIGN")
)
@dataclass(frozen=True, slots=True)
class Resign:
    """The seat is given up."""


# For the master


@_command(
    Entry(
        ("PROCESS [phase]",),
        Role.MASTER,
        "mastering",
        "Judge the phase now; naming it (PROCESS F1901M) guards against haste.",
        "PROCESS S1901M",
    )
)
@dataclass(frozen=True, slots=True)
class Process:
    """The phase is judged at once, units without orders hold."""

    phase: Phase | None = None


@_command(
    Entry(
        ("SET DEADLINE time",),
        Role.MASTER,
        "mastering",
        "Move this phase's deadline; grace moves with it.",
        "SET DEADLINE 2026-12-01 20:00 Europe/London",
    )
)
@dataclass(frozen=True, slots=True)
class SetDeadline:
    """The moment this phase's orders are due."""

    at: datetime


@_command(
    Entry(
        ("SET GRACE time",),
        Role.MASTER,
        "mastering",
        "Move the end of this phase's grace period.",
        "SET GRACE 2026-12-03 20:00",
    )
)
@dataclass(frozen=True, slots=True)
class SetGrace:
    """The moment this phase's grace ends."""

    at: datetime


@_command(
    Entry(
        ("SET setting",),
        Role.MASTER,
        "mastering",
        "Change the game; HELP SETTINGS lists all settings.",
        "SET NMR",
    )
)
@dataclass(frozen=True, slots=True)
class SetSetting:
    """One field of `Settings` gets a new value, already of the field's type."""

    name: str
    value: Any

    settings_type: ClassVar[type[Settings]] = Settings


@_command(Entry(("PAUSE",), Role.MASTER, "mastering", "Stop the clock.", "PAUSE"))
@dataclass(frozen=True, slots=True)
class Pause:
    """No deadline passes until RESUME."""


@_command(
    Entry(("RESUME",), Role.MASTER, "mastering", "Start the clock again with a fresh deadline.", "RESUME")
)
@dataclass(frozen=True, slots=True)
class Resume:
    """The phase goes on, its deadline computed anew."""


@_command(
    Entry(
        ("EJECT power|address",),
        Role.MASTER,
        "mastering",
        "Put a player or observer out of the game.",
        "EJECT Turkey",
    )
)
@dataclass(frozen=True, slots=True)
class Eject:
    """A seat is emptied: a power, or a person by address; `person` is who the service found there, 0 for nobody."""

    power: Power | None = None
    address: str | None = None
    person: PersonId = 0


@_command(
    Entry(
        ("BECOME power", "BECOME MASTER"),
        Role.MASTER,
        "mastering",
        "Act for a power in the lines that follow.",
        "BECOME Turkey",
    )
)
@dataclass(frozen=True, slots=True)
class Become:
    """The master speaks for a power, or (None) for himself again."""

    power: Power | None


@_command(Entry(("TERMINATE",), Role.MASTER, "mastering", "End the game without a result.", "TERMINATE"))
@dataclass(frozen=True, slots=True)
class Terminate:
    """The game is over, nobody won."""


Command: TypeAlias = (
    Register
    | Create
    | SignOn
    | Observe
    | SignOff
    | Help
    | List
    | Get
    | Version
    | SetZone
    | ForgotPassword
    | ResetPassword
    | GiveOrders
    | Clear
    | SetWait
    | SetDraw
    | SetPreference
    | SetPassword
    | SetAddress
    | Press
    | Broadcast
    | Resign
    | Process
    | SetDeadline
    | SetGrace
    | SetSetting
    | Pause
    | Resume
    | Eject
    | Become
    | Terminate
)
