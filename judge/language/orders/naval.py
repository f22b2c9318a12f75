"""Orders of Naval Diplomacy (seed 001): fleets counted, two steps, second orders, patrol, block, passage.

Armies are written as always. What a line leaves open and can only mean one thing is filled in and reported:
the step of a support that names both, the strait of a block, because each space is on one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import pairwise

from judge.game.message import Message, Said, message
from judge.language.drafts import Action, Draft, PlaceRead
from judge.language.names import Names
from judge.language.order_words import ACTIONS, either
from judge.language.orders import movement
from judge.language.orders.context import OrderContext
from judge.language.orders.faults import impossible
from judge.language.orders.naval_words import power_of_people, straits_named
from judge.language.orders.support import HelpedUnit, convoy, helped_unit
from judge.language.problems import InvalidOrder, ProblemKind
from judge.language.text.typography import Plain
from judge.rules.capability import Fault
from judge.rules.legality import reason
from judge.rules.naval.possible import NavalBoard
from judge.rules.orders import Block, Combined, Convoy, Grant, Hold, Move, MovementOrder, Patrol, Support
from judge.rules.units import Kind, Place, Power, Province, Unit, province_of

_ADJUSTING = either(
    word for action in (Action.BUILD, Action.REMOVE, Action.DISBAND) for word in ACTIONS[action]
)
_COUNT = re.compile(
    rf" *(?:(?:{_ADJUSTING}) +)?"
    r"(?P<count>(?P<number>\d{1,2}|two|three|four|five|both)(?: +(?:of +)?(?:my|our|the))? *)"
    r"(?=(?:f|fleets?)\b)"
)
_NUMBERS = {"both": 2, "two": 2, "three": 3, "four": 4, "five": 5}
_STEP = re.compile(
    r" *@ *(?P<sign>[12]) *$"
    r"|[ (]+(?:for +|on +|in +|its +|the +)*(?:(?P<first>first|1st)|second|2nd|last) +(?:step|move)[ )]*$"
)
_JOINT = re.compile(
    r"(?<=[\w)]) *(?:-+ *(?:and +|then +)*|\b(?:and +|then +)+)"
    r"(?=(?:to +)?(?:s|sup|supports?|c|conv|convoys?)\b)"
)
"""The place between a step and the second order: `F Naf-Wmd-S F Eng-Mid-Spa(sc)`."""
_STEP_DONE = re.compile(r"\((?= *[a-z][a-z. /]*(?:\([a-z. ]+\) *)?-+>? *\))|(?<=[->]) *\)(?= *[a-z(])")
"""The brackets of `(Ion-)Adr-Ven`, in which the seed sets the step that is not supported."""


def without_count_and_step(piece: Plain) -> tuple[Plain, int, int | None]:
    """Return the piece with blanks for count and step, the number of fleets, and the step."""
    text, fleets, step = piece.text, 1, None
    count = _COUNT.match(text)
    if count is not None:
        fleets = _NUMBERS[count["number"]] if count["number"] in _NUMBERS else int(count["number"])
        text = text[: count.start("count")] + " " * len(count["count"]) + text[count.end() :]
    named = _STEP.search(text)
    if named is not None:
        step = 1 if named["sign"] == "1" or named["first"] else 2
        text = text[: named.start()] + " " * (named.end() - named.start())
    text = _JOINT.sub(lambda joint: " " * len(joint[0]), text)
    bare = _STEP_DONE.sub(" ", text)
    if bare != text:
        text, step = bare, 2
    same = text == piece.text
    return (piece if same else replace(piece, text=text)), fleets, step


_GRANTS = re.compile(
    r"(?P<front>[a-z][a-z. ]*?(?: *:)? (?:(?:is|stays) +)?friendly"
    r"(?: +(?:to|for|with|towards?))?(?: +the)?) +[a-z]+"
    r"(?P<more>(?: *(?:, *and|,|&|and) +(?:to +)?(?:the +)?[a-z]+)+)[ .!]*"
)
_NEXT_POWER = re.compile(r" *(?:, *and|,|&|and) +(?:to +)?(?:the +)?(?P<power>[a-z]+)")


def grants_apart(line: Plain, known: Names) -> Plain:
    """Return the line with a passage granted to each power: `Con friendly to Russia and Germany`."""
    found = _GRANTS.fullmatch(line.text) if "friendly" in line.text else None
    others = [] if found is None else list(_NEXT_POWER.finditer(line.text, found.start("more")))
    if found is None or not all(power_of_people(known, one["power"]) for one in others):
        return line
    return line.replaced([(one.start(), one.start("power"), f"; {found['front']} ") for one in others])


_OF_FLEETS = re.compile(r" *(?:\d{1,2} *)?(?:f|fleets?)(?!\w)")
_IN_A_ROW = re.compile(r"(?P<one>[a-z]+)(?P<between> *[,/] *(?:and +)?)(?=(?P<other>[a-z]+))")


def powers_together(line: Plain, known: Names) -> Plain:
    """Return a line of fleets with AND between powers in a row, so that it is rejected as a whole.

    Such a line names one power.
    """
    if not _OF_FLEETS.match(line.text):
        return line
    rows = [
        one
        for one in _IN_A_ROW.finditer(line.text)
        if len(known.power(one["one"])) == len(known.power(one["other"])) == 1
    ]
    return (
        line.replaced([(one.start("between"), one.end("between"), " and ") for one in rows]) if rows else line
    )


def order(context: OrderContext, draft: Draft, unit: Unit) -> MovementOrder:
    """Return the order for a unit if sea spaces are shared; InvalidOrder if it is impossible."""
    found = _order(context, draft, unit)
    if context.policy.impossible or (unit.kind is Kind.ARMY and isinstance(found, Hold | Move | Convoy)):
        return found
    _check_count(context, draft, unit, found)
    why = reason(context.board, context.position, unit.power, found)
    if why is not None and not _is_let_pass(why.fault, found):
        raise InvalidOrder(
            ProblemKind.CANNOT_REACH,
            draft.path[-1].word if draft.path else draft.word,
            impossible(context.board, why),
            _hint(context, unit, why.fault, found),
        )
    _say_passage(context, unit, found)
    return found


def _order(context: OrderContext, draft: Draft, unit: Unit) -> MovementOrder:
    match draft.action:
        case Action.BLOCK:
            strait = _strait(context, unit)
            _check_strait(context, draft, unit, strait)
            return Block(unit.kind, unit.at, _power(context, draft), strait)
        case Action.PATROL:
            return Patrol(unit.kind, unit.at, _power(context, draft), context.fleets)
        case Action.MOVE if draft.then is not None:
            return _combined(context, draft, draft.then, unit)
        case Action.MOVE if unit.kind is Kind.FLEET:
            return _move(context, draft, unit)
        case Action.SUPPORT:
            return _support(context, draft, unit, unit.at)
        case _:
            return movement.order(context, draft, unit)


def _is_let_pass(fault: Fault, order: MovementOrder) -> bool:
    """Return whether a later line or another power may still correct the fault, as only of a fleet's way."""
    fleet = isinstance(order, Support) and order.of_kind is not Kind.ARMY
    return fault is Fault.HELPED_CANNOT_GO and fleet


