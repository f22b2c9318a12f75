"""Orders that help another unit: supports and convoys.

The classic judge asked less of them than the rules do (seed 002), and what it took is taken still: of a
support only that its supporter could go there, of a convoy only the kinds of both units and its end.
"""

from __future__ import annotations

from judge.language.desk import Desk
from judge.language.drafts import Draft, PlaceRead, UnitRead, WordRead
from judge.language.mistakes import Mistake, sentence
from judge.language.problems import Wrong
from judge.rules.legality import Fault
from judge.rules.orders import Convoy, Support
from judge.rules.units import Kind, Place, Province, Unit, province_of


def support(desk: Desk, draft: Draft, unit: Unit) -> Support:
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
        return read.kind, desk.as_written(read.place, province)
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
    return desk.harbour(place, target, reach) if reach else desk.as_written(place, target)


def convoy(desk: Desk, draft: Draft, unit: Unit) -> Convoy:
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
        desk.say(f"{sentence(desk.the(unit.province))} is no sea: this convoy cannot work.")
    elif fault and not (desk.is_coastal(province_of(order.of)) and desk.is_coastal(province_of(order.to))):
        desk.say("Convoys run from coast to coast: this one cannot work.")
