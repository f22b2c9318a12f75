"""Standing proxies: units lent until revoked (seed 004 §9), and everything a power has ordered and lent now.

A unit is followed through moves and retreats. Of two proxies for a unit the later counts, and an order of its
owner in a movement phase comes before both in that phase. A proxy ends when its unit is gone, when giver or
holder is out of the game or replaced, and when the giver cannot be reached.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from judge.game.journeys import arrivals
from judge.game.proxies import Given, Proxy, Standing, ordered_province
from judge.game.settings import Lending, Reading
from judge.game.state import Game, SeatState
from judge.rules.orders import Move, Retreat
from judge.rules.outcome import Outcome
from judge.rules.phases import PhaseKind
from judge.rules.units import Position, Power, Province, province_of


def held(game: Game, power: Power) -> tuple[Given, ...]:
    """Return everything the power has said for the current phase: its orders, then the proxies it gave."""
    return (*game.orders.get(power, ()), *game.proxies.get(power, ()))


def proxies_allowed(game: Game) -> bool:
    """Return whether powers may order each other's units in the current phase."""
    played = game.settings.proxies is not Lending.NONE and game.settings.reading is not Reading.ILLEGAL
    return played and game.phase is not None and game.phase.kind is PhaseKind.MOVEMENT


def lent(game: Game, power: Power) -> tuple[Proxy, ...]:
    """Return the proxies a power gave in this phase, then the standing ones for units without an order."""
    given = game.proxies.get(power, ())
    return (*given, *standing_in_force(game, power)) if game.standing.get(power) else given


def standing_in_force(game: Game, power: Power) -> tuple[Proxy, ...]:
    """Return the standing proxies in force, as proxies of that phase for the units they cover.

    None while the power is in civil disorder: its units hold (seed 004 §4.4).
    """
    if game.phase is None or game.phase.kind is not PhaseKind.MOVEMENT or power not in game.standing:
        return ()
    if game.seat(power).state is SeatState.DISORDER:
        return ()
    said = {ordered_province(one) for one in (*game.orders.get(power, ()), *game.proxies.get(power, ()))}
    units = (unit for unit in game.position.of(power) if unit.province not in said)
    found = ((unit, holder_of(game.standing[power], unit.province)) for unit in units)
    return tuple(Proxy(unit.kind, unit.at, holder) for unit, holder in found if holder is not None)


def holder_of(given: Iterable[Standing], province: Province) -> Power | None:
    """Return who orders the unit there, by the last proxy that covers it."""
    holders = [one.to for one in given if one.at in (None, province)]
    return holders[-1] if holders else None


def with_standing(game: Game, power: Power, given: Standing) -> Game:
    """Return the game with one more standing proxy; those that it covers completely are removed."""
    rest = [one for one in game.standing.get(power, ()) if given.at is not None and one.at != given.at]
    return _with(game, power, (*rest, given))


def without_standing(game: Game, power: Power, at: Province | None) -> Game:
    """Return the game without the power's proxies for the unit there, or (None) without all of them."""
    return _with(game, power, (one for one in game.standing.get(power, ()) if at not in (None, one.at)))


def without_power(game: Game, power: Power) -> Game:
    """Return the game without the standing proxies this power gave or holds."""
    for giver, given in game.standing.items():
        game = _with(game, giver, (one for one in given if power not in (giver, one.to)))
    return game


def _with(game: Game, power: Power, given: Iterable[Standing]) -> Game:
    kept = {other: theirs for other, theirs in game.standing.items() if other != power}
    given = tuple(given)
    return replace(game, standing={**kept, power: given} if given else kept)


def standing_after(game: Game, outcome: Outcome, position: Position) -> Mapping[Power, tuple[Standing, ...]]:
    """Return the standing proxies in the position after an adjudicated phase.

    None in games without them.
    """
    if not game.standing or game.settings.proxies is not Lending.STANDING:
        return {}
    places = {**arrivals(outcome, Move), **arrivals(outcome, Retreat)}
    there = {(unit.power, unit.province) for unit in position.units}
    there |= {(d.unit.power, d.unit.province) for d in position.dislodged}
    alive = {power for power, _ in there} | set(position.centres.values())
    kept: dict[Power, tuple[Standing, ...]] = {}
    for power, given in game.standing.items():
        moved = (_moved(one, power, places) for one in given)
        still = tuple(o for o in moved if o.to in alive and (o.at is None or (power, o.at) in there))
        if power in alive and still:
            kept[power] = still
    return kept


def _moved(one: Standing, power: Power, places: Mapping[tuple[Power, Province], str]) -> Standing:
    if one.at is None or (power, one.at) not in places:
        return one
    return replace(one, at=province_of(places[power, one.at]))
