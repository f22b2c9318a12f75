"""Commands that anyone may send, signed on or not."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from judge.game.commands.registry import Command, CommandRow, command
from judge.game.order_style import Amount, MapForm, Style
from judge.game.roles import Role
from judge.game.settings import Blind
from judge.rules.phases import Phase

# What anyone may ask, signed on or not.


@command(
    CommandRow(
        ("REGISTER", "Name: …", "Timezone: …", "[Language: …]", "END"),
        Role.ANYONE,
        "joining",
        "REGISTER\nName: Anna Schmidt\nTimezone: Europe/Vienna\nEND",
    )
)
@dataclass(frozen=True, slots=True)
class Register(Command):
    """Register a person or change their entry; `fields` holds every `Key: value` line, keys in lower case."""

    fields: tuple[tuple[str, str], ...]


@command(
    CommandRow(
        (
            "CREATE ?game password [variant [options]] [GUNBOAT] [BLIND|FOG] [UNTIL 1907]",
            "CREATE ?game password FROM game [phase]",
        ),
        Role.REGISTERED,
        "mastering",
        "CREATE ?alpha tulips\nCREATE ?suez tulips Colonial railway canal\n"
        "CREATE ?beta tulips FROM alpha F1902M",
    )
)
@dataclass(frozen=True, slots=True)
class Create(Command):
    """Create a game whose author is its GM."""

    game: str
    password: str
    variant: str = "standard"
    gunboat: bool = False
    blind: Blind = Blind.NO
    named: str = ""
    """The words of `variant` with gunboat among them, which may be a board's name: Illegal Gunboat."""
    last_year: int = 0
    source: str = ""
    """The game whose position it begins with: as it was when the `phase` opened, or (None) as it is now."""
    phase: Phase | None = None


@command(
    CommandRow(
        ("SIGN ON ?game password", "SIGN ON power game password"),
        Role.REGISTERED,
        "joining",
        "SIGN ON ?alpha tulips\nSIGN ON Austria alpha tulips\nSIGNON aalpha tulips",
    )
)
@dataclass(frozen=True, slots=True)
class SignOn(Command):
    """Say whom the email speaks for from here on; `seat` is what stood before the game's name, unread.

    `seat` is `?` to join or to take over, `M` for the GM, `O` for an observer, else a power's letter, code or
    name in upper case. It is "" when only a game was named. `game` may still have the seat's letter in front
    (`aalpha`): the service tells the two apart by the games that exist.
    """

    seat: str
    game: str
    password: str


@command(
    CommandRow(
        ("SIGN ON ?practice", "SIGN ON power ?practice [password] [variant]"),
        Role.REGISTERED,
        "joining",
        "SIGN ON ?practice\nSIGN ON France ?practice\nSIGN ON ?practice tulips hundred",
    )
)
@dataclass(frozen=True, slots=True)
class Practice(Command):
    """Start a practice game; `power` is the power wished for, unread, "" for any.

    What stands where the password is expected may be the variant or its first word. The service tells them
    apart.
    """

    power: str = ""
    password: str = ""
    variant: str = ""


@command(CommandRow(("OBSERVE game password",), Role.REGISTERED, "joining", "OBSERVE alpha sesame"))
@dataclass(frozen=True, slots=True)
class Observe(Command):
    """Observe a game: every result and every open message, no orders."""

    game: str
    password: str


@command(CommandRow(("SIGN OFF",), Role.ANYONE, "joining", "SIGN OFF"))
@dataclass(frozen=True, slots=True)
class SignOff(Command):
    """End what is meant for the judge."""


@command(CommandRow(("HELP [topic]",), Role.ANYONE, "asking", "HELP orders"))
@dataclass(frozen=True, slots=True)
class Help(Command):
    """Ask for a page of HELP; "" is the first page."""

    topic: str = ""


