"""Holds: the deadlines that wait for emails that the mail server does not let the judge read.

Such an email may hold orders that came on time. So the deadlines of the games that its sender plays wait for
it, or of all games if nobody knows whose it is, for a day at most. `Holds` alone decides which they are;
`judge.service.open_games` lets no deadline of theirs pass.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta

from judge.game.phases.expiry import held_since
from judge.game.state import Game
from judge.records import FaultyEmail
from judge.store.database import UnitOfWork

LONGEST_HOLD = timedelta(hours=24)
"""How long deadlines wait for an email, from when it could first not be read."""


class Holds:
    """The games whose deadlines wait, as seen by one unit of work; the database is asked once at most."""

    def __init__(self, work: UnitOfWork, now: datetime) -> None:
        self._work = work
        self._now = now
        self._mails: Sequence[FaultyEmail] | None = None

    def until(self, game: Game) -> datetime | None:
        """Return the deadline or end of grace that a game waits at, None if it goes on."""
        end = held_since(game, self._now)
        return end if end is not None and any(self._concerns(one, game) for one in self._holding()) else None

    def ends(self) -> Sequence[datetime]:
        """Return when games stop waiting for each of the emails."""
        return [one.since + LONGEST_HOLD for one in self._holding()]

    def _holding(self) -> Sequence[FaultyEmail]:
        if self._mails is None:
            self._mails = [one for one in self._work.faulty_mails.all() if holds(one, self._now)]
        return self._mails

    def _concerns(self, mail: FaultyEmail, game: Game) -> bool:
        if not mail.sender:
            return True
        person = self._work.people.by_address(mail.sender)
        return person is not None and any(person.id in seat.players for seat in game.seats)


def holds(mail: FaultyEmail, now: datetime) -> bool:
    """Return whether deadlines wait for a faulty email.

    Not for long if the clock was set back meanwhile.
    """
    return abs(now - mail.since) < LONGEST_HOLD


def held_games(work: UnitOfWork, names: Collection[str], now: datetime) -> Sequence[tuple[Game, datetime]]:
    """Return which of some games have a waiting deadline, each with it.

    A game that cannot be read is left out.
    """
    found, hold = [], Holds(work, now)
    if not hold.ends():
        return []
    for name in names:
        try:
            game = work.games.get(name)
        except ValueError:
            continue
        if game is not None and (end := hold.until(game)) is not None:
            found.append((game, end))
    return found


def next_due(work: UnitOfWork, now: datetime) -> datetime | None:
    """Return when the next game has something due that waits for no email, or stops waiting for one."""
    due = work.games.next_due()
    if due is None or due > now:
        return due
    held = [game.name for game, _ in held_games(work, work.games.due(now), now)]
    if not held:
        return due
    moments = (work.games.next_due(leaving_out=held), *Holds(work, now).ends())
    return min(moment for moment in moments if moment is not None)