def _hint(
    context: OrderContext, unit: Unit, fault: Fault | None = None, order: MovementOrder | None = None
) -> Said:
    if fault is Fault.NO_STRAIT:
        return message("block-in-a-strait", places=context.places(_halves(context)))
    if unit.kind is Kind.ARMY or fault in (Fault.CARRIER_IN_PORT, Fault.CARRIER_OFF_ROUTE):
        return ""
    if fault is Fault.LONE_PATROL:
        return message("patrol-of-two", order=f"2F {unit.province} P")
    if fault is Fault.HELPED_CANNOT_GO:
        return ""
    route = order.route if isinstance(order, Move) else ()
    here = next(
        (sea for sea in route if context.board.is_sea(sea) and fault is not Fault.MIDDLE_NOT_SEA), unit.at
    )
    if isinstance(order, Combined) and fault is Fault.SUPPORT_OUT_OF_REACH:
        here = order.to
    near = context.places(context.board.reach(unit.kind, here))
    return message("one-step-leads-to", place=context.place(here), places=near)


def _check_count(context: OrderContext, draft: Draft, unit: Unit, order: MovementOrder) -> None:
    """Raise InvalidOrder for more fleets than the power has there."""
    there = sum(1 for other in context.position.units if other == unit)
    fleets = order.fleets if isinstance(order, Patrol) else context.fleets
    word = draft.word if draft.unit is None else draft.unit.place.word
    if fleets < 1:
        raise InvalidOrder(ProblemKind.NO_UNIT_AT_SOURCE, word, message("for-one-fleet-or-more"))
    if fleets > there:
        fewer = message("fewer-fleets", number=there, place=context.place(unit.at), wanted=fleets)
        raise InvalidOrder(ProblemKind.NO_UNIT_AT_SOURCE, word, fewer)


# Moves