@command(
    CommandRow(
        ("LIST", "LIST game", "LIST FULL", "LIST FULL 2", "LIST OPEN", "LIST BOARD board", "MY GAMES"),
        Role.ANYONE,
        "asking",
        "LIST alpha\nLIST OPEN\nLIST BOARD hundred\nMY GAMES",
    )
)
@dataclass(frozen=True, slots=True)
class List(Command):
    """Ask for the list of games or for one game's state.

    Without a name it is the game signed on to, or else the list of all.
    """

    game: str | None = None
    full: bool = False
    board: str = ""
    """The words that name the board whose games are asked for."""


@command(
    CommandRow(
        ("GET file", "MAP [game]"),
        Role.ANYONE,
        "asking",
        "GET map\nGET PACKAGE",
    )
)
@dataclass(frozen=True, slots=True)
class Get(Command):
    """Ask for a file of the judge's fixed list; "" asks for the list."""

    file: str = ""


@command(CommandRow(("VERSION",), Role.ANYONE, "asking", "VERSION"))
@dataclass(frozen=True, slots=True)
class Version(Command):
    """Ask for the judge's version."""


@command(
    CommandRow(
        ("SET ZONE name",),
        Role.REGISTERED,
        "joining",
        "SET ZONE Europe/Vienna",
    )
)
@dataclass(frozen=True, slots=True)
class SetZone(Command):
    """Set a person's time zone, an IANA name."""

    zone: str


@command(CommandRow(("SET LANGUAGE name",), Role.REGISTERED, "joining", "SET LANGUAGE Deutsch"))
@dataclass(frozen=True, slots=True)
class SetLanguage(Command):
    """Set the language of a person's emails, by its code."""

    language: str


@command(
    CommandRow(
        ("SET STYLE SENTENCE|SHORT|ZINE [NAMES|CODES] [ENGLISH]",),
        Role.REGISTERED,
        "joining",
        "SET STYLE ZINE\nSET STYLE SHORT NAMES",
    )
)
@dataclass(frozen=True, slots=True)
class SetStyle(Command):
    """Set how orders are written in a person's emails."""

    style: Style


class Shown(StrEnum):
    """What a person may show of themselves to others; without the name they cannot be found by it."""

    NAME = "name"
    RECORD = "record"
    ZONE = "zone"
    ADDRESS = "address"


@command(
    CommandRow(
        ("SET PROFILE [NAME] [RECORD] [ZONE] [ADDRESS]", "SET PROFILE NOTHING"),
        Role.REGISTERED,
        "joining",
        "SET PROFILE NAME RECORD ZONE",
    )
)
@dataclass(frozen=True, slots=True)
class SetProfile(Command):
    """Set what a person shows of themselves."""

    shows: frozenset[Shown]


@command(
    CommandRow(
        ("SIGN UP AS STANDBY [FOR game|GUNBOAT|BLIND|variant]", "SIGN OFF AS STANDBY [FOR …]"),
        Role.REGISTERED,
        "joining",
        "SIGN UP AS STANDBY\nSIGN UP AS STANDBY FOR alpha\nSIGN OFF AS STANDBY",
    )
)
@dataclass(frozen=True, slots=True)
class Standby(Command):
    """Join or (`off`) leave the standby list.

    `kind` "" is any game when joining, and every place on the list when leaving.
    """

    kind: str = ""
    off: bool = False


@command(
    CommandRow(
        ("SET MAIL ALL|DIGEST|RESULTS", "SET MAIL LATE|NO LATE", "SET MAIL STOP"),
        Role.REGISTERED,
        "joining",
        "SET MAIL DIGEST\nSET MAIL NO LATE\nSET MAIL STOP",
    )
)
@dataclass(frozen=True, slots=True)
class SetMail(Command):
    """Set how much email a person wants; None leaves a value unchanged.

    `stop` ends everything that asks them for something.
    """

    amount: Amount | None = None
    late_notices: bool | None = None
    stop: bool = False


