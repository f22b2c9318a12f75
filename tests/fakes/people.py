"""The registered and their tokens in memory."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from datetime import datetime

from judge.game.dedication import Record
from judge.game.roles import PersonId
from judge.game.state import Status
from judge.records import NOWHERE, Person, Token
from judge.store.inbox import fingerprint
from judge.store.parts import parts
from tests.fakes.schema import Tables, aware


class MemoryPeople:
    """Implements ports.People."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def by_address(self, address: str) -> Person | None:
        found = self._anybody(address) or self._by_other(address)
        return found if found is not None and found.verified else None

    def same(self, one: str, other: str) -> bool:
        owner = self.by_address(one)
        return one == other or (owner is not None and self.has(owner.id, other))

    def has(self, person: PersonId, address: str) -> bool:
        return self.get(person).address == address or address in self.others(person)

    def others(self, person: PersonId) -> Sequence[str]:
        return sorted(one for one, owner in self._tables.other_addresses.items() if owner == person)

    def of_mailbox(self, mailbox: str) -> Sequence[Person]:
        local, _, domain = mailbox.rpartition("@")
        found = [one for one in self._tables.people.values() if one.verified]

        def within(address: str) -> bool:
            with_detail = address.startswith(f"{local}+") and address.endswith(f"@{domain}")
            return address == mailbox or with_detail

        return [one for one in found if any(map(within, (one.address, *self.others(one.id))))]

    def add_other(self, person: PersonId, address: str) -> None:
        self._make_room(address, 0)
        self._tables.other_addresses[address] = person

    def remove_other(self, person: PersonId, address: str) -> bool:
        if self._tables.other_addresses.get(address) != person:
            return False
        del self._tables.other_addresses[address]
        return True

    def _by_other(self, address: str) -> Person | None:
        number = self._tables.other_addresses.get(address.lower())
        return None if number is None else self._tables.people[number]

    def newcomer(self, address: str) -> Person | None:
        found = self._anybody(address)
        return found if found is not None and not found.verified else None

    def _anybody(self, address: str) -> Person | None:
        return next((one for one in self._tables.people.values() if one.address == address.lower()), None)

    def add_newcomer(self, address: str, now: datetime) -> Person:
        return self._insert(Person(0, "", address.lower(), "UTC", now, verified=False))

    def remove_newcomers(self, before: datetime) -> None:
        waiting = {item.person for item in self._tables.parked.values()}
        for one in list(self._tables.people.values()):
            if not one.verified and one.registered < before and one.id not in waiting:
                del self._tables.people[one.id]

    def get(self, person: PersonId) -> Person:
        return self._tables.people[person]

    def several(self, people: Collection[PersonId]) -> Mapping[PersonId, Person]:
        return {one: self.get(one) for one in people}

    def add_to_records(self, more: Mapping[PersonId, Record]) -> None:
        for number, record in more.items():
            found = self.get(number)
            if not found.address.endswith(NOWHERE):
                self._tables.people[number] = replace(found, record=found.record + record)

    def named(self, beginning: str, most: int) -> Sequence[Person]:
        found = [one for one in self._tables.people.values() if one.verified]
        begun = [one for one in found if one.name.lower().startswith(beginning.lower())]
        return sorted(begun, key=lambda one: one.name)[:most]

    def add(
        self, name: str, address: str, zone: str, now: datetime, entry: tuple[tuple[str, str], ...]
    ) -> Person:
        aware(now)
        newcomer = self.newcomer(address)
        if newcomer is None:
            return self._insert(Person(0, name, address.lower(), zone, now, entry))
        person = replace(newcomer, name=name, zone=zone, registered=now, entry=entry, verified=True)
        self.save(person)
        return person

    def _insert(self, person: Person) -> Person:
        if self._anybody(person.address) is not None:
            raise ValueError(f"somebody is registered with {person.address}")
        person = replace(person, id=max(self._tables.people, default=0) + 1)
        self._tables.people[person.id] = person
        return person

    def save(self, person: Person) -> None:
        self._make_room(person.address.lower(), person.id)
        if person.id not in self._tables.people:
            raise KeyError(person.id)
        self._tables.people[person.id] = replace(person, address=person.address.lower())

    def _make_room(self, address: str, person: PersonId) -> None:
        owner = self._anybody(address) or self._by_other(address)
        if owner is not None and owner.id == person:
            self.remove_other(person, address)
        elif owner is not None and owner.verified:
            raise ValueError(f"somebody else is registered with {address}")
        elif owner is not None:
            del self._tables.people[owner.id]
            for digest in [one.digest for one in self._tables.parked.values() if one.person == owner.id]:
                del self._tables.parked[digest]

    def standbys(self, kinds: Collection[str]) -> Sequence[Person]:
        listed = (one for one in self._tables.people.values() if one.unreachable is None)
        return [one for one in listed if not set(kinds).isdisjoint(one.standby)]

    def leavers(self, before: datetime) -> Sequence[Person]:
        playing = {
            who
            for kept in self._tables.games.values()
            if kept.game.status is not Status.FINISHED
            for who, _, _ in parts(kept.game)
        }
        wrote = {
            fingerprint(mail.raw).sender for mail in self._tables.mails.values() if mail.received >= before
        }
        return [
            one
            for one in self._tables.people.values()
            if one.registered < before
            and one.verified
            and one.id not in playing
            and wrote.isdisjoint([one.address, *self.others(one.id)])
            and not one.address.endswith(NOWHERE)
        ]

    def add_token(self, token: Token) -> None:
        self._tables.tokens[token.digest] = token

    def spend_token(self, digest: str, now: datetime) -> Token | None:
        token = self._tables.tokens.pop(digest, None)
        return token if token is not None and token.expires > now else None

    def forget_tokens(self, person: PersonId, game: str = "") -> None:
        his = [one for one in self._tables.tokens.values() if one.person == person]
        for digest in [one.digest for one in his if game in ("", one.game)]:
            del self._tables.tokens[digest]
