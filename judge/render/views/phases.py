"""Views of the notices in notices/phases: a phase opens, its deadline comes, its results, the end."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import TypedDict

from judge.game.anonymity import is_nonplaying_master
from judge.game.dedication import Record
from judge.game.events import AheadUsed
from judge.game.order_style import Style
from judge.game.orders.outstanding import powers_owing, vacant_powers
from judge.game.phases.turn import is_last_year
from judge.game.roles import Actor, Role
from judge.game.sight import SightedGame, position_seen
from judge.game.state import Game, SeatState, comes_with_moves
from judge.language.orders.writing import written_by
from judge.memo import once
from judge.notices.phases import (
    Adjusted,
    DeadlineChanged,
    DeadlineHeld,
    GameEnded,
    GameFails,
    LateNotice,
    LateOrdersAsked,
    LateOrdersTold,
    MasterAwaited,
    PendingOrders,
    Reminder,
    Results,
    RolledBack,
    StartMoved,
    WaitingOrders,
)
from judge.render.lines.board_table import board_lines, correction_lines
from judge.render.lines.centres import change_lines, owner_lines
from judge.render.lines.guidance import OrderRequest, current_request
from judge.render.lines.history import centre_lines, statistics_lines, tenure_lines, winners_named
from judge.render.lines.orders import unit_lines
from judge.render.lines.orders_in_force import OrdersInForce, fallen_lines, late_lines, orders_in_force
from judge.render.lines.own_part import OwnPart, in_subject
from judge.render.lines.press import diary_lines, press_lines
from judge.render.lines.results import ResultsView, legend, next_request, own_results, results_view
from judge.render.lines.seats import player_named
from judge.render.lines.votes import ranking_lines
from judge.render.mail_context import AboutValues, MailContext, NextStepValues, view
from judge.render.power_signs import PowerSign, power_signs
from judge.render.text.escaping import one_line
from judge.render.text.fixed_words import letters
from judge.render.text.messages import listing, said, say
from judge.render.text.phase_names import phase_with_kind, season_of_year
from judge.render.text.power_names import powers_named
from judge.render.text.reader_language import language
from judge.render.text.times import When, spoken
from judge.render.views.buttons import Button
from judge.render.views.game import opponent_named
from judge.render.views.reply_buttons import away_button, order_buttons
from judge.rules import notation
from judge.rules.orders import Order
from judge.rules.units import Power, alive


class ResultsValues(AboutValues, NextStepValues):
    """What the templates of `Results` print."""

    buttons: tuple[Button, ...]
    views: tuple[ResultsView, ...]
    reasons: tuple[str, ...]
    used: tuple[UsedOrdersValues, ...]
    legend: tuple[str, ...]
    by_master: bool
    over: bool
    with_moves: bool
    deadline: When | None
    grace: When | None
    lead: str
    own: OwnPart | None
    own_above: OwnPart
    own_below: OwnPart
    typed: bool
    """Whether no button has the orders in it, so that how to write them stands below them."""
    own_sign: PowerSign | None
    addition: str
    """What happened to the reader, after the subject."""
    web: str


@view(Results)
def results(notice: Results, context: MailContext) -> ResultsValues:
    """Return the results of a phase, and what to send for the next."""
    request = next_request(notice, context.power)
    opened, views = notice.opened, _results_views(notice, context.style, language())
    with_moves = opened is not None and comes_with_moves(notice.game.settings, opened.phase)
    step = context.next_step(notice.game, request)
    deadline = context.when(opened.deadline) if opened and not with_moves else None
    own = _own(notice, context)
    buttons = order_buttons(context, notice.game, step["guidance"], request=request)
    whole = own or OwnPart()
    above, below = whole.parted() if buttons else (whole, OwnPart())
    return {
        **context.about(notice.game, notice.snapshot.phase.mail_code, notice.snapshot.deadline),
        **step,
        "buttons": buttons,
        "views": views,
        "reasons": tuple(line for view in views for line in view.reasons),
        "used": tuple(_used(one) for one in notice.used),
        "legend": legend(views, context.style),
        "by_master": notice.by_master,
        "over": notice.game.ending is not None,
        "with_moves": with_moves,
        "deadline": deadline,
        "grace": context.when(opened.grace) if opened else None,
        "lead": _lead(notice.game, context.power),
        "own": own,
        "own_above": above,
        "own_below": below,
        "typed": not any(one.orders for one in buttons),
        "own_sign": power_signs(notice.game.variant).get(context.power or ""),
        "addition": _addition(notice, context, own, request, deadline),
        "web": context.web_page(notice.game, (notice.snapshot, *notice.later)[-1].phase),
    }


def _own(notice: Results, context: MailContext) -> OwnPart | None:
    """Return what the judged phases brought to the reader's power; None for a reader without one."""
    if context.power is None or notice.game.seat(context.power).state is not SeatState.PLAYED:
        return None
    found = sum((own_results(one, context.style, context.power) for one in _by_phase(notice)), OwnPart())
    return found if found.first or found.others else None


