"""Orders of a movement phase: a draft becomes a hold, a move, a support or a convoy, or the mistake in it.

The rules say what is possible (`OrderContext.fault`). This module only decides how much of that is checked
before an order is accepted.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from judge.game.message import Message, Said, message, paragraph
from judge.game.settings import Blind
from judge.language.drafts import Action, Draft, PlaceRead, WordRead
from judge.language.orders.context import OrderContext
from judge.language.orders.faults import impossible
from judge.language.orders.support import convoy, support
from judge.language.problems import InvalidOrder, ProblemKind
from judge.rules.board import occupancy_of
from judge.rules.capability import Fault
from judge.rules.legality import reason
from judge.rules.orders import Hold, Move, MovementOrder, Permit, Transform
from judge.rules.phases import PhaseKind
from judge.rules.units import Kind, Province, Unit, province_of
from judge.rules.variant_rules import Canal, Railway


def move(context: OrderContext, draft: Draft, unit: Unit) -> Move:
    """Return a move to the one place named; InvalidOrder if the unit cannot get there."""
    place, reach = draft.path[0], context.board.reach(unit.kind, unit.at)
    province = context.resolve_among(place, lambda: map(province_of, reach))
    if unit.kind is Kind.ARMY:
        return _army_move(context, draft, unit, province)
    if context.board.variant_rules.portage and (
        carried := _carried_by_armies(context, place, unit, province)
    ):
        return carried
    if context.fault(unit, Move(unit.kind, unit.at, province)) in (None, Fault.COAST_NEEDED):
        _assume_leave(context, unit, province)
        return Move(unit.kind, unit.at, context.fleet_place(place, province, reach))
    if context.policy.impossible:
        return Move(unit.kind, unit.at, context.as_written(place, province))
    raise context.unreachable(place, unit, province, ProblemKind.CANNOT_REACH)


def _assume_leave(context: OrderContext, unit: Unit, province: Province) -> None:
    """Note whose permission a fleet needs to go through the canal."""
    canal = context.board.variant_rules.canal
    if canal is not None and {unit.province, province} == set(canal.ends):
        leave = f"{canal.sign} S {unit} - {province}"
        context.assume(message("only-by-leave", place=context.place(canal.holder), leave=leave))


def _carried_by_armies(
    context: OrderContext, place: PlaceRead, unit: Unit, province: Province
) -> Move | None:
    """Return a fleet's move carried by armies, if it cannot sail to that coast and armies can carry it."""
    places = context.board.standing_places(Kind.FLEET, province)
    written = f"{province}/{place.coast}"
    meant = [one for one in places if place.coast is None or written not in places or one == written]
    if not set(meant).isdisjoint(context.board.reach(unit.kind, unit.at)):
        return None
    if not any(context.fault(unit, Move(unit.kind, unit.at, to)) is None for to in places):
        return None
    context.assume(message("carried-by-armies"))
    return Move(unit.kind, unit.at, context.fleet_place(place, province, places))


def _army_move(context: OrderContext, draft: Draft, unit: Unit, province: Province) -> Move:
    """Return an army's move: on foot, or by a convoy whose route was left out."""
    to = context.army_place(draft.path[0], province)
    move = Move(unit.kind, unit.at, to, via=draft.via)
    if to in context.board.reach(unit.kind, unit.at):
        return move
    railway = context.board.variant_rules.railway
    if railway is not None and railway.carries(unit) and province in railway.stops:
        order = f"{unit} - {railway.sign} - {province}"
        context.assume(message("by-rail", railway=railway.name, order=order))
        return _rail_move(context, draft, unit, railway, province)
    fault = context.fault(unit, Move(unit.kind, unit.at, to))
    if fault is None and not context.policy.route_needed:
        if not draft.via:
            context.assume(message("by-convoy"))
        return move
    if context.policy.impossible:
        return move
    if fault in (None, Fault.NO_ROUTE):
        raise _no_convoy(context, draft, unit, to)
    raise context.unreachable(draft.path[0], unit, province, ProblemKind.CANNOT_REACH)


def _no_convoy(context: OrderContext, draft: Draft, unit: Unit, to: Province) -> InvalidOrder:
    mistake = context.unreachable(draft.path[0], unit, to, ProblemKind.CANNOT_REACH, "foot")
    if context.policy.route_needed:
        mistake.hint = message("name-every-sea", unit=str(unit), place=to)
    else:
        mistake.message = paragraph(mistake.message, message("no-chain-of-fleets"))
    return mistake


