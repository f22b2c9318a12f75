"""Lines that take back the order of a place and then give others: `Cancel Spain. A Mar - Gas`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from judge.game.proxies import ordered_province
from judge.language.reading import read
from judge.language.readings.corrections import places_named, withdrawal_and_rest
from judge.language.statements import Context, Statement, UnderstoodOrder
from judge.rules.orders import Move, Order
from judge.rules.units import Province, province_of
from judge.service.handlers.orders import OrderAnswer
from judge.service.incoming.perhaps_ordered import ordered_so_far
from judge.service.request import Request
from judge.service.speaker import Speaker


def withdrawal_apart(
    request: Request, speaker: Speaker, statement: Statement, context: Context, run: Sequence[OrderAnswer]
) -> Sequence[Statement]:
    """Return a line as two if it first takes back the order of one unit and then orders others.

    If it orders the same unit anew, only that is left of it. Any other line is returned as it is.
    """
    parted = None if statement.block else withdrawal_and_rest(statement.text, context)
    if parted is None:
        return (statement,)
    front, rest = (replace(statement, text=one) for one in parted)
    given = read(rest, context)
    orders = [one.order for one in given if isinstance(one, UnderstoodOrder)]
    withdrawn = _units_meant(places_named(front.text, context), ordered_so_far(request, speaker, run))
    if not withdrawn or len(orders) < len(given):
        return (statement,)
    return (rest,) if withdrawn <= set(map(ordered_province, orders)) else (front, rest)


def _units_meant(places: set[Province], ordered: Sequence[Order]) -> set[Province | None]:
    """Return the units ordered so far that are at some places, or go there."""
    return {
        unit
        for one in ordered
        if (unit := ordered_province(one)) in places
        or (isinstance(one, Move) and province_of(one.to) in places)
    }
