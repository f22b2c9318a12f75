"""Ignored lines that look like orders: the reply names them and is flagged.

Quotes, forwarded text, copies from another program, and lines below a signature, a disclaimer or SIGN OFF are
not read. A person who wrote orders there, or whose program marked them as such, must be told.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Container, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice

from judge.game.message import Message
from judge.language.problems import Problem
from judge.language.prose import begins_order, holds_order_tried, holds_orders
from judge.language.reading import read
from judge.language.secret_words import PLACEHOLDERS
from judge.language.segmentation import A_GREETING, A_HEADING
from judge.language.statements import Context, Ignored, Statement, UnderstoodOrder
from judge.language.text.blocks import SIGN
from judge.language.text.order_start import is_order_or_command, places_of_move
from judge.language.text.own_lines import (
    A_COMMENT,
    A_DEVICE,
    A_SIGNATURE,
    AN_ORDER_WITH_HEAD,
    SURELY_ANOTHERS,
)
from judge.language.text.patterns import JUDGE, result_line, without_quote_signs
from judge.language.text.subjects import is_answer, without_marks
from judge.language.text.topics import topic
from judge.language.text.trials import IN_TRIAL
from judge.language.text.typography import plain, uncommented
from judge.notices.remarks import AnyRemark, MailRemark, ProseRemark, Remark, remark
from judge.notices.replies import LineReport, Treatment
from judge.service.redaction import redact_unread
from judge.service.request import Request
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript

_MOST_LEFT_OUT = 60
_OF_TWO = (A_DEVICE, AN_ORDER_WITH_HEAD)
"""Reasons for ignoring a mail program's line that may also hold the sender's own words."""


def flag_left_out(
    request: Request, speaker: Speaker, transcript: Transcript, ignored: Sequence[Ignored]
) -> None:
    """Flag ignored lines that look like orders, wherever they are in the email.

    A marked quote, and the lines below the head of a quote, surely come from another email. Only if nothing
    else was accepted may the sender have meant them. Lines in a trial, and lines with an order and words of a
    mail program, are always flagged. The judge's own text, quoted below an answer without orders, is not the
    sender's. What the sender changed in it is.
    """
    unread = {line.line for line in ignored}
    meant = {one.line: one for one in transcript.reports if _is_left_out(one, unread)}
    if not meant:
        return
    taken = any(took_effect(report) for report in transcript.reports)
    texts = _texts_perhaps_meant(meant, {line.line for line in ignored if line.copied}, taken=taken)
    context = speaker.context(request)
    left_out = {
        line for line, text in _likeliest(texts) if _holds_left_out(meant[line], text, context, taken=taken)
    }
    transcript.reports = [
        _flagged(one) if one.line in left_out and one is meant[one.line] else one
        for one in transcript.reports
    ]


def _texts_perhaps_meant(
    meant: Mapping[int, LineReport], copied: Container[int], *, taken: bool
) -> Mapping[int, str]:
    """Return the texts that may be the sender's own words, by line; `copied` ones from an email are not."""
    texts = {
        line: uncommented(without_quote_signs(one.text)) for line, one in meant.items() if line not in copied
    }
    ours = any(any(one in text for one in PLACEHOLDERS) or JUDGE.search(text) for text in texts.values())
    return {
        line: text
        for line, text in texts.items()
        if _is_perhaps_meant(meant[line].understood, ours=ours, taken=taken)
    }


def _is_perhaps_meant(why: AnyRemark, *, ours: bool, taken: bool) -> bool:
    """Return whether a line ignored for this reason may be the sender's own.

    `taken` says if another line had an effect, `ours` if the email quotes the judge.
    """
    if taken:
        return why not in SURELY_ANOTHERS
    return not ours or why in _OF_TWO


def _is_left_out(report: LineReport, unread: Collection[int]) -> bool:
    """Return whether a line was ignored unread, or is a comment, or is a move in a signature."""
    if report.treatment is not Treatment.IGNORED or not isinstance(report.understood, Message):
        return False
    if report.understood == A_COMMENT:
        return True
    if report.line not in unread:
        return report.understood == A_SIGNATURE and places_of_move(report.text) is not None
    return report.understood not in (A_GREETING, A_HEADING)


def _likeliest(texts: Mapping[int, str]) -> Iterator[tuple[int, str]]:
    """Yield the first lines, then the first ones that begin like an order: a map may come before them."""
    begun = ((line, text) for line, text in texts.items() if begins_order(plain(text).text, None))
    yield from islice(texts.items(), _MOST_LEFT_OUT)
    yield from islice(begun, _MOST_LEFT_OUT)


def _holds_left_out(report: LineReport, text: str, context: Context, *, taken: bool) -> bool:
    """Return whether an ignored line holds an order; `taken` is whether another line had an effect."""
    if report.understood in _OF_TWO and _has_order_at_an_end(text, context):
        return True
    if report.understood == IN_TRIAL and holds_order_tried(text):
        return True
    # What a mail program says of itself is no sentence of its sender's:
    # most emails with orders from a telephone end with such a line.
    return not (taken and report.understood == A_DEVICE) and _holds_order(text, context)


