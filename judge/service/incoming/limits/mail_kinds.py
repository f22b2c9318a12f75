"""Kinds of mails, and of the lines in them, as the limits on replies tell them apart."""

from __future__ import annotations

from judge.service.notices.remark_keys.human_words import ProseRemark
from judge.service.notices.remarks import Remark
from judge.service.notices.replies import LineReport
from judge.service.session import Session


def kind_of(session: Session) -> str:
    """What shows whose a mail is: "proven", "answers" where it answers what he alone got, "" for nothing."""
    if session.is_proven:
        return "proven"
    return "answers" if session.answers_mail_to(session.letter.sender) else ""


def answers_ours(session: Session) -> bool:
    """Whether a mail says that it answers one of ours."""
    outbox = session.work.outbox
    return any(outbox.by_message_id(message_id) for message_id in session.letter.references)


def is_prose(report: LineReport) -> bool:
    """Whether a report is of plain words, no command and no order."""
    said = report.understood
    return isinstance(said, Remark) and said.key.startswith(ProseRemark.PROSE)
