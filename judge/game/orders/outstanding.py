"""Outstanding orders: how many a phase asks of each power, how many are missing, and who is waited for."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import datetime
from enum import StrEnum

from judge.game.orders.sets import implied, order_sets
from judge.game.orders.standing_proxies import lent
from judge.game.proxies import Given, Proxy, ordered_province, units_ordered
from judge.game.roles import Actor, Role
from judge.game.settings import MissingOrders
from judge.game.state import Game, Seat, SeatState, Status, comes_with_moves
from judge.memo import known, once
from judge.rules.adjustments import due, sites
from judge.rules.capability import winter_transformations
from judge.rules.orders import Order, Transform
from judge.rules.phases import Phase, PhaseKind
from judge.rules.units import Position, Power, Province, Unit, alive
from judge.rules.variant import Variant

YEARS_AHEAD = 5
"""How far ahead orders are taken."""


def survivors(game: Game) -> tuple[Power, ...]:
    """Return the powers still in the game, in the variant's order."""
    living = alive(game.position) - {seat.power for seat in game.seats if seat.unplayed}
    return tuple(facts.code for facts in game.variant.powers if facts.code in living)


def is_ahead(game: Game, phase: Phase) -> bool:
    """Return whether the phase comes after the current one, within five years."""
    coming = game.phase
    last = coming.year + YEARS_AHEAD if coming else 0
    while coming is not None and coming.year <= last:
        coming = game.variant.next_phase(coming)
        if coming == phase:
            return phase.year <= last
    return False


def is_stale(game: Game) -> bool:
    """Return whether lines are kept for a phase that has opened or was skipped."""
    return any(not is_ahead(game, one.phase) for kept in game.ahead.values() for one in kept)


def change_due(variant: Variant, position: Position, power: Power) -> int:
    """Return the builds that a power may use (at most its free sites), or minus the removals it must make."""
    number = due(variant.board, position, power)
    return min(number, len(sites(variant.board, position, power))) if number > 0 else number


def may_transform(variant: Variant, position: Position, power: Power) -> bool:
    """Return whether a unit of the power may change its kind in an adjustment phase."""
    return any(winter_transformations(variant.board, position, power))


def is_open_to_transform(variant: Variant, position: Position) -> bool:
    """Return whether any unit may change its kind.

    Then the phase takes place even if nobody builds or removes.
    """
    return any(may_transform(variant, position, facts.code) for facts in variant.powers)


def adjusting_powers(variant: Variant, position: Position) -> tuple[Power, ...]:
    """Return the powers that build or remove."""
    codes = (facts.code for facts in variant.powers)
    return tuple(code for code in codes if change_due(variant, position, code))


def unit_provinces(game: Game, power: Power) -> tuple[Province, ...]:
    """Return the provinces of the units that a power orders in the current phase; none in adjustments."""
    if game.phase is None or game.phase.kind is PhaseKind.ADJUSTMENT:
        return ()
    if game.phase.kind is PhaseKind.MOVEMENT:
        return tuple([unit.province for unit in game.position.of(power)])
    return tuple(d.unit.province for d in game.position.dislodged if d.unit.power == power)


def orders_asked(game: Game, power: Power) -> int:
    """Return how many orders the current phase asks of a power."""
    if game.phase is not None and game.phase.kind is PhaseKind.ADJUSTMENT:
        return abs(change_due(game.variant, game.position, power))
    return len(unit_provinces(game, power))


def orders_missing(game: Game, power: Power) -> int:
    """Return how many of the orders asked for are missing.

    A unit that is lent, or whose order follows from another unit's, needs none.
    """
    return _missing_by_power(game)[power]


@once
def _missing_by_power(game: Game) -> Mapping[Power, int]:
    return {facts.code: _missing(game, facts.code) for facts in game.variant.powers}


