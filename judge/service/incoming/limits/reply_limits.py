"""Limits on replies, against loops of two robots, and against forged mail that draws replies to a victim.

A From line may be forged. In a day, an address is sent at most ten times the bytes that were sent in its
name, or a small fixed amount if that is more (docs: sender, "Replies have a size and emails a cost").
"""

from __future__ import annotations

from datetime import datetime, timedelta

from judge.language.prose import holds_orders
from judge.language.text.retractions import tells_absence
from judge.notices.remarks import MailRemark, remark
from judge.notices.replies import REPLY_BYTES, LineReport, Spent, Treatment
from judge.records import CounterKind, Trust
from judge.service.echoes import is_echo
from judge.service.handlers.press import asked_of
from judge.service.incoming.limits.same_mail import (
    DAY,
    VAIN_ANSWERS_A_DAY,
    changes_nothing,
    was_answered_today,
    was_repeated_today,
)
from judge.service.opt_in import ANSWER_LIFE, may_ask_now
from judge.service.own_statements import own_lines_of
from judge.service.request import Request
from judge.service.session import Session
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript

HOUR = timedelta(hours=1)
LOOP_ANSWERS_A_DAY = 2
"""Replies a day to a stranger's emails without effect or command that answer the judge."""
NONSENSE_ANSWERS_AN_HOUR = 20
"""Replies an hour, to all strangers together, to emails of which nothing was understood."""
STRANGERS_ANSWERS_A_DAY = 5
"""Replies a day to an unregistered address whose email has no password (RFC 3834 §2)."""
AMPLIFICATION = 10
"""Bytes a day to an address without proof, for each byte that came from it."""
FREE_BYTES = 16_000
"""Bytes a day that such an address gets in any case: the first HELP, LIST or map is answered."""
LEAST = 1_500
"""Bytes of text below which a reply says nothing useful."""
_HEADERS = 1_000
"""Bytes that the headers of a reply take."""
_TOLD_OF_QUESTIONS = 4
"""Replies a day that say that no more questions will be asked."""
_ORDERS_ASKED_A_DAY = 10
"""Questions a day about orders that are kept until their player says whose they are."""
_QUESTION = 4_000
"""Bytes of text that such a question may have, even if less is left for the day."""
_LAST = 1_600
"""Bytes kept for the reply that announces the limit; as many for a stranger's first question."""


def replies_of_its_kind(
    request: Request, speaker: Speaker, transcript: Transcript, within: timedelta = HOUR
) -> int:
    """Return how many earlier replies the mailbox had to mail of this kind: with or without proof.

    So forged mail in a person's name uses up no answers to their own mail.
    """
    counters, kind = request.work.counters, speaker.proof_kind(request, transcript)
    return counters.count(CounterKind.ANSWERED, request.now, within, request.mailbox, kind)


def most_replies(request: Request, speaker: Speaker, transcript: Transcript) -> int:
    """Return how many replies an address gets in an hour to mail of this kind."""
    security = request.services.security
    return security.proven_answers if speaker.is_authentic(request, transcript) else security.answers


def last_until(request: Request, speaker: Speaker, transcript: Transcript, recent: int) -> datetime | None:
    """Return until when the reply, after `recent` ones in an hour, is the last one; None if it is not."""
    if recent + 1 == most_replies(request, speaker, transcript):
        return request.now + HOUR
    if not _is_of_unknown(speaker, transcript):
        return None
    today = replies_of_its_kind(request, speaker, transcript, DAY)
    return request.now + DAY if today + 1 == STRANGERS_ANSWERS_A_DAY else None


def last_in_vain(request: Request, speaker: Speaker, transcript: Transcript) -> bool:
    """Return whether the reply is the last one of the day to mail without effect."""
    return _is_in_vain(request, speaker, transcript) and _vain_answers(request) + 1 == VAIN_ANSWERS_A_DAY


