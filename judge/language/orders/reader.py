"""Reader of orders: a piece of a line to an order that fits the board, or to the problem with it.

An order is for the current phase, or for a later one of the same turn that it is kept for: retreats and
builds may come in one email with the moves (seed 004 §3.1).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import TypeAlias

from judge.game.message import Name, PlaceName, Said, message, places, written_as
from judge.game.proxies import Proxy
from judge.language.command_words import similar_commands
from judge.language.drafts import Action, Draft, PlaceRead, UnitRead, WordRead
from judge.language.names import names
from judge.language.orders import adjustments, messages, movement, naval, retreats
from judge.language.orders.adjustments import without_today
from judge.language.orders.alternatives import parse_alternatives
from judge.language.orders.context import OrderContext
from judge.language.orders.parser import check_words, parse
from judge.language.orders.proxies import proxies_disabled, proxy
from judge.language.policy import POLICIES, Policy
from judge.language.problems import InvalidOrder, Problem, ProblemKind
from judge.language.statements import Answer, Context, UnderstoodAhead, UnderstoodOrder, UnderstoodProxy
from judge.language.text.typography import Plain, plain_letters
from judge.rules.board import Board, Terrain
from judge.rules.legality import may_ever_build, reason
from judge.rules.orders import Order, Patrol
from judge.rules.phases import Phase, PhaseKind
from judge.rules.units import Kind, Position, Power, Province, province_of
from judge.rules.variant import Variant

ORDERABLE: Mapping[PhaseKind, frozenset[Action]] = {
    PhaseKind.MOVEMENT: frozenset(
        {
            *(Action.HOLD, Action.MOVE, Action.SUPPORT, Action.CONVOY, Action.PROXY),
            *(Action.PATROL, Action.BLOCK, Action.GRANT),
        }
    ),
    PhaseKind.RETREAT: frozenset({Action.MOVE, Action.RETREAT, Action.DISBAND, Action.REMOVE}),
    PhaseKind.ADJUSTMENT: frozenset({Action.BUILD, Action.REMOVE, Action.DISBAND, Action.WAIVE, Action.BARE}),
}
"""The actions that each phase asks for."""

_LATER: Mapping[PhaseKind, Mapping[Action, PhaseKind]] = {
    PhaseKind.MOVEMENT: {
        Action.RETREAT: PhaseKind.RETREAT,
        Action.BUILD: PhaseKind.ADJUSTMENT,
        Action.REMOVE: PhaseKind.ADJUSTMENT,
        Action.WAIVE: PhaseKind.ADJUSTMENT,
    },
    PhaseKind.RETREAT: {Action.BUILD: PhaseKind.ADJUSTMENT, Action.WAIVE: PhaseKind.ADJUSTMENT},
    PhaseKind.ADJUSTMENT: {},
}
"""Actions that can only be for a later phase, with its kind."""


def phase_to_come(variant: Variant, phase: Phase, kind: PhaseKind) -> Phase | None:
    """Return the phase of that kind that the turn still brings, `phase` itself if it is one; else None.

    Retreats follow the movement directly; adjustments are those of the year.
    """
    for _ in variant.calendar.year:
        if phase.kind is kind:
            return phase
        phase = variant.next_phase(phase)
        if kind is PhaseKind.RETREAT and phase.kind is not kind:
            return None
    return None


def later_phase(read: Draft, variant: Variant, phase: Phase, policy: Policy) -> Phase | None:
    """Return the later phase an order is kept for; None if it is for the current phase, or wrong there.

    InvalidOrder if the policy accepts nothing ahead without a PHASE, or if it may be for either phase.
    """
    kind = _LATER[phase.kind].get(read.action)
    if kind is not None:
        later = phase_to_come(variant, phase, kind)
        if later is not None and not policy.ahead_in_one:
            now, hint = message("nothing-to-order-in", phase=phase), message("phase-sends-ahead", phase=later)
            raise InvalidOrder(ProblemKind.WRONG_PHASE, read.word, now, hint)
        return later
    if read.action is Action.DISBAND and phase.kind is PhaseKind.MOVEMENT and policy.ahead_in_one:
        which, hint = message("for-retreats-or-winter"), message("for-retreats-or-winter.hint")
        raise InvalidOrder(ProblemKind.WRONG_PHASE, read.word, which, hint)
    return None


_Read: TypeAlias = tuple[Power, Order | Proxy]


def answer(line: int, text: str, piece: Plain, context: Context) -> Answer:
    """Return the order in a piece of the line `text`, or what is wrong with it."""
    try:
        piece = _without_owner(piece, context)
        return (_read_ahead if context.ahead else _read_now)(line, text, piece, context)
    except InvalidOrder as mistake:
        return replace(problem(line, text, piece, mistake), unit=_unit_named(piece, context))


def _unit_named(piece: Plain, context: Context) -> Province | None:
    """Return the province of the unit that a rejected current order names; None if unclear."""
    if context.variant is None or context.ahead:
        return None
    with suppress(InvalidOrder):
        unit = parse(names(context.variant), piece.text).unit
        return unit.place.means[0] if unit is not None and len(unit.place.means) == 1 else None
    return None


def problem(line: int, text: str, piece: Plain, mistake: InvalidOrder) -> Problem:
    """Return the problem with an order, in the line and column as they were sent."""
    word = mistake.word
    column = piece.column(word.at)
    end = piece.column(word.at + len(word.text) - 1) if word.text else column - 1
    read = text[column - 1 : end]
    wrong = mistake.message
    if word.text:
        wrong = wrong.with_typed(word.text, read)
    hint = _with_each_coast(text, piece, end, mistake.coasts) if mistake.coasts else mistake.hint
    return Problem(line, column, text, mistake.kind, wrong, read, hint)


def _with_each_coast(text: str, piece: Plain, at: int, coasts: tuple[str, ...]) -> Said:
    """Return the order as it was sent, with each of the coasts that it may mean at that place of the line."""
    columns = [piece.column(n) for n in range(len(piece.text))]
    start, end = min(columns) - 1, max(columns)
    orders = tuple(f"{text[start:at]}/{coast}{text[at:end]}" for coast in coasts)
    return message("which-coast.hint", orders=orders, coasts=coasts)


_OWNER = re.compile(r"([a-z' ]+?)\s*:\s*(?=\S)")


def _without_owner(piece: Plain, context: Context) -> Plain:
    """Return the piece without `France:` before it; InvalidOrder if that is somebody else."""
    found = _OWNER.match(piece.text)
    if not found or context.variant is None or not POLICIES[context.reading].owners:
        return piece
    owner = names(context.variant).power_named(found[1])
    if owner is None:
        return piece
    if owner != context.power and not context.proxies:
        named = context.variant.power(owner)
        hint = message("become-power", power=named) if context.power is None else ""
        other = message("you-do-not-speak-for", power=named)
        raise InvalidOrder(ProblemKind.NOT_OWNER, WordRead(found[1], 0), other, hint)
    return piece.part(found.end(), len(piece.text))


def _read_now(line: int, text: str, piece: Plain, context: Context) -> Answer:
    found = _transformation(piece, context)
    if found is not None:
        return _transformed(line, text, piece, context, found)
    order_context, reads = _order_context(piece, context)
    for read in reads:
        check_words(read, order_context.policy)
    if context.keeps and context.phase is not None:
        later = later_phase(reads[0], order_context.variant, context.phase, order_context.policy)
        if later is not None:
            return _read_ahead(line, text, piece, replace(context, phase=later, ahead=True))
    power, value = _read_for_phase(order_context, reads)
    written = text[piece.column(0) - 1 : piece.column(len(piece.text) - 1)]
    if isinstance(value, Proxy):
        return UnderstoodProxy(line, written, power, value, tuple(order_context.assumed))
    fleets = 1 if isinstance(value, Patrol) else order_context.fleets
    return UnderstoodOrder(line, written, power, value, tuple(order_context.assumed), fleets)


def _transformation(piece: Plain, context: Context) -> re.Match[str] | None:
    """Return the words of a transformation, in moves or adjustments of a game that has them."""
    retreats = context.phase is None or context.phase.kind is PhaseKind.RETREAT
    if retreats or context.variant is None or context.variant.board.variant_rules.transform is None:
        return None
    return movement.TRANSFORM.fullmatch(piece.text)


def _transformed(line: int, text: str, piece: Plain, context: Context, found: re.Match[str]) -> Answer:
    order_context, reads = _order_context(piece.part(0, found.end("unit")), context)
    if reads[0].unit is None:
        raise InvalidOrder(ProblemKind.UNKNOWN_ACTION, reads[0].word, message("names-no-unit"))
    unit = order_context.own_unit(reads[0].unit)
    order = movement.transformation(order_context, unit, found)
    written = text[piece.column(0) - 1 : piece.column(len(piece.text) - 1)]
    return UnderstoodOrder(line, written, unit.power, order, tuple(order_context.assumed))


def message_answer(line: int, text: str, piece: Plain, context: Context) -> Answer:
    """Return the line of Illegal Gunboat in a piece of the line `text`, or what is wrong with it."""
    start, end = piece.column(0) - 1, piece.column(len(piece.text) - 1)
    written = plain_letters(text[start:end]).replace("->", "-")
    try:
        order_context = message_context(piece, context)
        board, position, power = order_context.board, order_context.position, order_context.power
        line_read = messages.read_message(written, order_context.names, order_context.variant)
        if context.ahead and context.phase is not None:
            return UnderstoodAhead(line, messages.printed(line_read, order_context.variant), context.phase)
        unit = messages.own_unit(line_read, position, power, board)
        line_read = messages.without_idle_coasts(line_read, unit, board)
    except InvalidOrder as mistake:
        at = start + mistake.word.at + 1 if mistake.word.text else start + 1
        found = Problem(line, at, text, mistake.kind, mistake.message, mistake.word.text, mistake.hint)
        return replace(found, unit=_unit_named(piece, context))
    order = messages.order_of(line_read, unit, position, board)
    acts = reason(board, position, power, order) is None
    printed = messages.printed(line_read, order_context.variant)
    summer = order_context.kind is PhaseKind.RETREAT
    return UnderstoodOrder(line, written, power, order, printed=printed, acts=acts, spoken=summer)


def _not_signed_on(word: WordRead) -> InvalidOrder:
    who, hint = message("say-who-you-are"), written_as("SIGN ON power game password")
    return InvalidOrder(ProblemKind.NOT_SIGNED_ON, word, who, hint)


def message_context(piece: Plain, context: Context) -> OrderContext:
    """Return the context of a line read by its form; InvalidOrder if no one is signed on."""
    variant, first = context.variant, WordRead(piece.text, 0)
    if variant is None:
        raise _not_signed_on(first)
    ahead = replace(context, position=variant.position) if context.ahead else context
    power, position, kind = _running_game(ahead, first)
    return OrderContext(variant, names(variant), POLICIES[context.reading], position, power, kind)


def _read_ahead(line: int, text: str, piece: Plain, context: Context) -> Answer:
    """Return an order for a later phase; only its words, its places and its kind can be checked now."""
    variant, phase = context.variant, context.phase
    assert variant is not None
    assert phase is not None
    order_context, reads = _order_context(piece, replace(context, position=variant.position))
    first = order_context.first and reads[0].action is Action.BARE
    if first:
        order_context.resolve(reads[0].unit.place if reads[0].unit else reads[0].path[0])
        order_context.assume(retreats.GOES_FIRST)
    for read in () if first else reads:
        _check_ahead(order_context, read, phase)
    written = text[piece.column(0) - 1 : piece.column(len(piece.text) - 1)]
    if context.adjustment is Action.REMOVE and reads[0].action is Action.BARE and not first:
        written = f"{_REMOVES} {written.strip()}"
    reasons = [why_never(variant.board, order_context.power, read) for read in reads]
    never = [why for why in reasons if why]
    return UnderstoodAhead(line, written, phase, tuple(order_context.assumed), tuple(never))


_REMOVES = "REMOVE"
"""What is kept with a unit below a heading for removals, because a unit alone is a build."""


def _check_ahead(order_context: OrderContext, read: Draft, phase: Phase) -> None:
    check_words(read, order_context.policy)
    if read.action not in ORDERABLE[phase.kind]:
        raise InvalidOrder(ProblemKind.WRONG_PHASE, read.word, message("nothing-to-order-in", phase=phase))
    if read.action is Action.PROXY and not order_context.proxies:
        raise proxies_disabled(order_context, read)
    units = [unit.place for unit in (read.unit, read.helped) if unit is not None]
    for place in (*units, *read.path):
        order_context.resolve(place)


def _order_context(piece: Plain, context: Context) -> tuple[OrderContext, tuple[Draft, ...]]:
    """Return the context of the order in a piece, and its drafts: the order, then its alternatives.

    InvalidOrder if no one is signed on to a running game.
    """
    variant, first, policy = context.variant, WordRead(piece.text, 0), POLICIES[context.reading]
    if variant is None:
        raise _not_signed_on(first)
    known = names(variant)
    today = before_others = False
    if context.phase is not None and context.phase.kind is PhaseKind.RETREAT:
        piece = retreats.without_condition(piece)
    if context.phase is not None and context.phase.kind is PhaseKind.ADJUSTMENT and policy.words is None:
        piece, today = without_today(piece, known)
    elif policy.priority:
        piece, before_others = retreats.without_priority(piece)
    fleets, step = 1, None
    if variant.board.variant_rules.naval is not None:
        piece, fleets, step = naval.without_count_and_step(piece)
    reads = parse_alternatives(known, piece.text) if policy.words is None else (parse(known, piece.text),)
    _check_sense(reads[0], variant, first)
    if before_others and reads[0].action is Action.BARE and not _comes_with_retreats(context):
        raise retreats.priority_alone(first)
    power, position, kind = _running_game(context, first, reads[0].unit)
    season = context.phase.season if context.phase and kind is not PhaseKind.ADJUSTMENT else ""
    order_context = OrderContext(
        variant,
        known,
        policy,
        position,
        power,
        kind,
        context.proxies,
        context.journeys,
        season,
        lending=context.settings.proxies,
        blind=context.settings.blind,
        today=today,
        first=before_others,
        kept=context.kept,
    )
    order_context.fleets, order_context.step = fleets, step
    return order_context, reads


def _comes_with_retreats(context: Context) -> bool:
    """Return whether lines are kept for retreats, where one may put a unit first that another orders."""
    return context.ahead and context.phase is not None and context.phase.kind is PhaseKind.RETREAT


def _running_game(
    context: Context, whole: WordRead, unit: UnitRead | None = None
) -> tuple[Power, Position, PhaseKind]:
    """Return the writer's power, and the position and kind of phase of a running game."""
    if context.power is None:
        owner, hint = _owner(context, unit), message("you-speak-for-no-power.hint")
        if context.variant is not None and owner is not None:
            hint = message("become-power", power=context.variant.power(owner))
        nobody = message("you-speak-for-no-power")
        raise InvalidOrder(ProblemKind.NOT_SIGNED_ON, whole, nobody, hint)
    if context.position is None or context.phase is None:
        if context.over:
            over, hint = message("game-is-over", game=context.game), message("game-is-over.hint")
            raise InvalidOrder(ProblemKind.WRONG_PHASE, whole, over, hint)
        raise InvalidOrder(ProblemKind.WRONG_PHASE, whole, message("game-not-running"))
    return context.power, context.position, context.phase.kind


