"""The mailbox on an IMAP server: emails are fetched whole, and moved away once they are safely stored."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from judge.mail.certificates import MakeContext, trust_in
from judge.mail.imap_connection import ImapConnection
from judge.mail.imap_syntax import Envelope, FaultyAnswerError, ImapFaultError, Waiting
from judge.mail.limits import SIZE_LIMIT
from judge.mail.login import Credential, Login
from judge.mail.server_faults import FaultKind, LoginRefusedError, ServerFaultError
from judge.records import Batch, Fault, Incoming

_LONGEST_IDLE = 540.0
"""Servers and firewalls may drop a silent connection after ten minutes or more (RFC 2177 says up to 29)."""

_HEAD_BYTES = 65_536
_MOST_DELETED = 500
_FIELD = re.compile(rb"^[A-Za-z][A-Za-z0-9-]*[ \t]*:", re.MULTILINE)
_LOST = bytes(64)

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ImapAccount:
    """Where the emails wait, and where they go when they are stored.

    `tls` is implicit (port 993), starttls (143) or none (loopback only, please); `trust` says whose
    certificates are good.
    Sizes in bytes; `timeout` in seconds for each whole exchange, not less than 20 with a real server, because
    servers punish a wrong password by waiting.
    """

    host: str
    user: str
    login: Login
    port: int = 993
    tls: Literal["implicit", "starttls", "none"] = "implicit"
    folder: str = "INBOX"
    processed: str = "Processed"
    size_limit: int = SIZE_LIMIT
    batch: int = 50
    batch_bytes: int = 20_000_000
    timeout: float = 60.0
    trust: MakeContext = trust_in


class ImapMailbox:
    """Reads one folder of one account.

    Nothing is remembered between calls but the connection: what is still in the folder has not been dealt
    with. After any OSError the next call connects again. Keys are `uidvalidity:uid`, so that a key never
    names another mail after the server has counted again (RFC 3501 §2.3.1.1).
    """

    def __init__(self, account: ImapAccount) -> None:
        """Take the account; nothing is opened before the first call."""
        if account.tls not in {"implicit", "starttls", "none"}:
            raise ValueError(f"IMAP knows tls = implicit (port 993), starttls or none, not {account.tls!r}")
        if account.processed.upper() == account.folder.upper():
            raise ValueError(
                f"mails that are stored cannot stay in {account.folder}: name another processed folder"
            )
        self._account = account
        self._connection: ImapConnection | None = None
        self._validity = 0
        self._seen: frozenset[int] = frozenset()
        self._one_by_one = False
        self._idles = True

    async def fetch(self, leave: Collection[str] = (), last: Collection[str] = ()) -> Batch:
        """Return the emails that wait, oldest first, up to one that cannot be read.

        One over the limit comes with its header only. The keys to `leave` are not fetched, and those to fetch
        `last` come after all others.
        """
        with self._trouble():
            connection = await self._connected()
            left, later = self._uids(leave), self._uids(last)
            waiting = await self._waiting(connection, left)
            self._seen = frozenset(waiting.uids)
            still = frozenset(self._key(uid) for uid in (left | later) & self._seen)
            wanted = [uid for uid in waiting.uids if uid not in left]
            if later:
                wanted.sort(key=later.__contains__)
            if not wanted:
                self._one_by_one = False
                return Batch(still=still, unread=waiting.unread)
            mails, fault = await self._fetch_several(connection, wanted)
            return Batch(mails, fault, still, waiting.unread)

    async def _waiting(self, connection: ImapConnection, left: frozenset[int]) -> Waiting:
        """Return what waits; where that is nothing but what is `left`, only if the server does not deny it.

        ImapFaultError if its SEARCH does not name emails that its other statements say are in the folder.
        The number of emails may be an old one, where a server forgets to say what was removed: so the folder
        is opened once more before the two are held to contradict each other.
        """
        waiting = await connection.waiting()
        if not left.issuperset(waiting.uids) or (
            connection.exists is not None and len(waiting.uids) >= connection.exists
        ):
            return waiting
        if await self._agrees(connection, waiting):
            return waiting
        if await connection.select(self._account.folder) != self._validity:
            connection.drop()
            raise ImapFaultError("the IMAP server has counted its mails anew")
        if await self._agrees(connection, waiting):
            return waiting
        waiting = await connection.waiting()
        if not left.issuperset(waiting.uids) or await self._agrees(connection, waiting):
            return waiting
        connection.drop()
        raise ImapFaultError("the IMAP server says that emails are in the folder and does not name them")

    async def _agrees(self, connection: ImapConnection, waiting: Waiting) -> bool:
        r"""Return whether a SEARCH named all emails that there are, but for those with the flag \Deleted.

        Whatever number the server says there are, one that it lists and its SEARCH does not name is denied.
        """
        deleted = await connection.deleted()
        unnamed = deleted.keys() - set(waiting.uids)
        return all(map(deleted.__getitem__, unnamed)) and (
            len(waiting.uids) + len(unnamed) >= (connection.exists or 0)
        )

    async def header(self, key: str) -> Incoming:
        """Return the header alone of a mail; OSError if the server does not send it or has counted anew."""
        with self._trouble():
            connection = await self._connected()
            (uid,) = self._uids([key]) or [0]
            if not uid:
                raise ImapFaultError("the IMAP server has counted its mails anew")
            try:
                head = await connection.header(uid, _HEAD_BYTES)
                _require_header(head)
            except FaultyAnswerError as error:
                raise ImapFaultError(str(error)) from error
            return Incoming(key, head, len(head), None, readable=False)

    async def done(self, *keys: str) -> None:
        """Move stored emails to the processed folder; keys of an earlier UIDVALIDITY are passed over.

        The mail of such a key will be fetched once more under its new key, and be known by its content.
        """
        with self._trouble():
            connection = await self._connected()
            uids = sorted(self._uids(keys))
            if not uids or await connection.move(uids, self._account.processed):
                return
            # RFC 3501 §6.4.7: a refusal may mean that the folder is
            # missing, because someone has deleted it since.
            await connection.create(self._account.processed)
            if not await connection.move(uids, self._account.processed):
                connection.drop()
                raise OSError(f"the IMAP server would not move a mail to {self._account.processed}")

    async def delete_processed(self, before: datetime) -> int:
        """Delete emails from the processed folder that came on an earlier day; how many, 500 at most."""
        with self._trouble():
            account, connection = self._account, await self._connected()
            gone = await connection.delete_before(account.processed, before.date(), _MOST_DELETED)
            self._validity = await connection.select(account.folder)
            # While the other folder was open, the server announced nothing
            # about this one: the next `wait` looks first.
            self._seen = frozenset()
            return gone

    async def wait(self, seconds: float) -> None:
        """Return when a mail may have come, at the latest after `seconds`; without IDLE just spend the time.

        What came since the last fetch is looked for first, because the server announces an email only once.
        A server that refused IDLE once is not asked for it again.
        """
        with self._trouble():
            connection = await self._connected()
            waiting = await connection.waiting()
            if not self._seen.issuperset(waiting.uids) or seconds <= 0:
                return
            if self._idles and connection.has("IDLE"):
                self._idles = await connection.idle(min(seconds, _LONGEST_IDLE))
                if self._idles:
                    return
            await asyncio.sleep(seconds)

    async def check(self) -> None:
        """Log in, and look whether emails can be read and moved; ServerFaultError if not."""
        account = self._account
        with self._trouble():
            connection = await self._connected()
            if connection.read_only:
                raise ServerFaultError(
                    FaultKind.READ_ONLY_FOLDER,
                    f"the IMAP server lets {account.user} read {account.folder}, but move no email out of it",
                )
            if why := await connection.lacks(account.processed):
                raise ServerFaultError(
                    FaultKind.PROCESSED_FOLDER,
                    f"the IMAP server has no folder {account.processed} and lets nobody make it: {why}",
                )
            await connection.waiting()

    async def close(self) -> None:
        """Log out, if there is a connection."""
        connection, self._connection = self._connection, None
        if connection is not None and connection.alive:
            with self._trouble():
                await connection.logout()

    @contextmanager
    def _trouble(self) -> Iterator[None]:
        """Make an OSError of whatever else is raised while a server's words are read: it is its fault."""
        try:
            yield
        except OSError:
            raise
        except Exception as error:
            log.exception("what the IMAP server said cannot be read")
            if self._connection is not None:
                self._connection.drop()
            raise ImapFaultError(
                f"the IMAP server's answer cannot be read ({type(error).__name__})"
            ) from error

    async def _connected(self) -> ImapConnection:
        """Return the connection with the folder open, a new one if the last was lost."""
        if self._connection is not None and self._connection.alive:
            return self._connection
        account = self._account
        credential = await asyncio.to_thread(account.login.credential)
        try:
            connection = await self._logged_in(credential)
        except LoginRefusedError:
            newer = await asyncio.to_thread(account.login.newer, credential)
            if newer is None:
                raise
            connection = await self._logged_in(newer)
        try:
            await connection.create(account.processed)
            self._validity = await connection.select(account.folder)
        except BaseException:
            connection.drop()
            raise
        self._connection, self._seen = connection, frozenset()
        return connection

    async def _logged_in(self, credential: Credential) -> ImapConnection:
        """Return a new connection that is logged in."""
        account = self._account
        context = None if account.tls == "none" else account.trust()
        connection = ImapConnection(account.timeout)
        try:
            await connection.open(account.host, account.port, context if account.tls == "implicit" else None)
            if context is not None and account.tls == "starttls":
                await connection.secure(context)
            await connection.login(account.user, credential)
        # A cancelled login, too, leaves a connection whose next words would answer the wrong command.
        except BaseException:
            connection.drop()
            raise
        return connection

    def _key(self, uid: int) -> str:
        return f"{self._validity}:{uid}"

    def _uids(self, keys: Collection[str]) -> frozenset[int]:
        """Return the UIDs of keys, without those of an earlier UIDVALIDITY."""
        parted = (key.partition(":") for key in keys)
        return frozenset(int(uid) for validity, _, uid in parted if int(validity) == self._validity)

    async def _fetch_several(
        self, connection: ImapConnection, wanted: Sequence[int]
    ) -> tuple[Sequence[Incoming], Fault | None]:
        """Fetch the first of these emails, as many as a batch holds, up to one that cannot be read."""
        batch = wanted[: 1 if self._one_by_one else self._account.batch]
        try:
            envelopes = await connection.envelopes(batch)
        except OSError:
            self._one_by_one, batch = True, batch[:1]
            connection, envelopes = await self._first_envelope(batch)
        mails: list[Incoming] = []
        taken = 0
        for uid in batch:
            envelope = envelopes.get(uid, _UNKNOWN)
            taken += min(envelope.size or 0, self._account.size_limit)
            if mails and taken > self._account.batch_bytes:
                break
            try:
                mails.append(await self._fetch_one(connection, uid, envelope))
            except (OSError, FaultyAnswerError) as error:
                return mails, Fault(self._key(uid), str(error), cut=not connection.alive)
        return mails, None

    async def _first_envelope(self, batch: Sequence[int]) -> tuple[ImapConnection, Mapping[int, Envelope]]:
        """Ask once more, on a new connection, for the size and the arrival of the first email alone.

        A connection that broke by chance must not cost an email the moment of its arrival. Where the answer
        fails again, the email is fetched without them.
        """
        connection = await self._connected_again()
        try:
            return connection, await connection.envelopes(batch)
        except OSError:
            return await self._connected_again(), {}

    async def _connected_again(self) -> ImapConnection:
        """Return a connection after a fault, if the UIDs are still good.

        From now on emails are fetched one by one: so it shows over which of them the server fails.
        """
        validity, connection = self._validity, await self._connected()
        if self._validity != validity:
            raise ImapFaultError("the IMAP server has counted its mails anew")
        return connection

    async def _fetch_one(self, connection: ImapConnection, uid: int, envelope: Envelope) -> Incoming:
        raw = await self._fetch_bytes(connection, uid, envelope.size)
        size = len(raw)
        # `_fetch_bytes` asked for one byte more than the limit, so
        # this many bytes prove that the email is over it.
        if size > self._account.size_limit:
            size = max(size, envelope.size or 0)
            raw = await connection.header(uid, _HEAD_BYTES)
        _require_header(raw)
        return Incoming(self._key(uid), raw, size, envelope.received)

    async def _fetch_bytes(self, connection: ImapConnection, uid: int, size: int | None) -> bytes:
        """Fetch all bytes, or one more than the limit: where their number is not the announced size, twice.

        Some servers announce sizes that are wrong, and such an email must not wait for ever: two equal
        fetches are believed. But what has less than half of its announced size, of one within the limit, is
        an email that was cut.
        """
        limit = self._account.size_limit
        raw = await connection.body(uid, limit + 1)
        if len(raw) == size or len(raw) > limit:
            return raw
        if size is not None and 2 * len(raw) < size <= limit:
            raise FaultyAnswerError(f"the server sent {len(raw)} bytes and announced {size}")
        if raw != await connection.body(uid, limit + 1):
            raise FaultyAnswerError(f"it came in two different lengths, none of them {size} bytes")
        return raw


def _require_header(raw: bytes) -> None:
    """Raise FaultyAnswerError for what is no email: bytes without a header, or a file full of zeros.

    An email of a person has a From field at least (RFC 5322 §3.6). NUL is in none that IMAP may send
    (RFC 9051 §4.3.1); a block of them is where a disk lost what it was to keep.
    """
    if not _FIELD.search(raw, 0, _HEAD_BYTES):
        raise FaultyAnswerError("the server sent no email: it has no header")
    if _LOST in raw:
        raise FaultyAnswerError("the server sent zeros in the place of a part of it")


_UNKNOWN = Envelope()
