"""A mail that is believed: its lines are worked through, games saved, people told, the sender answered."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from datetime import timedelta

from judge.game.roles import Actor, PersonId, Role
from judge.language.text.own_lines import own_lines
from judge.rules.units import Power
from judge.service.crash_points import crash_point
from judge.service.incoming.conversation import read_lines
from judge.service.notices import Addressee, CopyOfRecord, RemarkKey, Reply, Treatment, remark
from judge.service.outgoing.announce import announce
from judge.service.outgoing.post import post_notice, post_reply
from judge.service.ports import Fate, Letter, MailId, MarkKind, Trust
from judge.service.session import Session
from judge.service.timed.retention import redact_stored
from judge.service.trust.redaction import redact_subject

HOUR = timedelta(hours=1)
DAY = timedelta(hours=24)
ROUNDS = 2
"""Answers a day in a correspondence with a stranger that comes to nothing."""
STRANGERS_AN_HOUR = 20
"""Answers to mails that look like spam: from nobody we know, about nothing we understand."""
STRANGERS_ANSWERS = 5
"""Replies a day to an address that nobody registered and whose mail knows no password (RFC 3834 §2)."""


def answer(session: Session) -> tuple[Fate, str]:
    """Work through a mail and those it releases; the mail's fate and why it got no answer, if it got none."""
    _is_alive(session)
    session.unreadable = session.letter.unreadable or read_lines(session)
    if session.withheld is not None:
        return Fate.IGNORED, ""
    freed = [_release(session, mail, person) for mail, person in session.released]
    for mail in session.dropped:
        redact_stored(session.services, session.work, mail)
    for change in session.games.save_changes(f"mail:{session.mail}"):
        announce(session.services, session.work, change, session.now)
    crash_point("games saved, notices queued")
    for one in (session, *freed):
        _copy_to_record(one)
    note = _reply(session)
    for one in freed:
        _reply(one)
    return (Fate.APPLIED if session.effects else Fate.REFUSED), note


def say_that_it_waits(session: Session, person: PersonId) -> None:
    """Answer whoever wrote from another address than the one that was asked for its word."""
    if session.work.people.get(person).address != session.letter.sender:
        session.unreadable = remark(RemarkKey.MAIL_WAITS)
        _reply(session)


def _is_alive(session: Session) -> None:
    """Whoever writes from an address is taken to read there again."""
    if session.person is not None and session.person.unreachable is not None:
        session.person = replace(session.person, unreachable=None)
        session.work.people.save(session.person)


def _release(session: Session, mail: MailId, confirmed_by: PersonId) -> Session:
    """Read a held mail now, with the word of the person whose address of record confirmed it."""
    raw = session.work.inbox.raw(mail)
    person = session.work.people.get(confirmed_by)
    letter = replace(session.services.reader.read(raw), sender=person.address)
    freed = Session(
        session.services,
        session.work,
        letter,
        mail,
        session.now,
        person,
        session.games,
        session.redactor,
        confirmed_by=person.id,
    )
    freed.unreadable = letter.unreadable or read_lines(freed)
    session.work.inbox.replace_raw(mail, session.services.reader.redact(raw, session.redactor.secrets))
    return freed


