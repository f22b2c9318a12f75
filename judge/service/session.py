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

AskedT = TypeVar("AskedT")
SaidT = TypeVar("SaidT")


@dataclass(slots=True)
class Session:
    """The four parts of an email's working state, held together while it is worked through (ADR 108).

    A function takes the parts that it reads or changes, so that its parameters show them. Functions that take
    the session need all four: the fate of an email, its lines one after another, and commands that may
    compare a password.
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
    tokens = request.as_sent.page_tokens
    redactor.add_secrets(one for one in tokens if not request.games.names_game(one.lower()))
    return Session(request, ChangingSpeaker(person, cause), Transcript(redactor), allowance)


WithAll: TypeAlias = Callable[[Session, AskedT], SaidT]
"""A function in a table, whose functions are all called alike: with the session and what is asked."""


def takes_request(do: Callable[[Request, AskedT], SaidT]) -> WithAll[AskedT, SaidT]:
    """Register a function that needs no other part than the request."""
    return lambda session, asked: do(session.request, asked)


def takes_speaker(do: Callable[[Request, ChangingSpeaker, AskedT], SaidT]) -> WithAll[AskedT, SaidT]:
    """Register a function that leaves nothing for the end of the email."""
    return lambda session, asked: do(session.request, session.speaker, asked)


def takes_transcript(
    do: Callable[[Request, ChangingSpeaker, Transcript, AskedT], SaidT],
) -> WithAll[AskedT, SaidT]:
    """Register a function that uses nothing up: it gets all parts except the allowance."""
    return lambda session, asked: do(session.request, session.speaker, session.transcript, asked)