def _owner(context: Context, unit: UnitRead | None) -> Power | None:
    """Return whose unit is in the place that an order names; None if that is not clear."""
    if unit is None or context.position is None:
        return None
    there = (*context.position.units, *(one.unit for one in context.position.dislodged))
    owners = {one.power for one in there if (one.province,) == unit.place.means}
    return owners.pop() if len(owners) == 1 else None


def _check_sense(read: Draft, variant: Variant, whole: WordRead) -> None:
    """Raise InvalidOrder for words that are neither a place nor an order."""
    unit = read.unit
    if read.action is not Action.BARE or unit is None or unit.kind or unit.power or unit.place.means:
        return
    near: tuple[Name, ...] = places(variant.board, names(variant).similar_provinces(whole.text))
    near = near or tuple(similar_commands(whole.text))
    hint = message("did-you-mean-one-of", names=near) if near else message("help-shows-what")
    raise InvalidOrder(ProblemKind.UNKNOWN_COMMAND, whole, message("no-order-no-command"), hint)


def _read_for_phase(order_context: OrderContext, reads: tuple[Draft, ...]) -> _Read:
    read = reads[0]
    if read.action is Action.GRANT and order_context.kind is not PhaseKind.MOVEMENT:
        granted, hint = message("passage-with-moves"), message("passage-with-moves.hint")
        raise InvalidOrder(ProblemKind.WRONG_PHASE, read.word, granted, hint)
    if len(reads) > 1 and order_context.kind is not PhaseKind.RETREAT:
        only, hint = message("only-retreats-have-choices"), message("send-the-one-that-counts")
        raise InvalidOrder(ProblemKind.WRONG_PHASE, read.word, only, hint)
    if order_context.kind is PhaseKind.ADJUSTMENT:
        return order_context.power, adjustments.order(order_context, read)
    if read.unit is None:
        none, hint = message("no-builds-in-phase"), message("no-builds-in-phase.hint")
        raise InvalidOrder(ProblemKind.WRONG_PHASE, read.word, none, hint)
    if order_context.kind is PhaseKind.RETREAT:
        if read.action is Action.BUILD:
            raise InvalidOrder(ProblemKind.WRONG_PHASE, read.word, message("built-in-adjustments"))
        beaten = retreats.dislodged(order_context, read.unit)
        return beaten.unit.power, retreats.first_possible(order_context, reads, beaten)
    if read.action is Action.PROXY:
        return _read_proxy(order_context, read)
    if read.action is Action.GRANT:
        return order_context.power, naval.grant(order_context, read)
    canal = order_context.board.variant_rules.canal
    if canal is not None and read.unit.place.means == (canal.sign,):
        return order_context.power, movement.permit(order_context, read, canal)
    unit = order_context.own_unit(read.unit)
    judge = movement if order_context.board.variant_rules.naval is None else naval
    return unit.power, judge.order(order_context, read, unit)