def _addition(
    notice: Results,
    context: MailContext,
    own: OwnPart | None,
    request: OrderRequest | None,
    deadline: When | None,
) -> str:
    """Return what stands behind the subject: what happened to the reader, and what they owe."""
    if context.power is None or context.reader is None or context.reader.person.wish.short_subjects:
        return ""
    return in_subject(notice.game, own or OwnPart(), request, context.power, deadline)


def _lead(game: Game, power: Power | None) -> str:
    """Return whom the reader plays, in front of what to send; that a power was theirs, if it is free now."""
    if power is None:
        return ""
    name = game.variant.power(power).name
    if game.seat(power).state is SeatState.PLAYED:
        return say("email-results", power=name) + " "
    return say("email-results.yours-before", power=name) + " "


@once
def _results_views(notice: Results, style: Style, _language: str) -> tuple[ResultsView, ...]:
    """Return each phase that was adjudicated, as all read it who have the notice's style and language."""
    return tuple(results_view(one, style) for one in _by_phase(notice))


@once
def _by_phase(notice: Results) -> tuple[Results, ...]:
    """Return the results of each phase that was adjudicated."""
    judged = (notice.snapshot, *notice.later)
    return tuple(replace(notice, snapshot=one, later=()) for one in judged)


class UsedOrdersValues(TypedDict):
    """What happened to orders that came with the moves: what was dropped and why, what each IF came to."""

    phase: str
    taken: tuple[tuple[str, tuple[str, ...]], ...]
    dropped: tuple[tuple[str, str], ...]
    decided: tuple[str, ...]
    unneeded: tuple[str, ...]


def _used(event: AheadUsed) -> UsedOrdersValues:
    """What happened to orders that came with the moves: what was dropped and why, what each IF came to."""
    return {
        "phase": phase_with_kind(event.phase),
        "taken": tuple(one for one in _taken(event) if one[1]),
        "dropped": tuple((one_line(line, 70), one_line(said(why))) for line, why in event.dropped),
        "decided": tuple(one_line(said(one), 200) for one in event.decided),
        "unneeded": tuple(one_line(line, 70) for line in event.unneeded),
    }


class RolledBackValues(AboutValues, NextStepValues):
    """What the templates of `RolledBack` print."""

    buttons: tuple[Button, ...]
    undo: bool
    anew: bool
    judged_since: bool
    mended: bool
    ended: str
    winners: str
    rated: bool
    practice: bool
    phase: str
    season: str
    left: str
    back_to: str
    void: str
    again: str
    in_force: OrdersInForce | None
    incomplete: bool
    is_master: bool
    blind: bool
    board: tuple[str, ...]


@view(RolledBack)
def rolled_back(notice: RolledBack, context: MailContext) -> RolledBackValues:
    """The game has gone back: which results do not count, what stays, the reader's orders, the board."""
    game, power = notice.game, context.power
    plays = power is not None and game.phase is not None and not game.practice
    in_force = orders_in_force(game, power, context.style) if plays and power else None
    step = context.next_step(game, current_request(game, power))
    return {
        **context.about(game),
        **step,
        "buttons": order_buttons(context, game, step["guidance"], power),
        "undo": notice.undo,
        "anew": notice.anew,
        "judged_since": notice.judged_since,
        "mended": notice.mended,
        "ended": str(notice.ended or ""),
        "winners": powers_named(game.variant, notice.winners),
        "rated": game.settings.rated,
        "practice": game.practice,
        "phase": game.phase.mail_code if game.phase else "",
        "season": phase_with_kind(game.phase) if game.phase else "",
        "left": notice.left.mail_code,
        "back_to": (notice.back_to or notice.left).mail_code,
        "void": listing(phase.mail_code for phase in notice.void),
        "again": listing(phase.mail_code for phase in notice.again),
        "in_force": in_force,
        "incomplete": in_force is not None and in_force.count > 0,
        "is_master": context.is_master,
        "blind": isinstance(game, SightedGame) and game.is_blind,
        "board": board_lines(game.variant, game.position, context.style),
    }


