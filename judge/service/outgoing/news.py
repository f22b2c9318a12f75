"""News: what a person does in a game and can undo, and everybody in it is told each time.

Who may do it again and again could keep the judge busy; so it is counted with letters. How much of it
reaches a reader is limited by the quota (`outgoing.quota`).
"""

from __future__ import annotations

from datetime import datetime, timedelta

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
from judge.game.state import Game
from judge.records import MarkKind, Person
from judge.service.security import SecurityPolicy
from judge.store.marks import Marks

NEWS = (
    *(Joined, Left, Observing, Returned, TookOver, PauseChanged, RolledBack, Adjusted, UnitsLent),
    *(PressWishSet, AbsenceSet, AbsenceEnded, ProposalMade, ProposalClosed),
)
_HOUR, _DAY = timedelta(hours=1), timedelta(days=1)


def count_news(
    marks: Marks,
    security: SecurityPolicy,
    game: Game,
    person: Person | None,
    events: tuple[Event, ...],
    now: datetime,
    told: int,
) -> int | None:
    """Count what all in a game are told: the notices of the mail with these; None after too many.

    `told` are those that it sent before. An end is always told.
    """
    if not any(isinstance(one, NEWS) and _is_his(one) for one in events):
        return told
    who = f"{person.id if person else 0}:{game.name}:news"
    copies = 1 + len(game.seats) + len(game.applicants) + len(game.observers)
    too_many = told > 0 and told + copies > security.copies
    too_many |= marks.count(MarkKind.LETTER, now, _HOUR, who) >= security.letters
    too_many |= marks.count(MarkKind.LETTER, now, _DAY, who) >= security.letters_day
    ends = any(isinstance(one, Left | ProposalClosed) for one in events)
    if too_many and not ends:
        return None
    marks.add(MarkKind.LETTER, who, "0", now)
    return told + copies


def _is_his(event: Event) -> bool:
    """Whether an event is the sender's own doing: no pause by itself, no proposal that was counted."""
    return not getattr(event, "cause", None) and getattr(event, "withdrawn", True)
