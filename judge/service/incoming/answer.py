"""The answer to a mail: its reply, within limits, and a copy for the player whose power it spoke for."""

from __future__ import annotations

from collections.abc import Iterable

from judge.game.permissions import belongs
from judge.game.roles import Actor, PersonId, Role
from judge.game.state import Game
from judge.rules.units import Power
from judge.service.incoming.reply_limits import (
    AMPLIFICATION,
    LEAST,
    count_reply,
    nothing_understood,
    replies_this_hour,
    reply_room,
    why_unanswered,
)
from judge.service.notices.addressee import Addressee
from judge.service.notices.remarks import RemarkKey, remark
from judge.service.notices.replies import REPLY_BYTES, Reply, SeatKey, SeatReport, Treatment
from judge.service.notices.security import CopyOfRecord
from judge.service.outgoing.post import post_notice, post_reply
from judge.service.session import Session
from judge.service.trust.redaction import redact_subject

TOO_LITTLE_ROOM = f"not answered: {AMPLIFICATION} times the bytes that came today, without proof of who wrote"


def answer(session: Session, released: Iterable[Session]) -> str:
    """Answer a mail and those it released, each by itself; why the mail gets no reply, "" if it gets one."""
    mails = (session, *released)
    for mail in mails:
        _copy_to_player(mail)
    note, *_ = [_reply(mail) for mail in mails]
    return note


def say_that_it_waits(session: Session, person: PersonId) -> None:
    """Reply to a sender who wrote from another address than the one that was asked for its word."""
    if session.work.people.get(person).address != session.letter.sender:
        session.unreadable = remark(RemarkKey.MAIL_WAITS)
        _reply(session)


def say_that_it_is_set_aside(session: Session) -> None:
    """Reply that a mail could not be handled; should the keeper retry it, its own answer comes as well."""
    session.unreadable = remark(RemarkKey.MAIL_SET_ASIDE)
    _reply(session, "set-aside")


def _reply(session: Session, kind: str = "reply") -> str:
    """Queue the reply to a mail; why there is none, "" if there is. A mail has one of each kind."""
    letter, recent = session.letter, replies_this_hour(session)
    room = reply_room(session)
    note = TOO_LITTLE_ROOM if room < LEAST else why_unanswered(session, recent)
    if note:
        return note
    quoted = not nothing_understood(session)
    shown = _last_seat(session)
    game, power, role = (shown.game, shown.power, shown.role) if shown else (None, None, Role.ANYONE)
    reply = Reply(
        redact_subject(letter.subject) if quoted else "",
        tuple(session.reports) if quoted else (),
        tuple(session.pages.values()),
        game,
        power,
        role,
        session.kept_aside,
        session.unreadable,
        last=recent + 1 == session.services.security.answers,
        room=room,
        rationed=room < REPLY_BYTES,
        seats=_seats(session),
    )
    reader = Addressee(session.person, role, power) if session.person else None
    key = f"mail:{session.mail}:{'released' if session.confirmed_by else kind}"
    size = post_reply(session.services, session.work, reply, reader, letter, key, session.now)
    count_reply(session, size)
    return ""


def _last_seat(session: Session) -> SeatReport | None:
    """The seat the mail spoke for last, if its sender has it still."""
    held = [found for seat in session.seats if (found := _seat(session, seat)) is not None]
    return held[-1] if held else None


def _seats(session: Session) -> tuple[SeatReport, ...]:
    """The seats of whose orders the reply tells: ordered for, only signed on to, or just become a power."""
    found = ((_seat(session, seat), seat[1], said) for seat, said in session.seats.items())
    return tuple(
        seat for seat, actor, said in found if seat and (not said or any(said) or seat.power != actor.power)
    )


def _seat(session: Session, seat: SeatKey) -> SeatReport | None:
    """The seat as it is at the end of the mail; None if its sender has left it."""
    name, actor = seat
    game = session.games.up_to_date(name)
    if game is None:
        return None
    power = actor.power or _new_power(game, actor)
    return SeatReport(game, power, actor.role) if power != actor.power or belongs(game, actor) else None


def _new_power(game: Game, actor: Actor) -> Power | None:
    """The power of a player who joined before his mail let the game start."""
    if actor.role is not Role.PLAYER:
        return None
    return next((seat.power for seat in game.seats if seat.person == actor.person), None)


def _copy_to_player(session: Session) -> None:
    """Tell each player of record when his power was spoken for from another address (seed 004 §1.2)."""
    for name, actor in session.seats:
        game = session.games.up_to_date(name)
        if game is None or actor.power is None or actor.acting or not actor.person:
            continue
        record = session.work.people.get(actor.person)
        taken = (one for one in session.reports if one.treatment in (Treatment.ORDER, Treatment.DONE))
        ordered = tuple(one for one in taken if one.seat == (name, actor))
        if record.address == session.letter.sender or not ordered:
            continue
        notice = CopyOfRecord(game, actor.power, session.letter.sender, ordered)
        reader = Addressee(record, Role.PLAYER, actor.power)
        key = f"mail:{session.mail}:copy:{name}"
        post_notice(session.services, session.work, notice, reader, key, session.now)