class AdjustedValues(AboutValues, NextStepValues):
    """What the templates of `Adjusted` print."""

    buttons: tuple[Button, ...]
    fallen: tuple[str, ...]
    stands: bool
    reason: str
    changes: tuple[str, ...]
    moved: bool
    phase: str
    before: str
    in_force: OrdersInForce | None
    incomplete: bool
    blind: bool
    board: tuple[str, ...]


@view(Adjusted)
def adjusted(notice: Adjusted, context: MailContext) -> AdjustedValues:
    """Return what the master mended and why, the reader's orders, the board.

    In a blind game what he sees of it.
    """
    game, event, power = notice.game, notice.event, context.power
    stands = game.number == event.number  # no later line of the same email adjudicated the phase
    in_force = orders_in_force(game, power, context.style) if power and game.phase and stands else None
    next_step = context.next_step(game, current_request(game, power) if stands else None)
    return {
        **context.about(game),
        **next_step,
        "buttons": order_buttons(context, game, next_step["guidance"]),
        "stands": stands,
        "reason": one_line(event.reason, 300),
        "fallen": fallen_lines(game, power, notice.fallen, context.style),
        "changes": correction_lines(game, event.corrections),
        "moved": event.phase != event.before,
        "phase": event.phase.mail_code,
        "before": event.before.mail_code,
        "in_force": in_force,
        "incomplete": in_force is not None and in_force.count > 0,
        "blind": isinstance(game, SightedGame) and game.is_blind,
        "board": board_lines(game.variant, game.position, context.style),
    }


class GameEndedValues(AboutValues):
    """What the templates of `GameEnded` print."""

    web: str
    ending: str
    practice: bool
    forming: bool
    last_year: int
    winners: str
    winners_letters: str
    tenures: tuple[str, ...]
    centres: tuple[str, ...]
    units: tuple[tuple[str, ...], ...]
    owners: tuple[str, ...]
    changes: tuple[str, ...]
    diaries: tuple[tuple[str, tuple[str, ...]], ...]
    ranking: tuple[str, ...]
    statistics: tuple[str, ...]
    letters: bool
    by_master: bool
    declared: str
    by_keeper: bool
    removed: bool
    agreed: bool
    conceded: bool
    record: Record | None


@view(GameEnded)
def game_ended(notice: GameEnded, context: MailContext) -> GameEndedValues:
    """Return the end of the game: its winners and players, their centres by year, the last position."""
    game = notice.game
    return {
        **context.about(game),
        "web": context.web_page(game),
        "ending": str(game.ending or ""),
        "practice": game.practice,
        "forming": not game.seats,
        "last_year": game.phase.year if game.phase and is_last_year(game, game.phase.year) else 0,
        "winners": winners_named(game),
        "winners_letters": letters(game.variant, game.winners),
        "tenures": tenure_lines(game, context.known(notice.people)),
        "centres": centre_lines(game, notice.snapshots),
        "units": unit_lines(game.variant, game.position, context.style),
        "owners": owner_lines(game.variant, game.position.centres, context.style),
        "changes": change_lines(game, game.position),
        "diaries": tuple(diary_lines(game)),
        "ranking": ranking_lines(game),
        "statistics": statistics_lines(game, notice.statistics, notice.snapshots),
        "letters": any(one.press for one in notice.statistics.powers.values()),
        "by_master": game.stopped is not None,
        "declared": one_line(game.declared, 600),
        "by_keeper": notice.by_keeper,
        "removed": notice.removed,
        "agreed": notice.agreed,
        "conceded": notice.conceded,
        "record": notice.record if notice.record.turns else None,
    }


class ReminderValues(AboutValues, NextStepValues):
    """What the templates of `Reminder` print."""

    buttons: tuple[Button, ...]
    power: str
    in_force: OrdersInForce | None
    waiting: WaitingValues | None
    nudge: bool


@view(Reminder)
def reminder(notice: Reminder, context: MailContext) -> ReminderValues:
    """The deadline is near: the orders in force, and what is missing."""
    game, power = notice.game, notice.power
    request = current_request(game, power)
    step = context.next_step(game, request, power)
    return {
        **context.about(game),
        **step,
        "buttons": (
            *order_buttons(context, game, step["guidance"], power, request),
            *away_button(context, game),
        ),
        "power": game.variant.power(power).name,
        "in_force": orders_in_force(game, power, context.style),
        "waiting": _waiting(notice.waiting, game, power, context),
        "nudge": notice.nudge,
    }


class MasterAwaitedValues(AboutValues):
    """What the templates of `MasterAwaited` print."""

    missing: str
    phase: str


