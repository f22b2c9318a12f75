"""Events: what happened in a game, as frozen dataclasses; its record, and the source of every notice.

An event is written once and never changed. Emails are made from events, not by comparing states.
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

# Events of phases: one opens, its deadline comes and passes, it is adjudicated; the game ends.


@dataclass(frozen=True, slots=True)
class PhaseOpened:
    """A phase opened: orders are due at `deadline`, the grace period lasts until `grace`."""

    phase: Phase
    number: int
    deadline: datetime
    grace: datetime


@dataclass(frozen=True, slots=True)
class ReminderDue:
    """The deadline is near and these powers owe orders.

    `nudge`: half of the time is over, and they have never written.
    """

    powers: tuple[Power, ...]
    nudge: bool = False


@dataclass(frozen=True, slots=True)
class MasterAwaited:
    """A phase that only the GM may adjudicate is complete, or its grace period is over."""


@dataclass(frozen=True, slots=True)
class WentLate:
    """The deadline passed without these powers' orders; `first` at the deadline, else a daily repeat."""

    powers: tuple[Power, ...]
    first: bool


@dataclass(frozen=True, slots=True)
class Abandoned:
    """The grace period ended or the player left: these powers are vacant.

    Not `first`: it is announced again.
    """

    powers: tuple[Power, ...]
    first: bool


@dataclass(frozen=True, slots=True)
class FellIntoDisorder:
    """These powers are in civil disorder: late or without a player as the phase is adjudicated."""

    powers: tuple[Power, ...]


@dataclass(frozen=True, slots=True)
class PhaseJudged:
    """A phase was adjudicated; everything about it is in the snapshot."""

    snapshot: Snapshot
    by_master: bool = False


@dataclass(frozen=True, slots=True)
class RolledBack:
    """The game went from the phase `left` back to `phase`, which is open again as that number.

    `undo`: the game returned to the later phase. `judged` are the numbers of the adjudicated phases that no
    longer count, or count again.
    """

    phase: Phase
    number: int
    left: Phase
    judged: tuple[int, ...]
    undo: bool = False
    mended: bool = False
    """The game went back to the state before an ADJUST."""
    ended: Ending | None = None
    """The game had ended in this way and continues; with `undo`, it has ended again."""
    winners: tuple[Power, ...] = ()
    anew: bool = False
    """The orders of that time do not count again, because a GM who plays went back."""


