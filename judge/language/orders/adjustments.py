"""Orders of an adjustment phase: builds, removals and builds waived."""

from __future__ import annotations

import re
from dataclasses import replace

from judge.game.journeys import Journey, began_at
from judge.language.drafts import Action, Draft, PlaceRead, UnitRead, WordRead
from judge.language.names import Names
from judge.language.orders.context import OrderContext
from judge.language.policy import Choice
from judge.language.problems import InvalidOrder, ProblemKind, listed
from judge.language.text.typography import Plain
from judge.rules.adjustments import due, may_waive, sites
from judge.rules.board import Terrain
from judge.rules.capability import Fault
from judge.rules.english import KIND_NAMES, KIND_WITH_ARTICLE, capitalized
from judge.rules.legality import reason
from judge.rules.orders import AdjustmentOrder, Build, Remove, Waive
from judge.rules.units import Kind, Place, Province, Unit, province_of

_TODAY = re.compile(
    r"\( *now *\)|\b(?:(?:that|which) (?:ends?(?: up)?|is|stands)(?: now)?|ending(?: up)?|now|currently)\b"
)
"""What says that a unit is named by where it stands today: `the army that ends in Paris`, `A Par now`."""


_PLACE = re.compile(r"(?:^ *|\b(?:[af]|army|fleet|in|at) +)now\b")
"""Where NOW is the code of a province: Nowy Sacz in Europa Renovatio, a sea on eight boards."""


def without_today(piece: Plain, known: Names) -> tuple[Plain, bool]:
    """The piece with blanks for the words that ask for today's unit, and whether there were any."""
    if known.province("now") and _PLACE.search(piece.text):
        return piece, False
    text, found = _TODAY.subn(lambda match: " " * len(match[0]), piece.text)
    return (replace(piece, text=text), True) if found else (piece, False)


def removal(context: OrderContext, draft: Draft) -> Remove:
    """The removal of the unit meant; InvalidOrder if there is none."""
    assert draft.unit is not None
    unit = _unit_that_began(context, draft.unit) if context.policy.by_start and not context.today else None
    unit = unit or _unit_of_today(context, draft.unit)
    return Remove(unit.kind, unit.at)


def _unit_that_began(context: OrderContext, read: UnitRead) -> Unit | None:
    """The unit of that kind that stood there when the season began, where it is now; None if none did."""
    province = context.resolve(read.place)
    journey = began_at(context.journeys, province, read.kind)
    if journey is None or journey.unit.power != context.power:
        if context.journeys and context.unit_at(province) is not None:
            context.assume(
                f"No such unit of yours began the season in {context.name(province)}: the one there now."
            )
        return None
    name = f"the {KIND_NAMES[journey.unit.kind]} that began the season in {context.name(journey.unit.at)}"
    if journey.now is None:
        hint = _hint_for_today(context, journey)
        message = capitalized(f"{name} is off the board already.")
        raise InvalidOrder(ProblemKind.NO_UNIT_AT_SOURCE, read.place.word, message, hint)
    if journey.now != journey.unit.at:
        context.assume(capitalized(f"{name}, now in {context.name(journey.now)}."))
    unit = context.unit_at(province_of(journey.now))
    assert unit is not None
    return unit


def _hint_for_today(context: OrderContext, journey: Journey) -> str:
    """How to name the unit that stands there today."""
    unit = context.unit_at(journey.unit.province)
    if unit is None or unit.power != context.power:
        return "LIST shows where your units stand."
    return f"For the one that stands there today: REMOVE {unit} NOW."


def _unit_of_today(context: OrderContext, read: UnitRead) -> Unit:
    try:
        return context.own_unit(read)
    except InvalidOrder as mistake:
        if mistake.kind is ProblemKind.NO_UNIT_AT_SOURCE:
            mistake.hint = _hint_where_it_went(context, read) or mistake.hint
        raise


def _hint_where_it_went(context: OrderContext, read: UnitRead) -> str:
    """How to name the writer's unit that stood there when the season began; empty if there is none."""
    journey = began_at(context.journeys, context.resolve(read.place), read.kind)
    if journey is None or journey.unit.power != context.power or journey.now is None:
        return ""
    kind = KIND_NAMES[journey.unit.kind]
    return (
        f"The {kind} that began the season there is in {context.name(journey.now)} now: "
        f"REMOVE {journey.unit.kind} {journey.now}."
    )


_REMOVING = (Action.REMOVE, Action.DISBAND)


