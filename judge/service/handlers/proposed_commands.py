"""Proposed commands: what plain words may mean beside orders; carried out after a YES and never without it.

A wait, a vote, an absence or a withdrawal that is recognised but not certain is kept until its writer says
yes, together with the orders that wait for the same answer (`doubtful_orders`). The state that a proposal
would change is kept with it: what somebody has said since then stays.
"""

from __future__ import annotations

from datetime import datetime

from judge.game import machine
from judge.game.commands import Command
from judge.game.commands.master import Pause, Resume, SetDeadline
from judge.game.commands.member import (
    CastVote,
    Clear,
    EndAbsence,
    Extend,
    Resign,
    SetAbsence,
    SetConcede,
    SetDraw,
    SetWait,
)
from judge.game.proxies import Proxy
from judge.game.refusals import Refused
from judge.game.roles import Actor
from judge.game.state import Game
from judge.language.reading import read
from judge.language.statements import Context, Statement, Understood
from judge.rules import notation
from judge.rules.units import Power
from judge.service.handlers.requests import written

PROPOSABLE = (
    SetWait,
    SetDraw,
    SetConcede,
    CastVote,
    SetAbsence,
    EndAbsence,
    Extend,
    Clear,
    Resign,
    SetDeadline,
    Pause,
    Resume,
)
"""What a YES may accept: a line takes it back, or it asks for a word of its own (RESIGN, the last vote)."""


def command_in(line: str, context: Context) -> Command | None:
    """Return the one command that a line means, if a YES may accept it.

    None if it means something else.
    """
    found = read(Statement(1, line), context)
    command = found[0].command if len(found) == 1 and isinstance(found[0], Understood) else None
    return command if isinstance(command, PROPOSABLE) else None


def changes_something(game: Game, actor: Actor, command: Command, now: datetime) -> bool:
    """Return whether a command would be taken and change anything; a request for more time goes to the GM."""
    if isinstance(command, Extend):
        return game.clock is not None and command.at > max(game.clock.deadline, now)
    after, events = machine.apply(game, actor, command, now)
    if any(isinstance(one, Refused) for one in events):
        return False
    power = actor.power
    return isinstance(command, Resign) or standing(after, power, command) != standing(game, power, command)


def standing(game: Game, power: Power | None, command: Command) -> str:
    """Return what the power has said so far about what a command changes, to compare it later.

    Without a power, what the GM has.
    """
    if isinstance(command, SetDeadline | Pause | Resume):
        return f"{game.status} {game.clock.deadline if game.clock is not None else ''}"
    if power is None:
        return ""
    seat = game.seat(power)
    match command:
        case SetWait():
            said: object = seat.wait
        case SetDraw():
            said = (seat.draw, seat.draw_of)
        case SetConcede():
            said = seat.concede
        case CastVote():
            said = [(one.number, one.votes.get(power)) for one in game.proposals]
        case SetAbsence() | EndAbsence():
            said = [(written(one.since), written(one.until)) for one in seat.absences]
        case Clear():
            said = sorted(
                str(one) if isinstance(one, Proxy) else notation.write(one)
                for one in game.orders.get(power, ())
            )
        case _:
            said = ""
    return str(said)
