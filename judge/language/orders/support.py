"""Supports and convoys: the orders that help another unit.

The classic judge checked less of them than the rules do (seed 002), and what it accepted is still accepted:
of a support only that its supporter could go there, of a convoy only the kinds of both units and its end.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from judge.game.message import message
from judge.game.settings import Blind
from judge.language.drafts import Draft, PlaceRead, UnitRead, WordRead
from judge.language.orders.context import OrderContext
from judge.language.problems import InvalidOrder, ProblemKind
from judge.rules.capability import Fault
from judge.rules.orders import Convoy, Support
from judge.rules.units import Kind, Place, Power, Province, Unit, province_of


def support(context: OrderContext, draft: Draft, unit: Unit) -> Support:
    """Return a support; only the supporter's reach is checked, not the order supported (seed 002)."""
    helped = helped_unit(context, draft)
    in_place = Support(unit.kind, unit.at, helped.at, None, helped.kind, helped.owner)
    if not draft.path:
        _check_reach(context, _place_of(draft), unit, province_of(helped.at))
        return in_place
    place = draft.path[-1]
    target = context.resolve(place)
    for sea in draft.path[:-1]:
        context.resolve(sea)
    _check_reach(context, place, unit, target)
    if target == province_of(helped.at) and not context.policy.impossible:
        return in_place
    return replace(in_place, to=_target(context, place, target, helped))


def _check_reach(context: OrderContext, place: PlaceRead, unit: Unit, target: Province) -> None:
    """Raise InvalidOrder unless the unit could go there, on any coast (DATC 4.B.4, 6.B.4)."""
    fault = context.fault(unit, Support(unit.kind, unit.at, target))
    if fault is Fault.HELPS_ITSELF and target == unit.province and not context.policy.impossible:
        raise InvalidOrder(
            ProblemKind.SUPPORT_UNREACHABLE,
            place.word,
            message("cannot-support-itself", unit=str(unit)),
            message("cannot-support-itself.hint", unit=str(unit)),
        )
    if fault in (Fault.SUPPORT_OUT_OF_REACH, Fault.HELPS_ITSELF) and not context.policy.impossible:
        raise context.unreachable(place, unit, target, ProblemKind.SUPPORT_UNREACHABLE, "support")


@dataclass(frozen=True, slots=True)
class HelpedUnit:
    """The unit helped; `owner` as written, for one that is not there."""

    kind: Kind | None
    at: Place
    owner: Power | None = None


def helped_unit(context: OrderContext, draft: Draft) -> HelpedUnit:
    """Return the unit helped as the board has it or, if any order is valid, as written (seed 000, 8)."""
    read = draft.helped
    if read is None:
        raise ValueError("a support or convoy without a unit helped")
    province = context.resolve(read.place)
    unit = context.unit_at(province, read.power or context.power)
    if unit is not None:
        context.check_unit(read, unit)
        return HelpedUnit(unit.kind, unit.at)
    if context.blind in (Blind.NJUDGE, Blind.BCENTRES):
        return HelpedUnit(None, context.as_written(read.place, province))
    if context.policy.impossible or context.blind is not Blind.NO:
        return HelpedUnit(read.kind, context.as_written(read.place, province), read.power)
    raise InvalidOrder(
        ProblemKind.NO_UNIT_AT_SOURCE,
        read.place.word,
        message("no-unit-to-help", place=context.place(province), action=str(draft.action)),
        message("check-where-it-stands"),
    )


def _target(context: OrderContext, place: PlaceRead, target: Province, helped: HelpedUnit) -> Place:
    """Return where a supported unit goes; with a coast only for a fleet, if written (DATC 4.B.4)."""
    if place.coast is None:
        return target
    if helped.kind is not Kind.FLEET:
        return context.army_place(place, target)
    reach = tuple(p for p in context.board.reach(Kind.FLEET, helped.at) if province_of(p) == target)
    return context.fleet_place(place, target, reach) if reach else context.as_written(place, target)


def convoy(context: OrderContext, draft: Draft, unit: Unit) -> Convoy:
    """Return a convoy; only kinds and the end are checked, not sea, route or coasts (seed 002)."""
    portage = context.board.variant_rules.portage and unit.kind is Kind.ARMY
    if unit.kind is not Kind.FLEET and not context.policy.impossible and not portage:
        raise InvalidOrder(
            ProblemKind.CONVOYER_NOT_FLEET,
            draft.word,
            message("army-cannot-convoy", place=context.place(unit.at)),
            message("army-cannot-convoy.hint"),
        )
    helped = helped_unit(context, draft)
    of = helped.at
    if portage and helped.kind is Kind.ARMY:
        raise InvalidOrder(
            ProblemKind.CONVOYED_NOT_ARMY,
            _word_of(draft.helped),
            message("army-carries-no-army", place=context.place(of)),
            message("army-carries-no-army.hint"),
        )
    if helped.kind is Kind.FLEET and not context.policy.impossible and not portage:
        raise InvalidOrder(
            ProblemKind.CONVOYED_NOT_ARMY,
            _word_of(draft.helped),
            message("fleet-cannot-be-convoyed", place=context.place(of)),
            message("only-armies-by-convoy"),
        )
    to = _convoy_end(context, draft, province_of(of))
    return Convoy(unit.kind, unit.at, of, to, helped.kind, helped.owner)


def _place_of(draft: Draft) -> PlaceRead:
    return draft.helped.place if draft.helped else draft.path[0]


def _word_of(read: UnitRead | None) -> WordRead:
    return read.place.word if read else WordRead("", 0)


def _convoy_end(context: OrderContext, draft: Draft, of: Province) -> Province:
    if not draft.path:
        word = _word_of(draft.helped)
        raise InvalidOrder(
            ProblemKind.CONVOY_WITHOUT_DESTINATION,
            WordRead("", word.at + len(word.text)),
            message("convoy-says-no-end"),
            message("convoy-says-no-end.hint", place=of),
        )
    for sea in draft.path[:-1]:
        context.resolve(sea)
    place = draft.path[-1]
    to = context.army_place(place, context.resolve(place))
    if context.board.is_sea(to) and not context.policy.impossible:
        raise InvalidOrder(
            ProblemKind.CONVOY_DEST_WATER,
            place.word,
            message("convoy-ends-at-sea", place=context.place(to)),
            message("convoy-ends-at-sea.hint"),
        )
    return to
