"""The inbox: incoming emails, kept raw the moment they arrive, handed out until each has met its fate.

Two deliveries of one mail are known by its fingerprint. Only where it has neither identifier nor time may
the same bytes be another mail, which someone sent again: half a day after the last they count again. Hostile
mail reaches that before any limit is checked, so nothing in it parses: only the first `HEADER_LIMIT` bytes
are searched for header fields, everything is linear in the size of the mail, and no bytes make it fail.
"""

from __future__ import annotations

import binascii
import hashlib
import quopri
import re
from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from datetime import datetime, timedelta
from functools import cache
from itertools import count

from sqlalchemy import Connection, bindparam, case, delete, exists, func, insert, or_, select, tuple_, update

from judge.records import NOWHERE, AlreadySettled, EmailId, Fate, FaultyEmail, Pending, Stored, Waiting
from judge.store.connection import Connections, insert_numbered, mentions
from judge.store.engine import Prepared
from judge.store.locks import WORK, Held, try_lock
from judge.store.schema import FaultyEmailRow, GameRow, InboxRow, OtherAddressRow, OutboxRow, PersonRow

# Routes: the games that an email is about, as far as its bytes tell before anyone reads it.
#
# By them several processes share the work and keep each game's emails in order. What counts is only
# whether a word is a game's name; where an email says it so that it is not seen here, the handler finds
# out and lets older emails of that game go first (`InboxRecords.older_waits`).

_LOOKED_AT = 200_000
"""Bytes of an email that are searched."""
_MOST = 60
"""Words that may be names of games; an email with more is as good as one with none."""
_SIGN_ON = re.compile(
    rb"(?:sign[ -]*on|log[ -]*in|hello|create|observe)[ \t]+(\S+)(?:[ \t]+(\S+))?", re.IGNORECASE
)
_SUBJECT = re.compile(rb"^Subject:[^\n]*?[A-Z0-9]{4,8}:([\w-]+)", re.IGNORECASE | re.MULTILINE)
_ANSWERED = re.compile(
    rb"^(?:In-Reply-To|References):[ \t]*((?:[^\n]|\n[ \t])+)", re.IGNORECASE | re.MULTILINE
)
_MESSAGE_ID = re.compile(rb"<[^<>\s]+>")
_BASE64 = re.compile(rb"(?:^[A-Za-z0-9+/]{40,}={0,2}\r?\n?)+(?:^[A-Za-z0-9+/]+={0,2}\r?\n?)?", re.MULTILINE)
_LAST_ANSWERED = 10


def routes_of(connection: Connection, raw: bytes) -> Sequence[str]:
    """Return the games that a mail names or answers a mail of ours about."""
    head = raw[:_LOOKED_AT]
    # SIGN ON aalpha: the classic form has a seat's letter in front of the game's name.
    words = {name for word in _words(head) for name in (word, word[1:]) if name}
    if len(words) > _MOST:
        return ()
    named = select(GameRow.name).where(GameRow.name.in_(sorted(words)))
    found = set(connection.scalars(named)) if words else set()
    if answered := _answered(head):
        query = select(OutboxRow.game).where(OutboxRow.message_id.in_(answered), OutboxRow.game.is_not(None))
        found |= {game for game in connection.scalars(query) if game}
    return sorted(found)


def _words(raw: bytes) -> Iterator[str]:
    """Words that stand where a game's name does."""
    for text in (raw, *_decoded(raw)):
        for match in _SIGN_ON.finditer(text):
            yield from (word.decode("latin-1").strip("?<>.,;:*").lower() for word in match.groups() if word)
    if subject := _SUBJECT.search(raw):
        yield subject[1].decode("latin-1").lower()


def _decoded(raw: bytes) -> Iterator[bytes]:
    """Yield what the mail's encodings hide, were the whole of it in one of them."""
    small = raw.lower()
    if b"quoted-printable" in small:
        yield quopri.decodestring(raw)
    if b"base64" in small:
        # No part is looked for: a parser could fail here, and a word too many does no harm.
        for block in _BASE64.findall(raw):
            try:
                yield binascii.a2b_base64(block)
            except binascii.Error:
                continue


