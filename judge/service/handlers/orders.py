"""A player's orders, and what goes with them: ADD, CLEAR, PHASE, WAIT, DRAW, PREFERENCE, RESIGN."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain, groupby
from typing import TypeAlias

from judge.game.commands.member import (
    AddOrders,
    Clear,
    GiveAhead,
    GiveOrders,
    LendStanding,
    PhaseAhead,
    Resign,
    RevokeProxy,
    SayHere,
    SetPreference,
    SetWait,
)
from judge.game.events import Event, LateOrders, OrdersTaken
from judge.game.message import PlaceName
from judge.game.order_style import Style
from judge.game.orders.outstanding import is_ahead
from judge.game.orders.sets import Joining, Taken, Twice, order_sets
from judge.game.orders.standing_proxies import lent
from judge.game.orders.submission import adapt_to_phase, find_fleets
from judge.game.permissions import plays, power_of
from judge.game.phases.starting import waits_for_answers
from judge.game.proxies import Given, Proxy, ordered_province, units_ordered
from judge.game.refusals import Refusal, Refused
from judge.game.roles import Role
from judge.game.state import Game
from judge.language.kept_lines import overtaken, overtaken_below
from judge.language.names import Names, names
from judge.language.orders.alternatives import is_collective
from judge.language.statements import Scope, UnderstoodAhead, UnderstoodOrder, UnderstoodProxy
from judge.notices.remarks import AnyRemark, GameRefusal, MailRemark, OrderRemark, Remark, SeatRemark, remark
from judge.notices.replies import LineReport, Note, Treatment
from judge.records import OVERTAKEN, CounterKind, ParkedOrders, Settlement
from judge.render.text.names import in_style
from judge.rules import notation
from judge.rules.orders import Build, Waive
from judge.rules.phases import Phase, PhaseKind
from judge.rules.units import Power, Province
from judge.service.changes import apply, not_signed_on
from judge.service.handlers.masters import tell_keeper_of_leaver
from judge.service.mailed_orders import MailedSet
from judge.service.order_sets import current_set, printed_for, why_few_fleets, why_unused, written_for
from judge.service.outcomes import Done, Outcome, Rejected
from judge.service.page_proof import is_beyond_page
from judge.service.parked import park_command
from judge.service.request import Request
from judge.service.speaker import ChangingSpeaker, Speaker
from judge.service.transcript import Transcript

OrderAnswer: TypeAlias = UnderstoodOrder | UnderstoodProxy | UnderstoodAhead
"""A line about a unit: an order for it, now or in a later phase, or a proxy to another power."""


def give_orders(
    request: Request, speaker: Speaker, transcript: Transcript, run: Sequence[OrderAnswer]
) -> None:
    """Give consecutive orders to the game in as few commands as possible, and report each line."""
    collective = [one for one in run if is_collective(one)]
    left, stays = _with_collective(request, speaker, transcript, run) if collective else (run, [])
    reported = len(transcript.reports)
    for _, group in groupby(left, key=_group_of):
        _give_group(request, speaker, transcript, list(group))
    for one in {one.line: one for one in collective}.values():
        _report_collective(request, speaker, transcript, one, stays, reported)


def _give_group(
    request: Request, speaker: Speaker, transcript: Transcript, lines: Sequence[OrderAnswer]
) -> None:
    """Give the orders of one command to the game, and report each line."""
    assert speaker.seat.actor is not None
    power = power_of(speaker.seat.actor)
    said, game = _values(lines), speaker.current_game(request.games)
    _overtake_collective(request, speaker, transcript, lines)
    command = _command(request, speaker, transcript, power, lines, said)
    outcome = apply(request, speaker, transcript, command)
    if isinstance(outcome, Rejected):
        transcript.reports += _reports(request, speaker, transcript, power, lines, outcome)
        return
    if game is not None and in_force(game, power):
        _overtake_proposals(request, game, power, said)
    _add_to_set(request, speaker, transcript, lines, said)
    transcript.effects += len(lines)
    transcript.reports += _reports(request, speaker, transcript, power, lines, None)
    if isinstance(command, GiveAhead) and game is not None:
        _note_replaced(transcript, lines, command.instead_of, names(game.variant))
    if lost := _surplus(request, speaker, power, outcome, said):
        _note(transcript, -1, remark(OrderRemark.SURPLUS_LEFT, forgotten=lost))


def _overtake_collective(
    request: Request, speaker: Speaker, transcript: Transcript, lines: Sequence[OrderAnswer]
) -> None:
    """Take from the email's set what HOLD ALL above said for units that have lines of their own here.

    Otherwise these units would have been ordered twice, and have no order.
    """
    game, mailed = speaker.current_game(request.games), current_set(request, speaker, transcript)
    if game is None or mailed is None or order_sets(game).twice is not Twice.NEITHER:
        return
    own = set(map(ordered_province, _values([one for one in lines if not is_collective(one)])))
    mailed.orders = [
        one for one in mailed.orders if one not in mailed.collective or ordered_province(one) not in own
    ]


def _note_replaced(
    transcript: Transcript, lines: Sequence[OrderAnswer], replaced: Sequence[str], known: Names
) -> None:
    """Add to the report of each line, which are the last, the lines kept before that it replaces."""
    left = list(replaced)
    for back, one in enumerate(reversed(lines), 1):
        gone = overtaken(left, (one.text.strip(),), known)
        left = [line for line in left if line not in gone]
        if gone:
            first = tuple(line.split("\n")[0] for line in gone)
            _note(transcript, -back, remark(OrderRemark.AHEAD_REPLACED, forgotten=first))


def _note(transcript: Transcript, number: int, what: Remark) -> None:
    """Add a remark to a report."""
    report = transcript.reports[number]
    transcript.reports[number] = replace(report, notes=(*report.notes, (Note.NOTE, what)))


def _with_collective(
    request: Request, speaker: Speaker, transcript: Transcript, run: Sequence[OrderAnswer]
) -> tuple[Sequence[OrderAnswer], list[Given]]:
    """Return the orders, collective lines only for units without one, and what stays as before.

    `All units hold` overrides what an earlier email said, `the rest hold` overrides nothing.
    """
    game, mailed = speaker.current_game(request.games), current_set(request, speaker, transcript)
    if game is None or mailed is None:
        return run, []
    alone = (*mailed.orders, *_values([one for one in run if not is_collective(one)]))
    own = _by_unit(alone)
    before = _by_unit(_left_in_force(game, mailed))
    left: list[OrderAnswer] = []
    stays: list[Given] = []
    for one in _without_waived(run, alone):
        unit = ordered_province(one.order) if is_collective(one) else None
        if unit is None or not is_collective(one):
            left.append(one)
            continue
        ordered = own.get(unit, [])
        earlier = before.get(unit, []) if one.scope is Scope.REST and not ordered else []
        counting = _beside(one, ordered, earlier)
        left += counting
        stays += () if counting else earlier
    return left, list(dict.fromkeys(stays))


def counting_so_far(request: Request, speaker: Speaker, transcript: Transcript) -> tuple[Given, ...]:
    """Return what counts beside the next line: the email's own orders, and earlier ones that these leave."""
    game, mailed = speaker.current_game(request.games), current_set(request, speaker, transcript)
    if game is None or mailed is None:
        return ()
    return (*mailed.orders, *_left_in_force(game, mailed))