def _flagged(report: LineReport) -> LineReport:
    """Return the report of an ignored line that looks like an order; its reader must act."""
    if report.understood == IN_TRIAL:
        why = remark(MailRemark.ORDERS_IN_TRIAL)
    else:
        assert isinstance(report.understood, Message)
        why = remark(MailRemark.ORDERS_LEFT_OUT, why=report.understood)
    return replace(report, treatment=Treatment.REFUSED, understood=why)


def took_effect(report: LineReport) -> bool:
    """Return whether a line had an effect; a sign-on alone has none."""
    if report.treatment in (Treatment.ORDER, Treatment.WAITING):
        return True
    return report.treatment is Treatment.DONE and not SIGN.match(report.text)


def _holds_order(text: str, context: Context) -> bool:
    if result_line().match(text):
        return False
    if context.position is None:
        return holds_orders(text)
    return any(isinstance(one, UnderstoodOrder) for one in read(Statement(1, text), context))


_LOOKED_AT = 600
_MOST_WORDS = 20
"""The most words of an order, and of the attribution in which its end is looked for."""
_GAP = re.compile(r"\s+(?=\S)")


def _has_order_at_an_end(text: str, context: Context) -> bool:
    """Return whether a mail program's line also holds an order: `Sent from my iPhone A Vie - Gal`."""
    looked_at = text[:_LOOKED_AT]
    gaps = [gap.end() for gap in _GAP.finditer(looked_at)]
    parts = [looked_at[:gap] for gap in gaps[:_MOST_WORDS]] + [looked_at[gap:] for gap in gaps[-_MOST_WORDS:]]
    return any(is_order_or_command(part) and _is_order_of_theirs(part, context) for part in parts)


def _is_order_of_theirs(text: str, context: Context) -> bool:
    """Return whether a text is an order, or a faulty one whose unit is clear."""
    if _holds_order(text, context):
        return True
    answers = () if context.position is None else read(Statement(1, text), context)
    return any(isinstance(one, Problem) and one.unit is not None for one in answers)


def shown_lines(request: Request) -> Container[str]:
    """Return the lines that an email shows, for `hidden_order`."""
    return {_bare(line) for line in request.email.text.splitlines()}


def _bare(line: str) -> str:
    return " ".join(line.split()).lower()


def hidden_order(
    request: Request, speaker: Speaker, line: int, text: str, shown: Container[str]
) -> LineReport | None:
    """Return the report of a line that the email does not show, if it looks like an order; else None.

    A line that is also among the `shown` ones is not reported: some programs add the text once more in
    another form.
    """
    if _bare(text) in shown or not _holds_order(text, speaker.context(request)):
        return None
    (covered,) = redact_unread(text)
    return LineReport(line, covered, Treatment.REFUSED, remark(MailRemark.ORDERS_HIDDEN))


def report_subject(request: Request, speaker: Speaker, transcript: Transcript) -> None:
    """Report that orders in the subject were not read, if the text brought none."""
    known = speaker.person is not None or speaker.seat.actor is not None
    subject = request.email.subject
    if known and not is_answer(subject) and _asks(transcript, subject):
        why = remark(MailRemark.SUBJECT_IGNORED)
        transcript.reports.insert(0, LineReport(0, "", Treatment.IGNORED, why))
        return
    if any(one.treatment in (Treatment.ORDER, Treatment.WAITING) for one in transcript.reports):
        return
    if known and (holds_orders(subject) or _reads_as_order(request, speaker, subject)):
        why = remark(MailRemark.SUBJECT_UNREAD)
        transcript.reports.insert(0, LineReport(0, "", Treatment.REFUSED, why))


_NO_TEXT = re.compile(r"\W+(?:eom|see subject|nt|n/t)\W*$", re.IGNORECASE)
"""Words after the orders of a subject that say that the email has no text."""


def _reads_as_order(request: Request, speaker: Speaker, subject: str) -> bool:
    """Return whether the sender's own subject is an order for them, as `Bre-MAO (EOM)` is for France."""
    bare = _NO_TEXT.sub("", without_marks(subject))
    ours = request.services.judge_info.code.casefold() in bare.casefold()
    return (
        not ours
        and speaker.context(request).power is not None
        and _holds_order(bare, speaker.context(request))
    )


_TOLD_ENOUGH = ("joined", "took_over", "prose_")
"""Keys of remarks to which a subject has nothing to add."""


def _asks(transcript: Transcript, subject: str) -> bool:
    """Return whether a subject asks for something, or is a SIGN ON, and the text holds nothing else."""
    said = [one for one in transcript.reports if one.treatment is not Treatment.IGNORED]
    if any(one.treatment is Treatment.REFUSED or not SIGN.match(one.text) for one in said):
        return False
    told = {one.understood.key for one in transcript.reports if isinstance(one.understood, Remark)}
    if any(key.startswith(_TOLD_ENOUGH) for key in told - {ProseRemark.PROSE_OF_STRANGER}):
        return False
    bare = SIGN.match(subject) is not None and not holds_orders(subject)
    return bare or topic(plain(subject).text) is not None
