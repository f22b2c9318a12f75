"""Compares the final state of a disturbed run with that of the undisturbed one, the baseline."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from sqlalchemy import select

from judge.store.database import Database
from judge.store.schema import EventRow, GameRow, InboxRow, OutboxRow, OutboxState, SnapshotRow

Mail: TypeAlias = tuple[str, bytes]
"""The start of a Message-ID, and all bytes."""
Row: TypeAlias = tuple[Any, ...]

_RECORD = {
    "games": select(
        GameRow.name, GameRow.status, GameRow.phase, GameRow.due_at, GameRow.state, GameRow.events
    ),
    "events": select(EventRow.game, EventRow.seq, EventRow.at, EventRow.cause, EventRow.kind, EventRow.body),
    "snapshots": select(SnapshotRow.game, SnapshotRow.number, SnapshotRow.body, SnapshotRow.sha256),
    "mails in": select(InboxRow.id, InboxRow.dedup, InboxRow.received, InboxRow.fate, InboxRow.note),
    "mails out": select(OutboxRow.key, OutboxRow.recipient, OutboxRow.raw, OutboxRow.state),
}


@dataclass(frozen=True)
class FinalState:
    """The record in the database, each mail on the wire with how often, the mailbox, and what is broken."""

    record: dict[str, Sequence[Row]]
    sent: Counter[Mail]
    mailbox: str
    findings: tuple[str, ...]


@dataclass(frozen=True)
class Difference:
    """How a disturbed run differs: in words, empty where it does not; `duplicates` are mails sent twice."""

    lost: tuple[str, ...] = ()
    doubled: tuple[str, ...] = ()
    corrupt: tuple[str, ...] = ()
    duplicates: int = 0

    @property
    def sound(self) -> bool:
        return not (self.lost or self.doubled or self.corrupt)


def final_state(folder: Path) -> FinalState:
    """Read what a run left in its folder."""
    database = Database(f"sqlite:///{folder / 'judge.db'}")
    try:
        return read_state(database, folder)
    finally:
        database.close()


def read_state(database: Database, folder: Path) -> FinalState:
    """Read what is in a database, and what was sent from a folder."""
    with database.connections.read() as connection:
        record = {name: [tuple(row) for row in connection.execute(query)] for name, query in _RECORD.items()}
    findings = tuple(str(finding) for finding in database.check())
    mailbox = (folder / "mailbox").read_text() if (folder / "mailbox").exists() else ""
    return FinalState(
        {name: sorted(rows, key=repr) for name, rows in record.items()}, sent_mails(folder), mailbox, findings
    )


def sent_mails(folder: Path) -> Counter[Mail]:
    """Each mail on the wire, with how often it stands there."""
    files = sorted((folder / "wire").iterdir()) if (folder / "wire").is_dir() else []
    return Counter((file.stem.partition("-")[2], file.read_bytes()) for file in files)


def sent_not_marked(folder: Path) -> set[str]:
    """The mails that are on the wire while the outbox does not know it: at most these may come again."""
    if not (folder / "wire").is_dir():
        return set()
    database = Database(f"sqlite:///{folder / 'judge.db'}")
    unsent = select(OutboxRow.message_id).where(OutboxRow.state != OutboxState.SENT)
    with database.connections.read() as connection:
        waiting = {found.strip("<>").partition("@")[0] for found in connection.scalars(unsent)}
    database.close()
    return waiting & {name for name, _ in sent_mails(folder)}


def compare(after: FinalState, baseline: FinalState, excused: set[str]) -> Difference:
    """What is missing, what is there twice, what is broken; `excused` may be on the wire twice."""
    lost: list[str] = []
    doubled: list[str] = []
    for name, rows in baseline.record.items():
        here, there = Counter(after.record[name]), Counter(rows)
        lost += [f"{name}: {_short(row)}" for row in (there - here)]
        doubled += [f"{name}: {_short(row)}" for row in (here - there)]
    lost += [f"wire: {name}" for name, raw in baseline.sent if (name, raw) not in after.sent]
    doubled += [
        f"wire: {name} in other words" for name, raw in after.sent if (name, raw) not in baseline.sent
    ]
    again = [name for (name, raw), number in after.sent.items() if number > baseline.sent[name, raw] > 0]
    doubled += [f"wire: {name} twice" for name in again if name not in excused]
    if after.mailbox != baseline.mailbox:
        lost.append(f"mailbox: {after.mailbox}, not {baseline.mailbox}")
    return Difference(tuple(lost), tuple(doubled), after.findings, len(again))


def _short(row: Row) -> str:
    return repr(row)[:200]
