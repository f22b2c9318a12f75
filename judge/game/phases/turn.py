"""A turn: a phase opens, is adjudicated once it may be, and the next one opens or the game ends.

The states of a phase; `Clock.process_at` is the moment of an adjudication before the deadline:

    open      ->  complete   the last order that is waited for comes in and no one waits: `process_at` is set,
                             `delay` later; before the deadline not before `earliest`, nor after the deadline
    complete  ->  open       an order is taken back, or somebody asks to wait: `process_at` is dropped
    complete  ->  judged     `process_at` is reached
    open      ->  judged     the deadline is reached and only waits were left; grace ends in a game that goes
                             on without missing orders (`civil_disorder`); or the GM sends PROCESS
    judged    ->  open       the next phase in which somebody has something to order (`following_phase`)
    judged    ->  (none)     centres were counted and one power has enough, or the year is the last: finished
    open      ->  open       ROLLBACK opens an earlier phase again, UNDO returns (`rollback`)

`orders.outstanding` tells whose orders are waited for. `follow_up` comes after every change of a running
or paused game and moves it between open and complete; `adjudicate_phase` is called by `expiry`,
`civil_disorder` and the GM. An adjudicated phase is kept as a `Snapshot`, for ever. Read `open_phase`,
`follow_up`, `adjudicate_phase`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime

from judge.game.anonymity import is_summer
from judge.game.endings import Ending, Proposal
from judge.game.events import Ended, PhaseJudged, PhaseOpened
from judge.game.journeys import journeys_after
from judge.game.orders.outstanding import (
    adjusting_powers,
    builds_may_come,
    is_open_to_transform,
    orders_asked,
    orders_missing,
    played_seats,
    powers_owing,
    survivors,
)
from judge.game.orders.proxy_effects import orders_in_force, proxies_given
from judge.game.orders.standing_proxies import standing_after
from judge.game.orders.submission import late_sets_unused
from judge.game.permissions import players_of_several
from judge.game.phases.deadlines import SHORTEST_PHASE, closed_times, new_clock, phase_clock
from judge.game.record import Held
from judge.game.settings import Settings
from judge.game.state import Game, Snapshot, Status
from judge.game.transition import Transition, running_clock, with_clock
from judge.game.votes import (
    agreed,
    closed,
    conceded_to,
    count,
    count_overdue,
    drawn_powers,
    is_draw_agreed,
    without,
)
from judge.rules.adjudication import ADJUDICATORS
from judge.rules.adjustments import owners, settled_homes, with_neutral_armies
from judge.rules.orders import Order
from judge.rules.outcome import Outcome
from judge.rules.phases import Phase, PhaseKind
from judge.rules.units import Position, Power
from judge.rules.variant import Variant, winner


def open_phase(game: Game, phase: Phase, position: Position, now: datetime) -> Transition:
    """Open a phase: no orders, no waits, no votes, a new deadline."""
    empty = replace(
        game,
        phase=phase,
        number=game.number + 1,
        position=position,
        orders={},
        proxies={},
        lines={},
        late_sets={},
        follows=None,
        left=(),
        seats=tuple(replace(seat, wait=False, draw=False, draw_of=(), concede="") for seat in game.seats),
    )
    clock = new_clock(game.settings, phase, now, game.clock, game.number == 0, closed_times(empty, now))
    opened = replace(empty, clock=clock)
    opening = PhaseOpened(phase, opened.number, clock.deadline, clock.grace)
    return schedule_adjudication(opened, now), (opening,)


def follow_up(game: Game, now: datetime) -> Transition:
    """Do what follows from a change: end in a draw that all agree on, or schedule the adjudication."""
    if game.status not in (Status.RUNNING, Status.PAUSED):
        return game, ()
    return end_as_voted(game) or (schedule_adjudication(game, now), ())


def end_as_voted(game: Game) -> Transition | None:
    """Return the end on which all players who are there agree; None while they do not.

    It comes with a vote, or when one who had not agreed is no longer there.
    """
    if not game.proposals and not any(seat.draw or seat.concede for seat in game.seats):
        return None
    if is_draw_agreed(game):
        return end(game, _kind_of_draw(game), drawn_powers(game))
    winner = conceded_to(game)
    if winner:
        return end(game, Ending.VICTORY, (winner,))
    proposal = agreed(game) if game.proposals else None
    return end_as_proposed(game, proposal) if proposal is not None else None


def end_as_proposed(game: Game, proposal: Proposal, position: Position | None = None) -> Transition:
    """End the game as its players agreed; votes are counted at once, even if it ends after the moves.

    The proposal is closed: a game that goes on after a ROLLBACK is not ended by it again.
    """
    told = closed(game, proposal, passed=True)
    last = replace(without(game, proposal), position=position or game.position, ranks=proposal.terms.ranks)
    ending, ranks = proposal.terms.ending, proposal.terms.ranks
    winners = ranks[0] if ranks else () if ending is Ending.TERMINATED else survivors(last)
    over, events = end(last, ending, winners)
    return over, (told, *events)


def count_overdue_proposals(game: Game, now: datetime) -> Transition:
    """Count the proposals whose time is over."""
    game, told, passed = count_overdue(game, now)
    if passed is None:
        return schedule_adjudication(game, now), told
    over, events = end_as_proposed(game, passed)
    return over, (*told, *events)


def schedule_adjudication(game: Game, now: datetime) -> Game:
    """Set or drop the moment at which the phase is adjudicated before its deadline.

    If orders are complete and nobody waits: `delay` later, not before `earliest`, at the deadline at the
    latest. After the deadline waits no longer matter, only the delay; strict ones do until grace ends. A game
    that nobody plays is not adjudicated.
    """
    clock = running_clock(game)
    ready = game.status is Status.RUNNING and is_complete(game) and not _is_held_open(game, now)
    holds_until = clock.grace if game.settings.strict_wait else clock.deadline
    if not ready or (now <= holds_until and somebody_waits(game)):
        return game if clock.process_at is None else with_clock(game, process_at=None)
    # Kept once set, so that a changed order does not delay the phase again.
    if clock.process_at is not None:
        return game
    assert game.phase is not None
    moment = now + phase_clock(game.settings, game.phase).delay
    if now <= clock.deadline:
        moment = min(max(moment, clock.earliest), clock.deadline)
    between_moves = game.practice and game.phase.kind is not PhaseKind.MOVEMENT
    if not between_moves and not any(orders_asked(game, seat.power) for seat in played_seats(game)):
        # If nobody had anything to order, one turn would follow another in the same moment, to the
        # last year.
        moment = max(moment, clock.opened + SHORTEST_PHASE)
    return with_clock(game, process_at=moment)


def _is_held_open(game: Game, now: datetime) -> bool:
    """Return whether more may come up to the deadline than is asked: summer lines, transformations, builds.

    A practice game does not wait for its one player to change their mind.
    """
    if now >= running_clock(game).deadline or game.phase is None:
        return False
    winter = game.phase.kind is PhaseKind.ADJUSTMENT and not game.practice
    open_to_transform = winter and is_open_to_transform(game.variant, game.position)
    builds = not game.practice and builds_may_come(game)
    return open_to_transform or builds or is_summer(game.settings, game.phase)


def is_complete(game: Game) -> bool:
    """Return whether the game waits for nobody's orders; one that nobody plays waits for players."""
    return bool(played_seats(game)) and not powers_owing(game)