def _left_in_force(game: Game, mailed: MailedSet) -> tuple[Given, ...]:
    """Return the earlier orders that a new set does not replace as a whole."""
    replaces = order_sets(game).joining is not Joining.COMBINED
    return () if replaces and not mailed.adds else in_force(game, mailed.actor.power or "")


def _beside(one: UnderstoodOrder, own: Sequence[Given], earlier: Sequence[Given]) -> list[UnderstoodOrder]:
    """Return what a collective order comes to beside the email's own orders for its units, or earlier ones.

    The lines of a space that several fleets share replace all earlier ones, so these come again.
    """
    ordered = own or earlier
    if one.meant == 1 and one.order in ordered[-1:]:
        return [one]
    if len(ordered) >= one.meant:
        return []
    again = [replace(one, order=other, fleets=1) for other in earlier if not isinstance(other, Proxy)]
    return [*again, replace(one, fleets=one.meant - len(ordered))]


def _without_waived(run: Sequence[OrderAnswer], alone: Sequence[Given]) -> Iterator[OrderAnswer]:
    """Yield the orders; a line that waives all builds leaves those that others order."""
    built = sum(isinstance(one, Build | Waive) for one in alone)
    waived = 0
    for one in run:
        if not (is_collective(one) and isinstance(one.order, Waive)):
            yield one
        elif waived < one.meant - built:
            waived += 1
            yield one