def note_reply(request: Request, speaker: Speaker, transcript: Transcript) -> None:
    """Count a reply that is queued; an email with effect resets the counts of those without."""
    counters, who, kind = request.work.counters, request.mailbox, speaker.proof_kind(request, transcript)
    counters.add(CounterKind.ANSWERED, who, kind, request.now)
    if _is_in_vain(request, speaker, transcript) or _is_strangers_talk(request, speaker, transcript):
        counters.add(CounterKind.IN_VAIN, who, who, request.now)
    ended = [CounterKind.IN_VAIN] if transcript.effects else []
    ended += [] if changes_nothing(transcript) else [CounterKind.REPEATED]
    if kind and ended:
        counters.clear(ended[0], who, also=ended[-1])


def _is_in_vain(request: Request, speaker: Speaker, transcript: Transcript) -> bool:
    """Return whether a person's email, surely theirs, answers the judge and has no effect."""
    return bool(
        not transcript.effects
        and speaker.person
        and speaker.proof_kind(request, transcript)
        and request.answers_ours
    )


def _is_strangers_talk(request: Request, speaker: Speaker, transcript: Transcript) -> bool:
    """Return whether a stranger's email has no effect and no command of their own, such as HELP or LIST."""
    if speaker.person is not None or transcript.effects:
        return False
    remarks = (one for one in transcript.reports if one.treatment is not Treatment.IGNORED and not one.column)
    return all(one.is_prose for one in remarks) or is_echo(request, transcript)


def _vain_answers(request: Request) -> int:
    counters = request.work.counters
    return counters.count(CounterKind.IN_VAIN, request.now, DAY, request.mailbox)


def may_quote(request: Request, speaker: Speaker, transcript: Transcript) -> bool:
    """Return whether the reply may repeat the email: without proof, to registered people, once an hour."""
    sender = request.email.sender
    known = (
        speaker.is_authentic(request, transcript)
        or speaker.knows_password
        or speaker.seat.proof.paged
        or speaker.answers_mail_to(request, sender)
    )
    if known or speaker.person is None or speaker.is_newcomer:
        return True
    counters, who = request.work.counters, request.mailbox
    if counters.count(CounterKind.QUOTED, request.now, HOUR, who):
        return False
    counters.add(CounterKind.QUOTED, who, "", request.now)
    return True


def gave_word(request: Request, transcript: Transcript) -> bool:
    """Return whether the email gave a confirmation that was asked for, or was confirmed.

    Such an email always gets a reply. The questions are counted, and each is answered once, so this adds
    nothing to the limits.
    """
    return transcript.word_taken or request.confirmed_by is not None


def why_unanswered(request: Request, speaker: Speaker, transcript: Transcript, recent: int) -> str:
    """Return why an email gets no reply, "" if it gets one; `recent` is the number of replies in this hour.

    If there are not too many replies, the other limits are checked, and some checks also count the email.
    """
    limit = most_replies(request, speaker, transcript)
    if recent >= limit:
        return f"not answered: {limit} replies within an hour"
    return next((why for found, why in _UNANSWERED if found(request, speaker, transcript)), "")


def _is_of_unknown(speaker: Speaker, transcript: Transcript) -> bool:
    """Return whether the email's writer is neither registered nor has shown whose seat it is for."""
    return speaker.person is None and not transcript.seats


def _is_beyond_day(request: Request, speaker: Speaker, transcript: Transcript) -> bool:
    """Return whether a stranger who has had their answers for today writes again."""
    return _is_of_unknown(speaker, transcript) and _stranger_at_limit(request, speaker, transcript)


def _is_vain_loop(request: Request, speaker: Speaker, transcript: Transcript) -> bool:
    """Return whether an email without effect may be from a looping robot and needs no question or notice."""
    if transcript.effects or _asks_about_press(request, transcript) or _errs_in_answer(speaker, transcript):
        return False
    return _is_loop(request, speaker, transcript)


def _is_same_again(request: Request, speaker: Speaker, transcript: Transcript) -> bool:
    """Return whether an email without effect was answered today, and its reply would say nothing new."""
    tells = transcript.effects or transcript.unreadable or _asks_about_press(request, transcript)
    if tells or _names_subject(request, transcript):
        return False
    return was_answered_today(request, speaker, transcript, request.email)


def _is_nonsense(request: Request, speaker: Speaker, transcript: Transcript) -> bool:
    """Return whether nothing in a stranger's email is understood, as in many others of this hour."""
    return nothing_understood(request, speaker, transcript) and _nonsense_at_limit(request)


