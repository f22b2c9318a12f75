"""Orders ahead when their phase opens: read against the position as it is now, given, and told of."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from judge.game import ahead
from judge.game.ahead import ReadAhead
from judge.game.change import Change
from judge.game.lending import with_proxies
from judge.game.state import Game, Status
from judge.language.problems import Problem
from judge.language.reading import read
from judge.language.statements import Answer, Context, Statement, UnderstoodOrder, UnderstoodProxy
from judge.rules.units import Power

_STRANGE = "I cannot read it as an order for this phase."


def open_ahead(game: Game, now: datetime) -> Change:
    """What was kept for the phase at hand becomes orders, and what time has passed over is forgotten."""
    if game.status is not Status.RUNNING or not ahead.is_stale(game):
        return game, ()
    due = ahead.due(game)
    readings = [(power, tuple(_readings(game, power, lines, now))) for power, lines in due.items()]
    return ahead.opened(game, readings, now)


def _readings(game: Game, power: Power, lines: tuple[str, ...], now: datetime) -> Iterator[ReadAhead]:
    context = Context(
        now,
        variant=game.variant,
        power=power,
        phase=game.phase,
        position=game.position,
        reading=game.settings.reading,
        proxies=with_proxies(game),
        settings=game.settings,
        journeys=game.journeys,
    )
    for number, line in enumerate(lines, start=1):
        for answer in read(Statement(number, line), context):
            yield _reading(line, answer)


def _reading(line: str, answer: Answer) -> ReadAhead:
    match answer:
        case UnderstoodOrder():
            return ReadAhead(line, answer.order)
        case UnderstoodProxy():
            return ReadAhead(line, answer.proxy)
        case Problem():
            return ReadAhead(line, None, answer.message)
        case _:
            return ReadAhead(line, None, _STRANGE)