def _move(context: OrderContext, draft: Draft, unit: Unit) -> Move:
    *middle, last = draft.path
    if len(middle) > 1:
        raise InvalidOrder(
            ProblemKind.CANNOT_REACH, last.word, message("two-steps-at-most"), _hint(context, unit)
        )
    route = tuple(context.resolve(place) for place in middle)
    start = route[0] if route else unit.at
    return Move(unit.kind, unit.at, _goal(context, last, start), via=bool(route), route=route)


def _goal(context: OrderContext, place: PlaceRead, start: Place) -> Place:
    """Return where a step from there leads, its coast asked for or filled in; as named if impossible."""
    province = context.resolve(place)
    reach = context.board.reach(Kind.FLEET, start)
    if all(province_of(to) != province for to in reach):
        return context.as_written(place, province)
    return context.fleet_place(place, province, reach)


def _supported_goal(context: OrderContext, place: PlaceRead, start: Place) -> Place:
    """Return where a supported step leads; of two coasts the line need name none (DATC 4.B.4)."""
    province = context.resolve(place)
    ways = [to for to in context.board.reach(Kind.FLEET, start) if province_of(to) == province]
    return province if place.coast is None and len(ways) > 1 else _goal(context, place, start)


def _say_passage(context: OrderContext, unit: Unit, order: MovementOrder) -> None:
    """Note that a way is open only while the owner of its centre grants it."""
    rules = context.board.variant_rules.naval
    if rules is None or not isinstance(order, Move | Combined):
        return
    naval = NavalBoard(context.board, rules, context.position)
    route = order.route if isinstance(order, Move) else ()
    stations = (unit.province, *route, province_of(order.to))
    for before, after in pairwise(stations):
        centre = naval.rules.passage(before, after)
        if centre is not None and not naval.is_friendly(centre, unit.power):
            where, power = context.place(centre), context.variant.power(unit.power)
            context.assume(message("counts-only-if-passed", place=where, code=centre, power=power))


def _combined(context: OrderContext, draft: Draft, then: Draft, unit: Unit) -> Combined:
    if len(draft.path) != 1:
        raise InvalidOrder(ProblemKind.CANNOT_REACH, draft.path[-1].word, message("help-follows-one-step"))
    entered = context.resolve(draft.path[0])
    there = replace(unit, at=entered)
    if then.action is Action.CONVOY:
        help_order: Support | Convoy = convoy(context, then, there)
    else:
        help_order = _support(context, then, unit, entered, second=True)
    return Combined(unit.kind, unit.at, entered, help_order)


def _support(
    context: OrderContext, draft: Draft, unit: Unit, here: Place, *, second: bool = False
) -> Support:
    """Return a support from `here`; of a fleet's two steps the last, unless the line says otherwise."""
    helped = _helped(context, draft)
    if not draft.path:
        return Support(unit.kind, here, helped.at, None, helped.kind, helped.owner)
    *middle, last = draft.path
    is_fleet = helped.kind is not Kind.ARMY
    route = tuple(context.resolve(place) for place in middle) if is_fleet else ()
    step = context.step
    if is_fleet:
        to = _supported_goal(context, last, route[0] if route else helped.at)
    else:
        to = context.army_place(last, context.resolve(last))
    if route and step is None and not second:
        context.assume(message("support-of-last-step"))
        step = 2
    if step == 1:
        context.assume(message("support-of-first-step"))
    return Support(unit.kind, here, helped.at, to, helped.kind, helped.owner, route, step if route else None)


def _helped(context: OrderContext, draft: Draft) -> HelpedUnit:
    """Return the unit supported; of a sea space without fleets, the hint names a fleet's two steps."""
    try:
        return helped_unit(context, draft)
    except InvalidOrder as mistake:
        if mistake.kind is ProblemKind.NO_UNIT_AT_SOURCE and draft.helped is not None:
            mistake.hint = _hint_of_steps(context, draft) or mistake.hint
        raise


def _hint_of_steps(context: OrderContext, draft: Draft) -> Said:
    """Return how to write the way of a fleet that can come to the space named; "" if none can."""
    assert draft.helped is not None
    sea, read = context.resolve(draft.helped.place), draft.helped
    if not draft.path or not context.board.is_sea(sea) or read.kind is Kind.ARMY:
        return ""
    goal = context.resolve(draft.path[-1])
    for unit in context.position.units:
        near = unit.kind is Kind.FLEET and sea in context.board.reach(Kind.FLEET, unit.at)
        if near and read.power in (None, unit.power) and unit.province != goal:
            return message("both-steps-of-supported", order=f"F {unit.at} - {sea} - {goal}")
    return ""


