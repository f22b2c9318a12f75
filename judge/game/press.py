"""Press: letters between the people of a game, which are allowed, and whether they carry their author."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from judge.game.anonymity import is_illegal
from judge.game.commands.member import Audience, Broadcast, Press
from judge.game.events import PressSent, Refusal, Refused
from judge.game.permissions import is_master_of
from judge.game.roles import MASTER, OBSERVERS, Actor, PersonId, Role
from judge.game.settings import PressMode
from judge.game.state import Game
from judge.game.transition import Transition, refuse, refused

_GREY_WHEN_UNSAID = {
    PressMode.NONE: False,
    PressMode.WHITE: False,
    PressMode.GREY: True,
    PressMode.BOTH: False,
}
_GROUPS = {Role.MASTER: MASTER, Role.OBSERVER: OBSERVERS}
"""What letters call those who lead no power."""
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
    letter = PressSent(actor, command.audience, to, False, command.body, False, command.left_out)
    after, events = _letter(game, actor, letter, command.grey)
    unread = _unread(game, actor, to) if to and not refused(events) else None
    return (game, (unread,)) if unread is not None else (after, events)


def broadcast(game: Game, actor: Actor, command: Broadcast, _now: datetime) -> Transition:
    """A letter to everybody: players, observers and the master."""
    letter = PressSent(actor, Audience.ALL, (), False, command.body, True)
    return _letter(game, actor, letter, command.grey)


def readers(game: Game, letter: PressSent) -> frozenset[Actor]:
    """Who gets a letter; not its author, whatever else he is in the game."""
    everybody = (
        Actor(Role.MASTER, game.master.person),
        *(Actor(Role.PLAYER, seat.person, seat.power) for seat in game.seats if seat.person),
        *(Actor(Role.PLAYER, applicant.person) for applicant in game.applicants),
        *(Actor(Role.OBSERVER, guest.person) for guest in game.observers),
    )
    return frozenset(
        one
        for one in everybody
        if one.person != letter.author.person
        and (letter.broadcast or not letter.to or (one.power or _GROUPS.get(one.role)) in letter.to)
    )


def _letter(game: Game, actor: Actor, letter: PressSent, grey: bool | None) -> Transition:
    if not letter.body.strip():
        return refuse(game, Refusal.EMPTY_PRESS)
    if is_illegal(game) and not (is_master_of(game, actor) and not actor.acting):
        return refuse(game, Refusal.NO_PRESS_AT_ALL)
    if letter.to == (MASTER,):
        return game, (letter,)
    why = _not_allowed(game, actor, letter, grey)
    if why is not None:
        return refuse(game, why)
    if is_master_of(game, actor) and not actor.acting:
        shown = not grey
    else:
        shown = not (_GREY_WHEN_UNSAID[game.settings.press] if grey is None else grey)
    return game, (replace(letter, grey=not shown),)


def _not_allowed(game: Game, actor: Actor, letter: PressSent, grey: bool | None) -> Refusal | None:
    """Why the game's settings forbid a letter; the master's own are only bound in being grey."""
    mode = game.settings.press
    if is_master_of(game, actor) and not actor.acting:
        return _COLOUR_REFUSED.get((mode, True)) if grey else None
    if mode is PressMode.NONE:
        return Refusal.NO_PRESS
    if letter.audience is Audience.SOME and not game.settings.partial_press:
        return Refusal.NO_PARTIAL_PRESS
    if grey is not None and (mode, grey) in _COLOUR_REFUSED:
        return _COLOUR_REFUSED[mode, grey]
    reaches_players = not letter.to or any(one not in (MASTER, OBSERVERS) for one in letter.to)
    may = actor.role is not Role.OBSERVER or game.settings.observer_press
    return Refusal.NO_OBSERVER_PRESS if reaches_players and not may else None


def _wrong_addressee(game: Game, to: tuple[str, ...]) -> Refused | None:
    """What is wrong with a list of addressees; powers have no players before the game starts."""
    known = {facts.code for facts in game.variant.powers}
    for name in to:
        if name not in known | {MASTER, OBSERVERS}:
            return Refused(Refusal.UNKNOWN_ADDRESSEE, name)
        if name in known and not game.seats:
            return Refused(Refusal.NOT_RUNNING, name)
    return None if to else Refused(Refusal.UNKNOWN_ADDRESSEE)


def _unread(game: Game, actor: Actor, to: tuple[str, ...]) -> Refused | None:
    """Why nobody would read a letter: the seats are empty, or its author is the only one."""
    if any(persons_of(game, one) - {actor.person} for one in to):
        return None
    own = all(persons_of(game, one) for one in to)
    return Refused(Refusal.ONLY_YOURSELF if own else Refusal.NO_READER, ",".join(to))


def unheld(game: Game, to: tuple[str, ...]) -> tuple[str, ...]:
    """The addressees of a letter whom nobody is at the moment."""
    return tuple(one for one in to if not persons_of(game, one))


def persons_of(game: Game, addressee: str) -> frozenset[PersonId]:
    """Who reads what is for a power, the master or the observers; empty where nobody is there."""
    if addressee == MASTER:
        return frozenset({game.master.person})
    if addressee == OBSERVERS:
        return frozenset(guest.person for guest in game.observers)
    return frozenset(seat.person for seat in game.seats if seat.power == addressee and seat.person)
