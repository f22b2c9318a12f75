"""Permissions: when a game takes which command, whose role it needs, and who is who in a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any

from judge.game.commands import COMMANDS
from judge.game.commands.master import (
    Adjust,
    Admit,
    Announce,
    Approve,
    Assign,
    Begin,
    Declare,
    Eject,
    HandOver,
    OpenRound,
    Pause,
    Predict,
    Promote,
    Resume,
    Rollback,
    SetAccess,
    SetLike,
    SetRules,
    SetSetting,
    SetStart,
    Terminate,
    Undo,
    Unstart,
)
from judge.game.commands.member import (
    CastVote,
    Propose,
    Resign,
    SayHere,
    SetPreference,
    Swap,
    WithdrawProposal,
)
from judge.game.refusals import Refusal, Refused
from judge.game.roles import Actor, PersonId, Role
from judge.game.settings import SettingRow, Stage, rows
from judge.game.settings.access import AccessSettings
from judge.game.state import Game, SeatState, Status
from judge.rules.units import Power, alive

_STARTED = (Status.RUNNING, Status.PAUSED)
_UNFINISHED = (Status.FORMING, *_STARTED)

_BY_ROLE: Mapping[Role, tuple[Status, ...]] = {
    Role.OBSERVER: tuple(Status),
    Role.PLAYER: _STARTED,
    Role.MASTER: (Status.RUNNING,),
}
"""The statuses of a game that take the commands of a role."""
_BY_COMMAND: Mapping[type[Any], tuple[Status, ...]] = {
    SetPreference: (Status.FORMING,),
    SayHere: (Status.FORMING,),
    Resign: _UNFINISHED,
    Eject: _UNFINISHED,
    Admit: _UNFINISHED,
    SetAccess: _UNFINISHED,
    Approve: _UNFINISHED,
    Terminate: _UNFINISHED,
    Declare: _STARTED,
    Promote: _UNFINISHED,
    HandOver: _UNFINISHED,
    SetSetting: _UNFINISHED,
    SetRules: _UNFINISHED,
    SetLike: _UNFINISHED,
    Announce: _UNFINISHED,
    Resume: (Status.PAUSED, Status.FINISHED),
    Pause: _STARTED,
    Unstart: _STARTED,
    Rollback: (*_STARTED, Status.FINISHED),
    Adjust: _STARTED,
    Predict: _STARTED,
    Undo: (*_STARTED, Status.FINISHED),
    Assign: (Status.FORMING,),
    Swap: _STARTED,
    Begin: (Status.FORMING,),
    OpenRound: (Status.FORMING,),
    SetStart: (Status.FORMING, Status.RUNNING),
    Propose: _STARTED,
    CastVote: _STARTED,
    WithdrawProposal: _STARTED,
}
"""Those that take these commands, whatever their role."""

_WHY_NOT: Mapping[Status, Refusal] = {
    Status.FORMING: Refusal.NOT_RUNNING,
    Status.RUNNING: Refusal.NOT_PAUSED,
    Status.PAUSED: Refusal.PAUSED,
    Status.FINISHED: Refusal.FINISHED,
}
_WHY_NOT_AFTER_START: Mapping[type[Any], Refusal] = {
    SetPreference: Refusal.ALREADY_STARTED,
    SayHere: Refusal.UNDER_WAY,
    Begin: Refusal.UNDER_WAY,
    Assign: Refusal.POWERS_GIVEN_OUT,
}


def refusal(game: Game, actor: Actor, command: object) -> Refused | None:
    """Return why the command is refused before anything else is considered; None if it may go on."""
    kind = type(command)
    if game.status not in statuses(kind):
        started = game.status in _STARTED
        late = _WHY_NOT_AFTER_START.get(kind) if started else None
        if game.status is Status.FORMING and kind is Swap:
            late = Refusal.NO_POWERS_TO_SWAP
        return Refused(late or _WHY_NOT[game.status])
    why = _CHECKS[needed_role(game, command)](game, actor, command)
    if why is not None:
        return Refused(why)
    if isinstance(command, SetSetting) and game.status is not Status.FORMING:
        return _setting_refused(game, actor, command)
    return None


_OF_ACCESS = frozenset(one.name for one in fields(AccessSettings))


def _setting_refused(game: Game, actor: Actor, command: SetSetting) -> Refused | None:
    """Return why a setting of a started game may not change; a player may change few alone.

    docs: gm, "Without a moderator one player hurries nobody" docs: gm, "A GM who plays decides no more than a
    player"
    """
    row = _row(game, command)
    if row.stage is Stage.FORMING:
        return Refused(Refusal.ONLY_WHILE_FORMING, row.keyword)
    if row.shared_later or row.who is not Role.MASTER or decides(game, actor):
        return None
    if is_master_of(game, actor) and command.name in _OF_ACCESS:
        return None
    return Refused(Refusal.NOT_ALONE, row.keyword)


def statuses(kind: type[Any]) -> tuple[Status, ...]:
    """Return the statuses of a game in which a kind of command is taken; in all others it changes nothing."""
    return _BY_COMMAND.get(kind) or _BY_ROLE[_role_of(kind)]


def needed_role(game: Game, command: object) -> Role:
    """Return the role that a command needs by the tables of commands and settings."""
    return _row(game, command).who if isinstance(command, SetSetting) else _role_of(type(command))


def _role_of(kind: type[Any]) -> Role:
    return COMMANDS[kind].who if kind in COMMANDS else Role.PLAYER


def _row(game: Game, command: SetSetting) -> SettingRow:
    return rows(type(game.settings))[command.name]


def _not_master(game: Game, actor: Actor, command: object) -> Refusal | None:
    """Return why the actor may not give a GM's command; any player may in a game without a moderator."""
    shared = not game.settings.moderated and COMMANDS[type(command)].shared
    if isinstance(command, SetSetting):
        shared = shared and _row(game, command).shared
    if isinstance(command, Resume):
        shared = players_resume(game)
    return None if is_master_of(game, actor) or (shared and plays(game, actor)) else Refusal.NOT_MASTER