def _answered(raw: bytes) -> list[str]:
    """Return the mails that a mail says it answers, the last of them."""
    found = [one.decode("latin-1") for field in _ANSWERED.findall(raw) for one in _MESSAGE_ID.findall(field)]
    return sorted(set(found[-_LAST_ANSWERED:]))


# Faulty emails, within a unit of work.

_TABLE = FaultyEmailRow.__table__
_ALL = Prepared(select(_TABLE).order_by(FaultyEmailRow.since, FaultyEmailRow.mailbox, FaultyEmailRow.key))


class FaultyEmails:
    """The faulty emails, within a unit of work."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def all(self) -> Sequence[FaultyEmail]:
        """Return every one, the oldest first."""
        return [FaultyEmail(**row._asdict()) for row in _ALL.all(self._connection, {})]

    def save(self, mail: FaultyEmail) -> None:
        """Note one, or note again how it stands."""
        self.remove(mail.mailbox, [mail.key])
        self._connection.execute(insert(FaultyEmailRow).values(asdict(mail)))

    def remove(self, mailbox: str, keys: Collection[str]) -> None:
        """Forget some that were read, or are not there any more."""
        which = (FaultyEmailRow.mailbox == mailbox, FaultyEmailRow.key.in_(keys))
        self._connection.execute(delete(FaultyEmailRow).where(*which))

    def forget(self, mailbox: str) -> None:
        """Forget all of a mailbox that is read no more."""
        self._connection.execute(delete(FaultyEmailRow).where(FaultyEmailRow.mailbox == mailbox))


HEADER_LIMIT = 64 * 1024
"""Header bytes that are looked at; a field beyond them counts as missing."""
VALUE_LIMIT = 998
"""Characters kept of a field's value (RFC 5322 §2.1.1)."""
SENT_AGAIN = timedelta(hours=12)
"""After that the same bytes without identifier and time are another mail: servers try again in hours."""

_BLANK_LINE = re.compile(rb"\r?\n\r?\n")
_FOLD = re.compile(rb"\r?\n[ \t]+")


@dataclass(frozen=True, slots=True)
class Fingerprint:
    """Who an email says it is from and its Message-ID (empty if missing), and the key unique to it.

    `stamped` if it says when it was written or carried: the same bytes again are the same mail.
    """

    message_id: str
    sender: str
    raw_sha256: str
    dedup: str
    stamped: bool

    def again(self, times: int) -> str:
        """Return the key of a mail of these bytes that was sent again so many times."""
        return self.dedup if times == 0 else hashlib.sha256(f"{self.dedup}\0{times}".encode()).hexdigest()

    def is_same(self, stored: datetime, received: datetime) -> bool:
        """Return whether the mail of these bytes that was received now is one that was stored before."""
        return self.stamped or abs(received - stored) < SENT_AGAIN


def fingerprint(raw: bytes) -> Fingerprint:
    """Take an email's fingerprint.

    The key is made of (Message-ID, sender, hash of the body), because a second delivery has other Received
    lines; without a Message-ID it is made of all the bytes. Two emails that share a Message-ID but not the
    text differ.
    """
    header = _header_lines(raw)
    message_id = _field(header, b"Message-ID")
    sender = _address(_field(header, b"From"))
    raw_sha = hashlib.sha256(raw).hexdigest()
    if message_id:
        parts = ("mail", message_id, sender, _body_hash(raw))
        dedup = hashlib.sha256("\0".join(parts).encode()).hexdigest()
    else:
        dedup = hashlib.sha256(f"raw\0{raw_sha}".encode()).hexdigest()
    stamped = bool(message_id) or any(_field(header, name) for name in (b"Date", b"Received"))
    return Fingerprint(message_id, sender, raw_sha, dedup, stamped)


def raw_header_field(raw: bytes, name: bytes) -> str:
    """Return the first header field of that name, unfolded, control characters removed.

    Empty if there is none.
    """
    return _field(_header_lines(raw), name)