def _missing(game: Game, power: Power) -> int:
    given = game.orders.get(power, ())
    if game.phase is not None and game.phase.kind is PhaseKind.ADJUSTMENT:
        return max(0, orders_asked(game, power) - sum(not isinstance(one, Transform) for one in given))
    asked = unit_provinces(game, power)
    if not asked:
        return 0
    ordered = ordered_units((*given, *lent(game, power)))
    for province in implied(game, power):
        ordered[province] += 1
    missing = 0
    for province in asked:
        ordered[province] -= 1
        missing += ordered[province] < 0
    return missing


def with_orders(
    game: Game, power: Power, orders: tuple[Order, ...], proxies: Mapping[Power, tuple[Proxy, ...]]
) -> Game:
    """Return the game with these orders of a power, and its proxies among all.

    What other powers have missing is not counted anew.
    """
    ordered = replace(game, orders={**game.orders, power: orders}, proxies=proxies)
    missing: Mapping[Power, int] = {**_missing_by_power(game), power: _missing(ordered, power)}
    return known(_missing_by_power, ordered, missing)


def ordered_units(given: Iterable[Given]) -> defaultdict[Province | None, int]:
    """Return for how many units of each province there is an order."""
    ordered: defaultdict[Province | None, int] = defaultdict(int)
    for one in given:
        ordered[ordered_province(one)] += units_ordered(one)
    return ordered


def units_without_order(units: Iterable[Unit], given: Iterable[Given]) -> tuple[Unit, ...]:
    """Return the units without an order.

    Among like units in one space, the first ones have the orders.
    """
    ordered, found = ordered_units(given), []
    for unit in units:
        ordered[unit.province] -= 1
        if ordered[unit.province] < 0:
            found.append(unit)
    return tuple(found)


@once
def powers_owing(game: Game) -> tuple[Power, ...]:
    """Return the powers whose missing orders the game waits for.

    A power without a player is waited for only in a game that waits for replacements.
    """
    missing = _missing_by_power(game)
    return tuple(
        seat.power
        for seat in game.seats
        if missing[seat.power] and is_awaited(game, seat) and not is_closed(game, seat.power)
    )


def is_closed(game: Game, power: Power) -> bool:
    """Return whether the power's orders can no longer change, and units without one are left to the rules.

    That is so after the deadline in a game where late orders need the GM's decision (seed 004 §3.11): a power
    that sent anything is not late and can add nothing.
    """
    closed = game.clock is not None and game.clock.closed and not game.settings.late_orders
    return closed and _has_player(game.seat(power)) and _sent_something(game, power)


def _sent_something(game: Game, power: Power) -> bool:
    return bool(game.orders.get(power) or game.proxies.get(power))


def may_be_closed(game: Game) -> bool:
    """Return whether the deadline closes the orders of a power even if some are missing."""
    by_master = not game.settings.late_orders and not comes_with_moves(game.settings, game.phase)
    return by_master and any(_sent_something(game, power) for power in late_powers(game))


def silent_builders(game: Game) -> tuple[Power, ...]:
    """Return the powers whose missing builds the deadline will waive, if silence waives builds."""
    if (
        game.phase is None
        or game.phase.kind is not PhaseKind.ADJUSTMENT
        or not order_sets(game).silence_waives
    ):
        return ()
    variant, position = game.variant, game.position
    return tuple(
        p
        for p in adjusting_powers(variant, position)
        if change_due(variant, position, p) > 0 < orders_missing(game, p)
    )


class AfterGrace(StrEnum):
    """What happens when the grace period ends and orders are missing."""

    WAIT = "wait"
    """The game waits until someone takes over the power."""
    DISORDER = "disorder"
    BOT = "bot"
    STAND = "stand"
    """The phase is adjudicated with the orders that it has."""


def after_grace(game: Game) -> AfterGrace:
    """Return what will happen in the current phase if its grace period ends and orders are missing."""
    missing = game.settings.missing
    if missing in (MissingOrders.FIRST, MissingOrders.HOUSE) and game.phase == game.first_phase:
        return AfterGrace.WAIT
    return _AFTER_GRACE[missing]


