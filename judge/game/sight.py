"""The game as one reader sees it: what is hidden from them is not in it.

Every text about a game is made from the value it is given, so hiding is done here, once, before anything is
written: a view that nobody thought of cannot tell what it was not given. Two kinds of game hide:

- A blind game hides units, orders and centres by its ruling (`sight`), until it is over. The positions
  before and after a phase are compared: a foreign unit seen in both shows its whole order, one seen in
  only one of them a glimpse. All that is left of hidden things is the owner `UNSEEN` of a centre.
- A game that `hides_absence` tells of no power that it is late or without a player.

A GM who does not play sees everything; other people without a power see no unit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from typing import Any

from judge.game.anonymity import WITHHELD, anonymous, hides_absence, is_blind, is_nonplaying_master
from judge.game.journeys import Journey, arrivals
from judge.game.orders.outstanding import is_vacant, vacant_powers
from judge.game.phases.turn import FollowingPhase, following_phase
from judge.game.roles import PersonId, Role
from judge.game.settings import Blind, SightModifier
from judge.game.state import Game, Seat, SeatState, Snapshot
from judge.rules.board import Board
from judge.rules.orders import Build, Convoy, Hold, Move, Remove, Retreat, Support
from judge.rules.outcome import Outcome, Result, Verdict
from judge.rules.phases import PhaseKind, Season
from judge.rules.units import Dislodged, Kind, Place, Position, Power, Province, Unit, province_of

__all__ = [
    "UNSEEN",
    "SightedGame",
    "SightedSnapshot",
    "Sighting",
    "journeys_seen",
    "position_in",
    "position_seen",
    "sighted",
    "sighted_snapshot",
]


# Sight: what a power sees of the board in a blind game; a pure function of board, ruling and
# positions.
#
# Three judges play blind and rule differently. njudge shows a power nothing but its own. DPjudge
# shows what is in or next to a province with one of its units or home centres. Provinces count, not
# coasts, so that one of two adjacent units could support the other. vDiplomacy's fog is the same with
# the centres that the power owns instead of its home centres (its land without a centre sees nothing
# here: nobody counts such land). Before or after a move is enough: places in both positions see and
# are seen.

_M = SightModifier
_MEANS: Mapping[SightModifier, tuple[SightModifier, ...]] = {
    _M.MYOPIC: (_M.SEE_NO_SCS, _M.SEE_NO_UNITS),
    _M.VENETIAN: (_M.OWN_SCS_SEE, _M.SEE_NO_SCS),
    _M.GREEK: (_M.UNITS_SEE_SAME, _M.NO_SCS_SEE),
    _M.TROJAN: (_M.UNITS_SEE_OTHER, _M.NO_SCS_SEE),
}
_RULINGS: Mapping[Blind, tuple[SightModifier, ...]] = {
    Blind.NJUDGE: (_M.SEE_NO_UNITS, _M.SEE_NO_SCS),
    Blind.BCENTRES: (_M.SEE_NO_UNITS, _M.SEE_ALL_SCS),
    Blind.FOG: (_M.OWN_SCS_SEE,),
}
"""What each ruling is in DPjudge's terms."""


@dataclass(frozen=True, slots=True)
class Sight:
    """The provinces in which a power sees foreign armies and foreign fleets, and whose centres it knows."""

    armies: frozenset[Province] = frozenset()
    fleets: frozenset[Province] = frozenset()
    centres: frozenset[Province] = frozenset()

    def of(self, unit: Unit) -> bool:
        """Return whether a foreign unit is seen where it stands."""
        return unit.province in (self.armies if unit.kind is Kind.ARMY else self.fleets)


def modifiers(ruling: Blind, chosen: Iterable[SightModifier]) -> frozenset[SightModifier]:
    """Return the modifiers in force: those of the ruling and those chosen, with named bundles expanded."""
    words = (*_RULINGS.get(ruling, ()), *chosen)
    return frozenset(one for word in words for one in _MEANS.get(word, (word,)))


def sight(
    board: Board, found: frozenset[SightModifier], power: Power | None, positions: Iterable[Position]
) -> Sight:
    """Return what the power sees with these modifiers, from its units and centres in any of the positions.

    None is somebody who leads no power: they see nothing, or all centres if everybody does.
    """
    every_centre = frozenset(board.centres) if _M.SEE_ALL_SCS in found else frozenset[Province]()
    if power is None:
        return Sight(centres=every_centre if _M.SEE_NO_UNITS in found else frozenset())
    positions = tuple(positions)
    by_army, by_fleet = (_seen_by_units(board, found, power, positions, kind) for kind in Kind)
    by_centre = _in_range(board, _eyes_of_centres(board, found, power, positions))
    by_any = by_army | by_fleet | by_centre
    if _M.UNITS_SEE_SAME in found:
        armies, fleets = by_army, by_fleet
    elif _M.UNITS_SEE_OTHER in found:
        armies, fleets = by_fleet, by_army
    else:
        armies = fleets = by_any
    if _M.SEE_NO_UNITS in found:
        armies = fleets = frozenset()
    centres = every_centre or (frozenset() if _M.SEE_NO_SCS in found else by_any)
    return Sight(armies, fleets, centres)


