"""Events: what happened in a game, as frozen dataclasses; its record and the source of every notice.

An event is written once and never changed. Mails are made from events, not by comparing states.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import TypeAlias

from judge.game.commands.master import Correction
from judge.game.commands.member import Audience, Fake, PressWish
from judge.game.endings import Ending, Terms, Vote
from judge.game.message import Said
from judge.game.proxies import Given, Proxy, Standing
from judge.game.record import Snapshot
from judge.game.refusals import Refused
from judge.game.roles import Actor, MasterTask, PersonId
from judge.game.settings import VoteCount
from judge.rules.orders import Order
from judge.rules.phases import Phase
from judge.rules.units import Power

# Events of phases: one opens, its deadline comes and passes, it is judged; the game ends.


@dataclass(frozen=True, slots=True)
class PhaseOpened:
    """A phase opened: orders are due at `deadline`, grace lasts until `grace`."""

    phase: Phase
    number: int
    deadline: datetime
    grace: datetime


@dataclass(frozen=True, slots=True)
class ReminderDue:
    """The deadline is near and these powers owe orders; `nudge`: half of it is over, they never wrote."""

    powers: tuple[Power, ...]
    nudge: bool = False


@dataclass(frozen=True, slots=True)
class MasterAwaited:
    """The phase could be judged, or its grace is over, in a game that is judged by its master alone."""


@dataclass(frozen=True, slots=True)
class WentLate:
    """The deadline passed without these powers' orders; `first` at the deadline, else a daily repeat."""

    powers: tuple[Power, ...]
    first: bool


@dataclass(frozen=True, slots=True)
class Abandoned:
    """Grace passed or the player left: these powers are free for anybody; not `first`: said again."""

    powers: tuple[Power, ...]
    first: bool


@dataclass(frozen=True, slots=True)
class FellIntoDisorder:
    """These powers are in civil disorder: grace passed, or nobody leads them, and the phase is judged."""

    powers: tuple[Power, ...]


@dataclass(frozen=True, slots=True)
class PhaseJudged:
    """A phase was adjudicated; everything about it is in the snapshot."""

    snapshot: Snapshot
    by_master: bool = False


@dataclass(frozen=True, slots=True)
class RolledBack:
    """The game went from the phase `left` back to `phase`, open again as that number; `undo`: it returned.

    `judged` are the numbers of the judged phases that do not count from now on, or count again.
    """

    phase: Phase
    number: int
    left: Phase
    judged: tuple[int, ...]
    undo: bool = False
    mended: bool = False
    """It returned to before an ADJUST."""
    ended: Ending | None = None
    """The game had ended so, and goes on; with `undo`, its end counts again."""
    winners: tuple[Power, ...] = ()
    anew: bool = False
    """The orders that were in then do not count again: a master who plays went back."""