@view(MasterAwaited)
def master_awaited(notice: MasterAwaited, context: MailContext) -> MasterAwaitedValues:
    """The phase waits for the GM's PROCESS; they see which orders are missing."""
    missing = powers_named(notice.game.variant, powers_owing(notice.game))
    phase = notice.game.phase.mail_code if notice.game.phase else ""
    return {**context.about(notice.game), "missing": missing, "phase": phase}


class LateOrdersAskedValues(AboutValues):
    """What the templates of `LateOrdersAsked` print."""

    power: str
    together: bool


@view(LateOrdersAsked)
def late_orders_asked(notice: LateOrdersAsked, context: MailContext) -> LateOrdersAskedValues:
    """Orders came late and wait for the GM's word, who does not see them."""
    power = notice.game.variant.power(notice.power).name if notice.power else ""
    return {**context.about(notice.game), "power": power, "together": notice.together}


class LateOrdersToldValues(AboutValues):
    """What the templates of `LateOrdersTold` print."""

    power: str
    fate: str
    season: str
    lines: tuple[str, ...]
    words: tuple[str, ...]


@view(LateOrdersTold)
def late_orders_told(notice: LateOrdersTold, context: MailContext) -> LateOrdersToldValues:
    """Return what became of orders that came late, and which they were."""
    game, late = notice.game, notice.late
    return {
        **context.about(game, notice.phase.mail_code, notice.due),
        "power": game.variant.power(notice.power).name,
        "fate": str(late.fate),
        "season": season_of_year(notice.phase),
        "lines": late_lines(game.variant, late.orders, late.proxies, late.ahead, context.style),
        "words": press_lines(notice.words, set_anew=False) if notice.words else (),
    }


class StartMovedValues(AboutValues):
    """What the templates of `StartMoved` print."""

    at: When
    forming: bool
    by: str


@view(StartMoved)
def start_moved(notice: StartMoved, context: MailContext) -> StartMovedValues:
    """Return a moment before which the game does not start, or its phase is not judged."""
    game = notice.game
    return {
        **context.about(game),
        "at": context.when(notice.at),
        "forming": not game.seats,
        "by": player_named(game, notice.by, context.seen(notice.who)),
    }


class PendingOrdersValues(AboutValues):
    """What the templates of `PendingOrders` print."""

    power: str
    opened: str
    taken: tuple[tuple[str, tuple[str, ...]], ...]
    dropped: tuple[tuple[str, str], ...]
    decided: tuple[str, ...]
    unneeded: tuple[str, ...]
    in_force: OrdersInForce | None


@view(PendingOrders)
def pending_orders(notice: PendingOrders, context: MailContext) -> PendingOrdersValues:
    """A phase has opened for which the power had sent orders: which were taken, which dropped and why."""
    return {
        **context.about(notice.game),
        "power": notice.game.variant.power(notice.power).name,
        "opened": phase_with_kind(notice.phase),
        "taken": _taken(notice),
        "dropped": tuple((one_line(line, 70), one_line(said(why))) for line, why in notice.dropped),
        "decided": tuple(one_line(said(one), 200) for one in notice.decided),
        "unneeded": tuple(one_line(line, 70) for line in notice.unneeded),
        "in_force": orders_in_force(notice.game, notice.power, context.style),
    }


