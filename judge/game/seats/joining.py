"""Joining: applicants until a game starts, observers, new players for vacant powers, players who return."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import TypeVar

from judge.game.anonymity import has_seen, is_blind
from judge.game.commands.member import SayHere, SetPassword, SetPreference
from judge.game.events import (
    Event,
    Joined,
    Observing,
    PasswordChanged,
    PreferenceSet,
    PresenceSaid,
    ProxyEnd,
    Returned,
    TookOver,
)
from judge.game.orders.outstanding import vacant_powers
from judge.game.orders.proxy_effects import end_proxies
from judge.game.permissions import actors_of, belongs, has_left
from judge.game.phases.extensions import extend_for_newcomer, extend_for_returner
from judge.game.phases.turn import follow_up
from judge.game.refusals import Refusal, Refused
from judge.game.roles import Actor, PersonId, Role
from judge.game.seats.absences import forget_absences
from judge.game.seats.entry import wants_word_for_power, with_word_used
from judge.game.state import Applicant, Game, Guest, SeatState, Status, Tenure
from judge.game.transition import Transition, refuse, with_clock, with_seat
from judge.game.votes import forget_votes
from judge.rules.units import Power, alive

_Member = TypeVar("_Member", Applicant, Guest)

_JOIN_REFUSED = {
    Status.RUNNING: Refusal.ALREADY_STARTED,
    Status.PAUSED: Refusal.ALREADY_STARTED,
    Status.FINISHED: Refusal.FINISHED,
}


def join(game: Game, person: PersonId, password_hash: str, _now: datetime) -> Transition:
    """Add an applicant; `expire` starts a full game. An observer who joins no longer watches."""
    if game.status is not Status.FORMING:
        return refuse(game, _JOIN_REFUSED[game.status])
    if (why := why_not_to_play(game, person)) is not None:
        return refuse(game, why)
    if _was_put_out(game, person):
        return refuse(game, Refusal.PUT_OUT)
    if game.is_full:
        return refuse(game, Refusal.GAME_FULL)
    applicants = (*game.applicants, Applicant(person, password_hash, here=game.called is not None))
    joined = replace(_without_observer(game, person), applicants=applicants)
    return joined, (Joined(person, len(applicants), joined.players_needed),)


def observe(game: Game, person: PersonId, password_hash: str, _now: datetime) -> Transition:
    """Add an observer; nobody watches a game they are in already, or a finished one."""
    if game.status is Status.FINISHED:
        return refuse(game, Refusal.FINISHED)
    roles = {actor.role for actor in actors_of(game, person)}
    if Role.OBSERVER in roles:
        return refuse(game, Refusal.WATCHES_ALREADY)
    if roles:
        return refuse(game, Refusal.MODERATES if roles == {Role.MASTER} else Refusal.ALREADY_IN)
    if _was_put_out(game, person):
        return refuse(game, Refusal.PUT_OUT)
    watched = replace(game, observers=(*game.observers, Guest(person, password_hash)))
    return watched, (Observing(person),)


def take_over(
    game: Game, person: PersonId, password_hash: str, power: Power | None, now: datetime
) -> Transition:
    """Have a new player lead a vacant power; if none is named, the one with most units.

    The power's orders and the other players' wait flags stay as they are. The deadline moves if it is near or
    past. A player of record who asks for their own power has returned.
    """
    why = _takeover_refused(game, person, power)
    if why is not None:
        return game, (why,)
    chosen = power or power_given(game)
    assert chosen is not None
    seat = game.seat(chosen)
    watched = any(gone.person == person and gone.power is None for gone in game.ejected)
    if watched or Actor(Role.PLAYER, person, chosen) in game.ejected:
        return refuse(game, Refusal.PUT_OUT, chosen)
    if seat.person == person:
        return sign_on(
            with_seat(game, chosen, password=password_hash), Actor(Role.PLAYER, person, chosen), now
        )
    assert game.phase is not None
    taken = with_seat(
        _without_observer(with_word_used(forget_absences(game, chosen), person), person),
        chosen,
        person=person,
        password=password_hash,
        state=SeatState.PLAYED,
        bot=False,
        standby=0,
        asked=0,
        late=0,
        missed=None,
        partners=(),
        heard=True,
        tenures=(*seat.tenures, Tenure(person, game.phase, now)),
    )
    rest = {code: late for code, late in taken.late_sets.items() if code != chosen}
    beside = tuple(Actor(Role.PLAYER, one.person, chosen) for one in seat.partners)
    taken = replace(taken, late_sets=rest, parted=(*taken.parted, *beside))
    taken = forget_votes(with_clock(taken, openings_since=now), chosen)
    freed, ended = end_proxies(taken, chosen, ProxyEnd.LEFT)
    extended, moved = extend_for_newcomer(freed, now)
    settled, more = follow_up(extended, now)
    return settled, (TookOver(chosen, person), *ended, *moved, *more)


def sign_on(game: Game, actor: Actor, now: datetime) -> Transition:
    """Sign a player on: if their power was abandoned or in civil disorder, they have returned to it."""
    back, events = bring_back(game, actor, now)
    settled, more = follow_up(back, now)
    return settled, (*events, *more)


def bring_back(game: Game, actor: Actor, now: datetime) -> Transition:
    """Bring the player of record back to their power; nothing happens if they never left."""
    if actor.power is None or game.status is Status.FINISHED or not has_left(game, actor):
        return game, ()
    back = with_clock(with_seat(game, actor.power, state=SeatState.PLAYED, bot=False), openings_since=now)
    extended, moved = extend_for_returner(back, now)
    return extended, (Returned(actor.power), *moved)


def say_here(game: Game, actor: Actor, _command: SayHere, _now: datetime) -> Transition:
    """Note that an applicant has answered the roll call."""
    if game.called is None:
        return refuse(game, Refusal.NO_ROLL_CALL)
    applicants = tuple(
        replace(one, here=True) if one.person == actor.person else one for one in game.applicants
    )
    return replace(game, applicants=applicants), (PresenceSaid(actor.person),)


def set_preference(game: Game, actor: Actor, command: SetPreference, _now: datetime) -> Transition:
    """Note which powers an applicant would like; the last list counts."""
    applicants = tuple(
        replace(a, preference=command.groups) if a.person == actor.person else a for a in game.applicants
    )
    return replace(game, applicants=applicants), (PreferenceSet(actor.person, command.groups),)


def set_password(game: Game, actor: Actor, password_hash: str) -> Transition:
    """Set the actor's password in this game; a GM acting for a power sets that power's password."""
    if not belongs(game, actor):
        return refuse(game, Refusal.NO_SEAT)
    done: tuple[Event, ...] = (PasswordChanged(actor),)
    if actor.power is not None:
        beside = next((seat.partners for seat in game.seats if seat.power == actor.power), ())
        if actor.person in {one.person for one in beside}:
            changed = _changed(beside, actor.person, password_hash)
            return with_seat(game, actor.power, partners=changed), done
        return with_seat(game, actor.power, password=password_hash), done
    if actor.role is Role.PLAYER:
        return replace(game, applicants=_changed(game.applicants, actor.person, password_hash)), done
    if actor.role is Role.OBSERVER:
        return replace(game, observers=_changed(game.observers, actor.person, password_hash)), done
    first, *others = _changed(game.masters, actor.person, password_hash)
    return replace(game, master=first, co_masters=tuple(others)), done


def change_password(game: Game, actor: Actor, command: SetPassword, _now: datetime) -> Transition:
    """Set the password like `set_password`; the command's word is a hash already."""
    return set_password(game, actor, command.password)