def _header_lines(raw: bytes) -> list[bytes]:
    """Return the unfolded lines of the header, as far as it is looked at."""
    header = raw[:HEADER_LIMIT]
    if end := _BLANK_LINE.search(header):
        header = header[: end.start()]
    # Not splitlines: a carriage return alone ends no line for any mail server.
    return _FOLD.sub(b" ", header).split(b"\n")


def _field(lines: Sequence[bytes], name: bytes) -> str:
    prefix = name.lower() + b":"
    found = [line for line in lines if line[: len(prefix)].lower() == prefix]
    words = found[0][len(prefix) :].decode("latin-1").strip()[:VALUE_LIMIT] if found else ""
    return words if words.isprintable() else "".join(c for c in words if c.isprintable())


def _address(value: str) -> str:
    """Return the address in a From field, in lower case.

    Good enough to tell senders apart, not to answer them.
    """
    _, bracket, rest = value.rpartition("<")
    return (rest.partition(">")[0] if bracket else value).strip().lower()


def _body_hash(raw: bytes) -> str:
    """The hash of the body, whatever its line ends and the blanks that transports add or cut before them."""
    end = _BLANK_LINE.search(raw)
    body = raw[end.end() :] if end else b""
    lines = (line.rstrip() for line in body.replace(b"\r\n", b"\n").split(b"\n"))
    # Mailboxes and pipes add or cut empty lines at the end of an email.
    return hashlib.sha256(b"\n".join(lines).rstrip(b"\n")).hexdigest()


STUB = 55
"""The most bytes that what stands for a forgotten mail has."""

# Made once: putting a statement together takes longer than running it.
_KNOWN = Prepared(select(InboxRow.id, InboxRow.received).where(InboxRow.dedup == bindparam("dedup")))
_PLACE = tuple_(InboxRow.received, InboxRow.id)
_WAITING = (
    select(
        InboxRow.id, InboxRow.sender, InboxRow.deaths, InboxRow.begun_at, InboxRow.routes, InboxRow.received
    )
    .where(InboxRow.fate.is_(None))
    .order_by(InboxRow.received, InboxRow.id)
)
_RAW = Prepared(select(InboxRow.raw).where(InboxRow.id == bindparam("mail")))
_CHANGE = update(InboxRow).where(InboxRow.id == bindparam("mail"))
_BEGIN = Prepared(
    _CHANGE.where(InboxRow.fate.is_(None))
    .values(
        attempts=InboxRow.attempts + 1,
        deaths=InboxRow.deaths + case((InboxRow.begun_at.is_(None), 0), else_=1),
        begun_at=bindparam("now"),
    )
    .returning(InboxRow.raw, InboxRow.received, InboxRow.attempts, InboxRow.deaths, InboxRow.routes)
)
_END = Prepared(_CHANGE.values(begun_at=None))
_COUNT_DOWN = Prepared(
    _CHANGE.where(InboxRow.attempts > 0).values(attempts=InboxRow.attempts - 1, begun_at=None)
)
_REPLACE = Prepared(_CHANGE)
_SETTLE = Prepared(_CHANGE.where(InboxRow.fate.is_(None)))


def _store(connection: Connection, raw: bytes, received: datetime, source: str) -> Stored:
    found = fingerprint(raw)
    # Looked up first: an insert that is skipped would use up a number (`judge db check` counts them).
    for dedup in map(found.again, count()):
        known = _KNOWN.first(connection, {"dedup": dedup})
        if known is None:
            break
        if found.is_same(known.received, received):
            return Stored(known.id, fresh=False)
    number = insert_numbered(
        connection,
        InboxRow,
        "dedup",
        raw=raw,
        raw_sha256=found.raw_sha256,
        dedup=dedup,
        message_id=found.message_id,
        sender=found.sender,
        received=received,
        source=source,
        attempts=0,
        deaths=0,
        routes="" if _one_works(connection) else " ".join(routes_of(connection, raw)),
        note="",
    )
    if number is None:  # another process has stored it in the meantime
        return Stored(_KNOWN.scalar(connection, {"dedup": dedup}), fresh=False)
    return Stored(number, fresh=True)