_AFTER_GRACE: Mapping[MissingOrders, AfterGrace] = {
    MissingOrders.WAIT: AfterGrace.WAIT,
    MissingOrders.PROCESS: AfterGrace.DISORDER,
    MissingOrders.BOT: AfterGrace.BOT,
    MissingOrders.FIRST: AfterGrace.DISORDER,
    MissingOrders.TWICE: AfterGrace.STAND,
    MissingOrders.HOUSE: AfterGrace.STAND,
}


def silent_powers(game: Game) -> tuple[Power, ...]:
    """Return the late powers of a movement phase from which nothing has come."""
    if game.phase is None or game.phase.kind is not PhaseKind.MOVEMENT:
        return ()
    return tuple(power for power in late_powers(game) if not game.orders.get(power))


def silent_again(game: Game) -> tuple[Power, ...]:
    """Return those that sent nothing for the season before either.

    Under policy TWICE this costs the power.
    """
    silent = silent_powers(game) if after_grace(game) is AfterGrace.STAND else ()
    return tuple(p for p in silent if _season_after(game, game.seat(p).missed) == game.phase)


def _season_after(game: Game, phase: Phase | None) -> Phase | None:
    """Return the movement phase that follows a phase."""
    while phase is not None:
        phase = game.variant.next_phase(phase)
        if phase.kind is PhaseKind.MOVEMENT:
            return phase
    return None


def waits_for_replacement(game: Game) -> bool:
    """Return whether the current phase waits for players of the powers that have none."""
    return after_grace(game) is AfterGrace.WAIT or (game.clock is not None and game.clock.held_over)


def phases_with_moves(variant: Variant, phase: Phase | None) -> tuple[Phase, ...]:
    """Return the phases between these moves and the next, if their orders come with these moves.

    That is so where a year has two deadlines only.
    """
    if phase is None or phase.kind is not PhaseKind.MOVEMENT:
        return ()
    found: list[Phase] = []
    while (phase := variant.next_phase(phase)).kind is not PhaseKind.MOVEMENT:
        found.append(phase)
    return tuple(found)


def unsent_with_moves(game: Game, power: Power) -> tuple[PhaseKind, ...]:
    """Return the kinds of orders that come with the moves and of which a power has sent none."""
    coming = phases_with_moves(game.variant, game.phase) if game.settings.two_seasons else ()
    kept = {one.phase for one in game.ahead.get(power, ())}
    return tuple(one.kind for one in coming if one not in kept)


def builds_may_come(game: Game) -> bool:
    """Return whether builds come with these moves, and a power has neither sent nor waived any yet."""
    return game.settings.two_seasons and any(
        PhaseKind.ADJUSTMENT in unsent_with_moves(game, seat.power)
        for seat in played_seats(game)
        if not seat.bot
    )


def is_early(game: Game, phase: Phase | None) -> bool:
    """Return whether it is at most the second spring: until then a season is held over for a replacement."""
    start = game.first_phase
    return phase is not None and (
        phase.year == start.year or (phase.year == start.year + 1 and phase.season is start.season)
    )


def holds_season_over(game: Game) -> bool:
    """Return whether the season will be held over once for a power without a player (seed 004 §4.6)."""
    phase, held = game.phase, game.clock is not None and game.clock.held_over
    house = game.settings.missing is MissingOrders.HOUSE and phase != game.first_phase
    early = phase is not None and phase.kind is PhaseKind.MOVEMENT and is_early(game, phase)
    return house and early and not held


def in_doubt(game: Game, seat: Seat) -> bool:
    """Return whether a standby is wanted early: nothing came for the season before, nor for this one yet."""
    if game.settings.missing is not MissingOrders.HOUSE or seat.state is not SeatState.PLAYED:
        return False
    coming = seat.missed if is_early(game, seat.missed) else None
    while coming is not None and coming != game.phase:
        coming = game.variant.next_phase(coming)
        if coming.kind is PhaseKind.MOVEMENT and coming != game.phase:
            return False
    return coming is not None and coming != seat.missed and not game.orders.get(seat.power)


