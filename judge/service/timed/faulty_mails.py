"""Who is told of an email that the mail server does not let the judge read, and of what waits for it."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from judge.notices.remarks import KeeperRemark, remark
from judge.notices.security import KeeperNote
from judge.records import FaultyMail
from judge.records.incoming import UNKNOWN
from judge.records.overview import HELD
from judge.service.dependencies import Services
from judge.service.holds import LONGEST_HOLD, held_games, holds
from judge.service.outgoing.post import post_to_keeper
from judge.service.timed.outage import tell_masters
from judge.store.database import UnitOfWork


def tell_held_games(services: Services, now: datetime) -> None:
    """Tell the masters of games that wait for an email for long, as of a mailbox that cannot be read.

    They learn nothing of the email: whose it is may be a secret of the game. The keeper is told when nothing
    waits for it any more. However often this is called, each is told once.
    """
    with services.store.begin() as work:
        mails = work.faulty_mails.all()
        if not mails:
            return
        for game, since in held_games(work, work.games.due(now), now):
            if now - since > HELD:
                tell_masters(services, work, game, since, now)
        for mail in mails:
            if not mail.released and not holds(mail, now):
                tell_of_release(services, work, mail, now)
        work.commit()


def tell_of_release(services: Services, work: UnitOfWork, mail: FaultyMail, now: datetime) -> None:
    """Tell the keeper that no deadline waits for an email any more, and note that they know."""
    detail = remark(
        KeeperRemark.FAULTY_MAIL_RELEASED_DETAIL,
        number=mail.uid,
        sender=mail.sender or UNKNOWN,
        subject=mail.subject or UNKNOWN,
        why=mail.why,
    )
    note = KeeperNote(remark(KeeperRemark.FAULTY_MAIL_RELEASED), detail)
    post_to_keeper(services, work, note, f"released:{mail.mailbox}:{mail.key}", now)
    work.faulty_mails.save(replace(mail, released=True))


def tell_of_faulty_mail(services: Services, work: UnitOfWork, mail: FaultyMail, now: datetime) -> None:
    """Tell the keeper which email cannot be read, and note that he knows."""
    detail = remark(
        KeeperRemark.FAULTY_MAIL_DETAIL,
        number=mail.uid,
        sender=mail.sender or UNKNOWN,
        subject=mail.subject or UNKNOWN,
        since=mail.since,
        until=mail.since + LONGEST_HOLD,
        why=mail.why,
    )
    note = KeeperNote(remark(KeeperRemark.FAULTY_MAIL), detail)
    post_to_keeper(services, work, note, f"faulty:{mail.mailbox}:{mail.key}", now)
    work.faulty_mails.save(replace(mail, told=True))
