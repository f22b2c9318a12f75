"""The registered and their single-use tokens, within a unit of work."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from functools import cache
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    true,
    update,
)

from judge.game.commands.anyone import Shown
from judge.game.dedication import Record
from judge.game.order_style import MailWish, Style
from judge.game.roles import PersonId
from judge.game.state import Status
from judge.records import NOWHERE, Person, Token
from judge.store.codec import decode_pairs, encode_pairs
from judge.store.connection import insert_new
from judge.store.engine import Prepared
from judge.store.schema import GameRow, InboxRow, OtherAddressRow, ParkedRow, PersonRow, SeatRow, TokenRow

_TABLE = PersonRow.__table__
_BY_ADDRESS = Prepared(select(_TABLE).where(PersonRow.address == bindparam("address")))
_BY_OTHER_ADDRESS = Prepared(
    select(_TABLE)
    .join(OtherAddressRow, OtherAddressRow.person == PersonRow.id)
    .where(OtherAddressRow.address == bindparam("address"))
)
_BY_NUMBER = Prepared(select(_TABLE).where(PersonRow.id == bindparam("number")))
_OTHERS = Prepared(
    select(OtherAddressRow.address)
    .where(OtherAddressRow.person == bindparam("number"))
    .order_by(OtherAddressRow.address)
)
_SAVE = Prepared(update(PersonRow).where(PersonRow.id == bindparam("number")))


@cache
def _by_numbers(*numbers: str, locked: bool = False) -> Prepared:
    """So many people, in order of their numbers; with `locked` no one else changes them meanwhile."""
    which = PersonRow.id.in_([bindparam(name) for name in numbers])
    query = select(_TABLE).where(which).order_by(PersonRow.id)
    return Prepared(query.with_for_update() if locked else query)


class People:
    """The registered, within a unit of work.

    Who was read once is not read again in the unit of work, unless someone was changed in between.
    """

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._read: dict[PersonId, Person] = {}
        self._of_address: dict[str, Person | None] = {}
        self._others: dict[PersonId, Sequence[str]] = {}

    def _forget_read(self) -> None:
        for read in (self._read, self._of_address, self._others):
            read.clear()

    def by_address(self, address: str) -> Person | None:
        """Return the person whose address it is, of record or another; None for a newcomer."""
        found = self._anybody(address) or self._by_other(address)
        return found if found is not None and found.verified else None

    def same(self, one: str, other: str) -> bool:
        """Return whether both addresses are one, or one person's."""
        if one == other:
            return True
        owner = self.by_address(one)
        return owner is not None and self.has(owner.id, other)

    def has(self, person: PersonId, address: str) -> bool:
        """Return whether it is an address of the person's, of record or another."""
        return self.get(person).address == address or address in self.others(person)

    def others(self, person: PersonId) -> Sequence[str]:
        """Return the addresses of a person beside that of record, sorted."""
        if person not in self._others:
            rows = _OTHERS.all(self._connection, {"number": person})
            self._others[person] = [row.address for row in rows]
        return self._others[person]

    def of_mailbox(self, mailbox: str) -> Sequence[Person]:
        """Return the registered with an address in that mailbox, with whatever behind a plus."""
        local, at, domain = mailbox.rpartition("@")

        def within(address: ColumnElement[str]) -> ColumnElement[bool]:
            with_detail = address.startswith(f"{local}+", autoescape=True)
            return or_(address == mailbox, and_(with_detail, address.endswith(at + domain, autoescape=True)))

        others = select(OtherAddressRow.person).where(within(OtherAddressRow.__table__.c.address))
        mine = or_(within(_TABLE.c.address), PersonRow.id.in_(others))
        query = select(_TABLE).where(PersonRow.verified, mine).order_by(PersonRow.id)
        return [person_of(row) for row in self._connection.execute(query)]

    def add_other(self, person: PersonId, address: str) -> None:
        """Give a person another address; ValueError if it is someone's. A newcomer of it is removed."""
        self._make_room(address, 0)
        self._forget_read()
        self._connection.execute(insert(OtherAddressRow).values(address=address, person=person))

    def remove_other(self, person: PersonId, address: str) -> bool:
        """Take another address from a person; whether they had it."""
        self._forget_read()
        mine = (OtherAddressRow.person == person, OtherAddressRow.address == address)
        return self._connection.execute(delete(OtherAddressRow).where(*mine)).rowcount > 0

    def _by_other(self, address: str) -> Person | None:
        row = _BY_OTHER_ADDRESS.first(self._connection, {"address": address.lower()})
        return None if row is None else person_of(row)

    def newcomer(self, address: str) -> Person | None:
        """Return the newcomer of that address."""
        found = self._anybody(address)
        return found if found is not None and not found.verified else None

    def named(self, beginning: str, most: int) -> Sequence[Person]:
        """At most so many of the registered whose names begin so, in whatever case, by name."""
        start = func.lower(PersonRow.name).startswith(beginning.lower(), autoescape=True)
        query = select(_TABLE).where(PersonRow.verified, start).order_by(PersonRow.name).limit(most)
        return [person_of(row) for row in self._connection.execute(query)]

    def _anybody(self, address: str) -> Person | None:
        key = address.lower()
        if key not in self._of_address:
            row = _BY_ADDRESS.first(self._connection, {"address": key})
            self._of_address[key] = None if row is None else self._keep(row)
        return self._of_address[key]

    def _keep(self, row: Row[Any]) -> Person:
        person = self._read[row.id] = person_of(row)
        return person

    def add_newcomer(self, address: str, now: datetime) -> Person:
        """Note that an address is asked whether it wants mail; ValueError if it is someone's."""
        return self._insert(Person(0, "", address.lower(), "UTC", now, verified=False))

    def remove_newcomers(self, before: datetime) -> None:
        """Remove those asked before that, for whom nothing is parked any more."""
        self._forget_read()
        waits = exists().where(ParkedRow.person == PersonRow.id)
        self._connection.execute(
            delete(PersonRow).where(~PersonRow.verified, PersonRow.registered < before, ~waits)
        )

    def get(self, person: PersonId) -> Person:
        """Return a person by number; KeyError if there is none."""
        if person not in self._read:
            row = _BY_NUMBER.first(self._connection, {"number": person})
            if row is None:
                raise KeyError(person)
            self._keep(row)
        return self._read[person]

    def several(self, people: Collection[PersonId]) -> Mapping[PersonId, Person]:
        """People by number; KeyError if one of them is not there."""
        unread = [one for one in people if one not in self._read]
        for row in self._rows(unread):
            self._keep(row)
        return {one: self._read[one] for one in people}

    def _rows(self, people: Collection[PersonId], *, locked: bool = False) -> Sequence[Row[Any]]:
        numbers = {f"number{place}": person for place, person in enumerate(people)}
        return _by_numbers(*numbers, locked=locked).all(self._connection, numbers) if numbers else ()

    def add_to_records(self, more: Mapping[PersonId, Record]) -> None:
        """Add to the records of those who have not left for good; KeyError if one is not there."""
        rows = self._rows(more, locked=True)  # as they are now, even if other processes work
        found = {row.id: self._keep(row) for row in rows}
        people = [found[one] for one in more if not found[one].address.endswith(NOWHERE)]
        changed = [replace(one, record=one.record + more[one.id]) for one in people]
        if changed:
            records = [{"number": one.id, "record": _record(one.record)} for one in changed]
            _SAVE.change_all(self._connection, records)
        self._of_address.clear()
        self._read.update((one.id, one) for one in changed)

    def add(
        self,
        name: str,
        address: str,
        zone: str,
        now: datetime,
        entry: tuple[tuple[str, str], ...],
        language: str = "",
    ) -> Person:
        """Register someone; a newcomer of that address becomes them.

        ValueError if the address is someone's.
        """
        newcomer = self.newcomer(address)
        if newcomer is None:
            return self._insert(Person(0, name, address.lower(), zone, now, entry, language=language))
        person = replace(
            newcomer, name=name, zone=zone, registered=now, entry=entry, verified=True, language=language
        )
        self.save(person)
        return person

    def _insert(self, person: Person) -> Person:
        self._forget_read()
        values = {**_values(person), "address": person.address}
        if not insert_new(self._connection, PersonRow, "address", **values):
            raise ValueError(f"somebody is registered with {person.address}")
        query = select(PersonRow.id).where(PersonRow.address == person.address)
        return replace(person, id=self._connection.scalars(query).one())

    def save(self, person: Person) -> None:
        """Store a changed person; KeyError if there is none, ValueError if the address is someone else's.

        A newcomer of the address is removed with what waits for them; where it was another one of the
        person's it is that of record alone.
        """
        key = person.address.lower()
        before = self._read.get(person.id)
        if before is None or before.address != key:
            self._make_room(key, person.id)
        self._of_address.clear()
        if _SAVE.change(self._connection, {"number": person.id, "address": key, **_values(person)}) == 0:
            raise KeyError(person.id)
        self._read[person.id] = replace(person, address=key)

    def _make_room(self, address: str, person: PersonId) -> None:
        """Let an address be that of record: no one's, or this person's; ValueError if it is someone else's.

        A newcomer of it is removed with what waits for them.
        """
        owner = self._anybody(address) or self._by_other(address)
        if owner is None or owner.id == person:
            if owner is not None and owner.address != address:
                self.remove_other(person, address)
            return
        if owner.verified:
            raise ValueError(f"somebody else is registered with {address}")
        self._forget_read()
        self._connection.execute(delete(ParkedRow).where(ParkedRow.person == owner.id))
        self._connection.execute(delete(PersonRow).where(PersonRow.id == owner.id))

    def standbys(self, kinds: Collection[str]) -> Sequence[Person]:
        """Return those who stand by for one of these kinds, and whose mail arrives."""
        query = select(_TABLE).where(PersonRow.standby != "", PersonRow.unreachable.is_(None))
        people = map(person_of, self._connection.execute(query.order_by(PersonRow.id)))
        return [person for person in people if not set(kinds).isdisjoint(person.standby)]

    def leavers(self, before: datetime) -> Sequence[Person]:
        """Return those without a part in any game that goes on, who came and last wrote before that."""
        playing = exists().where(
            SeatRow.person == PersonRow.id,
            GameRow.name == SeatRow.game,
            GameRow.status != Status.FINISHED.value,  # no one has a part in a game that was removed
        )
        others = select(OtherAddressRow.address).where(OtherAddressRow.person == PersonRow.id)
        mine = or_(InboxRow.sender == PersonRow.address, InboxRow.sender.in_(others.correlate(PersonRow)))
        wrote = exists().where(mine, InboxRow.received >= before)
        query = (
            select(_TABLE)
            .where(PersonRow.registered < before, PersonRow.verified, ~playing, ~wrote)
            .where(~PersonRow.address.like(f"%{NOWHERE}"))
            .order_by(PersonRow.id)
        )
        return [person_of(row) for row in self._connection.execute(query)]

    def retire(self, person: Person) -> None:
        """Make someone no one: the number stays, as records name it, the address is free."""
        self.forget_tokens(person.id)
        self._forget_read()
        self._connection.execute(delete(OtherAddressRow).where(OtherAddressRow.person == person.id))
        self.save(replace(person, address=f"{person.id}{NOWHERE}", unreachable=None))

    def add_token(self, token: Token) -> None:
        """Keep a token."""
        self._connection.execute(
            insert(TokenRow).values(
                digest=token.digest, person=token.person, game=token.game, expires=token.expires
            )
        )

    def spend_token(self, digest: str, now: datetime) -> Token | None:
        """Return the token of that hash if it is still good.

        It is gone afterwards, and so are expired ones.
        """
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

    def forget_tokens(self, person: PersonId, game: str = "") -> None:
        """Make the person's tokens worthless, or only those for that game."""
        about = TokenRow.game == game if game else true()
        self._connection.execute(delete(TokenRow).where(TokenRow.person == person, about))


def person_of(row: Any) -> Person:
    """Return the person of a row of the table."""
    entry = decode_pairs(row.entry)
    style = Style.parse(row.style)
    return Person(
        row.id,
        row.name,
        row.address,
        row.zone,
        row.registered,
        entry,
        row.unreachable,
        style,
        verified=row.verified,
        standby=tuple(row.standby.split()),
        wish=MailWish.parse(row.mail),
        record=Record(*map(int, row.record.split())),
        shows=frozenset(map(Shown, row.shows.split())),
        language=row.language,
    )


def _values(person: Person) -> dict[str, Any]:
    """Return the columns of a person but his number and address."""
    return {
        "name": person.name,
        "zone": person.zone,
        "registered": person.registered,
        "entry": encode_pairs(person.entry),
        "unreachable": person.unreachable,
        "style": str(person.style),
        "verified": person.verified,
        "standby": " ".join(person.standby),
        "mail": str(person.wish),
        "record": _record(person.record),
        "shows": " ".join(sorted(person.shows)),
        "language": person.language,
    }


def _record(record: Record) -> str:
    return " ".join(map(str, record.numbers))
