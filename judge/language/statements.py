"""Statements of an email and their answers: what is read, what it is read against, and possible results."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from datetime import datetime
from enum import Enum, StrEnum, auto
from typing import TypeAlias

from judge.game.commands import Command
from judge.game.journeys import Journey
from judge.game.message import Said
from judge.game.proxies import Proxy
from judge.game.settings import Reading, Settings
from judge.language.drafts import Action
from judge.language.problems import Problem
from judge.rules.orders import Order
from judge.rules.phases import Phase, PhaseKind, Season
from judge.rules.units import Position, Power
from judge.rules.variant import Variant


class About(StrEnum):
    """The topics of claims; a later claim replaces one on the same topic."""

    PLAYER = "player"
    GAME = "game"
    POWER = "power"
    YEAR = "year"
    SEASON = "season"
    KIND = "kind"
    WORDS = "words"
    READER = "reader"
    """Somebody who reads no orders; it holds until the judge or the GM is called, whatever else is said."""


UNCERTAIN = (About.WORDS, About.READER)
"""Topics of claims that leave it open what the lines below are for."""


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim of a heading; `value` for comparing, in lower case, `written` for people."""

    line: int
    about: About
    value: str
    written: str


class Place(StrEnum):
    """Where a statement is, if that says what it is: below a closing greeting, or in the last line.

    A last line is alone, or one word right below the end of a sentence.
    """

    SIGNATURE = "signature"
    LAST = "last"
    BELOW_SENTENCE = "below_sentence"


class Doubt(Enum):
    """What is around a statement by which its orders may not be meant."""

    MARKED = auto()
    """A sign may say that it is another's, or not chosen (`text.marks`)."""
    COPIED = auto()
    """Nobody knows whether the line is its writer's or the judge's."""
    SAID = auto()
    """Words to a player, in an answer to theirs, may doubt the lines next to them."""
    TOLD = auto()
    """A sentence may mean it, but does not order it."""


@dataclass(frozen=True, slots=True)
class Statement:
    """A statement: a line, or a block (REGISTER, PRESS, BROADCAST, IF) with its inner lines in `body`.

    `closed` is False for a block whose end was forgotten. `numbers` are those of the inner lines of an IF, or
    of the line below that continues an order. `above` are the lines before one with a word like `it` or `the
    rest`, which only they explain. `alone` is a message on one line that nothing below continues. `under` is
    the line with a colon at its end that is above it. `front` is the unfinished sentence in the lines right
    above; `behind` continues its sentence right below; `heads` is the sentence of a line right over an order,
    with the line in it. `quoted` is the line of the judge that a line was written below or, with `into`, that
    it changed. `section` is what the heading before an IF on the same line opens, for this IF alone: `Builds:
    IF …`; `adjustment` is what that heading says of builds or removals.
    """

    line: int
    text: str
    body: tuple[str, ...] = ()
    block: bool = False
    closed: bool = True
    numbers: tuple[int, ...] = ()
    above: tuple[str, ...] = ()
    place: Place | None = None
    alone: bool = False
    under: str = ""
    front: str = ""
    after: str = ""
    heads: str = ""
    quoted: str = ""
    into: bool = False
    doubt: Doubt | None = None
    section: PhaseKind | None = None
    adjustment: Action | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """The kind of phase that the orders below a heading like `Retreats:` are for, of that season and year."""

    kind: PhaseKind
    season: Season | None = None
    year: int | None = None


@dataclass(frozen=True, slots=True)
class Ignored:
    """An ignored line and the reason: a quote, a signature, a disclaimer, below SIGN OFF."""

    line: int
    text: str
    why: Said
    opens: Section | None = None
    """What the orders below a heading like `Retreats:` are for."""
    copied: bool = False
    """Whether it is a line of the judge's email that is answered."""


