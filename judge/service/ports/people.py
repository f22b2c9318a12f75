"""The registered and their tokens, as the service sees them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from typing import Protocol

from judge.game.dedication import Record
from judge.game.roles import PersonId
from judge.records import Person, Token


class People(Protocol):
    """The registered, within a unit of work."""

    def by_address(self, address: str) -> Person | None:
        """The person whose address it is, of record or another; None for a newcomer."""
        ...

    def same(self, one: str, other: str) -> bool:
        """Whether both addresses are one, or one person's."""
        ...

    def has(self, person: PersonId, address: str) -> bool:
        """Whether it is an address of the person's, of record or another."""
        ...

    def others(self, person: PersonId) -> Sequence[str]:
        """The addresses of a person beside that of record, sorted."""
        ...

    def of_mailbox(self, mailbox: str) -> Sequence[Person]:
        """The registered with an address in that mailbox, with whatever behind a plus."""
        ...

    def add_other(self, person: PersonId, address: str) -> None:
        """Give a person another address; ValueError if it is somebody's. A newcomer of it is removed."""
        ...

    def remove_other(self, person: PersonId, address: str) -> bool:
        """Take another address from a person; whether he had it."""
        ...

    def newcomer(self, address: str) -> Person | None:
        """The newcomer of that address."""
        ...

    def add_newcomer(self, address: str, now: datetime) -> Person:
        """Note that an address is asked whether it wants mail; ValueError if it is somebody's."""
        ...

    def remove_newcomers(self, before: datetime) -> None:
        """Remove those asked before that, for whom nothing is parked any more."""
        ...

    def named(self, beginning: str, most: int) -> Sequence[Person]:
        """At most so many of the registered whose names begin so, in whatever case, by name."""
        ...

    def get(self, person: PersonId) -> Person:
        """A person by number; KeyError if there is none."""
        ...

    def several(self, people: Collection[PersonId]) -> Mapping[PersonId, Person]:
        """People by number; KeyError if one of them is not there."""
        ...

    def add_to_records(self, more: Mapping[PersonId, Record]) -> None:
        """Add to the records of those who have not left for good; KeyError if one is not there."""
        ...

    def add(
        self, name: str, address: str, zone: str, now: datetime, entry: tuple[tuple[str, str], ...]
    ) -> Person:
        """Register somebody; a newcomer of that address becomes him."""
        ...

    def save(self, person: Person) -> None:
        """Store a changed person; a newcomer of his address is removed."""
        ...

    def standbys(self, kinds: Collection[str]) -> Sequence[Person]:
        """Those who stand by for one of these kinds, and whose mail arrives."""
        ...

    def leavers(self, before: datetime) -> Sequence[Person]:
        """Those without a part in any game that goes on, who came and last wrote before that."""
        ...

    def add_token(self, token: Token) -> None:
        """Keep a token."""
        ...

    def spend_token(self, digest: str, now: datetime) -> Token | None:
        """The token of that hash if it is still good; it is gone afterwards."""
        ...

    def forget_tokens(self, person: PersonId, game: str = "") -> None:
        """Make the person's tokens worthless, or only those for that game."""
        ...
