"""The pictures of the store in memory."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from judge.game.order_style import MapForm
from judge.records import Picture, ReadyPicture
from tests.fakes.connection import MemoryConnections
from tests.fakes.schema import PictureRow, Tables, aware


class MemoryPictures:
    """Implements ports.Pictures."""

    def __init__(self, connections: MemoryConnections) -> None:
        self._connections = connections

    def to_draw(self, most: int) -> Sequence[tuple[str, str]]:
        rows = sorted(self._rows.values(), key=lambda row: (row.kept, row.picture.key))
        return [(row.picture.key, row.picture.svg) for row in rows if not row.tried][:most]

    def is_undrawn(self, key: str) -> bool:
        return any(one == key for one, _ in self.to_draw(len(self._rows)))

    def note_drawn(self, key: str, png: bytes | None) -> None:
        if key in self._rows:
            self._rows[key] = replace(self._rows[key], png=png, tried=True)

    def ready(self, key: str) -> ReadyPicture | None:
        row = self._rows.get(key)
        if row is None:
            return None
        one = row.picture
        content = row.png if one.form is MapForm.PNG else one.svg.encode()
        return ReadyPicture(key, one.form, content, one.alternative, one.name) if content else None

    @property
    def _rows(self) -> dict[str, PictureRow]:
        return self._connections.tables.pictures


class MemoryPictureRecords:
    """Implements ports.PictureRecords."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def keep(self, picture: Picture, now: datetime) -> None:
        aware(now)
        tried = picture.form is not MapForm.PNG
        self._tables.pictures.setdefault(picture.key, PictureRow(picture, now, tried=tried))

    def remove(self, before: datetime) -> None:
        wanted = {row.parcel.picture for row in self._tables.parcels.values() if row.state != "sent"}
        for key, row in list(self._tables.pictures.items()):
            if row.kept < before and key not in wanted:
                del self._tables.pictures[key]
