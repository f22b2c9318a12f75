"""Opt-in: an address takes part once it has shown that it receives the judge's emails and wants them.

docs: sender, "An address confirms once before it takes part"

Anybody can write any From line. So the first email that would let an address take part is parked, and the
address is asked; it gets nothing else but direct answers. It shows once that it receives: by YES in an answer
to that email, whose Message-ID nobody else knows, by YES with the token in it, or because the border server
vouches for an email of its own. Nothing has to be sent again.

Registered people are asked in the same way before they get a part in a game, as that brings them email, and
in a gunboat game shows whether they were in it before. They are not asked if their email proves itself by a
password, the border's word or as an answer to one of the judge's (docs: sender, "Joining a game asks the
address first").
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta
from enum import StrEnum

from judge.language.mail_domains import asked_as, registrable_domain
from judge.notices.remarks import KeeperRemark, remark
from judge.notices.security import AnotherAnswered, KeeperNote, OptInAsked
from judge.records import (
    CounterKind,
    Email,
    ParkedAddress,
    ParkedEmail,
    ParkedItem,
    ParkedOtherAddress,
    Person,
    Thread,
    Trust,
)
from judge.service.keeper_policy import KeeperPolicy
from judge.service.outgoing.left_out_notices import HOUR, may_tell
from judge.service.outgoing.post import post_to_address, post_to_keeper, token_of
from judge.service.request import Request
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript
from judge.store.counters import Counters

ANSWER_LIFE = timedelta(days=7)
"""How long the answer can take."""
_DAY = timedelta(hours=24)
_TO_ONE_DOMAIN = 3
"""Of an hour's questions one in so many goes to one domain that someone has bought: a club, a provider."""
_MOST_A_DAY = 3
"""Questions to a mailbox: whoever forges its addresses must not flood it."""
_ABOUT = "opt-in"
_MAILS_ANSWERED = 5
"""Message-IDs of an email's thread, from its end, that are looked at."""
_ANOTHER = ":another"


def may_ask(request: Request, address: str) -> bool:
    """Return whether an address may be asked once more today.

    All addresses of one mailbox count as one, in any spelling.
    """
    counters, box = request.work.counters, asked_as(address)
    asked = counters.count(CounterKind.ASKED, request.now, _DAY, box, _ABOUT)
    return asked + counters.count(CounterKind.TO_ASK, request.now, ANSWER_LIFE, box) < _MOST_A_DAY


WAITING = (CounterKind.TO_ASK, CounterKind.TO_ANSWER)
"""Strangers who are written to later, with a question or an answer."""


class Share(StrEnum):
    """Whose questions count together, so that a flood in strangers' names does not crowd out others."""

    STRANGERS = "strangers"
    KNOWN = "known"
    """The border vouches for the email that caused the question, or its sender is registered."""


def share_of(request: Request, speaker: Speaker) -> Share:
    """Return the share that a question to the sender of an email counts towards."""
    known = speaker.person is not None or request.email.trust is Trust.ALIGNED
    return Share.KNOWN if known else Share.STRANGERS


def room_now(
    counters: Counters, security: KeeperPolicy, share: Share, now: datetime, domain: str | None = None
) -> int:
    """Return how many more may be asked in this hour, in a share or in one domain of it.

    Somebody who makes up addresses would otherwise have the judge write to all of them, and to one domain
    above all.
    """
    most = security.newcomers if domain is None else security.newcomers // _TO_ONE_DOMAIN
    return most - counters.count(CounterKind.QUESTION, now, HOUR, share, domain)


def may_ask_now(request: Request, speaker: Speaker, address: str) -> bool:
    """Return whether an address may be asked, or answered as a stranger's, in this hour.

    Those who wait come first: if there is room only for them, the address takes its turn.
    """
    counters, security, share = request.work.counters, request.services.security, share_of(request, speaker)
    if room_now(counters, security, share, request.now, registrable_domain(asked_as(address))) <= 0:
        return False
    room = room_now(counters, security, share, request.now)
    return room > 0 and room > sum(counters.count(one, request.now, ANSWER_LIFE) for one in WAITING)


def waits_for_yes(request: Request, speaker: Speaker) -> bool:
    """Return whether an unregistered address was asked lately for its YES and has not given it."""
    if speaker.person is not None:
        return False
    counters, box = request.work.counters, asked_as(request.email.sender)
    asked = counters.count(CounterKind.ASKED, request.now, ANSWER_LIFE, box, _ABOUT)
    return asked > 0 or counters.count(CounterKind.TO_ASK, request.now, ANSWER_LIFE, box) > 0


