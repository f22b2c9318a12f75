"""Plain English that every room needs: lists, kinds of unit, orders and impossibilities with full names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from judge.rules.board import Board
from judge.rules.capability import Fault, Reason
from judge.rules.notation import EXPLAINED, Namer, OrderForm, write_order
from judge.rules.orders import Order
from judge.rules.units import Kind, Place, Power, province_of

KIND_NAMES = {Kind.ARMY: "army", Kind.FLEET: "fleet"}
KIND_TITLES = {kind: name.capitalize() for kind, name in KIND_NAMES.items()}
KIND_WITH_ARTICLE = {Kind.ARMY: "an army", Kind.FLEET: "a fleet"}


def listing(words: Iterable[str], joint: str = "and") -> str:
    """`A`, `A and B`, `A, B and C`."""
    *most, last = (*words,) or ("",)
    return f"{', '.join(most)} {joint} {last}" if most else last


def capitalized(text: str) -> str:
    """The text with a capital first, its other letters as they are."""
    return text[:1].upper() + text[1:]


def with_article(board: Board, place: Place) -> str:
    """The place's name as it stands in a sentence; seas want their article: `Brest`, `the North Sea`."""
    name = board.name(place)
    return f"the {name}" if board.is_sea(province_of(place)) else name


def power_name(power: Power) -> str:
    """`AUSTRIA` as `Austria`; `NEW_YORK` as `New York`."""
    return power.replace("_", " ").title()


def describe(board: Board, order: Order, form: OrderForm = EXPLAINED, name: Namer | None = None) -> str:
    """The order, without another form in short form with names for codes: `A Vienna - Galicia`."""
    return write_order(order, form, name or board.name).rstrip(".")


def unit_named(
    board: Board, kind: Kind | None, place: Place, form: OrderForm = EXPLAINED, name: Namer | None = None
) -> str:
    """`A Vienna`, or the place alone where the kind is not known."""
    return form.unit(kind, (name or board.name)(place))


_FAULTS: Mapping[Fault, str] = {
    Fault.UNKNOWN_PLACE: "there is no place {place} on this board",
    Fault.NO_UNIT: "no unit stands in {place}",
    Fault.NOT_YOURS: "the unit in {place} belongs to another power",
    Fault.SAME_PROVINCE: "it would have to go where it stands already",
    Fault.IMPASSABLE: "nobody may enter {other}",
    Fault.ARMY_TO_SEA: "{other} is water, and an army cannot stay there",
    Fault.FLEET_INLAND: "a fleet cannot go inland to {other}",
    Fault.NO_BORDER: "{place} has no border with {other} that it could cross",
    Fault.COAST_NEEDED: "{other} has two coasts within reach, and the order names neither",
    Fault.COAST_OUT_OF_REACH: "{other} is not within reach of {place}",
    Fault.NO_ROUTE: "no chain of fleets at sea joins {place} and {other}",
    Fault.ROUTE_MISSING: "the order names no route over sea",
    Fault.FLEET_CARRIED: "the unit in {place} is a fleet, and only armies are carried",
    Fault.HELPS_ITSELF: "a unit cannot support itself",
    Fault.HELPED_ABSENT: "no unit stands in {place}",
    Fault.HELPED_CANNOT_GO: "the unit in {place} could not get to {other}",
    Fault.SUPPORT_OUT_OF_REACH: "it could not go to {other} itself",
    Fault.CARRIER_IS_ARMY: "only a fleet can convoy",
    Fault.CARRIER_IN_PORT: "a fleet convoys at sea, and {place} is on the coast",
    Fault.CARRIER_OFF_ROUTE: "{place} lies on no route of fleets to {other} that needs it",
    Fault.NOT_DISLODGED: "no unit that must retreat is in {place}",
    Fault.RETREAT_CLOSED: "{other} is not open to it",
    Fault.NO_BUILD_DUE: "no more builds are due",
    Fault.NO_REMOVAL_DUE: "no more removals are due",
    Fault.NOT_A_CENTRE: "{place} is no supply centre",
    Fault.NOT_A_HOME_CENTRE: "{place} is not a home centre of that power",
    Fault.CENTRE_NOT_OWNED: "the power does not own {place}",
    Fault.CENTRE_OCCUPIED: "a unit stands in {place}",
    Fault.NO_TRANSFORMATION: "no unit changes its kind in this phase",
    Fault.SAME_KIND: "the unit in {place} is of that kind already",
    Fault.TRANSFORMED_AT_SEA: "no unit changes its kind at sea",
    Fault.TWICE: "{place} has been ordered already",
    Fault.MIDDLE_NOT_SEA: "the first of two steps must lead into a sea space",
    Fault.END_AT_SEA: "two steps must end on land, and {other} is sea",
    Fault.NOT_FRIENDLY: "the way from {place} to {other} is open only where its centre is friendly",
    Fault.STEP_NEEDED: "it does not say which of the two steps is supported",
    Fault.FIRST_STEP: "as a second order it can support the last step only",
    Fault.NO_FLEET_LEFT: "every fleet of that power in {place} has another order",
    Fault.LONE_PATROL: "a patrol takes two fleets or more",
    Fault.NOT_AT_SEA: "only fleets at sea patrol, and {place} is on the coast",
    Fault.NO_STRAIT: "{place} is no half of that strait",
    Fault.OWN_POWER: "it is aimed at the power's own fleets",
    Fault.NO_GRANT: "{place} lets nobody pass, or the power does not own it",
}


def why_impossible(board: Board, reason: Reason) -> str:
    """The reason as a clause: `Venice has no border with London that it could cross`."""
    other = reason.place if reason.other is None else reason.other
    return _FAULTS[reason.fault].format(place=board.name(reason.place), other=board.name(other))
