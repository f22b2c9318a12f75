"""One incoming mail, from raw bytes to its one fate (docs/flow.md)."""

from __future__ import annotations

import logging
from contextlib import suppress
from datetime import datetime, timedelta

from judge.game.roles import Actor, Role
from judge.rules.units import Power
from judge.service.announcing import announce
from judge.service.conversation import converse
from judge.service.desk import Desk
from judge.service.hand import GamesInHand
from judge.service.notices import Addressee, CopyOfRecord, KeeperNote, Reply, Treatment
from judge.service.points import point
from judge.service.ports import AlreadySettled, Fate, Letter, MailId, Pending, Stored, Trust, UnitOfWork
from judge.service.posting import post_notice, post_reply, post_to_keeper
from judge.service.session import Session

TRIES = 3
"""A mail that crashes the handler this often is set aside for the keeper."""
STRANGERS_ANSWERS = 5
"""Replies a day to an address that nobody registered (RFC 3834 §2)."""

log = logging.getLogger(__name__)


def receive(desk: Desk, raw: bytes, received: datetime, source: str, size: int | None = None) -> Stored:
    """Keep a mail for good: when this returns, the bringer may forget it.

    `size` is the true size in bytes where `raw` is only the head; over the limit a mail loses its body.
    """
    whole = len(raw) if size is None else size
    kept = desk.reader.trim(raw, whole) if whole > desk.size_limit else raw
    point("about to store a mail")
    stored = desk.store.inbox.store(kept, received, source)
    point("mail stored")
    return stored


def handle(desk: Desk, mail: MailId) -> None:
    """Give a stored mail its effect, fate and answer in one transaction; a crash leaves it for later.

    Nothing happens to a mail that another process has dealt with in the meantime.
    """
    with suppress(AlreadySettled):
        _handle(desk, mail)


def _handle(desk: Desk, mail: MailId) -> None:
    pending = desk.store.inbox.begin(mail)
    point("mail begun")
    if pending.attempts > TRIES:
        _quarantine(desk, pending)
        return
    try:
        _apply(desk, pending)
    except (AlreadySettled, OSError):  # a full disk or a locked database says nothing about the mail
        raise
    except Exception:
        log.exception("mail %d failed, attempt %d of %d", mail, pending.attempts, TRIES)


def _quarantine(desk: Desk, pending: Pending) -> None:
    detail = f"Mail {pending.id} failed {TRIES} times; see judge mails show {pending.id}."
    with desk.store.begin() as work:
        work.settle(pending.id, Fate.QUARANTINED, f"failed {TRIES} times", pending.received)
        note = KeeperNote("A mail could not be handled", detail)
        post_to_keeper(desk, work, note, f"mail:{pending.id}:quarantine", pending.received)
        work.commit()


def _apply(desk: Desk, pending: Pending) -> None:
    letter, now = desk.reader.read(pending.raw), pending.received
    with desk.store.begin() as work:
        reason = _why_ignored(work, letter, now)
        if reason:
            work.settle(pending.id, Fate.IGNORED, reason, now)
        else:
            fate = _answer(desk, work, letter, pending.id, now)
            work.settle(pending.id, fate, "", now)
        point("mail about to commit")
        work.commit()
    point("mail applied")


def _why_ignored(work: UnitOfWork, letter: Letter, now: datetime) -> str:
    """Why a mail gets neither effect nor answer: a stranger's mail must not make us a nuisance to others."""
    if letter.silence is not None:
        return letter.silence.value
    if work.people.by_address(letter.sender) is not None:
        return ""
    if letter.trust is Trust.NONE:
        return "stranger whose domain disowns the mail"
    if work.replies_to(letter.sender, now - timedelta(days=1)) >= STRANGERS_ANSWERS:
        return "stranger who has had his answers for today"
    return ""


def _answer(desk: Desk, work: UnitOfWork, letter: Letter, mail: MailId, now: datetime) -> Fate:
    person = work.people.by_address(letter.sender)
    hand = GamesInHand(work, now)
    session = Session(desk, work, letter, mail, now, person, hand)
    session.unreadable = letter.unreadable or converse(session)
    for change in hand.put_back(f"mail:{mail}"):
        announce(desk, work, change, now)
    point("games saved, notices queued")
    _copy_to_record(session)
    _reply(session)
    return Fate.APPLIED if session.effects else Fate.REFUSED


def _reply(session: Session) -> None:
    actor, letter = session.actor, session.letter
    power = (actor.power or _new_power(session, actor)) if actor else None
    role = actor.role if actor else Role.ANYONE
    reply = Reply(
        letter.subject,
        tuple(session.reports),
        tuple(session.pages),
        session.at_hand(),
        power,
        role,
        session.unreadable,
    )
    reader = Addressee(session.person, role, power) if session.person else None
    post_reply(session.desk, session.work, reply, reader, letter, session.mail, session.now)


def _new_power(session: Session, actor: Actor) -> Power | None:
    """The power of a player who joined before his mail let the game start."""
    game = session.at_hand()
    if game is None or actor.role is not Role.PLAYER:
        return None
    return next((seat.power for seat in game.seats if seat.person == actor.person), None)


def _copy_to_record(session: Session) -> None:
    """Tell the player of record when his power was spoken for from another address (seed 004 §1.2)."""
    game, actor = session.at_hand(), session.actor
    if game is None or actor is None or actor.power is None or actor.acting or not actor.person:
        return
    record = session.work.people.get(actor.person)
    ordered = tuple(one for one in session.reports if one.treatment in (Treatment.ORDER, Treatment.DONE))
    if record.address == session.letter.sender or not ordered:
        return
    notice = CopyOfRecord(game, actor.power, session.letter.sender, ordered)
    reader = Addressee(record, Role.PLAYER, actor.power)
    post_notice(session.desk, session.work, notice, reader, f"mail:{session.mail}:copy", session.now)