def _by_unit(said: Sequence[Given]) -> dict[Province | None, list[Given]]:
    """Return what is said by province, for several fleets as often as it is for them."""
    found: dict[Province | None, list[Given]] = {}
    for one in said:
        found.setdefault(ordered_province(one), []).extend([one] * units_ordered(one))
    return found


def in_force(game: Game, power: Power) -> tuple[Given, ...]:
    """Return what the power has said for the phase, also what came late, or is lent for longer."""
    late = game.late_sets.get(power)
    return (*late.orders, *late.proxies) if late else (*game.orders.get(power, ()), *lent(game, power))


def as_written(one: Given) -> str:
    """Return an order or a proxy in its short form, in which a unit's orders are compared."""
    return str(one) if isinstance(one, Proxy) else notation.write(one)


def _replaced(game: Game, power: Power, said: Sequence[Given]) -> tuple[str, ...]:
    """Return the earlier orders of the units that get new ones, as written."""
    units = set(map(ordered_province, said)) - {None}
    return tuple(as_written(one) for one in in_force(game, power) if ordered_province(one) in units)


def _overtake_proposals(request: Request, before: Game, power: Power, said: Sequence[Given]) -> None:
    """Drop proposals of earlier emails for a unit that was given an order since.

    That order may equal the one in force then, so comparing does not show it.
    """
    waiting = request.work.parked_items.orders_of_game(before.name)
    replaced = _replaced(before, power, said) if waiting else ()
    for item in waiting:
        assert isinstance(item.content, ParkedOrders)
        orders = tuple(
            replace(one, stood=OVERTAKEN) if one.stood in replaced else one for one in item.content.orders
        )
        if item.content.power == power and orders != item.content.orders:
            request.work.parked_items.take(item.digest, request.now)
            request.work.parked_items.park(replace(item, content=replace(item.content, orders=orders)))


def _report_collective(
    request: Request,
    speaker: Speaker,
    transcript: Transcript,
    one: UnderstoodOrder,
    stays: Sequence[Given],
    reported: int,
) -> None:
    """Report which orders a collective line leaves as they are, or that it has no units left."""
    game, text = speaker.current_game(request.games), one.text.split("\n")[0]
    mine = [n for n in range(reported, len(transcript.reports)) if transcript.reports[n].line == one.line]
    said: AnyRemark = remark(OrderRemark.NO_REST)
    if game is not None and stays:
        written = tuple(written_for(game, one.power, other, speaker.style(request.games)) for other in stays)
        said = remark(OrderRemark.REST_STAYS, orders=written)
    if not mine:
        transcript.reports.append(LineReport(one.line, text, Treatment.IGNORED, said))
    elif stays:
        last = transcript.reports[mine[-1]]
        transcript.reports[mine[-1]] = replace(last, notes=(*last.notes, (Note.NOTE, said)))


def _surplus(
    request: Request, speaker: Speaker, power: Power, events: Sequence[Event], new: Sequence[Given]
) -> tuple[str, ...]:
    """Return the earlier builds or removals, as written, for which these have left no room."""
    game = speaker.current_game(request.games)
    if game is None or game.phase is None or game.phase.kind is not PhaseKind.ADJUSTMENT:
        return ()
    kind = game.phase.kind
    said = [adapt_to_phase(kind, one) for one in new]
    taken = (event for event in events if isinstance(event, OrdersTaken | LateOrders))
    dropped = (one for event in taken for one in event.dropped)
    lost = (one for one in dropped if adapt_to_phase(kind, one) not in said and not isinstance(one, Waive))
    return tuple(written_for(game, power, one, speaker.style(request.games)) for one in lost)


