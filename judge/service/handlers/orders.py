"""Orders, wait and draw flags, preferences, resignation: what a player does."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TypeAlias

from judge.game.commands import (
    AddOrders,
    Clear,
    GiveAhead,
    GiveOrders,
    PhaseAhead,
    Resign,
    SetDraw,
    SetPreference,
    SetWait,
)
from judge.game.events import Refusal, Refused
from judge.game.order_style import Style
from judge.game.orders.proxy_effects import held
from judge.game.orders.set_rules import Joining, order_sets
from judge.game.orders.submission import fitted
from judge.game.orders_ahead import is_ahead
from judge.game.permissions import plays, power_of
from judge.game.proxies import Given, ordered_province
from judge.game.roles import Role
from judge.game.state import Game
from judge.language.orders.phase import coming
from judge.language.policy import POLICIES
from judge.language.statements import UnderstoodAhead, UnderstoodOrder, UnderstoodProxy
from judge.language.writing.orders import written_by
from judge.rules.phases import Phase, PhaseKind
from judge.rules.units import Power
from judge.service.notices import AnyRemark, GameRefusal, LineReport, Remark, RemarkKey, Treatment, remark
from judge.service.order_sets import set_at_hand
from judge.service.session import Done, Outcome, Rejected, Session, not_signed_on

OrderAnswer: TypeAlias = UnderstoodOrder | UnderstoodProxy | UnderstoodAhead
"""What a line says of a unit: an order for it, now or later, or that another power orders it."""


def give_orders(session: Session, run: Sequence[OrderAnswer]) -> None:
    """Hand a run of orders to the game in one piece, proxies by whom they are for, and report each line."""
    for _, group in groupby(run, key=_together):
        lines = list(group)
        assert session.speaker.actor is not None
        power = power_of(session.speaker.actor)
        outcome = session.apply(_command(session, power, lines))
        no = outcome if isinstance(outcome, Rejected) else None
        if no is None:
            _remember(session, lines)
            session.effects += len(lines)
        session.reports += [_report(session, power, one, no) for one in lines]


def _together(one: OrderAnswer) -> str:
    """A proxy to somebody who cannot take it takes no other line down with it."""
    if isinstance(one, UnderstoodAhead):
        return str(one.phase)
    return one.proxy.to if isinstance(one, UnderstoodProxy) else ""


def _command(session: Session, power: Power, lines: Sequence[OrderAnswer]) -> GiveOrders | GiveAhead:
    """The lines of one kind as a command; a run for later phases is for one of them."""
    later = [one for one in lines if isinstance(one, UnderstoodAhead)]
    if later:
        return GiveAhead(power, later[0].phase, tuple(one.text.strip() for one in later))
    mailed = set_at_hand(session)
    return GiveOrders(power, _values(lines), tuple(mailed.said) if mailed else ())


def _remember(session: Session, lines: Sequence[OrderAnswer]) -> None:
    """The lines were taken: they are part of the mail's set."""
    mailed, values = set_at_hand(session), _values(lines)
    if mailed is not None:
        mailed.said.extend(values)
        mailed.keeps = mailed.keeps or len(values) < len(lines)
        mailed.line = lines[-1].line


def _values(lines: Sequence[OrderAnswer]) -> tuple[Given, ...]:
    return tuple(_value(one) for one in lines if not isinstance(one, UnderstoodAhead))


def _value(one: UnderstoodOrder | UnderstoodProxy) -> Given:
    return one.proxy if isinstance(one, UnderstoodProxy) else one.order


def _report(session: Session, power: Power, one: OrderAnswer, no: Rejected | None) -> LineReport:
    first = one.text.split("\n")[0]
    if no is not None:
        return LineReport(one.line, first, Treatment.REFUSED, no.remark)
    game = session.current_game()
    assert game is not None
    unused = None if isinstance(one, UnderstoodAhead) else _why_unused(game, power, _value(one))
    assumed: tuple[AnyRemark, ...] = (*one.assumed, unused) if unused else one.assumed
    return LineReport(one.line, first, Treatment.ORDER, understood(game, power, one, session.style), assumed)


def _why_unused(game: Game, power: Power, given: Given) -> Remark | None:
    """Why a line that was taken does not count all the same; None if it does."""
    said = held(game, power)
    if game.phase is None or fitted(game.phase.kind, given) in said:
        return None
    place = ordered_province(given)
    if place is not None and place in map(ordered_province, said):
        return remark(RemarkKey.PLACE_ORDERED_AGAIN)
    if game.phase.kind is PhaseKind.ADJUSTMENT:
        return remark(RemarkKey.MORE_THAN_DUE)
    return remark(RemarkKey.UNIT_ORDERED_TWICE)


def understood(game: Game, power: Power, one: OrderAnswer, style: Style) -> AnyRemark:
    """How a line is understood: the order in canonical form, or for which phase it is kept."""
    if isinstance(one, UnderstoodAhead):
        if "\n" in one.text:
            return remark(RemarkKey.BLOCK_KEPT_FOR_PHASE, phase=one.phase)
        return remark(RemarkKey.KEPT_FOR_PHASE, phase=one.phase)
    said = written_by(power, _value(one), game.variant, game.position, style)
    return f"{game.variant.power(power).name}: {said}"


