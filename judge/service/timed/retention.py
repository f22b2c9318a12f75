"""Retention: once a day old emails, people who left, expired parked items and old counts are erased."""

from __future__ import annotations

from datetime import datetime, timedelta

from judge.language.text.copied_lines import without_writers_lines
from judge.language.text.word_runs import packed, runs
from judge.mail.writer import page_written
from judge.records import NOWHERE, CounterKind
from judge.service.dependencies import Services
from judge.service.keeper.acts import forget_person
from judge.service.redaction import ERASED_MAIL, redact_stored
from judge.store.database import UnitOfWork

DAY = timedelta(days=1)
_COUNTERS_KEPT = timedelta(days=31)
_PICTURES_KEPT = timedelta(days=7)
_TRUSTED_GAP = 3 * DAY
"""After a longer pause the clock may be wrong: then what was due the time before is erased, and no more."""
MAILS_A_ROUND = 500
"""Emails in, and as many out, that are erased in one round at most, so that none is long."""
_TIDYING, _REST, _FIRST = "tidying", "rest", "0 0"
STRANGER = f"stranger{NOWHERE}"
"""Stands for the address of anyone who never registered, or was forgotten by an older judge."""


def is_retention_due(work: UnitOfWork, now: datetime) -> bool:
    """Return whether something may have to be erased: nothing was for a day, or not all of it yet."""
    today = work.counters.count(CounterKind.RETENTION, now, DAY)
    return today != 1


def apply_retention(services: Services, now: datetime) -> bool:
    """Erase what is kept too long, unless that was done within a day; return whether anything may be erased.

    However rarely the judge runs, what was due at one run is erased at the next. Of many old emails a part is
    erased each round, until none is left for that day.
    """
    with services.store.begin() as work:
        today = work.counters.count(CounterKind.RETENTION, now, DAY)
        rest = work.counters.last(CounterKind.RETENTION, _REST) if today > 1 else None
        if today and rest is None:
            return False
        sure = now if rest is not None else _sure_moment(work, now)
        if rest is None:
            work.counters.add(CounterKind.RETENTION, _TIDYING, "", now)
            if sure is not None:
                _erase_expired(services, work, sure)
                _erase_mails(services, work, sure, _FIRST, now)
        else:
            (after, _, until), began = rest[0].partition("@"), rest[1]
            work.counters.clear(CounterKind.RETENTION, rest[0])
            _erase_mails(services, work, datetime.fromisoformat(until) if until else began, after, began)
        work.commit()
    return sure is not None


def _sure_moment(work: UnitOfWork, now: datetime) -> datetime | None:
    """Return a moment that is surely past: now after a short pause, else that of last time; None if unknown.

    So a clock that is wrong once, by any amount, erases nothing too early: two runs have to agree.
    """
    if work.counters.count(CounterKind.RETENTION, now, _TRUSTED_GAP):
        return now
    last = work.counters.last(CounterKind.RETENTION, _TIDYING)
    return last[1] if last is not None and last[1] <= now else None


def _erase_mails(services: Services, work: UnitOfWork, now: datetime, after: str, began: datetime) -> None:
    """Erase the text of old emails after the numbers in `after`; if more are left, note after which.

    The note names `now`, and is as old as that day's count, so that both of them count for the same day.
    """
    if services.security.keep_mail is None:
        return
    before = now - services.security.keep_mail
    work.outbox.forget_word_runs(before - services.security.keep_mail)
    last_in, last_out = map(int, after.split())
    come = work.inbox.settled_before(before, MAILS_A_ROUND, last_in)
    for mail in come:
        work.inbox.replace_raw(mail, ERASED_MAIL)
    gone = work.outbox.erase_old(
        before, ERASED_MAIL, MAILS_A_ROUND, last_out, lambda raw: _word_runs(services, raw)
    )
    if MAILS_A_ROUND in (len(come), len(gone)):
        last = f"{max(come, default=last_in)} {max(gone, default=last_out)}@{now.isoformat()}"
        work.counters.add(CounterKind.RETENTION, _REST, last, began)


def _word_runs(services: Services, raw: bytes) -> bytes:
    """Return what is kept of an email whose text is erased: it may still be answered, and quoted."""
    return packed(runs([without_writers_lines(services.reader.read(raw).text), page_written(raw)]))


def _erase_expired(services: Services, work: UnitOfWork, now: datetime) -> None:
    for mail in work.parked_items.remove_expired(now):
        redact_stored(services, work, mail)
    work.people.remove_newcomers(now - DAY)
    work.counters.forget(now - _COUNTERS_KEPT)
    work.pictures.remove(now - _PICTURES_KEPT)
    security = services.security
    if security.keep_leavers is not None:
        before = now - security.keep_leavers
        for person in work.people.leavers(before):
            forget_person(work, person, before)
        work.inbox.forget_strangers(before, STRANGER, ERASED_MAIL)
        work.outbox.forget_strangers(before, STRANGER, ERASED_MAIL)
