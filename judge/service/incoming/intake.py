"""One incoming mail, from raw bytes to its one fate (docs/flow.md)."""

from __future__ import annotations

import logging
from contextlib import suppress
from dataclasses import replace
from datetime import datetime

from judge.service.crash_points import point
from judge.service.dependencies import Desk
from judge.service.incoming.answer import answer, say_that_it_waits
from judge.service.incoming.bounces import take_bounces
from judge.service.incoming.holding import concerned, confirmations, hold
from judge.service.notices import KeeperNote
from judge.service.open_games import GamesInHand
from judge.service.outgoing.post import post_to_keeper
from judge.service.ports import (
    AlreadySettled,
    Fate,
    Letter,
    MailId,
    Pending,
    Silence,
    Stored,
    Trust,
    UnitOfWork,
)
from judge.service.session import Session
from judge.service.trust.redaction import Veil, behind, drawn
from judge.service.trust.secret_words import all_secrets

TRIES = 3
"""A mail that crashes the handler this often is set aside for the keeper."""

DISOWNED_STRANGER = "stranger whose domain disowns the mail"
HELD_WEAK = "held: too little proof for the seat it names"
HELD_DISOWNED = "held: its own domain disowns it"
_REPORTS = (Silence.BOUNCE, Silence.AUTOMATIC)
"""How delivery reports are known before they are read."""

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

    Nothing happens to a mail that another process has dealt with in the meantime. OSError when the database
    cannot be had: that is not held against the mail.
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
    except AlreadySettled:
        raise
    except OSError:  # a full disk or a locked database says nothing about the mail
        desk.store.inbox.excuse(mail)
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
    """Let the mail have its effect, or hold it with nothing else done."""
    letter = desk.reader.read(pending.raw)
    veil = Veil(desk.composer.vocabulary())
    desk = behind(desk, veil)
    with drawn(Veil(secrets=all_secrets(letter))):
        with desk.store.begin() as work:
            session = _session(desk, work, letter, pending, veil)
            fate, note = _decide(session, pending.raw)
            if session.withheld is None:
                _finish(session, letter, pending, fate, note)
        if session.withheld is not None:
            person, game = session.withheld
            with desk.store.begin() as work:
                again = _session(desk, work, letter, pending, veil)
                hold(again, (person,), game, disowned=False)
                say_that_it_waits(again, person)
                _finish(again, letter, pending, Fate.IGNORED, HELD_WEAK)
    point("mail applied")


def _session(desk: Desk, work: UnitOfWork, letter: Letter, pending: Pending, veil: Veil) -> Session:
    person = work.people.by_address(letter.sender)
    hand = GamesInHand(work, pending.received, for_mail=True)
    return Session(desk, work, letter, pending.id, pending.received, person, hand, veil)


def _finish(session: Session, letter: Letter, pending: Pending, fate: Fate, note: str) -> None:
    """Write down the mail's end; what it told in confidence is struck out of it, unless it waits.

    A mail that was read line by line, all of it, has told the veil its secrets, but for those in its subject.
    """
    if session.reports and not session.unreadable and session.letter is letter:
        letter = replace(letter, text="")
    secrets = session.veil.secrets | all_secrets(letter)
    if not session.parked_whole and secrets:
        session.work.cover(pending.id, session.desk.reader.mask(pending.raw, secrets))
    session.work.settle(pending.id, fate, note, pending.received)
    point("mail about to commit")
    session.work.commit()


def _decide(session: Session, raw: bytes) -> tuple[Fate, str]:
    """What becomes of a mail: its fate and a note to it."""
    letter = session.letter
    if letter.silence is not None:
        found = take_bounces(session, raw) if letter.silence in _REPORTS else ""
        return Fate.IGNORED, found or letter.silence.value
    if letter.trust is Trust.NONE and session.desk.caution.hold_disowned:
        proven = confirmations(session)
        if proven is None:
            return Fate.IGNORED, _hold_disowned(session)
        session.letter = proven
    elif letter.trust is Trust.NONE and session.person is None:
        return Fate.IGNORED, DISOWNED_STRANGER
    return answer(session)


def _hold_disowned(session: Session) -> str:
    people = concerned(session)
    hold(session, people, "", disowned=True)
    return HELD_DISOWNED if people else DISOWNED_STRANGER
