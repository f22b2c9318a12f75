"""Repeated emails: an email that has no effect and was answered today is not answered again.

A changed answer is still given (see `was_answered_today`).
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Sequence
from datetime import timedelta

from judge.language.prose import begins_order
from judge.language.text.copied_lines import NOTHING
from judge.language.text.own_lines import A_FORWARD, A_QUOTE, AN_ORDER_WITH_HEAD, BELOW_HEADING
from judge.language.text.patterns import QUOTED
from judge.language.text.retractions import tells_absence
from judge.language.text.typography import plain
from judge.notices.remarks import GameRefusal, Remark
from judge.notices.replies import LineReport, Treatment
from judge.records import CounterKind, Email
from judge.service.handlers.confirmation import is_done_already
from judge.service.own_statements import own_lines_of
from judge.service.request import Request
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript

DAY = timedelta(hours=24)
VAIN_ANSWERS_A_DAY = 10
"""Replies a day to a person's answers without effect, since their last email with effect."""
SAME_ANSWERS_A_DAY = 3
"""Replies a day to the same new email without effect of a person with proof.

As many get answers to the judge that say the same again and only wait for a YES.
"""
_FEW_WORDS = 3
"""The most words of a short answer to the judge: YES, I'm back."""


def was_answered_today(request: Request, speaker: Speaker, transcript: Transcript, email: Email) -> bool:
    """Return whether the same email got the same answer within a day; if not, count this one.

    If the answer has changed, for example because the game asked for exists by now, it is given. A vacation
    program that does not identify itself (RFC 3834 §5) is recognised by nothing else. It repeats the judge's
    subject and text, so in an answer to the judge that text does not count; otherwise every word and the
    subject count.
    """
    done = any(is_done_already(one.understood) for one in transcript.reports)
    short = not done and _is_short_word(request, speaker, transcript)
    same = f"{_text_compared(request, speaker, email)}\n{_what_is_said(transcript)}"
    if short or done:
        same += f"\n{email.references[-1:]}"  # what answers another mail of ours may mean another thing
    digest = hashlib.sha256(same.encode("utf-8", "surrogatepass")).hexdigest()
    counters, most = request.work.counters, _answers_alike(request, speaker, transcript, short=short)
    if counters.count(CounterKind.NO_EFFECT, request.now, DAY, email.sender, digest) >= most:
        return True
    counters.add(CounterKind.NO_EFFECT, email.sender, digest, request.now)
    return False


def was_repeated_today(request: Request, speaker: Speaker, transcript: Transcript) -> bool:
    """Return whether the same answer to the judge, which changes nothing, was answered often today.

    If not, count this one. A vacation program that nothing marks says that it is away, which may be meant for
    the judge and waits for a YES each time. Its numbers differ, as a ticket's do. What has changed something
    since then clears the count.
    """
    if not request.answers_ours or not changes_nothing(transcript):
        return False
    words = " ".join(_new_words(speaker, request.email)).casefold()
    same = " ".join(re.sub(r"\d+", "0", words).split())
    digest = hashlib.sha256(same.encode("utf-8", "surrogatepass")).hexdigest()
    counters, most = request.work.counters, SAME_ANSWERS_A_DAY if transcript.effects else VAIN_ANSWERS_A_DAY
    if counters.count(CounterKind.REPEATED, request.now, DAY, digest, request.mailbox) >= most:
        return True
    counters.add(CounterKind.REPEATED, digest, request.mailbox, request.now)
    return False


def changes_nothing(transcript: Transcript) -> bool:
    """Return whether an email has changed nothing, asked for no page, and answered no question or message."""
    ordered = any(one.treatment is Treatment.ORDER for one in transcript.reports)
    asked = transcript.pages or transcript.word_taken or transcript.answer or transcript.press_apart
    happened = any(events for _, _, events in transcript.recorded)
    return not (happened or ordered or asked)


def _text_compared(request: Request, speaker: Speaker, email: Email) -> str:
    """Return what two equal emails have in common; in an answer to the judge, what is new in it."""
    subject = " ".join(email.subject.casefold().split())
    if request.services.judge_info.code.casefold() in subject or email.references:
        return " ".join(" ".join(_new_words(speaker, email)).split())
    return f"{subject}\n{' '.join(email.text.split())}"


def _what_is_said(transcript: Transcript) -> Sequence[str]:
    """Return the answers to the commands and orders of an email, without what differs each time."""
    return [_gist(one) for one in transcript.reports if _is_of_command(one)]


def _answers_alike(request: Request, speaker: Speaker, transcript: Transcript, *, short: bool) -> int:
    """Return how many equal emails are answered in a day: more if a person has surely written them."""
    if _holds_refused_order(request, speaker, transcript):
        return VAIN_ANSWERS_A_DAY
    proven = speaker.person is not None and speaker.is_authentic(request, transcript)
    is_own = proven and bool(transcript.reports) and not request.answers_ours
    return SAME_ANSWERS_A_DAY if is_own or short else 1


def _new_words(speaker: Speaker, email: Email) -> Iterator[str]:
    """Yield an answer's lines that do not quote the answered email; if that is unknown, only its orders.

    A quote without marks may be an email of the judge that a person pasted and wrote below. A stranger's may
    be from another judge.
    """
    own, aside = own_lines_of(email)
    yield from (line.text for line in own)
    if speaker.person is None:
        return
    why = (A_FORWARD, A_QUOTE, AN_ORDER_WITH_HEAD, BELOW_HEADING)
    quotes = [line for line in aside if line.why in why and not QUOTED.match(line.text)]
    if email.answered != NOTHING:
        yield from (line.text for line in quotes if not line.copied)
    else:
        orders = (line.text for line in quotes if begins_order(plain(line.text).text, None))
        yield from sorted({text.strip() for text in orders})


def _is_short_word(request: Request, speaker: Speaker, transcript: Transcript) -> bool:
    """Return whether a person's email, surely theirs, answers the judge with a command or a few words.

    A vacation program writes a sentence; VAIN_ANSWERS_A_DAY ends a loop with any other program.
    """
    if speaker.person is None or not (speaker.proof_kind(request, transcript) and request.answers_ours):
        return False
    own = [line.text for line in own_lines_of(request.email)[0]]
    if any(map(tells_absence, own)):
        return False
    return len(" ".join(own).split()) <= _FEW_WORDS or any(map(_is_of_command, transcript.reports))


def _holds_refused_order(request: Request, speaker: Speaker, transcript: Transcript) -> bool:
    """Return whether a player's own email holds rejected orders; without a reply they would seem accepted."""
    mine = speaker.person is not None and (speaker.is_authentic(request, transcript) or speaker.replied)
    refused = (one for one in transcript.reports if one.treatment is Treatment.REFUSED)
    return mine and any(begins_order(plain(one.text).text, None) for one in refused)


def _gist(report: LineReport) -> str:
    """Return what the answer to a line says, without its numbers and times, which differ each time."""
    said = report.understood
    if isinstance(said, GameRefusal):
        return f"{report.treatment} {said.refused.why}"
    return f"{report.treatment} {said.key if isinstance(said, Remark) else said}"


def _is_of_command(report: LineReport) -> bool:
    """Return whether a report is about a command or an order; what programs quote differs each time."""
    return report.treatment is not Treatment.IGNORED and not report.is_prose and not report.column
