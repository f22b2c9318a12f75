"""A judged phase as one reader saw it: whole orders, glimpses, and what became of his own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from typing import Any

from judge.game.journeys import arrivals
from judge.game.phases.next_phase import FollowingPhase, following_phase
from judge.game.settings import SightModifier
from judge.game.sight_game_part import SightedGame, position_in, rule_of
from judge.game.sight_range_part import Sight, sight
from judge.game.state import Game, Snapshot
from judge.rules.board import Board
from judge.rules.orders import Build, Convoy, Hold, Move, Remove, Retreat, Support
from judge.rules.outcome import Outcome, Result, Verdict
from judge.rules.phases import PhaseKind
from judge.rules.units import Dislodged, Place, Power, Unit, province_of


class Sighting(StrEnum):
    """What is seen of a foreign unit that was in sight at one end of a phase only."""

    DEPARTS = "DEPARTS"
    LOST = "LOST"
    ARRIVES = "ARRIVES"
    FOUND = "FOUND"


@dataclass(frozen=True, slots=True)
class Glimpse:
    """A foreign unit where it was seen."""

    unit: Unit
    what: Sighting


@dataclass(frozen=True, slots=True)
class SightedSnapshot(Snapshot):
    """A judged phase as `reader` saw it; `following` is the phase that came next, on the board he sees.

    `builds` counts what others built in his sight where the game hides more of it.
    """

    reader: Power | None = None
    following: FollowingPhase | None = None
    glimpses: tuple[Glimpse, ...] = ()
    builds: Mapping[Power, int] = field(default_factory=dict)


def sighted_snapshot(game: Game, snapshot: Snapshot, reader: Game) -> Snapshot:
    """A judged phase as the reader of a sighted game saw it; `game` is the game itself."""
    if not isinstance(reader, SightedGame) or not reader.is_blind or isinstance(snapshot, SightedSnapshot):
        return snapshot
    return _Phase(game, snapshot, reader.reader).seen()


@dataclass(frozen=True, slots=True)
class _Phase:
    """A judged phase and who looks at it."""

    game: Game
    snapshot: Snapshot
    reader: Power | None

    def seen(self) -> SightedSnapshot:
        """The phase as the reader saw it."""
        snapshot, game, reader = self.snapshot, self.game, self.reader
        after = snapshot.outcome.after
        whole, glimpses, builds = self._foreign_units()
        results = tuple(
            _as_told(game.variant.board, r, snapshot.outcome)
            for r in snapshot.outcome.results
            if r.power == reader or (r.power, province_of(getattr(r.order, "at", ""))) in whole
        )
        beaten = tuple(
            Dislodged(lost.unit, None, lost.retreats if lost.unit.power == reader else ())
            for lost in after.dislodged
            if lost.unit.power == reader or (lost.unit.power, lost.unit.province) in whole
        )
        end = replace(position_in(game, reader, after), dislodged=beaten)
        following = following_phase(game.variant, snapshot.phase, after, snapshot.settings)
        shown = position_in(game, reader, following.position)
        values: dict[str, Any] = {one.name: getattr(snapshot, one.name) for one in fields(Snapshot)}
        values |= {
            "position": position_in(game, reader, snapshot.position),
            "orders": {code: given for code, given in snapshot.orders.items() if code == reader},
            "outcome": Outcome(results, end),
            "held": None,
            "proxies": {
                code: seen
                for code, given in snapshot.proxies.items()
                if (seen := tuple(one for one in given if reader in (code, one.to)))
            },
        }
        return SightedSnapshot(
            **values,
            reader=reader,
            following=replace(following, position=shown),
            glimpses=glimpses,
            builds=builds,
        )

    def _foreign_units(
        self,
    ) -> tuple[frozenset[tuple[Power, Place]], tuple[Glimpse, ...], Mapping[Power, int]]:
        """The foreign units seen before and after, those glimpsed, and the builds that are only counted."""
        snapshot, game = self.snapshot, self.game
        before, after = snapshot.position, snapshot.outcome.after
        sees = sight(game.variant.board, rule_of(game), self.reader, (before, after))
        new = _built_before(game, snapshot)
        whole: set[tuple[Power, Place]] = set()
        glimpses: list[Glimpse] = []
        for start, end in self._ways():
            known = None if start in new else start
            first, last = _seen(sees, known), _seen(sees, end)
            if first is not None and last is not None:
                whole.add((first.power, first.province))
            elif first is not None:
                glimpses.append(Glimpse(first, Sighting.DEPARTS if end else Sighting.LOST))
            elif last is not None:
                glimpses.append(Glimpse(last, Sighting.ARRIVES if known else Sighting.FOUND))
        if SightModifier.HIDE_BUILDS not in rule_of(game) or snapshot.phase.kind is not PhaseKind.ADJUSTMENT:
            return frozenset(whole), tuple(glimpses), {}
        built = Counter(one.unit.power for one in glimpses if one.what is Sighting.FOUND)
        lost = tuple(one for one in glimpses if one.what is not Sighting.FOUND)
        return frozenset(whole), lost, dict(built)

    def _ways(self) -> list[tuple[Unit | None, Unit | None]]:
        """Each foreign unit that had something to do: where it stood before and where after, None for off."""
        outcome, kind = self.snapshot.outcome, self.snapshot.phase.kind
        if kind is PhaseKind.ADJUSTMENT:
            return [way for result in outcome.results if (way := self._change(result)) is not None]
        there = {(u.power, u.province): u for u in outcome.after.units}
        beaten = {(d.unit.power, d.unit.province) for d in outcome.after.dislodged}
        if kind is PhaseKind.MOVEMENT:
            units, goals = self.snapshot.position.units, arrivals(outcome, Move)
        else:
            units = tuple(lost.unit for lost in self.snapshot.position.dislodged)
            goals = arrivals(outcome, Retreat)
        ways: list[tuple[Unit | None, Unit | None]] = []
        for unit in units:
            goal = goals.get((unit.power, unit.province))
            end = there.get((unit.power, province_of(goal))) if goal is not None else None
            if kind is PhaseKind.MOVEMENT and goal is None:
                end = unit if (unit.power, unit.province) in there.keys() | beaten else None
            if unit.power != self.reader:
                ways.append((unit, end))
        return ways

    def _change(self, result: Result) -> tuple[Unit | None, Unit | None] | None:
        """A foreign unit built or removed."""
        order = result.order
        if result.power == self.reader or result.verdict is not Verdict.OK:
            return None
        if isinstance(order, Build):
            return None, Unit(result.power, order.kind, order.at)
        return (Unit(result.power, order.kind, order.at), None) if isinstance(order, Remove) else None


def _seen(sees: Sight, unit: Unit | None) -> Unit | None:
    return unit if unit is not None and sees.of(unit) else None


def _built_before(game: Game, snapshot: Snapshot) -> frozenset[Unit]:
    """The units that moved for the first time in this phase, where the game hides builds till then."""
    if SightModifier.HIDE_BUILDS not in rule_of(game) or snapshot.phase.kind is not PhaseKind.MOVEMENT:
        return frozenset()
    return frozenset(one.unit for one in game.journeys if one.new).intersection(snapshot.position.units)


_HELP_IN_VAIN = (Verdict.VOID, Verdict.ILLEGAL, Verdict.NOT_OWNED)
"""What would tell that nobody is there, or what he did."""


def _as_told(board: Board, result: Result, outcome: Outcome) -> Result:
    """The result as a blind game tells it: without its cause, and nothing is void.

    An army that nobody carried had no convoy. A support for nothing is told to be cut where one for something
    would have been, so that neither tells which it was.
    """
    verdict = result.verdict
    if verdict in _HELP_IN_VAIN:
        match result.order:
            case Move() as move:
                on_foot = move.to in board.reach(move.kind, move.at)
                verdict = Verdict.BOUNCE if on_foot else Verdict.DISRUPTED
            case Support() as support:
                verdict = Verdict.CUT if _is_attacked(result.power, support, outcome) else Verdict.OK
            case Hold() | Convoy():
                verdict = Verdict.OK
            case _:
                pass
    return Result(result.power, result.order, verdict, None, result.given)


def _is_attacked(power: Power, order: Support, outcome: Outcome) -> bool:
    """Whether the supporter was attacked from elsewhere than where its support goes, or dislodged."""
    here, goal = province_of(order.at), province_of(order.to or order.of)
    if any(lost.unit.province == here for lost in outcome.after.dislodged):
        return True
    return any(
        isinstance(r.order, Move)
        and r.power != power
        and r.verdict in (Verdict.OK, Verdict.BOUNCE)
        and province_of(r.order.to) == here
        and province_of(r.order.at) != goal
        for r in outcome.results
    )
