"""Orders ahead when their phase opens: read against the position as it is then, and given."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import datetime

from judge.game import orders_ahead
from judge.game.orders.proxy_effects import proxies_allowed
from judge.game.orders_ahead import KeptLines, ReadAhead
from judge.game.state import Game, Status
from judge.game.transition import Transition
from judge.language.conditions.evaluation import evaluate
from judge.language.conditions.tokens import IF
from judge.language.problems import Problem, ProblemKind
from judge.language.reading import read
from judge.language.statements import Answer, Context, Statement, UnderstoodOrder, UnderstoodProxy
from judge.rules.units import Power

_NO_ORDER = "I cannot read it as an order for this phase."
_NOT_NEEDED = (ProblemKind.NOT_DISLODGED, ProblemKind.NO_BUILD_DUE, ProblemKind.NO_REMOVAL_DUE)
"""What is wrong with an order for something that did not happen."""


def give_orders_ahead(game: Game, now: datetime) -> Transition:
    """Give what was kept for a running game's phase; what was kept for a phase that never came is dropped."""
    if game.status is not Status.RUNNING or not orders_ahead.is_stale(game):
        return game, ()
    openings = [
        (power, _read_kept(game, power, kept, now)) for power, kept in orders_ahead.lines_due(game).items()
    ]
    return orders_ahead.give_kept_lines(game, openings, now)


def _read_kept(game: Game, power: Power, kept: Iterable[str], now: datetime) -> KeptLines:
    """Everything a power had kept, read as orders; of an IF, the orders that count."""
    context = _context(game, power, now)
    lines: list[ReadAhead] = []
    decided: list[str] = []
    for text in kept:
        orders: tuple[str, ...] = (text,)
        if IF.match(text):
            first, *body = text.split("\n")
            found = evaluate(Statement(1, first, tuple(body), block=True), context, game, power)
            orders = found.orders
            decided += found.why
        lines += (reading for order in orders for reading in _readings(order, context))
    return KeptLines(tuple(lines), tuple(decided))


def _context(game: Game, power: Power, now: datetime) -> Context:
    return Context(
        now,
        variant=game.variant,
        power=power,
        phase=game.phase,
        position=game.position,
        reading=game.settings.reading,
        proxies=proxies_allowed(game),
        settings=game.settings,
        journeys=game.journeys,
    )


def _readings(line: str, context: Context) -> Iterator[ReadAhead]:
    return (_reading(line, answer) for answer in read(Statement(1, line), context))


def _reading(line: str, answer: Answer) -> ReadAhead:
    match answer:
        case UnderstoodOrder():
            return ReadAhead(answer.text, answer.order, remarks=answer.assumed)
        case UnderstoodProxy():
            return ReadAhead(answer.text, answer.proxy, remarks=answer.assumed)
        case Problem():
            return ReadAhead(line, None, answer.message, answer.kind in _NOT_NEEDED)
        case _:
            return ReadAhead(line, None, _NO_ORDER)
