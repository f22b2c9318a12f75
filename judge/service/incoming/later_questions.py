"""Later questions: strangers who wait to be asked whether they want mail, or to be answered (ADR 106)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from operator import itemgetter

from judge.language.mail_domains import registrable_domain
from judge.records import CounterKind, EmailId
from judge.service.allowance import Allowance
from judge.service.dependencies import Services
from judge.service.incoming.answer import answer
from judge.service.incoming.held_mail import ask_for_yes
from judge.service.incoming.limits.reply_limits import is_strangers
from judge.service.incoming.mail_lines import carry_out_lines
from judge.service.open_games import OpenGames
from judge.service.opt_in import WAITING, Share, room_now
from judge.service.outgoing.left_out_notices import HOUR
from judge.service.redaction import Redactor, with_redaction
from judge.service.request import Request
from judge.service.session import open_session
from judge.store.database import UnitOfWork

_Waiting = tuple[str, str, datetime]


def those_to_ask(
    services: Services, work: UnitOfWork, now: datetime
) -> Sequence[tuple[_Waiting, CounterKind]]:
    """Return the emails that wait, one for each mailbox, as many as this hour has room for."""
    kinds = {one: kind for kind in WAITING for one in work.counters.oldest(kind)}
    waiting = sorted(kinds, key=itemgetter(2))
    return [(one, kinds[one]) for one in _chosen(services, work, waiting, now)] if waiting else ()


def ask(services: Services, chosen: Iterable[tuple[_Waiting, CounterKind]], now: datetime) -> None:
    """Write to those who waited, each in a transaction of its own: a crash cannot ask anyone twice."""
    for one, kind in chosen:
        with services.store.begin() as work:
            _write(services, work, one, kind, now)
            work.commit()


def _chosen(
    services: Services, work: UnitOfWork, waiting: Sequence[_Waiting], now: datetime
) -> Iterator[_Waiting]:
    """Yield those for whom there is room: a turn for each domain, the oldest first within it.

    A domain that was asked in this hour has used as many turns. Of two domains with equal turns, the one
    asked longer ago comes first. So someone who makes up many addresses cannot delay people of another domain
    behind all of them.
    """
    room: dict[tuple[Share, str | None], int] = {}

    def left(share: Share, domain: str | None) -> int:
        if (share, domain) not in room:
            room[share, domain] = room_now(work.counters, services.security, share, now, domain)
        return room[share, domain]

    seen: set[str] = set()
    turns: list[tuple[tuple[int, int], tuple[Share, str], _Waiting]] = []
    quiet: dict[tuple[Share, str], int] = {}
    place: Counter[tuple[Share, str]] = Counter()
    for one in waiting:
        box, about, _ = one
        whose = (Share(about.partition(" ")[0]), registrable_domain(box))
        if box not in seen and left(whose[0], None) > 0 and left(*whose) > 0:
            seen.add(box)
            if whose not in quiet:
                quiet[whose] = _hours_since(work, *whose, now)
            turns.append(((place[whose] - left(*whose), -quiet[whose]), whose, one))
            place[whose] += 1
    for _, (share, domain), one in sorted(turns, key=itemgetter(0)):
        counts: tuple[tuple[Share, str | None], ...] = ((share, None), (share, domain))
        if all(left(*key) > 0 for key in counts):
            for key in counts:
                room[key] -= 1
            yield one


_WITHIN = (2, 4, 8, 16, 32)
"""Hours in which a domain was asked or not, as fine as the turns need."""


def _hours_since(work: UnitOfWork, share: Share, domain: str, now: datetime) -> int:
    """Return in how many hours somebody of a domain was asked, as a power of two."""
    spans = (
        one for one in _WITHIN if work.counters.count(CounterKind.QUESTION, now, one * HOUR, share, domain)
    )
    return next(spans, 2 * _WITHIN[-1])


def _write(services: Services, work: UnitOfWork, waiting: _Waiting, kind: CounterKind, now: datetime) -> None:
    """Ask the sender of a waiting email, or answer it, unless the keeper has banned the address since.

    An answer describes the current state and treats the sender as a stranger. People who have registered
    since have had other emails, and an email that had no owner then does nothing now.
    """
    _, about, came = waiting
    email_id: EmailId = int(about.partition(" ")[2])
    work.counters.clear(kind, about)
    redactor = Redactor(services.composer.vocabulary())
    services = with_redaction(services, redactor)
    raw = work.inbox.raw(email_id)
    email = services.reader.read(raw)
    person = work.people.by_address(email.sender)
    games = OpenGames(work, now, for_mail=True)
    request = Request(services, work, email, email_id, now, games, came=came)
    session = open_session(request, person, redactor, Allowance(size=len(raw)))
    if session.request.is_banned(session.speaker.person):
        return
    if kind is CounterKind.TO_ASK:
        ask_for_yes(session.request, session.speaker, session.transcript)
    elif person is None:
        carry_out_lines(session)
        if is_strangers(session.request, session.speaker, session.transcript) and not session.speaker.is_held:
            answer(session, ())
