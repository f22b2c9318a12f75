"""GMs: a game may have several; who is asked to run it, who comes, who leaves.

docs: gm, "A game can have several GMs"

PROMOTE and HAND OVER only ask. The YES of the person asked makes them a GM, if they may still be one then.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from datetime import datetime

from judge.game.anonymity import knows_everybody, may_know
from judge.game.commands.master import HandOver, Promote
from judge.game.events import MasterJoined, MasterLeft
from judge.game.permissions import actors_of
from judge.game.refusals import Refusal, Refused
from judge.game.roles import Actor, PersonId, Role
from judge.game.state import AccessRule, Game, Guest
from judge.game.transition import Transition, refuse
from judge.rules.units import alive

MOST = 5
"""Masters of one game."""


def ask(game: Game, actor: Actor, command: Promote | HandOver, _now: datetime) -> Transition:
    """Refuse at once if the person cannot run the game and the asker may know that.

    Nothing else happens yet.
    """
    if game.practice:
        return refuse(game, Refusal.PRACTICE_ALONE)
    address = command.address or ""
    if AccessRule(address.lower(), allowed=False, leads=True) in game.access:
        return refuse(game, Refusal.MAY_NOT_LEAD, address)
    known = knows_everybody(game, actor.role, actor.person) or may_know(game, actor.person, command.person)
    if known and game.is_run_by(command.person):
        return refuse(game, Refusal.LEADS_ALREADY, address)
    if isinstance(command, Promote) and len(game.masters) >= MOST:
        return refuse(game, Refusal.TOO_MANY_MASTERS, str(MOST))
    if knows_everybody(game, actor.role, actor.person) and _plays_on(game, command.person):
        return refuse(game, Refusal.PLAYS_STILL)
    return game, ()


def appoint(
    game: Game, person: PersonId, addresses: Collection[str], by: Actor, *, in_place: bool
) -> Transition:
    """Have somebody run the game beside `by`, or in their place; an observer no longer watches.

    Their password is the one that they have in the game already, if they have one.
    """
    why = _refused(game, person, addresses, by, in_place=in_place)
    if why is not None:
        return game, (why,)
    parts = (game.observers, game.applicants, game.seats)
    known = (one.password for part in parts for one in part if one.person == person)
    newcomer = Guest(person, next(known, ""))
    observers = tuple(one for one in game.observers if one.person != person)
    joined = replace(game, observers=observers)
    if not in_place:
        joined = replace(joined, co_masters=(*joined.co_masters, newcomer))
        return joined, (MasterJoined(person, by),)
    joined = _run_by(joined, tuple(newcomer if one.person == by.person else one for one in game.masters))
    return joined, (MasterJoined(person, by), MasterLeft(by.person))


def _refused(
    game: Game, person: PersonId, addresses: Collection[str], by: Actor, *, in_place: bool
) -> Refused | None:
    """Return why somebody cannot run the game now."""
    mine, lists = set(addresses), [one for one in game.access if one.leads]
    allowed = {one.address for one in lists if one.allowed}
    kept_out = {one.address for one in lists if not one.allowed} & mine or (allowed and not allowed & mine)
    checks = (
        (by.role is not Role.KEEPER and not game.is_run_by(by.person), Refusal.OFFER_LAPSED),
        (game.is_run_by(person), Refusal.LEADS_ALREADY),
        (not in_place and len(game.masters) >= MOST, Refusal.TOO_MANY_MASTERS),
        (bool(kept_out), Refusal.MAY_NOT_LEAD),
        (_plays_on(game, person), Refusal.PLAYS_STILL),
    )
    return next((Refused(why) for broken, why in checks if broken), None)


def _plays_on(game: Game, person: PersonId) -> bool:
    """Return whether somebody plays in a moderated game, whose GMs see all orders.

    Not once their power is out.
    """
    if not game.settings.moderated:
        return False
    still = alive(game.position)
    roles = [one for one in actors_of(game, person) if one.role is Role.PLAYER]
    return any(one.power is None or one.power in still for one in roles)


def leave(game: Game, person: PersonId, by: Actor | None = None) -> Transition:
    """Let one of several GMs leave; the only one has to hand over first."""
    rest = tuple(one for one in game.masters if one.person != person)
    if not rest:
        return refuse(game, Refusal.LAST_MASTER)
    return _run_by(game, rest), (MasterLeft(person, by),)


def _run_by(game: Game, masters: tuple[Guest, ...]) -> Game:
    first, *others = masters
    return without_forgetting(game, replace(game, master=first, co_masters=tuple(others)))


def without_forgetting(before: Game, after: Game) -> Game:
    """Return the game with other GMs; once it has started, a note of who left.

    docs: gm, "A GM who plays sees no more than a player"
    """
    gone = (one.person for one in before.masters if not after.is_run_by(one.person))
    noted = tuple(Actor(Role.MASTER, person) for person in gone) if before.seats else ()
    return replace(after, parted=(*after.parted, *noted))
