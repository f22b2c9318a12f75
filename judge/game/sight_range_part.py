"""Sight: what a power sees of the board in a blind game; a pure function of board, ruling and positions.

Three judges play blind and rule differently. njudge shows a power nothing but its own. DPjudge shows what is
in or next to a space where one of its units or home centres is; next to is by space and not by coast, so that
one of the two units could support the other. vDiplomacy's fog is the same with the centres it owns in the
place of its homes (its owned land without a centre sees nothing here: nobody counts such land). Before or
after a move is enough: the places of both positions see, and are seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from judge.game.settings import Blind, SightModifier
from judge.rules.board import Board
from judge.rules.units import Kind, Position, Power, Province, Unit, province_of

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
    """The provinces in which a power sees foreign armies, foreign fleets, and whose a centre is."""

    armies: frozenset[Province] = frozenset()
    fleets: frozenset[Province] = frozenset()
    centres: frozenset[Province] = frozenset()

    def of(self, unit: Unit) -> bool:
        """Whether a foreign unit is seen where it stands."""
        return unit.province in (self.armies if unit.kind is Kind.ARMY else self.fleets)


def modifiers(ruling: Blind, chosen: Iterable[SightModifier]) -> frozenset[SightModifier]:
    """The modifiers in force: those of the ruling and those chosen, the named bundles unpacked."""
    words = (*_RULINGS.get(ruling, ()), *chosen)
    return frozenset(one for word in words for one in _MEANS.get(word, (word,)))


def sight(
    board: Board, found: frozenset[SightModifier], power: Power | None, positions: Iterable[Position]
) -> Sight:
    """What the power sees with these modifiers, its units and centres being those of any of the positions.

    None is somebody who leads no power: he sees nothing, or all centres where everybody does.
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
    """The provinces themselves, and all next to them for any unit."""
    numbers = {board.index[province_of(eye)] for eye in eyes}
    near = {number for eye in numbers for number in board.neighbours[eye]}
    return frozenset(board.places[number] for number in numbers | near)