def order(context: OrderContext, draft: Draft) -> AdjustmentOrder:
    """The build, removal or waived build the line asks for; a bare unit is whichever is due."""
    owed = due(context.board, context.position, context.power)
    action = draft.action
    if draft.unit is None or action is Action.WAIVE:
        _check_build_due(draft.word, owed)
        _check_waiving(context, draft.word)
        return Waive()
    if action in _REMOVING or (action is Action.BARE and owed < 0):
        _check_removal_due(draft.word, owed)
        return removal(context, draft)
    if action in (Action.BUILD, Action.BARE):
        _check_build_due(draft.word, owed)
        return _build(context, draft.unit)
    raise InvalidOrder(
        ProblemKind.WRONG_PHASE,
        draft.word,
        f'"{draft.word.text}" is no order for an adjustment phase.',
        "Now units are built (B), removed (R), or builds waived (W).",
    )


def _check_build_due(word: WordRead, owed: int) -> None:
    if owed > 0:
        return
    why = f"you must remove {-owed}" if owed < 0 else "you have as many units as centres"
    raise InvalidOrder(
        ProblemKind.NO_BUILD_DUE, word, f"You have no build: {why}.", "LIST shows units and centres."
    )


def _check_waiving(context: OrderContext, word: WordRead) -> None:
    """InvalidOrder where the first units are built, and none is left out."""
    if may_waive(context.board, context.position):
        return
    message = "No unit can be left out before the first moves."
    hint = "A centre without an order gets its unit of the standard game."
    raise InvalidOrder(ProblemKind.WRONG_PHASE, word, message, hint)


def _check_removal_due(word: WordRead, owed: int) -> None:
    if owed < 0:
        return
    why = f"you may build {owed}" if owed > 0 else "you have as many units as centres"
    raise InvalidOrder(
        ProblemKind.NO_REMOVAL_DUE,
        word,
        f"You have nothing to remove: {why}.",
        "LIST shows units and centres.",
    )


def _build(context: OrderContext, read: UnitRead) -> Build:
    province = context.resolve(read.place)
    _check_site(context, read.place, province)
    if read.power_word is not None and not context.policy.owners:
        raise InvalidOrder(
            ProblemKind.UNKNOWN_PROVINCE, read.power_word, f'No province is called "{read.power_word.text}".'
        )
    kind = read.kind or _kind_left_out(context, read, province)
    if kind is Kind.ARMY:
        return Build(kind, context.army_place(read.place, province))
    return Build(kind, _fleet_site(context, read.place, province))


def _check_site(context: OrderContext, place: PlaceRead, province: Province) -> None:
    """InvalidOrder unless the place is a supply centre at home, owned and empty."""
    board, name = context.board, context.board.name(province)
    fault = reason(board, context.position, context.power, Build(Kind.ARMY, province))
    if fault is None:
        return
    match fault.fault:
        case Fault.CENTRE_NOT_OWNED:
            wrong, message = ProblemKind.NOT_CONTROLLED, f"You do not own {name}."
        case Fault.CENTRE_OCCUPIED:
            there = [
                KIND_WITH_ARTICLE[unit.kind] for unit in context.position.units if unit.province == province
            ]
            wrong, message = ProblemKind.PROVINCE_OCCUPIED, f"There is {there[0]} in {name}."
        case _ if board.provinces[province].centre:
            wrong, message = ProblemKind.NOT_HOME_CENTRE, f"{name} is not one of your home centres."
        case _:
            wrong, message = ProblemKind.NOT_SUPPLY_CENTRE, f"{name} is no supply centre."
    free = sites(board, context.position, context.power)
    hint = (
        f"You can build in {listed(map(board.name, free))}." if free else "None of your home centres is free."
    )
    raise InvalidOrder(wrong, place.word, message, hint)


def _kind_left_out(context: OrderContext, read: UnitRead, province: Province) -> Kind:
    """The type left out: an army inland, a fleet where a coast is written, else asked for (DATC 4.C.3)."""
    inland = context.board.provinces[province].terrain is Terrain.LAND
    if context.policy.build_type is Choice.REFUSE or not (inland or read.place.coast):
        raise InvalidOrder(
            ProblemKind.NO_UNIT_TYPE,
            WordRead("", read.at),
            "Army or fleet?",
            f"Write BUILD A {province}" + ("." if inland else f" or BUILD F {province}."),
        )
    kind = Kind.ARMY if inland else Kind.FLEET
    context.assume(f"Read as {KIND_WITH_ARTICLE[kind]}.")
    return kind


def _fleet_site(context: OrderContext, place: PlaceRead, province: Province) -> Place:
    """Where a new fleet stands: on the coast named (DATC 4.B.7), never inland (4.C.4)."""
    docks = context.board.standing_places(Kind.FLEET, province)
    name = context.name(province)
    if not docks:
        raise InvalidOrder(
            ProblemKind.BAD_COAST,
            place.word,
            f"{name} is inland: no fleet can be built there.",
            "Build an army.",
        )
    if place.coast is None and len(docks) > 1:
        hint = listed(f"BUILD F {dock}" for dock in docks)
        raise InvalidOrder(ProblemKind.BAD_COAST, place.word, f"Which coast of {name}?", f"Write {hint}.")
    return context.fleet_place(place, province, docks)
