"""The state machine: `apply` a command, let time `expire`; both give the new game and what happened.

    create(name, variant, rulebook, settings, master, seed, now) -> (Game, events)
    apply(game, actor, command, now) -> (Game, events)    a Refused event means nothing changed
    expire(game, now) -> (Game, events)                    everything due at `now`, step by step until quiet
    next_due(game) -> datetime | None                      when `expire` will next do something
    unreachable(game, person, now) -> (Game, events)       email to the person bounces
    give_bot_orders(game, orders, now) -> (Game, events)   the judge's bots order for their powers

`join`, `observe`, `take_over`, `sign_on` and `set_password` (in `seats.joining`) take a password hash beside
the command's values. Every `now` is an aware UTC datetime; chance is the game's seed.

The statuses of a game, and what moves it from one to the next:

    forming          ->  running    `expire`, as soon as there is a player for each power (`phases.starting`)
    running          ->  paused     PAUSE, by the GM, or by a player if there is no moderator (`master`)
    paused           ->  running    RESUME, by the same, or the day that PAUSE named; with the time left
    running, paused  ->  forming    UNSTART, by the GM, before the first phase is adjudicated (`master`)
    running          ->  finished   victory, when centres are counted after a phase (`phases.turn`)
    running, paused  ->  finished   a draw or another end that all still in the game vote for (`votes`)
    running, paused  ->  finished   DECLARE, by the GM (`master`)
    all of these     ->  finished   TERMINATE, by the GM (`master`)
    finished         ->  running    RESUME or UNDO, by the GM, within a week of these two (`master`)

`permissions.statuses` tells which statuses take a command. Within a running game phase follows phase:
`phases.turn` tells how one is completed and adjudicated, `phases.expiry` what its deadline brings.

Every command takes the same way: `permissions.refusal`, the handler from HANDLERS, then `turn.follow_up`,
which ends the game by a draw or schedules the adjudication. Read `state` first, then this file.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any

from judge.game import commands, diary, master, orders_ahead, press, votes
from judge.game.commands import Command
from judge.game.events import Created, Event, MasterActed, PlayerActed
from judge.game.orders import proxy_effects, submission
from judge.game.permissions import has_left, is_master_of, needed_role, refusal
from judge.game.phases import correction, rollback
from judge.game.phases.expiry import expire, next_due
from judge.game.phases.extensions import keep_off_new_absences
from judge.game.phases.turn import follow_up
from judge.game.roles import Actor, PersonId, Role
from judge.game.seats import absences, allocation, entry, joining, leaving, masters, partners, spectators
from judge.game.seats.joining import join, observe, set_password, sign_on, take_over
from judge.game.settings import Settings
from judge.game.state import Game, Guest
from judge.game.transition import Handler, Transition, refused, with_clock, with_seat
from judge.rules.orders import Order
from judge.rules.rulebook import Rulebook
from judge.rules.units import Power
from judge.rules.variant import Variant

__all__ = [
    "TRANSITIONS",
    "apply",
    "create",
    "expire",
    "give_bot_orders",
    "join",
    "next_due",
    "observe",
    "set_password",
    "sign_on",
    "take_over",
    "unreachable",
]

TRANSITIONS: Mapping[type[Any], Handler] = {
    commands.member.GiveOrders: submission.give_orders,
    commands.member.EndSet: orders_ahead.end_set,
    commands.member.LendStanding: proxy_effects.lend,
    commands.member.RevokeProxy: proxy_effects.revoke,
    commands.member.GiveAhead: orders_ahead.keep_lines,
    commands.member.Clear: orders_ahead.clear,
    commands.member.SetWait: submission.set_wait,
    commands.member.SetAbsence: absences.set_absence,
    commands.member.EndAbsence: absences.end_absence,
    commands.member.SetDraw: votes.set_draw,
    commands.member.SetConcede: votes.set_concede,
    commands.member.Propose: votes.propose,
    commands.member.CastVote: votes.cast,
    commands.member.WithdrawProposal: votes.withdraw,
    commands.member.SayHere: joining.say_here,
    commands.member.SetPreference: joining.set_preference,
    commands.member.SetPassword: joining.change_password,
    commands.member.Press: press.send,
    commands.member.Broadcast: press.broadcast,
    commands.member.Recall: press.recall,
    commands.member.SetPressWish: press.set_press_wish,
    commands.member.RecordDiary: diary.record,
    commands.member.DeleteDiary: diary.delete,
    commands.member.Resign: leaving.resign,
    commands.master.Eject: leaving.eject,
    commands.master.Admit: leaving.admit,
    commands.member.Partner: partners.ask,
    commands.member.PermitSpectator: spectators.permit,
    commands.master.Promote: masters.ask,
    commands.master.HandOver: masters.ask,
    commands.master.Process: master.process,
    commands.master.Rollback: rollback.rollback,
    commands.master.Undo: rollback.undo,
    commands.master.Adjust: correction.adjust,
    commands.master.AcceptLate: master.accept_late,
    commands.master.SetDeadline: master.set_deadline,
    commands.master.SetGrace: master.set_grace,
    commands.master.SetAccess: entry.set_access,
    commands.master.Approve: entry.approve,
    commands.master.SetStart: master.set_start,
    commands.master.Assign: allocation.assign,
    commands.member.Swap: allocation.swap,
    commands.master.Begin: master.begin,
    commands.master.Unstart: master.unstart,
    commands.master.SetSetting: master.set_setting,
    commands.master.Pause: master.pause,
    commands.master.Resume: master.resume,
    commands.master.Terminate: master.terminate,
    commands.master.Declare: master.declare,
}
"""Every command a game handles, with the function that does it; all others are answered by the service."""

_BRINGS_BACK = (
    commands.member.GiveOrders,
    commands.member.GiveAhead,
    commands.member.Clear,
    commands.member.SetWait,
    commands.member.SetDraw,
    commands.member.SetConcede,
    commands.member.Propose,
    commands.member.CastVote,
    commands.member.WithdrawProposal,
)
"""By these a player who had left returns to their power."""


def create(
    name: str,
    variant: Variant,
    rulebook: Rulebook,
    settings: Settings,
    master: Guest,
    seed: int,
    now: datetime,
) -> Transition:
    """Return a game that waits for players; its settings name the variant and rulebook it was given."""
    named = replace(settings, variant=variant.name, rulebook=rulebook.name)
    game = Game(name, variant, rulebook, named, seed, master, created=now)
    return game, (Created(master.person),)


def apply(game: Game, actor: Actor, command: Command, now: datetime) -> Transition:
    """Carry out what the actor asks, and what follows from it.

    A refusal changes nothing. A player who gives orders or votes has returned to a power that they had left.
    TypeError for a command that does not concern a game.
    """
    handler = TRANSITIONS.get(type(command))
    if handler is None:
        raise TypeError(f"no command for a game: {type(command).__name__}")
    why = refusal(game, actor, command)
    if why is not None:
        return game, (why,)
    comes_back = isinstance(command, _BRINGS_BACK) and has_left(game, actor)
    back, returned = joining.bring_back(game, actor, now) if comes_back else (game, ())
    done, events = handler(back, actor, command, now)
    if refused(events):
        return game, events
    away = any(seat.absences for seat in done.seats)
    kept, moved = keep_off_new_absences(back, done, now) if away else (done, ())
    settled, more = follow_up(_heard(kept, actor), now)
    acted = _acted(game, actor, command) if events else ()
    return settled, (*returned, *acted, *events, *moved, *more)


def _acted(game: Game, actor: Actor, command: Command) -> tuple[Event, ...]:
    """Return who commands, if it could be one of several: several GMs, the keeper, a player."""
    if needed_role(game, command) is not Role.MASTER:
        return ()
    if not is_master_of(game, actor):
        return (PlayerActed(actor),)
    runs = actor.role is Role.KEEPER or (bool(game.co_masters) and game.is_run_by(actor.person))
    return (MasterActed(actor),) if runs else ()


def _heard(game: Game, actor: Actor) -> Game:
    """Note that a power's player has written, in the first phase, when this is asked."""
    if actor.role is not Role.PLAYER or actor.power is None or game.number != 1:
        return game
    return game if game.seat(actor.power).heard else with_seat(game, actor.power, heard=True)


def give_bot_orders(game: Game, orders: Mapping[Power, tuple[Order, ...]], now: datetime) -> Transition:
    """Add the bots' orders; after the deadline nothing is waited for any longer."""
    given: tuple[Event, ...] = ()
    for power, ordered in orders.items():
        game, events = submission.add_bot_orders(game, power, ordered)
        given += events
    settled, more = follow_up(game, now) if given else (game, ())
    clock = settled.clock
    if given and clock is not None and clock.process_at is not None and now >= clock.deadline:
        settled = with_clock(settled, process_at=now)
    return settled, (*given, *more)


def unreachable(game: Game, person: PersonId, now: datetime) -> Transition:
    """End the standing proxies of a player whose email bounces (seed 004 §9.1)."""
    ended: tuple[Event, ...] = ()
    for seat in game.seats:
        if seat.person == person:
            game, events = proxy_effects.end_proxies_of_unreachable(game, seat.power)
            ended += events
    settled, more = follow_up(game, now) if ended else (game, ())
    return settled, (*ended, *more)
