"""Intake: one incoming email from raw bytes to its one fate (docs/flow.md, ADR 2).

Mail is handled in two steps. `receive` stores the bytes and commits. From then on the email cannot be lost,
and its carrier may forget it. `handle` gives a stored email its effect, its answer and its fate in one
transaction. A crash in between rolls back, and the email is handled again from the beginning:

    received   ->  applied       a line of it had an effect, or was answered
               ->  refused       nothing in it could be done; its sender is told why
               ->  ignored       by rule: robots, returned mail, mail its own domain disowns, or mail that is
                                 held until its owner confirms it
               ->  quarantined   it has had all its tries (`retry_policy`); keeper and sender are told

What an email may do depends on who is believed to have sent it (`_decide`; docs: sender, "Too little proof
holds the whole email"). An email with too little proof for a seat it names is held as a whole: its
transaction is rolled back, so that half an email never counts, and a second one holds it. Otherwise its lines
are worked through, the games it changed are saved, their events announced, and the email answered
(`_carry_out`), all in the same transaction.

While an email is handled, its passwords and tokens are known to a redactor, and every email and every log
line passes through it. At the end they are removed from the stored email too (docs: sender, "Secrets are
masked in everything that leaves").

Read `handle`, `_apply`, `_decide`, `_carry_out`, `_settle`; then `mail_lines` for what an email says.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from enum import Enum, auto

from judge.language.secret_words import secrets_in_mail
from judge.notices.security import HeldBecause
from judge.records import (
    UNREAD,
    AlreadySettled,
    Email,
    EmailId,
    Fate,
    Incoming,
    OutOfTurn,
    Pending,
    Silence,
    Stored,
    Trust,
)
from judge.render.text.reader_language import in_language
from judge.service.allowance import Allowance
from judge.service.answered_emails import with_answered
from judge.service.crash_points import crash_point
from judge.service.dependencies import Services
from judge.service.handlers.press import park_press
from judge.service.incoming.answer import answer, say_that_it_waits, say_that_it_was_asked_often
from judge.service.incoming.automatic_mail import why_silent
from judge.service.incoming.bounces import mark_reachable, record_bounces
from judge.service.incoming.held_mail import (
    hold_for_yes,
    hold_mail,
    hold_weak_mail,
    only_confirmations,
    people_concerned,
    release_mails,
)
from judge.service.incoming.line_reports import report_untold
from judge.service.incoming.mail_lines import carry_out_lines
from judge.service.incoming.quarantine import quarantine
from judge.service.open_games import OpenGames
from judge.service.outcomes import Hold
from judge.service.outgoing.announce import announce
from judge.service.passwords import count_guesses
from judge.service.redaction import Redactor, redact_stored, redacted_log, secrets_of_subject, with_redaction
from judge.service.request import Request
from judge.service.retry_policy import TRIES, used_up
from judge.service.session import Session, open_session
from judge.service.transcript import Transcript
from judge.store.database import UnitOfWork

DISOWNED_STRANGER = "stranger whose domain disowns the mail"
BANNED = "banned by the keeper"
HELD_WEAK = "held: too little proof for the seat it names"
NOT_HELD = "too little proof for the seat it names, whose player was asked often enough this hour"
HELD_NEWCOMER = "held: its address has never answered"
HELD_UNPROVEN = "held: nothing but its address shows who asks for a part in a game"
HELD_DISOWNED = "held: its own domain disowns it"
_REPORTS = (Silence.BOUNCE, Silence.REPORT, Silence.AUTOMATIC)
"""Signs of delivery reports before they are read."""

log = logging.getLogger(__name__)


def receive(
    services: Services, raw: bytes, received: datetime, source: str, size: int | None = None
) -> Stored:
    """Store an email permanently: when this returns, its carrier may forget it.

    `size` is the true size in bytes if `raw` is only the head; an email over the limit loses its body.
    """
    return _receive(services, [(_kept(services, raw, size), received)], source)[0]


def receive_all(
    services: Services, mails: Sequence[Incoming], until: datetime, source: str
) -> Sequence[Stored]:
    """Store the emails of a mailbox permanently, all or none; none counts as received later than `until`.

    An email whose arrival time is unknown counts as received at `until`.
    """
    kept = [(_kept_of(services, one), min(one.received or until, until)) for one in mails]
    return _receive(services, kept, source)


def _kept_of(services: Services, mail: Incoming) -> bytes:
    raw = mail.raw or b""
    return _kept(services, raw, mail.size) if mail.readable else services.reader.trim(raw, UNREAD)


def _kept(services: Services, raw: bytes, size: int | None) -> bytes:
    whole = len(raw) if size is None else size
    return services.reader.trim(raw, whole) if whole > services.size_limit else raw


def _receive(services: Services, mails: Sequence[tuple[bytes, datetime]], source: str) -> Sequence[Stored]:
    crash_point("about to store a mail")
    stored = services.store.inbox.store_all(mails, source)
    crash_point("mail stored")
    return stored


class Attempt(Enum):
    """The outcome of an attempt to handle an email."""

    SETTLED = auto()
    """The email has its fate."""
    FAILED = auto()
    """The handler failed; the email will be tried again."""
    OUT_OF_TURN = auto()
    """It must wait for emails that another process is handling."""


def handle(services: Services, email_id: EmailId, now: datetime) -> Attempt:
    """Give a stored email its effect, fate and answer in one transaction; a crash leaves it for later.

    Nothing happens to an email that another process has handled in the meantime. OSError if the database is
    not available: that is not counted against the email. `now` is when the attempt begins.
    """
    with suppress(AlreadySettled):
        try:
            return _attempt(services, email_id, now)
        except OutOfTurn:
            services.store.inbox.cancel_attempt(email_id)
            return Attempt.OUT_OF_TURN
    return Attempt.SETTLED


def _attempt(services: Services, email_id: EmailId, now: datetime) -> Attempt:
    pending = services.store.inbox.begin_attempt(email_id, now)
    crash_point("mail begun")
    if used_up(pending):
        quarantine(services, pending)
        return Attempt.SETTLED
    try:
        _apply(services, pending, now)
    except (AlreadySettled, OutOfTurn):
        raise
    except OSError:  # a full disk or a locked database says nothing about the mail
        services.store.inbox.cancel_attempt(email_id)
        raise
    except Exception:
        log.exception("mail %d failed, try %d of %d", email_id, pending.failures + 1, TRIES)
        services.store.inbox.fail_attempt(email_id)
        return Attempt.FAILED
    return Attempt.SETTLED


def _apply(services: Services, pending: Pending, now: datetime) -> None:
    """Let the email take effect in one transaction, or hold it in another with nothing else done."""
    email = services.reader.read(pending.raw)
    redactor = Redactor(services.composer.vocabulary())
    services = with_redaction(services, redactor, now)
    with redacted_log(lambda: _secrets_in(email)):
        with services.store.begin() as work:
            email = with_answered(services, work, email)
            session = _session(services, work, email, pending, redactor, now)
            with in_language(services.composer.language_of(session.speaker.person)):
                fate, note = _decide(session, pending.raw)
            if not session.speaker.is_held:
                _settle(session, email, pending, fate, note)
        if session.speaker.is_held:
            with services.store.begin() as work:
                again = _session(services, work, email, pending, redactor, now)
                again.allowance.wrong_passwords = session.allowance.wrong_passwords
                _settle(again, email, pending, Fate.IGNORED, _hold(again, session.speaker.held_for))
    crash_point("mail applied")


def _secrets_in(email: Email) -> Redactor:
    """Return the redactor for the log while an email is handled: it hides whatever may be a secret."""
    found = secrets_in_mail(email.subject, email.text, email.unread)
    return Redactor(secrets=found.union(email.page_tokens))


def _hold(session: Session, held_for: Hold | None) -> str:
    """Hold the email for a person's confirmation, or (None) for an address's first YES; return why."""
    if held_for is None:
        why = HELD_NEWCOMER if session.speaker.person is None else HELD_UNPROVEN
        return why if hold_for_yes(session) else say_that_it_was_asked_often(session)
    asked = hold_weak_mail(session, held_for)
    say_that_it_waits(session, held_for, asked=asked)
    return HELD_WEAK if asked else NOT_HELD


def _session(
    services: Services,
    work: UnitOfWork,
    email: Email,
    pending: Pending,
    redactor: Redactor,
    now: datetime,
) -> Session:
    person = work.people.by_address(email.sender)
    games = OpenGames(work, pending.received, mail=pending, handled=now)
    request = Request(services, work, email, pending.id, pending.received, games, handled=now)
    return open_session(request, person, redactor, Allowance(size=len(pending.raw)))


def _settle(session: Session, email: Email, pending: Pending, fate: Fate, note: str) -> None:
    """Record the email's fate and commit; the stored email is redacted, unless it was held.

    Reading an email line by line has told the redactor its secrets, except those in its subject.
    """
    request, transcript = session.request, session.transcript
    read = transcript.reports and not transcript.unreadable and request.email is email
    unread = email.unread if read else f"{email.text}\n{email.unread}"
    secrets = transcript.redactor.secrets.union(secrets_of_subject(email))
    if unread:
        secrets |= secrets_in_mail("", unread)
    strikes = bool(secrets) and not transcript.mail_parked
    kept = request.services.reader.redact(pending.raw, secrets) if strikes else None
    count_guesses(request, session.speaker, session.allowance)
    request.work.inbox.settle(pending.id, fate, note, pending.received, kept)
    crash_point("mail about to commit")
    request.work.commit()
    if log.isEnabledFor(logging.INFO):
        log.info("mail %d: %s%s", pending.id, fate.value, _about(session.request, session.transcript))


def _about(request: Request, transcript: Transcript) -> str:
    """Return the games and phases that the email spoke in, for the log."""
    names = dict.fromkeys(name for name, _ in transcript.seats)
    games = filter(None, map(request.games.up_to_date, names))
    return "".join(f", {game.name} {game.phase.mail_code if game.phase else 'forming'}" for game in games)


def _decide(session: Session, raw: bytes) -> tuple[Fate, str]:
    """Decide on an email, and carry it out if it is believed; return its fate with a note about it."""
    email = session.request.email
    if email.silence is not None and (silence := why_silent(session.request, session.speaker)) is not None:
        found = record_bounces(session.request, session.speaker, raw) if silence in _REPORTS else ""
        return Fate.IGNORED, found or silence.value
    if session.request.is_banned(session.speaker.person):
        return Fate.IGNORED, BANNED
    if email.trust is Trust.NONE and session.request.services.security.hold_disowned:
        proven = only_confirmations(session.request)
        if proven is None:
            return Fate.IGNORED, _hold_disowned(session)
        session.request = replace(session.request, email=proven, whole_email=email)
    elif email.trust is Trust.NONE and session.speaker.person is None:
        return Fate.IGNORED, DISOWNED_STRANGER
    return _carry_out(session)


def _carry_out(session: Session) -> tuple[Fate, str]:
    """Carry out a believed email: read its lines, save and announce its games, answer it."""
    request, speaker, transcript = session.request, session.speaker, session.transcript
    mark_reachable(request, speaker)
    carry_out_lines(session)
    if speaker.is_held:
        return Fate.IGNORED, ""
    request.note_shown()
    released = release_mails(session) if transcript.released or speaker.is_newcomer else []
    for email_id in transcript.dropped:
        redact_stored(request.services, request.work, email_id)
    speakers = (one.speaker for one in (session, *released))
    causes = (one.person.id if one.person else one.cause for one in speakers)
    services = request.services.caused_by(next(filter(None, causes), 0))
    for change in request.games.save_changes(f"mail:{request.email_id}"):
        if (told := announce(services, request.work, change, request.now)) is not None:
            for one in (session, *released):
                report_untold(one.transcript, change, told)
    if transcript.press_apart:
        park_press(request, transcript)
    crash_point("games saved, notices queued")
    note = answer(session, released)
    return (Fate.APPLIED if transcript.effects else Fate.REFUSED), note


def _hold_disowned(session: Session) -> str:
    people = people_concerned(session.request, session.speaker, session.allowance)
    hold_mail(session, people, "", HeldBecause.DISOWNED)
    return HELD_DISOWNED if people else DISOWNED_STRANGER