class Topic(StrEnum):
    """What prose may ask for that the judge can do."""

    FORGOTTEN = "forgotten"
    LEAVE = "leave"
    FORGET_ME = "forget me"
    ABSENCE = "absence"
    WAIT = "wait"
    NOT_EARLY = "not early"
    DRAW = "draw"
    DEADLINE = "deadline"
    MAP = "map"
    GAMES = "games"
    OFFER = "offer"
    HELP = "help"
    CLEAR = "clear"
    NOWAIT = "nowait"
    LEAVING_ASKED = "leaving asked"
    PAUSE = "pause"
    PROCESS = "process"
    END = "end"
    TERMINATE = "terminate"
    EJECT = "eject"
    ADMIT = "admit"
    PASSWORD = "password"  # noqa: S105  # a topic
    ADDRESS = "address"
    JOIN = "join"
    CREATE = "create"
    CONDITION = "condition"
    ZONE = "zone"
    ORDERS = "orders"
    WHY = "why"
    RESEND = "resend"
    HISTORY = "history"
    MY_GAMES = "my_games"
    OPEN_GAMES = "open games"
    SPECTATOR = "spectator"
    SUMMARY = "summary"
    STANDBY = "standby"
    OBSERVE = "observe"
    RESUME = "resume"
    PRESS = "letter"
    LESS_MAIL = "less mail"
    PRACTICE = "practice"
    TURN = "turn"
    MISSED = "missed"
    WHO_ORDERED = "who ordered"
    NO_PRESS = "no press"
    RULES = "rules"
    REMIND = "remind"
    SETTINGS = "settings"
    SENT_PRESS = "sent letter"
    SERIES = "series"
    BEGIN = "begin"
    ROLLBACK = "rollback"
    BECOME = "become"
    GRACE = "grace"
    CLOCKS = "clocks"
    PROXY = "proxy"
    ADDRESSES = "addresses"
    CONCEDE = "concede"
    NO_CONCEDE = "no concede"
    SUBSTITUTE = "substitute"
    REFUSAL = "refusal"
    PREFERENCE = "preference"
    FLAG = "flag"
    ATTACHED = "attached"
    LANGUAGE = "language"
    REMINDERS = "reminders"
    MORE_TIME = "more time"
    NO_MORE_TIME = "no more time"
    SMALL_TALK = "small talk"
    ACCEPT_LATE = "accept late"
    UNDO_END = "undo the end"
    UNDO_ROLLBACK = "undo the rollback"
    UNSTART = "unstart"
    FORCE_BEGIN = "force begin"
    MANUAL_START = "manual start"
    APPROVE = "approve"
    INVITE = "invite"
    INVITED_ONLY = "invited only"
    SEATS = "seats"
    EXCHANGE = "exchange"
    WINNER = "winner"
    COPY = "copy"
    BOTS = "bots"
    HOLIDAYS = "holidays"
    HOLD_OVER = "hold over"
    SEND_AGAIN = "send again"
    MASTERING = "mastering"


class TakenBack(Enum):
    """The orders revoked by words that do nothing but deny or withdraw something."""

    NOTHING = auto()
    LAST = auto()
    """`Scratch that.`"""
    PARAGRAPH = auto()
    """`Just kidding.`"""
    ALL_ABOVE = auto()
    """`Please disregard the above.`"""
    AROUND = auto()
    """`None of this is serious.`: all above, or below if there is nothing above."""


@dataclass(frozen=True, slots=True)
class Prose:
    """Words to a human, in which nobody looks for an order; `asks` if the topic is all that is said."""

    line: int
    text: str
    topic: Topic | None = None
    asks: bool = False
    takes_back: TakenBack = TakenBack.NOTHING
    leaves_all: bool = False
    """Whether it says that all orders stay as they are."""
    unread: bool = False
    """Whether nobody read it, because the lines above used up the work that an email may take."""


@dataclass(slots=True)
class Work:
    """The work that an email's lines took so far to be read in other words or as an IF.

    It is counted in letters, steps of the automaton and questions to the board. It is a budget in work and
    never in time: the same email is always read the same. Beyond it, lines are read as they are; the first of
    them is `told` so (ADR 58).
    """

    steps: int = 0
    line_began: int = 0
    left_unread: bool = False
    """Whether words of the line were not read because the work was used up."""
    told: bool = False

    def begin_line(self) -> None:
        """Give the next line the work that one line may take."""
        self.line_began = self.steps

    @property
    def is_used_up(self) -> bool:
        """Whether no more lines of the email are read in other words."""
        return self.steps > MOST_LETTERS

    @property
    def is_spent(self) -> bool:
        """Whether the email, or the current line, has used all its work."""
        return self.is_used_up or self.steps - self.line_began > MOST_OF_LINE


MOST_LETTERS = 40_000
"""Sixty lines in plain words take a fifth of this, or at the worst all of it."""
MOST_OF_LINE = 4_000
"""Steps that one line may take. No line of the corpora takes half of them."""


_USUAL = Settings()


