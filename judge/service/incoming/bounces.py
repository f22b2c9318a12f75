"""Bounces: an email of the judge that came back is noted in the outbox and counted against its address."""

from __future__ import annotations

from dataclasses import replace

from judge.records import Bounce
from judge.service.outgoing.unreachable import Undelivered, count_undelivered
from judge.service.request import Request
from judge.service.speaker import ChangingSpeaker, Speaker


def record_bounces(request: Request, speaker: Speaker, raw: bytes) -> str:
    """Record what a delivery report says; return a note of it, "" if it is about no email of the judge.

    A report can be forged, so it is believed only about an email that the judge sent, named by its
    Message-ID. All it can do is to have the GM told, and units lent until revoked taken back. The next email
    from the address removes the mark.
    """
    found = [
        note for bounce in request.services.reader.bounces(raw) if (note := _record(request, speaker, bounce))
    ]
    return "; ".join(found)


def mark_reachable(request: Request, speaker: ChangingSpeaker) -> None:
    """Note that the sender's address is reachable again: a person who writes from it also reads there."""
    person = speaker.person
    if person is not None and person.unreachable is not None and person.address == request.email.sender:
        speaker.person = replace(person, unreachable=None)
        request.work.people.save(speaker.person)


def _record(request: Request, speaker: Speaker, bounce: Bounce) -> str:
    work = request.work
    posted = work.outbox.by_message_id(bounce.message_id) if bounce.message_id else None
    if posted is None:
        return ""
    number, recipient = posted
    work.outbox.note_bounce(number, f"came back: {bounce.status} {bounce.detail}".strip())
    if bounce.final:
        one = Undelivered(number, recipient, bounce.status, bounce.detail, f"mail:{request.email_id}")
        count_undelivered(speaker.as_cause(request.services), work, one, request.now)
    return f"out-{number} came back: {bounce.status or 'no status'}{'' if bounce.final else ', for now'}"
