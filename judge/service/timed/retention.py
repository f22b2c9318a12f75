"""Once a day what is kept too long is let go: the text of old mails, people who left, words nobody gave."""

from __future__ import annotations

import logging
from dataclasses import replace
from datetime import datetime, timedelta

from judge.language.secret_words import secrets_in_mail
from judge.service.dependencies import Services
from judge.service.ports import NOWHERE, MailId, MailReader, MarkKind, UnitOfWork

DAY = timedelta(days=1)
_MARKS_KEPT = timedelta(days=31)
_TRUSTED_GAP = 3 * DAY
"""After a longer pause the clock may be wrong: what is due waits for the next day, when it has been right."""
_AT_ONCE = 500
"""Mails let go in a day's round at most, so that no round is long."""
FORGOTTEN = b"X-Judge-Forgotten: the text of this mail was let go\r\n\r\n"
LEFT = "somebody who left"

log = logging.getLogger(__name__)


def apply_retention(services: Services, now: datetime) -> bool:
    """Do the day's tidying if nobody has in the last day; whether it was done."""
    with services.store.begin() as work:
        if work.marks.count(MarkKind.RETENTION, now, DAY):
            return False
        trusted = work.marks.count(MarkKind.RETENTION, now, _TRUSTED_GAP) > 0
        work.marks.add(MarkKind.RETENTION, "tidying", "", now)
        if trusted:
            _let_go(services, work, now)
        work.commit()
    return trusted


def _let_go(services: Services, work: UnitOfWork, now: datetime) -> None:
    for mail in work.parked_items.remove_expired(now):
        redact_stored(services, work, mail)
    work.marks.forget(now - _MARKS_KEPT)
    security = services.security
    if security.keep_mail is not None:
        before = now - security.keep_mail
        for mail in work.inbox.settled_before(before, _AT_ONCE):
            work.inbox.replace_raw(mail, FORGOTTEN)
        work.outbox.replace_sent_raw(before, FORGOTTEN)
    if security.keep_leavers is not None:
        for person in work.people.leavers(now - security.keep_leavers):
            # The number stays: games that are over name it.
            nobody = f"{person.id}{NOWHERE}"
            work.people.save(replace(person, name=LEFT, address=nobody, zone="UTC", entry=()))


def redact_stored(services: Services, work: UnitOfWork, mail: MailId) -> None:
    """Strike what may be a secret out of a mail that waited and will never be read."""
    work.inbox.replace_raw(mail, redacted(services.reader, work.inbox.raw(mail)))


def redacted(reader: MailReader, raw: bytes) -> bytes:
    """The mail without what may be a secret in it; nothing of it where it is such that reading it fails."""
    try:
        letter = reader.read(raw)
        return reader.redact(raw, secrets_in_mail(letter.subject, letter.text))
    except Exception:
        log.exception("a mail that cannot be read is let go whole")
        return FORGOTTEN
