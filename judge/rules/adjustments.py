"""Adjudication of an adjustment phase: builds where they are allowed, removals, and those by default."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from judge.rules.board import Board
from judge.rules.legality import build_reason, build_sites, has_emergency
from judge.rules.orders import Build, Disband, Order, Remove, Waive
from judge.rules.outcome import Outcome, Result, Verdict
from judge.rules.removals import order_of_removal
from judge.rules.rulebook import DATC3, Rulebook
from judge.rules.units import Kind, Position, Power, Province, Unit, province_of


def due(board: Board, position: Position, power: Power) -> int:
    """Builds due to the power (positive) or removals due from it (negative): its allowance less its units."""
    return allowance(board, position, power) - sum(1 for unit in position.units if unit.power == power)


def allowance(board: Board, position: Position, power: Power) -> int:
    """How many units the power may keep: a unit a centre, but for the variant's switches."""
    owned = [centre for centre, owner in position.centres.items() if owner == power]
    uncounted = board.switches.uncounted.get(power, ())
    return sum(centre not in uncounted for centre in owned) + has_emergency(board, position, power)


def _balance(board: Board, position: Position) -> dict[Power, int]:
    """What is due to every power, as `due` counts it."""
    owners = dict.fromkeys((*position.centres.values(), *(unit.power for unit in position.units)))
    return {power: due(board, position, power) for power in owners}


def sites(board: Board, position: Position, power: Power) -> tuple[Province, ...]:
    """The provinces where the power may build: those of the variant's rule, and empty."""
    occupied = {unit.province for unit in position.units}
    return tuple(code for code in build_sites(board, position, power) if code not in occupied)


def adjudicate(
    board: Board,
    position: Position,
    orders: Mapping[Power, Sequence[Order]],
    rulebook: Rulebook = DATC3,
) -> Outcome:
    """Builds and removals, the first possible orders counting up to what is due (DATC 4.D.4 to 4.D.6).

    Missing builds are waived; missing removals are chosen by the rulebook, with `given=False` in the results.
    """
    results: list[Result] = []
    built: list[Unit] = []
    gone: set[Province] = set()
    balance = _balance(board, position)
    standing = {unit.province: unit.power for unit in position.units}
    for power, sequence in orders.items():
        owed = balance.get(power, 0)
        if owed >= 0:
            built += _build(board, position, power, sequence, owed, results)
        else:
            gone |= _remove(standing, power, sequence, -owed, results)
    for power in dict.fromkeys(standing.values()):
        if balance[power] >= 0:
            continue
        missing = -balance[power] - [standing[province] for province in gone].count(power)
        if missing == 0:
            continue
        for unit in order_of_removal(board, position, power, rulebook.removal):
            if missing > 0 and unit.province not in gone:
                missing -= 1
                gone.add(unit.province)
                results.append(Result(power, Remove(unit.kind, unit.at), Verdict.OK, given=False))
    staying = tuple(unit for unit in position.units if unit.province not in gone) if gone else position.units
    return Outcome(tuple(results), Position((*staying, *built), position.centres))


def _build(
    board: Board,
    position: Position,
    power: Power,
    orders: Sequence[Order],
    owed: int,
    results: list[Result],
) -> list[Unit]:
    built: list[Unit] = []
    waived = 0
    for order in orders:
        if isinstance(order, Waive) and len(built) + waived < owed:
            waived += 1
            results.append(Result(power, order, Verdict.OK))
            continue
        possible = (
            isinstance(order, Build)
            and len(built) + waived < owed
            and build_reason(board, position, power, order) is None
            and all(unit.province != province_of(order.at) for unit in built)
        )
        if possible and isinstance(order, Build):
            built.append(_new_unit(board, power, order))
        results.append(Result(power, order, Verdict.OK if possible else Verdict.ILLEGAL))
    return built


def _new_unit(board: Board, power: Power, order: Build) -> Unit:
    province = province_of(order.at)
    if order.kind is Kind.ARMY:
        return Unit(power, order.kind, province)
    places = board.standing_places(order.kind, province)
    return Unit(power, order.kind, order.at if order.at in places else places[0])


def _remove(
    standing: Mapping[Province, Power],
    power: Power,
    orders: Sequence[Order],
    owed: int,
    results: list[Result],
) -> set[Province]:
    gone: set[Province] = set()
    for order in orders:
        province = province_of(order.at) if isinstance(order, Remove | Disband) else ""
        verdict = Verdict.ILLEGAL
        if standing.get(province, power) != power:
            verdict = Verdict.NOT_OWNED
        elif province in standing and province not in gone and len(gone) < owed:
            gone.add(province)
            verdict = Verdict.OK
        results.append(Result(power, order, verdict))
    return gone


def owners(board: Board, position: Position) -> Mapping[Province, Power]:
    """Each owned centre's owner: whoever stands there, else whoever owned it before."""
    owned = dict(position.centres)
    centre_at = board.centre_at
    for unit in position.units:
        if unit.at in centre_at:
            owned[centre_at[unit.at]] = unit.power
    return owned