@cache
def _waiting(*given: str) -> Prepared:
    """Return the mails without a fate, oldest first: those that come up to, behind a place, or so many."""
    beyond = tuple_(bindparam("received", type_=InboxRow.received.type), bindparam("id")) < _PLACE
    narrowed = {"until": InboxRow.received <= bindparam("until"), "id": beyond}
    query = _WAITING.where(*(narrowed[name] for name in given if name in narrowed))
    return Prepared(query.limit(bindparam("most")) if "most" in given else query)


def _why_not_changed(connection: Connection, email_id: EmailId) -> Exception:
    """Return why no row was changed of a mail: its number was never given, or it has met its fate."""
    known = _RAW.first(connection, {"mail": email_id}) is not None
    return AlreadySettled(email_id) if known else KeyError(email_id)


class Inbox:
    """Incoming emails before and between attempts; each call is a transaction of its own.

    One process handles an email at a time, the one that has the claim to it or to all. So whatever it finds
    begun and not ended was left by a process that died.
    """

    def __init__(self, connections: Connections) -> None:
        self._connections = connections
        self._claim: Held | None = None

    def claim(self, *, wait: bool = False) -> bool:
        """Claim all handling of mail, with a lock of the database that dies with this process.

        False while someone has the claim. With `wait`, those who work beside each other (`Claims.join`)
        are waited for.
        """
        if self._claim is not None:
            return False
        self._claim = try_lock(self._connections, WORK, wait=wait)
        return self._claim is not None

    def release(self) -> None:
        """Give the claim back, if it is ours; without a database it is gone already."""
        claim, self._claim = self._claim, None
        if claim is not None:
            with suppress(OSError):
                claim.release()

    def store(self, raw: bytes, received: datetime, source: str) -> Stored:
        """Keep the raw bytes, committed on return; a second delivery finds the first one's number.

        They are unique by (Message-ID, sender, body hash), else by the raw hash.
        """
        return self.store_all([(raw, received)], source)[0]

    def store_all(self, mails: Sequence[tuple[bytes, datetime]], source: str) -> Sequence[Stored]:
        """Keep the bytes of several emails, all or none, committed on return; each came at its moment."""
        with self._connections.write() as connection:
            return [_store(connection, raw, received, source) for raw, received in mails]

    def waiting(
        self, until: datetime | None = None, *, after: Waiting | None = None, most: int | None = None
    ) -> Sequence[Waiting]:
        """Return the mails without a fate received up to `until`, oldest arrival first.

        Some of them from one on.
        """
        place = (None, None) if after is None else (after.received, after.id)
        values = {"until": until, "received": place[0], "id": place[1], "most": most}
        given = {name: value for name, value in values.items() if value is not None}
        with self._connections.read() as connection:
            rows = _waiting(*given).all(connection, given)
        return [
            Waiting(
                row.id,
                row.sender,
                # An attempt that has begun and not ended was a death, which
                # only the next attempt writes down (ADR 19).
                row.deaths + (row.begun_at is not None),
                row.begun_at,
                tuple(row.routes.split()),
                row.received,
            )
            for row in rows
        ]

    def begin_attempt(self, email_id: EmailId, now: datetime) -> Pending:
        """Count one more attempt, committed before anything is tried, and hand the mail over.

        An attempt that was begun before and not ended counts as a death. KeyError for a number that was never
        given, AlreadySettled for an email that has met its fate. What a power cut interrupts is no fault of
        the mail's, and so the count need not survive one.
        """
        with self._connections.write(survives_power_cut=False) as connection:
            row = _BEGIN.first(connection, {"mail": email_id, "now": now})
            if row is None:
                raise _why_not_changed(connection, email_id)
        # RETURNING gives the new values, in which this attempt is counted already.
        failures = row.attempts - 1 - row.deaths
        return Pending(email_id, row.raw, row.received, failures, row.deaths, tuple(row.routes.split()))

    def fail_attempt(self, email_id: EmailId) -> None:
        """End the last attempt, which an exception stopped.

        Without a database nothing happens, and it will be taken for a death.
        """
        with suppress(OSError), self._connections.write() as connection:
            _END.change(connection, {"mail": email_id})

    def cancel_attempt(self, email_id: EmailId) -> None:
        """Take the last attempt back: what failed was not the mail. Without a database nothing happens."""
        with suppress(OSError), self._connections.write() as connection:
            _COUNT_DOWN.change(connection, {"mail": email_id})