def players_resume(game: Game) -> bool:
    """Return whether any player may resume a paused game."""
    return not game.settings.moderated and game.settings.resume


def _not_player(game: Game, actor: Actor, _command: object) -> Refusal | None:
    return None if plays(game, actor) else Refusal.NOT_PLAYER


def _not_inside(game: Game, actor: Actor, _command: object) -> Refusal | None:
    return None if belongs(game, actor) else Refusal.NO_SEAT


_CHECKS: Mapping[Role, Callable[[Game, Actor, object], Refusal | None]] = {
    Role.OBSERVER: _not_inside,
    Role.PLAYER: _not_player,
    Role.MASTER: _not_master,
}


def is_master_of(game: Game, actor: Actor) -> bool:
    """Return whether the actor is a GM of this game or the keeper; in a practice game, its player is."""
    runs = actor.role is Role.MASTER or (game.practice and actor.role is Role.PLAYER)
    return actor.role is Role.KEEPER or (runs and game.is_run_by(actor.person))


def decides(game: Game, actor: Actor) -> bool:
    """Return whether the actor is a GM or the keeper, and no party: their decision alone binds the others."""
    return is_master_of(game, actor) and not is_party(game, actor.person)


def is_party(game: Game, person: PersonId) -> bool:
    """Return whether somebody leads a power still in the game, or has led one since the start.

    docs: gm, "A GM who plays decides no more than a player"
    """
    if game.practice:
        return False
    left = {one.power for one in game.parted if one.person == person}
    led = {
        seat.power
        for seat in game.seats
        if person in seat.players or any(one.person == person for one in seat.tenures)
    }
    return bool((led | left) & alive(game.position))


def plays(game: Game, actor: Actor) -> bool:
    """Return whether the actor speaks for a power, or is an applicant of a forming game."""
    if actor.role is Role.PLAYER:
        return belongs(game, actor)
    return (
        is_master_of(game, actor) and actor.acting and any(seat.power == actor.power for seat in game.seats)
    )


def belongs(game: Game, actor: Actor) -> bool:
    """Return whether the actor really has the role that they claim in this game."""
    if actor.role is Role.PLAYER:
        return actor in (*players_of_power(game, actor.power), applicant(game, actor.person))
    if actor.role is Role.OBSERVER:
        return any(guest.person == actor.person for guest in game.observers)
    return is_master_of(game, actor)


def has_left(game: Game, actor: Actor) -> bool:
    """Return whether the actor is a player of a power that they gave up."""
    if actor.power is None or actor not in players_of_power(game, actor.power):
        return False
    return game.seat(actor.power).state is not SeatState.PLAYED


def player(game: Game, power: Power | None) -> Actor | None:
    """Return the player of record of a power; None if nobody leads it."""
    for seat in game.seats:
        if seat.power == power and seat.person:
            return Actor(Role.PLAYER, seat.person, seat.power)
    return None


def players_of_power(game: Game, power: Power | None) -> tuple[Actor, ...]:
    """Return the player of record of a power and their partners."""
    seats = (seat for seat in game.seats if seat.power == power)
    return tuple(Actor(Role.PLAYER, one, seat.power) for seat in seats for one in seat.players)


def powers_shown(game: Game, person: PersonId) -> tuple[Power, ...]:
    """Return the powers whose players let this observer see what the powers get."""
    watches = any(guest.person == person for guest in game.observers)
    if not watches or not game.settings.spectators:
        return ()
    shown = ((seat, one) for seat in game.seats for one in seat.spectators if one.person == person)
    return tuple(seat.power for seat, one in shown if one.permitted_by == seat.person)


def players_of_several(game: Game) -> Mapping[Power, str]:
    """Return who leads each power in a game where players lead several; empty in any other game."""
    if game.settings.powers_each == 1:
        return {}
    return {seat.power: str(seat.person or seat.power) for seat in game.seats}


def applicant(game: Game, person: PersonId) -> Actor | None:
    """Return the person as an applicant of a forming game."""
    return Actor(Role.PLAYER, person) if any(a.person == person for a in game.applicants) else None


def actors_of(game: Game, person: PersonId) -> tuple[Actor, ...]:
    """Return every actor that a person can be in a game, the highest role first; empty for a stranger."""
    found: list[Actor] = []
    if game.is_run_by(person) and not game.practice:
        found.append(Actor(Role.MASTER, person))
    found += [Actor(Role.PLAYER, person, s.power) for s in game.seats if person in s.players]
    found += [Actor(Role.PLAYER, person) for a in game.applicants if a.person == person]
    found += [Actor(Role.OBSERVER, person) for guest in game.observers if guest.person == person]
    return tuple(found) if person else ()


def power_of(actor: Actor) -> Power:
    """Return the power that an actor speaks for; `refusal` has made sure that there is one."""
    assert actor.power is not None
    return actor.power
