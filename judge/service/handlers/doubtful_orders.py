"""Orders under a heading that does not fit: kept aside until their sender confirms them (seed 004 §3.7).

They never take effect by themselves, and what is still kept when its phase ends is worth nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import timedelta
from itertools import groupby
from operator import attrgetter

from judge.game.permissions import player, power_of
from judge.game.roles import Actor, Role
from judge.game.state import Game
from judge.language.headings import contradiction
from judge.language.problems import Problem
from judge.language.reading import A_HEADING, read
from judge.language.statements import Heading, Statement, UnderstoodAhead, UnderstoodOrder, UnderstoodProxy
from judge.rules.units import Power
from judge.service.handlers.orders import OrderAnswer, give_orders, understood
from judge.service.notices import KeptAside, LineReport, RemarkKey, Treatment, remark
from judge.service.order_sets import set_at_hand
from judge.service.ports import ParkedItem, ParkedOrder, ParkedOrders
from judge.service.session import Done, Doubted, Outcome, Rejected, Session
from judge.service.trust.evidence import Proof

LIFE = timedelta(days=14)
"""How long orders are kept aside at most; the end of their phase ends it sooner."""


def read_heading(session: Session, heading: Heading) -> LineReport:
    """Remember what a heading claims about the orders below it; one that does not fit is pointed out."""
    session.speaker.claims.update({claim.about: claim for claim in heading.claims})
    if heading.wrong:
        return LineReport(heading.line, heading.text, Treatment.REFUSED, heading.wrong)
    return LineReport(heading.line, heading.text, Treatment.IGNORED, A_HEADING)


def contradicted_by(session: Session, said: OrderAnswer) -> str:
    """What a heading above says that contradicts this order; "" if none does."""
    session.speaker.last_order = said.line
    if not session.speaker.claims:
        return ""
    game = session.current_game()
    here = replace(session.context(), phase=game.phase if game else None)
    phase = said.phase if isinstance(said, UnderstoodAhead) else None
    wrong = (contradiction(claim, here, phase) for claim in session.speaker.claims.values())
    return next(filter(None, wrong), "")


def keep_aside(session: Session, said: OrderAnswer, wrong: str) -> LineReport:
    """Let an order wait; the report shows how it would be read."""
    game, actor = session.current_game(), session.speaker.actor
    assert game is not None
    assert game.phase is not None
    assert actor is not None
    later = said.phase if isinstance(said, UnderstoodAhead) else None
    session.doubted.append(Doubted(game.name, actor, game.phase, said.text.strip(), later, wrong))
    first, words = said.text.split("\n")[0], understood(game, power_of(actor), said, session.style)
    return LineReport(said.line, first, Treatment.WAITING, words, said.assumed)


def ask(session: Session) -> tuple[KeptAside, ...]:
    """Park what was kept aside, each seat's orders under a token of their own."""
    return tuple(
        _parked(session, actor, tuple(group))
        for (_, actor, _), group in groupby(session.doubted, key=attrgetter("game", "actor", "phase"))
    )


def _parked(session: Session, actor: Actor, doubted: tuple[Doubted, ...]) -> KeptAside:
    first, power = doubted[0], str(actor.power)
    token, digest = session.services.passwords.token()
    session.redactor.allow_token(token)
    orders = ParkedOrders(power, first.phase, tuple(ParkedOrder(one.text, one.later) for one in doubted))
    session.work.parked_items.park(ParkedItem(digest, actor.person, first.game, orders, session.now + LIFE))
    session.effects += 1
    wrong = tuple(dict.fromkeys(one.wrong for one in doubted))
    return KeptAside(first.game, power, first.phase, len(doubted), wrong, token)


def give_parked_orders(session: Session, parked: ParkedItem, content: ParkedOrders) -> Outcome:
    """Give parked orders now, with the seat they were meant for; nothing below speaks for that seat."""
    game, power = session.games.up_to_date(parked.game), content.power
    if game is None or game.phase != content.phase:
        return Rejected(remark(RemarkKey.ORDERS_LAPSED, phase=content.phase))
    actor = _actor(game, power, parked.person)
    if actor is None:
        return Rejected(remark(RemarkKey.NOT_PLAYER_ANY_MORE, power=game.variant.power(power)))
    taken = session.effects
    _give(session, game, actor, content.orders)
    if session.effects == taken:
        return Rejected(remark(RemarkKey.ORDERS_UNUSABLE))
    session.confirmed = (game.name, actor)
    return Done(remark(RemarkKey.ORDERS_CONFIRMED, power=game.variant.power(power)))


def _give(session: Session, game: Game, actor: Actor, orders: Iterable[ParkedOrder]) -> None:
    """Speak for the seat as long as it takes to give the orders."""
    with session.speaking_as(game, actor, Proof(confirmed=True)):
        mailed = set_at_hand(session)
        if mailed is not None:
            mailed.adds = True  # what counted at once in the mail they came with is no older set
        give_orders(session, tuple(_said(session, orders)))
    session.speaker.end_headings()


def _actor(game: Game, power: Power, person: int) -> Actor | None:
    """The person at the power: its player, or the master who speaks for it."""
    of_record = player(game, power)
    if of_record is not None and of_record.person == person:
        return of_record
    return Actor(Role.MASTER, person, power, acting=True) if game.master.person == person else None


def _said(session: Session, orders: Iterable[ParkedOrder]) -> Iterator[OrderAnswer]:
    """The orders read again; the phase is the one it was, so they mean what they meant."""
    for order in orders:
        if order.phase is not None:
            yield UnderstoodAhead(session.line, order.text, order.phase)
            continue
        for answer in read(Statement(session.line, order.text), session.context()):
            if isinstance(answer, UnderstoodOrder | UnderstoodProxy):
                yield answer
            elif isinstance(answer, Problem):
                session.reports.append(LineReport(answer.line, order.text, Treatment.REFUSED, answer.message))
