"""Limits on replies, against loops of two robots, and against forged mails that draw replies to a victim.

A From line may be forged. Whoever is named in one is sent at most ten times the bytes that were sent in his
name in a day, or a little where that is less (docs: sender, "Replies have a size and emails a cost").
"""

from __future__ import annotations

from datetime import datetime, timedelta

from judge.language.prose import holds_orders, tells_absence
from judge.notices.remarks import MailRemark, remark
from judge.notices.replies import REPLY_BYTES, LineReport, Spent, Treatment
from judge.records import MarkKind, Trust
from judge.service.echoes import is_echo
from judge.service.handlers.press import asked_of
from judge.service.incoming.limits.same_mail import DAY, VAIN_ANSWERS_A_DAY, was_answered_today
from judge.service.opt_in import ANSWER_LIFE, may_ask_now
from judge.service.own_statements import own_lines_of
from judge.service.request import Request
from judge.service.session import Session
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript

HOUR = timedelta(hours=1)
LOOP_ANSWERS_A_DAY = 2
"""Replies a day to a stranger's mails without effect or command; one that answers ours gets no more."""
NONSENSE_ANSWERS_AN_HOUR = 20
"""Replies an hour, to all strangers together, to mails of which nothing was understood."""
STRANGERS_ANSWERS_A_DAY = 5
"""Replies a day to an address that nobody registered and whose mail knows no password (RFC 3834 §2)."""
AMPLIFICATION = 10
"""Bytes a day to an address whose mail proves nothing, for each byte that came from it."""
FREE_BYTES = 16_000
"""What such an address gets a day however little came from it: the first HELP, LIST or map is answered."""
LEAST = 1_500
"""Bytes of text below which a reply says nothing useful."""
_HEADERS = 1_000
"""Bytes that the headers of a reply take."""
_TOLD_OF_QUESTIONS = 4
"""Replies a day that say that nothing more is asked."""
_ORDERS_ASKED_A_DAY = 10
"""Questions a day about orders that are kept until their player says whose they are."""
_QUESTION = 4_000
"""Bytes of text that such a question may have, however little is left of the day's."""
_LAST = 1_600
"""Bytes kept for the reply that says that there may be no more; as many for a stranger's first question."""


def replies_of_its_kind(
    request: Request, speaker: Speaker, transcript: Transcript, within: timedelta = HOUR
) -> int:
    """How many replies the mailbox had before to mail that proves its sender, or to mail that does not.

    So what is forged in his name costs nobody an answer to his own mail.
    """
    marks, kind = request.work.marks, speaker.proof_kind(request, transcript)
    return marks.count(MarkKind.ANSWERED, request.now, within, request.mailbox, kind)


def most_replies(request: Request, speaker: Speaker, transcript: Transcript) -> int:
    """How many replies an address gets in an hour to mail of this kind."""
    security = request.services.security
    return security.proven_answers if speaker.is_proven(request, transcript) else security.answers


def last_until(request: Request, speaker: Speaker, transcript: Transcript, recent: int) -> datetime | None:
    """Until when the reply, with these before it in an hour, is the address's last; None if it is not."""
    if recent + 1 == most_replies(request, speaker, transcript):
        return request.now + HOUR
    if not _is_of_unknown(speaker, transcript):
        return None
    today = replies_of_its_kind(request, speaker, transcript, DAY)
    return request.now + DAY if today + 1 == STRANGERS_ANSWERS_A_DAY else None


def last_in_vain(request: Request, speaker: Speaker, transcript: Transcript) -> bool:
    """Whether the reply is the last one of the day to mail without effect."""
    return _is_in_vain(request, speaker, transcript) and _vain_answers(request) + 1 == VAIN_ANSWERS_A_DAY


def note_reply(request: Request, speaker: Speaker, transcript: Transcript) -> None:
    """Count a reply that is queued; a mail with effect forgets those before it that had none."""
    marks, who, kind = request.work.marks, request.mailbox, speaker.proof_kind(request, transcript)
    marks.add(MarkKind.ANSWERED, who, kind, request.now)
    if _is_in_vain(request, speaker, transcript) or _is_strangers_talk(request, speaker, transcript):
        marks.add(MarkKind.IN_VAIN, who, who, request.now)
    elif transcript.effects and kind and _vain_answers(request):
        marks.clear(MarkKind.IN_VAIN, who)


