"""Orders ahead: lines kept for later phases, and what happens to them when their phase opens.

They are kept as written, because their meaning depends on where the units are by then. Reading them is no
part of the game: `give_kept_lines` is told what each line means.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime

from judge.game.commands.member import Clear, EndSet, GiveAhead, GiveOrders, SetDraw, SetWait
from judge.game.events import (
    AheadCleared,
    AheadKept,
    AheadReplaced,
    AheadUsed,
    Event,
    OrdersCleared,
    OrdersTaken,
)
from judge.game.message import Said, message
from judge.game.orders import submission
from judge.game.orders.outstanding import comes_late, is_ahead, orders_asked, orders_missing
from judge.game.orders.sets import Joining, order_sets
from judge.game.permissions import player, power_of
from judge.game.phases.turn import follow_up
from judge.game.proxies import Given, ordered_province
from judge.game.refusals import Refusal
from judge.game.roles import Actor
from judge.game.state import Ahead, Game, SeatState, comes_with_moves
from judge.game.transition import Transition, refuse, refused
from judge.game.votes import decides_alone, set_draw
from judge.rules.orders import Build
from judge.rules.phases import Phase, PhaseKind
from judge.rules.units import Power, alive, province_of

WISHES = (("SET WAIT", "SET NOWAIT"), ("SET DRAW", "SET NODRAW"))
"""Lines beside orders that may be kept for a later phase; each takes the place of the other of its pair."""
MOST = 200
"""Lines a power may have waiting."""
NOT_ASKED = message("ahead-not-asked")
USED_UP = message("ahead-used-up")


@dataclass(frozen=True, slots=True)
class ReadAhead:
    """A kept line as read when its phase opens: an order or a proxy, or why it no longer fits.

    `unneeded` is a line for something that did not happen; `remarks` say how it was read. `wish` is a WAIT or
    a vote instead of an order.
    """

    line: str
    given: Given | None
    why: Said = ""
    unneeded: bool = False
    remarks: tuple[Said, ...] = ()
    wish: SetWait | SetDraw | None = None
    fleets: int = 1
    """For how many fleets of one space the order is (Naval Diplomacy)."""
    printed: str = ""
    """The words of a line that is printed as written."""


@dataclass(frozen=True, slots=True)
class KeptLines:
    """What a power had kept for the phase that opens: its lines in order, and how each IF was decided."""

    lines: tuple[ReadAhead, ...]
    decided: tuple[Said, ...] = ()


def keep_lines(game: Game, actor: Actor, command: GiveAhead, now: datetime) -> Transition:
    """Keep lines for a later phase; the same line again counts as the newest."""
    power = power_of(actor)
    if power not in alive(game.position):
        return refuse(game, Refusal.ELIMINATED, power)
    if not is_ahead(game, command.phase):
        return refuse(game, Refusal.NOT_AHEAD, command.phase.mail_code)
    if comes_late(game, actor, now) and _in_season(game, command.phase):
        return submission.with_late_set(game, power, lambda aside: _kept(aside, power, command, now))
    return _kept(game, power, command, now)


def _in_season(game: Game, phase: Phase) -> bool:
    """Return whether the phase has no deadline of its own: its orders come with these moves."""
    coming = game.phase
    while coming is not None and coming != phase:
        coming = game.variant.next_phase(coming)
        if not comes_with_moves(game.settings, coming):
            return False
    return True


def _kept(game: Game, power: Power, command: GiveAhead, now: datetime) -> Transition:
    new = tuple(Ahead(command.phase, line, game.seat(power).person, now) for line in command.lines)
    again = {(one.phase, same) for one in new for same in _alike(one.line)}
    again |= {(command.phase, line) for line in command.instead_of}
    kept = (*(one for one in lines_waiting(game, power) if (one.phase, one.line) not in again), *new)
    if sum(one.line.count("\n") + 1 for one in kept) > MOST:
        return refuse(game, Refusal.TOO_MUCH_AHEAD)
    return replace(game, ahead={**game.ahead, power: kept}), (AheadKept(power, command.phase, command.lines),)


def _alike(line: str) -> tuple[str, ...]:
    """Return the lines that this one replaces: itself, and the opposite of a wish."""
    return next((pair for pair in WISHES if line in pair), (line,))


def clear(game: Game, actor: Actor, command: Clear, now: datetime) -> Transition:
    """Drop everything the power ordered ahead, or only what is for one phase."""
    phase = command.phase
    if command.ahead_only:
        others = {code: kept for code, kept in game.ahead.items() if code != power_of(actor)}
        return replace(game, ahead=others), (AheadCleared(power_of(actor)),)
    if phase is None:
        return submission.clear(game, actor, command, now)
    power = power_of(actor)
    if phase == game.phase:
        cleared, events = submission.clear(game, actor, command, now)
        if refused(events):
            return game, events
        return replace(cleared, ahead=game.ahead), (OrdersCleared(power, phase),)
    if not is_ahead(game, phase):
        return refuse(game, Refusal.NOT_AHEAD, phase.mail_code)
    rest = tuple(one for one in game.ahead.get(power, ()) if one.phase != phase)
    others = {code: kept for code, kept in game.ahead.items() if code != power}
    return replace(game, ahead={**others, power: rest} if rest else others), (OrdersCleared(power, phase),)


def end_set(game: Game, actor: Actor, command: EndSet, now: datetime) -> Transition:
    """Drop earlier lines for each later phase that this set has lines for, if the latest set stands alone."""
    ended, events = submission.end_set(game, actor, command, now) if command.orders else (game, ())
    power = power_of(actor)
    kept = ended.ahead.get(power, ())
    renewed = {one.phase for one in kept if one.at == now}
    lost = tuple(one for one in kept if one.phase in renewed and one.at != now)
    if order_sets(game).joining is Joining.COMBINED or not lost:
        return ended, events
    rest = tuple(one for one in kept if one not in lost)
    replaced = AheadReplaced(power, tuple(one.line for one in lost))
    return replace(ended, ahead={**ended.ahead, power: rest}), (*events, replaced)


def lines_waiting(game: Game, power: Power) -> tuple[Ahead, ...]:
    """Return what the power's present player has kept, in the order in which it will be given.

    Orders come as they were sent, so that the last one for a unit counts. Builds and removals are used from
    the first until there are enough; those of a later email come before those of an earlier one.
    """
    seat = game.seat(power)
    kept = (one for one in game.ahead.get(power, ()) if one.person == seat.person)
    return tuple(sorted(kept, key=_newest_build_first))


def _newest_build_first(one: Ahead) -> float:
    winter = one.phase.kind is PhaseKind.ADJUSTMENT
    return -one.at.timestamp() if winter and one.at is not None else 0.0


def lines_due(game: Game) -> dict[Power, tuple[str, ...]]:
    """Return the lines whose phase is the current one, by power, if their author still plays."""
    found = {
        seat.power: tuple(one.line for one in lines_waiting(game, seat.power) if one.phase == game.phase)
        for seat in game.seats
        if seat.state is SeatState.PLAYED
    }
    return {power: lines for power, lines in found.items() if lines}


def give_kept_lines(game: Game, openings: Iterable[tuple[Power, KeptLines]], now: datetime) -> Transition:
    """Give the kept lines of the phase that has opened, and drop those for phases that were skipped."""
    rest = {power: tuple(o for o in kept if is_ahead(game, o.phase)) for power, kept in game.ahead.items()}
    game = replace(game, ahead={power: kept for power, kept in rest.items() if kept})
    events: list[Event] = []
    for power, opening in openings:
        game, more = _given(game, power, opening, now)
        events += more
    settled, last = follow_up(game, now)
    return settled, (*events, *last)


def _given(game: Game, power: Power, opening: KeptLines, now: datetime) -> Transition:
    """Return the game after each line was given by itself, so that one invalid line affects no other."""
    phase, actor = game.phase, player(game, power)
    assert phase is not None
    taken: list[str] = []
    dropped: list[tuple[str, Said]] = []
    told: tuple[Event, ...] = ()
    before: tuple[Given, ...] = ()
    for one in opening.lines:
        if actor is not None and one.wish is not None:
            game, heard = _wished(game, actor, one.wish, now)
            taken += [one.line] if heard else []
            continue
        enough = _is_used_up(game, power, one)
        why = one.why or (USED_UP if enough else NOT_ASKED)
        events = None
        if actor is not None and not enough:
            game, events = _ordered(game, actor, one, before, now)
        if events is not None:
            taken.append(one.line)
            before += _kept_for_next(game, one)
            told = tuple(event for event in events if isinstance(event, OrdersTaken))
        elif not one.unneeded and one.line not in taken:
            dropped.append((one.line, why))
    return game, (*told, _used(power, phase, opening, taken, dropped))


def _used(
    power: Power, phase: Phase, opening: KeptLines, taken: list[str], dropped: list[tuple[str, Said]]
) -> AheadUsed:
    """Tell what became of the kept lines, with the remarks about those that were taken."""
    unneeded = tuple(one.line for one in opening.lines if one.unneeded)
    remarks = tuple((one.line, said) for one in opening.lines if one.line in taken for said in one.remarks)
    used = tuple(dict.fromkeys(taken))  # a line may waive several builds
    return AheadUsed(power, phase, used, tuple(dropped), opening.decided, unneeded, remarks)


def _ordered(
    game: Game, actor: Actor, line: ReadAhead, before: tuple[Given, ...], now: datetime
) -> tuple[Game, tuple[Event, ...] | None]:
    """Give the order of a kept line; no events if it has none, or the phase does not take it."""
    if line.given is None or actor.power is None:
        return game, None
    command = _command(actor.power, (line.given,) * line.fleets, before, line.printed)
    after, events = submission.give_orders(game, actor, command, now)
    return after, None if refused(events) else events


def _kept_for_next(game: Game, line: ReadAhead) -> tuple[Given, ...]:
    """Return the orders that count together with the next line's, for a space with several fleets."""
    if line.given is None or game.variant.board.variant_rules.naval is None:
        return ()
    return (line.given,) * line.fleets


