"""The quarantine: an email that has had all its tries is set aside; the keeper and the sender are told.

`service/retry_policy` says how many tries it has.
"""

from __future__ import annotations

import logging

from judge.notices.remarks import KeeperRemark, Remark, remark
from judge.notices.security import KeeperNote
from judge.records import Fate, Pending, Trust
from judge.service.allowance import Allowance
from judge.service.dependencies import Services
from judge.service.incoming.answer import say_that_it_is_set_aside
from judge.service.open_games import OpenGames
from judge.service.outgoing.post import post_to_keeper
from judge.service.redaction import Redactor, with_redaction
from judge.service.request import Request
from judge.service.retry_policy import DEATHS, TRIES
from judge.service.session import open_session
from judge.store.database import UnitOfWork

log = logging.getLogger(__name__)


def quarantine(services: Services, pending: Pending) -> None:
    """Set an email aside; if even telling its sender fails or kills the process, only the keeper is told."""
    told = pending.deaths <= DEATHS + 1
    try:
        _set_aside(services, pending, tell_sender=told)
    except OSError:
        raise
    except Exception:
        if not told:
            raise
        log.exception("mail %d is set aside, its sender could not be told", pending.id)
        _set_aside(services, pending, tell_sender=False)


def _set_aside(services: Services, pending: Pending, *, tell_sender: bool) -> None:
    note, detail = _why(pending)
    with services.store.begin() as work:
        work.inbox.settle(pending.id, Fate.QUARANTINED, note, pending.received)
        keeper_note = KeeperNote(remark(KeeperRemark.MAIL_FAILED), detail)
        post_to_keeper(services, work, keeper_note, f"mail:{pending.id}:quarantine", pending.received)
        if tell_sender:
            _tell_sender(services, work, pending)
        work.commit()


def _why(pending: Pending) -> tuple[str, Remark]:
    """Return why an email is set aside: the note that is kept, and what the keeper is told."""
    if pending.failures >= TRIES:
        detail = remark(KeeperRemark.MAIL_FAILED_DETAIL, mail=pending.id, tries=TRIES)
        return f"failed {TRIES} times", detail
    detail = remark(KeeperRemark.MAIL_DIED_DETAIL, mail=pending.id, deaths=pending.deaths)
    return f"the process died {pending.deaths} times", detail


def _tell_sender(services: Services, work: UnitOfWork, pending: Pending) -> None:
    """Answer the sender using only the head of the email; the body may be the unreadable part."""
    email = services.reader.read(services.reader.trim(pending.raw, len(pending.raw)))
    if email.silence is not None or email.trust is Trust.NONE:
        return
    redactor = Redactor(services.composer.vocabulary())
    person, games = work.people.by_address(email.sender), OpenGames(work, pending.received, mail=pending)
    services = with_redaction(services, redactor)
    request = Request(services, work, email, pending.id, pending.received, games)
    say_that_it_is_set_aside(open_session(request, person, redactor, Allowance(size=len(pending.raw))))
