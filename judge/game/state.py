"""The state of a game as one frozen value, with everything that is kept about it between two emails."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import StrEnum

from judge.game.commands.member import Fake, PressWish
from judge.game.endings import Ending, Proposal, Terms
from judge.game.journeys import Journey
from judge.game.proxies import Proxy, Standing
from judge.game.record import Ahead, LateSet, LeftPhase, Snapshot
from judge.game.roles import AccessRule, Actor, Applicant, Approval, Guest, PersonId, Spectator, WordAwaited
from judge.game.settings import Blind, Settings
from judge.rules.board import Board
from judge.rules.orders import Order
from judge.rules.phases import Phase, PhaseKind
from judge.rules.rulebook import Rulebook
from judge.rules.units import Position, Power, Province, alive
from judge.rules.variant import Variant

__all__ = [
    "AccessRule",
    "Ahead",
    "Applicant",
    "Approval",
    "Clock",
    "DiaryEntry",
    "Ending",
    "Game",
    "Guest",
    "LateSet",
    "PostedPress",
    "Seat",
    "SeatState",
    "Snapshot",
    "Status",
    "Tenure",
]


class SeatState(StrEnum):
    """How a power is being led.

    played     ->  abandoned   end of grace where the game waits; at any time its player resigns or is ejected
    played     ->  disorder    end of grace where the game does not wait
    abandoned  ->  disorder    a phase that waits for no one is adjudicated without its orders
    disorder   ->  abandoned   the game is set to wait from now on
    either     ->  played      its player returns, or a new one takes it over (`seats.joining`)
    """

    PLAYED = "played"
    ABANDONED = "abandoned"
    """Anyone can take it over; its player of record can still return by sending orders."""
    DISORDER = "disorder"
    """Its units hold and the rulebook chooses removals. Anyone can take it over; its player can return."""


@dataclass(frozen=True, slots=True)
class Tenure:
    """A person's time at a power, from the phase and the moment it began (None: not recorded)."""

    person: PersonId
    since: Phase
    at: datetime | None = None


@dataclass(frozen=True, slots=True)
class Absence:
    """A time for which a player has said that they are away; both ends are part of it."""

    since: datetime
    until: datetime


@dataclass(frozen=True, slots=True)
class Seat:
    """A power and who leads it; `person` 0 is no one (resigned or ejected), `password` a hash.

    A `bot` of the judge orders for the power while it is in civil disorder, or because it never had a player.
    """

    power: Power
    person: PersonId
    password: str
    state: SeatState = SeatState.PLAYED
    wait: bool = False
    draw: bool = False
    late: int = 0
    tenures: tuple[Tenure, ...] = ()
    bot: bool = False
    standby: PersonId = 0
    """The standby who takes over the power if its player stays away."""
    asked: int = 0  # the number of the phase in which those on the standby list were asked for it last
    absences: tuple[Absence, ...] = ()
    missed: Phase | None = None
    """The last season for which its player sent nothing, if that is noted."""
    heard: bool = False  # its player has written to the game since it started
    draw_of: tuple[Power, ...] = ()
    """The powers of the draw that `draw` votes for; an empty list means all survivors."""
    concede: Power = ""
    """The power to which this one would concede the game."""
    unplayed: bool = False
    """The power is not played in this game, which has fewer players than the board has powers."""
    partners: tuple[Guest, ...] = ()
    """Who leads the power beside `person`, each with a password of their own.

    docs: gm, "Several people can play a power"
    """

    spectators: tuple[Spectator, ...] = ()
    """Whom its players have let see what the power gets.

    docs: gm, "A player can show their power's emails to a spectator"
    """

    @property
    def players(self) -> tuple[PersonId, ...]:
        """Everyone who may order for the power, its player of record first."""
        return (self.person, *(one.person for one in self.partners)) if self.person else ()


@dataclass(frozen=True, slots=True)
class SwapOffer:
    """The GM's proposal that the players of two powers change places; it lapses with its phase.

    `people` led the powers at that time; `agreed` are those of them who have said yes.
    """

    powers: tuple[Power, Power]
    people: tuple[PersonId, PersonId]
    number: int
    agreed: tuple[PersonId, ...] = ()

    def is_of(self, first: Seat, second: Seat, number: int) -> bool:
        """Return whether it is about these two, as they are led now, in the phase of that number."""
        played = dict(zip(self.powers, self.people, strict=True))
        return number == self.number and played == {one.power: one.person for one in (first, second)}


