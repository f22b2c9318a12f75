"""A game's state against its board: seats, orders, journeys, winners, clock, settings, and its position.

It is for games that come from elsewhere. A position that a master mended (ADJUST) may hold a phase in which
nobody has anything to order; the phase of a game that is over need not be one that is held.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields

from judge.game.check import phase_findings, position_findings
from judge.game.settings import PhaseClock, Settings, rows
from judge.game.settings.kinds import Number
from judge.game.state import Clock, Game, Status
from judge.rules.orders import Grant
from judge.rules.variant import Variant

_LAST_YEAR = 9000
"""The last year of a moment that a time can still be added to."""
_MINUTES = 24 * 60
_ANY_TIME = -1


def game_findings(game: Game) -> Iterator[str]:
    """What the game says that cannot be so, one sentence each; none for a game that was played here."""
    yield from _settings(game.settings, game.variant)
    if game.phase is None:
        return
    yield from _seats(game)
    yield from position_findings(game.variant, game.phase, game.position)
    running = game.status in {Status.RUNNING, Status.PAUSED}
    if running and not any(left.mended for left in game.left):
        yield from phase_findings(game.variant, game.settings, game.phase, game.position)
    yield from _orders(game)
    yield from _journeys(game)
    if game.clock is not None:
        yield from _clock(game.clock)


def _seats(game: Game) -> Iterator[str]:
    """One for each power of the board, and no other; who has orders or has won is one of them."""
    counted = Counter(seat.power for seat in game.seats)
    codes = [facts.code for facts in game.variant.powers]
    for code in codes:
        if counted[code] != 1:
            yield f"{code} is led {counted[code]} times, not once"
    for power in dict.fromkeys((*counted, *game.orders, *game.winners)):
        if power not in codes:
            yield f"the board has no power {power} to play"


def _orders(game: Game) -> Iterator[str]:
    """Orders name places of the board, or the sign of its canal; a grant names a power besides."""
    canal = game.board.switches.canal
    known = {None, *game.board.index, *((canal.sign,) if canal else ())}
    for power, orders in game.orders.items():
        for order in orders:
            parts = ("at",) if isinstance(order, Grant) else ("at", "of", "to")
            for place in (getattr(order, part, None) for part in parts):
                if place not in known:
                    yield f"{power} gives an order with {place}, which the board does not have"


def _journeys(game: Game) -> Iterator[str]:
    for one in game.journeys:
        for place in (one.unit.at, one.now, one.moved):
            if place is not None and place not in game.board.index:
                yield f"{one.unit} came from or to {place}, which the board does not have"


def _clock(clock: Clock) -> Iterator[str]:
    if clock.grace < clock.deadline:
        yield "its grace ends before its deadline"
    if clock.grace.year > _LAST_YEAR:
        yield f"its grace ends in the year {clock.grace.year}"


def _settings(settings: Settings, variant: Variant) -> Iterator[str]:
    """Numbers within their bounds, and clocks that a day has."""
    table = rows()
    for name in (field.name for field in fields(settings)):
        value, row = getattr(settings, name), table.get(name)
        if isinstance(value, PhaseClock):
            yield from _phase_clock(name, value)
        elif row is not None and isinstance(row.kind, Number) and value is not None:
            low, most = row.kind.low, row.kind.most(variant)
            if value and not low <= value <= most:
                yield f"its setting {row.keyword} is {value}, not from {low} to {most}"


def _phase_clock(name: str, clock: PhaseClock) -> Iterator[str]:
    if clock.clock != _ANY_TIME and not 0 <= clock.clock < _MINUTES:
        yield f"its clock of {name} is at minute {clock.clock} of the day"
    if min(clock.min, clock.next, clock.grace, clock.delay).total_seconds() < 0:
        yield f"its clock of {name} goes backwards"
