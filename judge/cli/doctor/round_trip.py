"""One mail from the judge to itself: whether it arrives, how soon, and what the border wrote on it."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Iterator
from contextlib import suppress
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime

from judge.app import build_mailbox, build_transport
from judge.cli.doctor.diagnosis import Finding
from judge.cli.doctor.mail_checks import signed_by
from judge.config import Config
from judge.daemon.clock import system_clock
from judge.mail.automatic import LOOP_HEADER
from judge.mail.imap import ImapMailbox
from judge.records import Parcel, SendStatus
from judge.store.database import Database
from judge.store.errors import StoreError
from judge.store.overview import arrived

_PAUSE = 1.0


def round_trip(config: Config, seconds: float) -> Iterator[Finding]:
    """Send a mail to the judge's own address, and wait so long for it; the judge answers none of its own."""
    address, what = config.judge.address, "Round trip"
    if config.outgoing.transport != "smtp":
        yield Finding(what, advice=f"transport {config.outgoing.transport} mails nobody.")
        return
    ident = f"<doctor.{secrets.token_hex(12)}@{address.rpartition('@')[2]}>"
    transport = build_transport(config.outgoing, address, system_clock)
    try:
        report = transport.send(Parcel("doctor", address, ident, _mail(config, ident)))
    finally:
        transport.close()
    if report.status is not SendStatus.SENT:
        yield Finding(what, f"the mail server takes no mail to {address} ({report.detail}).")
        return
    began = time.monotonic()
    raw = asyncio.run(_wait(config, ident, seconds))
    if raw is None:
        yield Finding(
            what,
            f"a mail to {address} left and was not there after {seconds:g} seconds. Is that the address "
            f"of the mailbox that is read? Look into {_where(config)} and the mail server's log.",
        )
        return
    yield Finding(f"{what}: a mail to {address} arrived in {time.monotonic() - began:.0f} s")
    yield from _border(config, signed_by(raw))


def _where(config: Config) -> str:
    return f"its folder {config.incoming.folder}" if config.incoming else "the way it is brought"


def _border(config: Config, signer: str) -> Iterator[Finding]:
    what, wanted = "[border] authserv_id", config.border.authserv_id.lower()
    if wanted and signer != wanted:
        found = f"its topmost Authentication-Results is of {signer}" if signer else "it bore none"
        yield Finding(
            what,
            advice=f"{wanted} did not sign that mail ({found}). That is well only if it checks "
            "nothing but mail from outside: look at such a mail.",
        )
    elif signer and not wanted:
        yield Finding(what, advice=f"{signer} signed that mail. If that is your mail server, name it here.")


def _mail(config: Config, ident: str) -> bytes:
    message = EmailMessage(policy=SMTP)
    message["From"] = message["To"] = config.judge.address
    message["Date"] = format_datetime(system_clock())
    message["Subject"] = f"{config.judge.code} doctor"
    message["Message-ID"] = ident
    message["Auto-Submitted"] = "auto-generated"
    message[LOOP_HEADER] = f"{config.judge.code} {config.judge.address}"
    message.set_content("judge doctor sent this to see whether mail to the judge arrives.\n")
    return message.as_bytes()


async def _wait(config: Config, ident: str, seconds: float) -> bytes | None:
    """The mail as it arrived, in the mailbox or, where a judge at work was sooner, in the database."""
    box = build_mailbox(config.incoming) if config.incoming else None
    end = time.monotonic() + seconds
    try:
        while True:
            raw = await _in_mailbox(box, ident) if box else None
            raw = raw or await asyncio.to_thread(_in_database, config, ident)
            if raw or time.monotonic() > end:
                return raw
            await asyncio.sleep(_PAUSE)
    finally:
        if box is not None:
            with suppress(OSError):
                await box.close()


async def _in_mailbox(box: ImapMailbox, ident: str) -> bytes | None:
    with suppress(OSError):
        for mail in (await box.fetch()).mails:
            if mail.raw and ident.encode() in mail.raw:
                await box.done(mail.key)
                return mail.raw
    return None


def _in_database(config: Config, ident: str) -> bytes | None:
    database = Database(config.database, reading=True)
    try:
        return arrived(database.connections, ident)
    except (StoreError, OSError):
        return None
    finally:
        database.close()
