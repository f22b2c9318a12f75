"""Posting: a notice is composed from what its reader may see, and queued under its unique key."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import datetime, timedelta
from typing import TypedDict

from judge.game.order_style import Amount
from judge.game.roles import Role
from judge.game.state import Game
from judge.language.text.patterns import TOKEN
from judge.notices.game import (
    AbsenceNotice,
    Digest,
    Disorder,
    Openings,
    PlayerJoined,
    SeatChanged,
    SettingsChanged,
)
from judge.notices.notice import AboutPowers, Addressee, Notice
from judge.notices.phases import GameEnded, LateNotice, Results, RolledBack
from judge.notices.press import Press
from judge.notices.remarks import KeeperRemark, remark
from judge.notices.replies import Reply
from judge.notices.restricted import UNNAMED, Known, person_in
from judge.notices.security import KeeperNote
from judge.records import NOWHERE, Email, EmailText, OutgoingEmail, ParkedContent, ParkedItem, Person, Thread
from judge.service.dependencies import Adapters, Services
from judge.service.outgoing.quota import Quota, leaves_early, quota_of, waits
from judge.store.database import UnitOfWork

OFFER_LIFE = timedelta(days=14)
"""How long a question that no one asked for waits for its YES."""


def thread_root(game: Game | None) -> str:
    """Return the thread of a game's email: one for each phase, one while it forms."""
    if game is None:
        return ""
    return f"{game.name}.{game.phase.mail_code if game.phase else 'forming'}"


WAITED = timedelta(minutes=15)
"""An email that was handled later than this after it came has waited."""


def waited(services: Adapters, now: datetime) -> bool:
    """Return whether something is told long after it happened, at `now`."""
    return services.handled is not None and services.handled - now >= WAITED


def _composed(
    services: Adapters,
    notice: Notice,
    reader: Addressee | None,
    now: datetime,
    by: Known | None = None,
    *,
    waits: bool = False,
) -> EmailText:
    """Return the email's text; nothing is composed except here.

    What an email that waited brings is told as of when it was handled: its times count from then.
    """
    if services.handled is None or not waited(services, now):
        return services.composer.compose(notice, reader, now, by, waits=waits)
    text = services.composer.compose(notice, reader, services.handled, by, waits=waits)
    return replace(text, dated=services.handled)


def _known(notice: Notice, reader: Addressee, by: Person | None) -> Known | None:
    """Return the GM whose doing it tells, if the reader may know them."""
    if by is None or notice.about is None:
        return None
    one = person_in(notice.about, by).seen_by(reader)
    return None if one is UNNAMED else one


def post_notice(
    services: Services,
    work: UnitOfWork,
    notice: Notice,
    reader: Addressee,
    key: str,
    now: datetime,
    by: Person | None = None,
) -> None:
    """Queue a notice that no one asked for; `key` names its cause, the reader's number makes it unique.

    People who left long ago have no address any more. `by` is the one of several GMs whose doing it tells. If
    the services say that it `hastens`, everything that waits for the reader about its game is sent with it.
    """
    wish, leads = reader.person.wish, reader.role is Role.MASTER
    if not _is_wanted(notice, reader):
        return
    put_off = wish.amount is not Amount.ALL and not leads and _can_wait(notice, reader)
    quota = None if put_off else quota_of(services, notice, reader, now)
    until = None if quota is None else _until(services, work, notice, reader, quota, now)
    held = put_off or until is not None
    text = _composed(services, notice, reader, now, _known(notice, reader, by), waits=held)
    thread, whole_key = _thread(work, notice, reader), _whole_key(notice, reader, key)
    outgoing = services.writer.write(text, whole_key, reader.person.address, thread, now, reply=False)
    outgoing = _with_picture(services, work, outgoing, text, now)
    outgoing = replace(
        outgoing,
        **_concern(notice.about, reader),
        cause="" if quota is None else quota.cause,
        urgent=notice.leaves_first,
        useful_until=_if_later(notice.useful_until, now),
    )
    work.outbox.add(outgoing, now, put_off=put_off, until=until)
    if wish.amount is Amount.RESULTS and isinstance(notice, Results | GameEnded):
        post_digest(services, work, notice.game, reader, f"{key}:with", now, with_results=True)


