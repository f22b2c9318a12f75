"""A person's record: how reliable they have been, counted from game events as the classic judge counts.

A turn on time is worth 3, a late one -1, an abandoned power -49, one left to civil disorder -100 (seed 002).
A phase that is adjudicated again after a ROLLBACK counts once, as it was adjudicated last. Whoever gives up a
power has resigned, by RESIGN or by staying away, once for each time they leave it. In a game that hides who
plays which power, the record would give the player away. Such a game counts once it is over and names
everybody, and not at all if it never does (docs: ends, "Records count what everyone may know").
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from operator import add, attrgetter, sub
from types import MappingProxyType

from judge.game.events import (
    Abandoned,
    Ended,
    Event,
    FellIntoDisorder,
    Left,
    PhaseJudged,
    PhaseOpened,
    Returned,
    Started,
    Swapped,
    TookOver,
    WentLate,
)
from judge.game.roles import PersonId
from judge.game.state import Game, SeatState, Snapshot
from judge.rules.phases import Phase
from judge.rules.units import Power

COUNTED = (Started, TookOver, Left, WentLate, Abandoned, FellIntoDisorder, PhaseJudged, Ended)
"""The events at which records may change."""


@dataclass(frozen=True, slots=True)
class Record:
    """How often a person was on time, late or gone, and how many powers they began with or took over."""

    on_time: int = 0
    late: int = 0
    abandoned: int = 0
    disorder: int = 0
    resigned: int = 0
    started: int = 0
    taken_over: int = 0

    @property
    def dedication(self) -> int:
        """The classic judge's number."""
        return 3 * self.on_time - self.late - 49 * self.abandoned - 100 * self.disorder

    @property
    def turns(self) -> int:
        """Turns in which orders were due."""
        return self.on_time + self.late

    @property
    def on_time_ratio(self) -> float:
        """The share of turns that were on time; 1 before the first."""
        return self.on_time / self.turns if self.turns else 1.0

    @property
    def resignation_ratio(self) -> float:
        """The share of powers that were given up; 0 before the first."""
        powers = self.started + self.taken_over
        return min(1.0, self.resigned / powers) if powers else 0.0

    def __sub__(self, other: Record) -> Record:
        """Return how much more this record counts than the other."""
        return Record(*map(sub, self.numbers, other.numbers))

    def __add__(self, other: Record) -> Record:
        """Return the sum of both records."""
        return Record(*map(add, self.numbers, other.numbers))

    @property
    def numbers(self) -> tuple[int, ...]:
        """All that it counts, in the order of its fields."""
        found: tuple[int, ...] = _numbers(self)
        return found


_numbers = attrgetter(*(one.name for one in fields(Record)))
NO_RECORD = Record()


def counted(
    events: Iterable[Event],
    players: Mapping[Power, PersonId],
    late: Iterable[Power] = (),
    states: Mapping[Power, SeatState] = MappingProxyType({}),
) -> dict[PersonId, Record]:
    """Return what events add to the records of people, by number.

    `leaders` are the powers' players before the events, and `late` the powers that are late in the current
    phase. `states` say how powers are led if that does not follow from their players.
    """
    count = _Count(dict(players), set(late), dict(states))
    for event in events:
        count.add(event)
    return {person: record for person, record in count.found.items() if person}


class _Count:
    """A count in progress: who leads which power and how, and who is late in the current phase."""

    def __init__(
        self, players: dict[Power, PersonId], late: set[Power], states: dict[Power, SeatState]
    ) -> None:
        self.players, self.late, self.states = players, late, states
        self.found: defaultdict[PersonId, Record] = defaultdict(Record)
        self.phase: Phase | None = None
        self.turns: dict[tuple[Phase | None, Power, PersonId], Record] = {}

    def add(self, event: Event) -> None:
        """Count one event."""
        if isinstance(event, Started | TookOver | Swapped | Left):
            self._seats(event)
        elif isinstance(event, PhaseJudged):
            self._judged(event.snapshot)
        elif isinstance(event, PhaseOpened):
            self.late.clear()
            self.phase = event.phase
        elif isinstance(event, Returned):
            self.states.pop(event.power, None)
        elif isinstance(event, FellIntoDisorder):
            self._given_up(event.powers, SeatState.DISORDER)
        elif isinstance(event, Abandoned) and event.first:
            self._given_up(event.powers, SeatState.ABANDONED)
        elif isinstance(event, WentLate) and event.first:
            self.late.update(event.powers)
            for power in event.powers:
                self._turn(self.phase, power, Record(late=1))

    def _judged(self, snapshot: Snapshot) -> None:
        """Count who was on time; what an earlier adjudication of the phase had counted is replaced."""
        in_time = _in_time(snapshot) - self.late
        for power in self.players:
            if power in in_time or (power not in self.late and self._turned(snapshot.phase, power)):
                self._turn(snapshot.phase, power, Record(on_time=int(power in in_time)))

    def _turned(self, phase: Phase, power: Power) -> bool:
        return (phase, power, self.players.get(power, 0)) in self.turns

    def _turn(self, phase: Phase | None, power: Power, record: Record) -> None:
        """Count a turn of a power's player, replacing what was counted for it before."""
        key = (phase, power, self.players.get(power, 0))
        self.found[key[2]] += record - self.turns.get(key, NO_RECORD)
        self.turns[key] = record

    def _given_up(self, powers: Iterable[Power], state: SeatState) -> None:
        """Count powers that lost their players, as resignations unless they had lost them before."""
        for power in powers:
            before = self.states.get(power, SeatState.PLAYED)
            self.states[power] = state
            resigned = int(before is SeatState.PLAYED)
            if state is SeatState.DISORDER and before is not state:
                self._all((power,), Record(disorder=1, resigned=resigned))
            elif resigned:
                self._all((power,), Record(abandoned=1, resigned=resigned))

    def _seats(self, event: Started | TookOver | Swapped | Left) -> None:
        """Count who came and who left; an ejected player did not resign."""
        match event:
            case Started():
                self.players = dict(event.assigned)
                for person in dict.fromkeys(self.players.values()):
                    self.found[person] += Record(started=1)
            case TookOver():
                self.players[event.power] = event.person
                self.states.pop(event.power, None)
                self.found[event.person] += Record(taken_over=1)
            case Swapped():
                self.players |= dict(zip(event.powers, event.people, strict=True))
            case Left() if event.power is not None:
                self.players.pop(event.power, None)
                given_up = self.states.pop(event.power, SeatState.PLAYED) is not SeatState.PLAYED
                if not event.ejected and not given_up:
                    self.found[event.person] += Record(resigned=1, abandoned=1)
            case Left():
                pass

    def _all(self, powers: Iterable[Power], record: Record) -> None:
        for power in powers:
            self.found[self.players.get(power, 0)] += record


def _in_time(snapshot: Snapshot) -> set[Power]:
    """Return the powers that had something to order in the phase and ordered all of it."""
    powers = {result.power for result in snapshot.outcome.results} | snapshot.orders.keys()
    results = {power: snapshot.outcome.of(power) for power in powers}
    return {
        power
        for power, own in results.items()
        if all(one.given for one in own) and (own or snapshot.orders.get(power))
    }


def players_of(game: Game) -> dict[Power, PersonId]:
    """Return the players of a game's powers, without vacant powers and bots."""
    return {seat.power: seat.person for seat in game.seats if seat.person and not seat.bot}


def states_of(game: Game) -> dict[Power, SeatState]:
    """Return how a game's powers are led."""
    return {seat.power: seat.state for seat in game.seats}
