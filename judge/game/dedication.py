"""A person's record: how reliable he has been, counted from the events of his games as the classic counts.

A turn in time is worth 3, one late -1, a power abandoned -49, one left to civil disorder -100 (seed 002).
A phase that is judged again after a ROLLBACK counts once, as its last judging says.
Whoever gives a power up has resigned, whether he says so or stays away: once for each time that he leaves it.
What is counted while nobody may know who plays what would tell it: such games count once they are over and
name everybody, and not at all where they never do (docs: ends, "Records count what everyone may know").
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
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
    """How often somebody was in time, late, gone; how many powers he began with or took over."""

    on_time: int = 0
    late: int = 0
    abandoned: int = 0
    disorder: int = 0
    resigned: int = 0
    started: int = 0
    taken_over: int = 0

    @property
    def dedication(self) -> int:
        """The classic's number."""
        return 3 * self.on_time - self.late - 49 * self.abandoned - 100 * self.disorder

    @property
    def turns(self) -> int:
        """Turns for which orders were due."""
        return self.on_time + self.late

    @property
    def on_time_ratio(self) -> float:
        """The part of the turns that were in time; 1 before the first."""
        return self.on_time / self.turns if self.turns else 1.0

    @property
    def resignation_ratio(self) -> float:
        """The part of the powers that were left; 0 before the first."""
        powers = self.started + self.taken_over
        return min(1.0, self.resigned / powers) if powers else 0.0

    def __sub__(self, other: Record) -> Record:
        """Return what this one has more than the other."""
        rest = {one.name: getattr(self, one.name) - getattr(other, one.name) for one in fields(self)}
        return Record(**rest)

    def __add__(self, other: Record) -> Record:
        """Both together."""
        sums = {one.name: getattr(self, one.name) + getattr(other, one.name) for one in fields(self)}
        return Record(**sums)


NO_RECORD = Record()


def counted(
    events: Iterable[Event],
    leaders: Mapping[Power, PersonId],
    late: Iterable[Power] = (),
    states: Mapping[Power, SeatState] = MappingProxyType({}),
) -> dict[PersonId, Record]:
    """Return what events add to the records of people, by number.

    `leaders` are the powers' players before them, `late` the powers late in the phase at hand, `states` how
    the powers are led, where that is not known to be by their players.
    """
    count = _Count(dict(leaders), set(late), dict(states))
    for event in events:
        count.add(event)
    return {person: record for person, record in count.found.items() if person}


class _Count:
    """A count under way: who leads what by now and how, and who is late in the phase at hand."""

    def __init__(
        self, leaders: dict[Power, PersonId], late: set[Power], states: dict[Power, SeatState]
    ) -> None:
        self.leaders, self.late, self.states = leaders, late, states
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
        """Count who was in time, and no longer who was so only when the phase was judged before."""
        in_time = _in_time(snapshot) - self.late
        for power in self.leaders:
            if power in in_time or (power not in self.late and self._turned(snapshot.phase, power)):
                self._turn(snapshot.phase, power, Record(on_time=int(power in in_time)))

    def _turned(self, phase: Phase, power: Power) -> bool:
        return (phase, power, self.leaders.get(power, 0)) in self.turns

    def _turn(self, phase: Phase | None, power: Power, record: Record) -> None:
        """Count a turn of a power's player, in the place of what it was before."""
        key = (phase, power, self.leaders.get(power, 0))
        self.found[key[2]] += record - self.turns.get(key, NO_RECORD)
        self.turns[key] = record

    def _given_up(self, powers: Iterable[Power], state: SeatState) -> None:
        """Count powers that lost their players: as a resignation where they had not lost them before."""
        for power in powers:
            before = self.states.get(power, SeatState.PLAYED)
            self.states[power] = state
            resigned = int(before is SeatState.PLAYED)
            if state is SeatState.DISORDER and before is not state:
                self._all((power,), Record(disorder=1, resigned=resigned))
            elif resigned:
                self._all((power,), Record(abandoned=1, resigned=resigned))

    def _seats(self, event: Started | TookOver | Swapped | Left) -> None:
        """Count who came and who went; whoever is ejected did not resign."""
        match event:
            case Started():
                self.leaders = dict(event.assigned)
                for person in dict.fromkeys(self.leaders.values()):
                    self.found[person] += Record(started=1)
            case TookOver():
                self.leaders[event.power] = event.person
                self.states.pop(event.power, None)
                self.found[event.person] += Record(taken_over=1)
            case Swapped():
                self.leaders |= dict(zip(event.powers, event.people, strict=True))
            case Left() if event.power is not None:
                self.leaders.pop(event.power, None)
                given_up = self.states.pop(event.power, SeatState.PLAYED) is not SeatState.PLAYED
                if not event.ejected and not given_up:
                    self.found[event.person] += Record(resigned=1, abandoned=1)
            case Left():
                pass

    def _all(self, powers: Iterable[Power], record: Record) -> None:
        for power in powers:
            self.found[self.leaders.get(power, 0)] += record


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
    """Return the players of a game's powers; nobody's and the bots' are left out."""
    return {seat.power: seat.person for seat in game.seats if seat.person and not seat.bot}


def states_of(game: Game) -> dict[Power, SeatState]:
    """Return how a game's powers are led."""
    return {seat.power: seat.state for seat in game.seats}
