"""Boards of the proof of blindness: pairs alike in a player's sight, and what of a phase was in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

from judge.game.settings import Blind, SightModifier
from judge.game.state import Game, Snapshot
from judge.rules.board import Board
from judge.rules.notation import write
from judge.rules.orders import Move, Support
from judge.rules.outcome import Result as OrderResult
from judge.rules.outcome import Verdict
from judge.rules.units import Kind, Position, Power, Province, Unit, province_of
from judge.variants.load import load

STANDARD = load("standard")
BOARD = STANDARD.board
POWERS = tuple(facts.code for facts in STANDARD.powers)
_OTHER_OWNER = 0.15
"""How many of the centres out of sight may have another owner in the other game."""


@dataclass(frozen=True)
class Eyes:
    """What the player sees by, worked out anew: plain words of the ruling, no code of the judge's."""

    ruling: Blind
    words: tuple[SightModifier, ...]
    power: Power

    def unit(self, seen: Unit, positions: Iterable[Position]) -> bool:
        """Whether a foreign unit is in sight where it stands."""
        words, home = set(self.words), self.power
        if self.ruling in (Blind.NJUDGE, Blind.BCENTRES) or words & {_M.SEE_NO_UNITS, _M.MYOPIC}:
            return False
        kinds = tuple(Kind)
        if words & {_M.UNITS_SEE_SAME, _M.GREEK}:
            kinds = (seen.kind,)
        if words & {_M.UNITS_SEE_OTHER, _M.TROJAN} and kinds == tuple(Kind):
            kinds = (Kind.FLEET if seen.kind is Kind.ARMY else Kind.ARMY,)
        for position in positions:
            own = [u for u in position.units if u.power == home and u.kind in kinds]
            own += [d.unit for d in position.dislodged if d.unit.power == home and d.unit.kind in kinds]
            by_unit = any(_near(u.province, seen.province) for u in own) and _M.NO_UNITS_SEE not in words
            if by_unit or (len(kinds) > 1 and self._by_centre(seen.province, position)):
                return True
        return False

    def centre(self, centre: Province, positions: tuple[Position, ...]) -> bool:
        """Whether the player sees whose the centre is."""
        words = set(self.words)
        if any(position.centres.get(centre) == self.power for position in positions[-1:]):
            return True
        if self.ruling is Blind.BCENTRES or _M.SEE_ALL_SCS in words:
            return True
        if self.ruling is Blind.NJUDGE or words & {_M.SEE_NO_SCS, _M.MYOPIC, _M.VENETIAN}:
            return False
        sees = _M.NO_UNITS_SEE not in words
        return any(
            self._by_centre(centre, position)
            or (sees and any(_near(place, centre) for place in _places(position, self.power)))
            for position in positions
        )

    def _by_centre(self, place: Province, position: Position) -> bool:
        words = set(self.words)
        if words & {_M.NO_SCS_SEE, _M.GREEK, _M.TROJAN}:
            return False
        if self.ruling is Blind.FOG or words & {_M.OWN_SCS_SEE, _M.VENETIAN}:
            eyes = [c for c, owner in position.centres.items() if owner == self.power]
        else:
            eyes = [p.code for p in BOARD.provinces.values() if p.home == self.power and p.centre]
        return any(_near(eye, place) for eye in eyes)


_M = SightModifier


@cache
def _near(one: Province, other: Province) -> bool:
    """Whether two provinces are the same, or some unit could go from one to the other."""
    steps = (
        province_of(to)
        for kind in Kind
        for place in (one, *BOARD.provinces[one].coasts)
        for to in BOARD.reach(kind, place)
    )
    return one == other or other in set(steps)


def _places(position: Position, power: Power) -> list[Province]:
    """Where the power has units, those in retreat among them."""
    units = (*position.units, *(lost.unit for lost in position.dislodged))
    return [unit.province for unit in units if unit.power == power]


def _random_unit(chance: Random, power: Power, province: Province) -> Unit | None:
    options = [(kind, at) for kind in Kind for at in BOARD.standing_places(kind, province)]
    return Unit(power, *chance.choice(options)) if options else None


def drawn_apart(chance: Random, eyes: Eyes) -> tuple[Position, Position] | None:
    """Draw two positions that are the same as far as the player sees; None where a power has no unit."""
    provinces = [
        code
        for code, facts in BOARD.provinces.items()
        if BOARD.standing_places(Kind.ARMY, code) or BOARD.standing_places(Kind.FLEET, code)
    ]
    own = _own_units(chance, eyes, provinces)
    taken = {u.province for u in own}
    owners = [eyes.power, *_others(eyes)]
    centres = {c: chance.choice(owners) for c in BOARD.centres if chance.random() < 0.8}
    base = Position(tuple(own), centres)
    common, apart = _units_apart(chance, eyes, base, [p for p in provinces if p not in taken])
    first, second = (
        Position(tuple(sorted((*own, *common, *world))), _centres_apart(chance, eyes, base))
        for world in apart
    )
    if any({u.power for u in world.units} != set(POWERS) for world in (first, second)):
        return None
    return first, second


def _others(eyes: Eyes) -> list[Power]:
    return [power for power in POWERS if power != eyes.power]


