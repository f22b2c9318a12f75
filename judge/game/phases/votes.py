"""Votes for a draw of all survivors: secret, for one phase, and binding once every player agrees."""

from __future__ import annotations

from datetime import datetime

from judge.game.commands.member import SetDraw
from judge.game.events import DrawVoted, Refusal
from judge.game.orders.outstanding import alive, played_seats
from judge.game.permissions import power_of
from judge.game.roles import Actor
from judge.game.state import Game
from judge.game.transition import Transition, refuse, with_seat


def set_draw(game: Game, actor: Actor, command: SetDraw, _now: datetime) -> Transition:
    """Take a vote; a power out of the game has none."""
    power = power_of(actor)
    if power not in alive(game.position):
        return refuse(game, Refusal.ELIMINATED, power)
    return with_seat(game, power, draw=command.draw), (DrawVoted(power, command.draw),)


def is_draw_agreed(game: Game) -> bool:
    """Whether every surviving power with a player votes for the draw; nobody else can block it."""
    voters = played_seats(game)
    return bool(voters) and all(seat.draw for seat in voters)