def _is_in_vain(request: Request, speaker: Speaker, transcript: Transcript) -> bool:
    """Whether a person's mail, surely his, answers one of ours and has no effect."""
    return bool(
        not transcript.effects
        and speaker.person
        and speaker.proof_kind(request, transcript)
        and request.answers_ours
    )


def _is_strangers_talk(request: Request, speaker: Speaker, transcript: Transcript) -> bool:
    """Whether a stranger's mail has no effect and no command of his own: HELP and LIST are no empty talk."""
    if speaker.person is not None or transcript.effects:
        return False
    remarks = (one for one in transcript.reports if one.treatment is not Treatment.IGNORED and not one.column)
    return all(one.is_prose for one in remarks) or is_echo(request, transcript)


def _vain_answers(request: Request) -> int:
    marks = request.work.marks
    return marks.count(MarkKind.IN_VAIN, request.now, DAY, request.mailbox)


def may_quote(request: Request, speaker: Speaker, transcript: Transcript) -> bool:
    """Whether the reply repeats what the mail says: without proof, to somebody registered, once an hour."""
    sender = request.letter.sender
    known = (
        speaker.is_proven(request, transcript)
        or speaker.knows_password
        or speaker.seat.proof.paged
        or speaker.answers_mail_to(request, sender)
    )
    if known or speaker.person is None or speaker.is_newcomer:
        return True
    marks, who = request.work.marks, request.mailbox
    if marks.count(MarkKind.QUOTED, request.now, HOUR, who):
        return False
    marks.add(MarkKind.QUOTED, who, "", request.now)
    return True


def gave_word(request: Request, transcript: Transcript) -> bool:
    """Whether the mail gave a word that we asked for, or got it: it is told what came of it, always.

    The questions are counted, and each is answered once; so this adds nothing to the limits.
    """
    return transcript.word_taken or request.confirmed_by is not None


def why_unanswered(request: Request, speaker: Speaker, transcript: Transcript, recent: int) -> str:
    """Why a mail gets no reply, "" if it gets one; `recent` are the replies of this hour.

    What is counted beside the replies themselves is counted here.
    """
    limit = most_replies(request, speaker, transcript)
    if recent >= limit:
        return f"not answered: {limit} answers within an hour"
    return next((why for found, why in _UNANSWERED if found(request, speaker, transcript)), "")


def _is_of_unknown(speaker: Speaker, transcript: Transcript) -> bool:
    """Whether nobody registered wrote the mail, nor anybody who has shown whose seat it is for."""
    return speaker.person is None and not transcript.seats


def _is_beyond_day(request: Request, speaker: Speaker, transcript: Transcript) -> bool:
    """Whether a stranger who had their answers for today writes again."""
    return _is_of_unknown(speaker, transcript) and _stranger_at_limit(request, speaker, transcript)


def _is_vain_loop(request: Request, speaker: Speaker, transcript: Transcript) -> bool:
    """Whether a mail without effect may be a robot's in a loop, and has nothing to be asked or told about."""
    if transcript.effects or _asks_about_letter(request, transcript) or _errs_in_answer(speaker, transcript):
        return False
    return _is_loop(request, speaker, transcript)


def _is_same_again(request: Request, speaker: Speaker, transcript: Transcript) -> bool:
    """Whether a mail without effect was answered today, and its reply would say nothing new."""
    tells = transcript.effects or transcript.unreadable or _asks_about_letter(request, transcript)
    if tells or _names_subject(request, transcript):
        return False
    return was_answered_today(request, speaker, transcript, request.letter)


def _is_nonsense(request: Request, speaker: Speaker, transcript: Transcript) -> bool:
    """Whether nothing in a stranger's mail is understood, as in many others of this hour."""
    return nothing_understood(request, speaker, transcript) and _nonsense_at_limit(request)


