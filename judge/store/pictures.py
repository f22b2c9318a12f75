"""Pictures that go with emails; the drawings are packed, as they are long and alike."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Connection, delete, exists, select, update

from judge.game.order_style import MapForm
from judge.records import Picture, ReadyPicture
from judge.store.connection import Connections, insert_new
from judge.store.schema import OutboxRow, OutboxState, PictureRow

_TO_DRAW = (
    select(PictureRow.key, PictureRow.svg)
    .where(PictureRow.form == MapForm.PNG, PictureRow.tried.is_(False))
    .order_by(PictureRow.kept, PictureRow.key)
)

_WAITING = (OutboxState.QUEUED, OutboxState.HELD, OutboxState.FAILED)
"""An email may be sent that is in one of these."""


class Pictures:
    """The pictures in the database; every call is a transaction of its own."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def to_draw(self, most: int) -> Sequence[tuple[str, str]]:
        """Return the key and the SVG of those of which a PNG is wanted that nobody has tried to make."""
        with self._connections.read() as connection:
            rows = connection.execute(_TO_DRAW.limit(most)).all()
        return [(key, _unpacked(svg)) for key, svg in rows]

    def is_undrawn(self, key: str) -> bool:
        """Return whether that one is among them."""
        query = select(PictureRow.key).where(PictureRow.key == key, PictureRow.tried.is_(False))
        with self._connections.read() as connection:
            return connection.execute(query).first() is not None

    def note_drawn(self, key: str, png: bytes | None) -> None:
        """Keep the PNG; None where it could not be made, and emails go as text."""
        drawn = update(PictureRow).where(PictureRow.key == key).values(png=png, tried=True)
        with self._connections.write() as connection:
            connection.execute(drawn)

    def ready(self, key: str) -> ReadyPicture | None:
        """Return the picture of that key; None if there is none, or no PNG of it."""
        with self._connections.read() as connection:
            row = connection.execute(select(PictureRow.__table__).where(PictureRow.key == key)).first()
        if row is None:
            return None
        form = MapForm(row.form)
        content = row.png if form is MapForm.PNG else _unpacked(row.svg).encode()
        return ReadyPicture(key, form, content, row.alternative, row.name) if content else None


class PictureRecords:
    """The pictures within a unit of work."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def keep(self, picture: Picture, now: datetime) -> None:
        """Keep a picture; one with the same key is left as it is."""
        insert_new(
            self._connection,
            PictureRow,
            "key",
            key=picture.key,
            form=picture.form.value,
            name=picture.name,
            alternative=picture.alternative,
            svg=zlib.compress(picture.svg.encode()),
            tried=picture.form is not MapForm.PNG,
            kept=now,
        )

    def remove(self, before: datetime) -> None:
        """Remove what was kept before that and waits for no mail."""
        waits = exists().where(OutboxRow.picture == PictureRow.key, OutboxRow.state.in_(_WAITING))
        self._connection.execute(delete(PictureRow).where(PictureRow.kept < before, ~waits))


def _unpacked(svg: bytes) -> str:
    return zlib.decompress(svg).decode()
