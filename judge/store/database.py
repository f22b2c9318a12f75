"""The database as a whole: what the composition root and the keeper's commands hold."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import datetime
from functools import cached_property
from pathlib import Path
from types import TracebackType
from typing import Self

from sqlalchemy import Connection, select

from judge.records.overview import BACKUP
from judge.store import upgrade
from judge.store.backup import PART, copy_to, digest_file
from judge.store.codec import KnownGames
from judge.store.connection import Connections
from judge.store.counters import Counters
from judge.store.errors import StoreError
from judge.store.export import import_game
from judge.store.games import Games
from judge.store.inbox import FaultyEmails, Inbox, InboxRecords
from judge.store.integrity import Finding, Tally, check, check_games, check_guards, check_tables, tally
from judge.store.locks import Claims, Ownership, cores
from judge.store.mail_admin import MailAdmin
from judge.store.outbox import Outbox, OutboxRecords
from judge.store.overview import Health, Upkeep
from judge.store.parked_items import ParkedItems
from judge.store.passwords import Verified
from judge.store.people import People
from judge.store.pictures import PictureRecords, Pictures
from judge.store.restore import Restored, hold_queued, restore
from judge.store.schema import SALT, SecretRow

# The unit of work: one transaction in which an email or a deadline takes all its effects, or none.


class UnitOfWork:
    """One transaction: effect, fate and emails together, or nothing. Leaving without `commit` rolls back.

    The transaction begins with the `with` block.
    """

    games: Games
    people: People
    counters: Counters

    def __init__(self, connections: Connections, known_games: KnownGames) -> None:
        self._known_games = known_games
        self._transaction = connections.writing()
        self._open: Connection | None = None

    def __enter__(self) -> Self:
        self._open = connection = self._transaction.__enter__()
        self.games = Games(connection, self._known_games)
        self.people = People(connection)
        self.counters = Counters(connection)
        self._outbox = OutboxRecords(connection)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._close()

    @property
    def inbox(self) -> InboxRecords:
        """Incoming emails and their fates."""
        return InboxRecords(self._connection)

    @property
    def outbox(self) -> OutboxRecords:
        """Outgoing emails."""
        # Asked for its check alone: the outbox is kept from the
        # beginning, because it holds emails not written yet.
        _ = self._connection
        return self._outbox

    @property
    def pictures(self) -> PictureRecords:
        """Pictures that go with emails."""
        return PictureRecords(self._connection)

    @property
    def parked_items(self) -> ParkedItems:
        """What waits for a confirmation."""
        return ParkedItems(self._connection)

    @property
    def faulty_mails(self) -> FaultyEmails:
        """Emails that the mail server does not let the judge read."""
        return FaultyEmails(self._connection)

    @property
    def verified(self) -> Verified:
        """Passwords that were verified before."""
        return Verified(self._connection)

    @property
    def upkeep(self) -> Upkeep:
        """The keeper's acts."""
        return Upkeep(self._connection)

    def import_game(self, lines: Iterable[str], name: str | None) -> str:
        """Add a game that was exported, under its name or another; the name it has here."""
        return import_game(self._connection, lines, name)

    def commit(self) -> None:
        """Commit the transaction; nothing more can be done in this unit of work."""
        self.outbox.write()
        self._connection.commit()
        self._close()

    def _close(self) -> None:
        if self._open is not None:
            self._open = None
            # Without a commit the transaction rolls back by itself,
            # so no exception has to be passed on to it.
            self._transaction.__exit__(None, None, None)

    @property
    def _connection(self) -> Connection:
        if self._open is None:
            raise RuntimeError("the unit of work has not begun or is over")
        return self._open


_TIMED = re.compile(r"\.\d{8}T\d{6}Z\.backup")


def _is_timed(name: str, database: str) -> bool:
    return _TIMED.fullmatch(name.removeprefix(database)) is not None


_KNOWN_GAMES = 32
"""Games kept in memory as they were last: an email about one is often followed by another."""


