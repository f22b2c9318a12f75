"""Sets of orders: what an email says for each power, which at its end may replace what was sent before.

An email is one set (DATC 4.D.1). If it is marked with ADD, or one of its lines was not taken, it adds to what
was sent before: a mistake never costs an order that was in.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import timedelta

from judge.game import machine
from judge.game.anonymity import is_blind
from judge.game.commands.member import EndSet, SetWait
from judge.game.events import AheadReplaced, Event, LateOrders, OrdersTaken
from judge.game.order_style import Style
from judge.game.orders.sets import Joining, Taken, order_sets
from judge.game.orders.standing_proxies import held
from judge.game.orders.submission import adapt_to_phase
from judge.game.phases.turn import is_complete
from judge.game.proxies import Given, ordered_province
from judge.game.sight import position_seen
from judge.game.state import Game, Status
from judge.language.orders.writing import written_by
from judge.language.unread import IN_EARNEST
from judge.notices.remarks import OrderRemark, Remark, remark
from judge.notices.replies import LineReport, Note, Treatment
from judge.records import CounterKind
from judge.render.text.names import in_style, style_of_reader
from judge.rules.english import with_article
from judge.rules.phases import PhaseKind
from judge.rules.units import Power, Province
from judge.service.changes import record
from judge.service.mailed_orders import MailedSet
from judge.service.outcomes import Rejected
from judge.service.request import Request
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript


def current_set(request: Request, speaker: Speaker, transcript: Transcript) -> MailedSet | None:
    """Return the set of the speaker's power, a new one in a new phase; None if they speak for no power."""
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if game is None or actor is None or actor.power is None:
        return None
    found = transcript.sets.get((game.name, actor.power))
    if found is None or found.number != game.number:
        found = transcript.sets[game.name, actor.power] = MailedSet(actor, game.number)
    return found


def hold_practice(request: Request, speaker: Speaker, transcript: Transcript) -> None:
    """Let a practice game wait if its orders are complete but one of the email's order lines was refused.

    It is adjudicated with the next email without such a line, or by SET NOWAIT or PROCESS. In other games the
    deadline leaves time to correct the line.
    """
    for name, power in transcript.sets:
        game, actor = request.games.up_to_date(name), transcript.sets[name, power].actor
        if game is None or not game.practice or game.status is not Status.RUNNING:
            continue
        wrong = [n for n, one in enumerate(transcript.reports) if _is_order_refused(transcript, one, name)]
        counters, who, seat = request.work.counters, str(actor.person), game.seat(power)
        if wrong and is_complete(game) and not seat.wait:
            after, events = machine.apply(game, actor, SetWait(wait=True), request.now)
            if isinstance(record(request, speaker, transcript, game, after, events), Rejected):
                continue
            counters.add(CounterKind.PRACTICE_HELD, who, name, request.now)
            last = transcript.reports[wrong[-1]]
            held = (Note.NOTE, remark(OrderRemark.PRACTICE_HELD))
            transcript.reports[wrong[-1]] = replace(last, notes=(*last.notes, held))
        elif not wrong and counters.count(CounterKind.PRACTICE_HELD, request.now, _HELD_FOR, who, name):
            counters.clear(CounterKind.PRACTICE_HELD, name)
            after, events = machine.apply(game, actor, SetWait(wait=False), request.now)
            if seat.wait:
                record(request, speaker, transcript, game, after, events)


_HELD_FOR = timedelta(days=365)
"""Longer than a practice game waits for its player."""


def _is_order_refused(transcript: Transcript, report: LineReport, name: str) -> bool:
    """Return whether a refused line is an order in that game, and no line below it is for its unit."""
    if report.treatment is not Treatment.REFUSED or report.seat is None or report.seat[0] != name:
        return False
    power = report.seat[1].power
    if power is None or not (report.unit or report.column) or IN_EARNEST.match(report.text.lower()):
        return False
    below = (one.given for one in transcript.reports if one.line > report.line and one.given is not None)
    return report.unit is None or report.unit not in map(ordered_province, below)


def end_sets(request: Request, speaker: Speaker, transcript: Transcript) -> None:
    """End the email's sets: each that replaces what was sent before does so, and its report says so."""
    if any(report.treatment in (Treatment.REFUSED, Treatment.WAITING) for report in transcript.reports):
        return
    for (name, power), one in transcript.sets.items():
        game = request.games.up_to_date(name)
        if game is None or not _replaces(game, one):
            continue
        after, events = machine.apply(game, one.actor, EndSet(power, tuple(one.orders)), request.now)
        if isinstance(record(request, speaker, transcript, game, after, events), Rejected):
            continue
        gone = tuple(
            said for event in events for said in _forgotten(after, power, event, speaker.style(request.games))
        )
        if gone:
            _report(transcript, one, remark(OrderRemark.SET_REPLACED, forgotten=gone))