def somebody_waits(game: Game) -> bool:
    """Return whether somebody who has orders to give asked to wait for the deadline."""
    return any(seat.wait and orders_asked(game, seat.power) for seat in played_seats(game))


def is_grace_over(game: Game, now: datetime) -> bool:
    """Return whether the current phase has neither time nor grace left."""
    clock = running_clock(game)
    return now >= clock.end_of_grace


def adjudicate_phase(game: Game, now: datetime, *, by_master: bool = False) -> Transition:
    """Adjudicate the current phase, keep it as a snapshot, and open the next or end the game."""
    assert game.phase is not None
    game, told, passed = count(game, now) if game.proposals else (game, (), None)
    assert game.phase is not None
    # What was voted on and what came late belong to the phase before its adjudication.
    voted = game
    outcome, following = outcome_of(game)
    judged = PhaseJudged(_snapshot(game, game.phase, outcome, now), by_master)
    journeys = journeys_after(game.journeys, game.phase.kind, game.position, outcome)
    standing = standing_after(game, outcome, following.position)
    game = replace(game, journeys=journeys, standing=standing)
    won = winners(game, following.position) if following.counted else ()
    # A win on the board comes before an end that was voted for, and that before the last year.
    if won:
        ended, events = end(replace(game, position=following.position), Ending.VICTORY, won)
    elif passed is not None:
        ended, events = end_as_proposed(replace(voted, journeys=journeys), passed, following.position)
    elif following.counted and is_last_year(game, judged.snapshot.phase.year):
        last = replace(game, position=following.position)
        ended, events = end(last, _kind_of_draw(last), survivors(last))
    else:
        ended, events = open_phase(game, following.phase, following.position, now)
    return ended, (judged, *late_sets_unused(voted), *told, *events)


