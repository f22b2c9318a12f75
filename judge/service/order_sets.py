"""Sets of orders: what a mail says for each power, which at its end may replace what was sent before.

A mail is one set (DATC 4.D.1). One that is marked with ADD, or a line of which was not taken, adds to what
was sent before: a mistake never costs an order that was in.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from judge.game import machine
from judge.game.anonymity import is_blind
from judge.game.commands.member import EndSet
from judge.game.events import AheadReplaced, Event, LateOrders, OrdersTaken
from judge.game.order_style import Style
from judge.game.proxies import Given, ordered_province
from judge.game.sight import position_seen
from judge.game.state import Game
from judge.language.orders.writing import written_by
from judge.rules.units import Power
from judge.service.mailed_orders import MailedSet
from judge.service.notices.remark_keys.orders import OrderRemark
from judge.service.notices.remarks import Remark, remark
from judge.service.notices.replies import Note, Treatment
from judge.service.outcomes import Rejected
from judge.service.session import Session


def current_set(session: Session) -> MailedSet | None:
    """The set of the speaker's power, begun anew in a new phase; None if he speaks for no power."""
    game, actor = session.current_game(), session.speaker.actor
    if game is None or actor is None or actor.power is None:
        return None
    found = session.sets.setdefault((game.name, actor.power), MailedSet(actor, game.number))
    if found.number != game.number:
        found = session.sets[game.name, actor.power] = MailedSet(actor, game.number)
    return found


def end_sets(session: Session) -> None:
    """End the mail's sets: each that replaces what was sent before does so, and its report says so."""
    if any(report.treatment in (Treatment.REFUSED, Treatment.WAITING) for report in session.reports):
        return
    for (name, power), one in session.sets.items():
        game = session.games.up_to_date(name)
        if game is None or not (one.orders or one.keeps_ahead) or one.adds or game.number != one.number:
            continue
        after, events = machine.apply(game, one.actor, EndSet(power, tuple(one.orders)), session.now)
        if isinstance(session.record(game, after, events), Rejected):
            continue
        gone = tuple(said for event in events for said in _forgotten(after, power, event, session.style))
        if gone:
            _report(session, one, remark(OrderRemark.SET_REPLACED, forgotten=gone))


def _forgotten(game: Game, power: Power, event: Event, style: Style) -> Iterator[str]:
    """The orders that a set replaced, as they are written; of an IF its first line."""
    match event:
        case OrdersTaken() | LateOrders():
            for one in event.dropped:
                yield written_for(game, power, one, style).rstrip(".")
        case AheadReplaced():
            yield from (line.split("\n")[0] for line in event.lines)


def written_for(game: Game, power: Power, given: Given, style: Style) -> str:
    """What a power says of a unit, as its player reads it: of what he does not see it names no owner."""
    printed = game.lines.get(power, {}).get(ordered_province(given) or "")
    if printed:
        return printed
    position = position_seen(game, power) if is_blind(game) else game.position
    return written_by(power, given, game.variant, position, style)


def _report(session: Session, one: MailedSet, what: Remark) -> None:
    """Add a remark to the report of the set's last line."""
    for number, report in enumerate(session.reports):
        if report.line == one.last_line:
            session.reports[number] = replace(report, notes=(*report.notes, (Note.NOTE, what)))
            return