def _command(power: Power, given: tuple[Given, ...], before: tuple[Given, ...], printed: str) -> GiveOrders:
    """Return the order of a kept line, with the line's words if they are printed as written."""
    place = ordered_province(given[0])
    return GiveOrders(power, given, before, ((place, printed),) if printed and place else ())


def _wished(game: Game, actor: Actor, wish: SetWait | SetDraw, now: datetime) -> tuple[Game, bool]:
    """Return the game with a player's wish for the phase that opens, and whether the phase takes it."""
    if isinstance(wish, SetWait):
        game, events = submission.set_wait(game, actor, wish, now)
    else:
        if wish.draw and actor.power and decides_alone(game, actor.power):
            # docs: ends, "An end that one person decides needs CONFIRM"
            return game, False
        game, events = set_draw(game, actor, wish, now)
    return game, not refused(events)


def _is_enough(game: Game, power: Power) -> bool:
    """Return whether all builds or removals due to the power are ordered."""
    winter = game.phase is not None and game.phase.kind is PhaseKind.ADJUSTMENT
    return winter and orders_asked(game, power) > 0 and not orders_missing(game, power)


def _is_used_up(game: Game, power: Power, line: ReadAhead) -> bool:
    """Return whether the lines that come first leave nothing for this one."""
    return _is_enough(game, power) or _is_built_on(game, power, line)


def _is_built_on(game: Game, power: Power, line: ReadAhead) -> bool:
    """Return whether a line that comes first already builds where this one would."""
    built = (order.at for order in game.orders.get(power, ()) if isinstance(order, Build))
    return isinstance(line.given, Build) and province_of(line.given.at) in map(province_of, built)
