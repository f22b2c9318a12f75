"""Orders of an adjustment phase: builds, removals and builds waived."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from judge.game.journeys import Journey, began_at
from judge.game.message import Message, Said, message, paragraph
from judge.language.drafts import Action, Draft, PlaceRead, UnitRead, WordRead
from judge.language.names import Names
from judge.language.orders.context import OrderContext
from judge.language.policy import Choice
from judge.language.problems import InvalidOrder, ProblemKind, which_coast
from judge.language.text.typography import Plain
from judge.rules.adjustments import due, may_waive, sites
from judge.rules.board import Terrain
from judge.rules.capability import Fault
from judge.rules.legality import reason
from judge.rules.orders import AdjustmentOrder, Build, Remove, Waive
from judge.rules.units import Kind, Place, Province, Unit, province_of

_TODAY = re.compile(
    r"\( *now *\)|\b(?:(?:that|which) (?:ends?(?: up)?|is|stands)(?: now)?|ending(?: up)?|now|currently)\b"
)
"""Words that name a unit by its place today: `the army that ends in Paris`, `A Par now`."""


_PLACE = re.compile(r"(?:^ *|\b(?:[af]|army|fleet|in|at) +)now\b")
"""NOW as the code of a province: Nowy Sacz in Europa Renovatio, a sea on eight boards."""


def without_today(piece: Plain, known: Names) -> tuple[Plain, bool]:
    """Return the piece with blanks for the words that ask for today's unit, and whether it had any."""
    if known.province("now") and _PLACE.search(piece.text):
        return piece, False
    text, found = _TODAY.subn(lambda match: " " * len(match[0]), piece.text)
    return (replace(piece, text=text), True) if found else (piece, False)


def removal(context: OrderContext, draft: Draft) -> Remove:
    """Return the removal of the unit meant; InvalidOrder if there is none."""
    assert draft.unit is not None
    unit = _unit_that_began(context, draft.unit) if context.policy.by_start and not context.today else None
    unit = unit or _unit_of_today(context, draft.unit)
    return Remove(unit.kind, unit.at)


def _unit_that_began(context: OrderContext, read: UnitRead) -> Unit | None:
    """Return the unit of that kind that was there at the season's start, in its current place.

    None if there was none.
    """
    province = context.resolve(read.place)
    journey = began_at(context.journeys, province, read.kind)
    if journey is None or journey.unit.power != context.power:
        if context.journeys and context.unit_at(province) is not None:
            context.assume(message("none-began-season-there", place=context.place(province)))
        return None
    kind, began = journey.unit.kind, context.place(journey.unit.at)
    if journey.now is None:
        hint = _hint_for_today(context, journey)
        gone = message("is-off-the-board", kind=kind, place=began)
        raise InvalidOrder(ProblemKind.NO_UNIT_AT_SOURCE, read.place.word, gone, hint)
    if journey.now != journey.unit.at:
        now = context.place(journey.now)
        context.assume(message("began-season-there", kind=kind, place=began, now=now))
    unit = context.unit_at(province_of(journey.now))
    assert unit is not None
    return unit


def _hint_for_today(context: OrderContext, journey: Journey) -> Message:
    """Return how to name the unit that is there today."""
    unit = context.unit_at(journey.unit.province)
    if unit is None or unit.power != context.power:
        return message("list-shows-units")
    return message("remove-unit-of-today", unit=str(unit))


def _unit_of_today(context: OrderContext, read: UnitRead) -> Unit:
    try:
        return context.own_unit(read)
    except InvalidOrder as mistake:
        if mistake.kind is ProblemKind.NO_UNIT_AT_SOURCE:
            mistake.hint = _hint_where_it_went(context, read) or mistake.hint
        raise


def _hint_where_it_went(context: OrderContext, read: UnitRead) -> Said:
    """Return how to name the writer's unit that was there at the season's start; "" if none was."""
    journey = began_at(context.journeys, context.resolve(read.place), read.kind)
    if journey is None or journey.unit.power != context.power or journey.now is None:
        return ""
    kind, now = journey.unit.kind, context.place(journey.now)
    return message("remove-where-it-went", kind=kind, place=now, unit=f"{kind} {journey.now}")


_REMOVING = (Action.REMOVE, Action.DISBAND)


def order(context: OrderContext, draft: Draft) -> AdjustmentOrder:
    """Return the build, removal or waived build that the line asks for; a unit alone is whichever is due.

    One kept from before the count was known can only be a build: nothing is removed on a guess.
    """
    owed = due(context.board, context.position, context.power)
    action = draft.action
    if draft.unit is None or action is Action.WAIVE:
        _check_build_due(draft.word, owed)
        _check_waiving(context, draft.word)
        return Waive()
    if action in _REMOVING or (action is Action.BARE and owed < 0 and not context.kept):
        _check_removal_due(draft.word, owed)
        found = removal(context, draft)
        if action is Action.BARE:
            _check_same_unit(context, draft.unit, found, owed)
        return found
    if action in (Action.BUILD, Action.BARE):
        _check_build_due(draft.word, owed)
        return _build(context, draft.unit)
    raise InvalidOrder(
        ProblemKind.WRONG_PHASE,
        draft.word,
        message("no-order-of-adjustments", word=draft.word.text),
        paragraph(message("no-order-of-adjustments.hint"), _lines_due(context, draft.unit, owed)),
    )


