"""Findings: what in an overview needs the keeper's attention, each with its level, the worst first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import IntEnum

from judge.game.message import Message, message
from judge.notices.remarks import KeeperRemark, Remark, remark
from judge.records import Overview
from judge.records.incoming import UNKNOWN
from judge.records.overview import BACKUP, CLOCK, GAME, LIMIT, MAILBOX, PICTURES, RATINGS, SENDING, SITE, WORK

AT_WORK = timedelta(minutes=15)
"""A judge that notes no work for longer does not run: the daemon notes each minute, cron each pass."""
MAILBOX_READ = timedelta(hours=1)
WAITING = timedelta(hours=1)
UNSENT = timedelta(hours=4)
BACKED_UP = timedelta(days=2)
NOTHING_FREE = 1_000_000
"""Bytes of the disk with fewer of which free no mail can be stored."""
LEAST_FREE, LEAST_SHARE = 200_000_000, 0.05
"""Bytes of the disk that must be free, and the share of it."""


class Level(IntEnum):
    """How bad a finding is; also the exit code of `judge keeper status`."""

    FINE = 0
    LOOK = 1
    """The keeper should examine it."""
    DOWN = 2
    """The judge is not working."""


@dataclass(frozen=True, slots=True)
class StatusFinding:
    """Something that needs the keeper's attention."""

    level: Level
    what: Remark


def findings(overview: Overview, now: datetime, *, backups: bool = True) -> tuple[StatusFinding, ...]:
    """Return what needs the keeper's attention, worst first.

    Without `backups` the database server makes them.
    """
    found = [*_work(overview, now), *_games(overview), *_mails(overview, now), *_disk(overview)]
    if overview.closed is not None:
        what = remark(KeeperRemark.STATUS_CLOSED, since=overview.closed)
        found.append(StatusFinding(Level.LOOK, what))
    if backups:
        found += _backup(overview, now)
    return tuple(sorted(found, key=lambda one: -one.level))


def _work(overview: Overview, now: datetime) -> Iterator[StatusFinding]:
    last = overview.worked.get(WORK)
    if last is not None and now - last > AT_WORK:
        yield StatusFinding(Level.DOWN, remark(KeeperRemark.STATUS_IDLE, part=_named(WORK), since=last))
    last = overview.worked.get(MAILBOX)
    if last is not None and now - last > MAILBOX_READ:
        yield StatusFinding(Level.DOWN, remark(KeeperRemark.STATUS_MAILBOX_IDLE, since=last))
    if WORK not in overview.worked:
        yield StatusFinding(Level.LOOK, remark(KeeperRemark.STATUS_NEVER_WORKED))
    ahead = overview.worked.get(CLOCK)
    if ahead is not None and ahead > now:
        yield StatusFinding(Level.LOOK, remark(KeeperRemark.STATUS_CLOCK_BACK, since=ahead))
    for part, level in _PARTS.items():
        trouble = overview.troubles.get(part)
        if trouble is not None:
            what = remark(
                KeeperRemark.STATUS_TROUBLE, part=_named(part), since=trouble.since, why=trouble.why
            )
            yield StatusFinding(level, what)


def _named(part: str) -> Message:
    return message("judge-part", part=part.replace(" ", "-"))


_PARTS = {
    MAILBOX: Level.DOWN,
    WORK: Level.DOWN,
    SENDING: Level.DOWN,
    LIMIT: Level.LOOK,
    SITE: Level.LOOK,
    RATINGS: Level.LOOK,
    PICTURES: Level.LOOK,
}
"""How bad it is when a part cannot do its work: without pages and pictures games go on."""


def _games(overview: Overview) -> Iterator[StatusFinding]:
    failing = {
        part.removeprefix(GAME): one for part, one in overview.troubles.items() if part.startswith(GAME)
    }
    for game, trouble in failing.items():
        what = remark(KeeperRemark.STATUS_GAME_FAILS, game=game, since=trouble.since, why=trouble.why)
        yield StatusFinding(Level.DOWN, what)
    held = [(name, due) for name, due in overview.held if name not in failing]
    if held:
        names = tuple(name for name, _ in held)
        yield StatusFinding(Level.DOWN, remark(KeeperRemark.STATUS_HELD, games=names, since=held[0][1]))


def _mails(overview: Overview, now: datetime) -> Iterator[StatusFinding]:
    oldest = overview.oldest_waiting
    if oldest is not None and now - oldest > WAITING:
        what = remark(KeeperRemark.STATUS_WAITING, mails=overview.mails_waiting, since=oldest)
        yield StatusFinding(Level.LOOK, what)
    oldest = overview.oldest_unsent
    if oldest is not None and now - oldest > UNSENT:
        what = remark(KeeperRemark.STATUS_UNSENT, mails=overview.mails_unsent, since=oldest)
        yield StatusFinding(Level.LOOK, what)
    for mail in overview.faulty:
        what = remark(
            KeeperRemark.STATUS_FAULTY_MAIL,
            number=mail.uid,
            sender=mail.sender or UNKNOWN,
            subject=mail.subject or UNKNOWN,
            since=mail.since,
            why=mail.why,
        )
        yield StatusFinding(Level.LOOK, what)
    if overview.set_aside:
        yield StatusFinding(Level.LOOK, remark(KeeperRemark.STATUS_SET_ASIDE, mails=overview.set_aside))
    if overview.questions_waiting:
        what = remark(KeeperRemark.STATUS_QUESTIONS_WAIT, mails=overview.questions_waiting)
        yield StatusFinding(Level.LOOK, what)
    if overview.unsendable:
        yield StatusFinding(Level.LOOK, remark(KeeperRemark.STATUS_UNSENDABLE, mails=overview.unsendable))


def _disk(overview: Overview) -> Iterator[StatusFinding]:
    if overview.read_only:
        yield StatusFinding(Level.DOWN, remark(KeeperRemark.STATUS_READ_ONLY))
    elif overview.free < NOTHING_FREE:
        yield StatusFinding(Level.DOWN, remark(KeeperRemark.STATUS_DISK_FULL))
    elif overview.free < max(LEAST_FREE, overview.disk * LEAST_SHARE):
        free = overview.free // 1_000_000
        yield StatusFinding(Level.LOOK, remark(KeeperRemark.STATUS_DISK, free=free))


def _backup(overview: Overview, now: datetime) -> Iterator[StatusFinding]:
    last = overview.worked.get(BACKUP)
    if last is None:
        yield StatusFinding(Level.LOOK, remark(KeeperRemark.STATUS_NO_BACKUP))
    elif now - last > BACKED_UP:
        yield StatusFinding(Level.LOOK, remark(KeeperRemark.STATUS_OLD_BACKUP, since=last))