def _is_wanted(notice: Notice, reader: Addressee) -> bool:
    """Return whether the reader wants such a notice."""
    wish, leads = reader.person.wish, reader.role is Role.MASTER
    if reader.person.address.endswith(NOWHERE) or (notice.prompts and not wish.prompts):
        return False
    return leads or wish.late_notices or _is_own(notice, reader)


def _thread(work: UnitOfWork, notice: Notice, reader: Addressee) -> Thread:
    """Return the thread of the notice: its phase, the results that it corrects, and its game's list."""
    corrected = _corrected(work, notice, reader) if isinstance(notice, RolledBack) else ()
    about = notice.about.name if notice.about else ""
    return Thread(thread_root(notice.about), corrected[0] if corrected else "", corrected, about)


def _if_later(until: datetime | None, now: datetime) -> datetime | None:
    """Return the moment if it lies ahead: what is told after it has another reason."""
    return until if until is not None and until > now else None


def _until(
    services: Services, work: UnitOfWork, notice: Notice, reader: Addressee, quota: Quota, now: datetime
) -> datetime | None:
    """Return the moment until which the reader's quota holds the notice, and all of the game that waits."""
    if not waits(work, quota, reader.person.address, now):
        return None
    if not (services.hastens and leaves_early(work, quota, reader, now)):
        return quota.until
    if notice.about is not None:
        work.outbox.hasten(notice.about.name, now, reader.person.address)
    # Due now but among those that wait, so that it leaves in one email with them and overtakes none.
    return now


def _corrected(work: UnitOfWork, notice: RolledBack, reader: Addressee) -> tuple[str, ...]:
    """Return the identifiers of the reader's emails with results that a notice corrects, first to last."""
    keys = (f"{notice.game.name}:{event}" for event in notice.results)
    whole = (f"{key}:results:{reader.person.id}:{reader.power or reader.role.name}" for key in keys)
    return tuple(ident for key in whole if (ident := work.outbox.message_id(key)) is not None)


_LATER = (PlayerJoined, SeatChanged, Openings, Disorder, LateNotice, SettingsChanged, Press)
"""What needs no answer, unless it is about the reader themselves."""


def _can_wait(notice: Notice, reader: Addressee) -> bool:
    """Return whether a notice may come with a digest: nothing that needs the reader's answer may.

    Nor that a deadline has moved.
    """
    away = isinstance(notice, AbsenceNotice) and reader.power not in notice.powers
    return (
        (away or isinstance(notice, _LATER))
        and not notice.has_deadline
        and reader.role is not Role.REGISTERED
        and not _is_about(notice, reader)
    )


def _is_own(notice: Notice, reader: Addressee) -> bool:
    """Return whether a notice tells the reader more than that others are late."""
    return not isinstance(notice, LateNotice) or _is_about(notice, reader)


def _is_about(notice: Notice, reader: Addressee) -> bool:
    return isinstance(notice, AboutPowers | AbsenceNotice) and reader.power in notice.powers


def post_digest(
    services: Services,
    work: UnitOfWork,
    game: Game,
    reader: Addressee,
    key: str,
    now: datetime,
    *,
    with_results: bool = False,
) -> None:
    """Queue what was put off for a seat of somebody's as one email; none if nothing was."""
    raws = work.outbox.take_put_off(reader.person.address, game.name, reader.power or reader.role.name, now)
    emails = map(services.reader.read, raws)
    mails = tuple((email.subject, email.text) for email in emails)
    if mails:
        post_notice(services, work, Digest(game, mails, with_results), reader, key, now)