def _reply(session: Session) -> str:
    """Answer the mail; the value is why not: enough answers this hour, or the same nonsense again."""
    letter, limit = session.letter, session.services.security.answers
    had = session.work.outbox.count_replies(letter.sender, session.now - HOUR)
    if had >= limit:
        return f"not answered: {limit} answers within an hour"
    if session.person is None and session.speaker.actor is None and _has_had_enough(session):
        return "not answered: a stranger who has had his answers for today"
    if not session.effects and _going_round(session):
        return "not answered: answers to answers, without effect"
    if not (session.effects or session.unreadable) and _again(session, letter):
        return "not answered: the same text without effect was answered today"
    greek = _nothing_understood(session)
    if greek and _strangers_had_enough(session):
        return "not answered: nobody I know, nothing I understand, and many such mails this hour"
    game, actor = session.speaks_for()
    power = (actor.power or _new_power(session, actor)) if actor else None
    role = actor.role if actor else Role.ANYONE
    reply = Reply(
        "" if greek else redact_subject(letter.subject),
        () if greek else tuple(session.reports),
        tuple(session.pages),
        game,
        power,
        role,
        session.kept_aside,
        session.unreadable,
        last=had + 1 == limit,
    )
    reader = Addressee(session.person, role, power) if session.person else None
    key = f"mail:{session.mail}:{'released' if session.confirmed_by else 'reply'}"
    post_reply(session.services, session.work, reply, reader, letter, key, session.now)
    return ""


def _nothing_understood(session: Session) -> bool:
    """Whether nobody we know says nothing we understand: none of it is sent back, the sender may be forged.

    A line that was understood, though it was refused, has no column.
    """
    vouched = session.letter.trust is Trust.ALIGNED
    if session.person or session.speaker.actor or session.unreadable or vouched:
        return False
    return all(one.column or one.treatment is Treatment.IGNORED for one in session.reports)


def _strangers_had_enough(session: Session) -> bool:
    marks = session.work.marks
    if marks.count(MarkKind.NOT_UNDERSTOOD, session.now, HOUR) >= STRANGERS_AN_HOUR:
        return True
    marks.add(MarkKind.NOT_UNDERSTOOD, session.letter.sender, "", session.now)
    return False


def _has_had_enough(session: Session) -> bool:
    return session.work.outbox.count_replies(session.letter.sender, session.now - DAY) >= STRANGERS_ANSWERS


def _going_round(session: Session) -> bool:
    """Whether a mail without effect answers an answer of ours, and not for the first time today.

    That is what is left of a loop between two robots where a server on the way has removed their marks.
    """
    allowed = ROUNDS if session.person is None else STRANGERS_ANSWERS
    outbox = session.work.outbox
    answers_us = any(outbox.by_message_id(message_id) for message_id in session.letter.references)
    return answers_us and outbox.count_replies(session.letter.sender, session.now - DAY) >= allowed


def _again(session: Session, letter: Letter) -> bool:
    """Whether this very text was answered within a day: a robot says the same to whatever it gets.

    A vacation program that does not say what it is (RFC 3834 §5) is known by nothing else.
    """
    own, _ = own_lines(letter.text)
    words = " ".join(" ".join(line.text.split()) for line in own).strip()
    digest = hashlib.sha256(words.encode("utf-8", "surrogatepass")).hexdigest()
    marks = session.work.marks
    if marks.count(MarkKind.NO_EFFECT, session.now, DAY, letter.sender, digest):
        return True
    marks.add(MarkKind.NO_EFFECT, letter.sender, digest, session.now)
    return False


def _new_power(session: Session, actor: Actor) -> Power | None:
    """The power of a player who joined before his mail let the game start."""
    game = session.current_game()
    if game is None or actor.role is not Role.PLAYER:
        return None
    return next((seat.power for seat in game.seats if seat.person == actor.person), None)


def _copy_to_record(session: Session) -> None:
    """Tell the player of record when his power was spoken for from another address (seed 004 §1.2)."""
    game, actor = session.speaks_for()
    if game is None or actor is None or actor.power is None or actor.acting or not actor.person:
        return
    record = session.work.people.get(actor.person)
    ordered = tuple(one for one in session.reports if one.treatment in (Treatment.ORDER, Treatment.DONE))
    if record.address == session.letter.sender or not ordered:
        return
    notice = CopyOfRecord(game, actor.power, session.letter.sender, ordered)
    reader = Addressee(record, Role.PLAYER, actor.power)
    post_notice(session.services, session.work, notice, reader, f"mail:{session.mail}:copy", session.now)
