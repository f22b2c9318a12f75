"""Emails that a phase brings: its opening, its deadline, its results."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from typing import ClassVar, Self

from judge.game import events
from judge.game.dedication import NO_RECORD, Record
from judge.game.endings import Ending
from judge.game.events import AheadUsed, LateOrders, PhaseOpened
from judge.game.message import Said
from judge.game.roles import Actor, PersonId
from judge.game.scoring import NO_STATISTICS, Statistics
from judge.game.sight import sighted_snapshot
from judge.game.state import Snapshot
from judge.notices.notice import AboutGame, AboutNoGame, AboutPowers, Addressee, Exemption
from judge.notices.restricted import NO_PERSON, Known, Restricted
from judge.rules.orders import Order
from judge.rules.phases import Phase
from judge.rules.units import Power


@dataclass(frozen=True)
class Results(AboutGame):
    """To everyone: what a phase came to and why, what comes next and when, what the reader has to send."""

    tells_deadline: ClassVar[bool] = True
    leaves_first: ClassVar[bool] = True
    snapshot: Snapshot
    by_master: bool = False
    opened: PhaseOpened | None = None
    """The phase that opened next, None when the game ended or waits."""
    later: tuple[Snapshot, ...] = ()
    """Retreats and winter adjudicated with the moves, where two seasons make a year."""
    used: tuple[AheadUsed, ...] = ()
    """What happened to the reader's orders for those phases."""

    def exemption(self, cause: PersonId) -> Exemption | None:  # noqa: ARG002  # whoever it is
        """Return why it does not count; where phases were taken back, results may come again and again."""
        return None if self.game.rolled_back else Exemption.RESULT

    def seen_by(self, reader: Addressee) -> Self:
        """Return the notice with the game and the adjudicated phases as a reader saw them."""
        seen = super().seen_by(reader)
        if seen is self:
            return self
        later = tuple(sighted_snapshot(self.game, one, seen.game) for one in self.later)
        return replace(seen, snapshot=sighted_snapshot(self.game, self.snapshot, seen.game), later=later)


@dataclass(frozen=True)
class RolledBack(AboutGame):
    """To everyone: the game has gone back from the phase `left` to the one at hand, or (`undo`) returned.

    The results of the phases `void` do not count any more, those of `again` do; `results` are the numbers of
    the events with which both were mailed.
    """

    tells_deadline: ClassVar[bool] = True
    leaves_first: ClassVar[bool] = True
    left: Phase
    void: tuple[Phase, ...]
    again: tuple[Phase, ...]
    results: tuple[int, ...]
    undo: bool = False
    mended: bool = False
    """The game went back to the state before an ADJUST."""
    ended: Ending | None = None
    """How the game had ended before, which no longer counts."""
    winners: tuple[Power, ...] = ()
    back_to: Phase | None = None
    """Where UNDO returns to, if not to `left`: one email may go back twice."""
    anew: bool = False
    """A GM who plays went back, so everyone must order again."""
    judged_since: bool = False
    """The same email had the phase adjudicated again, which has a notice of its own."""


@dataclass(frozen=True)
class Adjusted(AboutGame):
    """To everyone: the GM has corrected units, centres or the phase, and why.

    `fallen` are the reader's orders that no longer count, in a phase that stayed the same.
    """

    tells_deadline: ClassVar[bool] = True
    event: events.Adjusted
    fallen: tuple[Order, ...] = ()


@dataclass(frozen=True)
class GameEnded(AboutGame):
    """To everyone: victory, draw or termination, with the players' names and the centres year by year.

    `record` is what the reader's own record has of this game; `agreed` if the players voted for the end,
    `conceded` if they let the winner have it, `by_keeper` if the keeper of the judge ended it,
    `removed` if they have taken it out of sight too, where no message of it reaches anyone.
    """

    leaves_first: ClassVar[bool] = True
    people: Mapping[PersonId, Restricted[Known]]
    snapshots: tuple[Snapshot, ...] = ()
    statistics: Statistics = NO_STATISTICS
    record: Record = NO_RECORD
    agreed: bool = False
    conceded: bool = False
    by_keeper: bool = False
    removed: bool = False

    def seen_by(self, reader: Addressee) -> Self:
        """Return the notice with the game and the adjudicated phases as a reader saw them."""
        seen = super().seen_by(reader)
        if seen is self:
            return self
        snapshots = tuple(sighted_snapshot(self.game, one, seen.game) for one in self.snapshots)
        return replace(seen, snapshots=snapshots)


