"""Copies for masters: a master learns of mail that spoke as him from an address that is none of his."""

from __future__ import annotations

from judge.game.roles import Actor, Role
from judge.notices.notice import Addressee
from judge.notices.replies import Treatment
from judge.notices.restricted import sender_in
from judge.notices.security import CopyForMaster, lines_in
from judge.service.outgoing.left_out_notices import about_master, may_tell
from judge.service.outgoing.post import post_notice
from judge.service.request import Request
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript


def copy_to_master(
    request: Request, speaker: Speaker, transcript: Transcript, name: str, actor: Actor
) -> None:
    """Tell the master what a mail with his password did, unless it came from an address of his own."""
    game, work = request.games.up_to_date(name), request.work
    if game is None or not actor.person or work.people.has(actor.person, request.letter.sender.lower()):
        return
    done = tuple(
        one
        for one in transcript.reports
        if one.treatment in (Treatment.ORDER, Treatment.DONE)
        and one.seat is not None
        and (one.seat[0], one.seat[1].person) == (name, actor.person)
    )
    grave = (name, actor) in transcript.passwords_set
    if not done or not may_tell(work, actor.person, about_master(name, None), request.now, grave=grave):
        return
    record = work.people.get(actor.person)
    sender = request.letter.sender
    notice = CopyForMaster(game, sender_in(game, sender), lines_in(game, done, sender))
    reader = Addressee(record, Role.MASTER)
    key = f"mail:{request.mail}:copy-for-master:{name}"
    post_notice(speaker.as_cause(request.services), work, notice, reader, key, request.now)
