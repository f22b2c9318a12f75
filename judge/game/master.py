"""The GM's commands: adjudicate now, move the deadline, change a setting, pause, end the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from judge.game.anonymity import breaks_promise, hides_absence, is_nonplaying_master, players_so_far
from judge.game.commands.master import (
    AcceptLate,
    Begin,
    Declare,
    Pause,
    Process,
    Resume,
    SetDeadline,
    SetGrace,
    SetSetting,
    SetStart,
    Terminate,
    Unstart,
)
from judge.game.diary import written_before_start
from judge.game.events import Abandoned, LateFate, PauseChanged, SettingChanged, StartMoved, StartTakenBack
from judge.game.orders.outstanding import survivors, vacant_powers
from judge.game.orders.standing_proxies import held
from judge.game.orders.submission import count_late_sets, decline_late_sets, late_sent, late_waiting
from judge.game.permissions import decides, is_party
from judge.game.phases.civil_disorder import ask_for_replacements, reseat_disordered
from judge.game.phases.extensions import (
    go_on,
    grace_as_before,
    keep_off_closed_times,
    move_deadline,
    take_end_back,
)
from judge.game.phases.starting import start
from judge.game.phases.turn import adjudicate_phase, end, is_complete, is_grace_over, somebody_waits
from judge.game.refusals import Refusal, Refused
from judge.game.roles import Actor, Role
from judge.game.settings import Blind, PressMode, Reading, Settings, Site, rows
from judge.game.state import Applicant, Ending, Game, Status, Stopped
from judge.game.transition import Transition, refuse, running_clock, with_clock
from judge.rules.rulebook import ILLEGAL_GUNBOAT, rulebook_on
from judge.rules.units import Power
from judge.rules.variant import Variant


def process(game: Game, actor: Actor, command: Process, now: datetime) -> Transition:
    """Adjudicate the phase at once; a phase that is named must be the current one.

    A GM who plays does so only when nobody has time left.
    """
    if command.phase is not None and command.phase != game.phase:
        return refuse(game, Refusal.WRONG_PHASE, command.phase.mail_code)
    if is_party(game, actor.person) and _others_have_time(game, now):
        return refuse(game, Refusal.HURRIES_OTHERS)
    return adjudicate_phase(game, now, by_master=True)


def _others_have_time(game: Game, now: datetime) -> bool:
    """Return whether somebody may still order or change orders, as far as all were told about the phase."""
    if is_grace_over(game, now):
        return False
    return now < running_clock(game).earliest or somebody_waits(game) or not is_complete(game)


def set_deadline(game: Game, actor: Actor, command: SetDeadline, now: datetime) -> Transition:
    """Move the deadline; the grace period keeps its length and ends on a day of the game.

    Nothing happens if it is at that moment already.
    """
    if command.at <= now:
        return refuse(game, Refusal.IN_THE_PAST, command.at.isoformat())
    stands = running_clock(game).deadline
    if alone := _alone(game, actor, command.at, stands, now):
        return game, (alone,)
    if command.at == stands:
        return game, ()
    moved, events = move_deadline(game, command.at, grace_as_before(game, command.at), now, actor)
    return _put_off(moved, actor, command.at - max(stands, now)), events


def set_grace(game: Game, actor: Actor, command: SetGrace, now: datetime) -> Transition:
    """Move the end of grace, which never comes before the deadline."""
    if command.at <= now:
        return refuse(game, Refusal.IN_THE_PAST, command.at.isoformat())
    clock = running_clock(game)
    deadline = clock.deadline
    if alone := _alone(game, actor, command.at, clock.grace, max(now, deadline)):
        return game, (alone,)
    if command.at < deadline:
        return refuse(game, Refusal.DEADLINE_AFTER_GRACE, command.at.isoformat())
    if command.at == clock.grace:
        return game, ()
    moved, events = move_deadline(game, deadline, command.at, now, actor)
    return _put_off(moved, actor, command.at - max(clock.grace, now)), events


def _put_off(game: Game, actor: Actor, later: timedelta) -> Game:
    """Return the game, noting how much later a player alone has moved its times in this phase."""
    if decides(game, actor) or later <= timedelta():
        return game
    return with_clock(game, put_off=running_clock(game).put_off + later)


def _alone(
    game: Game, actor: Actor, at: datetime, stands: datetime, since: datetime | None = None
) -> Refused | None:
    """Return why a player, or a GM who plays, may not move a moment alone.

    docs: gm, "Without a moderator one player hurries nobody" docs: gm, "A GM who plays decides no more than a
    player"

    They may only move it later, and no further than they may be away; nor may all together in one phase.
    """
    if decides(game, actor):
        return None
    if at < stands:
        return Refused(Refusal.EARLIER_ALONE, stands.isoformat())
    if since is None:
        return None
    days = game.settings.max_absence
    later = at - max(stands, since) + running_clock(game).put_off
    too_far = max(at - since, later) > timedelta(days=days)
    return Refused(Refusal.TOO_FAR_ALONE, str(days)) if too_far else None


def accept_late(game: Game, actor: Actor, command: AcceptLate, _now: datetime) -> Transition:
    """Count late orders, or not; the decision may be changed, and their players are told at once.

    A GM who plays counts all that wait, so that they choose no power (docs: gm, "A GM who plays decides no
    more than a player").
    """
    if command.phase is not None and command.phase != game.phase:
        return refuse(game, Refusal.WRONG_PHASE, command.phase.mail_code)
    if command.power is not None and not is_nonplaying_master(game, Role.MASTER, actor.person):
        return refuse(game, Refusal.LATE_HIDDEN if hides_absence(game) else Refusal.LATE_TOGETHER)
    sent = late_waiting(game) if command.declined else late_sent(game)
    powers = sent if command.power is None else (command.power,)
    if not powers or powers[0] not in sent:
        return refuse(game, Refusal.NOTHING_LATE, command.power or "")
    if command.declined:
        return decline_late_sets(game, powers)
    if command.power is not None and held(game, command.power):
        return refuse(game, Refusal.TOO_LATE, command.power)
    return count_late_sets(game, powers, LateFate.ACCEPTED)


def set_start(game: Game, actor: Actor, command: SetStart, now: datetime) -> Transition:
    """Set the moment before which a forming game does not start, or the phase is not adjudicated."""
    if command.at <= now:
        return refuse(game, Refusal.IN_THE_PAST, command.at.isoformat())
    stands = game.starts_at if game.status is Status.FORMING else running_clock(game).earliest
    if stands is not None and (alone := _alone(game, actor, command.at, stands)):
        return game, (alone,)
    if game.status is Status.FORMING:
        return replace(game, starts_at=command.at), (StartMoved(command.at),)
    if command.at > running_clock(game).deadline:
        return refuse(game, Refusal.START_AFTER_DEADLINE, command.at.isoformat())
    return with_clock(game, earliest=command.at, process_at=None), (StartMoved(command.at),)


def begin(game: Game, _actor: Actor, command: Begin, now: datetime) -> Transition:
    """Start a full game, whatever it waits for.

    By force also one with less than half of its powers vacant.
    """
    if game.series is not None:
        return refuse(game, Refusal.SERIES_HAS_ROUNDS)
    enough = game.applicants and 2 * game.players_needed < game.players_a_game
    if command.force and enough and not game.is_full and not game.awaiting:
        begun, events = start(game, now)
        free = vacant_powers(begun)
        return ask_for_replacements(game, begun, now, (*events, Abandoned(free, first=True)))
    if not game.is_full:
        return refuse(game, Refusal.NOT_FULL, str(game.players_needed))
    if game.awaiting:
        return refuse(game, Refusal.NOT_APPROVED)
    return start(game, now)


_BESIDE: Mapping[str, Mapping[str, Any]] = {"powers": {"powers_each": 1}, "powers_each": {"powers": None}}
"""What a setting sets beside itself: where players lead several powers, none is left out."""


def set_setting(game: Game, _actor: Actor, command: SetSetting, now: datetime) -> Transition:
    """Change one setting; `variant` comes as a `Variant`, `rulebook` as the name of a preset.

    Nothing happens if the setting has that value already.
    """
    value: Any = command.value
    changed, before = game, game.settings
    if isinstance(value, Variant):
        changed, settings = _on_board(game, value)
    else:
        settings = replace(before, **{command.name: value}, **_BESIDE.get(command.name, {}))
        if _speaks_under_ban(settings) and command.name != "press":
            settings = replace(settings, press=PressMode.NONE)
    why = _refused(changed, before, settings, command.name)
    if why is not None:
        return game, (why,)
    if settings == before:
        return game, ()
    if (settings.rulebook, settings.variant) != (before.rulebook, before.variant):
        changed = replace(changed, rulebook=rulebook_on(changed.variant.rulebook, settings.rulebook))
    done = tuple(_changes(before, settings))
    changed = replace(changed, settings=settings)
    if game.status is Status.FORMING:
        return changed, done
    if command.name == "holidays":
        kept, moved = keep_off_closed_times(changed, now)
        return kept, (*done, *moved)
    followed, events = reseat_disordered(changed, now)
    return followed, (*done, *events)


def _refused(game: Game, before: Settings, settings: Settings, name: str) -> Refused | None:
    """Return why the game cannot have these settings; its board is the one that it would have."""
    powers = settings.powers or len(game.variant.powers)
    tells = settings.site is Site.DIFFERENT and (settings.gunboat or settings.secret)
    turns = _changes_secrecy(before, settings) and game.status is not Status.FORMING
    checks = (
        (game.opening is not None and settings.variant != before.variant, Refusal.COPY_KEEPS_BOARD, ""),
        (_is_uneven(powers, settings.powers_each), Refusal.POWERS_LEFT_OVER, str(powers)),
        (
            game.series is None and len(game.applicants) * settings.powers_each > powers,
            Refusal.TOO_MANY_PLAYERS,
            game.variant.title,
        ),
        (is_too_dark(game.variant, settings), Refusal.NEVER_BLIND, game.variant.title),
        (tells, Refusal.TELLS_WHO, ""),
        (_speaks_under_ban(settings) and name == "press", Refusal.PRESS_STAYS_OFF, ""),
        (breaks_promise(game, settings), Refusal.PROMISED, ""),
        (turns, Refusal.ONLY_WHILE_FORMING, name),
        (name in ("last_year", "variant") and _is_past(game, settings), Refusal.LAST_YEAR_PAST, ""),
    )
    return next((Refused(why, detail) for broken, why, detail in checks if broken), None)


def _speaks_under_ban(settings: Settings) -> bool:
    """Return whether the settings allow press in Illegal Gunboat, which has none (seed 000, 3)."""
    return settings.reading is Reading.ILLEGAL and settings.press is not PressMode.NONE


def _is_past(game: Game, settings: Settings) -> bool:
    """Return whether the last year is before the current one, or before the first of the board."""
    at_hand = game.phase or game.first_phase
    return 0 < settings.last_year < at_hand.year


def _is_uneven(powers: int, each: int) -> bool:
    """Return whether powers would be left over, or one player would lead them all."""
    return powers % each > 0 or (each > 1 and powers // each == 1)


def is_too_dark(variant: Variant, settings: Settings) -> bool:
    """Return whether the game would be blind on a board where that is impossible.

    In Naval Diplomacy several fleets share a space: who is patrolled or blocked would betray unseen fleets.
    """
    return settings.blind is not Blind.NO and variant.board.variant_rules.naval is not None


def _changes(before: Settings, after: Settings) -> Iterator[SettingChanged]:
    for name in rows(type(after)):
        old, new = getattr(before, name), getattr(after, name)
        if old != new:
            yield SettingChanged(name, old, new)


def _on_board(game: Game, variant: Variant) -> tuple[Game, Settings]:
    """Return a forming game on another board, with the settings that go with it.

    Its people keep their places. Of their wishes, those stay that the new board has powers for.
    """
    powers = {facts.code for facts in variant.powers}
    applicants = tuple(
        replace(
            one,
            preference=tuple(left for group in one.preference if (left := _of(group, powers))),
            assigned=_of(one.assigned, powers),
        )
        for one in game.applicants
    )
    settings = settings_on(variant, game.settings, before=game.variant)
    return replace(game, variant=variant, applicants=applicants), settings


def _of(group: tuple[Power, ...], powers: AbstractSet[Power]) -> tuple[Power, ...]:
    return tuple(power for power in group if power in powers)


def _board_name(variant: Variant) -> str:
    """Return the name of the variant without its options."""
    return variant.name.partition("+")[0]


def settings_on(variant: Variant, chosen: Settings, before: Variant | None = None) -> Settings:
    """Return the settings on that board: its rulebook, and what Illegal Gunboat adds or no longer sets.

    The rulebook chosen for the board `before` stays if neither board has one of its own.
    """
    usual = Settings()
    own = before is None or variant.rulebook != usual.rulebook or chosen.rulebook == before.rulebook
    settings = replace(chosen, variant=variant.name, rulebook=variant.rulebook if own else chosen.rulebook)
    if before is not None and _board_name(before) != _board_name(variant):
        settings = replace(settings, victory=None)  # it is a number of centres of the other board
    if before is None or _board_name(before) != _board_name(variant):
        settings = replace(settings, powers_each=variant.condition.each, powers=None)
    if variant.rulebook == ILLEGAL_GUNBOAT:
        return replace(settings, gunboat=True, press=PressMode.NONE, reading=Reading.ILLEGAL)
    if before is not None and before.rulebook == ILLEGAL_GUNBOAT and settings.reading is Reading.ILLEGAL:
        return replace(settings, reading=usual.reading)
    return settings


def _changes_secrecy(before: Settings, after: Settings) -> bool:
    """Return whether the game becomes Illegal Gunboat or stops being it."""
    return (before.reading is Reading.ILLEGAL) != (after.reading is Reading.ILLEGAL)


MOST_PAUSE = timedelta(days=60)
"""How long a pause with a day named may be."""


def pause(game: Game, actor: Actor, command: Pause, now: datetime) -> Transition:
    """Stop the clock, for good or until a moment; orders and messages are still taken.

    Without a moderator, a player cannot end another's pause sooner.
    """
    clock = running_clock(game)
    if command.until is not None and command.until > now + MOST_PAUSE:
        return refuse(game, Refusal.PAUSE_TOO_LONG, str(MOST_PAUSE.days))
    sooner = command.until is not None and (clock.resumes is None or command.until < clock.resumes)
    alone = sooner and not decides(game, actor)
    if game.status is Status.PAUSED and (alone or command.until == clock.resumes):
        return refuse(game, Refusal.PAUSED)
    since = clock.stopped if game.status is Status.PAUSED else now
    paused = replace(game, status=Status.PAUSED)
    waits = now if command.until is None else None
    stopped = with_clock(
        paused,
        stopped=since,
        resumes=command.until,
        pause_told=False,
        master_asked_at=waits,
        silence_told=False,
    )
    return stopped, (PauseChanged(paused=True, until=command.until),)


def resume(game: Game, actor: Actor, _command: Resume, now: datetime) -> Transition:
    """Start the clock again; of a finished game, undo TERMINATE."""
    return take_end_back(game, now) if game.status is Status.FINISHED else go_on(game, now, actor)


def unstart(game: Game, _actor: Actor, _command: Unstart, _now: datetime) -> Transition:
    """Let a game whose first phase is not adjudicated form again, with its players and their wishes.

    After that only BEGIN starts it.
    """
    if game.practice:
        return refuse(game, Refusal.PRACTICE_ALONE)
    if game.number != 1 or game.phase != game.first_phase:
        return refuse(game, Refusal.JUDGED_ALREADY)
    seats = {seat.person: seat for seat in game.seats if seat.person}
    wishes = {one.person: one for one in game.started_with}
    applicants = tuple(
        replace(wishes.get(person, Applicant(person, "")), password=seat.password, here=True)
        for person, seat in seats.items()
    )
    before = game.settings
    settings = replace(before, manual_start=True)
    forming = Game(
        game.name,
        game.variant,
        game.rulebook,
        settings,
        game.seed + 1,
        game.master,
        game.created,
        applicants=applicants,
        observers=game.observers,
        ejected=game.ejected,
        access=game.access,
        approvals=game.approvals,
        press_wishes=game.press_wishes,
        diaries=written_before_start(game),
        co_masters=game.co_masters,
        opening=game.opening,
        proposal_count=game.proposal_count,
        parted=tuple(Actor(Role.PLAYER, one) for one in sorted(players_so_far(game))),
    )
    changed = () if before.manual_start else (SettingChanged("manual_start", False, True),)
    return forming, (StartTakenBack(), *changed)


def declare(game: Game, actor: Actor, command: Declare, now: datetime) -> Transition:
    """End the game with the result that its GM decides; it is undone like any other end."""
    if game.practice:
        return refuse(game, Refusal.PRACTICE_ALONE)
    if not decides(game, actor):
        return refuse(game, Refusal.DECLARES_FOR_OTHERS)
    gone = [one for rank in command.ranks for one in rank if one not in survivors(game)]
    if gone:
        return refuse(game, Refusal.NO_SURVIVOR, ",".join(gone))
    winners = command.ranks[0] if command.ranks else survivors(game)
    over, events = end(game, command.ending, winners, command.reason)
    return replace(over, ranks=command.ranks, stopped=Stopped(now, game.status, game.clock)), events


def terminate(game: Game, _actor: Actor, _command: Terminate, now: datetime) -> Transition:
    """End the game without a result; it can be undone for a week."""
    over, events = end(game, Ending.TERMINATED)
    return replace(over, stopped=Stopped(now, game.status, game.clock)), events