def _own_units(chance: Random, eyes: Eyes, provinces: Sequence[Province]) -> list[Unit]:
    """Draw the player's units, near the home centres."""
    home = [p.code for p in BOARD.provinces.values() if p.home == eyes.power]
    near = [code for code in provinces if any(_near(code, h) for h in home)]
    places = chance.sample(near, chance.randint(2, 5))
    return [u for p in places if (u := _random_unit(chance, eyes.power, p))]


def _units_apart(
    chance: Random, eyes: Eyes, base: Position, provinces: Sequence[Province]
) -> tuple[list[Unit], tuple[list[Unit], list[Unit]]]:
    """Draw the others' units: those of both worlds, and those out of sight, which are in one only."""
    others = _others(eyes)
    common: list[Unit] = []
    apart: tuple[list[Unit], list[Unit]] = ([], [])
    for province in provinces:
        drawn = [
            _random_unit(chance, chance.choice(others), province) if chance.random() < 0.3 else None
            for _ in apart
        ]
        if chance.random() < 0.5 or any(u is not None and eyes.unit(u, (base,)) for u in drawn):
            common += [drawn[0]] if drawn[0] else []
        else:
            for world, unit in zip(apart, drawn, strict=True):
                world.extend([unit] if unit else [])
    return common, apart


def _centres_apart(chance: Random, eyes: Eyes, base: Position) -> dict[Province, Power]:
    """The centres of a world: those in sight as they are, the others with owners of their own."""
    others = _others(eyes)
    found = {}
    for centre in BOARD.centres:
        owner = base.centres.get(centre)
        if chance.random() < _OTHER_OWNER and owner != eyes.power and not eyes.centre(centre, (base,)):
            owner = chance.choice([*others, None])
        if owner:
            found[centre] = owner
    return found


def seen_of_phase(board: Board, game: Game, snapshot: Snapshot, eyes: Eyes) -> object:
    """All that the player may learn of a judged phase, told apart from the judge's own sight."""
    power, before, after = eyes.power, snapshot.position, snapshot.outcome.after
    both = (before, after)
    units: list[object] = []
    for unit in before.units:
        if unit.power == power:
            continue
        result = next(
            r for r in snapshot.outcome.results if r.power == unit.power and _at(r) == unit.province
        )
        end = _end(unit, result, after)
        seen = eyes.unit(unit, both), end is not None and eyes.unit(end, both)
        if all(seen):
            units.append((unit, write(result.order), _told(snapshot, result, power), _beaten(unit, after)))
        elif any(seen):
            units.append((unit if seen[0] else end, seen, end is None, ""))
    own = [(write(r.order), _told(snapshot, r, power)) for r in snapshot.outcome.of(power)]
    now = game.position
    shown = [u for u in now.units if u.power == power or eyes.unit(u, (now,))]
    ended = [u for u in after.units if u.power == power or eyes.unit(u, (after,))]
    lost = [d.unit for d in (*after.dislodged, *now.dislodged) if d.unit.power == power]
    ways = [d.retreats for d in (*after.dislodged, *now.dislodged) if d.unit.power == power]
    owners = [
        (c, position.centres.get(c))
        for position in (now, after)
        for c in board.centres
        if eyes.centre(c, (position,))
    ]
    return units, own, shown, ended, lost, ways, owners, str(game.phase), game.ending, game.number


def _at(result: OrderResult) -> Province:
    return province_of(getattr(result.order, "at", ""))


def _end(unit: Unit, result: OrderResult, after: Position) -> Unit | None:
    moved = isinstance(result.order, Move) and result.verdict is Verdict.OK
    place = province_of(result.order.to) if isinstance(result.order, Move) and moved else unit.province
    there = [u for u in (*after.units, *(d.unit for d in after.dislodged)) if u.power == unit.power]
    return next((u for u in there if u.province == place), None)


def _beaten(unit: Unit, after: Position) -> bool:
    return any(d.unit == unit for d in after.dislodged)


def _told(snapshot: Snapshot, result: OrderResult, _power: Power) -> str:
    """What is told of an order: that it bounced, was cut, found no convoy; never that it was void."""
    order, verdict = result.order, result.verdict
    if isinstance(order, Support) and verdict is not Verdict.OK:
        cut = any(
            isinstance(r.order, Move)
            and r.power != result.power
            and r.verdict in (Verdict.OK, Verdict.BOUNCE)
            and province_of(r.order.to) == _at(result)
            and province_of(r.order.at) != province_of(order.to or order.of)
            for r in snapshot.outcome.results
        )
        gone = any(d.unit.province == _at(result) for d in snapshot.outcome.after.dislodged)
        return f"{'cut' if cut or gone or verdict is Verdict.CUT else ''} {gone}"
    gone = any(d.unit.province == _at(result) for d in snapshot.outcome.after.dislodged)
    helps = verdict in (Verdict.VOID, Verdict.ILLEGAL) and not isinstance(order, Move)
    none = verdict in (Verdict.VOID, Verdict.ILLEGAL, Verdict.DISRUPTED, Verdict.PARADOX)
    return f"{'' if helps else 'none' if none else verdict} {gone}"
