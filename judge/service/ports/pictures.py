"""Pictures that go with mails: kept once, drawn outside the transaction, put in when a mail is sent."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

from judge.records import Picture, ReadyPicture


class Pictures(Protocol):
    """The pictures in the database; every call is a transaction of its own."""

    def to_draw(self, most: int) -> Sequence[tuple[str, str]]:
        """The key and the SVG of those of which a PNG is wanted that nobody has tried to make."""
        ...

    def is_undrawn(self, key: str) -> bool:
        """Whether that one is among them."""
        ...

    def note_drawn(self, key: str, png: bytes | None) -> None:
        """Keep the PNG; None where it could not be made, and mails go as text."""
        ...

    def ready(self, key: str) -> ReadyPicture | None:
        """The picture of that key; None if there is none, or no PNG of it."""
        ...


class PictureRecords(Protocol):
    """The pictures within a unit of work."""

    def keep(self, picture: Picture, now: datetime) -> None:
        """Keep a picture; one with the same key is left as it is."""
        ...

    def remove(self, before: datetime) -> None:
        """Remove what was kept before that and waits for no mail."""
        ...
