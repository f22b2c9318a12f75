"""Removal: the keeper ends a game, takes one out of sight, or a person out of all games.

docs: sender, "The keeper can remove games and people"

What happened in a game is a record and is never deleted. A removed game is found by nobody and its name is
not given again; of a removed person nothing is kept but the number by which records name him.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from judge.game.commands.master import Eject
from judge.game.events import Event, MasterActed
from judge.game.permissions import actors_of
from judge.game.phases.expiry import next_due
from judge.game.phases.turn import end
from judge.game.refusals import Refused
from judge.game.roles import Actor, PersonId, Role
from judge.game.seats.leaving import eject
from judge.game.seats.masters import leave
from judge.game.seats.standbys import withdraw
from judge.game.state import Ending, Game, Status
from judge.language.mail_domains import counted_as
from judge.notices.game import GameLost, GameMoved
from judge.notices.notice import Addressee, once
from judge.records import NOWHERE, Person
from judge.service.dependencies import Services
from judge.service.open_games import GameChange, OpenGames
from judge.service.outgoing.announce import announce
from judge.service.outgoing.members import GameMembers, people_of
from judge.service.outgoing.post import post_notice
from judge.service.trust.stored_mail import ERASED_MAIL
from judge.store.database import UnitOfWork

KEEPER = Actor(Role.KEEPER, 0)
LEAVER_NAME = "somebody who left"


def end_game(services: Services, work: UnitOfWork, name: str, now: datetime) -> None:
    """End a game that goes on without a result, as its master could; everybody in it is told."""
    games = OpenGames(work, now, for_mail=True)
    game = games.up_to_date(name)
    if game is not None and game.status is not Status.FINISHED:
        over, events = end(game, Ending.TERMINATED)
        games.update(over, (MasterActed(KEEPER), *events))
    save(services, work, games, now)


def remove_game(services: Services, work: UnitOfWork, name: str, now: datetime, moved_to: str = "") -> None:
    """End a game if it goes on, and take it out of sight for good; whoever is in it is told.

    `moved_to` is the address of another judge, where it goes on: then its people are told that, and no end.
    """
    games = OpenGames(work, now, for_mail=True)
    game = games.up_to_date(name)
    if game is None:
        return
    if game.status is not Status.FINISHED:
        over, events = end(game, Ending.TERMINATED)
        games.update(over, (MasterActed(KEEPER), *events))
    key = f"keeper:{now.isoformat()}"
    changes = tuple(games.save_changes(key))
    work.games.remove(name)
    for change in changes:
        if not moved_to:
            announce(services, work, change, now)
    if moved_to:
        members = GameMembers(GameChange(game, game, (), 0), people_of(work, game), work)
        for reader in once(members.everyone()):
            notice = GameMoved(game, moved_to)
            post_notice(services, work, notice, reader, f"{name}:{key}:moved", now)


def remove_unreadable_game(services: Services, work: UnitOfWork, name: str, now: datetime) -> int:
    """Take a game out of sight whose state cannot be read; how many people are told, who had a part in it."""
    people = work.people.several(work.games.members(name))
    for person in people.values():
        reader = Addressee(person, Role.REGISTERED)
        post_notice(services, work, GameLost(name), reader, f"{name}:keeper:{now.isoformat()}", now)
    work.games.remove_unreadable(name)
    return len(people)


def games_to_end_first(work: UnitOfWork, person: PersonId) -> tuple[str, ...]:
    """The games that go on and have this person as their only master, who cannot leave them."""
    mine = (work.games.get(name) for name in work.games.of(person))
    return tuple(
        one.name
        for one in mine
        if one and {leader.person for leader in one.masters} == {person} and one.status is not Status.FINISHED
    )


def remove_person(services: Services, work: UnitOfWork, person: Person, now: datetime) -> None:
    """Put a person out of every game that goes on, whose players are told, and forget who he was."""
    games = OpenGames(work, now, for_mail=True)
    without(work, games, person, now)
    save(services, work, games, now)
    forget_person(work, person, now)


def without(work: UnitOfWork, games: OpenGames, person: Person, now: datetime) -> None:
    """Put a person out of every game that goes on, also where he only stands by."""
    for name in dict.fromkeys((*work.games.of(person.id), *work.games.stood_by(person.id))):
        game = games.up_to_date(name)
        if game is not None and game.status is not Status.FINISHED:
            games.update(*_without(game, person.id, now))


def forget_person(work: UnitOfWork, person: Person, before: datetime) -> None:
    """Leave no name, address, entry or letter of somebody, and nothing that waits for his word.

    docs: press, "Personal data is erased when its time is over"

    The number stays, as records name it. Others' mails about him lose their text if sent before that.
    """
    for name in work.games.of(person.id):
        work.parked_items.clear(person.id, name)
    nowhere = f"{person.id}{NOWHERE}"
    games = {*work.games.empty_letters(person.id), *work.games.of(person.id)}
    for name in sorted(games):
        _forget_words(work, name, person.id, before)
    work.outbox.erase_notices(sorted(games), person.name, before, ERASED_MAIL)
    others = work.people.others(person.id)
    for address in (person.address, *others):
        work.inbox.forget_address(address, nowhere, ERASED_MAIL)
        work.outbox.forget_address(address, nowhere, ERASED_MAIL)
        work.marks.forget_address(counted_as(address))
    for address in others:
        work.people.remove_other(person.id, address)
    work.people.forget_tokens(person.id)
    nobody = replace(person, name=LEAVER_NAME, address=nowhere, zone="UTC", entry=(), standby=())
    work.people.save(replace(nobody, unreachable=None))


def _forget_words(work: UnitOfWork, name: str, person: PersonId, now: datetime) -> None:
    """Take somebody's diary, and his letters that wait for the results, out of a game."""
    game = work.games.get(name)
    if game is None:
        return
    diaries = tuple(one for one in game.diaries if one.person != person)
    posted = tuple(one for one in game.posted if one.author.person != person)
    if (diaries, posted) != (game.diaries, game.posted):
        kept = replace(game, diaries=diaries, posted=posted)
        work.games.save(kept, (), now, f"removal:{person}", next_due(kept))


def _without(game: Game, person: PersonId, now: datetime) -> tuple[Game, tuple[Event, ...]]:
    """The game once the person is put out of all he is in it, as its master would have done."""
    told: list[Event] = []
    for actor in actors_of(game, person):
        leads = actor.role is Role.MASTER
        out = Eject(power=actor.power, person=person)
        after, events = leave(game, person, KEEPER) if leads else eject(game, actor, out, now)
        if not any(isinstance(event, Refused) for event in events):
            game = after
            told += events
    for seat in game.seats:
        if seat.standby == person:
            game, events = withdraw(game, seat.power)
            told += events
    return game, (MasterActed(KEEPER), *told) if told else ()


def save(services: Services, work: UnitOfWork, games: OpenGames, now: datetime) -> None:
    """Save the games that the keeper changed, and tell who is in them."""
    for change in games.save_changes(f"keeper:{now.isoformat()}"):
        announce(services, work, change, now)