def add_orders(session: Session, _command: AddOrders) -> Outcome:
    """The mail's orders leave those sent before as they are."""
    game, mailed = session.current_game(), set_at_hand(session)
    if game is None or mailed is None:
        return not_signed_on()
    mailed.adds = True
    if order_sets(game).joining is Joining.COMBINED:
        return Done(remark(RemarkKey.ORDERS_ADD_ALWAYS))
    return Done(remark(RemarkKey.ORDERS_ADD))


def clear(session: Session, command: Clear) -> Outcome:
    """Forget the orders of this phase and of later ones, or those of one phase."""
    outcome, mailed, game = session.apply(command), set_at_hand(session), session.current_game()
    if isinstance(outcome, Rejected):
        return outcome
    if mailed is not None and game is not None and command.phase in (None, game.phase):
        mailed.said.clear()
    if command.phase is not None:
        return Done(remark(RemarkKey.ORDERS_OF_PHASE_CLEARED, phase=command.phase))
    return Done(remark(RemarkKey.ORDERS_CLEARED))


def set_phase(session: Session, command: PhaseAhead) -> Outcome:
    """What the orders below are for; after a phase that cannot be, none of them is taken for another."""
    game, speaker = session.current_game(), session.speaker
    speaker.phase_unknown = True
    if game is None or speaker.actor is None:
        return not_signed_on()
    if game.phase is None or not plays(game, speaker.actor):
        return Rejected(remark(RemarkKey.NO_ORDERS_TO_GIVE))
    if command.phase != game.phase and not is_ahead(game, command.phase):
        return Rejected(GameRefusal(Refused(Refusal.NOT_AHEAD, command.phase.mail_code), game))
    speaker.phase_named, speaker.phase_unknown = command.phase, False
    speaker.phase_ahead = None if command.phase == game.phase else command.phase
    return Done(remark(RemarkKey.ORDERS_ARE_FOR, phase=command.phase))


def open_section(session: Session, kind: PhaseKind) -> Phase | None:
    """The orders below a heading are for a phase of that kind of the turn: that phase, None if for no other.

    Where nothing is kept without a PHASE, the heading is one like any other.
    """
    game, speaker = session.current_game(), session.speaker
    base = speaker.phase_named or (game.phase if game else None)
    if game is None or base is None or not POLICIES[game.settings.reading].ahead_in_one:
        return None
    phase = base if kind is PhaseKind.MOVEMENT else coming(game.variant, base, kind)
    if phase is None or speaker.actor is None or not plays(game, speaker.actor):
        return None
    before, speaker.phase_ahead = speaker.phase_ahead, None if phase == game.phase else phase
    return phase if before != speaker.phase_ahead else None


def set_wait(session: Session, command: SetWait) -> Outcome:
    """The wait flag."""
    outcome = session.apply(command)
    if isinstance(outcome, Rejected):
        return outcome
    if command.wait:
        return Done(remark(RemarkKey.WAIT_SET))
    return Done(remark(RemarkKey.WAIT_OFF))


def set_draw(session: Session, command: SetDraw) -> Outcome:
    """A secret vote for a draw."""
    outcome = session.apply(command)
    if isinstance(outcome, Rejected):
        return outcome
    if command.draw:
        return Done(remark(RemarkKey.DRAW_VOTED))
    return Done(remark(RemarkKey.DRAW_NOT_VOTED))


def set_preference(session: Session, command: SetPreference) -> Outcome:
    """Which powers somebody would like."""
    outcome = session.apply(command)
    game = session.current_game()
    if isinstance(outcome, Rejected) or game is None:
        return outcome if isinstance(outcome, Rejected) else Done(remark(RemarkKey.NOTED))
    if not command.groups:
        return Done(remark(RemarkKey.NO_WISHES_NOTED))
    letters = {facts.code: facts.letter for facts in game.variant.powers}
    groups = ("".join(letters[code] for code in group) for group in command.groups)
    wishes = "".join(group if len(group) == 1 else f"[{group}]" for group in groups)
    return Done(remark(RemarkKey.WISHES_NOTED, wishes=wishes))


def resign(session: Session, command: Resign) -> Outcome:
    """Leave the game; nothing below in the mail speaks for the seat any more."""
    game, actor = session.current_game(), session.speaker.actor
    outcome = session.apply(command)
    if isinstance(outcome, Rejected) or game is None or actor is None:
        return outcome if isinstance(outcome, Rejected) else Done(remark(RemarkKey.LEFT))
    session.speaker.leave()
    if actor.role is Role.OBSERVER:
        return Done(remark(RemarkKey.STOPPED_WATCHING, game=game.name))
    return Done(remark(RemarkKey.LEFT_GAME, game=game.name))
