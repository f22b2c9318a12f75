"""PREDICT: the phase as it would be judged now, for the master alone; nothing of it is kept."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace

from judge.game.anonymity import is_nonplaying_master
from judge.game.commands.master import Adjust, Predict
from judge.game.events import PhaseJudged
from judge.game.permissions import refusal
from judge.game.phases.correction import on_trial
from judge.game.phases.turn import adjudicate_phase
from judge.game.proxies import ordered_province
from judge.game.refusals import Refusal, Refused
from judge.game.state import Game
from judge.language.commands.correction import trial
from judge.language.powers import power_meant
from judge.language.problems import Problem
from judge.language.reading import read
from judge.language.statements import Answer, Statement, UnderstoodOrder
from judge.notices.remarks import GameRefusal
from judge.notices.replies import LeftOutLine, Page, PageKind
from judge.records import Recorded
from judge.rules.orders import Order
from judge.rules.phases import PhaseKind
from judge.rules.units import Power, province_of
from judge.service.outcomes import Outcome, Rejected
from judge.service.pages import add_page
from judge.service.session import Session, not_signed_on


def predict(session: Session, command: Predict) -> Outcome:
    """Show the turn as it would go now, with the orders that are in or those of the block in their place."""
    game, actor = session.current_game(), session.speaker.actor
    if game is None or actor is None:
        return not_signed_on()
    why = refusal(game, actor, command)
    if why is not None and why.why is Refusal.NOT_MASTER:
        why = Refused(Refusal.PREDICTS_FOR_MASTER)
    if why is None and not is_nonplaying_master(game, actor.role, actor.person):
        why = Refused(Refusal.MASTER_PLAYS)
    if why is None and command.phase not in (None, game.phase):
        why = Refused(Refusal.WRONG_PHASE, command.phase.mail_code if command.phase else "")
    if why is not None:
        return Rejected(GameRefusal(why, game))
    stands, lines, impossible = _on_trial(session, game, command)
    orders, unread = _typed(session, stands, lines)
    tried = _with_orders(stands, orders)
    left_out = tuple(sorted((*impossible, *unread), key=lambda one: one.line))
    _, events = adjudicate_phase(tried, session.now)
    judged = next(event for event in events if isinstance(event, PhaseJudged))

    def make() -> Page:
        record = (Recorded(session.now, judged),)
        page = Page(PageKind.PREDICTION, game.name, (tried,), role=actor.role, record=record, asked=command)
        return replace(page, left_out=left_out, mended=stands is not game)

    return add_page(session, (PageKind.PREDICTION, f"{game.name} {command}", 1, actor.role, None), make)


_Lines = tuple[tuple[int, str], ...]


def _on_trial(session: Session, game: Game, command: Predict) -> tuple[Game, _Lines, tuple[LeftOutLine, ...]]:
    """The game on the position of the block's lines of ADJUST, its other lines, and what is impossible."""
    others: list[tuple[int, str]] = []
    left_out: list[LeftOutLine] = []
    for number, text in command.lines:
        context = replace(session.context(), phase=game.phase, position=game.position)
        correction = trial(text, context)
        if correction is None:
            others.append((number, text))
            continue
        stands = on_trial(game, correction) if isinstance(correction, Adjust) else correction
        if isinstance(stands, Game):
            game = stands
        else:
            why = stands if isinstance(stands, str) else GameRefusal(stands, game)
            left_out.append(LeftOutLine(number, text, why))
    return game, tuple(others), tuple(left_out)


def _with_orders(game: Game, typed: Mapping[Power, tuple[Order, ...]]) -> Game:
    """The game with those orders in the place of what is held for their units; builds replace all builds."""
    for power, orders in typed.items():
        places = {ordered_province(one) for one in orders}
        winter = game.phase is not None and game.phase.kind is PhaseKind.ADJUSTMENT
        kept = [
            one for one in game.orders.get(power, ()) if not winter and ordered_province(one) not in places
        ]
        lent = tuple(one for one in game.proxies.get(power, ()) if province_of(one.at) not in places)
        game = replace(
            game,
            orders={**game.orders, power: (*kept, *orders)},
            proxies={**game.proxies, power: lent},
        )
    return game


_OF_POWER = re.compile(r"^\s*(?P<power>[^\W\d_][^:()]{1,40}):\s*(?P<rest>.*)$")


def _typed(
    session: Session, game: Game, lines: _Lines
) -> tuple[Mapping[Power, tuple[Order, ...]], tuple[LeftOutLine, ...]]:
    """The orders among the lines by power, and those that are none; a power may stand above or before."""
    orders: dict[Power, tuple[Order, ...]] = {}
    left_out: list[LeftOutLine] = []
    current: Power | None = None
    for number, text in lines:
        named = _OF_POWER.match(text)
        power = power_meant(game.variant, (named["power"] if named else text).strip(), strict=True)
        rest = named["rest"] if named and power else text
        if power is not None and (named is None or not rest.strip()):
            current = power
            continue
        found = _ordered(session, game, number, rest, power or current)
        if isinstance(found, str):
            left_out.append(LeftOutLine(number, text, found))
            continue
        for one in found:
            orders[one.power] = (*orders.get(one.power, ()), one.order)
    return orders, tuple(left_out)


def _ordered(
    session: Session, game: Game, number: int, text: str, power: Power | None
) -> tuple[UnderstoodOrder, ...] | str:
    """The orders of a line, for the power or for whose unit it is; else what is wrong, if that is known."""
    powers = (power,) if power else tuple(facts.code for facts in game.variant.powers)
    why = ""
    for one in powers:
        answers = tuple(_read(session, game, number, text, one))
        own = tuple(answer for answer in answers if isinstance(answer, UnderstoodOrder))
        if own and len(own) == len(answers):
            return own
        problem = next((answer for answer in answers if isinstance(answer, Problem)), None)
        why = problem.message if problem and power else why
    return why


def _read(session: Session, game: Game, number: int, text: str, power: Power) -> Iterator[Answer]:
    context = replace(
        session.context(),
        power=power,
        phase=game.phase,
        position=game.position,
        proxies=False,
        ahead=False,
        keeps=False,
    )
    return iter(read(Statement(number, text), context))
