"""The mailbox on an IMAP server: mails are fetched whole, and moved away once they are safely stored."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from judge.known_secrets import Secrets
from judge.mail.imap_connection import ImapConnection
from judge.mail.imap_syntax import Envelope
from judge.service.ports import Incoming

_LONGEST_IDLE = 540.0
"""Servers and firewalls may drop a silent connection after ten minutes or more (RFC 2177 says up to 29)."""

_HEAD_BYTES = 65_536
_MOST_DELETED = 500


@dataclass(frozen=True, slots=True)
class ImapAccount:
    """Where the mails wait, and where they go when they are stored.

    `tls` is implicit (port 993) or none (loopback only, please); `context` replaces the system's trust store.
    Sizes in bytes; `timeout` in seconds for each exchange, not less than 20 because servers punish a wrong
    password by waiting.
    """

    host: str
    user: str
    password: str
    port: int = 993
    tls: Literal["implicit", "none"] = "implicit"
    folder: str = "INBOX"
    processed: str = "Processed"
    size_limit: int = 2_000_000
    batch: int = 50
    batch_bytes: int = 20_000_000
    timeout: float = 60.0
    context: ssl.SSLContext | None = None


class ImapMailbox:
    """Reads one folder of one account.

    Nothing is remembered between calls but the connection: what is still in the folder has not been dealt
    with. After any OSError the next call connects anew. Keys are `uidvalidity:uid`, so that a key never names
    another mail after the server has counted anew (RFC 3501 §2.3.1.1).
    """

    def __init__(self, account: ImapAccount) -> None:
        """Take the account; nothing is opened before the first call."""
        if account.tls not in {"implicit", "none"}:
            raise ValueError(f"IMAP knows tls = implicit (port 993) or none, not {account.tls!r}")
        if account.processed.upper() == account.folder.upper():
            raise ValueError(
                f"mails that are stored cannot stay in {account.folder}: name another processed folder"
            )
        self._account = account
        self._secrets = Secrets(account.password)
        self._connection: ImapConnection | None = None
        self._validity = 0
        self._seen: frozenset[int] = frozenset()

    async def fetch(self) -> Sequence[Incoming]:
        """Return the mails that wait, oldest first; one over the limit comes with its header only."""
        connection = await self._connected()
        waiting = await connection.waiting()
        self._seen = frozenset(waiting)
        batch = waiting[: self._account.batch]
        envelopes = await connection.envelopes(batch) if batch else {}
        mails: list[Incoming] = []
        taken = 0
        for uid in sorted(envelopes):
            taken += min(envelopes[uid].size, self._account.size_limit)
            if mails and taken > self._account.batch_bytes:
                break
            mail = await self._fetch_one(connection, uid, envelopes[uid])
            mails.extend([mail] if mail else [])
        return mails

    async def done(self, *keys: str) -> None:
        """Move stored mails to the processed folder; keys of an earlier UIDVALIDITY are passed over.

        The mail of such a key will be fetched once more under its new key, and be known by its content.
        """
        connection = await self._connected()
        parted = [key.partition(":") for key in keys]
        uids = [int(uid) for validity, _, uid in parted if int(validity) == self._validity]
        if not uids or await connection.move(uids, self._account.processed):
            return
        await connection.create(self._account.processed)
        if not await connection.move(uids, self._account.processed):
            connection.drop()
            raise OSError(f"the IMAP server would not move a mail to {self._account.processed}")

    async def delete_processed(self, before: datetime) -> int:
        """Delete mails from the processed folder that came on an earlier day; how many, 500 at most."""
        account, connection = self._account, await self._connected()
        gone = await connection.delete_before(account.processed, before.date(), _MOST_DELETED)
        self._validity = await connection.select(account.folder)
        self._seen = frozenset()
        return gone

    async def wait(self, seconds: float) -> None:
        """Return when a mail may have come, at the latest after `seconds`; without IDLE just spend the time.

        What came since the last fetch is looked for first, because the server announces a mail only once.
        """
        connection = await self._connected()
        if not self._seen.issuperset(await connection.waiting()) or seconds <= 0:
            return
        if connection.has("IDLE"):
            await connection.idle(min(seconds, _LONGEST_IDLE))
        else:
            await asyncio.sleep(seconds)

    async def close(self) -> None:
        """Log out, if there is a connection."""
        connection, self._connection = self._connection, None
        if connection is not None and connection.alive:
            await connection.logout()

    async def _connected(self) -> ImapConnection:
        """Return the connection with the folder open, a new one if the last was lost."""
        if self._connection is not None and self._connection.alive:
            return self._connection
        account = self._account
        connection = ImapConnection(account.timeout)
        try:
            await connection.open(account.host, account.port, self._tls())
            await connection.login(account.user, account.password)
            await connection.create(account.processed)
            self._validity = await connection.select(account.folder)
        except BaseException:
            connection.drop()
            raise
        self._connection, self._seen = connection, frozenset()
        return connection

    def _tls(self) -> ssl.SSLContext | None:
        if self._account.tls == "none":
            return None
        return self._account.context or ssl.create_default_context()

    async def _fetch_one(self, connection: ImapConnection, uid: int, envelope: Envelope) -> Incoming | None:
        key = f"{self._validity}:{uid}"
        if envelope.size > self._account.size_limit:
            head = await connection.header(uid, _HEAD_BYTES)
            return Incoming(key, head, envelope.size, envelope.received)
        raw = await self._fetch_bytes(connection, uid, envelope.size)
        return None if raw is None else Incoming(key, raw, len(raw), envelope.received)

    @staticmethod
    async def _fetch_bytes(connection: ImapConnection, uid: int, size: int) -> bytes | None:
        """Fetch all bytes; where their number is not the announced size, only two equal fetches are believed.

        Some servers announce sizes that are a little off, and such a mail must not wait for ever.
        """
        raw = await connection.body(uid)
        if raw is None or len(raw) == size:
            return raw
        if raw != await connection.body(uid):
            connection.drop()
            raise ConnectionError(f"mail {uid} came in two different lengths, none of them {size} bytes")
        return raw
