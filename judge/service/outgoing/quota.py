"""Quota: how many emails a mailbox receives because of one person; more comes in one (ADR 106).

Everything that others are told goes through here. `post_notice` asks for each notice, of whatever command or
moment, so a new one is counted without being named. What does not count says so where it is defined, and why
(`Notice.exemption`): what readers asked for, what their own orders and the results of a phase bring, messages
of players, and what guards a person's own password or address. A copy of what somebody wrote counts, also of
orders: otherwise a partner could bury the others.

Up to `[limits] notices` an hour are sent at once. Then one waits in the outbox, and so does everything that
the same person causes after it, so that nothing overtakes anything. Together they are sent an hour after the
first of them, or earlier: halfway to the moment until which a reader can still act on it (earlier once all
orders are in), and immediately with news that takes time from the reader or leaves nothing to do about it,
such as an earlier deadline, results or an end (`outgoing.excess`).

People without a part in a game have one quota for it together, and so have its GMs together: somebody who
makes up many of them brings its players no more than one could.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta

from judge.game.anonymity import anonymous, is_nonplaying_master
from judge.game.events import (
    AbsenceEnded,
    AbsenceSet,
    Adjusted,
    Event,
    Joined,
    Left,
    Observing,
    PauseChanged,
    PressWishSet,
    ProposalClosed,
    ProposalMade,
    Returned,
    RolledBack,
    TookOver,
    UnitsLent,
)
from judge.game.roles import PersonId, Role
from judge.game.state import Game, Status
from judge.language.mail_domains import asked_as
from judge.notices.notice import Addressee, Notice
from judge.notices.standbys import StandbyWanted
from judge.records import CounterKind, Person
from judge.service.dependencies import Services
from judge.service.keeper_policy import KeeperPolicy
from judge.service.open_games import GameChange
from judge.store.counters import Counters
from judge.store.database import UnitOfWork

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
STANDBY_QUESTIONS_A_DAY = 4
"""Powers that the games of one master offer to someone on the standby list one by one; the rest in one."""

EARLY_AN_HOUR = 4
"""How often what waits leaves early as someone has less time than before; then halfway as ever."""

_GUESTS = "guests:"
"""How the cause begins of what people do in a game who neither lead nor play it, as to watch."""
_LEADERS = "leaders:"
"""How the cause begins of what people do in a game that they lead together."""
_STANDBYS = ":standbys"
"""How the cause ends of questions to standbys."""


@dataclass(frozen=True, slots=True)
class Quota:
    """What a notice counts against, how many `within` a time may leave, and until when it may wait."""

    cause: str
    most: int
    within: timedelta
    until: datetime


def quota_of(services: Services, notice: Notice, reader: Addressee, now: datetime) -> Quota | None:
    """Return the quota that a notice counts against; None for what is free.

    In a game that keeps its people secret a player's quota is that of this game alone, so that no waiting
    email tells what else somebody plays.
    """
    game = notice.about
    cause = _causing(services, notice, game)
    if not cause or cause == reader.person.id or notice.exemption(cause) is not None:
        return None
    if isinstance(notice, StandbyWanted):
        return Quota(f"{cause}{_STANDBYS}", STANDBY_QUESTIONS_A_DAY, DAY, now + DAY)
    return Quota(_key(cause, game), services.security.notices, HOUR, _latest(notice, game, now))


def quota_of_news(services: Services, game: Game, now: datetime) -> Quota:
    """Return the quota that the news of a game counts against, unless it is free."""
    return Quota(_key(services.cause or game.master.person, game), services.security.notices, HOUR, now)


def waits(work: UnitOfWork, quota: Quota, recipient: str, now: datetime) -> bool:
    """Return whether a notice to an address waits, as the quota is used up or an earlier one waits."""
    caused = work.outbox.caused(quota.cause, now, quota.within).get(asked_as(recipient))
    return caused is not None and (caused.waiting > 0 or caused.left >= quota.most)


def takes_time(change: GameChange) -> bool:
    """Return whether readers have less time after a change: an earlier moment, a running clock, an end."""
    before, after = change.before, change.game
    if (after.ending is None) != (before.ending is None) or (_runs(after) and not _runs(before)):
        return True
    return any(
        then is not None and (now is None or now < then)
        for then, now in zip(_moments(before), _moments(after), strict=True)
    )


def _runs(game: Game) -> bool:
    return game.status is Status.RUNNING


def _moments(game: Game) -> tuple[datetime | None, ...]:
    clock = game.clock
    return (*((clock.deadline, clock.grace) if clock else (None, None)), game.starts_at)


def leaves_early(work: UnitOfWork, quota: Quota, reader: Addressee, now: datetime) -> bool:
    """Return whether what waits for a reader is sent now, as a notice with it takes time: a few an hour."""
    who, person = f"{quota.cause}:{asked_as(reader.person.address)}", str(reader.person.id)
    # Several notices of one email hasten once: the first of them has counted already.
    if work.counters.last(CounterKind.HASTENED, who) == (person, now):
        return True
    if work.counters.count(CounterKind.HASTENED, now, HOUR, who) >= EARLY_AN_HOUR:
        return False
    work.counters.add(CounterKind.HASTENED, who, person, now)
    return True


def are_several(causes: Iterable[str]) -> bool:
    """Return whether causes may be several people: those who count together, or more than one cause.

    In a game that keeps its people secret nobody is told that two are the same person.
    """
    found = {one.removesuffix(_STANDBYS) for one in causes}
    return len(found) > 1 or any(one.startswith((_GUESTS, _LEADERS)) for one in found)


def _key(cause: PersonId, game: Game | None) -> str:
    """Return what somebody's doings count against; people without a part, or GMs, count together."""
    if game is None:
        return str(cause)
    if not (game.is_run_by(cause) or any(cause in seat.players for seat in game.seats)):
        return f"{_GUESTS}{game.name}"
    if anonymous(game) and not _only_runs(game, cause):
        return f"{cause}:{game.name}"
    return f"{_LEADERS}{game.master.person}" if game.is_run_by(cause) and game.co_masters else str(cause)


