"""Flags of a seat: votes for a draw and for a concession, each for one phase."""

from __future__ import annotations

from datetime import datetime

from judge.game.anonymity import is_blind
from judge.game.commands.votes import SetConcede, SetDraw
from judge.game.events import ConcessionVoted, DrawVoted
from judge.game.orders.outstanding import survivors
from judge.game.permissions import power_of
from judge.game.refusals import Refusal, Refused
from judge.game.roles import Actor
from judge.game.state import Game
from judge.game.transition import Transition, refuse, with_seat
from judge.game.votes_agreement_part import is_of_one
from judge.rules.units import Power, alive


def set_draw(game: Game, actor: Actor, command: SetDraw, _now: datetime) -> Transition:
    """Take a vote for a draw, secret and for one phase; a power out of the game has none."""
    power = power_of(actor)
    if power not in alive(game.position):
        return refuse(game, Refusal.ELIMINATED, power)
    of = _without_doubt(game, command.of)
    if command.draw:
        why = _draw_refused(game, of, command.of)
        if why is not None:
            return game, (why,)
    chosen = of if command.draw else ()
    return with_seat(game, power, draw=command.draw, draw_of=chosen), (
        DrawVoted(power, command.draw, chosen),
    )


def _without_doubt(game: Game, powers: tuple[Power, ...]) -> tuple[Power, ...]:
    """The powers in the variant's order, each once; none where they are all survivors of a DIAS game."""
    ordered = tuple(facts.code for facts in game.variant.powers if facts.code in powers)
    return () if game.settings.dias and not is_blind(game) and ordered == survivors(game) else ordered


def may_be_alive(game: Game) -> tuple[Power, ...]:
    """The powers that may be named: who is still in a blind game is no answer to a vote."""
    return tuple(facts.code for facts in game.variant.powers) if is_blind(game) else survivors(game)


def _draw_refused(game: Game, of: tuple[Power, ...], said: tuple[Power, ...]) -> Refused | None:
    if game.practice:
        return Refused(Refusal.BOTS_DO_NOT_VOTE)
    gone = tuple(one for one in of if one not in may_be_alive(game))
    if gone:
        return Refused(Refusal.NO_SURVIVOR, ",".join(gone))
    if game.settings.dias and of:
        return Refused(Refusal.DIAS)
    if is_of_one(game, of):
        return Refused(Refusal.DRAW_OF_ONE, of[0])
    return Refused(Refusal.DRAW_LIST_NEEDED) if not game.settings.dias and not said else None


def set_concede(game: Game, actor: Actor, command: SetConcede, _now: datetime) -> Transition:
    """Take a vote to let a power win, likewise."""
    power = power_of(actor)
    if power not in alive(game.position):
        return refuse(game, Refusal.ELIMINATED, power)
    if command.to and game.practice:
        return refuse(game, Refusal.BOTS_DO_NOT_VOTE)
    if command.to == power:
        return refuse(game, Refusal.CONCEDES_TO_HIMSELF, power)
    if command.to and not game.settings.concessions:
        return refuse(game, Refusal.NO_CONCESSIONS)
    if command.to and command.to not in may_be_alive(game):
        return refuse(game, Refusal.NO_SURVIVOR, command.to)
    return with_seat(game, power, concede=command.to), (ConcessionVoted(power, command.to),)
