"""Session: the working state of one email, from its first line to its answer."""

from __future__ import annotations

from dataclasses import dataclass

from judge.records import Person
from judge.service.allowance import Allowance
from judge.service.redaction import Redactor
from judge.service.request import Request
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript


@dataclass(slots=True)
class Session:
    """The four parts of an email's working state, held together while it is worked through.

    Only who opens a session may take it, and who passes all of it on: the fate of an email
    (`incoming/intake`), held mails and later questions. Everything else takes the parts that it reads or
    changes, so that its parameters show them.
    """

    request: Request
    speaker: Speaker
    transcript: Transcript
    allowance: Allowance


def open_session(
    request: Request, person: Person | None, redactor: Redactor, allowance: Allowance
) -> Session:
    """Begin to work on an email from this person, who is registered at its address."""
    cause = person.id if person else request.confirmed_by or 0
    return Session(request, Speaker(person, cause), Transcript(redactor), allowance)
