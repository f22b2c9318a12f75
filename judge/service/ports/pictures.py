"""Pictures that go with mails: kept once, drawn outside the transaction, put in when a mail is sent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from hashlib import sha256
from typing import Protocol

from judge.game.order_style import MapForm


@dataclass(frozen=True)
class Picture:
    """A map as it goes with a mail, in which form.

    `svg` is the drawing, `alternative` the sentence for who cannot see it, `name` the file's without its
    ending. The same picture for several readers has one `key`, the hash of all this.
    """

    form: MapForm
    svg: str
    alternative: str
    name: str

    @cached_property
    def key(self) -> str:
        """What the picture is found by."""
        return sha256(f"{self.form}\n{self.name}\n{self.alternative}\n{self.svg}".encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Undrawn:
    """A picture that could not be drawn: of which board (empty: unknown), and what went wrong."""

    board: str
    why: str


@dataclass(frozen=True, slots=True)
class ReadyPicture:
    """A picture that can be put into a mail: `content` is the file's, of a PNG or of an SVG drawing."""

    key: str
    form: MapForm
    content: bytes
    alternative: str
    name: str


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