_UNANSWERED = (
    (_is_beyond_day, "not answered: a stranger who has had all replies of the day"),
    (_is_vain_loop, "not answered: replies to replies, without effect"),
    (_is_same_again, "not answered: the same text without effect was answered today"),
    (was_repeated_today, "not answered: the same reply, which changes nothing, was answered today"),
    (_is_nonsense, "not answered: an unknown sender, nothing understood, and many such emails this hour"),
)
"""Emails that get no reply, and the note about each.

The last three checks count an email that they let pass, and so come last.
"""


def _names_subject(request: Request, transcript: Transcript) -> bool:
    """Return whether the reply says that orders in the subject were not read."""
    read = any(one.understood == remark(MailRemark.SUBJECT_UNREAD) for one in transcript.reports)
    return read or holds_orders(request.email.subject)


def nothing_understood(request: Request, speaker: Speaker, transcript: Transcript) -> bool:
    """Return whether a stranger's email holds nothing for the judge.

    No reply quotes such an email, because its sender may be forged. A line that was understood, though
    rejected, has no column. Orders count as understood, though they are nobody's.
    """
    vouched = request.email.trust is Trust.ALIGNED
    if speaker.person or transcript.seats or transcript.unreadable or vouched:
        return False
    return not any(_is_understood(one) for one in transcript.reports)


def _is_understood(report: LineReport) -> bool:
    if report.treatment is Treatment.IGNORED:
        return False
    return not report.column or holds_orders(report.text)


def _nonsense_at_limit(request: Request) -> bool:
    """Return whether enough meaningless mail was answered this hour; if not, count this email."""
    counters = request.work.counters
    if counters.count(CounterKind.NOT_UNDERSTOOD, request.now, HOUR) >= NONSENSE_ANSWERS_AN_HOUR:
        return True
    counters.add(CounterKind.NOT_UNDERSTOOD, request.mailbox, "", request.now)
    return False


def _stranger_at_limit(request: Request, speaker: Speaker, transcript: Transcript) -> bool:
    """Return whether a stranger has had their answers for today; waiting ones count too."""
    had = replies_of_its_kind(request, speaker, transcript, DAY)
    wait = request.work.counters.count(CounterKind.TO_ANSWER, request.now, ANSWER_LIFE, request.mailbox)
    return had + wait >= STRANGERS_ANSWERS_A_DAY


def is_strangers(request: Request, speaker: Speaker, transcript: Transcript) -> bool:
    """Return whether an email of nobody registered has no proof and answers nothing; replies are limited."""
    if speaker.person is not None or transcript.seats or speaker.proven or gave_word(request, transcript):
        return False
    return not speaker.answers_mail_to(request, request.email.sender)


def waits_for_turn(request: Request, speaker: Speaker, transcript: Transcript) -> bool:
    """Return whether the answer to a stranger waits because too many were written to in this hour.

    An email that has had its turn is answered. One that would not be answered anyway takes no turn.
    """
    if request.came is not None or may_ask_now(request, speaker, request.email.sender):
        return False
    return not _stranger_at_limit(request, speaker, transcript)


def _is_loop(request: Request, speaker: Speaker, transcript: Transcript) -> bool:
    """Return whether an email without effect answers one of the judge, as too many have today.

    This is the only sign of a loop of two robots if a server on the way removes their marks.
    """
    if not request.answers_ours:
        return False
    if _is_in_vain(
        request, speaker, transcript
    ):  # what was forged in his name is no part of the correspondence
        away = any(tells_absence(line.text) for line in own_lines_of(request.email)[0])
        return _vain_answers(request) >= (STRANGERS_ANSWERS_A_DAY if away else VAIN_ANSWERS_A_DAY)
    if speaker.person is not None:
        return replies_of_its_kind(request, speaker, transcript, DAY) >= STRANGERS_ANSWERS_A_DAY
    if _is_strangers_talk(request, speaker, transcript) and _vain_answers(request) >= LOOP_ANSWERS_A_DAY:
        return True
    outbox = request.work.outbox
    return outbox.count_replies(request.email.sender, request.now - DAY) >= STRANGERS_ANSWERS_A_DAY


