"""One frozen dataclass for each kind of outgoing mail; `template` is its folder in templates/mail.

A notice holds values only. What it says, and how times look in the reader's zone, is the renderer's.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import ClassVar, TypeAlias

from judge.game.events import PhaseOpened
from judge.game.roles import Actor, PersonId, Role
from judge.game.state import Game, Snapshot
from judge.rules.phases import Phase
from judge.rules.units import Power
from judge.service.ports import Person


@dataclass(frozen=True, slots=True)
class Addressee:
    """Whom a mail is for: the person, what he is to the game, and his power if he has one."""

    person: Person
    role: Role
    power: Power | None = None


@dataclass(frozen=True, slots=True)
class House:
    """What a judge is: its code in subjects and `::` lines, name, address, keeper and version.

    `creators` is `anyone`, `registered`, or a comma list of addresses that may CREATE.
    """

    code: str
    name: str
    address: str
    keeper: str
    version: str
    creators: str = "registered"


# The reply to a mail


class Treatment(StrEnum):
    """What became of a line."""

    DONE = "done"
    ORDER = "order"
    REFUSED = "refused"
    IGNORED = "ignored"


@dataclass(frozen=True, slots=True)
class LineReport:
    """One line of a mail and what became of it.

    `understood` is the canonical text or a sentence; `assumed` what was filled in; `column` (from 1, 0 for
    none), `read` and `hint` belong to a refusal.
    """

    line: int
    text: str
    treatment: Treatment
    understood: str = ""
    assumed: tuple[str, ...] = ()
    column: int = 0
    read: str = ""
    hint: str = ""


class PageKind(StrEnum):
    """Longer answers inside a reply."""

    GAMES = "games"
    GAME = "game"
    HELP = "help"
    FILE = "file"


@dataclass(frozen=True, slots=True)
class Page:
    """A longer answer in a reply: a list of games, a game's state, a help topic, a file.

    `people` are the persons that each game names, by the game's name and their number; `text` is a file's
    content.
    """

    kind: PageKind
    topic: str = ""
    games: tuple[Game, ...] = ()
    people: Mapping[str, Mapping[PersonId, Person]] = field(default_factory=dict)
    role: Role = Role.ANYONE
    power: Power | None = None
    text: str = ""


@dataclass(frozen=True)
class Reply:
    """The one answer to a mail: every line accounted for, then where the sender stands.

    `game` and `power` are the game and power last signed on to; their orders in force are shown.
    """

    template: ClassVar[str] = "reply"
    subject: str
    lines: tuple[LineReport, ...]
    pages: tuple[Page, ...] = ()
    game: Game | None = None
    power: Power | None = None
    role: Role = Role.ANYONE
    unreadable: str = ""
    last: bool = False
    """No further answer goes to the address within the hour."""


@dataclass(frozen=True)
class CopyOfRecord:
    """To the player of record: orders for his power came from another address with the right password."""

    template: ClassVar[str] = "copy_of_record"
    game: Game
    power: Power
    sender: str
    lines: tuple[LineReport, ...]


@dataclass(frozen=True)
class PasswordToken:
    """A single-use token, to the address of record."""

    template: ClassVar[str] = "password_token"
    game: Game
    token: str
    expires: datetime


@dataclass(frozen=True)
class ConfirmationAsked:
    """To the address of record: a command that cannot be undone waits for its sender's word."""

    template: ClassVar[str] = "confirmation_asked"

    game: Game
    line: str
    sender: str
    token: str
    expires: datetime


@dataclass(frozen=True)
class MailHeld:
    """To the player of record: a mail that claims to speak for him is not believed until he confirms it.

    `disowned` by its own domain, else it lacks what the game wants beside the password.
    """

    template: ClassVar[str] = "mail_held"

    game: Game | None
    disowned: bool
    sender: str
    subject: str
    token: str
    expires: datetime


@dataclass(frozen=True)
class SeatLocked:
    """To the player of record: somebody tried too many wrong passwords for his seat."""

    template: ClassVar[str] = "seat_locked"

    game: Game
    power: Power | None
    sender: str


@dataclass(frozen=True)
class AddressFails:
    """To the master: mail to somebody in the game comes back for good."""

    template: ClassVar[str] = "address_fails"

    game: Game
    person: Person
    power: Power | None
    detail: str


@dataclass(frozen=True)
class AddressChanged:
    """To the old and the new address: mail for a person goes to another address from now on.

    `old` is empty where whoever asked may not know it.
    """

    template: ClassVar[str] = "address_changed"
    old: str
    new: str


