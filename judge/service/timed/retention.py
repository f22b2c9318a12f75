"""Once a day what is kept too long is let go: the text of old mails, people who left, words nobody gave."""

from __future__ import annotations

import logging
from dataclasses import replace
from datetime import datetime, timedelta

from judge.service.dependencies import Desk
from judge.service.ports import NOWHERE, Kind, MailId, Reader, UnitOfWork
from judge.service.trust.secret_words import all_secrets

DAY = timedelta(days=1)
_MARKS_KEPT = timedelta(days=31)
_TRUSTED_GAP = 3 * DAY
"""After a longer pause the clock may be wrong: what is due waits for the next day, when it has been right."""
_AT_ONCE = 500
"""Mails let go in a day's round at most, so that no round is long."""
FORGOTTEN = b"X-Judge-Forgotten: the text of this mail was let go\r\n\r\n"
LEFT = "somebody who left"

log = logging.getLogger(__name__)


def tidy(desk: Desk, now: datetime) -> bool:
    """Do the day's tidying if nobody has in the last day; whether it was done."""
    with desk.store.begin() as work:
        if work.marks.count(Kind.CHORE, now, DAY):
            return False
        trusted = work.marks.count(Kind.CHORE, now, _TRUSTED_GAP) > 0
        work.marks.add(Kind.CHORE, "tidying", "", now)
        if trusted:
            _let_go(desk, work, now)
        work.commit()
    return trusted


def _let_go(desk: Desk, work: UnitOfWork, now: datetime) -> None:
    for parked in work.lot.stale(now):
        if parked.mail is not None:
            cover_up(desk, work, parked.mail)
    work.marks.forget(now - _MARKS_KEPT)
    caution = desk.caution
    if caution.keep_mail is not None:
        before = now - caution.keep_mail
        for mail in work.old_mail(before, _AT_ONCE):
            work.cover(mail, FORGOTTEN)
        work.forget_sent(before, FORGOTTEN)
    if caution.keep_leavers is not None:
        for person in work.people.leavers(now - caution.keep_leavers):
            # The number stays: games that are over name it.
            nobody = f"{person.id}{NOWHERE}"
            work.people.save(replace(person, name=LEFT, address=nobody, zone="UTC", entry=()))


def cover_up(desk: Desk, work: UnitOfWork, mail: MailId) -> None:
    """Strike what may be a secret out of a mail that waited and will never be read."""
    work.cover(mail, covered(desk.reader, work.raw(mail)))


def covered(reader: Reader, raw: bytes) -> bytes:
    """The mail without what may be a secret in it; nothing of it where it is such that reading it fails."""
    try:
        return reader.mask(raw, all_secrets(reader.read(raw)))
    except Exception:
        log.exception("a mail that cannot be read is let go whole")
        return FORGOTTEN
