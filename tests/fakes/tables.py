"""Games, people, marks and parked things of one unit of work in memory."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from judge.game.events import Event, PhaseJudged
from judge.game.roles import PersonId
from judge.game.state import Game, Snapshot, Status
from judge.service.ports import NOWHERE, MarkKind, Parked, Person, Token
from judge.store.fingerprint import fingerprint
from judge.store.games import parts
from tests.fakes.rows import Kept, State, aware


class MemoryGames:
    """Implements ports.Games."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._read: set[str] = set()

    def get(self, name: str) -> Game | None:
        kept = self._state.games.get(name)
        if kept is None:
            return None
        self._read.add(name)
        return kept.game

    def add(self, game: Game) -> None:
        if game.name in self._state.games:
            raise ValueError(f"there is a game named {game.name}")
        self._check_people(game)
        self._read.add(game.name)
        self._state.games[game.name] = Kept(game)

    def save(
        self, game: Game, events: Iterable[Event], now: datetime, cause: str, due: datetime | None
    ) -> int:
        del cause
        aware(now)
        if game.name not in self._read:
            raise RuntimeError(f"{game.name} was not read in this unit of work")
        self._check_people(game)
        kept = self._state.games[game.name]
        happened = (*kept.events, *events)
        numbers = [event.snapshot.number for event in happened if isinstance(event, PhaseJudged)]
        if len(set(numbers)) < len(numbers):
            raise RuntimeError("a phase is judged once")
        self._state.games[game.name] = Kept(game, due, happened)
        return len(kept.events) + 1

    def all(self) -> Sequence[Game]:
        self._read.update(self._state.games)
        return [kept.game for _, kept in sorted(self._state.games.items())]

    def due(self, now: datetime) -> Sequence[str]:
        waiting = [(kept.due, name) for name, kept in self._state.games.items() if kept.due is not None]
        return [name for due, name in sorted(waiting) if due <= now]

    def next_due(self) -> datetime | None:
        return min((kept.due for kept in self._state.games.values() if kept.due is not None), default=None)

    def snapshots(self, name: str) -> Sequence[Snapshot]:
        return [event.snapshot for event in self.events(name) if isinstance(event, PhaseJudged)]

    def events(self, name: str) -> Sequence[Event]:
        kept = self._state.games.get(name)
        return kept.events if kept else ()

    def of(self, person: PersonId) -> Sequence[str]:
        return [
            name
            for name, kept in sorted(self._state.games.items())
            if any(who == person for who, _, _ in parts(kept.game))
        ]

    def _check_people(self, game: Game) -> None:
        for person, _, _ in parts(game):
            if person not in self._state.people:
                raise RuntimeError(f"person {person} of {game.name} is not registered")


class MemoryPeople:
    """Implements ports.People."""

    def __init__(self, state: State) -> None:
        self._state = state

    def by_address(self, address: str) -> Person | None:
        return next((one for one in self._state.people.values() if one.address == address.lower()), None)

    def get(self, person: PersonId) -> Person:
        return self._state.people[person]

    def add(
        self, name: str, address: str, zone: str, now: datetime, entry: tuple[tuple[str, str], ...]
    ) -> Person:
        aware(now)
        if self.by_address(address) is not None:
            raise ValueError(f"somebody is registered with {address}")
        person = Person(len(self._state.people) + 1, name, address.lower(), zone, now, entry)
        self._state.people[person.id] = person
        return person

    def save(self, person: Person) -> None:
        owner = self.by_address(person.address)
        if owner is not None and owner.id != person.id:
            raise ValueError(f"somebody else is registered with {person.address}")
        if person.id not in self._state.people:
            raise KeyError(person.id)
        self._state.people[person.id] = replace(person, address=person.address.lower())

    def leavers(self, before: datetime) -> Sequence[Person]:
        playing = {
            who
            for kept in self._state.games.values()
            if kept.game.status is not Status.FINISHED
            for who, _, _ in parts(kept.game)
        }
        wrote = {
            fingerprint(mail.raw).sender for mail in self._state.mails.values() if mail.received >= before
        }
        return [
            one
            for one in self._state.people.values()
            if one.registered < before
            and one.id not in playing
            and one.address not in wrote
            and not one.address.endswith(NOWHERE)
        ]

    def add_token(self, token: Token) -> None:
        self._state.tokens[token.digest] = token

    def spend_token(self, digest: str, now: datetime) -> Token | None:
        token = self._state.tokens.pop(digest, None)
        return token if token is not None and token.expires > now else None

    def forget_tokens(self, person: PersonId) -> None:
        for digest in [one.digest for one in self._state.tokens.values() if one.person == person]:
            del self._state.tokens[digest]


class MemoryMarks:
    """Implements ports.Marks."""

    def __init__(self, state: State) -> None:
        self._state = state

    def add(self, kind: MarkKind, who: str, about: str, now: datetime) -> None:
        aware(now)
        self._state.marks.append((kind, who, about, now))

    def count(
        self,
        kind: MarkKind,
        now: datetime,
        within: timedelta,
        who: str | None = None,
        about: str | None = None,
    ) -> int:
        return sum(
            one is kind and abs(at - now) < within and who in (None, whose) and about in (None, what)
            for one, whose, what, at in self._state.marks
        )

    def forget(self, before: datetime) -> None:
        self._state.marks[:] = [mark for mark in self._state.marks if mark[3] >= before]


class MemoryParkedItems:
    """Implements ports.Lot."""

    def __init__(self, state: State) -> None:
        self._state = state

    def park(self, parked: Parked) -> None:
        self._state.parked[parked.digest] = parked

    def take(self, digest: str, now: datetime) -> Parked | None:
        return self._state.parked.pop(digest) if self.waits(digest, now) else None

    def waits(self, digest: str, now: datetime) -> bool:
        return digest in self._state.parked and self._state.parked[digest].expires > now

    def clear(self, person: PersonId, game: str) -> int:
        mine = [
            one
            for one in self._state.parked.values()
            if one.person == person and one.game == game and one.mail is None
        ]
        return len([self._state.parked.pop(one.digest) for one in mine])

    def stale(self, now: datetime) -> tuple[Parked, ...]:
        old = sorted(digest for digest, one in self._state.parked.items() if one.expires <= now)
        return tuple(self._state.parked.pop(digest) for digest in old)
