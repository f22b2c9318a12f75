"""Posting: a notice is masked and composed for its reader, and queued under a key that it has once."""

from __future__ import annotations

from datetime import datetime

from judge.game.state import Game
from judge.service.dependencies import Services
from judge.service.notices.addressee import Addressee
from judge.service.notices.notice import Notice
from judge.service.notices.replies import Reply
from judge.service.outgoing.anonymity import masked
from judge.service.ports import NOWHERE, Letter, Thread, UnitOfWork


def thread_root(game: Game | None) -> str:
    """The thread a game's mail belongs to: one for each phase, one while it forms."""
    if game is None:
        return ""
    return f"{game.name}.{game.phase.mail_code if game.phase else 'forming'}"


def post_notice(
    services: Services, work: UnitOfWork, notice: Notice, reader: Addressee, key: str, now: datetime
) -> None:
    """Queue a notice that nobody asked for; `key` names its cause, the reader's number makes it unique.

    Whoever left long ago has no address any more.
    """
    if reader.person.address.endswith(NOWHERE):
        return
    text = services.composer.compose(masked(notice, reader), reader, now)
    thread = Thread(root=thread_root(getattr(notice, "game", None)))
    whole_key = f"{key}:{notice.template}:{reader.person.id}:{reader.power or reader.role.name}"
    parcel = services.writer.write(text, whole_key, reader.person.address, thread, now, reply=False)
    work.outbox.add(parcel, now)


def post_reply(
    services: Services,
    work: UnitOfWork,
    reply: Reply,
    reader: Addressee | None,
    letter: Letter,
    key: str,
    now: datetime,
) -> int:
    """Queue the one answer that `key` names, to where the mail came from, in its thread; how many bytes."""
    text = services.composer.compose(reply, reader, now)
    thread = Thread(thread_root(reply.game), letter.message_id, letter.references)
    parcel = services.writer.write(text, key, letter.sender, thread, now, reply=True)
    work.outbox.add(parcel, now)
    return len(parcel.raw)


def post_to_address(
    services: Services,
    work: UnitOfWork,
    notice: Notice,
    address: str,
    key: str,
    now: datetime,
    thread: Thread,
) -> int:
    """Queue a notice to an address that is nobody's yet, under this very key; how many bytes."""
    text = services.composer.compose(notice, None, now)
    parcel = services.writer.write(text, key, address, thread, now, reply=bool(thread.reply_to))
    work.outbox.add(parcel, now)
    return len(parcel.raw)


def post_to_keeper(services: Services, work: UnitOfWork, notice: Notice, key: str, now: datetime) -> None:
    """Queue a note to the judge's keeper."""
    text = services.composer.compose(notice, None, now)
    parcel = services.writer.write(text, key, services.judge_info.keeper, Thread(), now, reply=False)
    work.outbox.add(parcel, now)
