"""ADJUST: the GM corrects the current position, its centres or its phase (seed 004 §6).

docs: gm, "ADJUST corrects a position as a whole"

All corrections of a block are made, one after the other, or none. The phase opens anew under a number of its
own, as after a ROLLBACK. While the phase is the same, orders of units that were not touched stay, and of the
builds and removals those that are still possible. The phase is adjudicated at the deadline at the earliest,
except by the GM. Nothing that was adjudicated changes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta

from judge.game.check import is_in_calendar
from judge.game.commands.master import Adjust, Correction, GiveCentre, PutOn, TakeOff
from judge.game.events import Adjusted, PhaseOpened
from judge.game.phases.rollback import at_hand, full_clock, leave, reopened, timed
from judge.game.proxies import Standing, ordered_province
from judge.game.record import Held
from judge.game.refusals import Refusal, Refused
from judge.game.roles import Actor
from judge.game.state import Game
from judge.game.transition import Transition, running_clock
from judge.rules.adjustments import adjudicate
from judge.rules.board import Board
from judge.rules.orders import Order
from judge.rules.outcome import Verdict
from judge.rules.phases import Phase, PhaseKind
from judge.rules.units import Dislodged, Position, Power, Province, Unit, province_of
from judge.rules.variant import Variant

_DAY = timedelta(days=1)


def adjust(game: Game, _actor: Actor, command: Adjust, now: datetime) -> Transition:
    """Correct the game; an impossible correction refuses all of them."""
    corrected = _corrected(game, command)
    if isinstance(corrected, Refused):
        return game, (corrected,)
    before, (phase, position) = at_hand(game), corrected
    left = running_clock(game).deadline - now
    mended = reopened(game, phase, position, _still_held(game, phase, position, command), game.previous, now)
    length = full_clock(mended) if phase != before else max(left, _DAY)
    stack = (*game.left, leave(game, now, mended=True))
    mended = timed(replace(mended, journeys=game.journeys, left=stack), length, now)
    clock = running_clock(mended)
    told = Adjusted(before, phase, mended.number, command.corrections, command.reason)
    return mended, (told, PhaseOpened(phase, mended.number, clock.deadline, clock.grace))


def on_trial(game: Game, command: Adjust) -> Game | Refused:
    """Return the game as it would be after the corrections; no phase is opened, nobody is told."""
    corrected = _corrected(game, command)
    if isinstance(corrected, Refused):
        return corrected
    phase, position = corrected
    held = _still_held(game, phase, position, command)
    return replace(
        game,
        phase=phase,
        position=position,
        orders=held.orders,
        proxies=held.proxies,
        lines=held.lines,
        standing=held.standing,
    )


def _corrected(game: Game, command: Adjust) -> tuple[Phase, Position] | Refused:
    """Return the phase and the position as corrected; a refusal if one correction is impossible."""
    position: Position | Refused = game.position
    for correction in command.corrections:
        if isinstance(position, Position):
            position = _mended(game.variant.board, position, correction)
    if isinstance(position, Refused):
        return position
    phase = command.phase or at_hand(game)
    if phase != at_hand(game) and not _is_playable(game.variant, phase, position):
        return Refused(Refusal.NOT_PLAYABLE, phase.mail_code)
    if phase.kind is not PhaseKind.RETREAT:
        position = replace(position, dislodged=(), contested=frozenset())
    return phase, position


def _mended(board: Board, position: Position, correction: Correction) -> Position | Refused:
    match correction:
        case TakeOff():
            return _without(position, correction)
        case PutOn():
            province = province_of(correction.at)
            alone = board.holds_one(province)
            if alone and province in position.owners:
                return Refused(Refusal.OCCUPIED, province)
            new = Unit(correction.power, correction.kind, correction.at)
            lost = tuple(_without_retreat_to(province, one) if alone else one for one in position.dislodged)
            return replace(position, units=(*position.units, new), dislodged=lost)
        case GiveCentre():
            owned = {code: power for code, power in position.centres.items() if code != correction.centre}
            if correction.power is not None:
                owned[correction.centre] = correction.power
            return replace(position, centres=owned)


def _without(position: Position, correction: TakeOff) -> Position | Refused:
    """Return the position without the unit; a dislodged one goes before the one that dislodged it."""

    def meant(unit: Unit) -> bool:
        whose = correction.power in (None, unit.power)
        return whose and (unit.kind, unit.province) == (correction.kind, correction.at)

    if any(meant(one.unit) for one in position.dislodged):
        return replace(position, dislodged=tuple(one for one in position.dislodged if not meant(one.unit)))
    gone = next(filter(meant, position.units), None)
    if gone is None:
        return Refused(Refusal.NO_UNIT_THERE, correction.at)
    units = list(position.units)
    units.remove(gone)
    lost = tuple(_driven_out_by_nobody(gone.province, one) for one in position.dislodged)
    return replace(position, units=tuple(units), dislodged=lost)


def _without_retreat_to(province: Province, lost: Dislodged) -> Dislodged:
    """Return the dislodged unit without a retreat to where another unit is now."""
    return replace(lost, retreats=tuple(to for to in lost.retreats if province_of(to) != province))


def _driven_out_by_nobody(province: Province, lost: Dislodged) -> Dislodged:
    """Return the dislodged unit whose attacker is gone; provinces closed to it stay closed."""
    return replace(lost, by=None) if lost.unit.province == province else lost


def _is_playable(variant: Variant, phase: Phase, position: Position) -> bool:
    """Return whether the calendar reaches that phase, and a retreat phase has somebody to retreat."""
    if phase.kind is PhaseKind.RETREAT and not position.dislodged:
        return False
    return is_in_calendar(variant, phase)


def _still_held(game: Game, phase: Phase, position: Position, command: Adjust) -> Held:
    """Return the orders that stay: for units that were not touched, as long as the phase is the same."""
    touched = _touched(game.board, command)

    def stays(power: Power, place: Province | None) -> bool:
        return place is None or touched.isdisjoint({(None, place), (power, place)})

    standing = _standing(game.standing, position)
    if phase != game.phase:
        return Held(ahead=game.ahead, standing=standing)
    if phase.kind is PhaseKind.ADJUSTMENT:
        return Held(_still_possible(game, position), ahead=game.ahead, standing=standing)
    return Held(
        {
            power: kept
            for power, given in game.orders.items()
            if (kept := tuple(one for one in given if stays(power, ordered_province(one))))
        },
        {
            power: tuple(one for one in given if stays(power, province_of(one.at)))
            for power, given in game.proxies.items()
        },
        {
            power: {place: line for place, line in lines.items() if stays(power, place)}
            for power, lines in game.lines.items()
        },
        game.ahead,
        standing,
    )


def _still_possible(game: Game, position: Position) -> Mapping[Power, tuple[Order, ...]]:
    """Return of each power's builds and removals those that would count on the corrected position."""
    results = adjudicate(game.board, position, game.orders, game.rulebook).results
    return {
        power: tuple(
            one.order
            for one in results
            if one.power == power and one.given and one.verdict is Verdict.OK and one.order in given
        )
        for power, given in game.orders.items()
    }


def _touched(board: Board, command: Adjust) -> frozenset[tuple[Power | None, Province]]:
    """Return where units were corrected; in a space of several fleets also whose they are."""
    changed = (one for one in command.corrections if not isinstance(one, GiveCentre))
    places = ((one.power, province_of(one.at)) for one in changed)
    return frozenset((None if board.holds_one(place) else power, place) for power, place in places)


def _standing(
    given: Mapping[Power, tuple[Standing, ...]], position: Position
) -> Mapping[Power, tuple[Standing, ...]]:
    there: set[tuple[Power, Province]] = {(unit.power, unit.province) for unit in position.units}
    there |= {(one.unit.power, one.unit.province) for one in position.dislodged}
    kept = {
        power: tuple(one for one in lent if one.at is None or (power, one.at) in there)
        for power, lent in given.items()
    }
    return {power: lent for power, lent in kept.items() if lent}