def _check_same_unit(context: OrderContext, read: UnitRead, found: Remove, owed: int) -> None:
    """Raise InvalidOrder for a unit alone that is not the one there: it may be meant as a build."""
    coast = read.place.coast if found.kind is Kind.ARMY else None
    if read.kind in (None, found.kind) and coast is None:
        return
    there = message("unit-is-there", kind=found.kind, place=context.place(province_of(found.at)))
    raise InvalidOrder(ProblemKind.NO_UNIT_AT_SOURCE, read.place.word, there, _lines_due(context, read, owed))


def _lines_due(context: OrderContext, read: UnitRead, owed: int) -> Said:
    """Return the lines that are due, for the unit or the place named if they may be; "" if none are."""
    if owed < 0:
        found = [(unit.province, f"REMOVE {unit}") for unit in context.position.of(context.power)]
    elif owed > 0:
        found = list(_builds(context, read.kind)) or list(_builds(context, None))
    else:
        return ""
    named = [line for province, line in found if province in read.place.means]
    lines = tuple(named or [line for _, line in found])
    return message("write-one-of", orders=lines) if lines else ""


def _builds(context: OrderContext, kind: Kind | None) -> Iterator[tuple[Province, str]]:
    """Yield each province where the power can build, with a line that builds there; of that kind if given."""
    for province in sites(context.board, context.position, context.power):
        for one in (Kind.ARMY, Kind.FLEET) if kind is None else (kind,):
            for place in context.board.standing_places(one, province):
                yield province, f"BUILD {one} {place}"


def _check_build_due(word: WordRead, owed: int) -> None:
    if owed > 0:
        return
    why = message("no-build-due", due="remove" if owed < 0 else "nothing", number=-owed)
    raise InvalidOrder(ProblemKind.NO_BUILD_DUE, word, why, message("list-shows-units-and-centres"))


def _check_waiving(context: OrderContext, word: WordRead) -> None:
    """Raise InvalidOrder if the first units are built, because none may be waived then."""
    if may_waive(context.board, context.position):
        return
    none, hint = message("none-left-out-at-start"), message("none-left-out-at-start.hint")
    raise InvalidOrder(ProblemKind.WRONG_PHASE, word, none, hint)


def _check_removal_due(word: WordRead, owed: int) -> None:
    if owed < 0:
        return
    why = message("no-removal-due", due="build" if owed > 0 else "nothing", number=owed)
    raise InvalidOrder(ProblemKind.NO_REMOVAL_DUE, word, why, message("list-shows-units-and-centres"))


def _build(context: OrderContext, read: UnitRead) -> Build:
    province = context.resolve(read.place)
    _check_site(context, read, province)
    if read.power_word is not None and not context.policy.owners:
        word = read.power_word
        raise InvalidOrder(ProblemKind.UNKNOWN_PROVINCE, word, message("no-such-province", word=word.text))
    kind = read.kind or _kind_left_out(context, read, province)
    if kind is Kind.ARMY:
        return Build(kind, context.army_place(read.place, province))
    return Build(kind, _fleet_site(context, read.place, province))


def _check_site(context: OrderContext, read: UnitRead, province: Province) -> None:
    """Raise InvalidOrder unless the place is a supply centre at home, owned and empty."""
    board, there = context.board, context.place(province)
    fault = reason(board, context.position, context.power, Build(Kind.ARMY, province))
    if fault is None:
        return
    match fault.fault:
        case Fault.CENTRE_NOT_OWNED:
            wrong, why = ProblemKind.NOT_CONTROLLED, message("you-do-not-own", place=there)
        case Fault.CENTRE_OCCUPIED:
            kind = next(unit.kind for unit in context.position.units if unit.province == province)
            wrong, why = ProblemKind.PROVINCE_OCCUPIED, message("unit-is-there", kind=kind, place=there)
        case _ if board.provinces[province].centre:
            wrong, why = ProblemKind.NOT_HOME_CENTRE, message("not-your-home-centre", place=there)
        case _:
            wrong, why = ProblemKind.NOT_SUPPLY_CENTRE, message("no-supply-centre", place=there)
    hint = _lines_due(context, read, 1) or message("no-centre-free")
    raise InvalidOrder(wrong, read.place.word, why, hint)


def _kind_left_out(context: OrderContext, read: UnitRead, province: Province) -> Kind:
    """Return the type left out: army inland, fleet with a coast, else asked for (DATC 4.C.3)."""
    inland = context.board.provinces[province].terrain is Terrain.LAND
    if context.policy.build_type is Choice.REFUSE or not (inland or read.place.coast):
        orders = (f"BUILD A {province}",) if inland else (f"BUILD A {province}", f"BUILD F {province}")
        hint = message("write-one-of", orders=orders)
        raise InvalidOrder(ProblemKind.NO_UNIT_TYPE, WordRead("", read.at), message("army-or-fleet"), hint)
    kind = Kind.ARMY if inland else Kind.FLEET
    context.assume(message("kind-read-as", kind=kind))
    return kind


def _fleet_site(context: OrderContext, place: PlaceRead, province: Province) -> Place:
    """Return where a new fleet is built: on the coast named (DATC 4.B.7), never inland (4.C.4)."""
    docks = context.board.standing_places(Kind.FLEET, province)
    where = context.place(province)
    if not docks:
        inland, hint = message("no-fleet-built-inland", place=where), message("no-fleet-built-inland.hint")
        raise InvalidOrder(ProblemKind.BAD_COAST, place.word, inland, hint)
    if place.coast is None and len(docks) > 1:
        raise which_coast(place.word, where, docks)
    return context.fleet_place(place, province, docks)