@command(
    CommandRow(
        ("FORGOT PASSWORD game",),
        Role.REGISTERED,
        "joining",
        "FORGOT PASSWORD alpha",
    )
)
@dataclass(frozen=True, slots=True)
class ForgotPassword(Command):
    """Ask for a single-use token for the person's seat in a game."""

    game: str


@command(
    CommandRow(
        ("RESET PASSWORD token password",),
        Role.ANYONE,
        "joining",
        "RESET PASSWORD 4f9c-…  newword",
    )
)
@dataclass(frozen=True, slots=True)
class ResetPassword(Command):
    """Set a new password for the seat that the token was made for."""

    token: str
    password: str


@command(
    CommandRow(
        ("SET MAP PNG|SVG|LINK|NONE",),
        Role.REGISTERED,
        "joining",
        "SET MAP PNG\nSET MAP NONE",
    )
)
@dataclass(frozen=True, slots=True)
class SetMap(Command):
    """Set how maps come with a person's emails."""

    form: MapForm


@command(
    CommandRow(
        ("SET CALENDAR ON|OFF",),
        Role.REGISTERED,
        "joining",
        "SET CALENDAR ON",
    )
)
@dataclass(frozen=True, slots=True)
class SetCalendar(Command):
    """Set whether emails about deadlines bring them as calendar events."""

    wanted: bool


@command(
    CommandRow(
        ("SET SUBJECT SHORT", "SET SUBJECT LONG"),
        Role.REGISTERED,
        "joining",
        "SET SUBJECT SHORT",
    )
)
@dataclass(frozen=True, slots=True)
class SetSubject(Command):
    """Set whether subjects of results say what happened to the reader's own units."""

    short: bool


@command(
    CommandRow(
        ("CONFIRM token",),
        Role.ANYONE,
        "joining",
        "CONFIRM 4f9c71aa0b3e",
    )
)
@dataclass(frozen=True, slots=True)
class Confirm(Command):
    """Confirm a command or an email that waits; it proves that the sender reads the address of record."""

    token: str


@command(
    CommandRow(
        ("YES", "YES token"),
        Role.ANYONE,
        "joining",
        "YES",
    )
)
@dataclass(frozen=True, slots=True)
class Yes(Command):
    """Answer a question of the judge; without a token it belongs to the email that is answered."""

    token: str = ""


@command(
    CommandRow(
        ("CANCEL token", "CANCEL"),
        Role.ANYONE,
        "joining",
        "CANCEL 4f9c71aa0b3e",
    )
)
@dataclass(frozen=True, slots=True)
class Cancel(Command):
    """Drop what waits for confirmation; "" means everything that waits in the game signed on to.

    In plain words, a resignation alone may be meant.
    """

    token: str = ""
    resignation: bool = False


@command(
    CommandRow(
        ("I AM ALSO address", "I AM NOT address"),
        Role.ANYONE,
        "joining",
        "I AM ALSO anna@work.example\nI AM NOT anna@work.example",
    )
)
@dataclass(frozen=True, slots=True)
class OtherAddress(Command):
    """Name another address of the sender, or the registered one from a new address; `off` removes it.

    Some add a `password`, as the classic judge wanted it. It proves nothing here and is masked.
    """

    address: str
    off: bool = False
    password: str = ""


# What anyone may ask about games, phases and people; nothing of it changes anything.


@command(
    CommandRow(
        ("STATUS", "STATUS game"),
        Role.ANYONE,
        "asking",
        "STATUS",
    )
)
@dataclass(frozen=True, slots=True)
class GameStatus(Command):
    """Ask for SUMMARY by the classic judge's other word, or for MY GAMES if no game is named."""

    game: str = ""


@command(
    CommandRow(
        ("SUMMARY [game]",),
        Role.ANYONE,
        "asking",
        "SUMMARY alpha",
    )
)
@dataclass(frozen=True, slots=True)
class Summary(Command):
    """Ask for a game's people, settings and centres by year; "" is the game signed on to."""

    game: str = ""


