"""Reply buttons: drafts that one tap opens, for what a reader most often answers an email with.

A button sends nothing: it opens a draft in the mail program. Where orders show by the page token whose they
are, they count when the draft is sent; whatever else is in a draft is proved as in any other email.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import timedelta
from functools import cache
from typing import TypeAlias
from zoneinfo import ZoneInfo

from judge.game.order_style import MapForm
from judge.game.orders.outstanding import change_due
from judge.game.orders.sets import Joining, order_sets
from judge.game.state import Game
from judge.render.lines.guidance import Guidance, OrderRequest, current_request
from judge.render.mail_context import MailContext
from judge.render.order_page.forms import form_name, line_of
from judge.render.text.fixed_words import one_word
from judge.render.text.links import quoted
from judge.render.text.messages import say
from judge.render.text.times import day
from judge.render.views.buttons import Button
from judge.rules.adjustments import may_waive, sites
from judge.rules.board import Board
from judge.rules.orders import Build, Disband, Hold, Order, Remove, Retreat, Waive
from judge.rules.phases import PhaseKind
from judge.rules.units import Kind, Power

MOST = 8
"""Buttons of one email; mail filters mind more links than some ten."""
_AWAY, _DAY = timedelta(days=7), timedelta(days=1)


def order_buttons(
    context: MailContext,
    game: Game,
    guidance: Guidance | None,
    power: Power | None = None,
    request: OrderRequest | None = None,
) -> tuple[Button, ...]:
    """Return the buttons of an email that asks the reader for orders; none where nothing is asked of them.

    With more choices than there is room for, the order page has them. The `request` is what the current phase
    asks of the power, for who has it already.
    """
    power = power or context.power
    if guidance is None or not guidance.form or power is None or context.map is MapForm.NONE:
        return ()  # an email of plain text has no buttons
    if not _plays(context, game, power):
        return ()
    request = request or current_request(game, power)
    if request is None or request.phase != game.phase:
        return ()
    page = [Button(say("order-page-link"), guidance.order_page, orders=True)] if guidance.order_page else []
    waits = [_wait(context, game, power)]
    orders = [
        Button(
            label, _draft(context, game, power, _for_phase(game, request, lines), proves=True), orders=True
        )
        for label, lines in _choices(game, request, power)
    ]
    kept = [*page, *(orders if len(page) + len(orders) <= MOST else ())]
    return (*kept, *waits[: MOST - len(kept)])


def change_buttons(context: MailContext, game: Game, power: Power | None) -> tuple[Button, ...]:
    """Return the buttons of orders that are all in: to change them where the web has a page, and to wait."""
    if power is None or context.map is MapForm.NONE or not _plays(context, game, power):
        return ()
    page = context.order_page(game, power)
    change = [Button(say("order-page-change"), page, orders=True)] if page else []
    return (*change, _wait(context, game, power))


def away_button(context: MailContext, game: Game) -> tuple[Button, ...]:
    """Return the button by which players say that they are away for a week, or as long as the game allows."""
    power = context.power
    longest = min(_AWAY, timedelta(days=game.settings.max_absence))
    if power is None or not _plays(context, game, power) or longest < _DAY:
        return ()
    today = context.now.astimezone(ZoneInfo(context.zone))
    until = today + longest - _DAY  # until the end of the last day
    line = f"AWAY {today.day} {today:%b} TO {until.day} {until:%b}"
    return (Button(say("button-away", until=day(until)), _draft(context, game, power, [line])),)


def vote_buttons(context: MailContext, game: Game, number: int) -> tuple[Button, ...]:
    """Return the buttons for the votes on a proposal."""
    if context.power is None or not _plays(context, game, context.power):
        return ()
    return tuple(
        Button(say("button-vote", vote=vote, number=number), _draft(context, game, context.power, [line]))
        for vote, line in ((one, f"VOTE {one.upper()} {number}") for one in ("yes", "no", "abstain"))
    )


def yes_button(context: MailContext, subject: str, lines: Sequence[str]) -> tuple[Button, ...]:
    """Return the button for the lines with a token that count as a YES wherever they come from.

    None without lines. What needs a CONFIRM has no button: it is not to be had with one tap.
    """
    if not lines or context.map is MapForm.NONE:
        return ()
    body = quoted("\r\n".join(lines))
    return (Button(say("button-yes"), f"{_mailto(context, subject)}&body={body}%0D%0A", confirms=True),)


def _plays(context: MailContext, game: Game, power: Power) -> bool:
    reader = context.reader.person.id if context.reader else 0
    return any(seat.power == power and reader in seat.players for seat in game.seats)


def _choices(game: Game, request: OrderRequest, power: Power) -> Iterator[tuple[str, Sequence[str]]]:
    """Yield what can be ordered by one tap: each with its label and lines."""
    form = form_name(game.settings.reading, game.rulebook)
    if request.phase.kind is PhaseKind.MOVEMENT:
        others = "yes" if request.orders else "no"
        yield say("button-hold", others=others), _holds(request, power, form)
        return
    found = _retreats if request.phase.kind is PhaseKind.RETREAT else _adjustments
    for label, orders in found(game, request, power):
        yield label, [line_of(order, form, game.variant.board) for order in orders]


def _holds(request: OrderRequest, power: Power, form: str) -> Sequence[str]:
    """Return the lines by which all units hold that have no order.

    One by one where no line is for several.
    """
    if not request.messages:
        return ["THE REST HOLD" if request.orders else "HOLD ALL"]
    units = (unit for unit in request.position.of(power) if unit.province not in request.ordered)
    return [line_of(Hold(unit.kind, unit.at), form, request.variant.board) for unit in units]


_Choice: TypeAlias = tuple[str, Sequence[Order]]


def _retreats(game: Game, request: OrderRequest, power: Power) -> Iterator[_Choice]:
    name = game.variant.board.name
    for one in request.position.dislodged:
        unit = one.unit
        if unit.power != power or unit.province in request.ordered:
            continue
        called = f"{unit.kind} {name(unit.at)}"
        for to in one.retreats:
            yield say("button-retreat", unit=called, place=name(to)), [Retreat(unit.kind, unit.at, to)]
        yield say("button-disband", unit=called), [Disband(unit.kind, unit.at)]


def _adjustments(game: Game, request: OrderRequest, power: Power) -> Iterator[_Choice]:
    """Yield each way to build or remove one of the units that are due.

    And to waive all builds that are left.
    """
    board, position = game.variant.board, request.position
    owed = change_due(game.variant, position, power)
    left = abs(owed) - len(request.orders)
    if left > 0:
        orders: Iterator[Build | Remove] = (
            _builds(board, request, power) if owed > 0 else _removals(request, power)
        )
        for order in orders:
            unit = f"{order.kind} {board.name(order.at)}"
            yield say("button-adjust", act="build" if owed > 0 else "remove", unit=unit), [order]
    if owed > 0 and left > 0 and may_waive(board, position):
        yield say("button-waive", number=left), [Waive()] * left


def _builds(board: Board, request: OrderRequest, power: Power) -> Iterator[Build]:
    for home in sites(board, request.position, power):
        for kind in Kind if home not in request.ordered else ():
            yield from (Build(kind, at) for at in board.standing_places(kind, home))


def _removals(request: OrderRequest, power: Power) -> Iterator[Remove]:
    units = (unit for unit in request.position.of(power) if unit.province not in request.ordered)
    return (Remove(unit.kind, unit.at) for unit in units)


def _for_phase(game: Game, request: OrderRequest, lines: Sequence[str]) -> list[str]:
    """Return the lines as they join those sent before, for the phase that is asked about and no other."""
    joins = order_sets(game).joining is Joining.LATEST
    return [f"PHASE {request.phase.mail_code}", *(["ADD"] if joins else []), *lines]


def _wait(context: MailContext, game: Game, power: Power) -> Button:
    """Return the button to wait for the deadline; to wait no longer, if the power waits."""
    waits = game.seat(power).wait
    line = "SET NOWAIT" if waits else "SET WAIT"
    lines = (f"PHASE {game.phase.mail_code}", line) if game.phase else (line,)
    label = say("button-wait", waits="yes" if waits else "no")
    return Button(label, _draft(context, game, power, lines, proves=True))


def _draft(
    context: MailContext, game: Game, power: Power, lines: Sequence[str], *, proves: bool = False
) -> str:
    """Return the link that opens a draft with these lines; blanks are %20, as some programs keep a plus.

    With a page token, if it `proves` what the lines ask for and the reader has one.
    """
    token = context.page_token(game, power) if proves else ""
    sign_on = f"SIGN ON {one_word(game.variant.power(power).name)} {game.name}"
    body = quoted("\r\n".join((sign_on, *lines)))
    page = f"%0D%0APAGE%20{token}" if token else ""  # a token has no character to quote
    phase = f" - {game.phase.mail_code}" if game.phase else ""
    about = f" {say('order-page-subject')}" if proves else ""
    link = _mailto(context, f"{context.judge_info.code}:{game.name}{phase}{about}")
    link = f"{link}&body={body}{page}%0D%0A"
    return context.with_token(link) if token else link


def _mailto(context: MailContext, subject: str) -> str:
    """Return a link to the judge's address as far as the subject."""
    return f"mailto:{_quoted_address(context.judge_info.address)}?subject={quoted(subject)}"


@cache
def _quoted_address(address: str) -> str:
    return quoted(address, "@")
