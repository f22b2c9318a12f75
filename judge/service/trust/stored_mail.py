"""Redaction of mails in the database that nobody will read any more."""

from __future__ import annotations

import logging

from judge.language.secret_words import secrets_in_mail
from judge.mail.reader import MessageReader
from judge.records import MailId
from judge.service.dependencies import Services
from judge.store.database import UnitOfWork

ERASED_MAIL = b"X-Judge-Forgotten: the text of this mail was let go\r\n\r\n"
"""What is kept in the place of a mail that is erased."""

log = logging.getLogger(__name__)


def redact_stored(services: Services, work: UnitOfWork, mail: MailId) -> None:
    """Redact a held mail that was dropped or has expired."""
    work.inbox.replace_raw(mail, redacted_mail(services.reader, work.inbox.raw(mail)))


def redacted_mail(reader: MessageReader, raw: bytes) -> bytes:
    """A mail without what may be a secret in it; erased where reading it fails."""
    try:
        letter = reader.read(raw)
        return reader.redact(raw, secrets_in_mail(letter.subject, letter.text, letter.unread))
    except Exception:
        log.exception("a mail that cannot be read is erased")
        return ERASED_MAIL
