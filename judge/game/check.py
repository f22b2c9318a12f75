"""Consistency of a game that was not played here: its position on its board, and everything else it says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import fields

from judge.game.anonymity import is_summer
from judge.game.orders.outstanding import adjusting_powers, is_open_to_transform
from judge.game.settings import PhaseClock, Settings, rows
from judge.game.settings.kinds import Number
from judge.game.state import Clock, Game, Status
from judge.rules.board import Board
from judge.rules.orders import Grant
from judge.rules.phases import Phase, PhaseKind
from judge.rules.units import Dislodged, Position, Power, Province, Unit, province_of
from judge.rules.variant import Variant

# Checks a position against its board: where units are, who owns what, who must retreat, and what its
# phase needs.
#
# Each finding is a sentence for the person who brought the position. A position that was played gives
# none, on any board. If it is not known who dislodged a unit, the province may be empty: a garrison
# that fell between two attackers (Walker), or a position known only from lists.


def position_findings(variant: Variant, phase: Phase, position: Position) -> Iterator[str]:
    """Yield what in the position is impossible on its board in any game."""
    board = variant.board_in(phase)
    yield from _strangers(variant, position)
    yield from _units(board, (*position.units, *(one.unit for one in position.dislodged)))
    yield from _crowded(board, position)
    yield from _centres(variant, position)
    for code in sorted(position.contested):
        if code not in board.provinces:
            yield f"the board has no province {code} to be contested"
    for one in position.dislodged:
        yield from _retreat(board, position, one)


def phase_findings(variant: Variant, settings: Settings, phase: Phase, position: Position) -> Iterator[str]:
    """Yield what contradicts the phase: a phase that would not take place, or facts that it cannot have."""
    if not is_in_calendar(variant, phase):
        yield f"the calendar of the board never comes to {phase}"
        return
    if phase.kind is PhaseKind.RETREAT:
        if not position.dislodged and not is_summer(settings, phase):
            yield f"{phase} is for retreats, and no unit is dislodged"
        return
    if position.dislodged:
        yield f"{position.dislodged[0].unit} is dislodged, and {phase} is not for retreats"
    if position.contested:
        yield f"{min(position.contested)} is contested, and {phase} is not for retreats"
    adjusts = phase.kind is PhaseKind.ADJUSTMENT
    if adjusts and not adjusting_powers(variant, position) and not is_open_to_transform(variant, position):
        yield f"{phase} is for adjustments, and nobody has one to make"


def is_in_calendar(variant: Variant, phase: Phase) -> bool:
    """Return whether the variant's calendar reaches that phase within two hundred years of its start."""
    coming = variant.start
    while coming != phase and coming.year <= phase.year and coming.year - variant.start.year < _MOST_YEARS:
        coming = variant.next_phase(coming)
    return coming == phase and phase.year - variant.start.year < _MOST_YEARS


_MOST_YEARS = 200


def _strangers(variant: Variant, position: Position) -> Iterator[str]:
    """Yield the powers that are not on this board.

    Centres may belong to the neutral power only if the board has neutral armies.
    """
    with_units = {facts.code for facts in variant.sides}
    lost = (one.unit.power for one in position.dislodged)
    for power in _new((*(unit.power for unit in position.units), *lost), with_units):
        yield f"the board has no power {power} to have units"
    owners = {facts.code for facts in variant.powers}
    for power in _new((*position.centres.values(), *position.homes), owners):
        yield f"the board has no power {power} to own centres"


def _new(named: Iterable[Power], known: set[Power]) -> list[Power]:
    return [power for power in dict.fromkeys(named) if power not in known]


def _units(board: Board, units: Iterable[Unit]) -> Iterator[str]:
    for unit in units:
        if unit.province not in board.provinces:
            yield f"the board has no province {unit.province} for {unit}"
        elif unit.at not in board.standing_places(unit.kind, unit.province):
            yield f"{unit} cannot stand there"


def _crowded(board: Board, position: Position) -> Iterator[str]:
    """Yield the provinces that hold two units, or from which two units were dislodged."""
    for units in (position.units, tuple(one.unit for one in position.dislodged)):
        there: dict[Province, Unit] = {}
        for unit in units:
            if unit.province not in board.provinces or not board.holds_one(unit.province):
                continue
            if (other := there.get(unit.province)) is not None:
                yield f"{other} of {other.power} and {unit} of {unit.power} are both in {unit.province}"
            there[unit.province] = unit


def _centres(variant: Variant, position: Position) -> Iterator[str]:
    homes = (code for codes in position.homes.values() for code in codes)
    for code in dict.fromkeys((*position.centres, *homes)):
        if code not in variant.board.centres:
            yield f"{code} is owned, and is no supply centre of the board"


def _retreat(board: Board, position: Position, lost: Dislodged) -> Iterator[str]:
    unit, by = lost.unit, lost.by
    if by is not None and by not in board.provinces:
        yield f"the board has no province {by} from which {unit} was dislodged"
    elif by is not None and unit.province not in position.owners:
        yield f"{unit} is dislodged from {by}, and nobody stands in {unit.province}"
    reach = board.reach(unit.kind, unit.at)
    for place in lost.retreats:
        province = province_of(place)
        if place not in reach:
            yield f"{unit} cannot retreat to {place}: it does not reach it"
        elif province in position.contested or (board.holds_one(province) and province in position.owners):
            yield f"{unit} cannot retreat to {place}: it is not free"


# Checks a game's state against its board: seats, orders, journeys, winners, clock, settings, and its
# position.
#
# It is for games from elsewhere. A position that a GM corrected (ADJUST) may be in a phase in which
# nobody has anything to order; the phase of a finished game need not be one that takes place.

_LAST_YEAR = 9000
"""The last year of a moment that a time can still be added to."""
_MINUTES = 24 * 60
_ANY_TIME = -1


def game_findings(game: Game) -> Iterator[str]:
    """Yield one sentence for each impossible fact of the game; nothing for a game that was played here."""
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
    """Check that each power of the board has one seat, and that nobody else has orders or has won."""
    counted = Counter(seat.power for seat in game.seats)
    codes = [facts.code for facts in game.variant.powers]
    for code in codes:
        if counted[code] != 1:
            yield f"{code} is led {counted[code]} times, not once"
    for power in dict.fromkeys((*counted, *game.orders, *game.winners)):
        if power not in codes:
            yield f"the board has no power {power} to play"


def _orders(game: Game) -> Iterator[str]:
    """Check that orders name places of the board or the sign of its canal, and each grant a power."""
    canal = game.board.variant_rules.canal
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
    """Check that numbers are within their bounds, and that clocks name a time of day."""
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