def _asks_about_press(request: Request, transcript: Transcript) -> bool:
    """Return whether the reply asks about words that may be a program's; a person is asked so often a day."""
    if transcript.answer is None or all(one.press is None for one in transcript.reports):
        return False
    who = asked_of(transcript.answer.actor.person)
    asked = request.work.counters.count(CounterKind.REPLIED, request.now, DAY, who)
    return asked <= STRANGERS_ANSWERS_A_DAY


def _errs_in_answer(speaker: Speaker, transcript: Transcript) -> bool:
    """Return whether the email speaks for the seat it answers about and has a mistake, as people's have."""
    refused = (one for one in transcript.reports if one.treatment is Treatment.REFUSED)
    return (speaker.replied or transcript.answer is not None) and not all(one.is_prose for one in refused)


def reply_room(session: Session) -> int:
    """Count the email and return how many bytes the reply's text may have; below LEAST there is no reply.

    An answer to an email that only its recipient got is surely their own, so no forger's bytes are
    subtracted.
    """
    request, speaker, transcript = session.request, session.speaker, session.transcript
    if not _is_rationed(request, speaker, transcript):
        return REPLY_BYTES
    counters, who, now = request.work.counters, request.mailbox, request.now
    counters.add(CounterKind.BYTES_IN, who, str(session.allowance.size), now)
    allowed = max(FREE_BYTES, AMPLIFICATION * counters.total(CounterKind.BYTES_IN, now, DAY, who))
    kept = _LAST if speaker.person else 2 * _LAST
    left = min(REPLY_BYTES, allowed - counters.total(CounterKind.BYTES_OUT, now, DAY, who) - _HEADERS - kept)
    return max(left, _QUESTION) if asks_about_orders(request, speaker, transcript) else left


def keeps_orders(request: Request, speaker: Speaker, transcript: Transcript) -> bool:
    """Return whether orders wait in an email without proof: their player must be told, or they are lost."""
    return bool(transcript.kept_aside and speaker.person) and _is_rationed(request, speaker, transcript)


def asks_about_orders(request: Request, speaker: Speaker, transcript: Transcript) -> bool:
    """Return whether the reply asks about such orders; forged requests cannot use up these questions."""
    if not keeps_orders(request, speaker, transcript):
        return False
    asked = request.work.counters.count(CounterKind.ASKED, request.now, DAY, request.mailbox, _ORDERS)
    return asked < _ORDERS_ASKED_A_DAY


_ORDERS = "orders"


def _is_rationed(request: Request, speaker: Speaker, transcript: Transcript) -> bool:
    return not (
        speaker.is_authentic(request, transcript)
        or gave_word(request, transcript)
        or speaker.answers_mail_to(request, request.email.sender)
    )


def room_for_question(session: Session) -> bool:
    """Return whether a newcomer can be asked: pages do not use up the room of the day's first question."""
    return reply_room(session) + 2 * _LAST >= LEAST


def may_say_last(request: Request, speaker: Speaker, spent: Spent) -> bool:
    """Return whether to tell an address, once a day, that a limit is reached; strangers only for questions.

    The limit on questions is told several times a day, an hour apart. So a forger's email cannot use up what
    the owner's own email would be told.
    """
    counters, who = request.work.counters, request.mailbox
    questions = spent in (Spent.QUESTIONS, Spent.ORDERS)
    told = counters.count(CounterKind.LAST_REPLY, request.now, DAY, who, spent)
    if (speaker.person is None and not questions) or told >= (_TOLD_OF_QUESTIONS if questions else 1):
        return False
    if told and counters.count(CounterKind.LAST_REPLY, request.now, HOUR, who, spent):
        return False
    counters.add(CounterKind.LAST_REPLY, who, spent, request.now)
    return True


def count_reply(request: Request, speaker: Speaker, transcript: Transcript, size: int) -> None:
    """Count the bytes of a reply to an email that proves nothing."""
    if keeps_orders(request, speaker, transcript):
        request.work.counters.add(CounterKind.ASKED, request.mailbox, _ORDERS, request.now)
    elif _is_rationed(request, speaker, transcript):
        request.work.counters.add(CounterKind.BYTES_OUT, request.mailbox, str(size), request.now)