def ask(
    request: Request,
    speaker: Speaker,
    transcript: Transcript,
    address: str,
    person: Person,
    content: ParkedEmail | ParkedAddress | ParkedOtherAddress,
    asks: tuple[str, ...] = (),
) -> int:
    """Park what waits for an address's YES, and return how many bytes.

    It is parked under the Message-ID of the email that asks. `asks` are the kinds of commands in the email,
    by which its owner recognises it.
    """
    services, email = request.services, request.email
    box = asked_as(address)
    request.work.counters.add(CounterKind.ASKED, box, _ABOUT, request.now)
    note_written(request, speaker, address)
    key = f"mail:{request.email_id}:opt-in:{transcript.current_line}"
    token = services.writer.token(key, request.now)
    transcript.redactor.allow_token(token)
    expires = request.now + ANSWER_LIFE
    item = ParkedItem(services.passwords.digest(token), person.id, "", content, expires)
    request.work.parked_items.park(item)
    mail = isinstance(content, ParkedEmail)
    moves, also = isinstance(content, ParkedAddress), isinstance(content, ParkedOtherAddress)
    notice = OptInAsked(token, expires, moves, also, known=person.verified and mail)
    if mail:
        number = request.work.counters.count(CounterKind.ASKED, request.now, _DAY, box, _ABOUT)
        notice = replace(notice, came=request.came or request.now, asks=asks, number=number)
    thread = Thread("", email.message_id, email.references) if mail else Thread()
    return post_to_address(services, request.work, notice, address, key, request.now, thread)


def note_written(request: Request, speaker: Speaker, address: str) -> None:
    """Count a question or an answer to an address that takes no part."""
    domain = registrable_domain(asked_as(address))
    request.work.counters.add(CounterKind.QUESTION, share_of(request, speaker), domain, request.now)


def ask_later(request: Request, speaker: Speaker, transcript: Transcript) -> None:
    """Note that the sender of an email is asked when there is room; its time to live begins then."""
    transcript.mail_parked = True
    _write_later(request, speaker, CounterKind.TO_ASK)


def answer_later(request: Request, speaker: Speaker) -> None:
    """Note that a stranger's email is read again and answered when there is room."""
    _write_later(request, speaker, CounterKind.TO_ANSWER)


def _write_later(request: Request, speaker: Speaker, kind: CounterKind) -> None:
    """Note that the sender of an email is written to when there is room; tell the keeper once a day."""
    work, now, share = request.work, request.now, share_of(request, speaker)
    work.counters.add(kind, asked_as(request.email.sender), f"{share} {request.email_id}", now)
    if work.counters.count(CounterKind.CEILING, now, _DAY):
        return
    work.counters.add(CounterKind.CEILING, "", "", now)
    most = request.services.security.newcomers
    detail = remark(KeeperRemark.QUESTIONS_WAIT_DETAIL, most=most, domain=most // _TO_ONE_DOMAIN)
    note = KeeperNote(remark(KeeperRemark.QUESTIONS_WAIT), detail)
    post_to_keeper(request.services, work, note, f"mail:{request.email_id}:ceiling", now)


def answered_emails(email: Email) -> Iterator[str]:
    """Return the identifiers of the emails that an email says it answers, the last first."""
    return reversed(email.references[-_MAILS_ANSWERED:])


def answered_tokens(email: Email) -> Iterator[str]:
    """Return the tokens in the identifiers of the judge's emails that an email answers, the last first."""
    return filter(None, map(token_of, answered_emails(email)))


def tell_of_another(request: Request, item: ParkedItem, question: str, asked: str) -> None:
    """Tell the person who was asked, once a question, that another address answered in vain.

    `question` is the email that was answered, "" if only its token came. It is one of the five notices an
    hour about email in the person's name; a sixth is left out.
    """
    work, about = request.work, f"{_ANOTHER}:{item.digest[:16]}"
    if work.counters.count(CounterKind.TOLD, request.now, ANSWER_LIFE, str(item.person), about):
        return
    if may_tell(work, item.person, about, request.now, summary=False):
        key, thread = (
            f"mail:{request.email_id}:another",
            Thread("", question, (question,) if question else ()),
        )
        post_to_address(request.services, work, AnotherAnswered(), asked, key, request.now, thread)
