"""Retention: once a day old mails, people who left, expired parked items and old marks are erased."""

from __future__ import annotations

from datetime import datetime, timedelta

from judge.service.dependencies import Services
from judge.service.keeper.removal import forget_person
from judge.service.ports import NOWHERE, MarkKind, UnitOfWork
from judge.service.trust.stored_mail import ERASED_MAIL, redact_stored

DAY = timedelta(days=1)
_MARKS_KEPT = timedelta(days=31)
_PICTURES_KEPT = timedelta(days=7)
_TRUSTED_GAP = 3 * DAY
"""After a longer pause the clock may be wrong: what is due waits for the next day, when it has been right."""
_MAILS_A_DAY = 500
"""Mails erased in one day at most, so that no round is long."""
STRANGER = f"stranger{NOWHERE}"
"""Stands for the address of anybody who never registered, or was forgotten by an older judge."""


def apply_retention(services: Services, now: datetime) -> bool:
    """Erase what is kept too long, unless that was done within a day; whether it was done now."""
    with services.store.begin() as work:
        if work.marks.count(MarkKind.RETENTION, now, DAY):
            return False
        trusted = work.marks.count(MarkKind.RETENTION, now, _TRUSTED_GAP) > 0
        work.marks.add(MarkKind.RETENTION, "tidying", "", now)
        if trusted:
            _erase_expired(services, work, now)
        work.commit()
    return trusted


def _erase_expired(services: Services, work: UnitOfWork, now: datetime) -> None:
    for mail in work.parked_items.remove_expired(now):
        redact_stored(services, work, mail)
    work.people.remove_newcomers(now - DAY)
    work.marks.forget(now - _MARKS_KEPT)
    work.pictures.remove(now - _PICTURES_KEPT)
    security = services.security
    if security.keep_mail is not None:
        before = now - security.keep_mail
        for mail in work.inbox.settled_before(before, _MAILS_A_DAY):
            work.inbox.replace_raw(mail, ERASED_MAIL)
        work.outbox.replace_sent_raw(before, ERASED_MAIL)
    if security.keep_leavers is not None:
        before = now - security.keep_leavers
        for person in work.people.leavers(before):
            forget_person(work, person, before)
        work.inbox.forget_strangers(before, STRANGER, ERASED_MAIL)
        work.outbox.forget_strangers(before, STRANGER, ERASED_MAIL)