def _replaces(game: Game, one: MailedSet) -> bool:
    """Return whether a set of the current phase replaces what was sent before it."""
    alone = order_sets(game).joining is Joining.LATEST and not one.adds
    return alone and game.number == one.number and bool(one.orders or one.keeps_ahead)


def _forgotten(game: Game, power: Power, event: Event, style: Style) -> Iterator[str]:
    """Yield the orders that a set replaced, as they are written; of an IF its first line."""
    match event:
        case OrdersTaken() | LateOrders():
            for one in event.dropped:
                yield written_for(game, power, one, style)
        case AheadReplaced():
            yield from (line.split("\n")[0] for line in event.lines)


def written_for(game: Game, power: Power, given: Given, style: Style) -> str:
    """Return what a power says about a unit, for use in a sentence: without a full stop."""
    return printed_for(game, power, given, style).rstrip(".")


def printed_for(game: Game, power: Power, given: Given, style: Style) -> str:
    """Return what a power says about a unit, on its own line.

    It names no owner that the power's player does not see.
    """
    printed = game.lines.get(power, {}).get(ordered_province(given) or "")
    if printed:
        return printed
    position = position_seen(game, power) if is_blind(game) else game.position
    return written_by(power, given, in_style(game.variant, style), position, style_of_reader(style))


def _report(transcript: Transcript, one: MailedSet, what: Remark) -> None:
    """Add a remark to the report of the set's last line."""
    for number, report in enumerate(transcript.reports):
        if report.line == one.last_line:
            transcript.reports[number] = replace(report, notes=(*report.notes, (Note.NOTE, what)))
            return


# What counts


def why_unused(game: Game, power: Power, given: Given, times: int = 1) -> Remark | None:
    """Return why an order that was taken has no effect; None if it has.

    It was said so many `times`, for as many fleets of one space.
    """
    said = _said(game, power)
    if game.phase is None:
        return None
    counting = adapt_to_phase(game.phase.kind, given)
    if counting in said if times == 1 else said.count(counting) >= times:
        return None
    if times == 1 and _is_for_place_of(given, said):
        return remark(OrderRemark.PLACE_ORDERED_AGAIN)
    if game.phase.kind is PhaseKind.ADJUSTMENT:
        return remark(OrderRemark.MORE_THAN_DUE)
    return remark(OrderRemark.UNIT_ORDERED_TWICE)


def why_few_fleets(game: Game, found: Sequence[Taken | None]) -> Remark | None:
    """Return why a line for that many fleets of one space does not count for all; None if it does."""
    wanting = [one for one in found if one is not None and not one.counts]
    if not wanting:
        return None
    first, counted = wanting[0], len(found) - len(wanting)
    place, there = with_article(game.board, first.place), first.there
    taken, wanted = there - first.left - counted, len(found)
    if not counted:
        return remark(OrderRemark.FLEETS_TAKEN, there=there, place=place, taken=taken)
    return remark(
        OrderRemark.SOME_FLEETS_TAKEN,
        there=there,
        place=place,
        taken=taken,
        wanted=wanted,
        counted=counted,
    )


_ORDERED_BELOW = frozenset((OrderRemark.PLACE_ORDERED_AGAIN, OrderRemark.UNIT_ORDERED_TWICE))


def at_end_of_mail(request: Request, speaker: Speaker, report: LineReport) -> LineReport:
    """Return the report of a line about a unit, once all lines are read.

    For a refused order it says which one is in force for its unit. For an order that a later line replaced
    or contradicted, with another line between them, it says that it does not count.
    """
    if report.seat is None or (report.unit is None and report.given is None):
        return report
    game, power = request.games.up_to_date(report.seat[0]), report.seat[1].power
    if game is None or power is None:
        return report
    notes = tuple(_orders_in_force(request, speaker, game, power, report.unit)) if report.unit else ()
    if report.given is not None and not report.notes:
        unused = why_unused(game, power, report.given)
        notes = (unused,) if unused and unused.key in _ORDERED_BELOW else notes
    return replace(report, notes=(*report.notes, *((Note.NOTE, one) for one in notes))) if notes else report


def _orders_in_force(
    request: Request, speaker: Speaker, game: Game, power: Power, place: Province
) -> Iterator[Remark]:
    """Yield the orders of a unit, or of all fleets that share its space, each once."""
    for given in dict.fromkeys(held(game, power)):
        if ordered_province(given) == place:
            said = written_for(game, power, given, speaker.style(request.games))
            yield remark(OrderRemark.ORDER_IN_FORCE, order=said)


def _said(game: Game, power: Power) -> tuple[Given, ...]:
    late = game.late_sets.get(power)
    return (*late.orders, *late.proxies) if late else held(game, power)


def _is_for_place_of(given: Given, said: Sequence[Given]) -> bool:
    place = ordered_province(given)
    return place is not None and place in map(ordered_province, said)