_UNANSWERED = (
    (_is_beyond_day, "not answered: a stranger who has had his answers for today"),
    (_is_vain_loop, "not answered: answers to answers, without effect"),
    (_is_same_again, "not answered: the same text without effect was answered today"),
    (_is_nonsense, "not answered: nobody I know, nothing I understand, and many such mails this hour"),
)
"""What gets no reply, and the note about it. The last two count a mail that is none, and so come last."""


def _names_subject(request: Request, transcript: Transcript) -> bool:
    """Whether the reply says that orders in the subject were not read."""
    read = any(one.understood == remark(MailRemark.SUBJECT_UNREAD) for one in transcript.reports)
    return read or holds_orders(request.letter.subject)


def nothing_understood(request: Request, speaker: Speaker, transcript: Transcript) -> bool:
    """Whether a stranger's mail holds nothing for us: no reply quotes it, as its sender may be forged.

    A line that was understood, though it was refused, has no column; orders are understood as such, though
    they are nobody's.
    """
    vouched = request.letter.trust is Trust.ALIGNED
    if speaker.person or transcript.seats or transcript.unreadable or vouched:
        return False
    return not any(_is_understood(one) for one in transcript.reports)


def _is_understood(report: LineReport) -> bool:
    if report.treatment is Treatment.IGNORED:
        return False
    return not report.column or holds_orders(report.text)


def _nonsense_at_limit(request: Request) -> bool:
    """Whether enough strangers' mails without sense were answered this hour; if not, this one is counted."""
    marks = request.work.marks
    if marks.count(MarkKind.NOT_UNDERSTOOD, request.now, HOUR) >= NONSENSE_ANSWERS_AN_HOUR:
        return True
    marks.add(MarkKind.NOT_UNDERSTOOD, request.mailbox, "", request.now)
    return False


def _stranger_at_limit(request: Request, speaker: Speaker, transcript: Transcript) -> bool:
    """Whether a stranger had their answers for today; those that wait count too."""
    had = replies_of_its_kind(request, speaker, transcript, DAY)
    wait = request.work.marks.count(MarkKind.TO_ANSWER, request.now, ANSWER_LIFE, request.mailbox)
    return had + wait >= STRANGERS_ANSWERS_A_DAY


def is_strangers(request: Request, speaker: Speaker, transcript: Transcript) -> bool:
    """Whether a mail is of nobody registered, and nothing in it was ours: its answers have a ceiling."""
    if speaker.person is not None or transcript.seats or speaker.proven or gave_word(request, transcript):
        return False
    return not speaker.answers_mail_to(request, request.letter.sender)


def waits_for_turn(request: Request, speaker: Speaker, transcript: Transcript) -> bool:
    """Whether the answer to a stranger's mail has to wait, as many were written to in this hour.

    A mail that had its turn is answered; one that would not be answered anyway takes nobody's.
    """
    if request.came is not None or may_ask_now(request, speaker, request.letter.sender):
        return False
    return not _stranger_at_limit(request, speaker, transcript)


def _is_loop(request: Request, speaker: Speaker, transcript: Transcript) -> bool:
    """Whether a mail without effect answers a mail of ours, as too many have today.

    It is all that shows a loop of two robots where a server on the way removes their marks.
    """
    if not request.answers_ours:
        return False
    if _is_in_vain(
        request, speaker, transcript
    ):  # what was forged in his name is no part of the correspondence
        away = any(tells_absence(line.text) for line in own_lines_of(request.letter)[0])
        return _vain_answers(request) >= (STRANGERS_ANSWERS_A_DAY if away else VAIN_ANSWERS_A_DAY)
    if speaker.person is not None:
        return replies_of_its_kind(request, speaker, transcript, DAY) >= STRANGERS_ANSWERS_A_DAY
    if _is_strangers_talk(request, speaker, transcript) and _vain_answers(request) >= LOOP_ANSWERS_A_DAY:
        return True
    outbox = request.work.outbox
    return outbox.count_replies(request.letter.sender, request.now - DAY) >= STRANGERS_ANSWERS_A_DAY


