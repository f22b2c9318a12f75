"""The outbox: emails queued in the transaction of their cause, kept until the next server has them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    and_,
    bindparam,
    exists,
    func,
    literal_column,
    or_,
    select,
    union_all,
    update,
)

from judge.language.mail_domains import asked_as
from judge.records import NOWHERE, Caused, Concern, Excess, OutgoingEmail, PutOff, Queued
from judge.store.connection import Connections, mentions, skipping_known
from judge.store.engine import Prepared
from judge.store.locks import Held, RecipientLocks, try_lock
from judge.store.schema import OtherAddressRow, OutboxRow, OutboxState, PersonRow

_QUEUED: ColumnElement[str] = literal_column(f"'{OutboxState.QUEUED}'")
"""Spelled out in the statement, so that a plan made once for all values can use the index of queued rows."""

_ENDED = (OutboxState.FAILED, OutboxState.HELD, OutboxState.DROPPED, OutboxState.EXPIRED)
"""What is not sent unless the keeper says so."""

# Made once: putting a statement together takes longer than running it.
_EARLIER = OutboxRow.__table__.alias().c
_HELD_UP = exists().where(
    _EARLIER.state == _QUEUED,
    _EARLIER.recipient == OutboxRow.recipient,
    _EARLIER.id < OutboxRow.id,
    _EARLIER.next_try > bindparam("now"),
)
_DUE_NOW = (
    select(OutboxRow.__table__)
    .where(OutboxRow.state == _QUEUED, OutboxRow.next_try <= bindparam("now"), ~_HELD_UP)
    .order_by(OutboxRow.id)
    .limit(bindparam("most"))
)
_DUE_TO = _DUE_NOW.with_only_columns(OutboxRow.id, OutboxRow.recipient).where(
    OutboxRow.id > bindparam("beyond")
)
_DUE_OF = _DUE_NOW.where(OutboxRow.recipient.in_(bindparam("ours", expanding=True)))
_DUE = Prepared(_DUE_NOW)
# The numbers first: sorting whole rows would move the bytes of each mail that waits.
_URGENT = (
    _DUE_NOW.with_only_columns(OutboxRow.id, maintain_column_froms=True)
    .order_by(None)
    .order_by(OutboxRow.urgent.desc(), OutboxRow.id)
)
_URGENT_FIRST = Prepared(
    select(OutboxRow.__table__)
    .where(OutboxRow.id.in_(_URGENT))
    .order_by(OutboxRow.urgent.desc(), OutboxRow.id)
)
_SENT_SINCE = Prepared(
    select(func.count()).where(OutboxRow.sent_at > bindparam("since"), OutboxRow.enclosed.is_(False))
)
_PUT_OFF: ColumnElement[str] = literal_column(f"'{OutboxState.PUT_OFF}'")
_WAITING_FOR_DIGEST = Prepared(
    select(OutboxRow.recipient, OutboxRow.game, OutboxRow.part, OutboxRow.created, OutboxRow.key)
    .where(OutboxRow.state == _PUT_OFF, OutboxRow.cause == "")
    .order_by(OutboxRow.created, OutboxRow.id)
)
# The second says nothing new: an index on some rows (`ix_outbox_caused`)
# serves only where its own condition stands in the statement.
_OF_CAUSE = (OutboxRow.cause == bindparam("cause"), OutboxRow.cause != literal_column("''"))


def _counted(waits: str, *which: ColumnElement[bool]) -> Select[*tuple[Any, ...]]:
    """Return how many mails of a cause each recipient has, of those with (1) or without (0) a wait."""
    columns: tuple[Any, ...] = (
        OutboxRow.recipient,
        literal_column(waits).label("waits"),
        func.count().label("number"),
    )
    return select(*columns).where(*_OF_CAUSE, *which).group_by(OutboxRow.recipient)


# Two searches, as each has an index of its own and no index serves both.
_CAUSED = Prepared(
    union_all(
        _counted(
            "0",
            OutboxRow.state != _PUT_OFF,
            OutboxRow.created > bindparam("after"),
            OutboxRow.created < bindparam("before"),
        ),
        _counted("1", OutboxRow.state == _PUT_OFF),
    )
)
_EXCESS_DUE = Prepared(
    select(OutboxRow.recipient, OutboxRow.cause, func.min(OutboxRow.key).label("email_key"))
    .where(OutboxRow.state == _PUT_OFF, OutboxRow.cause != literal_column("''"))
    .group_by(OutboxRow.recipient, OutboxRow.cause)
    .having(func.min(OutboxRow.next_try) <= bindparam("now"))
    .order_by(func.min(OutboxRow.id))
)
_EXCESS_OF = Prepared(
    select(OutboxRow.recipient, OutboxRow.cause, func.min(OutboxRow.key).label("email_key"))
    .where(
        OutboxRow.state == _PUT_OFF,
        OutboxRow.cause != literal_column("''"),
        OutboxRow.game == bindparam("game"),
    )
    .group_by(OutboxRow.recipient, OutboxRow.cause)
    .order_by(func.min(OutboxRow.id))
)
_CHANGE = update(OutboxRow).where(OutboxRow.id == bindparam("email"), OutboxRow.state == _QUEUED)
_SETTLED = Prepared(_CHANGE)
_FAILED = Prepared(_CHANGE.values(attempts=OutboxRow.attempts + 1))
_ERASE = update(OutboxRow).where(OutboxRow.id == bindparam("email")).values(word_runs=bindparam("runs"))
_MOMENT = OutboxRow.refused_since.type
_REFUSED = Prepared(
    _CHANGE.values(
        attempts=OutboxRow.attempts + 1,
        refused_since=func.coalesce(OutboxRow.refused_since, bindparam("refused", type_=_MOMENT)),
    )
)
_REPLIES = Prepared(
    select(func.count())
    .select_from(OutboxRow)
    .where(
        OutboxRow.recipient == bindparam("address"), OutboxRow.created >= bindparam("since"), OutboxRow.reply
    )
)
_OF_MESSAGE = OutboxRow.message_id == bindparam("message")
_ADDRESSED = Prepared(select(OutboxRow.id, OutboxRow.recipient).where(_OF_MESSAGE))
_RAW = Prepared(select(OutboxRow.raw).where(_OF_MESSAGE))
_SENT = Prepared(select(OutboxRow.raw, OutboxRow.word_runs).where(_OF_MESSAGE))
_NEWEST = Prepared(
    select(OutboxRow.raw, OutboxRow.word_runs)
    .where(OutboxRow.recipient == bindparam("address"))
    .order_by(OutboxRow.created.desc())
    .limit(bindparam("most"))
)
_MESSAGE_ID = Prepared(select(OutboxRow.message_id).where(OutboxRow.key == bindparam("email")))
_CONCERN = Prepared(
    select(
        OutboxRow.recipient,
        OutboxRow.game,
        OutboxRow.phase,
        OutboxRow.part,
        OutboxRow.key,
        func.coalesce(OutboxRow.sent_at, OutboxRow.created),
    ).where(_OF_MESSAGE)
)


def _note_caused(found: dict[str, Caused], recipient: str, number: int = 1, *, waits: bool) -> None:
    """Count emails to a recipient for their mailbox."""
    one = found.setdefault(asked_as(recipient), Caused())
    if waits:
        one.waiting += number
    else:
        one.left += number


class Outbox:
    """Parcels on their way to the next server; each call is a transaction of its own.

    On SQLite one process sends at a time: `take_due` gives nothing while another one has emails in hand. On
    PostgreSQL each recipient's emails are in one process's hands. Whoever has them keeps a lock until it has
    said what happened to each, and loses it when it dies.
    """

    def __init__(self, connections: Connections) -> None:
        self._connections = connections
        self._lock: Held | None = None
        self._recipients = RecipientLocks(connections) if connections.file is None else None
        self._taken: set[int] = set()

    def take_due(self, now: datetime, limit: int = 50, *, counted: bool = False) -> Sequence[Queued]:
        """Parcels to send now, oldest first; they are this sender's until each is spoken of, or `release`.

        An email waits while an older one to the same recipient does, so that no one reads the results
        of a phase before its opening. Where they are `counted`, since only so many may leave, the urgent ones
        are the first, and one process sends at a time on PostgreSQL too.
        """
        if self._recipients is not None and not counted:
            rows = self._take_by_recipient(self._recipients, now, limit)
        else:
            if self._lock is None:
                self._lock = try_lock(self._connections, "outbox")
            if self._lock is None:
                return []
            with self._connections.read() as connection:
                due = _URGENT_FIRST if counted else _DUE
                rows = due.all(connection, {"now": now, "most": limit})
        self._taken = {row.id for row in rows}
        self._unlock_when_done()
        return [
            Queued(
                row.id,
                OutgoingEmail(
                    row.key,
                    row.recipient,
                    row.message_id,
                    row.raw,
                    row.game,
                    row.phase,
                    row.part,
                    row.picture,
                    row.reply,
                    urgent=row.urgent,
                    useful_until=row.useful_until,
                ),
                row.attempts,
                row.refused_since,
            )
            for row in rows
        ]

    def _take_by_recipient(self, recipients: RecipientLocks, now: datetime, limit: int) -> Sequence[Row[Any]]:
        """The emails of recipients whom no one else sends to, read once these are ours: others had them."""
        recipients.let_go()
        beyond = 0
        with self._connections.read() as connection:
            while window := connection.execute(_DUE_TO, {"now": now, "beyond": beyond, "most": limit}).all():
                if ours := recipients.take(row.recipient for row in window):
                    rows = connection.execute(
                        _DUE_OF, {"now": now, "most": limit, "ours": sorted(ours)}
                    ).all()
                    if rows:
                        return rows
                beyond = window[-1].id
        return []

    def mark_sent(self, email: int, now: datetime) -> None:
        """The next server has it."""
        self._change(_SETTLED, email, state=OutboxState.SENT, sent_at=now, detail="")

    def postpone(self, email: int, until: datetime, detail: str) -> None:
        """Try again at `until`; one more attempt has failed."""
        self._change(_FAILED, email, next_try=until, detail=detail)

    def put_back(self, email: int, until: datetime, detail: str, now: datetime) -> None:
        """As `postpone`, and note since when it is refused for what may pass."""
        self._change(_REFUSED, email, next_try=until, detail=detail, refused=now)

    def give_up(self, email: int, now: datetime, detail: str, *, postponed: bool = False) -> None:
        """No further try; the keeper sees it in `judge mails list`. One `postponed` has counted this try."""
        statement = _SETTLED if postponed else _FAILED
        self._change(statement, email, state=OutboxState.FAILED, next_try=now, detail=detail)

    def expire(self, email: int, now: datetime, detail: str) -> None:
        """It is of no use any more and not sent."""
        self._change(_SETTLED, email, state=OutboxState.EXPIRED, next_try=now, detail=detail)

    def hasten_refused(self, now: datetime) -> None:
        """Let what was refused for what may have passed be due now."""
        refused = (OutboxRow.state == _QUEUED, OutboxRow.refused_since.is_not(None))
        with self._connections.write() as connection:
            connection.execute(update(OutboxRow).where(*refused).values(next_try=now))

    def any_due(self, now: datetime) -> bool:
        """Return whether emails are to be sent now."""
        with self._connections.read() as connection:
            return _DUE.first(connection, {"now": now, "most": 1}) is not None

    def sent_since(self, since: datetime) -> int:
        """Return how many mails the next server took after that."""
        with self._connections.read() as connection:
            number: int = _SENT_SINCE.scalar(connection, {"since": since})
        return number

    def _change(self, statement: Prepared, email: int, **values: object) -> None:
        with self._connections.write() as connection:
            changed = statement.change(connection, {"email": email, **values})
            # An email that is no longer queued was held or dropped by the keeper; that is not an error.
            known = changed or connection.scalar(select(exists().where(OutboxRow.id == email)))
        if not known:
            raise KeyError(email)
        self._taken.discard(email)
        self._unlock_when_done()

    def release(self) -> None:
        """Let another process send what was taken and is not spoken of; it is due as before."""
        self._taken.clear()
        self._unlock_when_done()

    def left_over(self, now: datetime) -> bool:
        """Return whether emails are to be sent now that no process has in hand."""
        if not self.any_due(now):
            return False
        if self._lock is not None or self._taken:
            return True
        if self._recipients is not None:
            free_ones = self._take_by_recipient(self._recipients, now, 1)
            self._recipients.let_go()
            return bool(free_ones)
        free = try_lock(self._connections, "outbox")
        if free is not None:
            free.release()
        return free is not None

    def _unlock_when_done(self) -> None:
        if self._taken:
            return
        if self._recipients is not None:
            self._recipients.let_go()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def close(self) -> None:
        """Release what is taken, and end the session that holds it."""
        self.release()
        if self._recipients is not None:
            self._recipients.close()


class OutboxRecords:
    """Outgoing emails within a unit of work: queued together with their cause, looked up, shortened.

    What is queued is written in one piece: when someone asks for what is there, and before the commit.
    """

    def __init__(self, connection: Connection) -> None:
        self._open = connection
        self._unwritten: list[Mapping[str, object]] = []
        self._caused: dict[str, dict[str, Caused]] = {}

    @property
    def _connection(self) -> Connection:
        self.write()
        return self._open

    def write(self) -> None:
        """Write what is queued and not written yet."""
        rows, self._unwritten = self._unwritten, []
        if rows:
            skipping_known(self._open, OutboxRow, "key").change_all(self._open, rows)

    def add(
        self, email: OutgoingEmail, now: datetime, *, put_off: bool = False, until: datetime | None = None
    ) -> None:
        """Queue an email, or keep it for a digest; one with the same key is left as it is.

        With `until` it waits for the others of its cause, until then at most.
        """
        waits = put_off or until is not None
        row = {
            "key": email.key,
            "recipient": email.recipient,
            "message_id": email.message_id,
            "raw": email.raw,
            "game": email.game,
            "phase": email.phase,
            "part": email.part,
            "cause": email.cause,
            "picture": email.picture,
            "reply": email.reply,
            "state": OutboxState.PUT_OFF if waits else OutboxState.QUEUED,
            "attempts": 0,
            "next_try": until or now,
            "detail": "",
            "created": now,
            "urgent": email.urgent or email.reply,
            "useful_until": email.useful_until,
        }
        self._unwritten.append(row)
        if email.cause in self._caused:
            _note_caused(self._caused[email.cause], email.recipient, waits=waits)

    def caused(self, cause: str, now: datetime, within: timedelta) -> Mapping[str, Caused]:
        """Return what a cause brought to each mailbox, less than `within` away from `now`, and what waits.

        Asked once of a cause; what is added afterwards counts too.
        """
        if cause not in self._caused:
            wanted = {"cause": cause, "after": now - within, "before": now + within}
            found: dict[str, Caused] = {}
            for row in _CAUSED.all(self._connection, wanted):
                _note_caused(found, row.recipient, row.number, waits=bool(row.waits))
            self._caused[cause] = found
        return self._caused[cause]

    def excess_due(self, now: datetime) -> Sequence[Excess]:
        """Return the causes and recipients of which a mail has waited long enough, oldest first."""
        rows = _EXCESS_DUE.all(self._connection, {"now": now})
        return [Excess(row.recipient, row.cause, row.email_key) for row in rows]

    def excess_of(self, game: str) -> Sequence[Excess]:
        """Return the causes and recipients of which a mail about a game waits, whether due or not.

        Oldest first.
        """
        rows = _EXCESS_OF.all(self._connection, {"game": game})
        return [Excess(row.recipient, row.cause, row.email_key) for row in rows]

    def hasten(self, game: str, until: datetime, recipient: str | None = None) -> None:
        """Let what waits about a game for its cause be due then, unless it is due before.

        With a recipient only that one's.
        """
        which = [OutboxRow.state == _PUT_OFF, OutboxRow.cause != "", OutboxRow.game == game]
        if recipient is not None:
            which.append(OutboxRow.recipient == recipient)
        later = update(OutboxRow).where(*which, OutboxRow.next_try > until)
        self._connection.execute(later.values(next_try=until))

    def take_excess(self, excesses: Sequence[Excess], now: datetime) -> Sequence[OutgoingEmail]:
        """Return all mails of causes that wait for a recipient, oldest first.

        They count as sent, not as caused.
        """
        recipient, causes = excesses[0].recipient, {one.cause for one in excesses}
        which = (
            OutboxRow.state == _PUT_OFF,
            OutboxRow.recipient == recipient,
            OutboxRow.cause.in_(causes),
        )
        columns = (OutboxRow.key, OutboxRow.message_id, OutboxRow.raw, OutboxRow.game, OutboxRow.cause)
        query = select(*columns).where(*which).order_by(OutboxRow.id)
        rows = self._connection.execute(query).all()
        self._connection.execute(
            update(OutboxRow)
            .where(*which)
            .values(state=OutboxState.SENT, sent_at=now, cause="", enclosed=True)
        )
        for cause in causes:
            # The numbers kept for this transaction are those from before.
            self._caused.pop(cause, None)
        return [
            OutgoingEmail(row.key, recipient, row.message_id, row.raw, row.game, cause=row.cause)
            for row in rows
        ]

    def put_off(self) -> Sequence[PutOff]:
        """Return what waits for digests."""
        found: dict[tuple[str, str | None, str], PutOff] = {}
        for row in _WAITING_FOR_DIGEST.all(self._connection, {}):
            seat = (row.recipient, row.game, row.part)
            found.setdefault(seat, PutOff(*seat, row.created, row.key))
        return tuple(found.values())

    def take_put_off(self, recipient: str, game: str | None, part: str, now: datetime) -> Sequence[bytes]:
        """Return the mails of one digest, oldest first; they count as sent."""
        which = (
            OutboxRow.state == _PUT_OFF,
            OutboxRow.recipient == recipient,
            OutboxRow.game == game,
            OutboxRow.part == part,
            OutboxRow.cause == "",
        )
        query = select(OutboxRow.raw).where(*which).order_by(OutboxRow.id)
        raws = self._connection.scalars(query).all()
        if raws:
            self._connection.execute(
                update(OutboxRow).where(*which).values(state=OutboxState.SENT, sent_at=now, enclosed=True)
            )
        return raws

    def count_replies(self, address: str, since: datetime) -> int:
        """Return how many replies to an address were queued since then."""
        number: int = _REPLIES.scalar(self._connection, {"address": address, "since": since})
        return number

    def by_message_id(self, message_id: str) -> tuple[int, str] | None:
        """Return the number and recipient of the email with that Message-ID."""
        row = _ADDRESSED.first(self._connection, {"message": message_id})
        return None if row is None else (row.id, row.recipient)

    def message_id(self, key: str) -> str | None:
        """Return the Message-ID of the email with that key."""
        found: str | None = _MESSAGE_ID.scalar(self._connection, {"email": key})
        return found

    def concern(self, message_id: str) -> Concern | None:
        """Return what the email with that Message-ID was about, and who got it."""
        row = _CONCERN.first(self._connection, {"message": message_id})
        return None if row is None else Concern(*row)

    def raw(self, message_id: str) -> bytes | None:
        """Return the bytes of the email with that Message-ID."""
        found: bytes | None = _RAW.scalar(self._connection, {"message": message_id})
        return found

    def sent(self, message_id: str) -> tuple[bytes, bytes | None] | None:
        """Return the bytes of the email with that Message-ID and, once they are erased, its word runs."""
        row = _SENT.first(self._connection, {"message": message_id})
        return None if row is None else (row.raw, row.word_runs)

    def newest(self, address: str, most: int) -> Sequence[tuple[bytes, bytes | None]]:
        """Return the same of the newest emails to an address."""
        rows = _NEWEST.all(self._connection, {"address": address, "most": most})
        return [(row.raw, row.word_runs) for row in rows]

    def note_bounce(self, email: int, detail: str) -> None:
        """Write down why an email did not arrive; it stays sent, because the next server did have it."""
        self._connection.execute(update(OutboxRow).where(OutboxRow.id == email).values(detail=detail))

    def forget_address(self, address: str, instead: str, erased: bytes) -> None:
        """Put `instead` in place of a recipient, and `erased` in that of emails to or about them."""
        sent = OutboxRow.state != OutboxState.QUEUED
        told = (
            update(OutboxRow)
            .where(sent, mentions(self._connection, OutboxRow.raw, address))
            .values(raw=erased)
        )
        own = {"recipient": instead, "detail": "", "raw": erased, "word_runs": None}
        mine = update(OutboxRow).where(sent, OutboxRow.recipient == address).values(**own)
        for change in (told, mine):
            self._connection.execute(change)

    def forget_strangers(self, before: datetime, instead: str, erased: bytes) -> None:
        """Put `instead` and `erased` in place of unknown recipients and the emails queued before that."""
        old = (OutboxRow.created < before, OutboxRow.state != OutboxState.QUEUED)
        known = or_(
            exists().where(PersonRow.address == OutboxRow.recipient),
            exists().where(OtherAddressRow.address == OutboxRow.recipient),
        )
        gone = OutboxRow.recipient.not_like(f"%{NOWHERE}")
        self._connection.execute(
            update(OutboxRow)
            .where(*old, ~known, gone)
            .values(recipient=instead, detail="", raw=erased, word_runs=None)
        )

    def erase_notices(self, games: Sequence[str], name: str, before: datetime, erased: bytes) -> None:
        """Put `erased` in place of mails sent before that: of these games, and with this name in them."""
        # The keys of a game's notices begin with its name.
        of_games = (OutboxRow.key.startswith(f"{game}:", autoescape=True) for game in games)
        told = or_(mentions(self._connection, OutboxRow.raw, name), *of_games)
        self._connection.execute(update(OutboxRow).where(OutboxRow.sent_at < before, told).values(raw=erased))

    def forget_word_runs(self, before: datetime) -> None:
        """Let go what was kept of the text of emails sent before that."""
        old = (OutboxRow.word_runs.is_not(None), OutboxRow.sent_at < before)
        self._connection.execute(update(OutboxRow).where(*old).values(word_runs=None))

    def erase_old(
        self,
        before: datetime,
        raw: bytes,
        limit: int,
        after: int = 0,
        word_runs: Callable[[bytes], bytes] = lambda _: b"",
    ) -> Sequence[int]:
        """Put `raw` in place of the bytes of emails sent before that; which, by number, after one.

        The same of mails that were given up, held or dropped and queued before that; none of them can be sent
        any more. What waits to be sent stays. What `word_runs` makes of the bytes is kept in their place.
        """
        sent = and_(OutboxRow.state == OutboxState.SENT, OutboxRow.sent_at < before)
        unsent = and_(OutboxRow.state.in_(_ENDED), OutboxRow.created < before)
        query = select(OutboxRow.id, OutboxRow.raw).where(
            OutboxRow.id > after, or_(sent, unsent), OutboxRow.raw != raw
        )
        old = self._connection.execute(query.order_by(OutboxRow.id).limit(limit)).all()
        if old:
            kept = [{"email": row.id, "runs": word_runs(row.raw)} for row in old]
            self._connection.execute(_ERASE.values(raw=raw), kept)
            self._connection.execute(
                update(OutboxRow)
                .where(OutboxRow.id.in_([row.id for row in old]), OutboxRow.state.in_(_ENDED))
                .values(state=OutboxState.DROPPED)
            )
        return [row.id for row in old]