class Status(StrEnum):
    """The status of a game; `judge.game.machine` tells what changes it, `permissions` what each allows."""

    FORMING = "forming"
    RUNNING = "running"
    PAUSED = "paused"
    FINISHED = "finished"


@dataclass(frozen=True, slots=True)
class Clock:
    """The times of the current phase, all in UTC.

    `earliest` is the first moment at which the phase may be adjudicated. `process_at` is set once nothing is
    missing and nobody waits. `stopped` is when the GM paused the game. The rest records which notices were
    sent.
    """

    opened: datetime
    earliest: datetime
    deadline: datetime
    grace: datetime
    process_at: datetime | None = None
    reminded: bool = False
    """No further reminder will be sent."""
    reminded_at: datetime | None = None
    """When the last reminder was sent; earlier ones are not sent any more."""
    nudged: bool = False
    """Players who had never written got an early reminder."""
    held_over: bool = False
    """The season was extended once, so that someone could take over a power."""
    master_asked: bool = False
    """The GM was told that the phase waits for their PROCESS."""
    late_notice: datetime | None = None
    openings_notice: datetime | None = None
    openings_since: datetime | None = None
    """Since when replacements are asked for without anyone's taking a power over."""
    stopped: datetime | None = None
    moves: int = 0
    """How often the deadline or the end of grace has moved since the phase opened."""
    resumes: datetime | None = None
    """When a paused game goes on by itself; None: when its master says so."""
    pause_told: bool = True
    """No further reminder of the pause will be sent."""
    master_asked_at: datetime | None = None
    silence_told: bool = False
    """Everyone was told that the game has waited for its master for long."""
    closed: bool = False
    """The deadline has passed, and powers that sent orders in time have none missing (SET NO LATE ORDERS)."""
    late: tuple[Power, ...] = ()
    """The powers that were late at the deadline."""
    put_off: timedelta = timedelta()
    """By how much players themselves have moved the deadline and the end of grace."""
    absences: Mapping[Power, tuple[Absence, ...]] = field(default_factory=dict)
    """Absences of the phase that are over or taken back; they may have moved the deadline and still count."""

    @property
    def end_of_grace(self) -> datetime:
        """The end of the grace period; the deadline, if that was moved to later."""
        return max(self.grace, self.deadline)

    def next_reminder(self, lengths: Iterable[timedelta]) -> datetime | None:
        """Return the next moment to remind of the deadline, that long before it.

        None when no more are due.
        """
        after = self.reminded_at or self.opened
        return min((at for length in lengths if (at := self.deadline - length) > after), default=None)


def comes_with_moves(settings: Settings, phase: Phase | None) -> bool:
    """Return whether the phase has no deadline of its own: its orders came with the moves (seed 004 §3.1)."""
    return settings.two_seasons and phase is not None and phase.kind is not PhaseKind.MOVEMENT


@dataclass(frozen=True, slots=True)
class PostedPress:
    """A message that is sent with the results of phase number `phase`; the rest as in `PressSent`.

    It is sent only if its `condition` (the words of an IF) holds by then; `number` is for its author.
    """

    number: int
    phase: int
    author: Actor
    to: tuple[str, ...]
    grey: bool
    body: str
    broadcast: bool
    left_out: tuple[str, ...] = ()
    fake: Fake | None = None
    condition: str = ""
    watchers: tuple[PersonId, ...] | None = None
    choices: bool = False


@dataclass(frozen=True, slots=True)
class DiaryEntry:
    """What somebody wrote into their diary in a phase (None: before the first); numbers are used once."""

    number: int
    person: PersonId
    power: Power | None
    phase: Phase | None
    at: datetime
    body: str


@dataclass(frozen=True, slots=True)
class Stopped:
    """When TERMINATE or DECLARE ended the game, and what ended with it (`clock`, None before its start)."""

    at: datetime
    status: Status
    clock: Clock | None


