"""Orders of a movement phase: a draft becomes a hold, a move, a support or a convoy, or the mistake in it.

What is possible the rules say (`Desk.fault`). Decided here is only how much of it is asked before an order
is taken, which the classic judge did unevenly (seed 002): a support by its supporter's reach alone, a convoy
by the kinds of unit and its end, and only a route written by the army hop by hop. No rule asks for those
hops: a route that is broken is a legal order, and fails.
"""

from __future__ import annotations

from judge.language.desk import KIND_NAMES, Desk
from judge.language.drafts import Action, Draft, PlaceRead, UnitRead, WordRead
from judge.language.mistakes import Mistake, listed
from judge.language.problems import Wrong
from judge.rules.field import Field
from judge.rules.legality import Fault
from judge.rules.orders import Convoy, Hold, Move, MovementOrder, Support
from judge.rules.units import Kind, Place, Province, Unit, province_of


def order(desk: Desk, draft: Draft, unit: Unit) -> MovementOrder:
    """The order for the unit; Mistake for an action that belongs to another phase or cannot be done."""
    match draft.action:
        case Action.HOLD:
            return Hold(unit.kind, unit.at)
        case Action.MOVE if len(draft.path) > 1:
            return _route(desk, draft, unit)
        case Action.MOVE:
            return _move(desk, draft, unit)
        case Action.SUPPORT:
            return _support(desk, draft, unit)
        case Action.CONVOY:
            return _convoy(desk, draft, unit)
        case Action.BARE:
            raise Mistake(
                Wrong.UNKNOWN_ACTION,
                WordRead("", unit_end(draft)),
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


def unit_end(draft: Draft) -> int:
    """Where the unit's words end in the piece."""
    if draft.unit is None:
        return draft.word.at
    word = draft.unit.place.coast_word or draft.unit.place.word
    return word.at + len(word.text)


def _move(desk: Desk, draft: Draft, unit: Unit) -> Move:
    place = draft.path[0]
    province = desk.province(place)
    if unit.kind is Kind.ARMY:
        return _march(desk, draft, unit, province)
    if desk.fault(unit, Move(unit.kind, unit.at, province)) in (None, Fault.COAST_NEEDED):
        return Move(unit.kind, unit.at, desk.harbour(place, province, desk.board.reach(unit.kind, unit.at)))
    if desk.policy.impossible:
        return Move(unit.kind, unit.at, _verbatim(desk, place, province))
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


def _route(desk: Desk, draft: Draft, unit: Unit) -> Move:
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
    start, place = _sentence(desk.the(before)), _sentence(desk.the(here))
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


def _sentence(text: str) -> str:
    return text[0].upper() + text[1:]


def _support(desk: Desk, draft: Draft, unit: Unit) -> Support:
    """Only the supporter's reach is asked, not whether the order supported is possible (seed 002)."""
    helped = _helped(desk, draft)
    if not draft.path:
        target = province_of(helped[1])
        _within_reach(desk, draft.helped.place if draft.helped else draft.path[0], unit, target)
        return Support(unit.kind, unit.at, helped[1], None, helped[0])
    place = draft.path[-1]
    target = desk.province(place)
    for sea in draft.path[:-1]:
        desk.province(sea)
    _within_reach(desk, place, unit, target)
    if target == province_of(helped[1]) and not desk.policy.impossible:
        return Support(unit.kind, unit.at, helped[1], None, helped[0])
    return Support(unit.kind, unit.at, helped[1], _target(desk, place, target, helped), helped[0])


def _within_reach(desk: Desk, place: PlaceRead, unit: Unit, target: Province) -> None:
    """A unit supports only where it could go, on whatever coast (DATC 4.B.4, 6.B.4)."""
    fault = desk.fault(unit, Support(unit.kind, unit.at, target))
    if fault in (Fault.SUPPORT_OUT_OF_REACH, Fault.HELPS_ITSELF) and not desk.policy.impossible:
        raise desk.unreachable(place, unit, target, Wrong.SUPPORT_UNREACHABLE, " to support")


def _helped(desk: Desk, draft: Draft) -> tuple[Kind | None, Place]:
    """The unit helped: kind and place as the board has them or, where any order goes, as written."""
    read = draft.helped
    if read is None:
        raise ValueError("a support or convoy without a unit helped")
    province = desk.province(read.place)
    unit = desk.standing(province)
    if unit is not None:
        desk.checked(read, unit)
        return unit.kind, unit.at
    if desk.policy.impossible:
        return read.kind, _verbatim(desk, read.place, province)
    raise Mistake(
        Wrong.NO_UNIT_AT_SOURCE,
        read.place.word,
        f"There is no unit in {desk.the(province)} to {draft.action}.",
        "Check where it stands with LIST.",
    )


def _target(desk: Desk, place: PlaceRead, target: Province, helped: tuple[Kind | None, Place]) -> Place:
    """Where a supported unit goes; a coast only where it is a fleet's and was written (DATC 4.B.4)."""
    kind, at = helped
    if place.coast is None:
        return target
    if kind is not Kind.FLEET:
        return desk.ashore(place, target)
    reach = tuple(p for p in desk.board.reach(Kind.FLEET, at) if province_of(p) == target)
    return desk.harbour(place, target, reach) if reach else _verbatim(desk, place, target)


def _verbatim(desk: Desk, place: PlaceRead, province: Province) -> Place:
    """The place as written, its coast only where the map has it."""
    written = f"{province}/{place.coast}"
    return written if written in desk.board.provinces[province].coasts else province


def _convoy(desk: Desk, draft: Draft, unit: Unit) -> Convoy:
    """Only types and the end are asked, not the sea, the route or the coasts (seed 002)."""
    if unit.kind is not Kind.FLEET and not desk.policy.impossible:
        raise Mistake(
            Wrong.CONVOYER_NOT_FLEET,
            draft.word,
            f"The army in {desk.the(unit.at)} cannot convoy.",
            "Only fleets at sea convoy.",
        )
    kind, of = _helped(desk, draft)
    if kind is Kind.FLEET and not desk.policy.impossible:
        raise Mistake(
            Wrong.CONVOYED_NOT_ARMY,
            _word_of(draft.helped),
            f"The fleet in {desk.the(of)} cannot be convoyed.",
            "Only armies travel by convoy.",
        )
    order = Convoy(unit.kind, unit.at, of, _landing(desk, draft, province_of(of)), kind)
    if not desk.policy.impossible:
        _warn(desk, unit, order)
    return order


def _word_of(read: UnitRead | None) -> WordRead:
    return read.place.word if read else WordRead("", 0)


def _landing(desk: Desk, draft: Draft, of: Province) -> Province:
    if not draft.path:
        word = _word_of(draft.helped)
        raise Mistake(
            Wrong.CONVOY_WITHOUT_DESTINATION,
            WordRead("", word.at + len(word.text)),
            "The convoy order does not say where the army goes.",
            f"Add the end: … C A {of} - place.",
        )
    for sea in draft.path[:-1]:
        desk.province(sea)
    place = draft.path[-1]
    to = desk.ashore(place, desk.province(place))
    if desk.board.is_sea(to) and not desk.policy.impossible:
        raise Mistake(
            Wrong.CONVOY_DEST_WATER,
            place.word,
            f"A convoy cannot end at sea, in {desk.the(to)}.",
            "Name the coastal province where the army lands.",
        )
    return to


def _warn(desk: Desk, unit: Unit, order: Convoy) -> None:
    """A convoy that is accepted, as ever, but cannot come about is said to be so."""
    fault = desk.fault(unit, order)
    if fault is Fault.CARRIER_IN_PORT:
        desk.say(f"{_sentence(desk.the(unit.province))} is no sea: this convoy cannot work.")
    elif fault and not (desk.is_coastal(province_of(order.of)) and desk.is_coastal(province_of(order.to))):
        desk.say("Convoys run from coast to coast: this one cannot work.")
