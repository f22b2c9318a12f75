"""Echoes: a mail of ours that comes back gives no word (ADR 20).

A robot that sends back what it got, marked or not, sends the token with it. So a word with a token counts
only in a mail that holds no sentence of ours beside it: neither one of the templates nor one of the mail it
answers. A robot may have translated every sentence; so no more than a short one may stand above the word.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from judge.game.roles import PersonId
from judge.language.command_words import is_command
from judge.language.prose import tells_absence
from judge.language.segmentation import statements
from judge.language.statements import Statement
from judge.language.text.own_lines import own_lines
from judge.language.text.typography import plain
from judge.language.text.word_runs import runs, sentences
from judge.service.ports import Letter
from judge.service.session import Session

_SUBJECT = 0
"""The line number of a word in the subject, where no mail of ours has one."""

_SHORT = 40
"""Letters a person may write above his word; any mail of ours, also translated, has more above it."""


def is_echo(session: Session) -> bool:
    """Whether the word at the current line stands among sentences that we wrote."""
    if session.current_line == _SUBJECT:
        return False
    if session.holds_our_text is None:
        session.holds_our_text = holds_our_text(session, session.as_sent)
    return session.holds_our_text


def reads_as_program(session: Session) -> bool:
    """Whether the line of the word says more than the word, in the way of automatic answers."""
    lines = own_lines(session.as_sent.text)[0]
    return any(line.number == session.current_line and tells_absence(line.text) for line in lines)


def holds_our_text(session: Session, letter: Letter) -> bool:
    """Whether a letter's own lines, those not set aside as a quote, hold sentences of ours."""
    written = runs(["\n".join(statement.text for statement in _lines(letter))])
    if not written:
        return False
    new = written.isdisjoint(_runs_of_templates(session.services.composer.sentences()))
    return not (new and written.isdisjoint(runs(_answered(session, letter))))


def stands_alone(session: Session, person: PersonId) -> bool:
    """Whether the word at the current line stands first in its mail, or below a password of the person's."""
    speaker = session.speaker
    signed_on = speaker.actor is not None and speaker.actor.person == person and speaker.proof.password
    return signed_on or not _stands_below_prose(session)


def _stands_below_prose(session: Session) -> bool:
    """Whether more than a short sentence stands above the current line, as in an echo in other words."""
    above = (
        statement.text
        for statement in _lines(session.as_sent)
        if statement.line < session.current_line and not is_command(plain(statement.text).text, None)
    )
    return sum(letter.isalpha() for text in above for letter in text) > _SHORT


@lru_cache(maxsize=4)
def _runs_of_templates(texts: frozenset[str]) -> frozenset[tuple[str, ...]]:
    return runs(texts)


def _lines(letter: Letter) -> Iterator[Statement]:
    """What the sender wrote himself, without letters and registrations."""
    return (statement for statement in statements(letter.text)[0] if not statement.block)


def _answered(session: Session, letter: Letter) -> Iterator[str]:
    """The sentences of each mail of ours that a letter says it answers; a run goes on over line ends."""
    for message_id in letter.references:
        raw = session.work.outbox.raw(message_id)
        if raw is not None:
            yield "\n".join(sentences(session.services.reader.read(raw).text))
