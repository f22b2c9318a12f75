"""The one answer to an email: every line accounted for, and longer pages that were asked for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum
from operator import is_
from typing import Self, TypeAlias

from judge.game.commands import Command
from judge.game.dedication import Record
from judge.game.events import PhaseJudged
from judge.game.message import Said
from judge.game.proxies import Given
from judge.game.roles import Actor, PersonId, Role
from judge.game.sight import sighted_snapshot
from judge.game.state import Game, Snapshot
from judge.notices.notice import Addressee, Notice, game_seen
from judge.notices.remarks import AnyRemark, ProseRemark, Remark
from judge.notices.restricted import Known
from judge.notices.series import SeriesStandings
from judge.records import Person, Recorded
from judge.rules.phases import Phase
from judge.rules.units import Power, Province


class Treatment(StrEnum):
    """What happened to a line."""

    DONE = "done"
    ORDER = "order"
    WAITING = "waiting"
    REFUSED = "refused"
    IGNORED = "ignored"


SeatKey: TypeAlias = tuple[str, Actor]
"""A seat that an email speaks for: the game's name, and the actor."""


class Note(StrEnum):
    """The label of something said of a line that was taken."""

    CHECK = "Check"
    """The line was accepted, but probably does not do what was meant."""
    NOTE = "Note"
    """The line was accepted, with this result."""


@dataclass(frozen=True, slots=True)
class SentPress:
    """A message as it left; `set_anew` where the game hides on what program it was written."""

    body: str
    set_anew: bool
    whole: bool = False
    """It is shown to its end, however long, as a diary is."""


@dataclass(frozen=True, slots=True)
class LineReport:
    """One line of an email and what happened to it.

    `understood` is the canonical text or a remark; `assumed` what was filled in; `column` (from 1, 0 for
    none), `read` and `hint` belong to a line that the language room refused. `notes` are what else is to be
    said of it, each under its label: why it does not count, or what is doubtful about it.
    """

    line: int
    text: str
    treatment: Treatment
    understood: AnyRemark = ""
    assumed: tuple[AnyRemark, ...] = ()
    column: int = 0
    read: str = ""
    hint: Said = ""
    notes: tuple[tuple[Note, AnyRemark], ...] = ()
    press: SentPress | None = None
    """The message that the line and those below it sent."""
    unit: Province | None = None
    """Where the unit stands that a refused order named."""
    given: Given | None = None
    """The order or proxy that the line gave for the current phase."""
    seat: SeatKey | None = None
    """The seat that the line spoke for; None above the first SIGN ON and below SIGN OFF."""

    @property
    def is_prose(self) -> bool:
        """Whether the line is plain words, no command and no order."""
        return isinstance(self.understood, Remark) and self.understood.key.startswith(ProseRemark.PROSE)

    unquoted: bool = False
    """Its text is left out here, because its sender may be forged."""
    personal: bool = False
    """It asked about or changed something personal, whatever seat it was for."""


@dataclass(frozen=True, slots=True)
class KeptAside:
    """Orders that do not count until their token comes back, or YES in answer to the reply.

    A heading over them does not fit, or nothing shows who wrote them (`unproven`). `wrong` holds what is
    wrong; they are worth nothing once `phase` is over.
    """

    game: str
    power: Power
    phase: Phase
    count: int
    wrong: tuple[AnyRemark, ...]
    token: str
    unproven: bool = False
    lines: int = 0
    """Those among them that are commands which prose may mean."""


class PageKind(StrEnum):
    """Longer answers inside a reply."""

    GAMES = "games"
    GAME = "game"
    HELP = "help"
    FILE = "file"
    SUMMARY = "summary"
    HISTORY = "history"
    RESULTS = "results"
    REASONS = "reasons"
    WHO_GAME = "who_game"
    PEOPLE = "people"
    RECORD = "record"
    PREDICTION = "prediction"
    TRIAL = "trial"
    OWN_ORDERS = "own_orders"
    TABLE = "table"


PageKey: TypeAlias = tuple[PageKind, str, int, Role, Power | None]
"""What makes a page the same as another: kind, topic, number, and whose eyes see it."""


MINE = "mine"
"""The topic of a list of the reader's own games."""


@dataclass(frozen=True, slots=True)
class LeftOutLine:
    """A line of a block that was left out, and why."""

    line: int
    text: str
    why: AnyRemark


@dataclass(frozen=True, slots=True)
class TrialPart:
    """A phase of a trial as its orders would have it adjudicated, and its lines that are no orders."""

    judged: Snapshot
    left_out: tuple[LeftOutLine, ...] = ()


class PictureLeftOut(StrEnum):
    """Why a trial has no picture."""

    NO = "no"
    """There is one."""
    UNPROVEN = "unproven"
    LARGE = "large"
    SPENT = "spent"


@dataclass(frozen=True, slots=True)
class Trial:
    """What orders would come to, phase after phase, on a position of `game`, which is of no one.

    `about` is the game whose position it is, "" for a board's own; `seen`: as one power sees it;
    `mine`: whose own orders in force are tried with the others.
    """

    game: Game
    parts: tuple[TrialPart, ...]
    about: str = ""
    mine: Actor | None = None
    seen: bool = False
    picture: PictureLeftOut = PictureLeftOut.NO


@dataclass(frozen=True, slots=True)
class Profile:
    """What a person shows of themselves to whoever asks; "" and None stand for what they do not."""

    name: str = ""
    record: Record | None = None
    zone: str = ""
    address: str = ""


