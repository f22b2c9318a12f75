"""The registered and their single-use tokens, within a unit of work."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, bindparam, delete, exists, insert, or_, select, update

from judge.game.order_style import USUAL, Style
from judge.game.roles import PersonId
from judge.game.state import Status
from judge.service.ports import NOWHERE, Person, Token
from judge.store.codec import decode_pairs, encode_pairs
from judge.store.connection import insert_new
from judge.store.schema import GameRow, InboxRow, PersonRow, SeatRow, TokenRow

_TABLE = PersonRow.__table__
_BY_ADDRESS = select(_TABLE).where(PersonRow.address == bindparam("address"))
_BY_NUMBER = select(_TABLE).where(PersonRow.id == bindparam("number"))
"""Made once, because each mail asks for several people."""


class SqlPeople:
    """Implements `judge.service.ports.People`."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def by_address(self, address: str) -> Person | None:
        """The person of that address of record."""
        row = self._connection.execute(_BY_ADDRESS, {"address": address.lower()}).one_or_none()
        return None if row is None else _person(row)

    def get(self, person: PersonId) -> Person:
        """A person by number; KeyError if there is none."""
        row = self._connection.execute(_BY_NUMBER, {"number": person}).one_or_none()
        if row is None:
            raise KeyError(person)
        return _person(row)

    def add(
        self, name: str, address: str, zone: str, now: datetime, entry: tuple[tuple[str, str], ...]
    ) -> Person:
        """Register somebody; ValueError if the address is somebody's already."""
        key = address.lower()
        new = insert_new(
            self._connection,
            PersonRow,
            "address",
            name=name,
            address=key,
            zone=zone,
            registered=now,
            entry=encode_pairs(entry),
            style=str(USUAL),
        )
        if not new:
            raise ValueError(f"somebody is registered with {key}")
        number = self._connection.scalars(select(PersonRow.id).where(PersonRow.address == key)).one()
        return Person(number, name, key, zone, now, entry)

    def save(self, person: Person) -> None:
        """Store a changed person; KeyError if there is none, ValueError if the address is somebody else's."""
        key = person.address.lower()
        owner = self.by_address(key)
        if owner is not None and owner.id != person.id:
            raise ValueError(f"somebody else is registered with {key}")
        changed = self._connection.execute(
            update(PersonRow)
            .where(PersonRow.id == person.id)
            .values(
                name=person.name,
                address=key,
                zone=person.zone,
                registered=person.registered,
                entry=encode_pairs(person.entry),
                unreachable=person.unreachable,
                style=str(person.style),
            )
        )
        if changed.rowcount == 0:
            raise KeyError(person.id)

    def leavers(self, before: datetime) -> Sequence[Person]:
        """Those without a part in any game that goes on, who came and last wrote before that."""
        playing = exists().where(
            SeatRow.person == PersonRow.id,
            GameRow.name == SeatRow.game,
            GameRow.status != Status.FINISHED.value,  # nobody has a part in a game that was removed
        )
        wrote = exists().where(InboxRow.sender == PersonRow.address, InboxRow.received >= before)
        query = (
            select(_TABLE)
            .where(PersonRow.registered < before, ~playing, ~wrote, ~PersonRow.address.like(f"%{NOWHERE}"))
            .order_by(PersonRow.id)
        )
        return [_person(row) for row in self._connection.execute(query)]

    def add_token(self, token: Token) -> None:
        """Keep a token."""
        self._connection.execute(
            insert(TokenRow).values(
                digest=token.digest, person=token.person, game=token.game, expires=token.expires
            )
        )

    def spend_token(self, digest: str, now: datetime) -> Token | None:
        """The token of that hash if it is still good; it is gone afterwards, and so are expired ones."""
        table = TokenRow.__table__
        row = self._connection.execute(
            select(table).where(TokenRow.digest == digest).with_for_update()
        ).one_or_none()
        self._connection.execute(
            delete(TokenRow).where(or_(TokenRow.digest == digest, TokenRow.expires <= now))
        )
        if row is None or row.expires <= now:
            return None
        return Token(row.digest, row.person, row.game, row.expires)

    def forget_tokens(self, person: PersonId) -> None:
        """Make the person's tokens worthless."""
        self._connection.execute(delete(TokenRow).where(TokenRow.person == person))


def _person(row: Row[Any]) -> Person:
    entry = decode_pairs(row.entry)
    style = Style.parse(row.style)
    return Person(row.id, row.name, row.address, row.zone, row.registered, entry, row.unreachable, style)