def _asks_about_letter(request: Request, transcript: Transcript) -> bool:
    """Whether the reply asks about words that may be a program's; a person is asked so often in a day."""
    if transcript.answer is None or all(one.letter is None for one in transcript.reports):
        return False
    who = asked_of(transcript.answer.actor.person)
    asked = request.work.marks.count(MarkKind.REPLIED, request.now, DAY, who)
    return asked <= STRANGERS_ANSWERS_A_DAY


def _errs_in_answer(speaker: Speaker, transcript: Transcript) -> bool:
    """Whether the mail speaks for the seat it answers about and has a mistake in it, as people's have."""
    refused = (one for one in transcript.reports if one.treatment is Treatment.REFUSED)
    return (speaker.replied or transcript.answer is not None) and not all(one.is_prose for one in refused)


def reply_room(session: Session) -> int:
    """How many bytes the text of the reply may have; below LEAST there is none. The mail is counted.

    What answers a mail that only its sender got is his own, and no forger's bytes are taken from him.
    """
    request, speaker, transcript = session.request, session.speaker, session.transcript
    if not _is_rationed(request, speaker, transcript):
        return REPLY_BYTES
    marks, who, now = request.work.marks, request.mailbox, request.now
    marks.add(MarkKind.BYTES_IN, who, str(session.allowance.size), now)
    allowed = max(FREE_BYTES, AMPLIFICATION * marks.total(MarkKind.BYTES_IN, now, DAY, who))
    kept = _LAST if speaker.person else 2 * _LAST
    left = min(REPLY_BYTES, allowed - marks.total(MarkKind.BYTES_OUT, now, DAY, who) - _HEADERS - kept)
    return max(left, _QUESTION) if asks_about_orders(request, speaker, transcript) else left


def keeps_orders(request: Request, speaker: Speaker, transcript: Transcript) -> bool:
    """Whether orders wait in a mail that nothing proves: their player must hear of them, or they are lost."""
    return bool(transcript.kept_aside and speaker.person) and _is_rationed(request, speaker, transcript)


def asks_about_orders(request: Request, speaker: Speaker, transcript: Transcript) -> bool:
    """Whether the reply asks about such orders; what a forger asked for has used none of these up."""
    if not keeps_orders(request, speaker, transcript):
        return False
    asked = request.work.marks.count(MarkKind.ASKED, request.now, DAY, request.mailbox, _ORDERS)
    return asked < _ORDERS_ASKED_A_DAY


_ORDERS = "orders"


def _is_rationed(request: Request, speaker: Speaker, transcript: Transcript) -> bool:
    return not (
        speaker.is_proven(request, transcript)
        or gave_word(request, transcript)
        or speaker.answers_mail_to(request, request.letter.sender)
    )


def room_for_question(session: Session) -> bool:
    """Whether a newcomer can be asked: the first question of the day is not paid from what pages cost."""
    return reply_room(session) + 2 * _LAST >= LEAST


def may_say_last(request: Request, speaker: Speaker, spent: Spent) -> bool:
    """Whether an address is told, once a day, what it may get no more of; a stranger only of questions.

    Of these some times a day, an hour apart: a forger's mail must not use up what its owner's own would hear.
    """
    marks, who = request.work.marks, request.mailbox
    questions = spent in (Spent.QUESTIONS, Spent.ORDERS)
    told = marks.count(MarkKind.LAST_REPLY, request.now, DAY, who, spent)
    if (speaker.person is None and not questions) or told >= (_TOLD_OF_QUESTIONS if questions else 1):
        return False
    if told and marks.count(MarkKind.LAST_REPLY, request.now, HOUR, who, spent):
        return False
    marks.add(MarkKind.LAST_REPLY, who, spent, request.now)
    return True


def count_reply(request: Request, speaker: Speaker, transcript: Transcript, size: int) -> None:
    """Count the bytes of a reply to a mail that proves nothing."""
    if keeps_orders(request, speaker, transcript):
        request.work.marks.add(MarkKind.ASKED, request.mailbox, _ORDERS, request.now)
    elif _is_rationed(request, speaker, transcript):
        request.work.marks.add(MarkKind.BYTES_OUT, request.mailbox, str(size), request.now)