def _whole_key(notice: Notice, reader: Addressee, key: str) -> str:
    return f"{key}:{notice.template}:{reader.person.id}:{reader.power or reader.role.name}"


def post_question(
    services: Services,
    work: UnitOfWork,
    notice: Notice,
    reader: Addressee,
    key: str,
    content: ParkedContent,
    now: datetime,
) -> None:
    """Queue a notice that a YES answers: what waits for it is parked under the email's own identifier."""
    expires = now + OFFER_LIFE
    token = services.writer.token(_whole_key(notice, reader, key), now)
    game = notice.about
    digest = services.passwords.digest(token)
    work.parked_items.park(ParkedItem(digest, reader.person.id, game.name if game else "", content, expires))
    post_notice(services, work, notice, reader, key, now)


def token_of(message_id: str) -> str:
    """Return the token in the identifier of one of the judge's emails; "" in others."""
    local = message_id.strip("<>").partition("@")[0]
    return local if re.fullmatch(TOKEN, local) else ""


def _with_picture(
    services: Adapters, work: UnitOfWork, outgoing: OutgoingEmail, text: EmailText, now: datetime
) -> OutgoingEmail:
    """Return the email with its picture, which is kept until it is sent.

    If the picture could not be drawn, the email goes as text, and the keeper is told once for each fault.
    """
    if text.undrawn is not None:
        board, why = text.undrawn.board, text.undrawn.why
        detail = remark(KeeperRemark.UNDRAWN_DETAIL, board=board, why=why)
        note = KeeperNote(remark(KeeperRemark.UNDRAWN), detail)
        post_to_keeper(services, work, note, f"undrawn:{board}:{why}", now)
    picture = services.writer.picture(text)
    if picture is None:
        return outgoing
    work.pictures.keep(picture, now)
    return replace(outgoing, picture=picture.key)


class _Concern(TypedDict, total=False):
    """What an email is about, which a reply to it speaks for."""

    game: str
    phase: str
    part: str


def _concern(game: Game | None, reader: Addressee | None) -> _Concern:
    """Return what an email to a reader is about; nothing without a game."""
    if game is None or reader is None:
        return {}
    phase = game.phase.mail_code if game.phase else ""
    return {"game": game.name, "phase": phase, "part": reader.power or reader.role.name}


def post_reply(
    services: Adapters,
    work: UnitOfWork,
    reply: Reply,
    reader: Addressee | None,
    email: Email,
    key: str,
    now: datetime,
) -> int:
    """Queue the one answer that `key` names, to the sender of the email, in its thread; return its bytes.

    Its page is not counted, as its picture is not: how much someone may ask does not depend on its form.
    """
    text = _composed(services, reply, reader, now)
    thread = Thread(thread_root(reply.game), email.message_id, email.references)
    outgoing = services.writer.write(text, key, email.sender, thread, now, reply=True)
    outgoing = _with_picture(services, work, outgoing, text, now)
    work.outbox.add(replace(outgoing, **_concern(reply.game, reader)), now)
    return len(outgoing.raw) - len(text.html)


def post_to_address(
    services: Adapters,
    work: UnitOfWork,
    notice: Notice,
    address: str,
    key: str,
    now: datetime,
    thread: Thread,
) -> int:
    """Queue a notice to an address of nobody yet, under this very key; return its bytes."""
    text = _composed(services, notice, None, now)
    outgoing = services.writer.write(text, key, address, thread, now, reply=bool(thread.reply_to))
    work.outbox.add(outgoing, now)
    return len(outgoing.raw)


def post_to_keeper(services: Adapters, work: UnitOfWork, notice: Notice, key: str, now: datetime) -> None:
    """Queue a note to the judge's keeper."""
    text = _composed(services, notice, None, now)
    outgoing = services.writer.write(text, key, services.judge_info.keeper, Thread(), now, reply=False)
    work.outbox.add(outgoing, now)