class InboxRecords:
    """Incoming emails within a unit of work: what is kept of them, and their fates."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def raw(self, email_id: EmailId) -> bytes:
        """Return an incoming mail as it is kept; KeyError if there is none."""
        row = _RAW.first(self._connection, {"mail": email_id})
        if row is None:
            raise KeyError(email_id)
        kept: bytes = row.raw
        return kept

    def replace_raw(self, email_id: EmailId, raw: bytes) -> None:
        """Keep other bytes of an email; its key and the hash of what came stay, so that a copy is known."""
        _REPLACE.change(self._connection, {"mail": email_id, "raw": raw})

    def settle(
        self, email_id: EmailId, fate: Fate, note: str, now: datetime, raw: bytes | None = None
    ) -> None:
        """Write down the fate of an incoming mail, of which `raw` is kept from then on if that is given.

        KeyError for a number that was never given; AlreadySettled if the mail has a fate: the caller's
        effects are a repetition then and must not be committed.
        """
        end: dict[str, object] = {"fate": fate.value, "note": note, "settled_at": now, "begun_at": None}
        if raw is not None:
            end["raw"] = raw
        if _SETTLE.change(self._connection, {"mail": email_id, **end}) != 1:
            raise _why_not_changed(self._connection, email_id)

    def older_waits(self, mail: Pending, game: str, *, unrouted: bool, solitary: int) -> bool:
        """Return whether an older mail about a game waits, or with `unrouted` one that names no game.

        Never where one process works at a time: it takes them in order. An email in whose handling the
        process died `solitary` times is not waited for.
        """
        if _one_works(self._connection):
            return False
        # The blanks keep `alpha` from being found in `alphabet`.
        about = (" " + InboxRow.routes + " ").contains(f" {game} ", autoescape=True)
        query = exists().where(
            InboxRow.fate.is_(None),
            (mail.received, mail.id) > _PLACE,
            InboxRow.deaths < solitary,
            or_(about, InboxRow.routes == "") if unrouted else about,
        )
        return bool(self._connection.scalar(select(query)))

    def forget_address(self, address: str, instead: str, erased: bytes) -> None:
        """Put `instead` in place of a sender, and `erased` in that of settled mails from or about him."""
        settled = InboxRow.fate.is_not(None)
        told = (
            update(InboxRow)
            .where(settled, mentions(self._connection, InboxRow.raw, address))
            .values(raw=erased)
        )
        own = {"sender": instead, "message_id": "", "note": "", "raw": erased}
        mine = update(InboxRow).where(settled, InboxRow.sender == address).values(**own)
        for change in (told, mine):
            self._connection.execute(change)

    def forget_strangers(self, before: datetime, instead: str, erased: bytes) -> None:
        """Put `instead` and `erased` in place of unknown senders and their settled emails before that."""
        old = (InboxRow.received < before, InboxRow.fate.is_not(None), InboxRow.sender != instead)
        known = or_(
            exists().where(PersonRow.address == InboxRow.sender),
            exists().where(OtherAddressRow.address == InboxRow.sender),
        )
        gone = InboxRow.sender.not_like(f"%{NOWHERE}")
        nothing = {"sender": instead, "message_id": "", "note": "", "raw": erased}
        self._connection.execute(update(InboxRow).where(*old, ~known, gone).values(**nothing))

    def settled_before(self, before: datetime, limit: int, after: EmailId = 0) -> Sequence[EmailId]:
        """Settled emails received before that whose bytes are still kept whole, by number, after one."""
        query = (
            select(InboxRow.id)
            .where(InboxRow.id > after, InboxRow.received < before, InboxRow.fate.is_not(None))
            .where(func.length(InboxRow.raw) > STUB)
            .order_by(InboxRow.id)
            .limit(limit)
        )
        return self._connection.scalars(query).all()


def _one_works(connection: Connection) -> bool:
    """Return whether one process works at a time; then a mail need not tell its games before it is read."""
    return connection.dialect.name == "sqlite"
