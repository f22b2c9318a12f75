"""A position against its board: who stands where, who owns what, who must retreat, and what its phase needs.

Each finding is a sentence for whoever brought the position; none comes of a position that was played, on any
board. Where a unit was driven out by nobody who is known, nobody need stand: a garrison that fell between two
attackers (Walker), or a position that is known from lists alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judge.game.anonymity import is_summer
from judge.game.orders.outstanding import adjusting_powers, is_open_to_transform
from judge.game.settings import Settings
from judge.rules.board import Board
from judge.rules.phases import Phase, PhaseKind
from judge.rules.units import Dislodged, Position, Power, Province, Unit, province_of
from judge.rules.variant import Variant


def position_findings(variant: Variant, phase: Phase, position: Position) -> Iterator[str]:
    """What in the position cannot be on its board, in any game."""
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
    """What does not go with the phase: it would not be held, or forgets what the position says."""
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
    """Whether the variant's calendar comes to that phase within two hundred years of its start."""
    coming = variant.start
    while coming != phase and coming.year <= phase.year and coming.year - variant.start.year < _MOST_YEARS:
        coming = variant.next_phase(coming)
    return coming == phase and phase.year - variant.start.year < _MOST_YEARS


_MOST_YEARS = 200


def _strangers(variant: Variant, position: Position) -> Iterator[str]:
    """Powers that are not on this board; of the owners of centres, the neutral armies' nobody neither."""
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
    """Provinces with two units, or from which two were driven out."""
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
