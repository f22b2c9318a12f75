"""A game as one reader sees it."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any

from judge.game.anonymity import hides_absence, is_blind, is_nonplaying_master
from judge.game.journeys import Journey
from judge.game.orders.outstanding import vacant_powers
from judge.game.roles import PersonId, Role
from judge.game.settings import SightModifier
from judge.game.sight_range_part import Sight, modifiers, sight
from judge.game.state import Game, Seat, SeatState
from judge.rules.phases import PhaseKind, Season
from judge.rules.units import Dislodged, Place, Position, Power, Unit, province_of

UNSEEN: Power = "?"
"""The owner of a centre of which the reader does not know whose it is."""


@dataclass(frozen=True)
class SightedGame(Game):
    """A game as `reader` sees it, None being somebody without a power; `vacancies` are the free powers.

    `is_blind`: units and centres are missing from it.
    """

    reader: Power | None = None
    vacancies: int = 0
    is_blind: bool = False


def sighted(game: Game, role: Role, person: PersonId, power: Power | None) -> Game:
    """The game as somebody in that role sees it; the game itself where nothing is hidden from him."""
    if isinstance(game, SightedGame) or not _hides(game) or is_nonplaying_master(game, role, person):
        return game
    values: dict[str, Any] = {one.name: getattr(game, one.name) for one in fields(Game)}
    if hides_absence(game):
        values["seats"] = tuple(_led(game, seat, power) for seat in game.seats)
        values["late_sets"] = {code: late for code, late in game.late_sets.items() if code == power}
        values["lines"] = {code: lines for code, lines in game.lines.items() if code == power}
    if is_blind(game):
        values |= _own_words(game, power)
    left = [seat for seat in game.seats if seat.state is not SeatState.PLAYED]
    free = len(left if is_blind(game) else vacant_powers(game))
    return SightedGame(**values, reader=power, vacancies=free, is_blind=is_blind(game))


def position_seen(game: Game, power: Power | None) -> Position:
    """The position at hand as the power sees it."""
    if isinstance(game, SightedGame) or not is_blind(game):
        return game.position
    return position_in(game, power, game.position, _lent_to(game, power))


def journeys_seen(game: Game, power: Power | None) -> tuple[Journey, ...]:
    """What became of the units that the power may know of: its own in a blind game."""
    if not is_blind(game):
        return game.journeys
    return tuple(one for one in game.journeys if one.unit.power == power)


def _hides(game: Game) -> bool:
    return is_blind(game) or hides_absence(game)


def _led(game: Game, seat: Seat, reader: Power | None) -> Seat:
    """The seat without what tells whether its player is there; in a practice game that is known."""
    if seat.power == reader:
        return seat
    return replace(seat, state=SeatState.PLAYED, late=0, wait=False, bot=seat.bot and game.practice)


def _own_words(game: Game, power: Power | None) -> dict[str, Any]:
    """The fields of a blind game as the power sees them: its position, and only its own words."""
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
    """The modifiers of sight in force."""
    return modifiers(game.settings.blind, game.settings.sight)


def position_in(
    game: Game, power: Power | None, position: Position, known: frozenset[Unit] = frozenset()
) -> Position:
    """A position as the power sees it from where it stands in it, and what it knows besides."""
    sees = sight(game.variant.board, rule_of(game), power, (position,))
    new = _new_units(game, position)
    units = tuple(
        unit
        for unit in position.units
        if unit.power == power or unit in known or (sees.of(unit) and unit not in new)
    )
    return Position(units, _centres_seen(game, power, position, sees), _own_losses(position, power))


def _centres_seen(game: Game, power: Power | None, position: Position, sees: Sight) -> dict[Place, Power]:
    """The owners of all centres, those unknown as `UNSEEN`, in the map's order."""
    owners = {}
    for centre in game.variant.board.centres:
        owner = position.centres.get(centre)
        if centre not in sees.centres and (owner is None or owner != power):
            owners[centre] = UNSEEN
        elif owner is not None:
            owners[centre] = owner
    return owners


def _own_losses(position: Position, power: Power | None) -> tuple[Dislodged, ...]:
    """The power's own units in retreat; where others can go would tell what stands around them."""
    return tuple(replace(lost, by=None) for lost in position.dislodged if lost.unit.power == power)


def _new_units(game: Game, position: Position) -> frozenset[Unit]:
    """The units built in the winter before this spring, where the game hides them until they have moved."""
    if SightModifier.HIDE_BUILDS not in rule_of(game) or game.phase is None:
        return frozenset()
    if game.phase.kind is not PhaseKind.MOVEMENT or game.phase.season is not Season.SPRING:
        return frozenset()
    if not game.journeys:  # before the first movement nothing was built
        return frozenset()
    old = {province_of(one.now) for one in game.journeys if one.now is not None}
    return frozenset(unit for unit in position.units if unit.province not in old)


def _lent_to(game: Game, power: Power | None) -> frozenset[Unit]:
    """The foreign units that their owners have lent to the power: it may order them."""
    given = {
        (code, one.at and province_of(one.at))
        for mapping in (game.proxies, game.standing)
        for code, proxies in mapping.items()
        for one in proxies
        if one.to == power
    }
    return frozenset(u for u in game.position.units if {(u.power, u.province), (u.power, None)} & given)
