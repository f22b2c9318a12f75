"""Orders of a movement phase: a draft becomes a hold, a move, a support or a convoy, or the mistake in it.

What is possible the rules say (`Desk.fault`); decided in this room is only how much of it is asked before an
order is taken.
"""

from __future__ import annotations

from judge.language.drafts import Action, Draft, WordRead
from judge.language.orders.context import KIND_NAMES, Desk
from judge.language.orders.support import convoy, support
from judge.language.problems import Mistake, Wrong, listed, sentence
from judge.rules.faults import Fault
from judge.rules.occupancy import Field
from judge.rules.orders import Hold, Move, MovementOrder
from judge.rules.units import Kind, Province, Unit


def move(desk: Desk, draft: Draft, unit: Unit) -> Move:
    """A move to the one place named; Mistake if the unit cannot get there."""
    place = draft.path[0]
    province = desk.province(place)
    if unit.kind is Kind.ARMY:
        return _march(desk, draft, unit, province)
    if desk.fault(unit, Move(unit.kind, unit.at, province)) in (None, Fault.COAST_NEEDED):
        return Move(unit.kind, unit.at, desk.harbour(place, province, desk.board.reach(unit.kind, unit.at)))
    if desk.policy.impossible:
        return Move(unit.kind, unit.at, desk.as_written(place, province))
    raise desk.unreachable(place, unit, province, Wrong.CANNOT_REACH)


def _march(desk: Desk, draft: Draft, unit: Unit, province: Province) -> Move:
    """An army's move: on foot, or by a convoy whose route was left out."""
    to = desk.ashore(draft.path[0], province)
    move = Move(unit.kind, unit.at, to, via=draft.via)
    if to in desk.board.reach(unit.kind, unit.at):
        return move
    fault = desk.fault(unit, Move(unit.kind, unit.at, to))
    if fault is None and not desk.policy.route_needed:
        if not draft.via:
            desk.say("By convoy.")
        return move
    if desk.policy.impossible:
        return move
    if fault in (None, Fault.NO_ROUTE):
        raise _no_convoy(desk, draft, unit, to)
    raise desk.unreachable(draft.path[0], unit, province, Wrong.CANNOT_REACH)


def _no_convoy(desk: Desk, draft: Draft, unit: Unit, to: Province) -> Mistake:
    mistake = desk.unreachable(draft.path[0], unit, to, Wrong.CANNOT_REACH, " on foot")
    if desk.policy.route_needed:
        mistake.hint = f"For a convoy name every sea on the way: {unit} - … - {to}."
    else:
        mistake.message += " No chain of fleets can carry it either."
    return mistake


def route(desk: Desk, draft: Draft, unit: Unit) -> Move:
    """An army's move with its seas named; every hop is checked (seed 002, army moves via convoy)."""
    provinces = tuple(desk.province(place) for place in draft.path)
    *seas, to = provinces
    if desk.policy.impossible:
        return Move(unit.kind, unit.at, to, via=True, route=tuple(seas))
    if unit.kind is not Kind.ARMY:
        raise Mistake(
            Wrong.CONVOY_NOT_ARMY,
            draft.path[1].word,
            f"The fleet in {desk.the(unit.at)} cannot be convoyed.",
            f"A fleet moves one step: {unit} - {seas[0]}.",
        )
    if desk.board.is_sea(to):
        raise Mistake(
            Wrong.CONVOY_INTO_WATER,
            draft.path[-1].word,
            f"A convoy cannot end at sea, in {desk.the(to)}.",
            "Name the coastal province where the army lands last.",
        )
    _hops(desk, draft, unit, provinces)
    desk.ashore(draft.path[-1], to)
    return Move(unit.kind, unit.at, to, via=True, route=tuple(seas))


def _hops(desk: Desk, draft: Draft, unit: Unit, provinces: tuple[Province, ...]) -> None:
    """Coast, seas with fleets that touch each other, coast."""
    fleets = frozenset(desk.board.places[sea] for sea in Field(desk.board, desk.position).fleets)
    before = unit.province
    for place, here in zip(draft.path, provinces, strict=True):
        last = place is draft.path[-1]
        trouble = _hop_trouble(desk, before, here, fleets, last=last)
        if trouble:
            raise Mistake(Wrong.CONVOY_HOP_INVALID, place.word, *trouble)
        before = here


def _hop_trouble(
    desk: Desk, before: Province, here: Province, fleets: frozenset[Province], *, last: bool
) -> tuple[str, str] | None:
    board = desk.board
    start, place = sentence(desk.the(before)), sentence(desk.the(here))
    if not board.is_sea(before) and not desk.is_coastal(before):
        return f"{start} is inland: no convoy starts there.", ""
    if last and not desk.is_coastal(here):
        return f"{place} is inland: no convoy ends there.", ""
    if not last and not board.is_sea(here):
        return f"{place} is no sea: a convoy cannot pass there.", "Name only seas between start and end."
    if not last and here not in fleets:
        return f"There is no fleet in {desk.the(here)}.", f"Fleets at sea: {listed(sorted(fleets), 'and')}."
    if board.index[here] not in board.neighbours[board.index[before]]:
        return f"{start} and {desk.the(here)} do not touch.", ""
    return None


def order(desk: Desk, draft: Draft, unit: Unit) -> MovementOrder:
    """The order for the unit; Mistake for an action that belongs to another phase or cannot be done."""
    match draft.action:
        case Action.HOLD:
            return Hold(unit.kind, unit.at)
        case Action.MOVE if len(draft.path) > 1:
            return route(desk, draft, unit)
        case Action.MOVE:
            return move(desk, draft, unit)
        case Action.SUPPORT:
            return support(desk, draft, unit)
        case Action.CONVOY:
            return convoy(desk, draft, unit)
        case Action.BARE:
            raise Mistake(
                Wrong.UNKNOWN_ACTION,
                WordRead("", _unit_end(draft)),
                f"The order does not say what the {KIND_NAMES[unit.kind]} does.",
                f"To stay: {unit} H",
            )
        case _:
            raise Mistake(
                Wrong.WRONG_PHASE,
                draft.word,
                f'"{draft.word.text}" is no order for a movement phase.',
                "Units hold, move (-), support (S) or convoy (C) now.",
            )


def _unit_end(draft: Draft) -> int:
    """Where the unit's words end in the piece."""
    if draft.unit is None:
        return draft.word.at
    word = draft.unit.place.coast_word or draft.unit.place.word
    return word.at + len(word.text)
