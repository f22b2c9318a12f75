"""What the doctor looks at on the way of mail: addresses, mailbox, SMTP server, border."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from email.message import EmailMessage
from email.parser import BytesHeaderParser
from email.policy import SMTP
from email.utils import format_datetime
from pathlib import Path

from judge.app import build_mailbox, build_transport
from judge.cli.database_setup import database_to_read
from judge.cli.doctor import ports
from judge.cli.doctor.dns_checks import reputation
from judge.cli.doctor.judge_checks import RELAY_REFUSES, Finding, why_unwritable
from judge.cli.doctor.ports import is_here
from judge.cli.doctor.server_remedies import told
from judge.config import Config
from judge.daemon.clock import system_clock
from judge.mail.automatic import LOOP_HEADER
from judge.mail.imap import ImapMailbox
from judge.mail.server_faults import fault_of
from judge.mail.smtp import Refused, SmtpTransport
from judge.records import OutgoingEmail, Refusal, SendStatus
from judge.render.maps.png import LONG_MAIL
from judge.store.database import Database
from judge.store.errors import StoreError
from judge.store.overview import arrived, faulty_mails, last_heads, last_sender

_SAMPLE_DOMAIN = "example.org"
_HEADS = 50
_ENOUGH = 5
"""Emails by which it can be told whether the border writes its line."""


def _addresses(config: Config) -> Iterator[Finding]:
    """Yield the judge's own address and the keeper's."""
    judge, keeper = config.judge.address.lower(), config.judge.keeper.lower()
    if keeper == judge:
        yield Finding(
            f"Keeper {keeper}",
            "this is the judge's own address, so no one reads messages for the keeper. Set [judge] "
            "keeper to the address of a person.",
        )
    for address in dict.fromkeys((judge, keeper)):
        if address.endswith(f"@{_SAMPLE_DOMAIN}") and config.outgoing.transport == "smtp":
            yield Finding(
                f"Address {address}", "this is the address in the sample. Edit [judge] in judge.toml."
            )


def _servers_in_the_clear(config: Config) -> Iterator[Finding]:
    """Passwords that would cross a network as they are."""
    servers = {"outgoing": config.outgoing if config.outgoing.transport == "smtp" else None}
    for section, server in {"incoming": config.incoming, **servers}.items():
        if (
            server is not None
            and server.tls == "none"
            and (server.login or server.oauth)
            and not is_here(server.host)
        ):
            yield Finding(
                f"[{section}] tls",
                f'"none" sends the password to {server.host} in clear text. '
                "Remedy: remove the line, or use a server on this machine.",
            )


def _incoming(config: Config) -> Iterator[Finding]:
    incoming = config.incoming
    if incoming is None:
        yield Finding(
            f"Incoming: no mailbox; email arrives through {'LMTP' if config.lmtp else 'judge feed'}"
        )
        return
    what = f"IMAP {incoming.user} at {incoming.host}:{incoming.port}"
    try:
        asyncio.run(_log_in(config))
    except OSError as error:
        yield Finding(what, told(fault_of(error), "incoming", config))
    else:
        yield Finding(what)


async def _log_in(config: Config) -> None:
    assert config.incoming is not None
    box = build_mailbox(config.incoming, system_clock)
    try:
        await box.check()
    finally:
        await box.close()


def _faulty_mails(config: Config) -> Iterator[Finding]:
    """Yield the emails that the mail server does not let the judge read."""
    try:
        with database_to_read(config) as database:
            mails = faulty_mails(database.connections)
    except (StoreError, OSError):
        return  # reported by another check
    for mail in mails:
        yield Finding(
            f"Email {mail.uid} from {mail.sender or 'an unknown sender'}",
            f"it has been unreadable since {mail.since:%Y-%m-%d %H:%M} UTC ({mail.why}; subject: "
            f"{mail.subject or 'unknown'}). Remedy: ask its sender to send it again, and move it from "
            f"{config.incoming.folder if config.incoming else 'the folder'} to another folder.",
        )


def _outgoing(config: Config) -> Iterator[Finding]:
    out = config.outgoing
    if out.transport != "smtp":
        if out.transport != "maildir" or not why_unwritable(Path(out.path)):  # the folder's check says why
            yield Finding(f"Outgoing: {out.transport} {out.path}".rstrip())
        return
    relay = build_transport(out, config.judge.address, system_clock)
    assert isinstance(relay, SmtpTransport)
    try:
        why = relay.check()
        refused = None if why else relay.refusal(config.judge.keeper)
        most = 0 if why else relay.size_limit()
    finally:
        relay.close()
    yield Finding(f"SMTP {out.host}:{out.port}", told(why, "outgoing", config) if why else "")
    if refused is not None:
        yield _of_refusal(config, refused)
    if 0 < most < LONG_MAIL:
        yield Finding(
            f"Size of emails at {out.host}",
            f"the mail server takes {most:,} bytes at most, and results with a picture may have "
            f"{LONG_MAIL:,}. Remedy: set its limit to 10 MB (Postfix: postconf -e message_size_limit=10240000"
            "; postfix reload), or name another server under [outgoing].",
        )


def _of_refusal(config: Config, refused: Refused) -> Finding:
    """What a refusal to take an email to the keeper is about: their address, the judge's, or the login."""
    out, judge, keeper = config.outgoing, config.judge.address, config.judge.keeper
    said = refused.words
    sender = (f"Address {judge}", "the mail server rejects email from this address")
    who = (f"Keeper {keeper}", "the mail server rejects email for this address")
    by_code = _WANTS_LOGIN_CODE.search(said) and not _ABOUT_SENDER.search(said)
    if not out.user and (by_code or _WANTS_LOGIN.search(said)):
        (what, why), remedy = who, "It probably needs a login: set user and password_file under [outgoing]"
    elif _ABOUT_NAME.search(said):
        what, why = sender
        remedy = (
            f"Remedy: the judge calls itself {judge.rpartition('@')[2]}, by [judge] address: write an address"
            " there whose domain is in the DNS"
        )
    elif refused.refusal is Refusal.JUDGE and not _ABOUT_SENDER.search(said):
        (what, why), remedy = (
            (f"SMTP {out.host}:{out.port}", "the mail server accepts no email now"),
            RELAY_REFUSES,
        )
    elif refused.step == "MAIL" or _ABOUT_SENDER.search(said):
        what, why = sender
        remedy = (
            "Remedy: write into [judge] address one that "
            f"{out.user or 'this machine'} can send mail from, or let {out.host} allow this one"
        )
    elif refused.refusal is Refusal.MAILBOX_FULL:
        (what, why), remedy = who, "Remedy: make room in that mailbox, or set [judge] keeper to another"
    elif refused.refusal is Refusal.POLICY:
        (what, why), remedy = who, f"Remedy: ask the operator of {out.host}, and quote this message"
    else:
        (what, why), remedy = who, "Correct [judge] keeper"
    return Finding(what, f"{why} ({said}). {remedy.rstrip('.')}.")


