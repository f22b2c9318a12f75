"""Orders of a retreat phase: a dislodged unit goes somewhere or disbands."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from judge.game.message import Message, message
from judge.language.drafts import Action, Draft, UnitRead, WordRead
from judge.language.names import Names
from judge.language.orders.context import OrderContext
from judge.language.orders.parser import parse
from judge.language.problems import InvalidOrder, ProblemKind
from judge.language.text.typography import Plain, plain, unadorned
from judge.rules.capability import Fault
from judge.rules.orders import Disband, Retreat, RetreatOrder
from judge.rules.units import Dislodged, Kind, Province, province_of

_DISBANDING = (Action.DISBAND, Action.REMOVE)
_MOVING = (Action.MOVE, Action.RETREAT)


_WITH = r"(?:with +|(?:has|have|gets|takes|should have|shall have) +(?:the +)?)?"
_PRIORITY = re.compile(rf"[ ,]*\( *{_WITH}priority *\)|[ ,]*\b{_WITH}priority\b")


_IF_DISLODGED = re.compile(
    r"[ ,]*\(?\bif (?:(?:it|he|she|they)(?: is| gets| are|'s)? )?(?:dislodged|driven out|displaced|forced out"
    r"|forced to retreat|must retreat|has to retreat)\b\)?"
)


def without_priority(piece: Plain) -> tuple[Plain, bool]:
    """Return the piece with blanks for the word that puts its retreat first, and whether it was there."""
    text, found = _PRIORITY.subn(lambda match: " " * len(match[0]), piece.text)
    return (replace(piece, text=text), True) if found else (piece, False)


def put_first(text: str, known: Names) -> Province | None:
    """Return the province of the unit that a line only puts first, `A(Bur) has priority`."""
    piece, found = without_priority(unadorned(plain(text)))
    if not found:
        return None
    with suppress(InvalidOrder):
        draft = parse(known, piece.text)
        means = draft.unit.place.means if draft.action is Action.BARE and draft.unit else ()
        return means[0] if len(means) == 1 else None
    return None


GOES_FIRST = message("goes-before-others")


def priority_alone(line: WordRead) -> InvalidOrder:
    """Return the mistake of a line that only puts a unit first."""
    alone, hint = message("priority-alone"), message("priority-alone.hint")
    return InvalidOrder(ProblemKind.UNKNOWN_ACTION, line, alone, hint)


def without_condition(piece: Plain) -> Plain:
    """Return the piece with blanks for `if dislodged`, which is the condition of every retreat."""
    return replace(piece, text=_IF_DISLODGED.sub(lambda match: " " * len(match[0]), piece.text))


def dislodged(context: OrderContext, read: UnitRead) -> Dislodged:
    """Return the dislodged unit ordered; InvalidOrder if there is none, or it is not the sender's."""
    province = context.resolve(read.place)
    for beaten in context.position.dislodged:
        if beaten.unit.province == province:
            if beaten.unit.power != context.power and not context.proxies:
                raise context.foreign_unit(read.place, beaten.unit)
            context.check_unit(read, beaten.unit)
            return beaten
    unit = context.unit_at(province)
    if unit is None:
        raise context.no_unit(read.place, province)
    if unit.power != context.power:
        raise context.foreign_unit(read.place, unit)
    mine = tuple(str(d.unit) for d in context.position.dislodged if d.unit.power == context.power)
    raise InvalidOrder(
        ProblemKind.NOT_DISLODGED,
        read.place.word,
        message("was-not-dislodged", kind=unit.kind, place=context.place(unit.at)),
        message("units-to-retreat", units=mine) if mine else message("no-unit-to-retreat"),
    )


def first_possible(context: OrderContext, drafts: Sequence[Draft], beaten: Dislodged) -> RetreatOrder:
    """Return the first retreat that is open to the unit; if none is, what is wrong with the first.

    Choices after it are given up, which is said: an open retreat that fails disbands its unit.
    """
    closed: list[InvalidOrder] = []
    for draft in drafts:
        try:
            found = order(context, draft, beaten)
        except InvalidOrder as mistake:
            if mistake.kind not in (ProblemKind.RETREAT_NOT_POSSIBLE, ProblemKind.CANNOT_REACH):
                raise
            closed.append(mistake)
            continue
        if closed:
            where = context.places(context.resolve(d.path[0]) for d in drafts[: len(closed)])
            context.assume(message("not-open-to-it", places=where, number=len(closed)))
        if draft is not drafts[-1]:
            context.assume(message("open-to-it"))
        return _with_priority(context, found) if context.first else found
    raise closed[0]


def _with_priority(context: OrderContext, order: RetreatOrder) -> RetreatOrder:
    if not isinstance(order, Retreat):
        return order
    context.assume(GOES_FIRST)
    return replace(order, first=True)


def order(context: OrderContext, draft: Draft, beaten: Dislodged) -> RetreatOrder:
    """Return the retreat or disbandment of the unit."""
    unit = beaten.unit
    if draft.action in _DISBANDING:
        return Disband(unit.kind, unit.at)
    if draft.action not in _MOVING or len(draft.path) != 1:
        raise InvalidOrder(
            ProblemKind.WRONG_PHASE,
            draft.word,
            message("was-dislodged", kind=unit.kind, place=context.place(unit.at)),
            _open_places(context, beaten),
        )
    return _retreat(context, draft, beaten)


def _retreat(context: OrderContext, draft: Draft, beaten: Dislodged) -> Retreat:
    unit, place = beaten.unit, draft.path[0]
    province = context.resolve(place)
    if context.fault(unit, Retreat(unit.kind, unit.at, province)) is not Fault.RETREAT_CLOSED:
        if unit.kind is Kind.ARMY:
            return Retreat(unit.kind, unit.at, context.army_place(place, province))
        return Retreat(unit.kind, unit.at, context.fleet_place(place, province, beaten.retreats))
    if context.policy.impossible:
        return Retreat(unit.kind, unit.at, province)
    if any(province_of(p) == province for p in context.board.reach(unit.kind, unit.at)):
        raise InvalidOrder(
            ProblemKind.RETREAT_NOT_POSSIBLE,
            place.word,
            message("cannot-retreat-to", kind=unit.kind, place=context.place(province)),
            _open_places(context, beaten),
        )
    mistake = context.unreachable(place, unit, province, ProblemKind.CANNOT_REACH)
    mistake.hint = _open_places(context, beaten)
    raise mistake


def _open_places(context: OrderContext, beaten: Dislodged) -> Message:
    if not beaten.retreats:
        return message("nothing-open-to-it", unit=str(beaten.unit))
    return message("can-retreat-to", places=context.places(beaten.retreats))