@dataclass(frozen=True)
class WaitingOrders:
    """What waits for the word of a power's player: so many orders as typed, and what is `proposed`.

    A proposal other than a single order is the text of its line.
    """

    count: int
    came: datetime
    proposed: tuple[Order | str, ...] = ()


@dataclass(frozen=True)
class Reminder(AboutGame):
    """To a power that owes orders shortly before the deadline."""

    brought_by_time: ClassVar[bool] = True
    prompts: ClassVar[bool] = True
    power: Power
    nudge: bool = False
    """Long before the deadline, to a player who has not written since the game started."""
    waiting: WaitingOrders | None = None

    @property
    def useful_until(self) -> datetime | None:
        """The deadline that it reminds of."""
        return self.game.clock.deadline if self.game.clock else None


@dataclass(frozen=True)
class MasterAwaited(AboutGame):
    """To the GM of a game that is adjudicated by their word alone: the phase waits for it."""

    brought_by_time: ClassVar[bool] = True


@dataclass(frozen=True)
class LateOrdersAsked(AboutGame):
    """To the GM: orders came after the deadline and wait for their word; None where it is secret whose.

    `together`: as they play, their word is for all that wait.
    """

    power: Power | None
    together: bool = False


@dataclass(frozen=True)
class LateOrdersTold(AboutGame):
    """To the player whose orders came after the deadline: whether they count."""

    exempt: ClassVar[Exemption | None] = Exemption.ASKED_FOR
    power: Power
    phase: Phase
    late: LateOrders
    due: datetime | None = None
    """The deadline that they missed, once the phase is adjudicated."""
    words: str = ""
    """the GM's own, beside their no."""


@dataclass(frozen=True)
class StartMoved(AboutGame):
    """To everyone: the game does not start, or its phase is not adjudicated, before that moment.

    `by` is the player who said so, `who` their person.
    """

    replaces_earlier: ClassVar[bool] = True
    at: datetime
    by: Actor | None = None
    who: Restricted[Known | None] = NO_PERSON


@dataclass(frozen=True)
class PendingOrders(AboutGame):
    """To a player whose orders were sent ahead, when their phase opens: those taken and those dropped.

    `decided` says what each IF came to; `unneeded` were for what did not happen; `remarks` say how lines
    taken were read.
    """

    exempt: ClassVar[Exemption | None] = Exemption.ASKED_FOR
    power: Power
    phase: Phase
    taken: tuple[str, ...]
    dropped: tuple[tuple[str, Said], ...]
    decided: tuple[Said, ...] = ()
    unneeded: tuple[str, ...] = ()
    remarks: tuple[tuple[str, Said], ...] = ()


@dataclass(frozen=True)
class LateNotice(AboutPowers):
    """To everyone at the deadline (then daily to the late): who is awaited and until when."""

    brought_by_time: ClassVar[bool] = True
    waiting: WaitingOrders | None = None
    """Questions that wait for the answer of the one reader."""

    @property
    def useful_until(self) -> datetime | None:
        """The end of grace, when the phase is adjudicated without them."""
        return self.game.clock.grace if self.game.clock else None


@dataclass(frozen=True)
class DeadlineHeld(AboutGame):
    """To the GM: a deadline has passed, but the judge cannot read its mailbox and judges nothing."""

    deadline: datetime


@dataclass(frozen=True)
class GameFails(AboutNoGame):
    """To the GM: the judge fails at their game, of which nothing but the name may be readable."""

    name: str


@dataclass(frozen=True)
class DeadlineChanged(AboutGame):
    """To everyone: another deadline or grace."""

    tells_deadline: ClassVar[bool] = True
    replaces_earlier: ClassVar[bool] = True
    deadline: datetime
    grace: datetime
    by: Actor | None
    grace_alone: bool = False
    """Only the end of grace moved."""
    lost: bool = False
    """The phase was adjudicated or corrected, and that was taken back: waits, votes and the like are gone."""
    down: tuple[datetime, datetime] | None = None
    """The time in which the judge was not working, if that is the reason."""
