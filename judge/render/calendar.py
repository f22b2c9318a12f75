"""Calendar: the deadline of a phase as an event of the reader's calendar program (RFC 5545, RFC 5546).

A file holds one event and says what to do with it: PUBLISH puts it in or moves it, CANCEL takes it out.
No one is invited, as programs would answer the judge with emails of their own. The event of a phase keeps its
identifier; of two files about it the one with the higher number is newer (SEQUENCE). The number is made of
what is kept with the game: that of the phase, which a ROLLBACK raises too, and how often its deadline moved.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime

from judge.game.roles import Role
from judge.game.state import Clock, Game, Snapshot, Status, comes_with_moves
from judge.notices.notice import Notice
from judge.notices.phases import Adjusted, GameEnded, Results, RolledBack
from judge.notices.replies import PageKind, Reply
from judge.render.file_names import folder_of
from judge.rules.phases import Phase

_OF_A_PHASE = 10_000
"""Numbers for each phase; the last of them says that it is over."""
_LINE = 75
"""Bytes, of which a character may have several (RFC 5545 §3.1)."""
_ESCAPED = re.compile(r"[\\;,]")


@dataclass(frozen=True, slots=True)
class DeadlineEvent:
    """The deadline of a game's phase, or that there is none any more."""

    game: str
    phase: Phase
    at: datetime
    sequence: int
    cancelled: bool = False

    @property
    def name(self) -> str:
        """The name of its file, without an ending."""
        return f"{folder_of(self.game)}-{self.phase.mail_code}{'-cancelled' if self.cancelled else ''}"


def deadline_events(notice: Notice, now: datetime) -> Iterator[DeadlineEvent]:
    """Yield the events that go with a notice: one that will not come any more, and the deadline at hand."""
    yield from _over(notice, now)
    if notice.about is not None and notice.has_deadline:
        yield from current_event(notice.about, now)
    if isinstance(notice, Reply):
        for page in notice.pages:
            if page.kind is PageKind.GAME and page.role >= Role.OBSERVER:
                yield from current_event(page.games[0], now)


def _over(notice: Notice, now: datetime) -> Iterator[DeadlineEvent]:
    """Yield the deadline of the phase that a notice leaves behind."""
    match notice:
        case Results(game=game, snapshot=snapshot) if snapshot.deadline > now and not _ends(game, snapshot):
            at, last = snapshot.deadline, _last(snapshot.number)
            yield DeadlineEvent(game.name, snapshot.phase, at, last, cancelled=True)
        case RolledBack(game=game, left=left) if left != game.phase:
            yield DeadlineEvent(game.name, left, now, _last(game.number - 1), cancelled=True)
        case Adjusted(game=game, event=event) if event.phase != event.before:
            yield DeadlineEvent(game.name, event.before, now, _last(game.number - 1), cancelled=True)
        case GameEnded(game=game):
            yield from _end(game, now)


def _ends(game: Game, snapshot: Snapshot) -> bool:
    """Return whether a game ended with a phase, whose deadline the mail about the end takes out."""
    return game.ending is not None and game.phase == snapshot.phase


def _end(game: Game, now: datetime) -> Iterator[DeadlineEvent]:
    """Yield the deadline that a game's end takes out.

    An end that may be taken back does it as a pause does.
    """
    if game.phase is not None:
        clock = game.stopped.clock if game.stopped else None
        number = _sequence(game, clock, paused=True) if clock else _last(game.number)
        yield DeadlineEvent(game.name, game.phase, now, number, cancelled=True)


def current_event(game: Game, now: datetime) -> Iterator[DeadlineEvent]:
    """Yield the deadline of the phase at hand, taken out while the game is paused.

    None where nothing waits.
    """
    phase, clock = game.phase, game.clock
    if phase is None or clock is None or game.practice or comes_with_moves(game.settings, phase):
        return
    paused = game.status is Status.PAUSED
    if paused or clock.deadline > now:
        yield DeadlineEvent(game.name, phase, clock.deadline, _sequence(game, clock, paused), paused)


def feed_event(game: Game) -> Iterator[DeadlineEvent]:
    """What a game's feed says: the deadline of the current phase, past or not, or that the game is over."""
    if game.clock is not None:
        yield from current_event(game, game.clock.opened)
    elif game.ending is not None:
        yield from _end(game, game.created)


def _sequence(game: Game, clock: Clock, paused: bool) -> int:
    """Return the event's number: each change of the deadline takes two, so that a pause comes in between."""
    return game.number * _OF_A_PHASE + 2 * clock.moves + paused


def _last(number: int) -> int:
    """Return the highest number of the phase of that number: it is over for good, but for a ROLLBACK."""
    return (number + 1) * _OF_A_PHASE - 1


def moment(at: datetime) -> str:
    """`20260107T233000Z`."""
    return f"{at.astimezone(UTC):%Y%m%dT%H%M%SZ}"


def escaped(text: str) -> str:
    """Text as the value of a property (RFC 5545 §3.3.11), on one line."""
    return _ESCAPED.sub(r"\\\g<0>", " ".join(text.split()))


def folded(text: str) -> str:
    """The lines with CRLF at their ends, none longer than 75 bytes and no character cut (RFC 5545 §3.1)."""
    return "".join(f"{part}\r\n" for line in text.splitlines() for part in _parts(line))


def _parts(line: str) -> Iterator[str]:
    part = ""
    for character in line:
        if len(f"{part}{character}".encode()) > _LINE:
            yield part
            part = " "
        part += character
    yield part
