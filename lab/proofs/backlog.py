"""Mail that waits in the mailbox while the judge is down for two weeks, and what becomes of it then."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from datetime import datetime, timedelta

from sqlalchemy import func, select

from judge.daemon.clock import system_clock
from judge.game.events import DeadlineMoved, PhaseJudged, WentLate
from judge.records import Fate
from judge.store.database import Database
from judge.store.schema import EventRow, InboxRow, OutboxRow, OutboxState
from lab.proofs.proof import Result
from tests.bench import mail_games
from tests.bench.mail_servers import RunningServers, running_servers

_GAMES = 20
_AWAY = timedelta(days=14)
_ENOUGH, _ORDINARY = 1_000, 300
"""So many mails' cost can be told, as what a process needs once is little then; and mails that come one after
the other when all is done, to compare with."""
_MOST_MB = 120
"""With one language in use, without the 7 MiB that argon2 has for the 30 ms of a password's check."""
_MOST_CPU = 1.5
_SECONDS_A_MAIL = 2.0
_NEVER = (WentLate.__name__, PhaseJudged.__name__)
_MOVED = DeadlineMoved.__name__
_SETTLED = InboxRow.fate.is_not(None)


def waiting_mails(size: int) -> Result:
    """Let `size` order emails wait in an IMAP mailbox for two weeks, then start the judge."""
    return asyncio.run(_tried(size))


async def _tried(size: int) -> Result:
    now = system_clock()
    opened = now - _AWAY
    since = opened + timedelta(minutes=30)
    letters = mail_games.order_mails(_GAMES, size + (_ORDINARY if size >= _ENOUGH else 1))
    # None comes while the judge was still at work, and all before it is again.
    step = (_AWAY - timedelta(hours=2)) / size
    moments = [opened + timedelta(hours=1) + number * step for number in range(size)]
    waiting = zip(letters[:size], moments, strict=True)
    async with running_servers(hibernating=False, games=_GAMES, opened=opened, waiting=waiting) as here:
        with closing(Database(here.database)) as database:
            first = await _watched(
                database, since, min(size // 2, _GAMES * mail_games.PLAYERS), answered=False
            )
            begun = here.cpu_seconds  # without the start, and what each player's first password costs
            settled = await _watched(database, since, size)
            cost = (here.cpu_seconds - begun) / (size - first) if first < size else 0.0
            memory, peak = here.resident_mb, here.most_resident_mb
            failures = [*_lost(database, since, size), *_late(database, since)]
        if settled < size:
            failures.append(f"{size - settled} mails wait, or answers to them")
        ordinary = await _ordinary(here, letters[size:])
    ratio = cost / ordinary
    if memory > _MOST_MB:
        failures.append(f"the daemon had {memory} MB")
    if size >= _ENOUGH and not 0 < ratio <= _MOST_CPU:
        failures.append(f"an email cost {ratio:.2f} times an ordinary one")
    remark = (
        f"{memory:.0f} MB ({peak:.0f} with a password's check), {ratio:.2f} times an ordinary email's CPU"
    )
    return Result(size, tuple(failures), remark)


async def _watched(database: Database, since: datetime, wanted: int, *, answered: bool = True) -> int:
    """Wait until so many mails have their fate, and are `answered`; how many have it."""
    settled = 0
    for _ in range(int(60 + wanted * _SECONDS_A_MAIL)):
        settled, queued = _count(database, since)
        if settled >= wanted and not (answered and queued):
            return settled
        await asyncio.sleep(1)
    return settled


def _count(database: Database, since: datetime) -> tuple[int, int]:
    """How many mails have their fate, and how many wait to be sent."""
    with database.connections.read() as read:
        settled = read.scalar(select(func.count()).where(InboxRow.received > since, _SETTLED))
        queued = read.scalar(select(func.count()).where(OutboxRow.state == OutboxState.QUEUED))
    return settled or 0, queued or 0


def _lost(database: Database, since: datetime, size: int) -> Iterator[str]:
    """Mails of which not each is stored once, applied and answered once."""
    with database.connections.read() as read:
        came = select(InboxRow.id, InboxRow.fate).where(InboxRow.received > since)
        mails = read.execute(came).all()
        keys = Counter(read.scalars(select(OutboxRow.key)).all())
    if len(mails) != size:
        yield f"{len(mails)} of {size} mails are stored"
    yield from (f"mail {one.id}: {one.fate}" for one in mails if one.fate != Fate.APPLIED)
    yield from (f"mail {one.id}: no answer" for one in mails if not keys[f"mail:{one.id}:reply"])
    yield from map(str, database.check())


def _late(database: Database, since: datetime) -> Iterator[str]:
    """Players who were declared late, and phases that were judged, though the judge was away."""
    with database.connections.read() as read:
        kinds = Counter(read.scalars(select(EventRow.kind).where(EventRow.at > since)).all())
    yield from (f"{kinds[kind]} times {kind}" for kind in _NEVER if kinds[kind])
    if kinds[_MOVED] < _GAMES:
        yield f"{kinds[_MOVED]} of {_GAMES} deadlines were moved"


async def _ordinary(here: RunningServers, letters: list[mail_games.Letter]) -> float:
    """The processor time of an email that comes while the judge runs."""
    before = here.cpu_seconds
    await here.time_burst(letters)
    return (here.cpu_seconds - before) / len(letters)