def _seen_by_units(
    board: Board,
    found: frozenset[SightModifier],
    power: Power,
    positions: Iterable[Position],
    kind: Kind,
) -> frozenset[Province]:
    if _M.NO_UNITS_SEE in found:
        return frozenset()
    standing = (unit for position in positions for unit in position.units)
    beaten = (lost.unit for position in positions for lost in position.dislodged)
    own = {u.province for u in (*standing, *beaten) if u.power == power and u.kind is kind}
    return _in_range(board, own)


def _eyes_of_centres(
    board: Board, found: frozenset[SightModifier], power: Power, positions: Iterable[Position]
) -> set[Province]:
    if _M.NO_SCS_SEE in found:
        return set()
    if _M.OWN_SCS_SEE in found:
        return {centre for position in positions for centre in position.centres_of(power)}
    return set(board.homes(power))


def _in_range(board: Board, eyes: Iterable[Province]) -> frozenset[Province]:
    """Return the provinces themselves, and all that any unit could reach in one step."""
    numbers = {board.index[province_of(eye)] for eye in eyes}
    near = {number for eye in numbers for number in board.neighbours[eye]}
    return frozenset(board.places[number] for number in numbers | near)


# A game as one reader sees it.

UNSEEN: Power = "?"
"""The owner of a centre of which the reader does not know whose it is."""


@dataclass(frozen=True)
class SightedGame(Game):
    """A game as `reader` sees it, None being somebody without a power; `vacancies` are the vacant powers.

    `is_blind`: units and centres are missing from it.
    """

    reader: Power | None = None
    vacancies: int = 0
    is_blind: bool = False


def sighted(game: Game, role: Role, person: PersonId, power: Power | None) -> Game:
    """Return the game as somebody in that role sees it; the game itself if nothing is hidden from them."""
    if isinstance(game, SightedGame) or not _hides(game) or is_nonplaying_master(game, role, person):
        return game
    values: dict[str, Any] = {one.name: getattr(game, one.name) for one in fields(Game)}
    if hides_absence(game):
        values["seats"] = tuple(_led(game, seat, power) for seat in game.seats)
        values["late_sets"] = {code: late for code, late in game.late_sets.items() if code == power}
        values["lines"] = {code: lines for code, lines in game.lines.items() if code == power}
    if is_blind(game):
        values |= _own_words(game, power)
    left = [seat for seat in game.seats if is_vacant(seat)]
    free = len(left if is_blind(game) else vacant_powers(game))
    return SightedGame(**values, reader=power, vacancies=free, is_blind=is_blind(game))


def position_seen(game: Game, power: Power | None) -> Position:
    """Return the current position as the power sees it."""
    if isinstance(game, SightedGame) or not is_blind(game):
        return game.position
    return position_in(game, power, game.position, _lent_to(game, power))


def journeys_seen(game: Game, power: Power | None) -> tuple[Journey, ...]:
    """Return the journeys that the power may know of: those of its own units in a blind game."""
    if not is_blind(game):
        return game.journeys
    return tuple(one for one in game.journeys if one.unit.power == power)


def _hides(game: Game) -> bool:
    return is_blind(game) or hides_absence(game)


def _led(game: Game, seat: Seat, reader: Power | None) -> Seat:
    """Return the seat without what tells whether its player is there; in a practice game that is known.

    Where people have names, a power that was left keeps the name of its last player.
    """
    if seat.power == reader or seat.unplayed:
        return seat
    last = seat.tenures[-1:]
    secret = anonymous(game) and not game.practice
    person = WITHHELD if secret else seat.person or (last[0].person if last else 0)
    return replace(
        seat,
        person=person,
        state=SeatState.PLAYED,
        late=0,
        wait=False,
        tenures=tuple(replace(one, person=person) for one in last),
        bot=seat.bot and game.practice,
    )


def _own_words(game: Game, power: Power | None) -> dict[str, Any]:
    """Return the fields of a blind game as the power sees them: its position, its own orders and wishes."""
    return {
        "position": position_seen(game, power),
        "orders": {code: given for code, given in game.orders.items() if code == power},
        "proxies": {
            code: seen
            for code, given in game.proxies.items()
            if (seen := tuple(one for one in given if power in (code, one.to)))
        },
        "standing": {
            code: lent
            for code, given in game.standing.items()
            if (lent := tuple(one for one in given if power in (code, one.to)))
        },
        "ahead": {code: kept for code, kept in game.ahead.items() if code == power},
        "journeys": journeys_seen(game, power),
        "left": (),
    }


def rule_of(game: Game) -> frozenset[SightModifier]:
    """Return the modifiers of sight in force."""
    return modifiers(game.settings.blind, game.settings.sight)


