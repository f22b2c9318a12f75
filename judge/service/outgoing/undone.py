"""Undone: what one email does and takes back, of which nobody is told (ADR 106)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields

from judge.game import events as ev
from judge.game.roles import PersonId
from judge.game.state import Clock, Ending, Game, Seat
from judge.rules.units import Power
from judge.service.open_games import GameChange


def undone(change: GameChange) -> frozenset[int]:
    """Return the indexes of the events of a change that have no effect in the end.

    If something differs at the end, the last event of its kind tells it.
    """
    return frozenset(index for of_kind in _KINDS for index in of_kind(change))


def loses(change: GameChange) -> bool:
    """Return whether a change loses something that players gave: orders, waits, votes, lines for later."""
    before, after = _given(change.before), _given(change.game)
    return any(what and not after.get(key) for key, what in before.items())


def _given(game: Game) -> dict[tuple[str, object], object]:
    """Return everything that players gave to a game, by kind and owner; new seats and games count too."""
    of_powers = {
        (one.name, power): what
        for one in fields(game)
        if isinstance(held := getattr(game, one.name), Mapping)
        for power, what in held.items()
    }
    of_seats = {
        (one.name, seat.power): getattr(seat, one.name)
        for seat in game.seats
        for one in fields(seat)
        if one.name not in _NOT_GIVEN
    }
    press = {(f"letter {one.number}", one.author): one.body for one in game.posted}
    proposals = {(f"proposal {one.number}", one.by): one.terms for one in game.proposals}
    votes = {
        (f"vote {one.number}", power): vote for one in game.proposals for power, vote in one.votes.items()
    }
    return {**of_powers, **of_seats, **press, **proposals, **votes}


_NOT_GIVEN = (
    *("power", "person", "password", "state", "late", "tenures", "bot", "asked", "missed", "partners"),
    "spectators",
)
"""What a seat is, or what the judge notes of it; the people of seats are compared by themselves."""


def _starts(change: GameChange) -> Iterator[int]:
    """Return undone starts except the last, and that too if the same people play as before."""
    found = _of(change, ev.Started, ev.StartTakenBack)
    yield from found[:-1]
    if found and is_played_as_before(change) and _times(change.before.clock) == _times(change.game.clock):
        yield found[-1]


def is_played_as_before(change: GameChange) -> bool:
    """Return whether a start was undone and the game forms again, or the same people play the same.

    No start is news then, unless something that was sent before is lost.
    """
    if not _of(change, ev.StartTakenBack) or loses(change):
        return False
    before, after = ((game.status, players_of_powers(game)) for game in (change.before, change.game))
    return before == after


def players_of_powers(game: Game) -> tuple[tuple[Power, tuple[PersonId, ...]], ...]:
    """Return each power with who leads it."""
    return tuple((seat.power, seat.players) for seat in game.seats)


def _ends(change: GameChange) -> Iterator[int]:
    """Return undone ends except the last, and that too if the game is over or goes on as before."""
    found = _of(change, ev.Ended, ev.EndTakenBack)
    yield from found[:-1]
    gone_on = change.game.ending is None and bool(found) and isinstance(change.events[found[-1]], ev.Ended)
    if gone_on or (len(found) > 1 and _how_it_is(change.before) == _how_it_is(change.game)):
        yield found[-1]


def _how_it_is(game: Game) -> tuple[Ending | None, tuple[Power, ...], object]:
    return game.ending, game.winners, _times(game.clock) if game.ending is None else None


def _results(change: GameChange) -> Iterator[int]:
    """Return phases that were adjudicated and taken back: their results were sent to nobody."""
    void, _ = turned(event for event in change.events if isinstance(event, ev.RolledBack))
    for index, event in enumerate(change.events):
        if isinstance(event, ev.PhaseJudged) and event.snapshot.number in void:
            yield index


def turned(turns: Iterable[ev.RolledBack]) -> tuple[set[int], set[int]]:
    """Return the numbers of the adjudicated phases that no longer count, and of those that do again."""
    void: set[int] = set()
    again: set[int] = set()
    for one in turns:
        gone, back = (again, void) if one.undo else (void, again)
        gone |= set(one.judged) - back
        back -= set(one.judged)
    return void, again


def _seats(change: GameChange) -> Iterator[int]:
    """Yield events of people who came and left, or left and came again, so that nothing changed."""
    before = {seat.power: seat for seat in change.before.seats}
    same = {seat.power for seat in change.game.seats if _is_played_as(seat, before.get(seat.power))}
    for index, event in enumerate(change.events):
        match event:
            case ev.Left(power=power) | ev.TookOver(power=power) | ev.Returned(power=power) if power in same:
                yield index
            case ev.Swapped(powers=powers) if same.issuperset(powers):
                yield index


def _is_played_as(seat: Seat, before: Seat | None) -> bool:
    return before is not None and (seat.players, seat.state) == (before.players, before.state)


def _moments(change: GameChange) -> Iterator[int]:
    """Return moves of the start except the last, and that too if it is as before."""
    found = _of(change, ev.StartMoved)
    yield from found[:-1]
    if found and (change.before.starts_at, _earliest(change.before)) == (
        change.game.starts_at,
        _earliest(change.game),
    ):
        yield found[-1]


def _earliest(game: Game) -> object:
    return game.clock.earliest if game.clock else None


def _deadlines(change: GameChange) -> Iterator[int]:
    """Return moves of a deadline that is as before in the end, with the end of grace."""
    same_phase = change.before.number == change.game.number
    if same_phase and _times(change.before.clock) == _times(change.game.clock):
        yield from _of(change, ev.DeadlineMoved)


def _times(clock: Clock | None) -> object:
    return (clock.deadline, clock.grace) if clock else None


def untold(change: GameChange, events: Iterable[ev.Event], told: frozenset[type[ev.Event]]) -> bool:
    """Return whether everything that a command did was taken back, and nobody was `told` of either.

    A deadline is told with other news as well.
    """
    kinds = {_REVERSIBLE_WITH[type(event)] for event in events if type(event) in _REVERSIBLE_WITH}
    if not kinds:
        return False
    moved = _times(change.before.clock) != _times(change.game.clock)
    if moved and any(isinstance(event, ev.DeadlineMoved) for event in events):
        return False
    return not any(one in kind for one in told for kind in kinds)


def _of(change: GameChange, *kinds: type[object]) -> list[int]:
    return [index for index, event in enumerate(change.events) if isinstance(event, kinds)]


_KINDS: tuple[Callable[[GameChange], Iterator[int]], ...] = (
    *(_starts, _ends, _results, _seats, _moments, _deadlines),
)
_REVERSIBLE: tuple[tuple[type[ev.Event], ...], ...] = (
    *((ev.Started, ev.StartTakenBack), (ev.Ended, ev.EndTakenBack), (ev.SettingChanged,), (ev.StartMoved,)),
    *((ev.PhaseJudged, ev.RolledBack, ev.Adjusted), (ev.PauseChanged,), (ev.DeadlineMoved,)),
    (ev.AbsenceSet, ev.AbsenceEnded),
    (ev.Swapped,),
)
"""What one line of an email does and another takes back."""
_REVERSIBLE_WITH = {kind: kinds for kinds in _REVERSIBLE for kind in kinds}