def _taken(notice: PendingOrders | AheadUsed) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The lines that were taken with what was assumed in them, each once: `rest hold` is many orders."""
    return tuple((one_line(line, 70), _remarks_on(notice, line)) for line in dict.fromkeys(notice.taken))


def _remarks_on(notice: PendingOrders | AheadUsed, line: str) -> tuple[str, ...]:
    remarks = (one_line(said(one)) for taken, one in notice.remarks if taken == line)
    return tuple(dict.fromkeys(remarks))


class LateReaderValues(NextStepValues):
    """What a late reader has to send."""

    in_force: OrdersInForce | None
    late: bool


class LateNoticeValues(AboutValues, LateReaderValues):
    """What the templates of `LateNotice` print."""

    buttons: tuple[Button, ...]
    waiting: WaitingValues | None
    secret: bool
    opponent: str
    all_late: bool
    letters: str
    late_rows: tuple[tuple[str, int], ...]
    names: str
    leads: bool
    eject: str
    phase: str


@view(LateNotice)
def late_notice(notice: LateNotice, context: MailContext) -> LateNoticeValues:
    """The deadline has passed: who is late, and what a late reader has to send."""
    game, power, reader = notice.game, context.power, context.reader
    late = power if power in notice.powers else None
    rows = tuple(
        (game.variant.power(seat.power).name, seat.late) for seat in game.seats if seat.power in notice.powers
    )
    late_reader = _late_reader(game, context, late)
    return {
        **context.about(game),
        **late_reader,
        "buttons": order_buttons(context, game, late_reader["guidance"], late),
        "waiting": _waiting(notice.waiting, game, late, context),
        "secret": isinstance(game, SightedGame),
        "opponent": opponent_named(game, late),
        "all_late": not _somebody_waits(notice, context),
        "letters": letters(game.variant, notice.powers),
        "late_rows": rows if game.settings.late_count else (),
        "names": powers_named(game.variant, notice.powers),
        "leads": reader is not None and is_nonplaying_master(game, reader.role, reader.person.id),
        "eject": next((game.variant.power(power).name for power in notice.powers), ""),
        "phase": game.phase.mail_code if game.phase else "",
    }


def _somebody_waits(notice: LateNotice, context: MailContext) -> bool:
    """Return whether anybody else in the game is not late.

    Who leads several powers does not wait for himself.
    """
    reader, alive_powers = context.reader.person.id if context.reader else 0, alive(notice.game.position)
    in_time = (seat for seat in notice.game.seats if seat.power not in notice.powers)
    return any(seat.power in alive_powers and reader not in seat.players for seat in in_time)


def _late_reader(game: Game, context: MailContext, late: Power | None) -> LateReaderValues:
    if late is None:
        return {"in_force": None, "guidance": None, "tasks": (), "late": False}
    step = context.next_step(game, current_request(game, late), late)
    return {**step, "in_force": orders_in_force(game, late, context.style), "late": True}


class WaitingValues(TypedDict):
    """What waits for the reader's word: how many orders, when they came, and the lines that are proposed."""

    count: int
    came: When
    proposed: tuple[str, ...]


def _waiting(
    waiting: WaitingOrders | None, game: Game, power: Power | None, context: MailContext
) -> WaitingValues | None:
    """Return what waits for the reader's word; None if nothing does."""
    if waiting is None:
        return None
    proposed = tuple(_in_their_style(line, game, power, context) for line in waiting.proposed)
    return {"count": waiting.count, "came": context.when(waiting.came), "proposed": proposed}


def _in_their_style(line: Order | str, game: Game, power: Power | None, context: MailContext) -> str:
    """Return an order that waits in the reader's style; what is no single order as it was typed."""
    if isinstance(line, str):
        return line
    if power is None:
        return notation.write(line)
    return written_by(power, line, game.variant, position_seen(game, power), context.style)


class DeadlineHeldValues(AboutValues):
    """What the templates of `DeadlineHeld` print."""

    deadline: When


@view(DeadlineHeld)
def deadline_held(notice: DeadlineHeld, context: MailContext) -> DeadlineHeldValues:
    """A deadline has passed and is held, because the mailbox cannot be read."""
    return {**context.about(notice.game), "deadline": context.when(notice.deadline)}


class GameFailsValues(AboutValues):
    """What the templates of `GameFails` print."""

    name: str


@view(GameFails)
def game_fails(notice: GameFails, context: MailContext) -> GameFailsValues:
    """Return a game that cannot be judged for now."""
    return {**context.about(None), "name": notice.name}


class DeadlineChangedValues(AboutValues):
    """What the templates of `DeadlineChanged` print."""

    deadline: When
    grace: When
    by: str
    who: str
    grace_alone: bool
    lost: bool
    held_over: str
    down: tuple[str, str] | None


@view(DeadlineChanged)
def deadline_changed(notice: DeadlineChanged, context: MailContext) -> DeadlineChangedValues:
    """Return the deadline or the end of grace was moved."""
    return {
        **context.about(notice.game, deadline=notice.deadline),
        "deadline": context.when(notice.deadline),
        "grace": context.when(notice.grace),
        "by": _changed_by(notice.by),
        "who": player_named(notice.game, notice.by),
        "grace_alone": notice.grace_alone,
        "lost": notice.lost,
        "held_over": _held_over(notice.game) if notice.by is None else "",
        "down": _moments(notice.down, context.zone) if notice.down else None,
    }


def _moments(span: tuple[datetime, datetime], zone: str) -> tuple[str, str]:
    return spoken(span[0], zone), spoken(span[1], zone)


def _held_over(game: Game) -> str:
    """Return the powers for which the season is held over; "?" where nobody learns which, "" if it is not."""
    if game.clock is None or not game.clock.held_over:
        return ""
    return "?" if isinstance(game, SightedGame) else powers_named(game.variant, vacant_powers(game))


def _changed_by(actor: Actor | None) -> str:
    if actor is None:
        return "judge"
    return "master" if actor.role >= Role.MASTER else "player"
