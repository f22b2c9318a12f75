"""Limits on replies: two robots must not answer each other for ever, nor anybody flood a third with ours."""

from __future__ import annotations

import hashlib
from datetime import timedelta

from judge.language.text.own_lines import own_lines
from judge.service.notices.replies import Treatment
from judge.service.ports import Letter, MarkKind, Trust
from judge.service.session import Session

HOUR = timedelta(hours=1)
DAY = timedelta(hours=24)
ROUNDS = 2
"""Answers a day in a correspondence with a stranger that comes to nothing."""
STRANGERS_AN_HOUR = 20
"""Answers to mails that look like spam: from nobody we know, about nothing we understand."""
STRANGERS_ANSWERS = 5
"""Replies a day to an address that nobody registered and whose mail knows no password (RFC 3834 §2)."""


def replies_this_hour(session: Session) -> int:
    """How many replies the sender's address had within an hour before this mail."""
    return session.work.outbox.count_replies(session.letter.sender, session.now - HOUR)


def why_unanswered(session: Session, recent: int) -> str:
    """Why a mail gets no reply, "" if it gets one; `recent` are the replies of this hour.

    A mail that gets one is counted here, where it may be one of many from robots.
    """
    limit = session.services.security.answers
    if recent >= limit:
        return f"not answered: {limit} answers within an hour"
    if session.person is None and session.speaker.actor is None and _has_had_enough(session):
        return "not answered: a stranger who has had his answers for today"
    if not session.effects and _going_round(session):
        return "not answered: answers to answers, without effect"
    if not (session.effects or session.unreadable) and _again(session, session.letter):
        return "not answered: the same text without effect was answered today"
    if nothing_understood(session) and _strangers_had_enough(session):
        return "not answered: nobody I know, nothing I understand, and many such mails this hour"
    return ""


def nothing_understood(session: Session) -> bool:
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