def convoyed_move(context: OrderContext, draft: Draft, unit: Unit) -> Move:
    """Return an army's move by named seas, each step checked (seed 002, army moves via convoy)."""
    provinces = tuple(context.resolve(place) for place in draft.path)
    *seas, to = provinces
    if context.policy.impossible:
        return Move(unit.kind, unit.at, to, via=True, route=tuple(seas))
    railway = context.board.variant_rules.railway
    if railway is not None and seas == [railway.sign]:
        return _rail_move(context, draft, unit, railway, to)
    if unit.kind is not Kind.ARMY and context.board.variant_rules.portage:
        return move(context, replace(draft, path=draft.path[-1:]), unit)
    if unit.kind is not Kind.ARMY:
        raise InvalidOrder(
            ProblemKind.CONVOY_NOT_ARMY,
            draft.path[1].word,
            message("fleet-cannot-be-convoyed", place=context.place(unit.at)),
            _one_step(context, unit, (to, *seas)),
        )
    if context.board.is_sea(to):
        raise InvalidOrder(
            ProblemKind.CONVOY_INTO_WATER,
            draft.path[-1].word,
            message("convoy-ends-at-sea", place=context.place(to)),
            message("name-landing-last"),
        )
    _check_route(context, draft, unit, provinces)
    context.army_place(draft.path[-1], to)
    return Move(unit.kind, unit.at, to, via=True, route=tuple(seas))


def _one_step(context: OrderContext, unit: Unit, named: Sequence[Province]) -> Message:
    """Return how a fleet gets in one step to the first place it can reach, the destination tried first."""
    reach = context.board.reach(unit.kind, unit.at)
    near = next((goal for goal in named if goal in map(province_of, reach)), None)
    if near is None:
        return message("fleet-moves-one-step")
    return message("fleet-moves-one-step-to", order=f"{unit} - {near}")


def _rail_move(context: OrderContext, draft: Draft, unit: Unit, railway: Railway, to: Province) -> Move:
    """Return a move by rail: only the power's armies, from stop to stop."""
    if not railway.carries(unit) or to not in railway.stops:
        stops = context.places(railway.stops)
        raise InvalidOrder(
            ProblemKind.CONVOY_HOP_INVALID,
            draft.path[0].word,
            message("who-travels-by-rail", power=context.variant.power(railway.power), places=stops),
        )
    return Move(unit.kind, unit.at, to, via=True, route=(railway.sign,))


def permit(context: OrderContext, draft: Draft, canal: Canal) -> Permit:
    """Return what the canal's holder orders: to let a unit or a support through, or nothing."""
    holder = context.unit_at(canal.holder)
    if holder is None or holder.power != context.power:
        raise InvalidOrder(
            ProblemKind.NOT_OWNER,
            draft.word,
            message("canal-obeys", canal=canal.name, place=context.place(canal.holder)),
        )
    if draft.action is Action.HOLD:
        return Permit(canal.sign)
    if draft.action is not Action.SUPPORT or draft.helped is None:
        one, other = canal.ends
        orders = f"{canal.sign} S F {one} - {other}", f"{canal.sign} H"
        lets = message("canal-lets-through-or-holds", canal=canal.name)
        hint = message("canal-lets-through-or-holds.hint", support=orders[0], hold=orders[1])
        raise InvalidOrder(ProblemKind.UNKNOWN_ACTION, draft.word, lets, hint)
    of = context.resolve(draft.helped.place)
    to = context.resolve(draft.path[-1]) if draft.path else None
    return Permit(canal.sign, of, to, draft.helped.kind)


TRANSFORM = re.compile(
    r"(?P<unit>.+?) +(?P<word>tr|transforms?|becomes?|turns?|changes?)(?: +(?:to|into))?(?: +an?)?"
    r"(?: +(?P<kind>f|fleet|a|army))?(?: +[a-z]\w+(?=/[nsew]c))?"
    r"(?:[ /(]+(?P<coast>[nsew])(?:c|[a-z]+ *coast)\)?)? *"
)
"""A unit that becomes one of the other kind: `A Con TR F`, `A Spa TR F Spa/sc`, `Spa becomes a fleet/sc`."""


