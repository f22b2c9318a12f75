"""Later questions: newcomers who wait to be asked whether they want mail, when there is room (ADR 106)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import datetime

from judge.service.dependencies import Services
from judge.service.incoming.held_mail import ask_for_yes
from judge.service.open_games import OpenGames
from judge.service.opt_in import Share, room_now
from judge.service.ports import MailId, MarkKind, UnitOfWork
from judge.service.session import Session
from judge.service.trust.redaction import Redactor, with_redaction

_Waiting = tuple[str, str, datetime]


def ask_waiting(services: Services, now: datetime) -> None:
    """Ask those who have waited longest, one of each mailbox, as many as this hour has room for.

    Each in a transaction of its own: a crash asks nobody twice.
    """
    with services.store.begin() as work:
        waiting = work.marks.oldest(MarkKind.TO_ASK)
        chosen = list(_chosen(services, work, waiting, now)) if waiting else []
    for one in chosen:
        with services.store.begin() as work:
            _ask(services, work, one, now)
            work.commit()


def _chosen(
    services: Services, work: UnitOfWork, waiting: Sequence[_Waiting], now: datetime
) -> Iterator[_Waiting]:
    """Those for whom there is room, the oldest first."""
    seen: set[str] = set()
    room: Counter[tuple[Share, str | None]] = Counter()
    for one in waiting:
        box, about, _ = one
        share, domain = Share(about.partition(" ")[0]), box.rpartition("@")[2]
        counts: tuple[tuple[Share, str | None], ...] = ((share, None), (share, domain))
        for key in counts:
            if key not in room:
                room[key] = room_now(work.marks, services.security, share, now, key[1])
        if box not in seen and all(room[key] > 0 for key in counts):
            seen.add(box)
            room.subtract(counts)
            yield one


def _ask(services: Services, work: UnitOfWork, waiting: _Waiting, now: datetime) -> None:
    """Ask the sender of a mail that waits, unless the keeper has banned the address since."""
    _, about, came = waiting
    mail: MailId = int(about.partition(" ")[2])
    work.marks.clear(MarkKind.TO_ASK, about)
    redactor = Redactor(services.composer.vocabulary())
    services = with_redaction(services, redactor)
    raw = work.inbox.raw(mail)
    letter = services.reader.read(raw)
    person = work.people.by_address(letter.sender)
    games = OpenGames(work, now, for_mail=True)
    session = Session(services, work, letter, mail, now, person, games, redactor, came=came, size=len(raw))
    if not session.is_banned:
        ask_for_yes(session)