@command(
    CommandRow(
        (
            "HISTORY [game] [FROM date] [TO date] [LINES n]",
            "HISTORY [game] [EXCLSTART phase] [EXCLEND phase] [BROAD]",
        ),
        Role.ANYONE,
        "asking",
        "HISTORY alpha\nHISTORY alpha FROM 1 Jan 2026 LINES 400\nHISTORY EXCLSTART S1901M EXCLEND F1903B",
    )
)
@dataclass(frozen=True, slots=True)
class History(Command):
    """Ask what happened in a game, phase by phase, between two moments, in at most so many lines.

    `left_out` are the first and the last phase to leave out, None for an open end. Then only results are
    shown, and with `broadcasts` the messages to everybody too.
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
        "WHY A Gal\nWHY Gal F1902M\nWHY S1901M\nWHY",
    )
)
@dataclass(frozen=True, slots=True)
class Why(Command):
    """Ask what became of the orders that concern a place in a phase; None is the last such phase.

    `own` asks about the speaker's own units if no place is named.
    """

    place: str = ""
    phase: Phase | None = None
    own: bool = False


@command(
    CommandRow(
        ("RESEND [phase]", "GET RESULTS", "MAP phase"),
        Role.OBSERVER,
        "asking",
        "RESEND\nRESEND F1901M\nMAP F1901M",
    )
)
@dataclass(frozen=True, slots=True)
class Resend(Command):
    """Ask for the results of an adjudicated phase as they were mailed; None is the last one."""

    phase: Phase | None = None


@command(CommandRow(("MAP MINE",), Role.PLAYER, "asking", "MAP MINE"))
@dataclass(frozen=True, slots=True)
class MapOwnOrders(Command):
    """Ask for the map with the speaker's own orders in force, before they are adjudicated."""


_TRIED = ("TRY", "A Vie - Tri", "Italy: A Ven - Tri", "NEXT", "A Ven - Tyr", "END TRY")


@command(
    CommandRow(
        ("TRY [MINE]", "TRY game [phase]", "TRY board", "…", "END TRY"),
        Role.ANYONE,
        "asking",
        "\n".join(_TRIED),
    )
)
@dataclass(frozen=True, slots=True)
class Try(Command):
    """Try orders of any power on a position; nothing of it counts.

    `about` names a game or a board; "" is what the email is about. A phase of None is the game's current
    phase. `mine` adds the speaker's own orders in force. `lines`, numbered, are orders, a position and NEXT.
    """

    about: str = ""
    phase: Phase | None = None
    mine: bool = False
    lines: tuple[tuple[int, str], ...] = ()


@command(
    CommandRow(
        ("WHO GAME [game] [FULL]",),
        Role.ANYONE,
        "asking",
        "WHO GAME alpha FULL",
    )
)
@dataclass(frozen=True, slots=True)
class WhoGame(Command):
    """Ask for the people of a game; "" is the game signed on to."""

    game: str = ""
    full: bool = False


@command(
    CommandRow(
        ("WHO IS name",),
        Role.REGISTERED,
        "asking",
        "WHO IS Anna",
    )
)
@dataclass(frozen=True, slots=True)
class WhoIs(Command):
    """Ask for people by the beginning of their names."""

    beginning: str


@command(
    CommandRow(
        ("MY ADDRESSES",),
        Role.REGISTERED,
        "asking",
        "MY ADDRESSES",
    )
)
@dataclass(frozen=True, slots=True)
class MyAddresses(Command):
    """Ask for the addresses of the sender."""


@command(
    CommandRow(
        ("INFO PLAYER address", "GET DEDICATION"),
        Role.REGISTERED,
        "asking",
        "INFO PLAYER anna@example.net",
    )
)
@dataclass(frozen=True, slots=True)
class InfoPlayer(Command):
    """Ask for the record of the person with this address; "" is the sender."""

    address: str = ""
