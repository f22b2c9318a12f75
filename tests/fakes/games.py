"""Games in memory."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import datetime

from judge.game.events import Ended, Event, PhaseJudged, PressSent
from judge.game.roles import PersonId
from judge.game.settings import Visibility
from judge.game.state import Game, Snapshot, Status
from judge.records import Recorded
from judge.store.parts import parts
from tests.fakes.schema import GameRow, Tables, aware


class MemoryGames:
    """Implements ports.Games."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._read: set[str] = set()

    def get(self, name: str) -> Game | None:
        kept = self._tables.games.get(name)
        if kept is None or kept.removed:
            return None
        self._read.add(name)
        return kept.game

    def add(self, game: Game) -> None:
        if game.name in self._tables.games:
            raise ValueError(f"there is a game named {game.name}")
        self._check_people(game)
        self._read.add(game.name)
        self._tables.games[game.name] = GameRow(game)

    def save(
        self, game: Game, events: Iterable[Event], now: datetime, cause: str, due: datetime | None
    ) -> int:
        del cause
        aware(now)
        if game.name not in self._read:
            raise RuntimeError(f"{game.name} was not read in this unit of work")
        self._check_people(game)
        kept = self._tables.games[game.name]
        happened = (*kept.events, *events)
        numbers = [event.snapshot.number for event in happened if isinstance(event, PhaseJudged)]
        if len(set(numbers)) < len(numbers):
            raise RuntimeError("a phase is judged once")
        times = (*kept.times, *(now for _ in happened[len(kept.events) :]))
        self._tables.games[game.name] = GameRow(game, due, happened, times)
        return len(kept.events) + 1

    def all(self) -> Sequence[Game]:
        found = [(name, kept.game) for name, kept in sorted(self._tables.games.items()) if not kept.removed]
        self._read.update(name for name, _ in found)
        return [game for _, game in found]

    def count(self) -> int:
        return sum(not (kept.removed or _is_off_lists(kept.game)) for kept in self._tables.games.values())

    def listed(self, start: int, most: int) -> Sequence[Game]:
        return [game for game in self.all() if not _is_off_lists(game)][start : start + most]

    def ended(self) -> Sequence[tuple[Game, datetime]]:
        over = [
            (kept.game, at)
            for kept in self._tables.games.values()
            if not (kept.removed or _is_off_lists(kept.game)) and kept.game.status is Status.FINISHED
            for event, at in zip(kept.events, kept.times, strict=True)
            if isinstance(event, Ended)
        ]
        return sorted(over, key=lambda one: (one[1], one[0].name))

    def count_ended(self) -> int:
        return len(self.ended())

    def forming(self, most: int) -> Sequence[Game]:
        listed = (game for game in self.all() if not _is_off_lists(game))
        return [game for game in listed if game.status is Status.FORMING][:most]

    def is_removed(self, name: str) -> bool:
        return name in self._tables.games and self._tables.games[name].removed

    def names_taken(self) -> Sequence[str]:
        return sorted(self._tables.games)

    def remove(self, name: str) -> None:
        if name not in self._read:
            raise RuntimeError(f"{name} was not read in this unit of work")
        self.remove_unreadable(name)

    def remove_unreadable(self, name: str) -> None:
        self._tables.games[name] = replace(self._tables.games[name], due=None, removed=True)
        self._read.discard(name)

    def due(self, now: datetime) -> Sequence[str]:
        return list(dict.fromkeys(name for due, name in sorted(self._waiting()) if due <= now))

    def claim_due(self, now: datetime, besides: Sequence[str] = ()) -> str | None:
        return next((name for name in self.due(now) if name not in besides), None)

    def next_due(self, leaving_out: Collection[str] = ()) -> datetime | None:
        parked = [one.due for one in self._tables.parked.values() if one.due is not None]
        games = [kept.due for name, kept in self._tables.games.items() if name not in leaving_out]
        return min([*parked, *(due for due in games if due is not None)], default=None)

    def _waiting(self) -> Iterator[tuple[datetime, str]]:
        found = [(kept.due, name) for name, kept in self._tables.games.items()]
        found += [(one.due, one.game) for one in self._tables.parked.values()]
        yield from ((due, name) for due, name in found if due is not None)

    def event(self, name: str, number: int) -> Event | None:
        found = self.events(name)[number - 1 : number]
        return found[0] if found and not isinstance(found[0], PhaseJudged) else None

    def snapshots(self, name: str) -> Sequence[Snapshot]:
        return [event.snapshot for event in self.events(name) if isinstance(event, PhaseJudged)]

    def events(self, name: str) -> Sequence[Event]:
        kept = self._tables.games.get(name)
        return kept.events if kept else ()

    def record(self, name: str) -> Sequence[Recorded]:
        kept = self._tables.games.get(name)
        return [Recorded(*one) for one in zip(kept.times, kept.events, strict=True)] if kept else ()

    def of(self, person: PersonId) -> Sequence[str]:
        return [
            name
            for name, kept in sorted(self._tables.games.items())
            if not kept.removed and any(who == person for who, _, _ in parts(kept.game))
        ]

    def stood_by(self, person: PersonId) -> Sequence[str]:
        return [
            name
            for name, kept in sorted(self._tables.games.items())
            if not kept.removed
            and kept.game.status in (Status.RUNNING, Status.PAUSED)
            and any(seat.standby == person for seat in kept.game.seats)
        ]

    def masters(self, name: str) -> Sequence[PersonId]:
        kept = self._tables.games.get(name)
        return [kept.game.master.person] if kept and not kept.removed else []

    def members(self, name: str) -> Sequence[PersonId]:
        kept = self._tables.games.get(name)
        return sorted({person for person, _, _ in parts(kept.game)}) if kept and not kept.removed else []

    def empty_letters(self, person: PersonId) -> Sequence[str]:
        found = []
        for name, kept in self._tables.games.items():
            events = tuple(_emptied(event, person) for event in kept.events)
            if events != kept.events:
                self._tables.games[name] = replace(kept, events=events)
                found.append(name)
        return found

    def _check_people(self, game: Game) -> None:
        for person, _, _ in parts(game):
            if person not in self._tables.people:
                raise RuntimeError(f"person {person} of {game.name} is not registered")


def _is_off_lists(game: Game) -> bool:
    return game.practice or game.settings.visibility is not Visibility.PUBLIC


def _emptied(event: Event, person: PersonId) -> Event:
    mine = isinstance(event, PressSent) and event.author.person == person
    return replace(event, body="") if isinstance(event, PressSent) and mine else event