@dataclass(frozen=True, slots=True)
class Adjusted:
    """The GM corrected the game in the phase `before`; `phase` has been open as that number since."""

    before: Phase
    phase: Phase
    number: int
    corrections: tuple[Correction, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class Ended:
    """The game ended; `winners` won it or share the draw; `declared` is the GM's reason for declaring it."""

    ending: Ending
    winners: tuple[Power, ...] = ()
    declared: str = ""


# Events of orders, now, ahead and by proxy, and of waits and votes.


@dataclass(frozen=True, slots=True)
class OrdersTaken:
    """What a power has ordered and lent after an email; `missing` counts units (or builds) without an order.

    `dropped` are orders, of this or an earlier email, that do not count although nothing replaced them: more
    builds than are due, a unit ordered twice, a set that was replaced.
    """

    power: Power
    orders: tuple[Order, ...]
    missing: int
    dropped: tuple[Given, ...] = ()
    proxies: tuple[Proxy, ...] = ()


class LateFate(StrEnum):
    """What becomes of orders that came after the deadline, if they need the GM's decision."""

    KEPT = "kept"
    ACCEPTED = "accepted"
    IN_TIME = "in_time"
    """The deadline moved to after they came."""
    DECLINED = "declined"
    """The GM rejected them."""
    UNUSED = "unused"
    """The phase was adjudicated without them."""


@dataclass(frozen=True, slots=True)
class LateOrders:
    """All that a power has sent after the deadline (seed 004 §3.11), and what happens to it.

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
    """The power's orders were deleted, those for later phases too; with a `phase`, only those for it."""

    power: Power
    phase: Phase | None = None


class ProxyEnd(StrEnum):
    """Why a standing proxy ended."""

    REVOKED = "revoked"
    LEFT = "left"
    """The giver or the holder left the game, or one of them has a new player."""
    UNREACHABLE = "unreachable"
    """Email to the giver bounces (seed 004 §9.1)."""


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
    """A new set of orders stands alone: the lines of earlier sets for the same later phases were deleted."""

    power: Power
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AheadCleared:
    """The power's orders for later phases were deleted; those of the current phase are still in force."""

    power: Power


@dataclass(frozen=True, slots=True)
class AheadUsed:
    """The phase opened: the lines that became orders, and those that were dropped, each with the reason.

    `decided` says how each IF was decided. `unneeded` are lines for what did not happen: a retreat of a unit
    that was not dislodged, a build when none is due. `remarks` say how the lines were read.
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
    """A secret vote for a draw; only the voter is told (the GM sees the count)."""

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
    """Somebody proposed an end of the game; everybody is told, without the name."""

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
    """A proposal passed, but more than half of the players were silent: the GM may refuse it."""

    number: int
    silent: int
    players: int


@dataclass(frozen=True, slots=True)
class ProposalClosed:
    """A proposal passed or failed; `votes` are the votes that were cast."""

    number: int
    terms: Terms
    passed: bool
    votes: tuple[tuple[Power, Vote], ...]
    silent: int
    refused: bool = False
    """The GM rejected it because too many players had not voted."""
    withdrawn: bool = False
    """The person who proposed it withdrew it."""
    count: VoteCount = VoteCount.SECRET
    """What is told of the votes."""


# Events of people: who joined, watches, took over, left, came back.


@dataclass(frozen=True, slots=True)
class Created:
    """The game exists and waits for players."""

    master: PersonId


@dataclass(frozen=True, slots=True)
class Joined:
    """Applicant number `number` signed on; the game starts when `needed` more have."""

    person: PersonId
    number: int
    needed: int


@dataclass(frozen=True, slots=True)
class ApprovalAsked:
    """Somebody who signed on waits for the GM's approval."""

    person: PersonId


@dataclass(frozen=True, slots=True)
class Approved:
    """The GM let in somebody who waited, or (not `approved`) makes them wait again."""

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
    """The GM has decided which power somebody gets at the start, or (None) leaves it to the wishes."""

    person: PersonId
    power: Power | None


@dataclass(frozen=True, slots=True)
class SwapAgreed:
    """The GM proposed that the players of two powers change places, or one of the two agreed."""

    powers: tuple[Power, Power]
    by: Actor


@dataclass(frozen=True, slots=True)
class Swapped:
    """The players of two powers have changed places: each leads the other's power from now on."""

    powers: tuple[Power, Power]
    people: tuple[PersonId, PersonId]


@dataclass(frozen=True, slots=True)
class Started:
    """All seats are taken; says who got which power."""

    assigned: tuple[tuple[Power, PersonId], ...]


@dataclass(frozen=True, slots=True)
class TookOver:
    """A new player leads an abandoned power."""

    power: Power
    person: PersonId


@dataclass(frozen=True, slots=True)
class StandbysAsked:
    """People on the standby list are asked for these powers, whose players are late or gone."""

    powers: tuple[Power, ...]


@dataclass(frozen=True, slots=True)
class StandbyNamed:
    """Someone takes a late power over if nothing comes from its player; no one else is told."""

    power: Power
    person: PersonId


class StandbyEnd(StrEnum):
    """Why somebody stands by no longer, if they did not get the power."""

    BACK = "back"
    """Its player has no missing orders any more."""
    ELSEWHERE = "elsewhere"
    """They now have another role in the game, or cannot have one. The power still needs a player."""
    JUDGED = "judged"
    """The phase is over, and its player keeps the power."""
    KEPT = "kept"
    """By the rules of the game, as they are now, its player keeps the power when grace ends."""
    OVER = "over"
    """The game has ended."""
    WITHDRAWN = "withdrawn"
    """They withdrew their consent."""


@dataclass(frozen=True, slots=True)
class StandbyDone:
    """Somebody stands by no longer: they lead the power, or (not `seated`) the reason why not."""

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
    """Somebody resigned, or was ejected by the GM; `power` None is an applicant or observer."""

    person: PersonId
    power: Power | None
    ejected: bool
    unanswered: bool = False
    """They did not answer the roll call of a forming game."""


@dataclass(frozen=True, slots=True)
class RollCalled:
    """A full game asked these people whether they are present, before it starts."""

    people: tuple[PersonId, ...]


@dataclass(frozen=True, slots=True)
class PresenceSaid:
    """Somebody in a forming game has said that they are present."""

    person: PersonId


@dataclass(frozen=True, slots=True)
class Admitted:
    """Somebody whom the GM had ejected may come back; `power` is the power they led."""

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
    """Somebody leads a power together with its player from now on."""

    power: Power
    person: PersonId


@dataclass(frozen=True, slots=True)
class SpectatorPermitted:
    """A power's player lets somebody see what the power gets, with `receipts` also what it sends."""

    power: Power
    person: PersonId
    receipts: bool


@dataclass(frozen=True, slots=True)
class SpectatorEnded:
    """Somebody no longer sees what a power gets: its player decided so, or they left."""

    power: Power
    person: PersonId


@dataclass(frozen=True, slots=True)
class PartnerLeft:
    """One of several people who lead a power left it; the first of the others is its player of record.

    `ejected` by the GM, or `dismissed` by its player; otherwise they left by themselves.
    """

    power: Power
    person: PersonId
    ejected: bool = False
    dismissed: bool = False


@dataclass(frozen=True, slots=True)
class RoundOpened:
    """A series started its round of that number, with these games."""

    number: int
    games: tuple[str, ...]


# Events of the GM's changes, and of press.


@dataclass(frozen=True, slots=True)
class DeadlineMoved:
    """The deadline or grace period of the current phase was moved, by the actor or (None) by the judge.

    `down` is the time during which the judge was not running, if that is the reason.
    """

    deadline: datetime
    grace: datetime
    by: Actor | None
    down: tuple[datetime, datetime] | None = None


@dataclass(frozen=True, slots=True)
class MasterActed:
    """Who did what follows, if it could be one of several people: several GMs, or the keeper.

    Also a GM who begins to speak for a power.
    """

    actor: Actor


@dataclass(frozen=True, slots=True)
class PlayerActed:
    """The player who did what follows, in a game without a moderator; otherwise it is the GM's right."""

    actor: Actor


@dataclass(frozen=True, slots=True)
class MasterJoined:
    """Somebody is a GM of the game from now on, appointed by `by`."""

    person: PersonId
    by: Actor


@dataclass(frozen=True, slots=True)
class MasterLeft:
    """Somebody is no longer a GM of the game; `by` is who removed them, if they did not leave."""

    person: PersonId
    by: Actor | None = None


@dataclass(frozen=True, slots=True)
class StartMoved:
    """The game does not start, or its phase is not adjudicated, before that moment."""

    at: datetime


@dataclass(frozen=True, slots=True)
class SettingChanged:
    """A field of the settings has a new value."""

    name: str
    old: object
    new: object


@dataclass(frozen=True, slots=True)
class AccessSet:
    """The GM invites the person of an address (True), bars them (False), or removes the rule (None)."""

    address: str
    allowed: bool | None
    leads: bool = False


class PauseCause(StrEnum):
    """Why a game paused by itself."""

    HALF_VACANT = "half vacant"
    """Half of the surviving powers have no player."""
    NO_REPLACEMENT = "no replacement"
    """For two weeks no one answered its request for replacements."""


@dataclass(frozen=True, slots=True)
class PauseChanged:
    """The clock stopped or runs again; a game that stopped by itself has a `cause`."""

    paused: bool
    cause: PauseCause | None = None
    until: datetime | None = None
    """When it continues automatically."""


@dataclass(frozen=True, slots=True)
class PauseReminded:
    """The game has been paused for a week."""


@dataclass(frozen=True, slots=True)
class MasterSilent:
    """The game has waited for its GM since then: for that task, or (None) for PROCESS or RESUME."""

    since: datetime
    task: MasterTask | None = None


@dataclass(frozen=True, slots=True)
class EndTakenBack:
    """TERMINATE was undone: the game goes on."""


@dataclass(frozen=True, slots=True)
class StartTakenBack:
    """The game forms again, as if it had not begun."""


@dataclass(frozen=True, slots=True)
class PressSent:
    """A message; `to` and `left_out` as in `Press`; grey hides the author from everybody but the GM.

    A `postal` one came with the results. `watchers` are those who may have copies of an earlier message.
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
        """Whether everyone has it, and knows so; one that only pretends to be for all is its readers'."""
        return not (self.to or self.left_out) and self.fake is None


@dataclass(frozen=True, slots=True)
class PressPosted:
    """A message waits for the results, as that number; `posted` in the game's state has its text."""

    author: Actor
    number: int


@dataclass(frozen=True, slots=True)
class PressWithheld:
    """A message that waited is not sent: its condition does not hold, or its author withdrew it."""

    author: Actor
    number: int
    recalled: bool = False


@dataclass(frozen=True, slots=True)
class PressWishSet:
    """Somebody changed which messages they want."""

    person: PersonId
    wish: PressWish
    wanted: bool


@dataclass(frozen=True, slots=True)
class DiaryChanged:
    """An entry was written or deleted; its text is only in the game's state."""

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
