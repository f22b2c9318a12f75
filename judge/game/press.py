"""Press: letters between the people of a game, which are allowed, and whether they carry their author."""

from __future__ import annotations

from datetime import datetime

from judge.game.commands.member import Audience, Broadcast, Press
from judge.game.events import PressSent, Refusal, Refused
from judge.game.permissions import is_master_of
from judge.game.roles import MASTER, OBSERVERS, Actor
from judge.game.settings import PressMode
from judge.game.state import Game
from judge.game.transition import Transition, refuse

_GREY_WHEN_UNSAID = {
    PressMode.NONE: False,
    PressMode.WHITE: False,
    PressMode.GREY: True,
    PressMode.BOTH: False,
}
_COLOUR_REFUSED = {
    (PressMode.WHITE, True): Refusal.NO_GREY_PRESS,
    (PressMode.NONE, True): Refusal.NO_GREY_PRESS,
    (PressMode.GREY, False): Refusal.NO_WHITE_PRESS,
}


def send(game: Game, actor: Actor, command: Press, _now: datetime) -> Transition:
    """A letter to some, or to everybody."""
    to = tuple(dict.fromkeys(command.to)) if command.audience is Audience.SOME else ()
    if command.audience is Audience.SOME:
        wrong = _wrong_addressee(game, to)
        if wrong is not None:
            return game, (wrong,)
    return _letter(
        game, actor, PressSent(actor, command.audience, to, False, command.body, False), command.grey
    )


def broadcast(game: Game, actor: Actor, command: Broadcast, _now: datetime) -> Transition:
    """A letter to everybody: players, observers and the master."""
    letter = PressSent(actor, Audience.ALL, (), False, command.body, True)
    return _letter(game, actor, letter, command.grey)


def _letter(game: Game, actor: Actor, letter: PressSent, grey: bool | None) -> Transition:
    if not letter.body.strip():
        return refuse(game, Refusal.EMPTY_PRESS)
    if letter.to == (MASTER,):
        return game, (letter,)
    why = _not_allowed(game, actor, letter, grey)
    if why is not None:
        return refuse(game, why)
    if is_master_of(game, actor) and not actor.acting:
        shown = not grey
    else:
        shown = not (_GREY_WHEN_UNSAID[game.settings.press] if grey is None else grey)
    sent = PressSent(actor, letter.audience, letter.to, not shown, letter.body, letter.broadcast)
    return game, (sent,)


def _not_allowed(game: Game, actor: Actor, letter: PressSent, grey: bool | None) -> Refusal | None:
    """Why the game's settings forbid a letter; the master's own are only bound in being grey."""
    mode = game.settings.press
    if is_master_of(game, actor) and not actor.acting:
        return _COLOUR_REFUSED.get((mode, True)) if grey else None
    if mode is PressMode.NONE:
        return Refusal.NO_PRESS
    if letter.audience is Audience.SOME and not game.settings.partial_press:
        return Refusal.NO_PARTIAL_PRESS
    return None if grey is None else _COLOUR_REFUSED.get((mode, grey))


def _wrong_addressee(game: Game, to: tuple[str, ...]) -> Refused | None:
    """What is wrong with a list of addressees; powers have no players before the game starts."""
    known = {facts.code for facts in game.variant.powers}
    for name in to:
        if name not in known | {MASTER, OBSERVERS}:
            return Refused(Refusal.UNKNOWN_ADDRESSEE, name)
        if name in known and not game.seats:
            return Refused(Refusal.NOT_RUNNING, name)
    return None if to else Refused(Refusal.UNKNOWN_ADDRESSEE)
