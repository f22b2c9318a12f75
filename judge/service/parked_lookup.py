"""Look-up of parked items: by a token, or by the mail of ours that is answered; and what became of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime

from judge.game.commands import Command
from judge.language.reading import read
from judge.language.segmentation import TOKEN
from judge.language.statements import Statement, Understood
from judge.notices.remarks import MailRemark, Remark, remark
from judge.records import (
    Concern,
    MarkKind,
    ParkedAddress,
    ParkedCommand,
    ParkedItem,
    ParkedLetter,
    ParkedOtherAddress,
    Person,
    Settlement,
)
from judge.service.opt_in import ANSWER_LIFE, answered_mails, tell_of_another
from judge.service.outcomes import Rejected
from judge.service.outgoing.post import OFFER_LIFE, token_of
from judge.service.parked import TOKEN_LIFE, Irreversible
from judge.service.session import Session


def parked_item(session: Session, token: str) -> ParkedItem | None:
    """The parked item of a token; without one, that of the mail of ours that this one answers.

    A bare word counts from the address alone that was asked: the question may have been passed on.
    """
    if token:
        return take(session, token)
    for question in answered_mails(session.letter):
        if session.is_shown(question):
            continue
        parked = next(filter(None, (take(session, one) for one in tokens_of(session, question))), None)
        if parked is None:
            continue
        found = session.work.outbox.by_message_id(question)
        if found is None or session.work.people.same(found[1], session.letter.sender):
            return parked
        session.work.parked_items.park(parked)
        tell_of_another(session, parked, question, found[1])
        return None
    return None


_ASKED_FOR = re.compile(rf"^\s*CONFIRM ({TOKEN})\s*$", re.MULTILINE)
_ASKED_TOGETHER = re.compile(rf"^\s*YES ({TOKEN})\s*$", re.MULTILINE)


def tokens_of(session: Session, question: str) -> Iterator[str]:
    """The token in the identifier of a mail of ours, or those that stand in it: whoever has it has them.

    Of several questions that came in one mail none is meant by a word alone (`ToldTogether`).
    """
    if token := token_of(question):
        yield token
    raw = session.work.outbox.raw(question) if question == session.letter.references[-1] else None
    if raw is not None:
        text = session.services.reader.read(raw).text
        yield from _ASKED_FOR.findall(text)
        if len(together := set(_ASKED_TOGETHER.findall(text))) == 1:
            yield from together


def take(session: Session, token: str) -> ParkedItem | None:
    """The parked item of a token, which is parked no more; None if nothing waits for it."""
    return session.work.parked_items.take(digest_of(session, token), session.now)


def digest_of(session: Session, token: str) -> str:
    """What a token is parked under, as people type it."""
    return session.services.passwords.digest(token.strip(".,;:!<>\"'"))


def still_waits(session: Session, question: str) -> bool:
    """Whether what a mail of ours asks about waits."""
    digests = (digest_of(session, token) for token in tokens_of(session, question))
    return any(session.work.parked_items.waits(one, session.now) for one in digests)


def asked_apart(session: Session) -> Remark | None:
    """What waits for the sender's word in another mail than the one he answers; None if nothing does.

    It is said to the address alone that was asked. Of several the last one is named.
    """
    person, game, items = session.person, session.current_game(), session.work.parked_items
    if person is None or not session.work.people.has(person.id, session.letter.sender):
        return None
    found = items.clear(person.id, game.name if game else "")
    for one in found:
        items.park(one)
    waiting = sorted((one for one in found if one.expires > session.now), key=lambda one: one.expires)
    for one in reversed(waiting):
        match one.content:
            case ParkedCommand(line):
                return remark(MailRemark.COMMAND_ASKED_APART, line=line)
            case ParkedAddress() as address:
                return remark(MailRemark.ADDRESS_ASKED_APART, line=address.line)
            case ParkedOtherAddress(agreed=False) as address:
                return remark(MailRemark.OTHER_ADDRESS_ASKED_APART, line=address.line)
            case _:
                continue
    return None


def asked_about_already(session: Session, command: Command) -> Rejected | None:
    """Why a command is not asked about once more: its mail answers the question about that very command."""
    if not isinstance(command, Irreversible) or not session.letter.references:
        return None
    parked = parked_item(session, "")
    if parked is None:
        return None
    session.work.parked_items.park(parked)
    asked = read(Statement(1, getattr(parked.content, "line", "")), session.context())
    same = any(isinstance(one, Understood) and one.command == command for one in asked)
    return Rejected(remark(MailRemark.YES_TOO_LITTLE)) if same else None


def letter_waits(session: Session, person: Person, game: str) -> bool:
    """Whether a letter of the person's waits, for its time or for his word."""
    items = session.work.parked_items
    found = items.clear(person.id, game)
    for one in found:
        items.park(one)
    return any(isinstance(one.content, ParkedLetter) and one.expires > session.now for one in found)


_LIVES = {
    ":confirm:": TOKEN_LIFE,
    ":held": TOKEN_LIFE,
    ":opt-in:": ANSWER_LIFE,
    ":standby_wanted:": OFFER_LIFE,
    ":also_asked:": OFFER_LIFE,
}
"""How long our questions wait, by what is in their keys."""


def why_nothing_waits(session: Session, token: str = "") -> Remark | None:
    """What became of the item with that token, or of that which the mail answered asks about, and when."""
    asked = dict(_questions_answered(session))
    tokens = (token,) if token else (one for question in asked for one in tokens_of(session, question))
    for one in tokens:
        settled = session.work.marks.last(MarkKind.SETTLED, digest_of(session, one))
        if settled is not None:
            return _became(Settlement(settled[0]), settled[1])
    lives = (
        (found.sent, life) for found in asked.values() for key, life in _LIVES.items() if key in found.key
    )
    ran_out = next((sent + life for sent, life in lives if sent + life <= session.now), None)
    return remark(MailRemark.RAN_OUT, when=ran_out) if ran_out is not None else None


def _questions_answered(session: Session) -> Iterator[tuple[str, Concern]]:
    """The judge's mails to the sender that theirs answers, by identifier."""
    for one in answered_mails(session.letter):
        found = session.work.outbox.concern(one)
        if found and session.work.people.same(found.recipient, session.letter.sender):
            yield one, found


def _became(settlement: Settlement, when: datetime) -> Remark:
    match settlement:
        case Settlement.DONE:
            return remark(MailRemark.DONE_ALREADY, when=when)
        case Settlement.DROPPED:
            return remark(MailRemark.DROPPED_ALREADY, when=when)
        case Settlement.LAPSED:
            return remark(MailRemark.RAN_OUT, when=when)
        case Settlement.SENT:
            return remark(MailRemark.LETTER_LEFT_ALREADY, when=when)