def _causing(services: Services, notice: Notice, game: Game | None) -> PersonId:
    """Return who causes a notice: the author of the handled email, or who opened the game."""
    if services.cause and not notice.brought_by_time:
        return services.cause
    return game.master.person if game is not None else 0


def _only_runs(game: Game, person: PersonId) -> bool:
    """Return whether everybody may know what somebody does in a game: a GM who does not play."""
    return game.is_run_by(person) and is_nonplaying_master(game, Role.MASTER, person)


def _latest(notice: Notice, game: Game | None, now: datetime) -> datetime:
    """Return when a waiting notice is sent at the latest: in an hour, or halfway to when it is needed."""
    ahead = [at - now for at in _acted_on(notice, game) if at > now]
    return now + min([HOUR, *(time / 2 for time in ahead)])


def _acted_on(notice: Notice, game: Game | None) -> Iterator[datetime]:
    """Return the moments until which a reader may have to act."""
    own = (getattr(notice, name, None) for name in ("until", "expires"))
    clock = game.clock if game is not None else None
    times = (clock.deadline, clock.grace, clock.process_at) if clock is not None else ()
    starts = game.starts_at if game is not None else None
    return (at for at in (*own, *times, starts) if isinstance(at, datetime))


# News: what a person does in a game and can undo, and everyone in it is told each time.
#
# Somebody who does it again and again could keep the judge busy, so it is counted with messages. The
# quota (`outgoing.quota`) limits how much of it reaches a reader.

NEWS = (
    *(Joined, Left, Observing, Returned, TookOver, PauseChanged, RolledBack, Adjusted, UnitsLent),
    *(PressWishSet, AbsenceSet, AbsenceEnded, ProposalMade, ProposalClosed),
)


def count_news(
    counters: Counters,
    security: KeeperPolicy,
    game: Game,
    person: Person | None,
    events: tuple[Event, ...],
    now: datetime,
    told: int,
) -> int | None:
    """Count what all in a game are told: the notices of the email with these; None after too many.

    `told` are those that it sent before. An end is always told.
    """
    if not any(isinstance(one, NEWS) and _is_his(one) for one in events):
        return told
    who = f"{person.id if person else 0}:{game.name}:news"
    copies = 1 + len(game.seats) + len(game.applicants) + len(game.observers)
    too_many = told > 0 and told + copies > security.copies
    too_many |= counters.count(CounterKind.PRESS, now, HOUR, who) >= security.letters
    too_many |= counters.count(CounterKind.PRESS, now, DAY, who) >= security.letters_day
    ends = any(isinstance(one, Left | ProposalClosed) for one in events)
    if too_many and not ends:
        return None
    counters.add(CounterKind.PRESS, who, "0", now)
    return told + copies


def _is_his(event: Event) -> bool:
    """Return whether an event is the sender's own doing: no pause by itself, no counted proposal."""
    return not getattr(event, "cause", None) and getattr(event, "withdrawn", True)
