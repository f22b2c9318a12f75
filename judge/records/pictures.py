"""Pictures that go with mails."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256

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