def transformation(context: OrderContext, unit: Unit, found: re.Match[str]) -> Transform:
    """Return the transformation of a unit; InvalidOrder if it is not possible, or names no coast."""
    rule, word = context.board.variant_rules.transform, WordRead(found["word"], found.start("word"))
    winter = rule is not None and rule.in_adjustments
    if winter is not (context.kind is PhaseKind.ADJUSTMENT):
        when = message("transforms-in-winter") if winter else message("transforms-instead-of-moving")
        raise InvalidOrder(ProblemKind.WRONG_PHASE, word, when)
    other = Kind.FLEET if unit.kind is Kind.ARMY else Kind.ARMY
    into = {"f": Kind.FLEET, "a": Kind.ARMY}[found["kind"][0]] if found["kind"] else other
    places = context.board.standing_places(into, unit.province)
    to = f"{unit.province}/{found['coast'].upper()}C" if found["coast"] else unit.province
    if len(places) == 1:
        to = places[0]
    order = Transform(unit.kind, unit.at, into, to)
    why = reason(context.board, context.position, unit.power, order)
    if why is None or context.policy.impossible:
        return order
    if why.fault is Fault.COAST_NEEDED:
        which = message("on-which-coast", places=context.places(places))
        raise InvalidOrder(ProblemKind.BAD_COAST, word, which, message("usage", usage=f"{unit} TR F/SC"))
    raise InvalidOrder(ProblemKind.UNKNOWN_ACTION, word, impossible(context.board, why))


def _check_route(context: OrderContext, draft: Draft, unit: Unit, provinces: tuple[Province, ...]) -> None:
    """Raise InvalidOrder unless the route is a coast, adjacent seas with fleets, and a coast."""
    at_sea = occupancy_of(context.position, context.board).fleets
    if context.board.variant_rules.naval is not None:
        at_sea = context.board.carriers  # a fleet may convoy where it goes first
    fleets = frozenset(context.board.places[sea] for sea in at_sea)
    before = unit.province
    for place, here in zip(draft.path, provinces, strict=True):
        last = place is draft.path[-1]
        trouble = _wrong_step(context, before, here, fleets, last=last)
        if trouble:
            raise InvalidOrder(ProblemKind.CONVOY_HOP_INVALID, place.word, *trouble)
        before = here


def _wrong_step(
    context: OrderContext, before: Province, here: Province, fleets: frozenset[Province], *, last: bool
) -> tuple[Message, Said] | None:
    board = context.board
    start, place = context.place(before), context.place(here)
    if not board.is_sea(before) and not context.is_coastal(before):
        return message("no-convoy-starts-inland", place=start), ""
    if last and not context.is_coastal(here):
        return message("no-convoy-ends-inland", place=place), ""
    if not last and board.index[here] not in board.carriers:
        return message("convoy-passes-no-land", place=place), message("convoy-passes-no-land.hint")
    if not last and here not in fleets and context.blind is Blind.NO:
        seas = tuple(sorted(fleets))
        at_sea = message("fleets-at-sea", places=seas) if seas else message("no-fleet-at-sea")
        return message("no-fleet-in", place=place), at_sea
    if board.index[here] not in board.neighbours[board.index[before]]:
        return message("do-not-touch", place=start, other=place), ""
    return None


def order(context: OrderContext, draft: Draft, unit: Unit) -> MovementOrder:
    """Return the order for the unit; InvalidOrder for an action of another phase, or an impossible one."""
    match draft.action:
        case Action.HOLD:
            return Hold(unit.kind, unit.at)
        case Action.MOVE if len(draft.path) > 1:
            return convoyed_move(context, draft, unit)
        case Action.MOVE:
            return move(context, draft, unit)
        case Action.SUPPORT:
            return support(context, draft, unit)
        case Action.CONVOY:
            return convoy(context, draft, unit)
        case Action.BARE:
            raise InvalidOrder(
                ProblemKind.UNKNOWN_ACTION,
                WordRead("", _unit_end(draft)),
                message("order-says-no-action", kind=unit.kind),
                message("order-says-no-action.hint", unit=str(unit)),
            )
        case _:
            raise InvalidOrder(
                ProblemKind.WRONG_PHASE,
                draft.word,
                message("no-order-of-movement", word=draft.word.text),
                message("no-order-of-movement.hint"),
            )


def _unit_end(draft: Draft) -> int:
    """Return where the unit's words end in the piece."""
    if draft.unit is None:
        return draft.word.at
    word = draft.unit.place.coast_word or draft.unit.place.word
    return word.at + len(word.text)
