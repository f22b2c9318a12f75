"""Open proposals: orders and commands that earlier emails proposed, and that nobody has answered.

A reply that asks about something lists them again, so that one YES to the newest email accepts all that it
lists. A YES to the older email accepts what that one listed, as before. But a proposal ends when a later
email orders or proposes something else for the same unit, or by the same kind of command: the newest counts.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import KW_ONLY, dataclass, replace

from judge.game.commands import Command
from judge.game.commands.master import Pause, SetDeadline
from judge.game.commands.member import Extend, Resign, SetConcede, SetDraw
from judge.game.permissions import plays, power_of
from judge.game.proxies import ordered_province
from judge.game.roles import Actor
from judge.game.state import Game
from judge.language.statements import Context
from judge.notices.remarks import AnyRemark, MailRemark, ProseRemark, Remark, remark
from judge.notices.replies import LineReport, Note, Treatment
from judge.records import CounterKind, ParkedItem, ParkedOrder, ParkedOrders, Settlement
from judge.rules.phases import PhaseKind
from judge.rules.units import Province
from judge.service.handlers.doubtful_orders import answer_in, orders_aside, standing_order
from judge.service.handlers.orders import understood
from judge.service.handlers.proposed_commands import command_in, standing
from judge.service.mailed_orders import DoubtfulOrder
from judge.service.request import Request
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript


def repeat_open_proposals(request: Request, speaker: Speaker, transcript: Transcript) -> None:
    """Ask again about what is still open for the seat at hand, if its email asks or is not a clear answer.

    What the email orders otherwise, or proposes, is not asked about again.
    """
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if game is None or game.phase is None or actor is None or not plays(game, actor) or speaker.seat.unproven:
        return
    here = [one for one in transcript.doubtful_orders if (one.game, one.actor) == (game.name, actor)]
    asks = not all(isinstance(one.command, Resign) for one in here)  # RESIGN is asked about alone
    if not (asks or any(map(_is_unclear_yes, transcript.reports))):
        return
    line = max((one.line for one in transcript.said), default=0)
    for found in _not_answered_here(request, speaker, transcript, game, actor):
        transcript.doubtful_orders.append(replace(found, line=line))
        transcript.reports.append(_asked_earlier(speaker, request, replace(found, line=line)))


def _not_answered_here(
    request: Request, speaker: Speaker, transcript: Transcript, game: Game, actor: Actor
) -> list[DoubtfulOrder]:
    """Return what is still open, and which this email neither repeats nor says otherwise, each once."""
    assert game.phase is not None
    units = units_ordered(request, speaker, transcript)
    if units and game.phase.kind is PhaseKind.ADJUSTMENT:  # a proposal is all that would then count
        return []
    known = {one.text for one in transcript.doubtful_orders}
    spoken_of = _commands_named(request, speaker, transcript)
    still_open = {one.text: one for one in _still_open(request, speaker, game, actor)}.values()
    return [
        one
        for one in still_open
        if one.text not in known
        and type(one.command) not in spoken_of
        and not isinstance(one.command, Resign)
        and not (one.proposed and ordered_province(one.proposed) in units)
    ]


def _commands_named(request: Request, speaker: Speaker, transcript: Transcript) -> set[type[Command]]:
    """Return the kinds of commands that the reply proposes or advises: `NODRAW` is about SET DRAW, too."""
    context = speaker.context(request)
    said = (one.understood for one in transcript.reports)
    lines = (dict(one.values).get("line") for one in said if isinstance(one, Remark))
    advised = (command_in(line, context) for line in lines if isinstance(line, str))
    proposed = (one.command for one in transcript.doubtful_orders)
    return {type(one) for one in (*advised, *proposed) if one is not None}


def _is_unclear_yes(report: LineReport) -> bool:
    """Return whether a line is a yes that was not taken because its email says more."""
    unclear = (MailRemark.WORD_UNCLEAR, ProseRemark.PROSE_YES_WITH_MORE)
    return isinstance(report.understood, Remark) and report.understood.key in unclear


def units_ordered(request: Request, speaker: Speaker, transcript: Transcript) -> set[Province | None]:
    """Return the units that the email orders for the seat at hand, or proposes to order."""
    seat = speaker.seat_key()
    given = [one.given for one in transcript.reports if one.given is not None and one.seat in (seat, None)]
    aside = (order for _, order in orders_aside(request, speaker, transcript))
    return {*map(ordered_province, given), *map(ordered_province, aside)} - {None}


def end_older_proposals(request: Request, speaker: Speaker, transcript: Transcript) -> None:
    """End what earlier emails proposed for the seat at hand where this one proposes something else.

    Orders that it gives change what stood when the others were proposed, which ends those anyway. Builds and
    removals are proposed together, so a new proposal of them ends all others.
    """
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if game is None or game.phase is None or actor is None or speaker.seat.unproven:
        return
    aside = orders_aside(request, speaker, transcript)
    units, commands = {ordered_province(one) for _, one in aside} - {None}, _commands_proposed(transcript)
    if not (units or commands):
        return
    said = {one.text for one in transcript.doubtful_orders}
    everything = game.phase.kind is PhaseKind.ADJUSTMENT
    newer = _Newer(speaker.context(request), said, units, commands, everything=everything)
    for item in request.work.parked_items.orders_waiting(actor.person, game.name):
        assert isinstance(item.content, ParkedOrders)
        if (item.content.power, item.content.phase) == (actor.power or "", game.phase):
            _end(request, item, item.content, newer)


def _end(request: Request, item: ParkedItem, content: ParkedOrders, newer: _Newer) -> None:
    """Mark the proposals of an item that give way as ended."""
    items = request.work.parked_items
    left = tuple(replace(one, ended=one.ended or newer.ends(one)) for one in content.orders)
    if left != content.orders and items.take(item.digest, request.now) is not None:
        items.park(replace(item, content=replace(content, orders=left)))


@dataclass(frozen=True, slots=True)
class _Newer:
    """What an email proposes: its lines, the units in their orders, and the kinds of its commands."""

    context: Context
    said: Collection[str]
    units: Collection[Province | None]
    commands: Collection[type[Command]]
    _: KW_ONLY
    everything: bool
    """Whether it ends all other orders, not only those for its units."""

    def ends(self, one: ParkedOrder) -> bool:
        """Return whether an older proposal gives way."""
        if not one.proposed or one.press is not None or one.text in self.said:
            return False
        answer = answer_in(self.context, 0, one.text)
        if answer is None:
            return type(command_in(one.text, self.context)) in self.commands
        return bool(self.units) and (self.everything or ordered_province(answer.order) in self.units)


def _commands_proposed(transcript: Transcript) -> set[type[Command]]:
    """Return the kinds of commands that the email proposes and that only one of can be meant."""
    proposed = (one.command for one in transcript.doubtful_orders)
    return {type(one) for one in proposed if isinstance(one, _ONE_AT_A_TIME)}


_ONE_AT_A_TIME = (Extend, SetDeadline, Pause, SetDraw, SetConcede)


def settle_alike(request: Request, parked: ParkedItem, settlement: Settlement) -> None:
    """End the same proposals where another email asked about them, too."""
    assert isinstance(parked.content, ParkedOrders)
    settled, items = _keys(parked.content.orders), request.work.parked_items
    for item in items.orders_waiting(parked.person, parked.game):
        assert isinstance(item.content, ParkedOrders)
        left = tuple(one for one in item.content.orders if _key(one) not in settled)
        if (item.content.power, item.content.phase) != (parked.content.power, parked.content.phase):
            continue
        if left == item.content.orders or items.take(item.digest, request.now) is None:
            continue
        if not all(one.ended for one in left):
            items.park(replace(item, content=replace(item.content, orders=left)))
        else:
            request.work.counters.add(CounterKind.SETTLED, item.digest, settlement, request.now)


def _keys(orders: Collection[ParkedOrder]) -> set[tuple[str, object]]:
    return {_key(one) for one in orders if one.proposed}


def _key(one: ParkedOrder) -> tuple[str, object]:
    return one.text, one.phase


def _still_open(request: Request, speaker: Speaker, game: Game, actor: Actor) -> list[DoubtfulOrder]:
    """Return what proven emails proposed for a seat in this phase, as long as nothing has changed it."""
    assert game.phase is not None
    power, found = power_of(actor), list[DoubtfulOrder]()
    items = request.work.parked_items.orders_waiting(actor.person, game.name)
    for item in sorted(items, key=lambda one: one.expires):
        content = item.content
        assert isinstance(content, ParkedOrders)
        here = (content.power, content.phase) == (power, game.phase)
        if not here or content.unproven or item.expires <= request.now:
            continue
        for one in content.orders:
            if one.proposed and one.press is None and not one.ended:
                found += _if_open(speaker, request, game, actor, one)
    return found


def _if_open(
    speaker: Speaker, request: Request, game: Game, actor: Actor, one: ParkedOrder
) -> list[DoubtfulOrder]:
    """Return one proposal as the email that proposed it had it; nothing if it has been overtaken."""
    assert game.phase is not None
    context = speaker.context(request)
    answer, command = answer_in(context, 0, one.text), command_in(one.text, context)
    order = answer.order if answer is not None else None
    if order is not None:
        stands = standing_order(game, power_of(actor), ordered_province(order))
    elif command is not None:
        stands = standing(game, power_of(actor), command)
    else:
        return []
    if stands != one.stood:
        return []
    why = remark(MailRemark.ORDERS_PROPOSED) if command is None else remark(MailRemark.COMMANDS_PROPOSED)
    return [
        DoubtfulOrder(
            game.name,
            actor,
            game.phase,
            one.text,
            None,
            why,
            proposed=order,
            command=command,
            instead_of=one.instead_of,
        )
    ]


def _asked_earlier(speaker: Speaker, request: Request, one: DoubtfulOrder) -> LineReport:
    """Return the report of a proposal that is asked about again."""
    game, answer = speaker.current_game(request.games), answer_in(speaker.context(request), 0, one.text)
    assert game is not None
    said: AnyRemark = one.text
    if answer is not None:
        said = understood(game, power_of(one.actor), answer, speaker.style(request.games))
    unit = ordered_province(one.proposed) if one.proposed else None
    return LineReport(one.line, one.text, Treatment.WAITING, said, notes=(_EARLIER,), unit=unit)


def is_asked_again(report: LineReport) -> bool:
    """Return whether a report is of a proposal that an earlier email asked about."""
    return _EARLIER in report.notes


_EARLIER = (Note.NOTE, remark(MailRemark.PROPOSED_EARLIER))