@dataclass(frozen=True, slots=True)
class Adjusted:
    """The master mended the game at the phase `before`; `phase` is open as that number since."""

    before: Phase
    phase: Phase
    number: int
    corrections: tuple[Correction, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class Ended:
    """The game ended; `winners` won it or share the draw; `declared` is why its GM decided so alone."""

    ending: Ending
    winners: tuple[Power, ...] = ()
    declared: str = ""


# Events of orders, now, ahead and by proxy, and of waits and votes.


@dataclass(frozen=True, slots=True)
class OrdersTaken:
    """What a power has ordered and lent after a mail; `missing` counts units (or builds) without a word.

    `dropped` is what was said, now or earlier, and does not count though nothing came in its place: more
    builds than are due, a unit ordered twice, a set that was replaced.
    """

    power: Power
    orders: tuple[Order, ...]
    missing: int
    dropped: tuple[Given, ...] = ()
    proxies: tuple[Proxy, ...] = ()


class LateFate(StrEnum):
    """What becomes of orders that came after the deadline, where they need the master's word."""

    KEPT = "kept"
    ACCEPTED = "accepted"
    IN_TIME = "in_time"
    """The deadline moved behind them."""
    DECLINED = "declined"
    """The master said no."""
    UNUSED = "unused"
    """The phase was judged without them."""


@dataclass(frozen=True, slots=True)
class LateOrders:
    """All that a power has sent after the deadline (seed 004 §3.11), and what becomes of it.

    `ahead` are lines for the retreats and the winter of the season; `dropped` is as in `OrdersTaken`.
    """

    power: Power
    fate: LateFate
    orders: tuple[Order, ...]
    proxies: tuple[Proxy, ...] = ()
    ahead: tuple[str, ...] = ()
    dropped: tuple[Given, ...] = ()


@dataclass(frozen=True, slots=True)
class OrdersCleared:
    """The power holds no orders any more, and none for later phases; with a `phase`, none for that one."""

    power: Power
    phase: Phase | None = None


class ProxyEnd(StrEnum):
    """Why a standing proxy ended."""

    REVOKED = "revoked"
    LEFT = "left"
    """Giver or holder left the game, or somebody else plays one of them now."""
    UNREACHABLE = "unreachable"
    """The giver's mail comes back (seed 004 §9.1)."""


@dataclass(frozen=True, slots=True)
class UnitsLent:
    """A power lent one of its units, or all of them, until it revokes that."""

    power: Power
    given: Standing


@dataclass(frozen=True, slots=True)
class ProxyEnded:
    """Standing proxies of a power have ended."""

    power: Power
    ended: tuple[Standing, ...]
    why: ProxyEnd


@dataclass(frozen=True, slots=True)
class AheadKept:
    """Lines were kept for a later phase."""

    power: Power
    phase: Phase
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AheadReplaced:
    """A new set of orders stands alone: lines of earlier ones for the same later phases are forgotten."""

    power: Power
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AheadCleared:
    """The power holds no orders for later phases any more; those of the phase at hand stand."""

    power: Power


@dataclass(frozen=True, slots=True)
class AheadUsed:
    """The phase opened: the lines that were given as orders, and those dropped, each with the reason.

    `decided` says what each IF came to; `unneeded` are lines for what did not happen: a retreat of a unit
    that was not dislodged, a build where none is due. `remarks` say how lines taken were read.
    """

    power: Power
    phase: Phase
    taken: tuple[str, ...]
    dropped: tuple[tuple[str, Said], ...]
    decided: tuple[Said, ...] = ()
    unneeded: tuple[str, ...] = ()
    remarks: tuple[tuple[str, Said], ...] = ()


@dataclass(frozen=True, slots=True)
class WaitSet:
    """The power's wait flag changed."""

    power: Power
    wait: bool


@dataclass(frozen=True, slots=True)
class DrawVoted:
    """A secret vote; told to nobody but the voter (and the master, as a count)."""

    power: Power
    draw: bool
    of: tuple[Power, ...] = ()


@dataclass(frozen=True, slots=True)
class ConcessionVoted:
    """A secret vote to let a power win, or ("") none."""

    power: Power
    to: Power


@dataclass(frozen=True, slots=True)
class ProposalMade:
    """Somebody proposed an end of the game; told to everybody without his name."""

    number: int
    terms: Terms
    by: Actor
    season: Phase
    until: datetime | None = None
    silence_agrees: bool = False
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class VoteCast:
    """A secret vote on a proposal."""

    number: int
    power: Power
    vote: Vote


@dataclass(frozen=True, slots=True)
class ProposalAwaits:
    """A proposal passed, but more than half of the players were silent: the master may refuse it."""

    number: int
    silent: int
    players: int


@dataclass(frozen=True, slots=True)
class ProposalClosed:
    """A proposal passed or failed; `votes` are those of the voters that were cast."""

    number: int
    terms: Terms
    passed: bool
    votes: tuple[tuple[Power, Vote], ...]
    silent: int
    refused: bool = False
    """The master refused it, as too many had been silent."""
    withdrawn: bool = False
    """Who made it took it back."""
    count: VoteCount = VoteCount.SECRET
    """What is told of the votes."""


# Events of people: who joined, watches, took over, left, came back.


@dataclass(frozen=True, slots=True)
class Created:
    """The game exists and waits for players."""

    master: PersonId


@dataclass(frozen=True, slots=True)
class Joined:
    """Applicant number `number` signed on; `needed` more start the game."""

    person: PersonId
    number: int
    needed: int


@dataclass(frozen=True, slots=True)
class ApprovalAsked:
    """Somebody who signed on waits for the master's word."""

    person: PersonId


@dataclass(frozen=True, slots=True)
class Approved:
    """The master lets in somebody who waited for his word, or (not `approved`) lets him wait again."""

    person: PersonId
    approved: bool = True


@dataclass(frozen=True, slots=True)
class Observing:
    """An observer joined."""

    person: PersonId


@dataclass(frozen=True, slots=True)
class PreferenceSet:
    """An applicant's wishes changed."""

    person: PersonId
    groups: tuple[tuple[Power, ...], ...]


@dataclass(frozen=True, slots=True)
class PowerAssigned:
    """The GM has said which power somebody gets at the start, or (None) leaves it to the wishes."""

    person: PersonId
    power: Power | None


@dataclass(frozen=True, slots=True)
class SwapAgreed:
    """The GM proposed that the players of two powers change places, or one of the two agrees."""

    powers: tuple[Power, Power]
    by: Actor


@dataclass(frozen=True, slots=True)
class Swapped:
    """These powers are led by these people from now on, who led the other of the two before."""

    powers: tuple[Power, Power]
    people: tuple[PersonId, PersonId]


@dataclass(frozen=True, slots=True)
class Started:
    """All seats are taken; who got which power."""

    assigned: tuple[tuple[Power, PersonId], ...]


@dataclass(frozen=True, slots=True)
class TookOver:
    """A new player leads an abandoned power."""

    power: Power
    person: PersonId


@dataclass(frozen=True, slots=True)
class StandbysAsked:
    """Those on the standby list are asked for these powers: their players are late, or gone."""

    powers: tuple[Power, ...]


@dataclass(frozen=True, slots=True)
class StandbyNamed:
    """Somebody takes a late power over if nothing comes from its player; nobody else is told."""

    power: Power
    person: PersonId


class StandbyEnd(StrEnum):
    """Why a standby waits no longer, where the power is not his."""

    BACK = "back"
    """Its player owes nothing more."""
    ELSEWHERE = "elsewhere"
    """He has another part in the game by now, or may have none: the power wants somebody still."""
    JUDGED = "judged"
    """The phase is over, and its player keeps the power."""
    KEPT = "kept"
    """By the rules of the game, as they are now, its player keeps the power when grace ends."""
    OVER = "over"
    """The game has ended."""
    WITHDRAWN = "withdrawn"
    """He took his word back."""


@dataclass(frozen=True, slots=True)
class StandbyDone:
    """A standby waits no longer: he leads the power, or (not `seated`) why not."""

    power: Power
    person: PersonId
    seated: bool
    why: StandbyEnd = StandbyEnd.BACK


@dataclass(frozen=True, slots=True)
class Returned:
    """The player of record came back to a power abandoned or in civil disorder."""

    power: Power


@dataclass(frozen=True, slots=True)
class Left:
    """Somebody resigned, or was ejected by the master; `power` None is an applicant or observer."""

    person: PersonId
    power: Power | None
    ejected: bool
    unanswered: bool = False
    """He did not answer the roll call of a game that forms."""


@dataclass(frozen=True, slots=True)
class RollCalled:
    """A full game asked these people whether they are there, before it starts."""

    people: tuple[PersonId, ...]


@dataclass(frozen=True, slots=True)
class PresenceSaid:
    """Somebody in a game that forms has said that he is there."""

    person: PersonId


@dataclass(frozen=True, slots=True)
class Admitted:
    """Somebody whom the master had put out may come back; `power` is what he led."""

    person: PersonId
    power: Power | None


@dataclass(frozen=True, slots=True)
class AbsenceSet:
    """A power's player is away for that time."""

    power: Power
    since: datetime
    until: datetime


@dataclass(frozen=True, slots=True)
class AbsenceEnded:
    """A power's player is not away at that time after all."""

    power: Power
    since: datetime
    until: datetime


@dataclass(frozen=True, slots=True)
class PasswordChanged:
    """The actor's password is new."""

    actor: Actor


@dataclass(frozen=True, slots=True)
class PartnerJoined:
    """Somebody leads a power from now on beside its player."""

    power: Power
    person: PersonId


@dataclass(frozen=True, slots=True)
class SpectatorPermitted:
    """A power's player lets somebody see what the power gets, with `receipts` also what they send."""

    power: Power
    person: PersonId
    receipts: bool


@dataclass(frozen=True, slots=True)
class SpectatorEnded:
    """Somebody sees no longer what a power gets: its player has so decided, or they left."""

    power: Power
    person: PersonId


@dataclass(frozen=True, slots=True)
class PartnerLeft:
    """One of several who led a power leads it no longer; the others go on, the first of them on record.

    `ejected` by the master, or `dismissed` by its player; else he left.
    """

    power: Power
    person: PersonId
    ejected: bool = False
    dismissed: bool = False


@dataclass(frozen=True, slots=True)
class RoundOpened:
    """A series opened its round of that number, with these games."""

    number: int
    games: tuple[str, ...]


# Events of the master's changes, and of press.


@dataclass(frozen=True, slots=True)
class DeadlineMoved:
    """The phase at hand got another deadline or grace, by the actor or by the judge (None).

    `down` is from when to when the judge was not at work, if that is why.
    """

    deadline: datetime
    grace: datetime
    by: Actor | None
    down: tuple[datetime, datetime] | None = None


@dataclass(frozen=True, slots=True)
class MasterActed:
    """Who did what follows, where it could be somebody else: one of several masters, or the keeper.

    Also a master who begins to speak for a power.
    """

    actor: Actor


@dataclass(frozen=True, slots=True)
class PlayerActed:
    """The player who did what follows, which is a master's where one moderates."""

    actor: Actor


@dataclass(frozen=True, slots=True)
class MasterJoined:
    """Somebody leads the game from now on, at the word of `by`."""

    person: PersonId
    by: Actor


@dataclass(frozen=True, slots=True)
class MasterLeft:
    """Somebody leads the game no longer; `by` is who put him out, if he did not leave himself."""

    person: PersonId
    by: Actor | None = None


@dataclass(frozen=True, slots=True)
class StartMoved:
    """The game does not start, or its phase is not judged, before that moment."""

    at: datetime


@dataclass(frozen=True, slots=True)
class SettingChanged:
    """A field of the settings has a new value."""

    name: str
    old: object
    new: object


@dataclass(frozen=True, slots=True)
class AccessSet:
    """The master lets the person of an address in (True), keeps him out, or says no more of him (None)."""

    address: str
    allowed: bool | None
    leads: bool = False


class PauseCause(StrEnum):
    """Why a game paused by itself."""

    HALF_VACANT = "half vacant"
    """Half of the powers still in the game have no player any more."""
    NO_REPLACEMENT = "no replacement"
    """For two weeks nobody answered its request for replacements."""


@dataclass(frozen=True, slots=True)
class PauseChanged:
    """The clock stopped or runs again; a game that stopped by itself has a `cause`."""

    paused: bool
    cause: PauseCause | None = None
    until: datetime | None = None
    """When it goes on by itself."""


@dataclass(frozen=True, slots=True)
class PauseReminded:
    """The game has been paused for a week."""


@dataclass(frozen=True, slots=True)
class MasterSilent:
    """The game has waited for its master since then: for that, or for his PROCESS or RESUME (None)."""

    since: datetime
    task: MasterTask | None = None


@dataclass(frozen=True, slots=True)
class EndTakenBack:
    """TERMINATE does not count: the game goes on."""


@dataclass(frozen=True, slots=True)
class StartTakenBack:
    """The game forms again, as if it had not begun."""


@dataclass(frozen=True, slots=True)
class PressSent:
    """A letter; `to` and `left_out` as in `Press`; grey hides the author from everybody but the master.

    A `postal` one came with the results. `watchers` are who may have copies of one that was written earlier.
    """

    author: Actor
    audience: Audience
    to: tuple[str, ...]
    grey: bool
    body: str
    broadcast: bool
    left_out: tuple[str, ...] = ()
    fake: Fake | None = None
    postal: bool = False
    watchers: tuple[PersonId, ...] | None = None

    @property
    def to_everybody(self) -> bool:
        """Whether everybody has it, and knows so; one that only pretends to be for all is its readers'."""
        return not (self.to or self.left_out) and self.fake is None


@dataclass(frozen=True, slots=True)
class PressPosted:
    """A letter waits for the results, as that number; `posted` in the game's state has its text."""

    author: Actor
    number: int


@dataclass(frozen=True, slots=True)
class PressWithheld:
    """A letter that waited is not sent: its condition does not hold, or its author took it back."""

    author: Actor
    number: int
    recalled: bool = False


@dataclass(frozen=True, slots=True)
class PressWishSet:
    """Somebody wants more or fewer letters, or no longer so."""

    person: PersonId
    wish: PressWish
    wanted: bool


@dataclass(frozen=True, slots=True)
class DiaryChanged:
    """An entry was written or deleted; its text stands in the game's state alone."""

    author: Actor
    number: int
    deleted: bool = False


Event: TypeAlias = (
    Refused
    | Created
    | Joined
    | Observing
    | PreferenceSet
    | RollCalled
    | RoundOpened
    | PresenceSaid
    | PowerAssigned
    | SwapAgreed
    | Swapped
    | Started
    | TookOver
    | Returned
    | Left
    | Admitted
    | ApprovalAsked
    | Approved
    | AbsenceSet
    | AbsenceEnded
    | PasswordChanged
    | PhaseOpened
    | OrdersTaken
    | OrdersCleared
    | LateOrders
    | UnitsLent
    | ProxyEnded
    | AheadKept
    | AheadCleared
    | AheadReplaced
    | AheadUsed
    | WaitSet
    | DrawVoted
    | ConcessionVoted
    | ProposalMade
    | VoteCast
    | ProposalAwaits
    | ProposalClosed
    | ReminderDue
    | MasterAwaited
    | WentLate
    | Abandoned
    | FellIntoDisorder
    | PhaseJudged
    | RolledBack
    | Adjusted
    | Ended
    | DeadlineMoved
    | StartMoved
    | SettingChanged
    | AccessSet
    | PauseChanged
    | PauseReminded
    | MasterSilent
    | EndTakenBack
    | StartTakenBack
    | MasterActed
    | PlayerActed
    | MasterJoined
    | MasterLeft
    | PartnerJoined
    | PartnerLeft
    | SpectatorPermitted
    | SpectatorEnded
    | PressSent
    | PressPosted
    | PressWithheld
    | PressWishSet
    | DiaryChanged
    | StandbysAsked
    | StandbyNamed
    | StandbyDone
)