_ABOUT_SENDER = re.compile(r"\bsender\b|\bsend as\b|\bfrom address\b|\bmail from\b", re.IGNORECASE)
"""What servers say, also at RCPT, to whom may not send from the address that they name."""
_ABOUT_NAME = re.compile(r"\b(?:helo|ehlo)\b", re.IGNORECASE)
_WANTS_LOGIN_CODE = re.compile(r"\b5\.7\.[01]\b")
_WANTS_LOGIN = re.compile(r"\brelay|\bauth|\blog ?in\b|^530", re.IGNORECASE)
"""What servers say to whom they take mail from only once they have logged in."""


def _stored_mail(config: Config) -> Iterator[Finding]:
    """What the mails that were handled here tell: another judge at this database, a border that is silent."""
    try:
        with database_to_read(config) as database:
            sender, heads = last_sender(database.connections), last_heads(database.connections, _HEADS)
    except (StoreError, OSError):
        return  # reported by another check
    if sender and sender.lower() != config.judge.address.lower():
        yield Finding(
            "Database",
            f"the last email from this database was sent as {sender}, and this judge is "
            f"{config.judge.address}. Two judges cannot share a database. If you changed the address, "
            "the next email clears this line.",
        )
    signers = Counter(filter(None, map(signed_by, heads)))
    wanted = config.border.authserv_id.lower()
    if wanted and len(heads) >= _ENOUGH and wanted not in signers:
        known = f" They are signed by {signers.most_common(1)[0][0]}." if signers else ""
        yield Finding(
            "[border] authserv_id",
            f"none of the last {len(heads)} emails was signed by {wanted}.{known} "
            "Correct this key, or remove it; without it no From line can be verified.",
        )
    elif not wanted and heads and len(signers) == 1 and signers.total() == len(heads):
        name = next(iter(signers))
        yield Finding(
            "[border] authserv_id",
            advice=f"all of the last {len(heads)} emails have findings from {name}. If that is your server, "
            "name it: the judge can then recognise a forged From.",
        )


