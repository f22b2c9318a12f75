"""The time of the last work of a database that has moved, or is older than the note of it.

Deadlines that fell into a time without the judge are moved, which takes the moment when it began. What
processes note (`health`) stays where they ran: of a move the record of the import says it.
"""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Connection, func, insert, select

from judge.records.overview import PULSE, WORK
from judge.store.schema import IMPORTED, HealthRow, InboxRow, OutboxRow, UpkeepRow

_LAST = ", last at work "


def last_work(connection: Connection) -> datetime | None:
    """Return when the judge was last at work, as it noted itself, or else by its newest mail."""
    return _noted(connection) or imported_work(connection) or _newest_mail(connection)


def import_detail(connection: Connection, gaps: int, worked: datetime | None) -> str:
    """What the record of an import says: how many numbers of emails were skipped, and the last work before.

    By the newest mail, where the export does not say.
    """
    last = worked or _newest_mail(connection)
    return f"{gaps} numbers of mails unused{f'{_LAST}{last.isoformat()}' if last else ''}"


def imported_work(connection: Connection) -> datetime | None:
    """Return when the judge was last at work before it was imported here; None if it was not."""
    query = select(UpkeepRow.detail).where(UpkeepRow.what == IMPORTED).order_by(UpkeepRow.id.desc()).limit(1)
    _, _, last = (connection.scalar(query) or "").partition(_LAST)
    return datetime.fromisoformat(last) if last else None


def note_last_work(connection: Connection) -> None:
    """Note that the judge was at work when its newest mail came or left, unless it noted that itself."""
    if _noted(connection) is None and (last := _newest_mail(connection)) is not None:
        connection.execute(insert(HealthRow).values(part=PULSE, worked_at=last, trouble=""))


def _noted(connection: Connection) -> datetime | None:
    """Return what it noted itself; before there were beats, of its rounds of work."""
    rows = connection.execute(
        select(HealthRow.part, HealthRow.worked_at).where(HealthRow.part.in_((PULSE, WORK)))
    )
    found = {part: at for part, at in rows if at is not None}
    return found.get(PULSE, found.get(WORK))


def _newest_mail(connection: Connection) -> datetime | None:
    """Return when a mail last came, or was written or sent."""
    moments = (InboxRow.received, OutboxRow.created, OutboxRow.sent_at)
    found = [connection.scalar(select(func.max(moment))) for moment in moments]
    return max((one for one in found if one is not None), default=None)
