"""Answered emails: what is known about the judge's emails that an email answers, to find its quotes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from judge.language.text.copied_lines import Answered
from judge.language.text.patterns import JUDGE, QUOTED, result_line
from judge.language.text.typography import LONGEST
from judge.language.text.word_runs import RUN, unpacked
from judge.mail.writer import page_written, subject_written, text_written
from judge.records import Email
from judge.service.dependencies import Adapters
from judge.store.database import UnitOfWork

_MOST_ANSWERED = 2
"""Emails of a thread, from its end, with which an email is compared."""
_NEWEST = 3
"""Emails to its sender with which one is compared that quotes and does not say what it answers."""


def with_answered(services: Adapters, work: UnitOfWork, email: Email) -> Email:
    """Return an email with what is known about the emails that it answers."""
    if len(email.text.split()) < RUN:
        return email
    found = list(_kept(work, email))
    kept = [raw for raw, runs in found if runs is None]
    texts = (*(_text(services, raw) for raw in kept), *filter(None, map(page_written, kept)))
    erased = frozenset[int]().union(*(unpacked(runs) for _, runs in found if runs is not None))
    subjects = tuple(map(subject_written, kept))
    return replace(email, answered=Answered(texts, subjects, erased)) if found else email


def _text(services: Adapters, raw: bytes) -> str:
    """Return the text of one of the judge's emails; an earlier version may have written it otherwise."""
    written = text_written(raw)
    return services.reader.read(raw).text if written is None else written


def _kept(work: UnitOfWork, email: Email) -> Iterator[tuple[bytes, bytes | None]]:
    """Yield the bytes and the word runs of each of the emails; runs are kept only of erased ones."""
    named = 0
    for message_id in reversed(email.references):
        if (found := work.outbox.sent(message_id)) is not None:
            yield found
            named += 1
        if named == _MOST_ANSWERED:
            return
    if not email.references and _may_quote(email.text.splitlines()):
        yield from work.outbox.newest(email.sender, _NEWEST)


def _may_quote(lines: Sequence[str]) -> bool:
    # What is looked for begins anywhere: the cost of one unbroken line grows with the square of its length.
    beginnings = [line[:LONGEST] for line in lines]
    return any(any(map(look, beginnings)) for look in (QUOTED.match, JUDGE.search, result_line().search))
