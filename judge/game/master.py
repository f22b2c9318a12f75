"""The master's commands: judge now, move the deadline, change a setting, pause, end the game."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import Any

from judge.game.anonymity import breaks_promise
from judge.game.commands.master import Pause, Process, Resume, SetDeadline, SetGrace, SetSetting, Terminate
from judge.game.events import DeadlineMoved, PauseChanged, Refusal, SettingChanged
from judge.game.phases.civil_disorder import reseat_disordered
from judge.game.phases.extensions import grace_as_before, move_deadline, restart_clock
from judge.game.phases.turn import adjudicate_phase, end
from judge.game.roles import Actor
from judge.game.settings import Reading, Settings
from judge.game.state import Ending, Game, Status
from judge.game.transition import Transition, refuse, running_clock, with_clock
from judge.rules.rulebook import PRESETS
from judge.rules.variant import Variant


def process(game: Game, _actor: Actor, command: Process, now: datetime) -> Transition:
    """Judge the phase at once; a phase named must be the one at hand."""
    if command.phase is not None and command.phase != game.phase:
        return refuse(game, Refusal.WRONG_PHASE, command.phase.mail_code)
    return adjudicate_phase(game, now, by_master=True)


def set_deadline(game: Game, actor: Actor, command: SetDeadline, now: datetime) -> Transition:
    """Move the deadline; grace stays as long as it was, and ends on a day of the game."""
    if command.at <= now:
        return refuse(game, Refusal.IN_THE_PAST, command.at.isoformat())
    return move_deadline(game, command.at, grace_as_before(game, command.at), now, actor)


def set_grace(game: Game, actor: Actor, command: SetGrace, now: datetime) -> Transition:
    """Move the end of grace, which never comes before the deadline."""
    if command.at <= now:
        return refuse(game, Refusal.IN_THE_PAST, command.at.isoformat())
    deadline = running_clock(game).deadline
    if command.at < deadline:
        return refuse(game, Refusal.DEADLINE_AFTER_GRACE, command.at.isoformat())
    return move_deadline(game, deadline, command.at, now, actor)


def set_setting(game: Game, _actor: Actor, command: SetSetting, now: datetime) -> Transition:
    """Change one setting; `variant` comes as a `Variant`, `rulebook` as the name of a preset.

    Nothing happens where the setting has that value already.
    """
    value: Any = command.value
    changed = game
    if isinstance(value, Variant):
        if len(game.applicants) > len(value.powers):
            return refuse(game, Refusal.NO_SEAT, value.name)
        changed = replace(game, variant=value)
        value = value.name
    before, settings = game.settings, replace(game.settings, **{command.name: value})
    if breaks_promise(game, settings):
        return refuse(game, Refusal.PROMISED)
    if settings == before:
        return game, ()
    if _changes_secrecy(before, settings) and game.status is not Status.FORMING:
        return refuse(game, Refusal.ONLY_WHILE_FORMING, command.name)
    if settings.rulebook != before.rulebook:
        changed = replace(changed, rulebook=PRESETS[settings.rulebook])
    done = SettingChanged(command.name, getattr(before, command.name), value)
    changed = replace(changed, settings=settings)
    if game.status is Status.FORMING:
        return changed, (done,)
    followed, events = reseat_disordered(changed, now)
    return followed, (done, *events)


def _changes_secrecy(before: Settings, after: Settings) -> bool:
    """Whether the game becomes Illegal Gunboat, or is it no longer."""
    return (before.reading is Reading.ILLEGAL) != (after.reading is Reading.ILLEGAL)


def pause(game: Game, _actor: Actor, _command: Pause, now: datetime) -> Transition:
    """Stop the clock; orders and letters are still taken."""
    stopped = with_clock(replace(game, status=Status.PAUSED), stopped=now)
    return stopped, (PauseChanged(paused=True),)


def resume(game: Game, actor: Actor, _command: Resume, now: datetime) -> Transition:
    """Start the clock with a fresh deadline."""
    running = with_clock(restart_clock(replace(game, status=Status.RUNNING), now), openings_since=now)
    clock = running_clock(running)
    return running, (PauseChanged(paused=False), DeadlineMoved(clock.deadline, clock.grace, actor))


def terminate(game: Game, _actor: Actor, _command: Terminate, _now: datetime) -> Transition:
    """End the game without a result."""
    return end(game, Ending.TERMINATED)
