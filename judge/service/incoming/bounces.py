"""Bounces: mail of ours that came back is noted in the outbox; after two, its address is unreachable."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

from judge.game import machine
from judge.game.permissions import actors_of
from judge.game.roles import Role
from judge.game.state import Game, Status
from judge.notices.notice import Addressee
from judge.notices.remarks import KeeperRemark, remark
from judge.notices.restricted import person_in, words_about
from judge.notices.security import AddressFails, KeeperNote
from judge.records import Bounce, MarkKind, Person
from judge.service.open_games import GameChange
from judge.service.outgoing.announce import announce
from judge.service.outgoing.post import post_notice, post_to_keeper
from judge.service.request import Request
from judge.service.speaker import ChangingSpeaker, Speaker

HARD_BOUNCES = 2
"""Parcels that must have come back for good before an address is marked."""
_WITHIN = timedelta(days=30)


def record_bounces(request: Request, speaker: Speaker, raw: bytes) -> str:
    """Record what a delivery report says; a note of it, empty if it is about no mail of ours.

    A report can be forged: it is believed only about a mail that we sent, named by its Message-ID, and all
    it can do is to have the master told and units lent until revoked taken back. The next mail from the
    address takes the mark away.
    """
    found = [
        note for bounce in request.services.reader.bounces(raw) if (note := _record(request, speaker, bounce))
    ]
    return "; ".join(found)


def mark_reachable(request: Request, speaker: ChangingSpeaker, person: Person) -> None:
    """Take the sender's address to be reachable again: whoever writes from it is taken to read there."""
    speaker.person = replace(person, unreachable=None)
    request.work.people.save(speaker.person)


def _record(request: Request, speaker: Speaker, bounce: Bounce) -> str:
    work = request.work
    posted = work.outbox.by_message_id(bounce.message_id) if bounce.message_id else None
    if posted is None:
        return ""
    number, recipient = posted
    work.outbox.note_bounce(number, f"came back: {bounce.status} {bounce.detail}".strip())
    if bounce.final and not work.marks.count(
        MarkKind.BOUNCE, request.now, _WITHIN, who=recipient, about=f"out-{number}"
    ):
        work.marks.add(MarkKind.BOUNCE, recipient, f"out-{number}", request.now)
        _mark_unreachable(request, speaker, recipient, bounce)
    return f"out-{number} came back: {bounce.status or 'no status'}{'' if bounce.final else ', for now'}"


def _mark_unreachable(request: Request, speaker: Speaker, recipient: str, bounce: Bounce) -> None:
    person = request.work.people.by_address(recipient)
    if person is None or person.unreachable is not None or person.address != recipient:
        return
    if request.work.marks.count(MarkKind.BOUNCE, request.now, _WITHIN, who=recipient) < HARD_BOUNCES:
        return
    marked = replace(person, unreachable=request.now)
    request.work.people.save(marked)
    for name in request.work.games.of(person.id):
        game = request.work.games.get(name)
        if game is not None and game.status is not Status.FINISHED:
            _tell_master(request, speaker, game, marked, bounce)
            after, events = machine.unreachable(game, person.id, request.now)
            if events:
                cause = f"mail:{request.mail}"
                first = request.work.games.save(after, events, request.now, cause, machine.next_due(after))
                change = GameChange(game, after, events, first)
                announce(speaker.as_cause(request.services), request.work, change, request.now)


def _tell_master(request: Request, speaker: Speaker, game: Game, person: Person, bounce: Bounce) -> None:
    """Tell a game's masters that mail to somebody comes back; also the keeper, if it is one of them."""
    key, detail = f"mail:{request.mail}:fails:{game.name}", f"{bounce.status} {bounce.detail}".strip()
    others = [one.person for one in game.masters if one.person != person.id]
    if game.is_led_by(person.id):
        what = remark(KeeperRemark.MASTER_UNREACHABLE, game=game.name)
        note = KeeperNote(what, f"{person.address}: {detail}")
        post_to_keeper(request.services, request.work, note, key, request.now)
    power = next((one.power for one in actors_of(game, person.id) if one.power), None)
    notice = AddressFails(
        game,
        person_in(game, person),
        power,
        words_about(game, person, detail, bounce.status or "no status"),  # servers repeat the address
    )
    for other in others:
        reader = Addressee(request.work.people.get(other), Role.MASTER)
        post_notice(speaker.as_cause(request.services), request.work, notice, reader, key, request.now)