def is_last_year(game: Game, year: int) -> bool:
    """Return whether the game ends with this year, by its settings or by its variant."""
    last = (game.settings.last_year, game.variant.condition.last_year)
    return any(0 < one <= year for one in last)


def _kind_of_draw(game: Game) -> Ending:
    """Return a draw; among the powers of one player it is their victory (njudge's duplex)."""
    players = players_of_several(game)
    leaders = {players.get(power) for power in survivors(game)}
    return Ending.VICTORY if players and len(leaders) == 1 else Ending.DRAW


def end(game: Game, ending: Ending, winners: tuple[Power, ...] = (), declared: str = "") -> Transition:
    """End the game; phase and position stay as they were."""
    over = replace(
        game, status=Status.FINISHED, ending=ending, winners=winners, declared=declared, clock=None
    )
    return over, (Ended(ending, winners, declared),)


def powers_without_orders(game: Game) -> tuple[Power, ...]:
    """Return the powers with orders missing, whether waited for or not."""
    return tuple(seat.power for seat in game.seats if orders_missing(game, seat.power))


def outcome_of(game: Game) -> tuple[Outcome, FollowingPhase]:
    """Return the results of the orders in force in the current phase, and the phase that follows.

    The outcome of a year's last phase has the centres as counted, even if no adjustments follow.
    """
    assert game.phase is not None
    board = game.variant.board_in(game.phase)
    found = ADJUDICATORS[game.phase.kind](board, game.position, orders_in_force(game), game.rulebook)
    following = following_phase(game.variant, game.phase, found.after, game.settings)
    centres = following.position.centres if following.counted else found.after.centres
    return Outcome(found.results, replace(found.after, centres=centres), found.removed), following


def _snapshot(game: Game, phase: Phase, outcome: Outcome, now: datetime) -> Snapshot:
    orders = orders_in_force(game)
    return Snapshot(
        number=game.number,
        phase=phase,
        position=game.position,
        orders=orders,
        outcome=outcome,
        settings=game.settings,
        at=now,
        deadline=running_clock(game).deadline,
        parent=game.previous or None,
        proxies=proxies_given(game),
        lines=game.lines,
        held=_more_held(game, orders),
    )


def _more_held(game: Game, counting: Mapping[Power, tuple[Order, ...]]) -> Held | None:
    """Return what the phase holds, if that is more than the orders that count."""
    more = game.proxies or game.standing or game.ahead or game.orders != counting
    return Held(game.orders, game.proxies, game.lines, game.ahead, game.standing) if more else None


# The next phase: which one follows an adjudicated one, with ownership after the fall; phases without
# orders are skipped.

USUAL_SETTINGS = Settings()


@dataclass(frozen=True, slots=True)
class FollowingPhase:
    """What follows a phase: the next one, its position, and whether a year's centres were counted."""

    phase: Phase
    position: Position
    counted: bool


def following_phase(
    variant: Variant, judged: Phase, after: Position, settings: Settings = USUAL_SETTINGS
) -> FollowingPhase:
    """Return the next phase in which anybody has an order to give, or may transform, or speak in summer.

    Dislodged units that cannot retreat are gone from the next position; stand-offs are forgotten once the
    retreats are over.
    """
    phase, counted = variant.next_phase(judged), False
    position = replace(after, dislodged=tuple(d for d in after.dislodged if d.retreats))
    while True:
        if phase.kind is PhaseKind.RETREAT:
            if position.dislodged or is_summer(settings, phase):
                return FollowingPhase(phase, position, counted)
        else:
            position = replace(position, dislodged=(), contested=frozenset())
        if phase.kind is PhaseKind.ADJUSTMENT:
            position = replace(position, centres=owners(variant.board, position))
            position = settled_homes(variant.board, position, phase.year)
            counted = True
            if adjusting_powers(variant, position) or is_open_to_transform(variant, position):
                return FollowingPhase(phase, position, counted)
            position = with_neutral_armies(variant.board, position)
        if phase.kind is PhaseKind.MOVEMENT:
            return FollowingPhase(phase, position, counted)
        phase = variant.next_phase(phase)


def winners(game: Game, position: Position) -> tuple[Power, ...]:
    """Return the power that wins by its centres, or all that its player leads if each leads several.

    Empty while no one has enough or the leaders are equal.
    """
    assert game.phase is not None
    needed = game.settings.victory or game.variant.victory
    players = players_of_several(game)
    won = winner(needed, game.variant.condition, game.phase.year, position.centres, players)
    if won is None:
        return ()
    own = (power for power in players if power in position.centres.values())
    return tuple(power for power in own if players[power] == won) or (won,)
