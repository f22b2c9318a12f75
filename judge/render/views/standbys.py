"""Views of the notices in notices/standbys: a power that someone is asked for, and what happens to it."""

from __future__ import annotations

from judge.game.events import StandbyEnd
from judge.notices.standbys import StandbyMoved, StandbyTold, StandbyWanted
from judge.render.lines.guidance import current_request, task_of
from judge.render.mail_context import AboutValues, MailContext, NextStepValues, view
from judge.render.text.phase_names import phase_with_kind, season_of_year
from judge.render.text.times import When
from judge.render.views.buttons import Button
from judge.render.views.reply_buttons import order_buttons
from judge.rules.phases import PhaseKind


class StandbyWantedValues(AboutValues):
    """What the templates of `StandbyWanted` print."""

    power: str
    units: int
    centres: int
    late: bool
    sent_some: bool
    missed: str
    grace: When | None
    moves: bool
    phase: str
    task: str
    board: str
    gunboat: bool


@view(StandbyWanted)
def standby_wanted(notice: StandbyWanted, context: MailContext) -> StandbyWantedValues:
    """The question to a standby: which power, how it stands, and until when its player may still come."""
    game, power = notice.game, notice.power
    facts, request = game.variant.power(power) if power else None, current_request(game)
    return {
        **context.about(game),
        "power": facts.name if facts else "",
        "units": len(game.position.of(power)) if power else 0,
        "centres": len(game.position.centres_of(power)) if power else 0,
        "late": notice.late,
        "sent_some": bool(power and notice.late and game.orders.get(power)),
        "missed": season_of_year(notice.missed) if notice.missed else "",
        "grace": context.when(game.clock.grace) if game.clock else None,
        "moves": bool(game.phase and game.phase.kind is PhaseKind.MOVEMENT),
        "phase": phase_with_kind(game.phase) if game.phase else "",
        "task": task_of(request, facts) if request and facts else "",
        "board": game.variant.title,
        "gunboat": game.settings.gunboat,
    }


class StandbyToldValues(AboutValues, NextStepValues):
    """What the templates of `StandbyTold` print."""

    buttons: tuple[Button, ...]
    power: str
    seated: bool
    ended: StandbyEnd | str
    left: bool
    orders_there: int


@view(StandbyTold)
def standby_told(notice: StandbyTold, context: MailContext) -> StandbyToldValues:
    """Return what became of a power that somebody stood by for."""
    game = notice.game
    seated = notice.ended is None
    request = current_request(game, notice.power) if seated else None
    step = context.next_step(game, request)
    return {
        **context.about(game),
        **step,
        "buttons": order_buttons(context, game, step["guidance"], request=request),
        "power": game.variant.power(notice.power).name if notice.power else "",
        "seated": seated,
        "ended": notice.ended or "",
        "left": notice.left,
        "orders_there": len(game.orders.get(notice.power, ())) if notice.power and seated else 0,
    }


class StandbyMovedValues(AboutValues):
    """What the templates of `StandbyMoved` print."""

    power: str
    season: bool
    grace: When | None


@view(StandbyMoved)
def standby_moved(notice: StandbyMoved, context: MailContext) -> StandbyMovedValues:
    """Until when someone who stands by waits from now on."""
    game = notice.game
    return {
        **context.about(game),
        "power": game.variant.power(notice.power).name if notice.power else "",
        "season": notice.season,
        "grace": context.when(game.clock.grace) if game.clock else None,
    }