def _changed(members: tuple[_Member, ...], person: PersonId, password_hash: str) -> tuple[_Member, ...]:
    return tuple(replace(c, password=password_hash) if c.person == person else c for c in members)


def _takeover_refused(game: Game, person: PersonId, power: Power | None) -> Refused | None:
    """Return why the person cannot lead that power."""
    if game.status not in (Status.RUNNING, Status.PAUSED):
        return Refused(Refusal.FINISHED if game.status is Status.FINISHED else Refusal.NOT_RUNNING)
    if power is None and not vacant_powers(game):
        return Refused(Refusal.NO_SEAT)
    why = None if power is None else _why_not_free(game, power)
    if why is not None:
        return Refused(why, power or "")
    own = power is not None and game.seat(power).person == person
    why = None if own else why_not_to_play(game, person, power or power_given(game))
    return None if why is None else Refused(why)


def _why_not_free(game: Game, power: Power) -> Refusal | None:
    if power not in {seat.power for seat in game.seats}:
        return Refusal.NOBODY_THERE
    if power not in alive(game.position):
        return Refusal.NOT_FREE if is_blind(game) else Refusal.ELIMINATED
    if game.seat(power).unplayed:
        return Refusal.NOT_PLAYED
    return None if power in vacant_powers(game) else Refusal.NOT_FREE


def power_given(game: Game) -> Power | None:
    """Return the power for somebody who names none: the vacant one with most units; None if there is none."""
    free = vacant_powers(game)
    return max(free, key=lambda code: len(game.position.of(code))) if free else None


def why_not_to_play(game: Game, person: PersonId, power: Power | None = None) -> Refusal | None:
    """Return why somebody may not play: they already do, moderate the game, or have inside knowledge.

    docs: gm, "Inside knowledge bars people from playing"
    """
    roles = {actor.role for actor in actors_of(game, person)}
    if Role.PLAYER in roles:
        return Refusal.ALREADY_IN
    if Role.MASTER in roles and game.settings.moderated:
        return Refusal.MODERATES
    if has_seen(game, person):
        return Refusal.HAS_SEEN
    return Refusal.HAD_PART if wants_word_for_power(game, person, power) else None


def _was_put_out(game: Game, person: PersonId) -> bool:
    """Return whether the GM ejected the person."""
    return any(gone.person == person for gone in game.ejected)


def _without_observer(game: Game, person: PersonId) -> Game:
    return replace(game, observers=tuple(guest for guest in game.observers if guest.person != person))