def comes_late(game: Game, actor: Actor, now: datetime) -> bool:
    """Return whether the actor's orders come after the deadline and need the GM's decision to count."""
    if game.settings.late_orders or game.clock is None or actor.role is not Role.PLAYER:
        return False
    over = (game.clock.stopped or now) > game.clock.deadline
    return over and not comes_with_moves(game.settings, game.phase)


def is_awaited(game: Game, seat: Seat) -> bool:
    """Return whether the game would wait for this seat's orders.

    A bot's orders come as soon as the phase opens.
    """
    if seat.unplayed:
        return False
    held = seat.state is SeatState.ABANDONED and holds_season_over(game)
    return seat.state is SeatState.PLAYED or seat.bot or held or waits_for_replacement(game)


def late_powers(game: Game) -> tuple[Power, ...]:
    """Return the powers that owe orders and have a player, who is late once the deadline has passed."""
    return tuple(power for power in powers_owing(game) if _has_player(game.seat(power)))


def bots_owing(game: Game) -> tuple[Power, ...]:
    """Return the powers whose orders a bot has still to give."""
    return tuple(power for power in powers_owing(game) if game.seat(power).bot)


def powers_to_be_freed(game: Game) -> tuple[Power, ...]:
    """Return the late powers that lose their players when the grace period ends, if no more orders come."""
    if game.settings.manual_process and game.settings.missing is not MissingOrders.WAIT:
        return ()
    return silent_again(game) if after_grace(game) is AfterGrace.STAND else late_powers(game)


@once
def played_seats(game: Game) -> tuple[Seat, ...]:
    """Return the seats of powers still in the game whose players are there."""
    living = alive(game.position)
    return tuple(seat for seat in game.seats if seat.power in living and _has_player(seat))


def _has_player(seat: Seat) -> bool:
    """Return whether a person leads the power now."""
    return seat.state is SeatState.PLAYED and not seat.bot


def vacant_powers(game: Game) -> tuple[Power, ...]:
    """Return the powers still in the game that anybody may take over."""
    living = alive(game.position)
    return tuple(s.power for s in game.seats if s.power in living and is_vacant(s))


def is_vacant(seat: Seat) -> bool:
    """Return whether anybody may take the power over, if it is still in the game."""
    return seat.state is not SeatState.PLAYED and not seat.unplayed


def wants_players(game: Game) -> bool:
    """Return whether somebody may still join the game or take a power over."""
    if game.status is Status.FORMING:
        return game.series is not None or game.players_needed > 0
    return game.status is not Status.FINISHED and bool(vacant_powers(game))


@once
def has_standbys(game: Game) -> bool:
    """Return whether somebody stands by for a power of the game."""
    return any(seat.standby for seat in game.seats)


def promised_powers(game: Game) -> tuple[Power, ...]:
    """Return the vacant powers for which somebody stands by; they get them as soon as they are vacant."""
    return tuple(power for power in vacant_powers(game) if game.seat(power).standby)


def offered_powers(game: Game) -> tuple[Power, ...]:
    """Return the vacant powers that are offered: all if the game waits for them, or nobody plays any more.

    In other games only those that are abandoned but not yet in civil disorder.
    """
    free = vacant_powers(game)
    if waits_for_replacement(game) or not played_seats(game):
        return free
    return tuple(power for power in free if game.seat(power).state is SeatState.ABANDONED)


def may_ask_standbys(game: Game, power: Power) -> bool:
    """Return whether the standby list may be asked for a power: once in a phase, and only if needed."""
    seat = game.seat(power)
    return asks_standbys(game) and seat.asked != game.number and not seat.standby


def asks_standbys(game: Game) -> bool:
    """Return whether the game asks the standby list for its powers."""
    return game.settings.standbys and not game.settings.approval and not game.practice