def _group_of(one: OrderAnswer) -> str:
    """Return the key of lines that are given, and refused, together: by later phase, or by proxy holder."""
    if isinstance(one, UnderstoodOrder) and one.spoken:
        return "summer"
    if isinstance(one, UnderstoodAhead):
        return str(one.phase)
    return one.proxy.to if isinstance(one, UnderstoodProxy) else ""


def _command(
    request: Request,
    speaker: Speaker,
    transcript: Transcript,
    power: Power,
    lines: Sequence[OrderAnswer],
    said: tuple[Given, ...],
) -> GiveOrders | GiveAhead:
    """Return the command for lines of one group, which say that for the current phase."""
    later = [one for one in lines if isinstance(one, UnderstoodAhead)]
    if later:
        new = tuple(one.text.strip() for one in later)
        return GiveAhead(
            power, later[0].phase, *_with_overtaken(request, speaker, power, later[0].phase, new)
        )
    mailed = current_set(request, speaker, transcript)
    printed = tuple(
        (place, one.printed)
        for one in lines
        if isinstance(one, UnderstoodOrder) and one.printed and (place := ordered_province(one.order))
    )
    return GiveOrders(power, said, tuple(mailed.orders) if mailed else (), printed)


def _with_overtaken(
    request: Request, speaker: Speaker, power: Power, phase: Phase, new: Sequence[str]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the new lines for a later phase that count, and those that they replace.

    In games where sets are added, a line replaces those above it and earlier ones about the same. Fleets of
    one sea space are alike, so nobody knows which line is for which (Naval Diplomacy).
    """
    game = speaker.current_game(request.games)
    assert game is not None
    shared = game.variant.board.variant_rules.naval is not None
    if shared or order_sets(game).joining is not Joining.COMBINED:
        return tuple(new), ()
    known = names(game.variant)
    lines = list(zip(new, overtaken_below(new, known), strict=True))
    above = [one for one, replaced in lines if replaced]
    counting = tuple(one for one, replaced in lines if not replaced)
    kept = (one.line for one in game.ahead.get(power, ()) if one.phase == phase)
    return counting, tuple(one for one in (*overtaken(kept, new, known), *above) if one not in counting)


def _add_to_set(
    request: Request,
    speaker: Speaker,
    transcript: Transcript,
    lines: Sequence[OrderAnswer],
    said: Sequence[Given],
) -> None:
    """Add lines that were taken, and what they say, to the email's set."""
    mailed = current_set(request, speaker, transcript)
    if mailed is not None:
        mailed.orders.extend(said)
        mailed.collective.extend(_values([one for one in lines if is_collective(one)]))
        mailed.keeps_ahead = mailed.keeps_ahead or len(said) < len(lines)
        mailed.last_line = lines[-1].line


def _fleets_found(
    request: Request, speaker: Speaker, transcript: Transcript, power: Power, lines: Sequence[OrderAnswer]
) -> list[tuple[Taken | None, ...]]:
    """Return which fleets are left for each line, one entry for each it orders (Naval Diplomacy)."""
    game, mailed = speaker.current_game(request.games), current_set(request, speaker, transcript)
    if game is None or mailed is None or game.board.variant_rules.naval is None:
        return [()] * len(lines)
    each = [len(_values_of(one)) for one in lines]
    found = find_fleets(game, power, mailed.orders)[-sum(each) :]
    return [found[sum(each[:n]) : sum(each[: n + 1])] for n in range(len(lines))]


def _said_above(
    request: Request, speaker: Speaker, transcript: Transcript, lines: Sequence[OrderAnswer]
) -> Sequence[Given]:
    """Return what the email's set has from before these lines, which are its last."""
    mailed = current_set(request, speaker, transcript)
    return mailed.orders[: len(mailed.orders) - len(_values(lines))] if mailed is not None else ()


def _values(lines: Sequence[OrderAnswer]) -> tuple[Given, ...]:
    """Return the orders and proxies for the current phase."""
    return tuple(chain.from_iterable(map(_values_of, lines)))


def _values_of(one: OrderAnswer) -> tuple[Given, ...]:
    """Return the order or proxy that a line gives for the current phase; a line of the summer gives none.

    It is there once for each fleet of one space that the line is for (Naval Diplomacy).
    """
    if isinstance(one, UnderstoodProxy):
        return (one.proxy,)
    if isinstance(one, UnderstoodAhead) or one.spoken:
        return ()
    return (one.order,) * one.fleets


def _reports(
    request: Request,
    speaker: Speaker,
    transcript: Transcript,
    power: Power,
    lines: Sequence[OrderAnswer],
    no: Rejected | None,
) -> Iterator[LineReport]:
    """Yield the reports of lines of one group, which were given or refused together."""
    game, seat, style = (
        speaker.current_game(request.games),
        speaker.seat_key(),
        speaker.style(request.games),
    )
    above = list(_said_above(request, speaker, transcript, lines))
    for one, found in zip(lines, _fleets_found(request, speaker, transcript, power, lines), strict=True):
        first = one.text.split("\n")[0]
        if no is not None:
            yield LineReport(one.line, first, Treatment.REFUSED, no.remark, seat=seat)
            continue
        assert game is not None
        said, values = understood(game, power, one, style), _values_of(one)
        above += values
        notes = _notes(game, power, one, found, above)
        printed = one.printed if isinstance(one, UnderstoodOrder) else ""  # the reply says whether it acts
        if printed and notes:
            said = printed  # another line for its unit is printed instead
        given = values[0] if values and not printed else None
        yield LineReport(
            one.line, first, Treatment.ORDER, said, one.assumed, notes=notes, given=given, seat=seat
        )


def _notes(
    game: Game, power: Power, one: OrderAnswer, found: Sequence[Taken | None], said: Sequence[Given]
) -> tuple[tuple[Note, AnyRemark], ...]:
    """Return what is said about a line besides how it was understood; `said` is the set down to it."""
    if isinstance(one, UnderstoodAhead):
        return tuple((Note.CHECK, why) for why in one.never)
    unused = why_few_fleets(game, found) if found else None
    if unused is None and (values := _values_of(one)):
        given = values[0]
        unused = why_unused(game, power, given, said.count(given) if any(found) else 1)
    return () if unused is None else ((Note.NOTE, unused),)


def understood(game: Game, power: Power, one: OrderAnswer, style: Style) -> AnyRemark:
    """Return how a line was understood: the order in canonical form, or for which phase it is kept."""
    if isinstance(one, UnderstoodOrder) and one.printed:
        if one.acts and not one.spoken:
            return remark(OrderRemark.LINE_ACTS, line=one.printed)
        return remark(OrderRemark.LINE_SPEAKS, line=one.printed)
    if isinstance(one, UnderstoodAhead):
        if "\n" in one.text:
            return remark(OrderRemark.BLOCK_KEPT_FOR_PHASE, phase=one.phase)
        return remark(OrderRemark.KEPT_FOR_PHASE, phase=one.phase)
    given, times = (one.proxy, 1) if isinstance(one, UnderstoodProxy) else (one.order, one.fleets)
    said = printed_for(game, power, given, style)
    order = f"{in_style(game.variant, style).power(power).name}: {said}"
    return remark(OrderRemark.LINE_FOR_FLEETS, order=order, number=times) if times > 1 else order


def add_orders(request: Request, speaker: Speaker, transcript: Transcript, _command: AddOrders) -> Outcome:
    """Let the email's set add to those sent before instead of replacing them."""
    game, mailed = speaker.current_game(request.games), current_set(request, speaker, transcript)
    if game is None or mailed is None:
        return not_signed_on()
    mailed.adds = True
    if order_sets(game).joining is Joining.COMBINED:
        return Done(remark(OrderRemark.ORDERS_ADD_ALWAYS))
    return Done(remark(OrderRemark.ORDERS_ADD))


def clear(request: Request, speaker: Speaker, transcript: Transcript, command: Clear) -> Outcome:
    """Drop what was sent ahead, all orders, or those of one phase; CLEAR below PHASE means that one."""
    ahead = speaker.phase_ahead(request.games)
    if command.ahead_only and ahead is not None:
        command = Clear(ahead)
    game = speaker.current_game(request.games)
    if (command.ahead_only and speaker.seat.proof.only_paged) or is_beyond_page(speaker, game, command.phase):
        return Rejected(remark(MailRemark.PAGE_OF_ONE_PHASE))
    outcome, mailed = apply(request, speaker, transcript, command), current_set(request, speaker, transcript)
    if isinstance(outcome, Rejected):
        return outcome
    if game is not None and speaker.seat.actor is not None:
        _end_proposals(request, transcript, game, power_of(speaker.seat.actor), command)
    if command.ahead_only:
        return Done(remark(OrderRemark.ORDERS_AHEAD_CLEARED))
    if mailed is not None and game is not None and command.phase in (None, game.phase):
        mailed.orders.clear()
    if command.phase is not None:
        return Done(remark(OrderRemark.ORDERS_OF_PHASE_CLEARED, phase=command.phase))
    return Done(remark(OrderRemark.ORDERS_CLEARED))


def _end_proposals(
    request: Request, transcript: Transcript, game: Game, power: Power, command: Clear
) -> None:
    """End what waits for a YES and would bring an order back, of earlier emails and of lines above."""

    def is_cleared(later: Phase | None) -> bool:
        return later is not None if command.ahead_only else command.phase in (None, later or game.phase)

    for one in tuple(transcript.doubtful_orders):
        if (one.game, one.actor.power) == (game.name, power) and is_cleared(one.later):
            transcript.end_doubtful(one, remark(OrderRemark.ORDERS_CLEARED))
    items = request.work.parked_items
    for item in items.orders_of_game(game.name):
        assert isinstance(item.content, ParkedOrders)
        if item.content.power != power or not any(is_cleared(one.phase) for one in item.content.orders):
            continue
        items.take(item.digest, request.now)
        left = tuple(one for one in item.content.orders if not is_cleared(one.phase))
        if left:
            items.park(replace(item, content=replace(item.content, orders=left)))
        else:
            request.work.counters.add(CounterKind.SETTLED, item.digest, Settlement.DROPPED, request.now)


def set_phase(request: Request, speaker: ChangingSpeaker, command: PhaseAhead) -> Outcome:
    """Lead the orders below to a phase; after an impossible one, none of them is taken for another."""
    game, seat = speaker.current_game(request.games), speaker.seat
    seat.no_phase = remark(MailRemark.PHASE_UNKNOWN)
    if game is None or seat.actor is None:
        return not_signed_on()
    if game.phase is None or not plays(game, seat.actor):
        return Rejected(remark(OrderRemark.NO_ORDERS_TO_GIVE))
    if command.phase != game.phase and not is_ahead(game, command.phase):
        return Rejected(GameRefusal(Refused(Refusal.NOT_AHEAD, command.phase.mail_code), game))
    seat.phase_named, seat.no_phase = command.phase, None
    seat.phase_ahead = None if command.phase == game.phase else command.phase
    return Done(remark(OrderRemark.ORDERS_ARE_FOR, phase=command.phase))


def keep_wish(request: Request, speaker: Speaker, transcript: Transcript, line: str) -> Outcome | None:
    """Keep a wish below PHASE for the later phase that it names; None if it is the current phase."""
    actor, ahead = speaker.seat.actor, speaker.phase_ahead(request.games)
    game = speaker.current_game(request.games)
    if speaker.seat.no_phase is not None and game is not None:
        later = game.variant.next_moves(game.phase or game.first_phase)
        return Rejected(remark(OrderRemark.WISH_WITHOUT_PHASE, phase=later.mail_code))
    if ahead is None or actor is None or actor.power is None:
        return None
    if is_beyond_page(speaker, game, ahead):
        return Rejected(remark(MailRemark.PAGE_OF_ONE_PHASE))
    outcome = apply(request, speaker, transcript, GiveAhead(actor.power, ahead, (line,)))
    if isinstance(outcome, Rejected):
        return outcome
    return Done(remark(OrderRemark.WISH_KEPT, phase=ahead))


def set_wait(request: Request, speaker: Speaker, transcript: Transcript, command: SetWait) -> Outcome:
    """Set or take back the wait flag; below PHASE for that phase."""
    kept = keep_wish(request, speaker, transcript, "SET WAIT" if command.wait else "SET NOWAIT")
    if kept is not None:
        return kept
    outcome = apply(request, speaker, transcript, command)
    if isinstance(outcome, Rejected):
        return outcome
    if command.wait:
        return Done(remark(OrderRemark.WAIT_SET))
    return Done(remark(OrderRemark.WAIT_OFF))


def set_preference(
    request: Request, speaker: Speaker, transcript: Transcript, command: SetPreference
) -> Outcome:
    """Change which powers someone would like."""
    outcome = apply(request, speaker, transcript, command)
    game = speaker.current_game(request.games)
    if isinstance(outcome, Rejected) or game is None:
        return outcome if isinstance(outcome, Rejected) else Done(remark(SeatRemark.NOTED))
    if not command.groups:
        return Done(remark(SeatRemark.NO_WISHES_NOTED))
    letters = {facts.code: facts.letter for facts in game.variant.powers}
    groups = ("".join(letters[code] for code in group) for group in command.groups)
    wishes = "".join(group if len(group) == 1 else f"[{group}]" for group in groups)
    return Done(remark(SeatRemark.WISHES_NOTED, wishes=wishes))


def say_here(request: Request, speaker: Speaker, transcript: Transcript, command: SayHere) -> Outcome:
    """Answer the roll call of a game that is full."""
    outcome, game = apply(request, speaker, transcript, command), speaker.current_game(request.games)
    if isinstance(outcome, Rejected) or game is None:
        return outcome if isinstance(outcome, Rejected) else not_signed_on()
    if waits_for_answers(game) or game.settings.manual_start:
        return Done(remark(SeatRemark.PRESENCE_NOTED, game=game.name))
    return Done(remark(SeatRemark.PRESENCE_STARTS, game=game.name))


def resign(request: Request, speaker: ChangingSpeaker, transcript: Transcript, command: Resign) -> Outcome:
    """Leave the game, after confirmation; nothing below in the email speaks for the seat any more."""
    waiting = park_command(request, speaker, transcript, command)
    if waiting is not None:
        return waiting
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    outcome = apply(request, speaker, transcript, command)
    if isinstance(outcome, Rejected) or game is None or actor is None:
        if isinstance(outcome, Rejected) and game and actor and actor.role is Role.MASTER:
            tell_keeper_of_leaver(request, game)
        return outcome if isinstance(outcome, Rejected) else Done(remark(SeatRemark.LEFT))
    speaker.seat.leave()
    if actor.role is Role.OBSERVER:
        return Done(remark(SeatRemark.STOPPED_WATCHING, game=game.name))
    return Done(remark(SeatRemark.LEFT_GAME, game=game.name))


def lend_units(request: Request, speaker: Speaker, transcript: Transcript, command: LendStanding) -> Outcome:
    """Give a standing proxy for one unit or all."""
    game, outcome = speaker.current_game(request.games), apply(request, speaker, transcript, command)
    if isinstance(outcome, Rejected) or game is None:
        return outcome if isinstance(outcome, Rejected) else not_signed_on()
    power = game.variant.power(command.to)
    if not command.at:
        return Done(remark(OrderRemark.ALL_UNITS_LENT, power=power))
    return Done(remark(OrderRemark.UNIT_LENT, place=PlaceName(game.variant.board, command.at), power=power))


def revoke_proxy(request: Request, speaker: Speaker, transcript: Transcript, command: RevokeProxy) -> Outcome:
    """Revoke a standing proxy for one unit or all."""
    game, outcome = speaker.current_game(request.games), apply(request, speaker, transcript, command)
    if isinstance(outcome, Rejected) or game is None:
        return outcome if isinstance(outcome, Rejected) else not_signed_on()
    if not command.at:
        return Done(remark(OrderRemark.ALL_UNITS_TAKEN_BACK))
    return Done(remark(OrderRemark.UNIT_TAKEN_BACK, place=PlaceName(game.variant.board, command.at)))