# Powers named


def _power(context: OrderContext, draft: Draft) -> Power:
    """Return the power that a patrol, a block or a grant names, by two letters or more."""
    name = draft.name
    if name is None or _SEVERAL.search(name.text):
        raise InvalidOrder(ProblemKind.BAD_POWER, name or draft.word, *_one_power(context, draft))
    text = re.sub(r"(?:'s)?(?: +fleets?)?$", "", name.text.strip(" ()"))
    power = power_of_people(context.names, text)
    if power not in (None, context.power):
        return power
    if power is not None:
        raise InvalidOrder(
            ProblemKind.BAD_POWER, name, message("your-own-power"), message("your-own-power.hint")
        )
    powers = tuple(p for p in context.variant.powers if p.code != context.power)
    none, hint = message("names-no-power", word=name.text), message("may-be-power", powers=powers)
    raise InvalidOrder(ProblemKind.BAD_POWER, name, none, hint)


_SEVERAL = re.compile(r" +(?:and|&) +")
_NAMES_ONE = {
    Action.PATROL: message("patrol-names-one-power"),
    Action.BLOCK: message("block-names-one-power"),
    Action.GRANT: message("passage-names-one-power"),
}
_WORDS = {Action.PATROL: "P", Action.BLOCK: "B", Action.GRANT: "FRIENDLY TO"}


def _one_power(context: OrderContext, draft: Draft) -> tuple[Message, Said]:
    """Return the message that a line names one power, neither none nor several, and an example."""
    others = [facts.code for facts in context.variant.powers if facts.code != context.power]
    first = "" if draft.name is None else _SEVERAL.split(draft.name.text)[0]
    power = context.variant.power(next(iter(context.names.power(first)), others[0])).name
    fleet = {Action.PATROL: f"{max(context.fleets, 2)}F ", Action.BLOCK: "F "}.get(draft.action, "")
    where = "" if draft.unit is None else context.resolve(draft.unit.place)
    if draft.action in _SPACES and where not in (spaces := _SPACES[draft.action](context)):
        own = (one.province for one in context.position.of(context.power) if one.province in spaces)
        where = next(own, spaces[0])
    order = f"{fleet}{where} {_WORDS[draft.action]} {power}"
    return _NAMES_ONE[draft.action], message("usage", usage=order)


def _halves(context: OrderContext) -> tuple[Province, ...]:
    """Return the spaces in which a fleet can block."""
    return tuple(half for strait in _straits(context) for half in strait)


def _shared_spaces(context: OrderContext) -> tuple[Province, ...]:
    """Return the spaces in which fleets can patrol."""
    return tuple(code for code in context.board.provinces if not context.board.holds_one(code))


_SPACES: Mapping[Action, Callable[[OrderContext], tuple[Province, ...]]] = {
    Action.PATROL: _shared_spaces,
    Action.BLOCK: _halves,
}


def _strait(context: OrderContext, unit: Unit) -> tuple[Province, ...]:
    return next((pair for pair in _straits(context) if unit.province in pair), ())


def _check_strait(context: OrderContext, draft: Draft, unit: Unit, strait: tuple[Province, ...]) -> None:
    """Raise InvalidOrder if the line names another strait than that of the fleet."""
    for word in (draft.word, *draft.moves):
        if strait and not straits_named(context.names, word.text) <= {*strait}:
            here, halves = context.place(unit.at), context.places(strait)
            only = message("blocks-only-strait", place=here, places=halves)
            raise InvalidOrder(ProblemKind.CANNOT_REACH, word, only)


def _straits(context: OrderContext) -> tuple[tuple[Province, Province], ...]:
    rules = context.board.variant_rules.naval
    return () if rules is None else rules.straits


def grant(context: OrderContext, draft: Draft) -> Grant:
    """Return the passage granted; InvalidOrder if there is none, or the centre is another power's."""
    assert draft.unit is not None
    centre, rules = context.resolve(draft.unit.place), context.board.variant_rules.naval
    place, centres = draft.unit.place.word, () if rules is None else tuple(rules.passages.values())
    if centre not in centres:
        closed = message("opens-no-passage", place=context.place(centre))
        hint = message("opens-no-passage.hint", places=context.places(centres))
        raise InvalidOrder(ProblemKind.NOT_CONTROLLED, place, closed, hint)
    if context.position.centres.get(centre) != context.power:
        foreign = message("passage-of-another", place=context.place(centre))
        raise InvalidOrder(ProblemKind.NOT_CONTROLLED, place, foreign)
    return Grant(Kind.ARMY, centre, _power(context, draft))