@dataclass(frozen=True, slots=True)
class Page:
    """A longer answer in a reply: a list of games, a game's state or its past, a help topic, a file.

    `people` are the persons that each game names, by the game's name and their number; `text` is a file's
    content. A list of games is page `number` of `pages`.
    """

    kind: PageKind
    topic: str = ""
    games: tuple[Game, ...] = ()
    people: Mapping[str, Mapping[PersonId, Known]] = field(default_factory=dict)
    role: Role = Role.ANYONE
    power: Power | None = None
    text: str = ""
    number: int = 1
    pages: int = 1
    mine: Mapping[str, tuple[Actor, ...]] = field(default_factory=dict)
    """What the reader is in each of the games they are in; of one game, what is proven of it."""
    standby: tuple[Remark, ...] = ()
    """The games for which the reader is a standby, in a list of their own games."""
    promises: tuple[Remark, ...] = ()
    """The powers for which they are standbys."""
    record: tuple[Recorded, ...] = ()
    """What happened in the game, as far as the reader may know of it and asked for it."""
    profiles: tuple[Profile, ...] = ()
    """What people show about themselves."""
    left_out: tuple[LeftOutLine, ...] = ()
    """Lines between TRY and its end that are not orders."""
    mended: bool = False
    """Another position was tried."""
    trial: Trial | None = None
    """The result of TRY."""
    asked: Command | None = None
    """The command that asked for it, where it says more than the topic."""
    table: SeriesStandings | None = None
    """The table of a series."""
    arrival: bool = False
    """It tells a newcomer of the game, below their orders: no clock, and no settings that are as usual."""

    def seen_by(self, person: Person) -> Page:
        """Return the page with its games and adjudicated phases as seen by someone in the page's role."""
        reader = Addressee(person, self.role, self.power)
        games = tuple(game_seen(one, reader) for one in self.games)
        if all(map(is_, games, self.games)):
            return self
        return replace(
            self, games=games, record=tuple(_as_seen(one, self.games[0], games[0]) for one in self.record)
        )


def _as_seen(recorded: Recorded, game: Game, seen: Game) -> Recorded:
    """Return an event of a record with the phase that it judged as the reader of the seen game saw it."""
    if not isinstance(recorded.event, PhaseJudged):
        return recorded
    snapshot = sighted_snapshot(game, recorded.event.snapshot, seen)
    return replace(recorded, event=replace(recorded.event, snapshot=snapshot))


REPLY_BYTES = 250_000
"""The body of a reply at most, so that with its headers it stays below 256 KB."""


@dataclass(frozen=True, slots=True)
class SeatReport:
    """A seat that the mail spoke for and about whose orders it said something, or nothing at all."""

    game: Game
    power: Power | None = None
    role: Role = Role.ANYONE
    judged: Phase | None = None
    """The phase that was adjudicated because the email completed its orders."""

    def seen_by(self, person: Person) -> SeatReport:
        """Return the report with the game as seen from the seat."""
        game = game_seen(self.game, Addressee(person, self.role, self.power))
        return self if game is self.game else replace(self, game=game)


class Spent(StrEnum):
    """What an address gets no more of today, as nothing shows that the mail in its name is its owner's."""

    BYTES = "bytes"
    PASSWORDS = "passwords"
    """Answers to wrong passwords."""
    QUESTIONS = "questions"
    """Questions whether it wants to take part."""
    ORDERS = "orders"
    """Questions about orders that are kept."""


@dataclass(frozen=True)
class Reply(Notice):
    """The one answer to an email: every line accounted for, then where the sender stands.

    `game`, `power` and `role` are the seat last signed on to. `seats` are those whose orders in force are
    shown; a message or a setting is receipted without them. None stands for the seat last signed on to.
    """

    subject: str
    lines: tuple[LineReport, ...]
    pages: tuple[Page, ...] = ()
    game: Game | None = None
    power: Power | None = None
    role: Role = Role.ANYONE
    kept_aside: tuple[KeptAside, ...] = ()
    unreadable: AnyRemark | None = None
    last_until: datetime | None = None
    """The time until which the address gets no further answer of this kind; None if it does."""
    last_in_vain: bool = False
    """Whether it is the last one today to an email that had no effect."""
    spent: Spent | None = None
    """The kind of replies of which the address has had enough for now; this reply says nothing else."""
    room: int = REPLY_BYTES
    """Bytes that its text may take; what does not fit is left out, and named."""
    rationed: bool = False
    """The room is what the address may have today, because nothing proves who wrote from it."""
    seats: tuple[SeatReport, ...] | None = None
    open_game: str = ""
    """The game that a stranger may join."""
    waits_for_yes: bool = False
    """Whether an earlier mail of an unknown address waits for its YES."""
    question_open: Remark | None = None
    """What waits for the sender's word though the mail answers the one that asked for it."""
    came: datetime | None = None
    """When the email arrived, if it waited for a long time."""

    @property
    def about(self) -> Game | None:
        """The game last signed on to, as it is."""
        return self.game

    def seen_by(self, reader: Addressee) -> Self:
        """Return the reply with its games as they are seen from the seats that the mail spoke for."""
        game = self.game and game_seen(self.game, Addressee(reader.person, self.role, self.power))
        pages = tuple([one.seen_by(reader.person) for one in self.pages])
        seats = self.seats and tuple([one.seen_by(reader.person) for one in self.seats])
        whole = game is self.game and (pages, seats) == (self.pages, self.seats)
        return self if whole else replace(self, game=game, pages=pages, seats=seats)