def _read_proxy(order_context: OrderContext, read: Draft) -> _Read:
    if not order_context.proxies or read.unit is None:
        raise proxies_disabled(order_context, read)
    unit = order_context.own_unit(read.unit)
    return unit.power, proxy(order_context, read, unit)


# What no position can mend


def why_never(board: Board, power: Power, read: Draft) -> Said:
    """Return why an order kept for later can never come true, in any position; "" if it may."""
    province = _only_meant(read.unit.place if read.unit else None)
    if read.unit is None or province is None:
        return ""
    kinds = (read.unit.kind,) if read.unit.kind else tuple(Kind)
    if read.action is Action.BUILD:
        return _why_never_built(board, power, province, kinds)
    goal = _goal(read)
    if goal is None or goal == province or any(goal in _near(board, kind, province) for kind in kinds):
        return ""
    if read.action is Action.MOVE and Kind.ARMY in kinds and _is_coast(board, province, goal):
        return ""
    return message("never-reaches", place=PlaceName(board, province), other=PlaceName(board, goal))


def _goal(read: Draft) -> Province | None:
    """Return the province that the unit has to get to; None if it need not move far, or if unclear."""
    if read.action is Action.CONVOY:
        return None
    return _only_meant(read.path[-1] if read.path else read.helped.place if read.helped else None)


def _only_meant(place: PlaceRead | None) -> Province | None:
    """Return the province that a place means, if it means just one."""
    return place.means[0] if place and len(place.means) == 1 else None


def _why_never_built(board: Board, power: Power, province: Province, kinds: tuple[Kind, ...]) -> Said:
    if not may_ever_build(board, power, province):
        return message("never-builds-there", place=PlaceName(board, province))
    if not any(board.standing_places(kind, province) for kind in kinds):
        return message("never-builds-fleet-there", place=PlaceName(board, province))
    return ""


def _is_coast(board: Board, *provinces: Province) -> bool:
    return all(board.provinces[province].terrain is Terrain.COAST for province in provinces)


def _near(board: Board, kind: Kind, province: Province) -> frozenset[Province]:
    """Return the provinces that a unit of that kind can reach in one step from any place in the province."""
    places = board.standing_places(kind, province)
    return frozenset(province_of(to) for place in places for to in board.reach(kind, place))
