"""Session: the working state of one email, from its first line to its answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from judge.records import Person
from judge.service.allowance import Allowance
from judge.service.redaction import Redactor
from judge.service.request import Request
from judge.service.speaker import ChangingSpeaker
from judge.service.transcript import Transcript

Asked = TypeVar("Asked")
Said = TypeVar("Said")


@dataclass(slots=True)
class Session:
    """The four parts of an email's working state, held together while it is worked through.

    Only who opens a session may take it, and who passes all of it on: the fate of an email
    (`incoming/intake`), held mails and later questions. Everything else takes the parts that it reads or
    changes, so that its parameters show them.
    """

    request: Request
    speaker: ChangingSpeaker
    transcript: Transcript
    allowance: Allowance


def open_session(
    request: Request, person: Person | None, redactor: Redactor, allowance: Allowance
) -> Session:
    """Begin to work on an email from this person, who is registered at its address."""
    cause = person.id if person else request.confirmed_by or 0
    return Session(request, ChangingSpeaker(person, cause), Transcript(redactor), allowance)


WithAll: TypeAlias = Callable[[Session, Asked], Said]
"""A function of what is asked as a table has it: called with the whole session, of which it may take less."""


def takes_request(do: Callable[[Request, Asked], Said]) -> WithAll[Asked, Said]:
    """Let a table call a function that depends on nobody: the request is all it gets."""
    return lambda session, asked: do(session.request, asked)


def takes_speaker(do: Callable[[Request, ChangingSpeaker, Asked], Said]) -> WithAll[Asked, Said]:
    """Let a table call a function that leaves nothing for the end of the email."""
    return lambda session, asked: do(session.request, session.speaker, asked)


def takes_transcript(
    do: Callable[[Request, ChangingSpeaker, Transcript, Asked], Said],
) -> WithAll[Asked, Said]:
    """Let a table call a function that uses nothing up: it gets all but the allowance."""
    return lambda session, asked: do(session.request, session.speaker, session.transcript, asked)