def position_in(
    game: Game, power: Power | None, position: Position, known: frozenset[Unit] = frozenset()
) -> Position:
    """Return a position as the power sees it from its place in it, plus what it knows otherwise."""
    sees = sight(game.variant.board, rule_of(game), power, (position,))
    new = _new_units(game, position)
    units = tuple(
        unit
        for unit in position.units
        if unit.power == power or unit in known or (sees.of(unit) and unit not in new)
    )
    return Position(units, _centres_seen(game, power, position, sees), _own_losses(position, power))


def _centres_seen(game: Game, power: Power | None, position: Position, sees: Sight) -> dict[Place, Power]:
    """Return the owners of all centres, those unknown as `UNSEEN`, in the map's order."""
    owners = {}
    for centre in game.variant.board.centres:
        owner = position.centres.get(centre)
        if centre not in sees.centres and (owner is None or owner != power):
            owners[centre] = UNSEEN
        elif owner is not None:
            owners[centre] = owner
    return owners


def _own_losses(position: Position, power: Power | None) -> tuple[Dislodged, ...]:
    """Return the power's own dislodged units; where others can retreat would tell what is around them."""
    return tuple(replace(lost, by=None) for lost in position.dislodged if lost.unit.power == power)


def _new_units(game: Game, position: Position) -> frozenset[Unit]:
    """Return the units built in the winter before this spring, if the game hides them until they move."""
    if SightModifier.HIDE_BUILDS not in rule_of(game) or game.phase is None:
        return frozenset()
    if game.phase.kind is not PhaseKind.MOVEMENT or game.phase.season is not Season.SPRING:
        return frozenset()
    if not game.journeys:  # before the first movement nothing was built
        return frozenset()
    old = {province_of(one.now) for one in game.journeys if one.now is not None}
    return frozenset(unit for unit in position.units if unit.province not in old)


def _lent_to(game: Game, power: Power | None) -> frozenset[Unit]:
    """Return the foreign units that their owners have lent to the power, which it may order."""
    given = {
        (code, one.at and province_of(one.at))
        for mapping in (game.proxies, game.standing)
        for code, proxies in mapping.items()
        for one in proxies
        if one.to == power
    }
    return frozenset(u for u in game.position.units if {(u.power, u.province), (u.power, None)} & given)


# An adjudicated phase as one reader saw it: whole orders, glimpses, and what became of their own
# units.


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
    """An adjudicated phase as `reader` saw it; `following` is the next phase, on the board they see.

    `builds` counts what others built in their sight if the game hides the rest.
    """

    reader: Power | None = None
    following: FollowingPhase | None = None
    glimpses: tuple[Glimpse, ...] = ()
    builds: Mapping[Power, int] = field(default_factory=dict)


def sighted_snapshot(game: Game, snapshot: Snapshot, reader: Game) -> Snapshot:
    """Return an adjudicated phase as the reader of a sighted game saw it; `game` is the game itself."""
    if not isinstance(reader, SightedGame) or not reader.is_blind or isinstance(snapshot, SightedSnapshot):
        return snapshot
    return _Phase(game, snapshot, reader.reader).seen()


@dataclass(frozen=True, slots=True)
class _Phase:
    """An adjudicated phase and who looks at it."""

    game: Game
    snapshot: Snapshot
    reader: Power | None

    def seen(self) -> SightedSnapshot:
        """Return the phase as the reader saw it."""
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
        """Return the foreign units seen before and after, the glimpses, and the builds only counted."""
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
        """Return the way of each foreign unit with an order: where it was before and after, None for gone."""
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
        """Return a foreign unit built or removed."""
        order = result.order
        if result.power == self.reader or result.verdict is not Verdict.OK:
            return None
        if isinstance(order, Build):
            return None, Unit(result.power, order.kind, order.at)
        return (Unit(result.power, order.kind, order.at), None) if isinstance(order, Remove) else None


def _seen(sees: Sight, unit: Unit | None) -> Unit | None:
    return unit if unit is not None and sees.of(unit) else None


def _built_before(game: Game, snapshot: Snapshot) -> frozenset[Unit]:
    """Return the units that moved for the first time in this phase, if the game hides builds until then."""
    if SightModifier.HIDE_BUILDS not in rule_of(game) or snapshot.phase.kind is not PhaseKind.MOVEMENT:
        return frozenset()
    return frozenset(one.unit for one in game.journeys if one.new).intersection(snapshot.position.units)


_HELP_IN_VAIN = (Verdict.VOID, Verdict.ILLEGAL, Verdict.NOT_OWNED)
"""What would tell that no one is there, or what they did."""


def _as_told(board: Board, result: Result, outcome: Outcome) -> Result:
    """Return the result as a blind game tells it: without its cause, and nothing is void.

    An army that nobody carried had no convoy. A support for nothing is told to be cut if one for something
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
    """Return whether the supporter was dislodged, or attacked from elsewhere than where its support goes."""
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