@dataclass(frozen=True, slots=True)
class Context:
    """The context of a statement: who speaks in which game; `position` and the rest are None outside one."""

    now: datetime
    zone: str = "UTC"
    variant: Variant | None = None
    power: Power | None = None
    phase: Phase | None = None
    position: Position | None = None
    reading: Reading = Reading.LENIENT
    proxies: bool = False
    settings: Settings = _USUAL
    """The game's settings, which SET MOVES and its like change in part."""
    game: str = ""
    """The game's name, for comparing with what a heading says; "" if nobody knows it."""
    player: str = ""
    """The sender's own name, likewise."""
    ahead: bool = False
    """Whether `phase` is a future one, for which orders are kept; nobody knows its position."""
    over: bool = False
    """Whether the game has ended."""
    journeys: tuple[Journey, ...] = ()
    """What happened to each unit since the last movement phase began."""
    keeps: bool = False
    """Whether an order for a later phase of the turn can be kept for it."""
    kept: bool = False
    """Whether the line was kept for this phase before anyone knew what is due in it."""
    adjustment: Action | None = None
    """What the heading above says of builds or removals, for units without such a word."""
    deadline: datetime | None = None
    """The deadline of the current phase."""
    people: tuple[tuple[str, str], ...] = ()
    """The people a message may name: names of the game's people, if they are public, with their seats."""
    glued_powers: Callable[[], Collection[str]] = frozenset
    """The names of the powers of all boards, only letters, so that SIGN ON knows `South Africa`."""
    prose_above: bool = False
    """Whether the line right above is prose, which this one may continue."""
    in_other_words: bool = True
    """Whether a line that makes no sense is read again in other words, which takes time."""
    on_the_web: bool = False
    """Whether the judge has a site, to which SET MAP LINK leads."""
    work: Work = field(default_factory=Work, compare=False)
    """What that has taken so far in this email."""


@dataclass(frozen=True, slots=True)
class Understood:
    """A command that was understood; `assumed` says in words what was filled in."""

    line: int
    text: str
    command: Command
    assumed: tuple[Said, ...] = ()
    doubt: Said = ""
    """Why a message may not be meant to be sent; "" if nothing says so."""


class Scope(StrEnum):
    """How a line names the unit of an order: by itself, or as one of all, or of those without an order."""

    UNIT = "unit"
    ALL = "all"
    REST = "rest"


@dataclass(frozen=True, slots=True)
class UnderstoodOrder:
    """An order for `power` (not the sender's if proxies allow that), legal under the policy.

    It is for so many `fleets` of one sea space (Naval Diplomacy).
    """

    line: int
    text: str
    power: Power
    order: Order
    assumed: tuple[Said, ...] = ()
    fleets: int = 1
    printed: str = ""
    """The line as it will be printed, if lines are printed as written."""
    acts: bool = True
    """Whether it is an order that can work; one that cannot only signals."""
    spoken: bool = False
    """Whether it is for the summer, in which no line acts."""
    scope: Scope = Scope.UNIT
    """An order that names its unit beats one of a collective line, wherever it is in the email."""
    meant: int = 1
    """For how many fleets of the space, or builds, the collective line is, before others take theirs away."""


@dataclass(frozen=True, slots=True)
class UnderstoodProxy:
    """A unit of `power` lent by the sender; read only if the game has proxies."""

    line: int
    text: str
    power: Power
    proxy: Proxy
    assumed: tuple[Said, ...] = ()


@dataclass(frozen=True, slots=True)
class UnderstoodAhead:
    """An order for a later phase; its words and places make sense, the rest is checked when it opens.

    `never` says in words why it can never come true, whatever the position will be.
    """

    line: int
    text: str
    phase: Phase
    assumed: tuple[Said, ...] = ()
    never: tuple[Said, ...] = ()


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading over orders; `wrong` says what in it does not fit at this point, "" if all does."""

    line: int
    text: str
    claims: tuple[Claim, ...]
    wrong: Said = ""
    hint: Said = ""


@dataclass(frozen=True, slots=True)
class Proposal(Problem):
    """A line that was understood in part; `orders` are what it may mean, and count with a YES."""

    orders: tuple[UnderstoodOrder, ...] = ()


@dataclass(frozen=True, slots=True)
class Correction(Problem):
    """A rejected sentence that may correct its unit's other order: `Nej vänta, … är bättre`."""

    orders: tuple[UnderstoodOrder, ...] = ()


Answer: TypeAlias = (
    Understood | UnderstoodOrder | UnderstoodProxy | UnderstoodAhead | Heading | Ignored | Prose | Problem
)
