"""Opt-in: an address takes part once it has shown that it receives our mail, and that it wants it.

docs: sender, "An address confirms once before it takes part"

Anybody can write any From line. So the first mail that would let an address take part is parked, and the
address asked; it gets nothing else but direct answers. It shows once that it receives: by YES in an answer to
that mail, whose Message-ID nobody else knows, by YES with the token in it, or by the border's word for a mail
of its own, without being asked. Nothing has to be sent again.

Whoever is registered is asked in the same way before he gets a part in a game, as that brings him mail, and
in a gunboat game shows whether he was in it before; unless his mail proves itself by a password, the border's
word or an answer to one of ours (docs: sender, "Joining a game asks the address first").
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta

from judge.service.notices.security import AnotherAnswered, OptInAsked
from judge.service.outgoing.post import post_to_address, token_of
from judge.service.ports import (
    Letter,
    MarkKind,
    ParkedAddress,
    ParkedItem,
    ParkedMail,
    ParkedOtherAddress,
    Person,
    Thread,
)
from judge.service.session import Session
from judge.service.timed.left_out_notices import may_tell

ANSWER_LIFE = timedelta(days=7)
"""How long the answer can take."""
_DAY = timedelta(hours=24)
_MOST_A_DAY = 3
"""Questions to an address: whoever forges it must not flood it."""
_ABOUT = "opt-in"
_MAILS_ANSWERED = 5
"""Message-IDs of a mail's thread, from its end, that are looked at."""
_ANOTHER = ":another"


def may_ask(session: Session, address: str) -> bool:
    """Whether an address may be asked once more today."""
    return session.work.marks.count(MarkKind.ASKED, session.now, _DAY, address, _ABOUT) < _MOST_A_DAY


def waits_for_yes(session: Session) -> bool:
    """Whether an address that nobody is registered with was asked lately for its YES, and gave none."""
    asked = session.work.marks.count(MarkKind.ASKED, session.now, ANSWER_LIFE, session.letter.sender, _ABOUT)
    return session.person is None and asked > 0


def ask(
    session: Session,
    address: str,
    person: Person,
    content: ParkedMail | ParkedAddress | ParkedOtherAddress,
    asks: tuple[str, ...] = (),
) -> int:
    """Park what waits for an address's YES, under the Message-ID of the mail that asks; how many bytes.

    `asks` are the kinds of commands of a mail, by which its owner knows it.
    """
    services, letter = session.services, session.letter
    session.work.marks.add(MarkKind.ASKED, address, _ABOUT, session.now)
    key = f"mail:{session.mail}:opt-in:{session.current_line}"
    token = services.writer.token(key, session.now)
    session.redactor.allow_token(token)
    expires = session.now + ANSWER_LIFE
    item = ParkedItem(services.passwords.digest(token), person.id, "", content, expires)
    session.work.parked_items.park(item)
    mail = isinstance(content, ParkedMail)
    moves, also = isinstance(content, ParkedAddress), isinstance(content, ParkedOtherAddress)
    notice = OptInAsked(token, expires, moves, also, known=person.verified and mail)
    if mail:
        number = session.work.marks.count(MarkKind.ASKED, session.now, _DAY, address, _ABOUT)
        notice = replace(notice, came=session.now, asks=asks, number=number)
    thread = Thread("", letter.message_id, letter.references) if mail else Thread()
    return post_to_address(services, session.work, notice, address, key, session.now, thread)


def answered_mails(letter: Letter) -> Iterator[str]:
    """The identifiers of the mails that a letter says it answers, the last first."""
    return reversed(letter.references[-_MAILS_ANSWERED:])


def answered_tokens(letter: Letter) -> Iterator[str]:
    """The tokens in the identifiers of the mails of ours that a letter says it answers, the last first."""
    return filter(None, map(token_of, answered_mails(letter)))


def tell_of_another(session: Session, item: ParkedItem, question: str, asked: str) -> None:
    """Tell whoever was asked, once a question, that another address answered, which counts for nothing.

    `question` is the mail that was answered, "" where its token alone came.
    It is one of the five notices an hour of mail in his name; a sixth is left out.
    """
    work, about = session.work, f"{_ANOTHER}:{item.digest[:16]}"
    if work.marks.count(MarkKind.TOLD, session.now, ANSWER_LIFE, str(item.person), about):
        return
    if may_tell(work, item.person, about, session.now, summary=False):
        key, thread = f"mail:{session.mail}:another", Thread("", question, (question,) if question else ())
        post_to_address(session.services, work, AnotherAnswered(), asked, key, session.now, thread)