def signed_by(head: bytes) -> str:
    """Return the server in an email's topmost Authentication-Results (RFC 8601 §2.2), in lower case."""
    value = str(BytesHeaderParser().parsebytes(head).get("Authentication-Results", ""))
    words = value.partition(";")[0].split()
    return words[0].strip('"').lower() if words else ""


WITHOUT_SERVERS: tuple[Callable[[Config], Iterator[Finding]], ...] = (
    _addresses,
    _servers_in_the_clear,
    _stored_mail,
    _faulty_mails,
    *ports.CHECKS,
)
"""The checks for which no mail server is asked."""
CHECKS = (*WITHOUT_SERVERS, _incoming, _outgoing, reputation)


# One mail from the judge to itself: whether it arrives, how soon, and what the border wrote on it.

_PAUSE = 1.0


def round_trip(config: Config, seconds: float) -> Iterator[Finding]:
    """Send a mail to the judge's own address, and wait so long for it; the judge answers none of its own."""
    address, what = config.judge.address, "Round trip"
    if config.outgoing.transport != "smtp":
        yield Finding(what, advice=f"transport {config.outgoing.transport} sends no email.")
        return
    ident = f"<doctor.{secrets.token_hex(12)}@{address.rpartition('@')[2]}>"
    transport = build_transport(config.outgoing, address, system_clock)
    try:
        report = transport.send(OutgoingEmail("doctor", address, ident, _mail(config, ident)))
    finally:
        transport.close()
    if report.status is not SendStatus.SENT:
        yield Finding(what, f"the mail server rejects email to {address} ({report.detail}).")
        return
    began = time.monotonic()
    raw = asyncio.run(_wait(config, ident, seconds))
    if raw is None:
        yield Finding(
            what,
            f"an email to {address} was sent but did not arrive within {seconds:g} seconds. Is that the "
            f"address of the mailbox that is read? Look into {_where(config)} and the mail server's log.",
        )
        return
    yield Finding(f"{what}: an email to {address} arrived in {time.monotonic() - began:.0f} s")
    yield from _border(config, signed_by(raw))


def _where(config: Config) -> str:
    return f"its folder {config.incoming.folder}" if config.incoming else "the way it is brought"


def _border(config: Config, signer: str) -> Iterator[Finding]:
    what, wanted = "[border] authserv_id", config.border.authserv_id.lower()
    if wanted and signer != wanted:
        found = f"its topmost Authentication-Results is from {signer}" if signer else "it has none"
        yield Finding(
            what,
            advice=f"{wanted} did not sign that email ({found}). That is correct only if it checks just"
            " email from outside: look at such an email.",
        )
    elif signer and not wanted:
        yield Finding(what, advice=f"{signer} signed that email. If that is your mail server, name it here.")


def _mail(config: Config, ident: str) -> bytes:
    message = EmailMessage(policy=SMTP)
    message["From"] = message["To"] = config.judge.address
    message["Date"] = format_datetime(system_clock())
    message["Subject"] = f"{config.judge.code} doctor"
    message["Message-ID"] = ident
    message["Auto-Submitted"] = "auto-generated"
    message[LOOP_HEADER] = f"{config.judge.code} {config.judge.address}"
    message.set_content("judge doctor sent this to check that email to the judge arrives.\n")
    return message.as_bytes()


async def _wait(config: Config, ident: str, seconds: float) -> bytes | None:
    """Return the mail as it arrived, in the mailbox or, where a judge at work was sooner, in the database."""
    box = build_mailbox(config.incoming, system_clock) if config.incoming else None
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