@dataclass(frozen=True, slots=True)
class Opening:
    """The phase in which a game begins and its position, if these are not its board's own."""

    phase: Phase
    position: Position


@dataclass(frozen=True, slots=True)
class Series:
    """What makes a game a series: the names of the games it opened, round by round.

    docs: ends, "A series is a game that opens others"
    """

    rounds: tuple[tuple[str, ...], ...] = ()

    @property
    def games(self) -> tuple[str, ...]:
        """The names of all its games, in the order they were opened."""
        return tuple(name for names in self.rounds for name in names)


_TITLES_OF_BLIND = {Blind.NO: "", Blind.FOG: " Fog"}
"""What the title of a game says of its ruling, where it is not `Blind`."""


@dataclass(frozen=True)
class Game:
    """A game's whole state; the current phase is number `number`, with `orders` and `proxies` held for it."""

    name: str
    variant: Variant
    rulebook: Rulebook
    settings: Settings
    seed: int
    master: Guest
    created: datetime
    status: Status = Status.FORMING
    applicants: tuple[Applicant, ...] = ()
    observers: tuple[Guest, ...] = ()
    seats: tuple[Seat, ...] = ()
    phase: Phase | None = None
    number: int = 0
    position: Position = field(default_factory=lambda: Position(units=()))
    orders: Mapping[Power, tuple[Order, ...]] = field(default_factory=dict)
    clock: Clock | None = None
    ending: Ending | None = None
    winners: tuple[Power, ...] = ()
    proxies: Mapping[Power, tuple[Proxy, ...]] = field(default_factory=dict)
    ahead: Mapping[Power, tuple[Ahead, ...]] = field(default_factory=dict)
    """The lines that wait for later phases; `game.orders_ahead` says which of them still count."""
    journeys: tuple[Journey, ...] = ()
    """What became of the units that were there when the last movement phase began; empty before the first."""

    ejected: tuple[Actor, ...] = ()
    """Whom the GM removed and has not admitted since, as what they were."""

    standing: Mapping[Power, tuple[Standing, ...]] = field(default_factory=dict)
    """What each giver has lent until they revoke it, the latest last."""

    lines: Mapping[Power, Mapping[Province, str]] = field(default_factory=dict)
    """Orders printed as written, by the provinces of their units; of one without an order only in summer."""

    access: tuple[AccessRule, ...] = ()
    """Whom the GM lets in and whom not; where someone is let in by name, no one else is."""
    approvals: tuple[Approval, ...] = ()
    starts_at: datetime | None = None
    """The moment before which a forming game does not start."""

    called: datetime | None = None
    """When those who wait for a full game were asked whether they are there."""

    practice: bool = False
    """One person plays against bots: they are the GM too, no one else finds the game, and nothing waits."""

    posted: tuple[PostedPress, ...] = ()
    """The messages that wait for the results, in the order they came."""

    press_wishes: tuple[tuple[PersonId, PressWish], ...] = ()
    """Who wants copies of more messages than those addressed to them, or of fewer."""

    diaries: tuple[DiaryEntry, ...] = ()
    """Everyone's diaries, in the order they were written."""

    proposals: tuple[Proposal, ...] = ()
    """The ends of the game that are voted on."""

    failed_proposals: tuple[tuple[Terms, Phase], ...] = ()
    """Those that failed, with the movement phase they were counted with."""

    proposal_count: int = 0
    """How many there have been."""

    ranks: tuple[tuple[Power, ...], ...] = ()
    """The ranking that the players agreed on, if the game ended in that way."""

    late_sets: Mapping[Power, LateSet] = field(default_factory=dict)
    """Orders that came after the deadline of the current phase and need the GM's approval."""

    follows: int | None = None
    """The number of the judged phase before the one at hand where that is not the last judged, 0 for none."""

    left: tuple[LeftPhase, ...] = ()
    """The phases that ROLLBACK has left since the last adjudication, the latest last."""

    stopped: Stopped | None = None
    """How TERMINATE or DECLARE ended the game."""

    opening: Opening | None = None
    """The game begins with the position of another game (CREATE … FROM)."""

    swaps: tuple[SwapOffer, ...] = ()
    """Exchanges of players that still need someone's agreement (SWAP)."""

    declared: str = ""
    """Why the GM declared the result with which the game ended (DECLARE)."""

    co_masters: tuple[Guest, ...] = ()
    """The other GMs of the game, in the order they joined."""

    series: Series | None = None
    """The game is a series: its applicants are those who play in its games, its settings theirs."""

    word_awaited: WordAwaited | None = None
    """What waits for the GM's approval."""

    of_series: str = ""
    """The name of the series that opened the game."""

    started_with: tuple[Applicant, ...] = ()  # with their wishes, which a start taken back leaves them
    rolled_back: bool = False  # some phase of it may be adjudicated twice
    parted: tuple[Actor, ...] = ()
    """Since it started: masters who lead the game no longer, who led a power with its player, who read all
    messages as an observer."""

    @property
    def masters(self) -> tuple[Guest, ...]:
        """Everybody who runs the game, the first GM first."""
        return (self.master, *self.co_masters)

    @property
    def people(self) -> frozenset[PersonId]:
        """Everyone who runs, plays or watches the game, or waits for its start."""
        found = {one.person for one in (*self.masters, *self.observers)}
        found.update(one.person for one in self.applicants)
        found.update(one for seat in self.seats for one in seat.players)
        return frozenset(found - {0})

    def is_run_by(self, person: PersonId) -> bool:
        """Return whether the person is one of the game's GMs."""
        return any(one.person == person for one in self.masters)

    @property
    def board(self) -> Board:
        """The board as it is in the current phase."""
        return self.variant.board_in(self.phase)

    @property
    def previous(self) -> int:
        """The number of the adjudicated phase that the current one follows, 0 for none."""
        return self.number - 1 if self.follows is None else self.follows

    @property
    def variant_title(self) -> str:
        """The variant as it is played: `Standard Gunboat Blind`, `Colonial Gunboat with canal`."""
        title, blind = self.variant.title, _TITLES_OF_BLIND.get(self.settings.blind, " Blind")
        gunboat = self.settings.gunboat and not title.endswith("Gunboat")
        options = self.variant.title_with_options.removeprefix(title)
        return f"{title}{' Gunboat' * gunboat}{blind}{options}"

    @property
    def players_needed(self) -> int:
        """How many players the game still waits for while it forms; a series waits for no one."""
        if self.status is not Status.FORMING or self.series is not None:
            return 0
        return self.players_a_game - len(self.applicants)

    @property
    def players_a_game(self) -> int:
        """How many people play it."""
        played = min(self.settings.powers or len(self.powers_played), len(self.powers_played))
        return played // self.settings.powers_each

    @property
    def first_phase(self) -> Phase:
        """The phase in which the game begins."""
        return self.opening.phase if self.opening is not None else self.variant.start

    @property
    def first_position(self) -> Position:
        """The position with which the game begins."""
        return self.opening.position if self.opening is not None else self.variant.position

    @property
    def powers_played(self) -> tuple[Power, ...]:
        """The powers that need a player when the game begins: not those that are out by then.

        If each player leads several, all powers are shared out, so that everybody gets the same number.
        """
        codes = tuple(facts.code for facts in self.variant.powers)
        if self.opening is None or self.settings.powers_each > 1:
            return codes
        return tuple(code for code in codes if code in alive(self.opening.position))

    @property
    def is_full(self) -> bool:
        """Whether the game still forms and has a player for each power."""
        return self.status is Status.FORMING and self.series is None and self.players_needed == 0

    @property
    def awaiting(self) -> tuple[PersonId, ...]:
        """The players for whom the start waits until the GM has let them in (SET APPROVAL)."""
        wanted = self.settings.approval and self.settings.moderated
        return tuple(
            one.person for one in self.applicants if wanted and Approval(one.person) in self.approvals
        )

    def opponent(self, power: Power | None) -> Power | None:
        """Return the only other power in a duel.

        None on any other board, and for somebody without a power.
        """
        others = [facts.code for facts in self.variant.powers if facts.code != power]
        return others[0] if power and len(others) == 1 else None

    def seat(self, power: Power) -> Seat:
        """Return the power's seat; KeyError while the game forms."""
        for seat in self.seats:
            if seat.power == power:
                return seat
        raise KeyError(power)