# The life of a game


@dataclass(frozen=True)
class PlayerJoined:
    """To everybody in a forming game: one more player; the master also sees the preferences."""

    template: ClassVar[str] = "player_joined"
    game: Game
    who: Person | None
    number: int
    needed: int
    people: Mapping[PersonId, Person] = field(default_factory=dict)


@dataclass(frozen=True)
class GameStarting:
    """To everybody: who plays what, the position, the first deadline, what to send."""

    template: ClassVar[str] = "game_starting"
    game: Game
    people: Mapping[PersonId, Person]


@dataclass(frozen=True)
class Results:
    """To everybody: what a phase came to and why, what comes next and when, what the reader has to send."""

    template: ClassVar[str] = "results"
    game: Game
    snapshot: Snapshot
    by_master: bool = False
    opened: PhaseOpened | None = None
    """The phase that opened next, None when the game ended or waits."""


@dataclass(frozen=True)
class GameEnded:
    """To everybody: victory, draw or termination, with the players' names and the centres year by year."""

    template: ClassVar[str] = "game_ended"
    game: Game
    people: Mapping[PersonId, Person]
    snapshots: tuple[Snapshot, ...] = ()


@dataclass(frozen=True)
class Reminder:
    """To a power that owes orders shortly before the deadline."""

    template: ClassVar[str] = "reminder"
    game: Game
    power: Power


@dataclass(frozen=True)
class PendingOrders:
    """To a player whose orders were sent ahead, when their phase opens: those taken and those dropped."""

    template: ClassVar[str] = "pending_orders"
    game: Game
    power: Power
    phase: Phase
    taken: tuple[str, ...]
    dropped: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class LateNotice:
    """To everybody at the deadline (then daily to the late): who is awaited and until when."""

    template: ClassVar[str] = "late_notice"
    game: Game
    powers: tuple[Power, ...]


@dataclass(frozen=True)
class Openings:
    """To everybody: these powers are free for anybody registered, and how to take one over."""

    template: ClassVar[str] = "openings"
    game: Game
    powers: tuple[Power, ...]
    first: bool


@dataclass(frozen=True)
class Disorder:
    """To everybody: these powers fell into civil disorder."""

    template: ClassVar[str] = "disorder"
    game: Game
    powers: tuple[Power, ...]


@dataclass(frozen=True)
class SeatChanged:
    """To everybody: a player took over, returned, resigned or was ejected; an observer came or went."""

    template: ClassVar[str] = "seat_changed"
    game: Game
    what: str
    """`took_over`, `returned`, `resigned`, `ejected`, `observing`, `stopped_observing`."""
    who: Person | None
    power: Power | None = None


@dataclass(frozen=True)
class DeadlineChanged:
    """To everybody: another deadline or grace."""

    template: ClassVar[str] = "deadline_changed"
    game: Game
    deadline: datetime
    grace: datetime
    by: Actor | None


@dataclass(frozen=True)
class SettingsChanged:
    """To everybody: the master changed settings; name, old and new value of each."""

    template: ClassVar[str] = "settings_changed"
    game: Game
    changes: tuple[tuple[str, object, object], ...]


@dataclass(frozen=True)
class PauseNotice:
    """To everybody: the clock stopped, or runs again with this deadline."""

    template: ClassVar[str] = "pause"
    game: Game
    paused: bool


@dataclass(frozen=True)
class PressLetter:
    """A letter between players.

    `author` is None where the letter is grey; `person` is the author, whose address a white letter shows;
    `grey` tells the master that others see none.
    """

    template: ClassVar[str] = "press"
    game: Game
    author: Actor | None
    to: tuple[str, ...]
    everybody: bool
    broadcast: bool
    body: str
    phase: Phase | None
    person: Person | None = None
    grey: bool = False


@dataclass(frozen=True)
class KeeperNote:
    """To the keeper: something needs a human."""

    template: ClassVar[str] = "keeper_note"
    what: str
    detail: str


Notice: TypeAlias = (
    Reply
    | CopyOfRecord
    | PasswordToken
    | ConfirmationAsked
    | MailHeld
    | SeatLocked
    | AddressFails
    | AddressChanged
    | PlayerJoined
    | GameStarting
    | Results
    | GameEnded
    | Reminder
    | PendingOrders
    | LateNotice
    | Openings
    | Disorder
    | SeatChanged
    | DeadlineChanged
    | SettingsChanged
    | PauseNotice
    | PressLetter
    | KeeperNote
)