class Database:
    """The database as a whole, on SQLite or PostgreSQL: inbox, outbox, and units of work on everything.

    `url` is `sqlite:///judge.db`, `sqlite:////an/absolute/path.db` or `postgresql://user@host/name`. Call
    `upgrade` (the daemon, `init`) or `verify` (everything else) before anything else. With `reading` a
    database that cannot be written is read anyway.
    """

    inbox: Inbox
    outbox: Outbox
    pictures: Pictures
    health: Health
    claims: Claims | None
    mails: MailAdmin

    def __init__(self, url: str, *, reading: bool = False) -> None:
        self.connections = Connections(url, reading=reading)
        self.inbox = Inbox(self.connections)
        self.outbox = Outbox(self.connections)
        self.pictures = Pictures(self.connections)
        self.health = Health(self.connections)
        self.claims = Claims(self.connections, cores()) if self.connections.file is None else None
        self.mails = MailAdmin(self.connections)
        self._owned: list[Ownership] = []
        self._known_games = KnownGames(_KNOWN_GAMES)

    def begin(self) -> UnitOfWork:
        """Return a new unit of work, to be used with `with`."""
        return UnitOfWork(self.connections, self._known_games)

    def ownership(self, name: str) -> Ownership:
        """Return what one process of all has for as long as it lives, such as a mailbox.

        Given up at the close.
        """
        self._owned.append(Ownership(self.connections, name))
        return self._owned[-1]

    def empty_log(self) -> None:
        """Leave nothing in the database's own log of what was overwritten; best effort, waits for no one."""
        self.connections.empty_log()

    def upgrade(self) -> Path | None:
        """Bring the tables to this program's shape; the path of the backup made before, if one was needed."""
        return upgrade.upgrade(self.connections)

    def verify(self) -> None:
        """Refuse a database of an older or newer judge with a sentence about what to do."""
        upgrade.verify(self.connections)

    @cached_property
    def salt(self) -> bytes:
        """The secret that keeps everyone else from working out the identifiers of this judge's emails."""
        query = select(SecretRow.value).where(SecretRow.name == SALT)
        with self.connections.read() as connection:
            return bytes.fromhex(connection.scalars(query).one())

    def backup(self, target: Path) -> Path:
        """Write a copy to `target` while the judge goes on."""
        return copy_to(self.connections, target)

    def older_backups(self, newest: Path, keep: int) -> list[Path]:
        """What is beside the newest copy, named by `backup_name`, beyond so many, digests and parts too."""
        name = (self.connections.file or Path("judge.db")).name
        found = sorted(one for one in newest.parent.glob(f"{name}.*.backup") if _is_timed(one.name, name))
        parts = newest.parent.glob(f"{name}.*.backup{PART}")
        broken_off = (one for one in parts if _is_timed(one.stem, name) and one.stem < newest.name)
        digests = (file for file in map(digest_file, found[:-keep]) if file.exists())
        return [*found[:-keep], *digests, *broken_off]

    def note_backup(self, now: datetime) -> None:
        """Note when the last copy was made, for the keeper to see."""
        self.health.note_work(BACKUP, now)

    def backup_name(self, now: datetime) -> Path:
        """Return where a backup goes if nobody says: beside the database, with the time in its name."""
        file = self.connections.file or Path("judge.db")
        return file.with_name(f"{file.name}.{now:%Y%m%dT%H%M%SZ}.backup")

    def restore(self, source: Path, now: datetime) -> Restored:
        """Put a backup in the database's place; emails that were queued in it are held for the keeper."""
        return restore(self.connections, source, now)

    def hold(self, now: datetime) -> int:
        """Hold every queued mail, because the tables were put back by other means; their number."""
        return hold_queued(self.connections, "restored by the server's tools", now)

    def check(self) -> list[Finding]:
        """Return everything that is wrong with the database, worst first."""
        with self.connections.read() as connection:
            return check(connection)

    def wrong(self) -> list[Finding]:
        """Return what is wrong with the file and its tables, or else with what stands in them."""
        try:
            return self.damage() or self.check()
        except (StoreError, OSError) as error:
            return [Finding("database", str(error))]

    def damage(self) -> list[Finding]:
        """What is wrong with the file, its tables, indexes and triggers: another quick part of `check`."""
        with self.connections.read() as connection:
            return check_tables(connection, quick=True) or check_guards(connection)

    def unreadable_games(self) -> list[Finding]:
        """Return the games whose state does not read as it should: the quick half of `check`."""
        with self.connections.read() as connection:
            return check_games(connection)

    def tally(self) -> Tally:
        """Return how many mails came and went, and what became of them."""
        with self.connections.read() as connection:
            return tally(connection)

    def close(self) -> None:
        """Release what is claimed, and close every connection."""
        for one in self._owned:
            one.close()
        if self.claims is not None:
            self.claims.close()
        self.outbox.close()
        self.connections.close()


def create_database(url: str) -> None:
    """Make the database at a URL, with all tables, where there is none; one of an older judge is upgraded."""
    database = Database(url)
    try:
        database.upgrade()
    finally:
        database.close()
